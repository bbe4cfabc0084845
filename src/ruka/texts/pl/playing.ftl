# Co jest potrzebne
need-players = Liczba graczy: { $count }.
need-sitting-out = { $count ->
    [one] Jeden z nich pauzuje w każdej rozgrywce.
    [few] { $count } z nich pauzują w każdej rozgrywce.
   *[many] { $count } z nich pauzuje w każdej rozgrywce.
 }
need-tiles = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
 } { $kinds } rodzajów, po cztery z każdego.
need-missing = W pudełku zostają: { $tiles }.
need-flowers = Do tego { $count } kwiatów i pór roku, po jednym z każdego.
need-red-fives = { $count } z piątek są czerwone.
need-points = Każdy gracz zaczyna z { $points } punktami.
need-points-each = Punkty na początku, miejsce po miejscu: { $points }.
need-no-points = Każdy gracz zaczyna od zera.
need-chips = Żetony po { $chips }.

# Jak się gra
flow-forms = Wygrywająca ręka: { $forms }.
flow-opening-forms = Tylko przy rozdaniu także: { $forms }.
flow-flowers = Kwiaty i pory roku od razu odkłada się na bok i dobiera za nie kamień uzupełniający.
flow-bets = Zastawy dostaje zwycięzca; gdy nikt nie wygra, zostają na stole.
flow-counters-draws-too = Gdy Wschód wygra albo rozgrywka kończy się bez zwycięzcy, na stole przybywa licznik; wygrana innego gracza usuwa liczniki.
flow-counters-stays = Gdy Wschód zostaje, na stole przybywa licznik.
flow-dead-wall = Ostatnich { $count } kamieni muru się nie dobiera; z nich są kamienie uzupełniające.
flow-no-dead-wall = Mur dobiera się do ostatniego kamienia; kamienie uzupełniające bierze się z jego końca.
flow-nuki = Północ można odłożyć jako dorę; dobiera się za nią kamień uzupełniający.
flow-swap-calling = Po przejęciu wolno od razu odrzucić taki sam kamień albo kamień z drugiego końca chi.
flow-swap-calling-without-chows = Po przejęciu wolno od razu odrzucić taki sam kamień.
flow-no-swap-calling = Po przejęciu nie wolno od razu odrzucić takiego samego kamienia ani kamienia z drugiego końca chi.
flow-no-swap-calling-without-chows = Po przejęciu nie wolno od razu odrzucić takiego samego kamienia.
flow-riichi = Gracz, któremu w ukrytej ręce brakuje jednego kamienia, może zadeklarować riichi: zastawia { $bet } i ręki już nie zmienia.
flow-riichi-floor = Do riichi trzeba mieć co najmniej { $points } punktów.
flow-kong-dora-at-once = Po kanie od razu odkrywa się nowy wskaźnik dora.
flow-kong-dora-after-discard = Po ukrytym kanie nowy wskaźnik dora odkrywa się od razu, po innym dopiero po odrzuceniu.
flow-winds-out = W każdej rozgrywce kamienie jednego wiatru są poza grą: najpierw zachodniego, po zmianie rozdającego południowego, a po następnej północnego; poprzednie wracają do gry.
flow-rob-kongs-none = Kana nie można przechwycić.
flow-rob-kongs-added = Kamień dołożony do zameldowanego pona można przejąć do wygranej.
flow-rob-kongs-added-or-orphans = Kamień dołożony do zameldowanego pona można przejąć do wygranej; kamień ukrytego kana tylko na trzynaście sierot.
flow-turns = { $count ->
    [one] Każdy ma w rozgrywce najwyżej { $count } ruch
    [few] Każdy ma w rozgrywce najwyżej { $count } ruchy
   *[many] Każdy ma w rozgrywce najwyżej { $count } ruchów
 }, potem rozgrywka kończy się bez zwycięzcy.
flow-dora = { $count ->
    [one] Przy rozdaniu odkrywa się jeden wskaźnik dora.
    [few] Przy rozdaniu odkrywa się { $count } wskaźniki dora.
   *[many] Przy rozdaniu odkrywa się { $count } wskaźników dora.
 } Dorą jest kamień następny po nim.
