# Konec rozdání a konec hry
result-clause = článek { $clause }
result-source = Zdroj: { $source }
result-show-sources = Ukázat zdroje
result-hand = { $round ->
    [0] Východní
    [1] Jižní
    [2] Západní
   *[3] Severní
 } kolo, { $number }. rozdání
result-honba = { $count ->
    [one] { $count } počítadlo
    [few] { $count } počítadla
   *[other] { $count } počítadel
 }
result-ended = { $kind ->
    [exhausted] vyčerpání kamenů: zeď došla
    [turns] konec bez vítěze: všechny tahy jsou odehrány
    [nagashi] nagashi mangan
    [aborted] přerušené rozdání
   *[offence] přestupek
 }
result-won-by-draw = { $name } vyhrává kamenem ze zdi
result-won-from = { $name } vyhrává z odhozu · odhazuje { $source }
result-nagashi = { $name }: nagashi mangan
result-nobody-ready = Nikdo není v tenpai.
result-ready = { $name } je v tenpai
result-waits-on = čeká na
result-place = { $place }.
result-place-before = dříve { $place }. místo
result-pays = { $from } platí { $points }, dostává { $to }
result-again = Zkusit znovu
result-of-hand = Výsledek rozdání
result-show = Ukázat výsledek
result-look-at-table = Ukázat stůl
result-next = Další rozdání
result-waiting = Čeká se na ostatní
result-awaited = Ještě si čtou: { $names }
result-all-ready = Všichni jsou připraveni.
result-game-over = Konec hry
result-standing = Konečné pořadí
result-column-place = Místo
result-column-player = Hráč
result-column-points = Body
result-column-final = Výsledek
result-column-rating = Rating
result-graph = Body po každém rozdání
result-graph-table = Totéž v tabulce
result-graph-hand = Rozdání
result-graph-start = Začátek
result-to-end = Výsledek hry
result-last-hand = Poslední rozdání
result-home = Domů
result-replay = Přehrát
result-record = Stáhnout záznam
result-fair = ✓ Rozdáno poctivě: v záznamu je váš díl míchání i semínko serveru, ke kterému se před hrou zavázal.
result-fair-unhashed = ✓ Váš díl míchání je v záznamu. Zda je semínko serveru to, ke kterému se zavázal, řekne ruka verify.
result-unfair-share = ✗ Váš díl míchání ({ $share }) v záznamu není: zeď mohl někdo vybrat. Stáhněte si záznam a ptejte se správce serveru.
result-unfair-late = ✗ V záznamu není žádný váš díl míchání. To je v pořádku jen tehdy, když se rozdávalo před vaším příchodem.
result-unfair-commitment = ✗ V záznamu je jiný závazek, než jaký vám server řekl před hrou. Stáhněte si záznam a ptejte se správce serveru.
result-unfair-seed = ✗ Semínko v záznamu není to, ke kterému se server zavázal. Stáhněte si záznam a ptejte se správce serveru.
result-unfair-unread = Záznam se nepodařilo zkontrolovat.
result-share = Kopírovat odkaz
result-rematch = Odveta
result-join-rematch = Přidat se k odvetě
book-of-line = { $name }: pravidla
explain-dora = ukazatele dory
explain-ura = ukazatele ura dory
section-unfinished = Ruce, které nevyhrály
explain-sum = Dohromady
section-uncounted = Nepočítá se
section-readings = Jiná čtení
