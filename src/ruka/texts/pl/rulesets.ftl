# Czym są poszczególne zasady
rules-ema-riichi = Zasady riichi Europejskiego Stowarzyszenia Mahjonga z 2008 roku, tak jak drukują je czeska i polska broszura.
rules-riichi-guide = Czeska lekcja liczenia punktów: EMA riichi z trzema różnicami w liczeniu małych punktów.
rules-tenhou = Gra dla czterech osób na tenhou.net, z czerwonymi piątkami i otwartym tanyao.
rules-tenhou-3p = Gra dla trzech osób na tenhou.net: bez znaków od 2 do 8, bez chi, północ odkłada się jako dora.
rules-mahjong-soul = Gra rankingowa dla czterech osób w Mahjong Soul: na jednym odrzuconym kamieniu może wygrać kilku graczy, a najrzadsze yakumany liczą się podwójnie.
rules-m-league = Japońska liga zawodowa: spośród kilku zwycięzców wygrywa tylko najbliższy w kolejności, a rozdań się nie przerywa.
rules-wrc = Zasady mistrzostw świata (World Riichi Championship) z 2015 roku: bez czerwonych piątek, spośród kilku zwycięzców wygrywa tylko najbliższy w kolejności.
rules-ema-2016 = Zasady riichi Europejskiego Stowarzyszenia Mahjonga po zmianach z 2016 roku: bez czerwonych piątek, same zwykłe liczą się też w otwartej ręce.

# Opcje
option-start_points = Ile punktów ma każdy gracz na początku.
option-red_fives = W każdej rodzinie jedna piątka jest czerwona i liczy się jak dora.
option-open_tanyao = Same zwykłe (tanyao) liczą się także w otwartej ręce.
option-double_wind_pair_fu = Ile małych punktów jest za parę z wiatru, który jest wiatrem gracza i rundy.
option-two_yaku_at_five_honba = Od pięciu liczników do wygranej potrzeba yaku wartych co najmniej 2.
option-rinshan_with_haitei = Wygrana na kamieniu dobranym po kanie, który jest zarazem ostatnim, liczy się jako jedno i drugie.
option-renhou = Ile jest warta wygrana na odrzuconym kamieniu przed własnym pierwszym dobraniem.
option-rounded_mangan = 30 małych punktów z 4 fan i 60 małych punktów z 3 fan liczą się jako mangan.
option-counted_yakuman = Od 13 fan układ jest yakumanem; w przeciwnym razie pozostaje sanbaimanem.
option-double_yakuman = Niektóre yakumany liczą się podwójnie: trzynaście sierot z trzynastostronnym czekaniem, dziewięć bram z dziewięciostronnym, cztery ukryte pony z czekaniem na parę i duże cztery wiatry.
option-yakuman_add_up = Kilka yakumanów w ręce się sumuje; w przeciwnym razie liczy się tylko najwyższy.
option-pao_honba = Kto płaci za liczniki, gdy wypłatą dzielą się gracz odpowiedzialny i ten, kto odrzucił kamień.
option-length = Gra na dwie rundy (hanchan) albo na jedną (tonpuu).
option-leader_stops = Czy gra się kończy, gdy rozdający ostatniego rozdania prowadzi: nigdy, po wygranej albo po wygranej i po wyczerpaniu muru z tenpai.
option-winners = Na jednym odrzuconym kamieniu mogą wygrać wszyscy (all), tylko najbliższy w kolejności (first) albo dwóch, a trzech przerywa rozdanie (abort_at_three).
option-swap_calling = Po wzięciu kamienia wolno od razu odrzucić taki sam kamień albo kamień z drugiego końca chi.
option-kong_dora = Kiedy odkrywa się nową dorę po otwartym kanie: od razu (at_once) czy po odrzuceniu (after_discard). Po ukrytym kanie odkrywa się ją od razu.
option-furiten_ends = Tymczasowy furiten kończy się własnym ruchem i każdym przerwaniem kolejki albo tylko własnym ruchem.
option-abortive_draws = Dziewięć różnych skrajnych i specjalnych, cztery takie same wiatry, cztery riichi i cztery kany przerywają rozdanie.
option-hide_tenpai = Po wyczerpaniu muru gracz może ukryć tenpai, jeśli nie zadeklarował riichi.
option-discipline = Co dzieje się z błędną deklaracją: strict jej nie przyjmuje, open ją przyjmuje i karze (chombo, martwa ręka).
option-nagashi = Nagashi mangan to wygrana z licznikami i stawkami (as_win), remis (as_draw) albo nic (none).
option-nagashi_concealed = Nagashi mangan wymaga ukrytej ręki.
option-nagashi_noten = Nagashi mangan wymaga ręki, która nie jest tenpai.
option-bust = Gra kończy się, gdy ktoś ma mniej niż zero.

