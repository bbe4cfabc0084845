"""What the British rules call the patterns, where the shared names say something else."""

from ruka.rulesets import terms_002 as basic

_TABLE = """
toitoi | Žádná postupka | Bez chi | No chow
concealed_self_draw | Jenom skryté sety | Same ukryte grupy | Only concealed melds
honroutou | Pouze drahé kameny | Same skrajne i specjalne | Only terminals and honours
kokushi | Třináct divů | Trzynaście cudów | The thirteen unique wonders
tsuuiisou | Pouze trumfy | Same specjalne | Only honours
chinroutou | Hlavy a paty | Głowy i ogony | Heads and tails
ryuuiisou | Císařský nefrit | Cesarski jadeit | Imperial jade
suukantsu | Čtverá hojnost | Poczwórna obfitość | Fourfold plenty
daisangen | Tři velcí učenci | Trzej wielcy uczeni | Three great scholars
daisuushii | Čtyři požehnání nade dveřmi | Cztery błogosławieństwa nad drzwiami | Four blessings hovering over the door
second_kong_replacement | Dvojí štěstí | Podwójne szczęście | Twofold fortune
tenhou | Požehnání nebes | Błogosławieństwo niebios | Blessing of heaven
earth | Požehnání země | Błogosławieństwo ziemi | Blessing of earth
own_flower | Vlastní květina nebo období | Własny kwiat lub pora roku | Own flower or own season
"""
_ROWS = [[cell.strip() for cell in row.split("|")] for row in _TABLE.strip().splitlines()]
TERMS = {
    language: basic.TERMS[language] | {row[0]: row[column] for row in _ROWS}
    for column, language in enumerate(("cs", "pl", "en"), start=1)
}
