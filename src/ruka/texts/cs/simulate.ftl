help-simulate = Nechat hráče, kteří nepřemýšlejí, odehrát mnoho her a shrnout je.
help-simulate-rules = Označení pravidel, jak je ukazuje „ruka rules list“.
help-games = Počet her.
help-bots = Kdo hraje: random (náhodně), greedy (hladově), nebo čárkami oddělení hráči pro jednotlivá místa.
help-seed = Libovolné slovo nebo číslo; stejné semínko dá stejné hry.
help-jobs = Počet jader procesoru; 0 znamená všechna.

error-no-games = je třeba aspoň jedna hra.
error-bad-jobs = počet jader nemůže být záporný; 0 znamená všechna.
error-unknown-bot = hráč „{ $name }“ neexistuje; na výběr: { $known }.
error-wrong-bots = zadejte jednoho hráče pro všechna místa, nebo { $players }, pro každé místo jednoho; zadáno jich je { $count }.

simulate-games = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
 }
simulate-hands = { $count ->
    [one] { $count } rozdání
    [few] { $count } rozdání
   *[other] { $count } rozdání
 }
simulate-decisions = { $count ->
    [one] { $count } rozhodnutí
    [few] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
 }
simulate-seed = semínko { $seed }
simulate-pace = za sekundu { $games } a { $decisions }
simulate-working = Hraje se
simulate-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-average = { NUMBER($value, maximumFractionDigits: 0) }
simulate-place = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

simulate-won = rozdání s výhrou
simulate-by-draw = z výher kamenem ze zdi
simulate-drawn = zeď došla
simulate-aborted = předčasně ukončeno
simulate-value = průměrná výhra

column-seat = místo
column-bot = hráč
column-points = body
column-place = pořadí
column-wins = výhry
column-deal-ins = nahozeno
column-riichi = riichi
column-value = průměrná výhra
