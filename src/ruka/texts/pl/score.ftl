help-score = Policz rękę według zasad i wyjaśnij wynik.
help-points = Punkty za podaną liczbę małych punktów i fan; bez nich tablice wyników.
help-rules = Zestawy zasad: co mówią i czym się różnią.
help-rules-list = Wszystkie zestawy zasad i ich identyfikatory.
help-rules-show = Co mówią zasady: opcje, cennik, limity, wypłaty, rozstrzygnięcia.
help-rules-diff = Czym różnią się dwa zestawy zasad.
help-rules-table = Tablice wyników do czytania lub druku.

help-score-words = Identyfikator zasad, a po nim ręka z wygrywającym kamieniem po +, na przykład ema-riichi 234m 66p [777z] 456s 78s +9s. Z --jsonl: pliki z pytaniami.
help-rules-id = Identyfikator zasad, jaki pokazuje „ruka rules list”.
help-win = Wygrana na odrzuconym kamieniu (ron) albo przez dobranie z muru (tsumo).
help-seat = Wiatr zwycięzcy.
help-round = Wiatr rundy.
help-riichi = Zwycięzca zadeklarował riichi.
help-double-riichi = Riichi zadeklarowano w pierwszej kolejce.
help-ippatsu = Wygrana w pierwszej nieprzerwanej kolejce po riichi.
help-last-tile = Wygrana na ostatnim kamieniu z muru albo na ostatnim odrzuconym kamieniu.
help-after-kong = Wygrana na kamieniu dobranym po kanie.
help-robbing-kong = Wygrana na kamieniu, który przeciwnik dołożył do kana.
help-first-turn = Wygrana w pierwszej nieprzerwanej kolejce.
help-dora = Wskaźniki dora, na przykład 3m5z.
help-ura = Wskaźniki ura dora; liczą się tylko z riichi.
help-nuki = Liczba odłożonych kamieni północy.
help-honba = Liczba liczników (honba) na stole.
help-sticks = Liczba zastawów riichi, które zwycięzca bierze ze stołu.
help-discarder = Kto odrzucił kamień; bez tego nie wiadomo, ile kto zyskał i stracił.
help-pao = Kto odpowiada za układ.
help-flowers = Kwiaty i pory roku zwycięzcy, na przykład 1f5f.
help-others = Układ gracza, który nie wygrał, na przykład E=123m456p789s1155z; można podać kilka razy.
help-second-replacement = Wygrana na kamieniu zastępczym za drugi kan w tej samej turze.
help-multiplier = Tyle razy wartość, zamiast wiatru zwycięzcy i rodzaju wygranej.
help-option = Ustaw opcję zasad; można podać wiele razy.
help-house = Plik z zasadami domowymi zamiast identyfikatora zasad.
help-all-readings = Pokaż też wiersze odczytań, które przegrały.
help-terms = Nazwy układów: ze źródeł albo japońskie.
help-html = Zapisz wyjaśnienie jako stronę w tym pliku.
help-fu = Liczba małych punktów; niezaokrąglone są zaokrąglane w górę.
help-fan = Liczba fan.
help-format = Tekst albo strona HTML.

error-unknown-terms = nie ma nazw „{ $name }”; do wyboru: { $known }.
error-unknown-rules-near = nie ma zasad „{ $name }”; może chodzi o { $near }? Do wyboru: { $known }.
error-no-rules = podaj zasady, na przykład ema-riichi; wszystkie pokaże „ruka rules list”.
error-no-score-hand = po zasadach podaj rękę, na przykład ema-riichi 234m 66p [777z] 456s 78s +9s, albo --jsonl.
error-bad-option-setting = „{ $setting }” nie ustawia żadnej opcji; wpisz jej nazwę, znak równości i wartość, na przykład open_tanyao=true.
error-bad-other = „{ $text }” nie jest układem innego gracza; napisz wiatr, znak równości i kamienie, na przykład E=123m456p789s1155z.
error-unwritable-file = nie można zapisać pliku { $path }.
error-dealer-is-not-east = rozdający siedzi na wschodzie, a to pytanie mówi co innego.
error-fu-and-fan = podaj i małe punkty, i fan; małe punkty można pominąć tylko wtedy, gdy same fan dają limit.

column-id = identyfikator
column-name = nazwa
column-players = gracze
column-source = źródło
column-open = otwarta
column-concealed = ukryta
column-clause = rozdział
column-dealer-tsumo = Wschód, z muru
column-dealer-ron = Wschód, z odrzutu
column-other-tsumo = inni, z muru
column-other-ron = inni, z odrzutu
table-dealer-tsumo = Wschód (tsumo): płaci każdy z przeciwników
table-dealer-ron = Wschód (ron): płaci ten, kto odrzucił kamień
table-other-tsumo = Inni (tsumo): płaci każdy z pozostałych / Wschód
table-other-ron = Inni (ron): płaci ten, kto odrzucił kamień
table-limits = Limity
table-fan-native = fan
table-fan-japanese = han
