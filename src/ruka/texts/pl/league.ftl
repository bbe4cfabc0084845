help-league = Niech gracze spotykają się przy tych samych murach, każdy na każdym miejscu, aż się rozstrzygnie, kto jest lepszy.
help-league-bots = Kto gra, po przecinku: gracze jak w „ruka simulate” albo NAZWA=GRACZ, żeby nadać krótszą nazwę.
help-league-unit = Porównuj całymi grami albo pojedynczymi rozgrywkami; domyślnie grami tam, gdzie liczy się końcowa kolejność, a gdzie indziej rozgrywkami.
help-most-hands = Ile rozgrywek najwyżej, przy wszystkich stołach razem.
help-alpha = Udział lig równych graczy, które mimo to mogą zostać rozstrzygnięte.
help-keep = Zapisuj każdy mur do pliku; to samo polecenie kontynuuje tam, gdzie plik się kończy.

error-league-few = liga potrzebuje co najmniej dwóch graczy; podaj ich po --bots, oddzielonych przecinkami.
error-league-twice = gracz „{ $name }” jest podany dwa razy; nazwij jednego z nich inaczej: NAZWA=GRACZ.
error-bad-alpha = udział błędnych rozstrzygnięć musi być między 0 a 1, na przykład 0.05.
error-no-hands = potrzebna jest co najmniej jedna rozgrywka.
error-broken-league = zawartości pliku { $file } nie da się odczytać jako murów ligi.
error-league-lost = proces, który grał, zakończył się; wcześniejsze mury są w pliku z --keep, jeśli go podano.

league-played = { $walls ->
    [one] { $walls } mur, rozegrany
    [few] { $walls } mury, każdy rozegrany
   *[many] { $walls } murów, każdy rozegrany
 } { $seatings ->
    [one] { $seatings } raz
    [few] { $seatings } razy
   *[many] { $seatings } razy
 }, wszyscy na wszystkich miejscach: { $tables }
league-interrupted = Przerwano; oto, co rozegrano.
league-faults = { $name }: nieudane odpowiedzi, za które zagrała ruka: { $count }.
league-lead-place = różnica w pozycji { $value } na grę
league-lead-games = różnica w punktach { $value } na grę
league-lead-hands = różnica w punktach { $value } na rozgrywkę
league-better = { $first } jest lepszy niż { $second }: { $lead } ({ $interval }), rozstrzygnięte po { $walls ->
    [one] { $walls } murze
    [few] { $walls } murach
   *[many] { $walls } murach
 }.
league-open = { $first } przeciw { $second } nie jest rozstrzygnięte: { $lead } ({ $interval }).
league-too-few = { $first } przeciw { $second } nie jest rozstrzygnięte: murów jest za mało, by cokolwiek powiedzieć.
league-level = Z lig równych graczy rozstrzyga się kiedykolwiek najwyżej { $alpha }. Przedziały różnic są ważne, kiedykolwiek się skończy.

league-title = Liga
league-players-place = { $rules }: średnia pozycja
league-players-games = { $rules }: punkty na grę
league-players-hands = { $rules }: punkty na rozgrywkę
league-course-place = { $first } przeciw { $second }: przewaga w pozycji, mur po murze
league-course-points = { $first } przeciw { $second }: przewaga w punktach, mur po murze
league-claims = przejmuje

column-claims = przejęcia
column-rating = siła
column-time = ms na decyzję
