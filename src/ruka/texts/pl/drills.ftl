# Ćwiczenia: o co pytamy i dlaczego odpowiedź jest dobra
drill-count = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
 }
drill-sum = Razem

# Czekania
drill-waits = Czekania
drill-waits-text = Które kamienie kończą rękę i ile ich jeszcze zostało.
drill-waits-level-plain = Czekania na jeden lub dwa kamienie
drill-waits-level-left = Ile ich zostało
drill-waits-level-wide = Czekania na trzy kamienie i więcej
drill-waits-level-suit = Dziesięć i więcej kamieni jednej rodziny
drill-waits-level-wide-left = Ile ich zostało z wielu
drill-waits-which = Które kamienie kończą rękę?
drill-waits-left = Ile kamieni kończących rękę jeszcze zostało, gdy widać te?
drill-waits-with = { $tile }: { $wait }
drill-waits-of = { $count ->
    [one] został { $count }
    [few] zostały { $count }
   *[many] zostało { $count }
 }
drill-waits-not = { $tile } nie kończy ręki
drill-waits-fifth = { $tile }: wszystkie cztery są już w ręce

# Małe punkty
drill-fu = Małe punkty
drill-fu-text = Punkty za grupy, pary i czekania, liczone po częściach i za całe ręce.
drill-fu-level-part = Jedna grupa, para lub czekanie
drill-fu-level-sum = Całe ręce
drill-fu-level-rounded = Całe ręce, zaokrąglone tak, jak się liczą
drill-fu-part = Ile { $unit } daje ta część ręki?
drill-fu-sum = Ile { $unit } ma ta ręka, zanim cokolwiek się zaokrągli?
drill-fu-rounded = Ile { $unit } liczy się za tę rękę po zaokrągleniu?
drill-fu-rounds = { $fu }, zaokrąglone w górę
drill-fu-nothing = Nic się za to nie daje

# Kamienie
drill-tiles = Kamienie i grupy
drill-tiles-text = Jak nazywają się kamienie i gdzie są grupy.
drill-tiles-level-name = Nazwy kamieni
drill-tiles-level-chow = Trzy kolejne
drill-tiles-level-pair = Para w całej ręce
drill-tiles-name = Jak nazywa się ten kamień?
drill-tiles-find = Który z nich to: { $tile }?
drill-tiles-chow = Które trzy kamienie tworzą sekwens (chi)?
drill-tiles-chow-is = Trzy kolejne kamienie jednej rodziny
drill-tiles-pair = Który kamień tworzy parę tej ręki?
drill-tiles-sets = Rękę czyta się tak

# Fan
drill-fan = Liczenie układów
drill-fan-text = Ile razem dają układy ręki, w jednostkach danej gry.
drill-fan-level-plain = Zwykłe ręce
drill-fan-level-rich = Droższe ręce
drill-fan-level-many = Trzy wiersze i więcej
drill-fan-sum = Ile { $unit } ma ta ręka?

# Punkty
drill-points = Punkty
drill-points-text = Kto ile płaci: z odrzutu i z muru, z licznikami i zastawami, i na koniec gry.
drill-points-level-discard = Z odrzutu, według tabeli
drill-points-level-draw = Z muru, według tabeli
drill-points-level-limits = Limity
drill-points-level-hand = Całe ręce
drill-points-level-counters = Z licznikami i zastawami
drill-points-level-uma = Koniec gry
drill-points-winner = { $dealer ->
    [true] Wygrywa rozdający (Wschód)
   *[false] Wygrywa { $seat ->
        [S] Południe
        [W] Zachód
       *[N] Północ
    }, a nie rozdający
 }
drill-points-pays = { $payer ->
    [discarder] Ile punktów płaci ten, kto odrzucił kamień?
    [dealer] Ile punktów płaci rozdający?
   *[others] Ile punktów płaci każdy z pozostałych (nie odrzucający ani rozdający, który nie wygrał)?
 }
drill-points-gets = Ile punktów dostaje zwycięzca razem, z licznikami i zastawami?
drill-points-honba = Liczniki (honba): { $count }
drill-points-sticks = Zastawy na stole, wraz z zastawem zwycięzcy: { $count }
drill-points-final = Jaki jest końcowy wynik gracza na { $place }. miejscu, czyli o ile jest powyżej lub poniżej punktów początkowych?
drill-points-start = Na początku: { $points }
drill-points-uma-is = Uma: { $uma }
drill-points-oka = Oka dla pierwszego: { $points }, składają się na nią wszyscy po równo
drill-points-difference = Punkty powyżej lub poniżej początkowych
drill-points-oka-each = Część oki, którą daje każdy
drill-points-by-uma = Uma za miejsce
drill-points-by-oka = Oka

# Yaku
drill-yaku = Układy
drill-yaku-text = Które układy ręka ma, a które ma tylko pozornie.
drill-yaku-level-one = Jeden z czterech
drill-yaku-level-all = Wszystkie, które są w ręce
drill-yaku-level-near = O włos
drill-yaku-one = Który z tych układów ma ręka?
drill-yaku-all = Które z tych układów ma ręka? Wybierz wszystkie.
drill-yaku-near = Która z dwóch rąk ma: { $pattern }?
drill-yaku-incomplete = Ta ręka nie jest pełna
drill-yaku-nothing = żadnego układu

