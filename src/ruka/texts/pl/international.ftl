rules-international = Międzynarodowe zasady turniejowe według źródła: 81 wartości, do wygranej trzeba 8 punktów, płacą wszyscy, a kto odrzucił, najwięcej.
rules-mcr = Oficjalne zasady turniejowe (MCR): 81 wartości, co zawiera wyższa wartość, się nie liczy, a każdą grupę dołącza się tylko raz.

unit-values-native = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
 }
unit-values-japanese = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
 }
section-values-native = Wartości
section-values-japanese = Wartości
table-values-native = punkty
table-values-japanese = punkty
headline-sum = Ręka ma { $fan }, zwycięzca dostaje { $points }

option-minimum_points = Ile punktów bez kwiatów i pór roku musi mieć ręka, żeby mogła wygrać.
option-dealer_repeats = Wschód, który wygra, pozostaje Wschodem.
option-kong_table = Dwa ukryte kany oraz otwarty z ukrytym: według nowszej tabeli 8 i 6 punktów, według starszej 6 i 5.
option-nine_gates_pungs = Pony jedynek i dziewiątek w dziewięciu bramach: liczy się o jeden mniej, żaden albo wszystkie.
option-knitted_waits = Czekanie skrajne i zamknięte liczy się też w grupie obok zszytego strita.

decision-D-60 = Wartości są ponumerowane rosnąco według punktów, bez przeskoków i podwójnych numerów źródła.
decision-D-61 = Same chi: według źródła z parą zwykłych kamieni; oficjalnie wystarczy para bez specjalnych.
decision-D-62 = Trzy przesunięte chi są w trzech rodzinach, przesunięte o jeden lub o dwa; oficjalnie o jeden.
decision-D-63 = Co źródło kursywą dodaje lub zabrania, obowiązuje, także gdy oficjalne zasady mówią co innego.
decision-D-64 = Zszyte kamienie: dowolny podział numerów od 1 do 9 na trzy rodziny, po trzy w każdej; podział na trzy chi to strit w trzech rodzinach (34), a nie zszyty.
decision-D-65 = Czekanie skrajne to 3 do 12 i 7 do 89; przesunięcia są równe; zielone są bambusy 2, 3, 4, 6, 8 i zielony smok.
decision-D-66 = Kwiaty i pory roku nie liczą się do ośmiu punktów.
decision-D-67 = Skrajne chi: według źródła z dowolną parą, więc same chi (18) liczą się obok nich; oficjalnie z parą piątek.
decision-D-75 = Przechwycenie kana (42) nie liczy się razem z wartością za ukrytą rękę ukończoną odrzuconym kamieniem (17); źródło mówi o w pełni ukrytej ręce, której przez przechwycenie kana nigdy nie można mieć.
decision-D-83 = Czekanie na skrajny, na środkowy ani na parę nie liczy się, gdy kształt ręki czeka na dwa rodzaje kamieni, nawet jeśli gracz ma wszystkie cztery kamienie jednego z nich.
decision-D-85 = Symetryczne kamienie (35) to kółka 1, 2, 3, 4, 5, 8, 9 i bambusy 2, 4, 5, 6, 8, 9, tak jak wyglądają; w źródle obie rodziny są zamienione.
decision-R-2 = Dziewięć bram (78) tworzą ukryte pony jedynek i dziewiątek, więc nie liczą się drugi raz (5, 21).
