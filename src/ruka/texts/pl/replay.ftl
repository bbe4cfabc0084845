# Odtwarzanie: gra jeszcze raz
replay-seat = Miejsce { $number }
replay-none = Tej gry nie można odtworzyć

# Plik
replay-bring = Otwórz plik z grą
replay-bring-text = Upuść go gdziekolwiek na stronie albo wybierz: zapis ruka, mjai (wiersze JSON) lub Tenhou (mjlog XML, JSON), także spakowany programem gzip.
replay-choose = Wybierz plik
replay-rules = Zasady
replay-rules-file = jak mówi plik, inaczej Tenhou
replay-reading = Wczytywanie gry…
replay-own-games = Twoje zakończone gry

# Przez grę
replay-controls = Przez grę
replay-position = Miejsce w grze
replay-first = Na początek
replay-hand-back = Poprzednia rozgrywka
replay-own-back = Poprzedni ruch: { $name }
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-next = Krok naprzód
replay-own-next = Następny ruch: { $name }
replay-hand-next = Następna rozgrywka
replay-last = Na koniec
replay-draws = { $who } dobiera z muru: { $tile }.

# Obok stołu
replay-panel = Gra
replay-bottom = Na dole
replay-tiles = Ręce
replay-tiles-all = wszystkie
replay-tiles-own = tylko na dole
replay-pace = Tempo
replay-pace-slow = powoli
replay-pace-even = zwykłe
replay-pace-fast = szybko
replay-hands = Rozgrywki
replay-unfinished = niedokończone
replay-share = Kopiuj link do tej chwili
replay-badge-verified = Zweryfikowano: zapis podpisał ten serwer, a jego mury wynikają z ziaren.
replay-badge-unknown-key = Podpisano nieznanym kluczem { $key }: mury wynikają z ziaren, ale ten serwer nie ręczy za zapis.
replay-badge-broken = Niezweryfikowano: nie zgadza się podpis, ziarna lub mury.
replay-badge-unsigned = Niezweryfikowano: nikt nie podpisał zapisu.
replay-midway = Plik zaczyna się w środku gry: nie wiadomo, ile rozgrywek było wcześniej ani jak się skończyły.

# Klawisze
replay-key-step = krok wstecz, krok naprzód
replay-key-own = poprzedni i następny ruch gracza na dole
replay-key-hand = poprzednia i następna rozgrywka
replay-key-ends = początek, koniec
replay-key-play = odtwarzaj, wstrzymaj
replay-key-all = wszystkie ręce albo tylko ta na dole
replay-key-seat = na dół przechodzi następne miejsce
replay-key-share = kopiuj link do tej chwili

# Trener
replay-coach = Trener
replay-grade-best = najlepsze
replay-grade-good = dobre
replay-grade-inaccuracy = niedokładność
replay-grade-mistake = błąd
replay-grade-blunder = poważny błąd
replay-grade-none = bez oceny
replay-coach-working = Trwa analiza rozgrywki { $hand } z { $hands }…
replay-coach-none = { $name } nie podejmuje teraz żadnej decyzji.
replay-coach-costliest = Najdroższe momenty
replay-coach-puzzles = Zrób zagadki z momentów tego gracza
replay-coach-clean = Żadnej niedokładności, błędu ani poważnego błędu.
replay-coach-account = Punkty: { $result }; z tego rozdane ręce { $dealt }, szczęście { $luck }, własne wybory { $lost }.
replay-coach-moment = { $hand }: { $grade }
replay-coach-cost = −{ $points } pkt

# Nawyki z wielu gier
habits-title = Nawyki
habits-text = Co robisz raz po raz w grach zakończonych na tym serwerze: jak często i ile cię to kosztuje.
habits-go = Twoje nawyki z wielu gier
habits-searching = Trwa szukanie twoich gier…
habits-working = Trener przegląda grę { $game } z { $games }…
habits-none = Nie masz tu jeszcze żadnej zakończonej gry. Gdy jakąś zakończysz, trener opowie o twoich nawykach.
habits-left-out = { $count ->
    [one] { $count } gry nie da się przeanalizować, więc jej tu nie ma.
    [few] { $count } gier nie da się przeanalizować, więc ich tu nie ma.
   *[many] { $count } gier nie da się przeanalizować, więc ich tu nie ma.
 }
habits-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
 }, { $hands ->
    [one] { $hands } rozgrywka
    [few] { $hands } rozgrywki
   *[many] { $hands } rozgrywek
 }; decyzje porównano z tym, co zrobiłby bot
habits-rates = Jak często
habits-share = odsetek
habits-range = przedział
habits-from-to = { $low } – { $high }
habits-counted = liczba
habits-of = { $count } z { $of }
habits-lost = Średnia strata punktów według rodzaju decyzji
habits-points = punkty
habits-decisions = decyzje
habits-range-text = W nawiasie podano 95-procentowy przedział ufności odsetka: im więcej gier, tym jest węższy. Punkty liczy się osobno dla każdych zasad, bo w innych zasadach mają inną wartość.
