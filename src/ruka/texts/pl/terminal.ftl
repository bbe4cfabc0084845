# Salon gier w terminalu
arcade-term-number = { $number }
arcade-term-round = wiatr: { $wind ->
    [E] wschód
    [S] południe
    [W] zachód
   *[N] północ
 } · zostało tur: { $turns }
arcade-term-dealer = rozdaje
arcade-term-stick = reach
arcade-term-dead-wall = martwy mur
arcade-term-counters = licznik: { $counters } · patyczki: { $sticks }
arcade-term-waits = Czekasz na
arcade-term-furiten = furiten: tylko z własnego dobrania
arcade-term-no-yaku = na razie bez yaku: ręka byłaby tylko pełna
arcade-term-thinks = { $name } się zastanawia…
arcade-term-alone = Po reach twoje kamienie odrzucają się same.
arcade-term-throws = { $name } odrzuca
arcade-term-throw = Odrzuć kamień; N to ten, który właśnie dobrano
arcade-term-reach-with = Reach: który kamień odrzucasz? Naciśnij jego literę; Esc cofa
arcade-term-which = Którą grupę?
arcade-term-none = żadną
arcade-term-not-now = Teraz to niemożliwe.
arcade-term-can-win = Możesz wygrać: naciśnij Z!
arcade-term-bet = zakład
arcade-term-buy-use = kup lub użyj
arcade-term-owned = masz
arcade-term-no-items = Nie masz żadnych przedmiotów.
arcade-term-most-bet = najwyżej { $points }
arcade-term-go-on = dalej
arcade-term-back = wstecz
arcade-term-scroll = czytaj dalej
arcade-term-language = język
arcade-term-quit = wyjdź
arcade-term-why = czemu nie wygrana?
arcade-term-help = pomoc
arcade-term-shop = sklep
arcade-term-once-more = Jeszcze raz Esc i wychodzisz; wszystko jest zapisane.
arcade-term-anew = Nowa gra zaczyna się od pierwszego przeciwnika; rozpoczęta kończy się. Naciśnij N jeszcze raz.
arcade-term-small = To okno jest małe: wystarczy { $width } kolumn i { $height } wierszy.
arcade-term-set-aside = Zapisanej gry nie dało się odczytać. Leży teraz w { $path }; można zacząć nową.
arcade-term-marks = Wśród odrzuconych * to kamień odrzucony z reach, ~ to kamień zabrany, a ◄ wskazuje ostatni. Rodziny: m znaki, p kropki, s bambusy; z to wiatry i smoki: 1 do 4 wschód, południe, zachód, północ, 5 do 7 biały, zielony, czerwony.
arcade-term-help-keys = A do M to twoje trzynaście kamieni, N to nowy, a także następna rozgrywka. R reach, Z wygrana, X kan, P pon, spacja chi; N albo Esc przepuszcza kamień. S otwiera sklep, 2 stawia zakład przed twoim pierwszym odrzuceniem, T mówi, dlaczego nie możesz wygrać, F2 zmienia język. Ctrl+Q albo dwa razy Esc wychodzi w każdej chwili; gra toczy się potem tam, gdzie była.

error-arcade-unreadable = pliku { $path } nie można odczytać.
error-arcade-unplayable = Meczu nie dało się podjąć, zaczyna się od nowa. Kopia jest w { $path }.
error-arcade-elsewhere = W tę grę gra też inne okno; w pliku { $path } niczego nie nadpisano. Wyjdź stąd i graj tam.

help-arcade = Salon gier: wideomahjong dla jednej osoby przeciw drabince przeciwników, ze sklepem. Gra jest zapisywana.
help-arcade-name = Imię na liście wyników; bez niego takie, jakie zna system.
help-arcade-new = Zacznij nową grę; rozpoczęta kończy się.
help-arcade-seed = Litery i cyfry, z których znów powstaną te same mury.
help-arcade-hands = Ile rozgrywek wygrywa mecz.
help-arcade-coins = Ile monet ma nowa gra; bez tego ile chcesz.
help-arcade-shop = Czy jest sklep.
help-arcade-bets = Czy są zakłady.