flow-kong-dora-never = Po kanie nie odkrywa się kolejnego wskaźnika.
flow-ura-all = Po wygranej z riichi odkrywa się też kamienie pod wszystkimi wskaźnikami.
flow-ura-first = Po wygranej z riichi odkrywa się też kamień pod pierwszym wskaźnikiem.
flow-riichi-tiles = { $count ->
    [one] Przy deklaracji riichi w murze musi zostać co najmniej { $count } kamień.
    [few] Przy deklaracji riichi w murze muszą zostać co najmniej { $count } kamienie.
   *[many] Przy deklaracji riichi w murze musi zostać co najmniej { $count } kamieni.
 }
flow-riichi-kong-never = Po riichi nie robi się kanów.
flow-riichi-kong-keeps-waits = Po riichi można zrobić ukryty kan z dobranego kamienia, jeśli nie zmienia to czekania, a trzy kamienie w ręce można było odczytać tylko jako pon.
flow-riichi-kong-stays-ready = Po riichi można zrobić ukryty kan, jeśli ręka pozostaje w tenpai.
flow-forced-win = Po riichi gracz wygrywa na pierwszym kamieniu, który kończy rękę.
flow-furiten-any-wait = Furiten: kto sam odrzucił którykolwiek z kamieni, na które czeka, nie może wygrać na odrzuconym kamieniu, tylko z muru.
flow-furiten-same-tile = Furiten: nie można wygrać na odrzuconym kamieniu, jeśli gracz sam taki kamień odrzucił.
flow-passed-own-turn = Kto przepuści wygrywający kamień, nie wygra na odrzuconym do następnego własnego ruchu.
flow-passed-own-turn-or-claim = Kto przepuści wygrywający kamień, nie wygra na odrzuconym do następnego własnego ruchu albo do przerwania kolejki.
flow-passed-in-riichi = Kto przepuści wygrywający kamień po riichi, wygra już tylko z muru.
flow-passed-in-riichi-no-draw = Kto przepuści wygrywający kamień po riichi, już nie wygra.
flow-dealer-never = Rozdawanie przechodzi dalej po każdej rozgrywce.
flow-dealer-win = Wschód zostaje po wygranej; inaczej rozdawanie przechodzi dalej.
flow-dealer-win-or-ready = Wschód zostaje po wygranej, a gdy nikt nie wygra, jeśli jest w tenpai; inaczej rozdawanie przechodzi dalej.
flow-hands-to-win = { $count ->
    [one] Grę wygrywa, kto wygra { $count } rozgrywkę.
    [few] Grę wygrywa, kto wygra { $count } rozgrywki.
   *[many] Grę wygrywa, kto wygra { $count } rozgrywek.
 }
flow-bust = { $points ->
    [1] Kto po rozliczeniu rozgrywki nie ma ani jednego punktu, także z powodu zastawu, ten przegrał; sam zastaw w środku rozgrywki niczego nie kończy.
   *[more] Gra kończy się, gdy ktoś po rozgrywce ma punktów mniej niż { $points }.
 }
flow-noten = Gdy rozgrywka dobiegnie końca bez zwycięzcy, gracze, którzy nie są w tenpai, płacą razem { $points } tym, którzy są.
flow-hide-tenpai = Tenpai można ukryć, po riichi nie.
flow-show-tenpai = Kto jest w tenpai, pokazuje rękę.
flow-ready-on-own = W tenpai jest ten, komu w ukrytej części ręki brakuje jednego kamienia, nawet jeśli wszystkie cztery takie leżą we własnych wyłożonych grupach.
flow-ready-not-on-own = Ręka, która czeka tylko na kamień, którego sama ma wszystkie cztery sztuki, nie jest w tenpai.
flow-nagashi-as-win = Nagashi mangan: kto do końca rozgrywki odrzucał tylko jedynki, dziewiątki, wiatry i smoki, z których żadnego nie przejęto, wygrywa mangan jak przy dobraniu.
flow-nagashi-as-draw = Nagashi mangan: kto do końca rozgrywki odrzucał tylko jedynki, dziewiątki, wiatry i smoki, z których żadnego nie przejęto, dostaje zapłatę za mangan; rozgrywka mimo to liczy się jako nierozstrzygnięta.
flow-rounds = { $count ->
    [one] Gra ma jedną rundę.
    [few] Gra ma { $count } rundy.
   *[many] Gra ma { $count } rund.
 }
