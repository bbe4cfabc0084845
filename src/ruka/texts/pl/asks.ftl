# Pytania w lekcjach
error-no-such-lesson = Nie ma lekcji „{ $lesson }”.
error-no-question-here = Krok { $step } lekcji „{ $lesson }” o nic nie pyta.
ask-unit-tiles = kamieni
ask-unit-kinds = rodzajów
ask-unit-stacks = segmentów
ask-unit-fu = małych punktów
ask-unit-fan = fan
ask-unit-points = punktów
ask-unit-limits = limitów
ask-unit-turns = ruchów
ask-choice-yes = Tak
ask-choice-no = Nie
ask-named = Który kamień to { $name }?
ask-sort-terminals = Wybierz wszystkie kamienie skrajne.
ask-sort-honours = Wybierz wszystkie kamienie specjalne.
ask-sort-of-terminals = kamień skrajny
ask-sort-of-honours = kamień specjalny
ask-sort-of-simples = kamień zwykły
ask-set = Co to jest?
ask-set-chow = Chi
ask-set-pung = Pon
ask-set-kong = Kan
ask-set-pair = Para
ask-set-none = Nic z tego
ask-set-why-chow = Trzy kolejne kamienie jednej rodziny: chi.
ask-set-why-pung = Trzy jednakowe kamienie: pon.
ask-set-why-kong = Cztery jednakowe kamienie: po zadeklarowaniu kan.
ask-set-why-pair = Dwa jednakowe kamienie: para.
ask-set-why-none = Nie są jednakowe ani kolejne w jednej rodzinie: to nie grupa.
ask-dora = To jest wskaźnik. Który kamień jest dorą?
ask-left = zostało: { $count }
ask-waits = Które kamienie kończą tę rękę? Wybierz wszystkie.
ask-kinds = Ile rodzajów kamieni kończy tę rękę?
ask-left-of = Ile kamieni kończy tę rękę, jeśli widzisz tylko własne?
ask-left-of-seen = Ile kamieni kończących tę rękę może jeszcze przyjść, gdy te leżą na stole?
ask-furiten = Czy ta ręka może wygrać na czyimś odrzucie?
ask-furiten-free = Czeka na: { $waits }. Odrzucone kamienie ({ $thrown }) nie wykluczają wygranej z odrzutu.
ask-furiten-blocked = Czeka na: { $waits }, a wśród własnych odrzutów leży { $thrown }: furiten. Wygrać można tylko z muru.
ask-own-discards = Twoje odrzuty
ask-player = Przeciwnik
ask-accepts = Ile kamieni uzupełnia ten element?
ask-needed = Ilu kamieni potrzebuje ta ręka do wygranej?
ask-part-set = gotowa grupa
ask-part-element = element, uzupełniających kamieni: { $count }
ask-part-lone = samotne kamienie
ask-plan = { $turn }. ruch: co zrobić z tą ręką?
ask-plan-attack = Atakować
ask-plan-wait = Poczekać
ask-plan-defend = Bronić się
ask-plan-needed = Potrzebnych kamieni: { $count }, ruch: { $turn }.
ask-throw = Po którym odrzucie pomoże najwięcej kamieni?
ask-throw-leaves = do tenpai brakuje: { $shanten }, pomaga kamieni: { $count }
ask-no-pung = Z którego z tych kamieni nikt inny nie złoży już pona?
ask-unseen = poza twoją ręką: { $count }
ask-safe = To widać. Czy ten kamień jest bezpieczny, nie licząc trzynastu sierot: { $tile }?
ask-safe-none = Nic, co ktoś mógłby jeszcze mieć, na niego nie czeka: jest bezpieczny.
ask-safe-shape = To może jeszcze na niego czekać.
ask-threshold-few = Do ilu potrzebnych kamieni się atakuje?
ask-threshold-many = Powyżej ilu potrzebnych kamieni od razu się broni?
ask-threshold-in-time = Do którego ruchu ręka powinna być gotowa?
ask-threshold-too-late = Po którym ruchu odrzuca się tylko bezpieczne kamienie?
ask-seat = własny wiatr: { $wind ->
    [E] wschód
    [S] południe
    [W] zachód
   *[N] północ
 }
ask-passed-none = nie przepuścił niczego, co mógł wziąć
ask-suits = Co zbiera ten przeciwnik?
ask-suits-m = Znaki
ask-suits-p = Kółka
ask-suits-s = Bambusy
ask-suits-mp = Znaki i kółka
ask-suits-ms = Znaki i bambusy
ask-suits-ps = Kółka i bambusy
ask-half = { $suit ->
    [m] Które znaki są groźne?
    [p] Które kółka są groźne?
   *[s] Które bambusy są groźne?
 }