# Odrzuty
drill-discard = Co odrzucić
drill-discard-text = Po którym odrzucie zostaje najwięcej przydatnych kamieni i co przyjmują części ręki.
drill-discard-level-element = Części ręki
drill-discard-level-near = Ręce tuż przed tenpai
drill-discard-level-far = Ręce, którym jeszcze sporo brakuje
drill-discard-level-seen = Z kamieniami widzianymi gdzie indziej
drill-discard-which = Który kamień odrzucasz, aby rękę przybliżyło jak najwięcej kamieni?
drill-discard-element = Ile kamieni uzupełnia tę część ręki?
drill-discard-leaves = Odrzut { $tile }: { $away }
drill-discard-away = { $count ->
    [0] ręka jest w tenpai, a kończą ją
    [one] do tenpai brakuje jednego kamienia; pomogą
    [few] do tenpai brakuje { $count } kamieni; pomogą
   *[many] do tenpai brakuje { $count } kamieni; pomogą
 }

# Bezpieczne kamienie
drill-safe = Bezpieczne kamienie
drill-safe-text = Na którym kamieniu nikt nie może wygrać i dlaczego.
drill-safe-level-thrown = Odrzucone przez tego, kto czeka
drill-safe-level-counted = Policzone
drill-safe-level-all = Wszystkie bezpieczne
drill-safe-one = { $who } właśnie deklaruje riichi. Na którym z twoich kamieni ta osoba na pewno nie może wygrać?
drill-safe-all = { $who } właśnie deklaruje riichi. Na których z twoich kamieni ta osoba na pewno nie może wygrać? Wybierz wszystkie.
drill-safe-nobody = Na którym z twoich kamieni na pewno nikt nie może wygrać?
drill-safe-thrown = { $tile }: ta osoba sama go odrzuciła, więc jest w furitenie
drill-safe-counted = { $tile }: to ostatni, a kamienie, które tworzyłyby z nim sekwens, już wyszły
drill-safe-last = { $tile }: to ostatni, a sekwensu ani szczególnej ręki nikt z nim nie ułoży
drill-safe-shapes = { $tile } kończy rękę, która czeka z
drill-safe-forms = { $tile } może kończyć szczególną rękę: { $forms }
drill-seat-right = Gracz po prawej
drill-seat-opposite = Gracz naprzeciwko
drill-seat-left = Gracz po lewej
drill-seat-own = Ty

# Czytanie przeciwników
drill-read = Czytanie przeciwników
drill-read-text = Co mówią odrzuty: jaka rodzina, która jej połowa, czeka czy nie.
drill-read-level-suit = Jaka rodzina
drill-read-level-half = Która jej połowa
drill-read-level-ready = Czeka czy nie
drill-read-player = Ten gracz
drill-read-suit = Jaką rodzinę zbiera ten gracz?
drill-read-half = Ten gracz zbiera { $suit ->
    [m] znaki
    [p] kółka
   *[s] bambusy
 }. Którą ich połowę?
drill-read-ready = Czy odrzuty mówią, że ten gracz już czeka?
drill-read-suit-m = Znaki
drill-read-suit-p = Kółka
drill-read-suit-s = Bambusy
drill-read-half-low = Niską
drill-read-half-high = Wysoką
drill-read-ready-yes = Tak, ręka chyba czeka
drill-read-ready-no = Nie, nic na to nie wskazuje
drill-read-no-sign = Nic w tych odrzutach nie wskazuje, że ręka czeka

# Wiersz poleceń
help-drill = Ćwiczenia: pytania, które silnik sam układa i ocenia.
help-drill-name = Co ćwiczyć: tiles, waits, fu, fan, points, yaku, discard, safe albo read; bez tego wypisze się wszystko.
help-drill-rules = Zasady, według których się ćwiczy.
help-drill-level = Poziom; bez niego ten, który następuje po zaliczonym.
help-drill-count = Ile pytań zadać.
help-drill-seed = Litery i cyfry, z których znów powstaną te same pytania; bez nich najpierw wraca to, co się nie udało.
drill-of = Pytanie { $place } z { $count }
drill-indicators = Wskaźniki:
drill-seen = Widać gdzie indziej:
drill-right = Dobrze!
drill-wrong = Nie całkiem. Odpowiedź:
drill-summary = { $count ->
    [0] Nie było odpowiedzi.
    [one] Dobrze: { $right } z { $count } pytania.
    [few] Dobrze: { $right } z { $count } pytań.
   *[many] Dobrze: { $right } z { $count } pytań.
 }
drill-again-with = To samo jeszcze raz: --seed { $seed } --level { $level }

# Błędy
error-unknown-drill = nie ma ćwiczenia „{ $name }”; do wyboru: { $known }.
error-drill-not-for-rules = ćwiczenie „{ $drill }” nie ma o co pytać według zasad „{ $rules }”.
error-no-such-level = ćwiczenie „{ $drill }” ma według tych zasad poziomy od 1 do { $most }.
error-no-such-answer = to nie jest odpowiedź na pytanie: wybierz z tego, co podano, albo napisz liczbę.
error-no-question = nie znalazło się takie pytanie; podaj inne ziarno.
error-answer-is-a-number = odpowiedz liczbą, na przykład 40.
error-answer-is-a-tile = odpowiedz jednym z podanych kamieni, na przykład 4p (albo 4k, jak pisze czeska lekcja).
error-answer-is-tiles = odpowiedz podanymi kamieniami, na przykład 47p 1z (albo 4k7k vv, jak pisze czeska lekcja).
error-answer-is-a-letter = odpowiedz literą od a do { $last }.
error-unreadable-progress = plik { $path } nie jest zapisem nauki programu ruka; przenieś go gdzie indziej, a zacznie się nowy.
