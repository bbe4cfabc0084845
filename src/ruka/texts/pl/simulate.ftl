help-simulate = Niech gracze, którzy nie myślą, rozegrają wiele gier; na koniec podsumowanie.
help-simulate-rules = Identyfikator zasad, jak go pokazuje „ruka rules list”.
help-games = Liczba gier.
help-bots = Kto gra: random (losowo), greedy (zachłannie) albo gracze poszczególnych miejsc po przecinku.
help-seed = Dowolne słowo lub liczba; to samo ziarno daje te same gry.
help-jobs = Liczba rdzeni procesora; 0 oznacza wszystkie.

error-no-games = potrzebna jest co najmniej jedna gra.
error-bad-jobs = liczba rdzeni nie może być ujemna; 0 oznacza wszystkie.
error-unknown-bot = nie ma gracza „{ $name }”; do wyboru: { $known }.
error-wrong-bots = podaj jednego gracza na wszystkie miejsca albo { $players }, po jednym na miejsce; podano { $count }.

simulate-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
 }
simulate-hands = { $count ->
    [one] { $count } rozdanie
    [few] { $count } rozdania
   *[many] { $count } rozdań
 }
simulate-decisions = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
 }
simulate-seed = ziarno { $seed }
simulate-pace = na sekundę { $games } i { $decisions }
simulate-working = Gra trwa
simulate-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-average = { NUMBER($value, maximumFractionDigits: 0) }
simulate-place = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

simulate-won = rozdania z wygraną
simulate-by-draw = z wygranych przez dobranie
simulate-drawn = mur się skończył
simulate-aborted = przerwane
simulate-value = średnia wygrana

column-seat = miejsce
column-bot = gracz
column-points = punkty
column-place = pozycja
column-wins = wygrane
column-deal-ins = wrzutki
column-riichi = riichi
column-value = średnia wygrana