ask-half-low = Niskie
ask-half-high = Wysokie
ask-half-both = Wszystkie
ask-ready = Czy ten przeciwnik ma gotową rękę albo prawie?
ask-part-fu = Ile małych punktów to daje?
ask-rounded = Suma wynosi { $count }. Ile małych punktów się liczy?
ask-pays = Ile { $payer ->
    [E] Wschód
    [S] Południe
    [W] Zachód
   *[N] Północ
 } płaci { $receiver ->
    [E] Wschodowi
    [S] Południu
    [W] Zachodowi
   *[N] Północy
 }?
ask-of-hand-fu = Ile punktów za grupy, czekanie i wygraną ma ta ręka przed zaokrągleniem?
ask-of-hand-base = A ile liczy się po zaokrągleniu?
ask-of-hand-fan = Ile fan (podwojeń) ma ta ręka?
ask-of-hand-total = Ile punktów jest warta ta ręka?
ask-of-hand-line = Ile dodaje tutaj: { $name }?
ask-points = { $seat ->
    [E] Wschód
   *[S] Południe
 } wygrywa { $win ->
    [tsumo] na kamieniu z muru
   *[ron] na odrzuconym kamieniu
 }: { $worth }.
ask-honba = liczników na stole: { $count }
ask-honba-adds = Liczniki dodają { $points }.
ask-paid-discarder = Ile płaci odrzucający?
ask-paid-dealer = Ile płaci Wschód?
ask-paid-others = Ile płaci każdy z pozostałych?
ask-which-pattern = Które z nich ma ten układ?
ask-has-pattern = Czy ten układ ma: { $name }?
ask-worth-open = Ile jest warte w otwartej ręce: { $name }?
ask-worth-concealed = Ile jest warte w ukrytej ręce: { $name }?
ask-wins = Układ jest pełny. Czy może wygrać?
ask-rule-tiles = Iloma kamieniami się gra?
ask-rule-kinds = Ile jest różnych kamieni?
ask-rule-stacks = Ile segmentów ma mur przed każdym graczem?
ask-rule-hand = Ile kamieni ma gracz między ruchami?
ask-rule-deal = Ile kamieni ma Wschód po rozdaniu?
ask-rule-dead-wall = Ile kamieni ma martwy mur?
ask-rule-bet = Ile kosztuje riichi?
ask-rule-honba = Ile daje wygrywającemu jeden licznik?
ask-rule-noten = Ile razem płacą ci, którzy nie są w tenpai?
ask-rule-start = Z iloma punktami się zaczyna?
ask-rule-fine = Ile wynosi kara?
ask-rule-limit = Ile wynosi limit?
ask-rule-minimum = Ile co najmniej musi być warta wygrana?
ask-breaks = Wschód wyrzucił { $thrown }. Na kogo wypadło?
ask-stacks = Wschód wyrzucił { $thrown }. Po ilu segmentach od prawej rozbija się mur?
ask-stacks-two = Wschód wyrzucił { $thrown }, a ten, na kogo wypadło, { $second }. Po ilu segmentach od prawej otwiera się mur? Licz tylko w tym murze, do którego doszło liczenie.
ask-stacks-why = Mur przed graczem: { $wind ->
    [E] Wschód
    [S] Południe
    [W] Zachód
   *[N] Północ
 }, segmentów od prawej: { $count }.
ask-wind = Pierwszym Wschodem był A. Rozdawanie przeszło { $passed }×. Jaki wiatr ma teraz { $player }?
ask-call-none = nic
ask-call-chow = chi
ask-call-pung = pon
ask-call-kong = kan
ask-call-win = wygrana
ask-call-from-left = Gracz po twojej lewej odrzuca kamień: { $tile }. Co możesz zameldować?
ask-call-from-opposite = Gracz naprzeciwko odrzuca kamień: { $tile }. Co możesz zameldować?
ask-call-from-right = Gracz po twojej prawej odrzuca kamień: { $tile }. Co możesz zameldować?
ask-call-why-chow = Chi: dwa pasujące kamienie w ręce i tylko od gracza po lewej.
ask-call-why-pung = Pon: dwa jednakowe kamienie w ręce, od każdego.
ask-call-why-kong = Kan: trzy jednakowe kamienie w ręce, od każdego.
ask-cost = Ile kosztuje: { $offence }?
ask-cost-nothing = nic
ask-draw-gets = Nikt nie wygrał. Graczy w tenpai: { $ready }. Ile dostaje gracz, który jest w tenpai?
ask-draw-pays = Nikt nie wygrał. Graczy w tenpai: { $ready }. Ile płaci gracz, który nie jest w tenpai?
ask-uma = Graczy na { $place }. miejscu: { $count }. Ile to miejsce daje każdemu z nich?