flow-extra-rounds = { $count ->
    [one] Jeśli nikt nie ma wtedy { $target } punktów, gra się jeszcze jedną rundę, aż ktoś je zdobędzie.
    [few] Jeśli nikt nie ma wtedy { $target } punktów, gra się jeszcze najwyżej { $count } rundy, aż ktoś je zdobędzie.
   *[many] Jeśli nikt nie ma wtedy { $target } punktów, gra się jeszcze najwyżej { $count } rund, aż ktoś je zdobędzie.
 }
flow-leader-stops-win = Gra się kończy, gdy rozdający ostatniej rozgrywki wygra i prowadzi.
flow-leader-stops-win-or-ready = Gra się kończy, gdy rozdający ostatniej rozgrywki prowadzi po wygranej albo po wyczerpaniu muru z tenpai.
flow-uma = Na końcu za miejsca dolicza się { $uma }.
flow-ties-shared = Gracze z równą liczbą punktów dzielą się miejscami.
flow-ties-seat = Przy równej liczbie punktów wyżej jest ten, kto siedzi najbliżej pierwszego Wschodu.
flow-bets-left-winner = Zastawy, które na koniec zostaną na stole, należą do zwycięzcy i nie zmieniają miejsc; kto dzieli pierwsze miejsce, dzieli się i nimi.
flow-bets-left-nobody = Zastawy, które na koniec zostaną na stole, nie należą do nikogo.
flow-oka = Zwycięzca dostaje ponadto { $points } z tego, co wszyscy wpłacili.
show-draw-equal = Wygrana przez dobranie z muru: każdy płaci { $times } × wartość.
show-discard-equal = Wygrana na odrzuconym kamieniu: odrzucający płaci { $times } × wartość.
show-flat = Ponadto każdy płaci { $points }, także ten, kto nie odrzucił.
show-minimum-value = Do wygranej potrzeba co najmniej { $value }.
show-flowers = Kwiaty i pory roku
show-values-native = Wartości
show-values-japanese = Wartości
book-both-sets = ukryte { $concealed }, otwarte { $open }
book-both = ukryta { $concealed }, otwarta { $open }
book-only-open = { $value }, tylko otwarta
book-only-concealed = { $value }, tylko ukryta
book-nuki = { $count ->
    [one] { $count } odłożona północ
    [few] { $count } odłożone północe
   *[many] { $count } odłożonych północy
 }
book-compare = Porównanie zasad
book-compare-text = Utworzone z zasad poleceniem „ruka rules book”, tak jak wszystkie strony tutaj.
book-column-tiles = kamienie
book-column-start = na początku
book-column-needs = potrzebne do wygranej
book-column-limit = układ limitowy
book-column-discard = na odrzuconym płaci
book-column-patterns = układów
book-pays-discarder = odrzucający
book-pays-all = wszyscy
book-pays-double = wszyscy, odrzucający więcej

# Wartości w różnicach zasad
diff-yes = tak
diff-no = nie
choice-added = tylko dołożony kamień
choice-added_or_orphans = dołożony kamień; sieroty także ukryty
choice-always = zawsze
choice-in_riichi = tylko po riichi
choice-keeps_waits = jeśli czekanie się nie zmienia
choice-stays_ready = jeśli ręka pozostaje w tenpai
choice-first_seat = pierwsze miejsce
choice-duel = kostki, raz
choice-dice = kostki w każdej rundzie
choice-tiles = losowanie kamieni w każdej rundzie
choice-draws_too = także po rozgrywce bez zwycięzcy
choice-stays = tylko gdy Wschód zostaje
choice-each = każdemu zwycięzcy
choice-seat = według miejsca
choice-shared = dzielone
choice-nobody = nikomu
choice-winner = zwycięzcy
choice-limit = limit
choice-false_win = błędna wygrana
choice-false_riichi = błędne riichi
choice-wrong_kong = błędny kan
choice-wrong_call = błędny meldunek
choice-dead_claim = meldunek martwej ręki
choice-changed_mind = cofnięta grupa
choice-wrong_count = zła liczba kamieni
choice-shown_tile = odsłonięty kamień z własnej ręki
choice-shown_many = ponad pięć odsłoniętych kamieni
choice-shown_other = odsłonięty kamień z cudzej ręki lub z martwego muru
choice-chombo = chombo
choice-dead_hand = martwa ręka
choice-fine = kara
choice-barred = zakaz wygranej
choice-pay_each = wypłata każdemu
choice-no_win = bez wygranej w rozgrywce