# Rozstrzygnięcia w skrócie
decision-D-01 = Źródła nie podają liczby punktów na początku gry: 30000, jak na turniejach EMA.
decision-D-02 = Źródła nie mówią o graczu bez punktów: gra toczy się dalej, wynik może być ujemny, a riichi można zadeklarować, mając mniej niż 1000.
decision-D-03 = Po przerwanej rozgrywce Wschód pozostaje Wschodem.
decision-D-04 = Gdy kamień odrzuci ktoś inny, gracz odpowiedzialny i odrzucający płacą po połowie; za liczniki płaci odrzucający.
decision-D-05 = Z równych odczytań liczy się to, które ma więcej fan, potem to, które ma więcej małych punktów, potem pierwsze.
decision-D-06 = Nagashi mangan wymaga ukrytej ręki; tenpai nie ma znaczenia.
decision-D-07 = Więcej niż 13 fan liczy się jako jeden yakuman.
decision-D-08 = Wymiana przy meldowaniu (kuikae) jest dozwolona: tak mówi zdanie, choć użyta nazwa oznacza zakaz.
decision-D-09 = Chwilowy furiten kończy się przy każdym przerwaniu kolejki, także przez ukryty lub uzupełniony kan.
decision-D-10 = Ukryty kan leży z dwoma skrajnymi kamieniami obrazkiem do dołu.
decision-D-11 = Nagashi mangan to wygrana przez dobranie: należą się liczniki i zastawy, nikt nie płaci za noten, a może go mieć kilku graczy.
decision-D-12 = Kamień dobrany po kanie, który jest ostatnim kamieniem, daje oba yaku.
decision-D-13 = Renhou to wygrana na dowolnym odrzuconym kamieniu przed własnym pierwszym dobraniem, o ile nikt nie przerwał kolejki.
decision-D-14 = Przy wyczerpaniu muru gracz może ukryć tenpai, chyba że zadeklarował riichi.
decision-D-15 = Gdy wygrywa kilku graczy, a wśród nich Wschód, liczniki zostają.
decision-D-16 = Martwy mur leży po prawej stronie miejsca podziału.
decision-D-17 = Gdy wygrywa kilku graczy, odpowiedzialność rozpatruje się dla każdego osobno.

# Strona zasad
show-facts = Źródło: { $source } · { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
 } · { $tiles ->
    [one] { $tiles } kamień
    [few] { $tiles } kamienie
   *[many] { $tiles } kamieni
 }, w tym czerwonych: { $reds }
