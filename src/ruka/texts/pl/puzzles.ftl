# Zagadki: chwile z gier, w których jedno zagranie jest wyraźnie najlepsze
puzzle-theme-efficiency = Efektywność
puzzle-theme-value = Wartość
puzzle-theme-push = Atakować czy się wycofać
puzzle-theme-safe = Bezpieczny kamień
puzzle-theme-call = Brać czy pasować
puzzle-theme-reading = Czytanie przeciwników
puzzle-hint-efficiency = Jedna możliwość przyspiesza rękę bardziej niż wszystkie inne: policz kamienie, które po każdej z nich pomogą.
puzzle-hint-value = Prawie taka sama szybkość tu nie wystarczy: zapytaj, ile ręka będzie warta, gdy wygra.
puzzle-hint-push = Zważ, co ręka może jeszcze wygrać i ile kosztuje dalsza gra: atakować czy się wycofać?
puzzle-hint-safe = Ktoś jest groźny: poszukaj kamienia, na którym nie może wygrać.
puzzle-hint-call = Porównaj rękę z tym kamieniem i bez niego: o ile przyspieszy i co przez to straci.
puzzle-hint-reading = Nic tu nie jest na pewno bezpieczne: wyczytaj z odrzutów i wyłożonych grup, czego potrzebują inni.
puzzle-ask-discard = Jesteś { $wind ->
    [E] Wschodem
    [S] Południem
    [W] Zachodem
   *[N] Północą
 }. Co odrzucasz?
puzzle-ask-riichi = Jesteś { $wind ->
    [E] Wschodem
    [S] Południem
    [W] Zachodem
   *[N] Północą
 }. Co odrzucasz i czy deklarujesz riichi?
puzzle-ask-claim = Jesteś { $wind ->
    [E] Wschodem
    [S] Południem
    [W] Zachodem
   *[N] Północą
 }. { $who ->
    [E] Wschód odrzuca
    [S] Południe odrzuca
    [W] Zachód odrzuca
   *[N] Północ odrzuca
 } { $tile }. Bierzesz?
error-no-such-puzzle = Nie ma takiej zagadki.
error-no-puzzles = { $rules }: nie ma jeszcze zagadek.
error-no-puzzles-of-theme = { $rules }: nie ma zagadek na ten temat.
error-puzzle-not-legal = Tego nie można tu zrobić.

# Strona
puzzles-title = Zagadki
puzzles-text = Momenty z prawdziwych gier, w których jedno zagranie jest wyraźnie najlepsze. Znajdź je, a trener powie dlaczego.
puzzles-game = Gra
puzzles-theme = Temat
puzzles-all-themes = Wszystkie tematy
puzzles-of-day = Zagadka dnia
puzzles-of-day-text = Dla wszystkich ta sama, każdego dnia inna.
puzzles-another = Więcej zagadek
puzzles-next = Następna zagadka
puzzles-hint = Podpowiedź
puzzles-hint-cost = Z podpowiedzią dobra odpowiedź nie podnosi rankingu.
puzzles-right = Dobrze!
puzzles-wrong = To nie jest najlepsze.
puzzles-best = Najlepsze było:
puzzles-your-rating = Twój ranking
puzzles-rating-of = Zagadka
puzzles-rating-change = { $before } → { $after }
puzzles-not-counted = Ta próba nie zmienia rankingu.
puzzles-of-game = Z twojej gry: nie liczy się do rankingu.
puzzles-solved = Rozwiązane: { $right } z { $tried }
puzzles-history = Ostatnio
puzzles-history-right = rozwiązana
puzzles-history-wrong = błąd
puzzles-none-yet = Nie ma tu jeszcze żadnej próby.
puzzles-own = Z twoich gier
puzzles-own-text = Trener szuka zagadek w twoich skończonych grach.
puzzles-own-go = Szukaj
puzzles-own-working = Przegląd gry { $game } z { $games }…
puzzles-own-none = W twoich grach nie znalazły się żadne zagadki. Dokończ jakąś grę i spróbuj ponownie.
puzzles-own-number = Zagadka { $number }
puzzles-share = Kopiuj link
puzzles-loading = Przygotowujemy stół…
puzzles-asked = Zagadka
puzzles-answer = Odpowiedź trenera
puzzles-you = Ty
puzzles-mark-best = najlepsze
puzzles-choose-tile = Wybierz kamień
puzzles-choose = Wybierz, co robisz
puzzles-throw = Odrzuć: { $tile }
puzzles-throw-riichi = Riichi z odrzutem: { $tile }
puzzles-start = Rozwiązuj zagadki

# Polecenie
help-puzzle = Zagadka: moment z gry, w którym jedno zagranie jest wyraźnie najlepsze.
help-puzzle-id = Która zagadka; bez tego przychodzi taka, której jeszcze nie było.
help-puzzle-rules = Zasady, według których się gra.
help-puzzle-theme = Tylko zagadki na ten temat: efficiency, value, push, safe, call lub reading.
help-puzzle-day = Zagadka dnia.
puzzle-cli-choices = Co możesz zrobić:
puzzle-cli-ask = Numer albo kamień; ? podpowiada
puzzle-cli-unknown = Tego nie ma wśród możliwości.
puzzle-cli-rating = Ranking: { $before } → { $after } · zagadka: { $puzzle }
puzzle-cli-name = Zagadka { $id } · { $rules }
