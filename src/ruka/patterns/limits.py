"""Limit hands (yakuman)."""

from ruka.patterns.circumstances import earth, tenhou
from ruka.patterns.hands import chinitsu
from ruka.rules.pattern import Price, pattern, price
from ruka.rules.row import form, role
from ruka.rules.words import (
    DRAGONS,
    GREENS,
    HONOURS,
    TERMINALS,
    WINDS,
    any_of,
    at,
    concealed,
    concealed_pungs,
    count,
    every,
    exists_rank,
    exists_suit,
    kinds1,
    kinds3,
    kongs,
    no,
    only,
    pairs,
    pung,
    pungs,
    waits,
)

kokushi = pattern(
    "kokushi", form("orphans"), ja="国士無双", cs="Třináct sirotků", pl="Trzynaście sierot", en="Thirteen orphans"
)
kokushi_13 = pattern(
    "kokushi_13",
    form("orphans") & (count(waits) == 13),
    ja="国士無双十三面",
    cs="Třináct sirotků s třináctistranným čekáním",
    pl="Trzynaście sierot z trzynastostronnym oczekiwaniem",
    en="Thirteen orphans, thirteen-sided",
)
chuuren = pattern(
    "chuuren",  # one suit: every rank, and three of both ends
    chinitsu.expr & concealed & no(kongs) & (count(kinds1) == 9) & (count(kinds3 & TERMINALS) == 2),
    ja="九蓮宝燈",
    cs="Devět bran",
    pl="Dziewięć bram",
    en="Nine gates",
)
chuuren_9 = pattern(
    "chuuren_9",
    chuuren.expr & (count(waits) == 9),
    ja="純正九蓮宝燈",
    cs="Devět bran s devítistranným čekáním",
    pl="Dziewięć bram z dziewięciostronnym oczekiwaniem",
    en="Nine gates, nine-sided",
)
suuankou = pattern(
    "suuankou",
    count(concealed_pungs) == 4,
    ja="四暗刻",
    cs="Čtyři skryté pony",
    pl="Cztery ukryte pon",
    en="Four concealed pungs",
)
suuankou_tanki = pattern(
    "suuankou_tanki",
    suuankou.expr & role("single"),
    ja="四暗刻単騎",
    cs="Čtyři skryté pony s jedinečným čekáním",
    pl="Cztery ukryte pon z pojedynczym oczekiwaniem",
    en="Four concealed pungs, single wait",
)
suukantsu = pattern("suukantsu", count(kongs) == 4, ja="四槓子", cs="Čtyři kany", pl="Cztery kan", en="Four kongs")
ryuuiisou = pattern("ryuuiisou", only(GREENS), ja="緑一色", cs="Všechny zelené", pl="Same zielone", en="All green")
chinroutou = pattern(
    "chinroutou", only(TERMINALS), ja="清老頭", cs="Všechny hraniční", pl="Same skrajne", en="All terminals"
)
tsuuiisou = pattern(
    "tsuuiisou", only(HONOURS), ja="字一色", cs="Všechny zvláštní", pl="Same specjalne", en="All honours"
)
daisangen = pattern(
    "daisangen",
    count(pungs & DRAGONS) == 3,
    ja="大三元",
    cs="Tři velcí draci",
    pl="Duże trzy smoki",
    en="Big three dragons",
)
shousuushii = pattern(
    "shousuushii",
    (count(pungs & WINDS) == 3) & any_of(pairs & WINDS),
    ja="小四喜",
    cs="Čtyři malé větry",
    pl="Małe cztery wiatry",
    en="Little four winds",
)
daisuushii = pattern(
    "daisuushii",
    count(pungs & WINDS) == 4,
    ja="大四喜",
    cs="Čtyři velké větry",
    pl="Duże cztery wiatry",
    en="Big four winds",
)
suurenkou = pattern(
    "suurenkou",
    exists_suit(lambda s: exists_rank(lambda r: pung(s, r) & pung(s, r + 1) & pung(s, r + 2) & pung(s, r + 3))),
    ja="四連刻",
    cs="Čtyři pony v řadě",
    pl="Cztery kolejne pony",
    en="Four consecutive pungs",
)
shiisanpuutaa = pattern(
    "shiisanpuutaa",
    form("unrelated"),
    ja="十三不塔",
    cs="Třináct nepříbuzných kamenů",
    pl="Trzynaście niespokrewnionych kamieni",
    en="Thirteen unrelated tiles",
)
daisharin = pattern(
    "daisharin",
    form("pairs") & exists_suit(lambda s: every(at(pairs, s, r) for r in range(2, 9))),
    ja="大車輪",
    cs="Velké kolo",
    pl="Wielkie koło",
    en="Big wheel",
)


def classical_ten(limits: int = 1) -> tuple[Price, ...]:
    """The ten limit hands that almost all rules have (002, Limitní ruka); half of them are never open."""
    return (
        *(price(hand, limits) for hand in (daisangen, shousuushii, daisuushii, tsuuiisou, chinroutou)),
        *(price(hand, 0, limits) for hand in (suuankou, earth, tenhou, chuuren_9, kokushi)),
    )
