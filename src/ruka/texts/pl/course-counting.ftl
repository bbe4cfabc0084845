# Kurs 3: liczenie małych punktów i fan
course-counting = Liczenie małych punktów i fan
course-counting-about = Ile jest wart układ, krok po kroku według czeskiego przewodnika; potem to, co inne zasady liczą inaczej.
lesson-counting-start-title = Dwadzieścia na początek
lesson-counting-hard-part =
    A teraz trudniejsza część: punktacja. Wycena układu wszędzie jest najtrudniejszym rozdziałem mahjonga. Oficjalne zasady chińskie mają punkty i ich minimum, w mahjongu amerykańskim każdy układ ma swoją wartość.
    Riichi ma punkty podstawowe, [term:fu|małe punkty] (fu), i [term:fan|fan]. Wygląda to na skomplikowane, ale pomyśl: według przewodnika riichi zna 36 rodzajów układów, a oficjalne zasady chińskie 85. Co jest trudniejsze?
lesson-counting-notation = Przewodnik zapisuje kamień cyfrą i literą: m znaki, k kółka, b bambusy, więc 9k to dziewiątka kółek. Kamienie specjalne mają dwie litery: vv, jv, zv, sv to wiatry, bd, zd, cd smoki. „vvvv” to para wschodów. Znak przed kamieniem mówi, że leży bokiem, czyli został przejęty; dwa znaki w kanie oznaczają, że powstał z pona. Tutaj wszystkie są narysowane.
lesson-counting-twenty = Za każdą wygraną dostajesz 20 małych punktów. I co z tego? Przy najmniejszym patyczku to niewiele. Więcej dają grupy: każdy pon i kan coś dodaje, a czasem nawet para. Chi nie daje nic.
lesson-counting-pair-title = Para
lesson-counting-pair = [term:valued_pair|Para cennych kamieni] dodaje { $fu } małe punkty. Smoki są cenne zawsze; wiatr tylko wtedy, gdy jest [term:round_wind|wiatrem rundy] albo [term:seat_wind|twoim wiatrem].
lesson-counting-pair-twice = Jeśli wiatr rundy jest też twoim wiatrem, para jest [term:doubly_valued_pair|cenna podwójnie] i dodaje { $fu } małe punkty, według zasad japońskich. Inne dają tylko dwa: zapytaj przed grą.
lesson-counting-pair-worthless = Każda inna para jest [term:worthless_pair|bezwartościowa]: nie dodaje nic. Czasem właśnie tego potrzebujesz.
lesson-counting-pungs-title = Pony
lesson-counting-pungs = Trzy jednakowe kamienie specjalne lub skrajne są warte { $taken } małe punkty, jeśli jeden przejęto, a { $own }, jeśli wszystkie przyszły z muru. Czy kamienie specjalne są cenne, nie ma znaczenia.
lesson-counting-pungs-of-simples = Kamienie od dwójki do ósemki są warte połowę. Dasz radę? Na pewno tak, więc sprawdź mnie.
lesson-counting-pungs-check = { $taken } za przejęty, { $own } za ukryty. I jeszcze jedno: pon dokończony czyimś odrzutem liczy się w małych punktach jak zameldowany, choć ręka może być nadal ukryta.
lesson-counting-kongs-title = Kany
lesson-counting-kongs = Kan kamieni specjalnych lub skrajnych: ukryty { $own }, z czyjąś pomocą { $taken }. Przewodnik mówi, że kan jest wart dwa razy tyle co pon; jego własne liczby mówią, że cztery razy, i mają rację.
lesson-counting-kongs-of-simples = A od 2 do 8? Oczywiście { $taken } za zameldowany i { $own } za ukryty.
lesson-counting-waits-title = Trudniejsza droga
lesson-counting-waits = Mamy już trzy sposoby. Chcesz więcej? Twardo się targujesz, ale niech będzie. Jeśli ręka czeka na [term:only_possible|jeden jedyny rodzaj], nagroda wynosi { $fu }: za czekanie skrajne, zamknięte albo na parę.
lesson-counting-way-title = Sposób wygranej
lesson-counting-way = I już naprawdę ostatni: jak wygrywasz. Za [term:tsumo|tsumo], czyli dobranie z muru, dostajesz 2. Z [term:concealed_hand|ukrytą ręką] za [term:ron|ron] 10. Brzmi zbyt dobrze? Jest haczyk…
lesson-counting-exceptions = … bo są trzy wyjątki. [term:pinfu|Pinfu] z muru zostaje przy 20, nie 22: pinfu znaczy „bez fu”. [term:chiitoitsu|Siedem par] ma zawsze, naprawdę ZAWSZE, 25. A za wygraną na [term:rinshan|kamieniu z martwego muru] nie ma 2 za dobranie: jeden fan już przecież jest. Skargi proszę składać przy najbliższym murze cmentarnym.
lesson-counting-rounding-title = Zaokrąglanie w górę
lesson-counting-rounding = I może najważniejsze: gdy wszystkie małe punkty są dodane, [term:round_up|zaokrąglij W GÓRĘ] do pełnych dziesiątek. Wygrana, ukryta ręka, ron i czekanie na parę:
lesson-counting-table = Wszystko w jednej tabeli. Tabela w przewodniku nie daje otwartej ręce nic za parę ani za tsumo; jego własny tekst daje jedno i drugie, i tekst obowiązuje.
lesson-counting-han-title = Fan
lesson-counting-han = Wiem, co myślisz: tyle czasu na małe punkty, a teraz jeszcze to. Małe punkty odłóż na bok; będą potrzebne dopiero na samym końcu. Każdy układ, który może wygrać, ma co najmniej jedno [term:yaku|yaku], każde yaku ma swoją liczbę [term:fan|fan], niektóre w otwartej ręce mniejszą, a liczby te się sumują.
lesson-counting-han-adds = Riichi, tanyao i pinfu: za każde jeden. Naucz się listy yaku z liczbą fan; i tak jest potrzebna, inaczej nie złożysz układu, którym wolno wygrać. Z małych punktów i fan punkty robią tabele: to następny kurs.
lesson-counting-ema-title = Jak liczy się w Europie
lesson-counting-ema-steps =
    Zasady europejskie liczą w trzech krokach. Najpierw [term:fan|fan]: yaku, co najmniej jedno, czerwone piątki, [term:dora|dory], kan dory, a z riichi także ura dory. Potem małe punkty zaokrąglone w górę do dziesiątek, od pięciu fan niepotrzebne. Potem tabela.
    Podstawę podają inaczej: 30 za ukrytą rękę z odrzutu, 25 i nic więcej za siedem par, 20 za wszystko inne, czyli dobranie z muru albo rękę z zameldowanymi grupami. Suma jest ta sama. Gdy układ da się odczytać na kilka sposobów, wygrywający bierze najlepszy.