show-options = Opcje
show-fan-native = Yaku (fan)
show-fan-japanese = Yaku (han)
show-limit-native = Układy limitowe (yakuman)
show-limit-japanese = Yakuman
show-bonus-native = Dory (fan)
show-bonus-japanese = Dory (han)
show-points-native = Małe punkty
show-points-japanese = Fu
show-pung-simples = Pon, 2–8
show-pung-orphans = Pon, skrajne lub specjalne
show-kong-simples = Kan, 2–8
show-kong-orphans = Kan, skrajne lub specjalne
show-limit = { $limit }: { $fan } fan, { $value }
show-payment = Wypłata
show-minimum = Do wygranej potrzeba yaku wartych co najmniej { $count }; dory się do tego nie wliczają.
show-minimum-at-five = Od pięciu liczników potrzeba yaku wartych co najmniej { $count }.
show-formula = Wartość to małe punkty × 2^({ $exponent } + fan), najwyżej { $cap } ({ $limit }).
show-rounded-up = Wartość { $value } liczy się jako { $limit }.
show-limits-add = Wartość za { $limit } to { $value }; kilka się sumuje.
show-limits-highest = Wartość za { $limit } to { $value }; z kilku liczy się najwyższy.
show-draw = Wygrana przez dobranie: Wschód dostaje od każdego { $dealer } × wartość; inny gracz { $from_dealer } × od Wschodu i { $from_others } × od każdego z pozostałych.
show-discard = Wygrana na odrzuconym kamieniu: odrzucający płaci Wschodowi { $dealer } × wartość, innemu graczowi { $other } ×.
show-rounding = Każdą wypłatę zaokrągla się w górę do wielokrotności { $unit }.
show-honba = Licznik dodaje { $draw } od każdego przy dobraniu, { $discard } przy wygranej na odrzuconym kamieniu.
show-winners-all = Na jednym odrzuconym kamieniu może wygrać kilku graczy.
show-winners-first = Z kilku zwycięzców wygrywa tylko ten, kto po odrzucającym jest wcześniej w kolejce.
show-winners-abort_at_three = Na jednym odrzuconym kamieniu może wygrać dwóch graczy; przy trzech rozgrywkę się przerywa.
show-pao-discarder = Gdy wypłatą dzielą się gracz odpowiedzialny i odrzucający, za liczniki płaci odrzucający.
show-pao-feeder = Gdy wypłatą dzielą się gracz odpowiedzialny i odrzucający, za liczniki płaci gracz odpowiedzialny.
show-decisions = Rozstrzygnięcia tam, gdzie źródło jest niejasne

# Różnice
diff-none = Mówią to samo.
diff-table = Stół
diff-price = Cennik
diff-formula = Punkty
diff-payment = Wypłata
diff-match = Gra
diff-flow = Przebieg
diff-option = Opcje
field-players = gracze
field-tiles = kamienie
field-red_fives = czerwone piątki według rodzin
field-minimum = wymagane yaku / od pięciu liczników
field-ladder = limity według fan
field-rounded_up_from = wartość liczona jako mangan
field-limits_add_up = yakumany się sumują
field-winners = kilku zwycięzców
field-honba_to = liczniki przy kilku zwycięzcach
field-own_bet_back = zwycięzcy wraca jego zastaw
field-pao_whole = odpowiedzialność za cały układ
field-pao_honba = liczniki przy dzielonej wypłacie
field-honba_discard = licznik przy wygranej na odrzuconym kamieniu
field-start_points = punkty na początku
field-target = punkty do zdobycia
field-rounds = rundy
field-extra_rounds = rundy dodatkowe
field-bust = gracz bez punktów kończy grę
field-uma = uma
field-oka = oka
field-ties = równe punkty na koniec
field-leader_stops = prowadzący rozdający może zakończyć
field-noten_total = wypłata za noten
field-dead_wall = martwy mur
field-replacement_tiles = kamienie po kanie
field-hand_tiles = kamieni w ręce
field-chows = chi
field-nuki = odkładanie północy
field-swap_calling = odrzucenie takiego samego kamienia po wzięciu
field-riichi = riichi
field-riichi_tiles = kamieni w murze do riichi
field-riichi_floor = punktów potrzebnych do riichi
field-kong_dora = dora po otwartym kanie
field-furiten_ends = koniec tymczasowego furitenu
field-nine_orphans = dziewięć skrajnych i specjalnych
field-four_winds = cztery takie same wiatry
field-four_riichi = cztery riichi
field-four_kongs = cztery kany
field-nagashi = nagashi mangan
field-nagashi_concealed = nagashi tylko z ukrytą ręką
field-nagashi_noten = nagashi tylko bez tenpai
field-hide_tenpai = tenpai wolno ukryć
field-pao_claimed_only = odpowiedzialność tylko za same zgłoszone grupy
field-discipline = błędne deklaracje
