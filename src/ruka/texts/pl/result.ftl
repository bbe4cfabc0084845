# Koniec rozgrywki i koniec gry
result-clause = punkt { $clause }
result-source = Źródło: { $source }
result-show-sources = Pokaż źródła
result-hand = Runda { $round ->
    [0] wschodnia
    [1] południowa
    [2] zachodnia
   *[3] północna
 }, rozgrywka { $number }
result-honba = { $count ->
    [one] { $count } licznik
    [few] { $count } liczniki
   *[many] { $count } liczników
 }
result-ended = { $kind ->
    [exhausted] wyczerpanie kamieni: mur się skończył
    [turns] bez zwycięzcy: wszystkie ruchy zostały wykonane
    [nagashi] nagashi mangan
    [aborted] przerwana rozgrywka
   *[offence] przewinienie
 }
result-won-by-draw = { $name } wygrywa kamieniem z muru
result-won-from = { $name } wygrywa na odrzuconym kamieniu · odrzuca { $source }
result-nagashi = { $name }: nagashi mangan
result-nobody-ready = Nikt nie jest w tenpai.
result-ready = { $name } jest w tenpai
result-waits-on = czeka na
result-place = { $place }.
result-place-before = wcześniej { $place }. miejsce
result-pays = { $from } płaci { $points }, dostaje { $to }
result-again = Spróbuj ponownie
result-of-hand = Wynik rozgrywki
result-show = Pokaż wynik
result-look-at-table = Zobacz stół
result-next = Następna rozgrywka
result-waiting = Czekamy na pozostałych
result-awaited = Jeszcze czytają: { $names }
result-all-ready = Wszyscy są gotowi.
result-game-over = Koniec gry
result-standing = Końcowa kolejność
result-column-place = Miejsce
result-column-player = Gracz
result-column-points = Punkty
result-column-final = Wynik
result-column-rating = Ranking
result-graph = Punkty po każdej rozgrywce
result-graph-table = To samo w tabeli
result-graph-hand = Rozgrywka
result-graph-start = Początek
result-to-end = Wynik końcowy
result-last-hand = Ostatnia rozgrywka
result-home = Strona główna
result-replay = Odtwórz
result-record = Pobierz zapis
result-fair = ✓ Rozdano uczciwie: w zapisie jest twój udział w tasowaniu i ziarno serwera, do którego zobowiązał się przed grą.
result-fair-unhashed = ✓ Twój udział w tasowaniu jest w zapisie. Czy ziarno serwera jest tym, do którego się zobowiązał, powie ruka verify.
result-unfair-share = ✗ Twojego udziału w tasowaniu ({ $share }) nie ma w zapisie: ktoś mógł wybrać mur. Pobierz zapis i zapytaj administratora serwera.
result-unfair-late = ✗ W zapisie nie ma żadnego twojego udziału w tasowaniu. To w porządku tylko wtedy, gdy rozdano przed twoim przyjściem.
result-unfair-commitment = ✗ W zapisie jest inne zobowiązanie niż to, które serwer podał ci przed grą. Pobierz zapis i zapytaj administratora serwera.
result-unfair-seed = ✗ Ziarno w zapisie nie jest tym, do którego zobowiązał się serwer. Pobierz zapis i zapytaj administratora serwera.
result-unfair-unread = Zapisu nie udało się sprawdzić.
result-share = Kopiuj link
result-rematch = Rewanż
result-join-rematch = Dołącz do rewanżu
book-of-line = { $name }: zasady
explain-dora = wskaźniki dora
explain-ura = wskaźniki ura dora
section-unfinished = Ręce, które nie wygrały
explain-sum = Razem
section-uncounted = Nie liczy się
section-readings = Inne odczytania
