# Liczby z jednostkami
unit-fan-native = { $count } fan
unit-fan-japanese = { $count } han
unit-han-native = { $count } han
unit-han-japanese = { $count } han
unit-faan-native = { $count } faan
unit-faan-japanese = { $count } faan
unit-doubles-native = { $count ->
    [one] { $count } podwojenie
    [few] { $count } podwojenia
   *[many] { $count } podwojeń
 }
unit-doubles-japanese = { $count } fan
fu-native = { $count ->
    [one] { $count } mały punkt
    [few] { $count } małe punkty
   *[many] { $count } małych punktów
 }
fu-japanese = { $count } fu
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
 }

# Co liczono i z jakim wynikiem
explain-win = { $win ->
    [tsumo] wygrana przez dobranie z muru
   *[ron] wygrana na odrzuconym kamieniu
 }
explain-seat = { $seat ->
    [E] wschód
    [S] południe
    [W] zachód
   *[N] północ
 }, runda { $round ->
    [E] wschodnia
    [S] południowa
    [W] zachodnia
   *[N] północna
 }
headline-formula = { $fan }, { $fu }: { $points }
number = { $number }
headline-limit = { $limit } ({ $fan }): { $points }
headline-limits = { $number ->
    [1] { $limit }: { $points }
    [2] podwójny { $limit }: { $points }
   *[more] { $number } × { $limit }: { $points }
 }
headline-table = { $fan }: { $points }
headline-added = { $limit } i { $fan }: { $points }
headline-too-little = To nie jest wygrana: ręka ma { $had }, a minimum to { $minimum }{ $why }.
headline-no-yaku = To nie jest wygrana: yaku są warte { $had }, a minimum wynosi { $minimum }{ $why }.
reason-dora-aside = dory się do niego nie wliczają
reason-flowers-aside = kwiaty i pory roku się do niego nie wliczają
reason-from-five = od pięciu liczników potrzeba dwóch
reason-dealer-from-five = od pięciu liczników rozdający potrzebuje dwóch
reason-suit-laid-out = trzy grupy tej rodziny leżały już na stole
reason-one-opponent = mnożnik A napisano dla czterech graczy, jedyny przeciwnik płaci według wiersza swojego miejsca
headline-incomplete = To nie jest wygrana, układ nie jest kompletny: { $count ->
    [0] po odrzuceniu kamienia jest w tenpai
    [one] do tenpai brakuje { $count } kamienia
    [few] do tenpai brakuje { $count } kamieni
   *[many] do tenpai brakuje { $count } kamieni
 }.

# Wiersze
section-fan-native = Yaku i dory
section-fan-japanese = Yaku i dory
section-fu-native = Małe punkty
section-fu-japanese = Fu
section-han-native = Han
section-han-japanese = Han
section-faan-native = Faan
section-faan-japanese = Faan
section-doubles-native = Podwojenia
section-doubles-japanese = Fan
section-points-native = Punkty
section-points-japanese = Fu
explain-unfinished = { $seat ->
    [E] Wschód
    [S] Południe
    [W] Zachód
   *[N] Północ
 }: { $calculation }
set-pung-open = Zameldowany pon
set-pung-concealed = Ukryty pon
set-kong-open = Zameldowany kan
set-kong-concealed = Ukryty kan
set-by-discard = uzupełniony odrzuconym kamieniem
why-excluded = zawiera się w „{ $by }”
why-limit = zamiast { $unit ->
    [doubles] podwojeń
   *[fan] { $unit }
 } liczy się { $limit }
why-highest = liczy się tylko najwyższy układ limitowy

# Obliczenie
section-payment = Wypłata
calculation-formula = { $formula }
calculation-cap = { $formula }, ale najwyżej { $limit }: { $value }
calculation-rounded-up = { $formula }, liczy się jako { $limit }: { $value }
calculation-fan = { $fan }: { $limit }, { $value }
calculation-limits = { $number ->
    [1] { $limit }: { $value }
   *[more] { $number } × { $limit }: { $value }
 }
calculation-rounded = { $formula }, zaokrąglone do { $value }
calculation-table = { $fan }: { $value }
calculation-sum = Suma wartości: { $fan }
calculation-added = { $limits } ({ $limit }) + { $by_fan } ({ $fan }) = { $value }
share-for-all = za pozostałych
share-flat = od każdego
share-rounded = { $sum }, zaokrąglone w górę
share-honba = { $count ->
    [one] { $count } licznik
    [few] { $count } liczniki
   *[many] { $count } liczników
 }
share-liable = cały układ „{ $pattern }”
share-liable-half = połowa układu „{ $pattern }”
pays-discarder = { $seat ->
    [E] Wschód, który odrzucił kamień, płaci
    [S] Południe, które odrzuciło kamień, płaci
    [W] Zachód, który odrzucił kamień, płaci
    [N] Północ, która odrzuciła kamień, płaci
   *[none] Gracz, który odrzucił kamień, płaci
 } { $sum }.
pays-feeder = { $seat ->
    [E] Wschód, który odpowiada za układ, płaci
    [S] Południe, które odpowiada za układ, płaci
    [W] Zachód, który odpowiada za układ, płaci
   *[N] Północ, która odpowiada za układ, płaci
 } { $sum }.
pays-dealer = Wschód płaci { $sum }.
pays-others = { $number ->
    [1] Trzeci gracz płaci
   *[more] Każdy z pozostałych płaci
 } { $sum }.
pays-opponent = Przeciwnik płaci { $sum }.
pays-between = { $payer ->
    [E] Wschód
    [S] Południe
    [W] Zachód
   *[N] Północ
 } płaci { $receiver ->
    [E] Wschodowi
    [S] Południu
    [W] Zachodowi
   *[N] Północy
 } { $points } za różnicę rąk.
explain-chips = W żetonach: { $chips }.
explain-bets = Zastawy na stole: { $count } × { $each } = { $points }.
explain-item-more = Przedmiot dodaje do wypłaty { $points }.
explain-item-spared = Przedmiot chroni przed wypłatą: oszczędza { $points }.
explain-gets = { $seat ->
    [E] Wschód
    [S] Południe
    [W] Zachód
   *[N] Północ
 } otrzymuje { $points }.

# To samo z imionami ludzi
named-player = { $name } ({ $wind ->
    [E] wschód
    [S] południe
    [W] zachód
   *[N] północ
 })
named-pays-discarder = { $who } płaci za odrzucony kamień: { $sum }.
named-pays-feeder = { $who } odpowiada za układ i płaci { $sum }.
named-pays-dealer = { $who } płaci { $sum }.
named-pays-between = { $who } płaci { $points } za różnicę rąk, dostaje { $whom }.
named-explain-gets = { $who } otrzymuje { $points }.
named-explain-unfinished = { $who }: { $calculation }

# Odczytania, które przegrały
lost-no-yaku = za mało yaku
lost-points = tylko { $points }
lost-limit = tyle samo punktów, ale układ limitowy ma pierwszeństwo przed zliczonymi fan (D-05)
lost-fan = tyle samo punktów, ale mniej fan (D-05)
lost-fu = tyle samo punktów, ale mniej małych punktów (D-05)
lost-later = równie dobre, ale dalsze w kolejności (D-05)