lesson-counting-ema-differs = Liczy się dwie rzeczy, których przewodnik nie liczy: dobranie z martwego muru to dobranie jak każde inne, a otwarta ręka bez żadnych małych punktów dostaje 2 za [term:open_pinfu|otwarte pinfu], więc nigdy nie ma mniej niż 30.
lesson-counting-ema-wait = A 2 za wąskie czekanie należą się, nawet jeśli rękę dało się skończyć inaczej. Z 5-6-7-8-9 i siódemką można to nazwać czekaniem skrajnym albo dwustronnym, którego chce pinfu: liczy się lepsze.
lesson-counting-classical-title = Punkty i podwojenia
lesson-counting-classical-order = Klasyczna gra japońska liczy w tej kolejności: punkty za grupy i sposób wygranej oraz 20 za wygraną; potem [term:double|podwojenia], z których każde podwaja całość, więc dwa to razy cztery, a trzy razy osiem; potem zaokrąglenie do dziesiątek; potem gracze się rozliczają.
lesson-counting-classical-worked = W pierwszych dwóch przykładach źródło zapomniało o czymś, co dają jego własne tabele: o podwojeniu za pon zielonych smoków i punktach za dobranie. Tutaj policzono wszystko.
lesson-counting-classical-more-title = Więcej podwojeń i limit
lesson-counting-classical-limit = Podwojenia rosną szybko, dlatego jest [term:limit_hand|limit]: więcej nigdy się nie płaci.
lesson-counting-video-title = Punkty na ekranie
lesson-counting-video-list = Wideomahjong ma krótką listę: 20 za wygraną, 10 za ukrytą rękę i ron, 2 za tsumo, 2 za ostatnią szansę (czekanie na jeden rodzaj), siedem par razem 25. Pony 2 lub 4, ze skrajnych i specjalnych 4 lub 8; kany 8 lub 16, ze skrajnych i specjalnych 16 lub 32; pary smoków, twojego wiatru i wiatru rundy po 2; chi nic. Ukryte jest zawsze warte dwa razy więcej niż otwarte.
lesson-counting-video-ron = Grupa dokończona ronem liczy się w punktach jako otwarta, choć dla yaku ręka pozostaje ukryta. A własny kan, choć wszyscy go widzą, pozostaje ukryty.
