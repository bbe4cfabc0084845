help-league = Nechat hráče hrát se stejnými zdmi, každého na všech místech, dokud se nerozhodne, kdo je lepší.
help-league-bots = Kdo hraje, odděleno čárkami: hráči jako u „ruka simulate“, nebo JMÉNO=HRÁČ, má-li se hráč jmenovat kratčeji.
help-league-unit = Porovnávat po celých hrách, nebo po jednotlivých rozdáních; bez udání po hrách tam, kde se počítá konečné pořadí, jinde po rozdáních.
help-most-hands = Kolik rozdání se odehraje nejvýše, u všech stolů dohromady.
help-alpha = Podíl lig se stejně silnými hráči, které smějí být přesto rozhodnuty.
help-keep = Ukládat každou zeď do souboru; stejný příkaz pak pokračuje tam, kde soubor končí.

error-league-few = liga potřebuje aspoň dva hráče; uveďte je za --bots, oddělené čárkami.
error-league-twice = hráč „{ $name }“ je uveden dvakrát; jednoho z nich pojmenujte jinak: JMÉNO=HRÁČ.
error-bad-alpha = podíl chybných rozhodnutí musí být mezi 0 a 1, třeba 0.05.
error-no-hands = je třeba aspoň jedno rozdání.
error-broken-league = obsah souboru { $file } nejde přečíst jako zdi ligy.
error-league-lost = proces, který hrál, skončil; zdi před tím jsou v souboru z --keep, pokud byl uveden.

league-played = { $walls ->
    [one] { $walls } zeď, odehraná
    [few] { $walls } zdi, každá odehraná
   *[other] { $walls } zdí, každá odehraná
 } { $seatings }krát, všichni na všech místech: { $tables }
league-interrupted = Přerušeno; tohle je to, co se odehrálo.
league-faults = { $name }: nezdařené odpovědi, za které hrála ruka: { $count }.
league-lead-place = rozdíl v pořadí { $value } na hru
league-lead-games = rozdíl v bodech { $value } na hru
league-lead-hands = rozdíl v bodech { $value } na rozdání
league-better = { $first } je lepší než { $second }: { $lead } ({ $interval }), rozhodnuto po { $walls ->
    [one] { $walls } zdi
    [few] { $walls } zdech
   *[other] { $walls } zdech
 }.
league-open = { $first } proti { $second } není rozhodnuto: { $lead } ({ $interval }).
league-too-few = { $first } proti { $second } není rozhodnuto: zdí je příliš málo na jakýkoli závěr.
league-level = Z lig se stejně silnými hráči se jich kdy rozhodne nejvýše { $alpha }. Intervaly rozdílů platí, ať se skončí kdykoli.

league-title = Liga
league-players-place = { $rules }: průměrné pořadí
league-players-games = { $rules }: body na hru
league-players-hands = { $rules }: body na rozdání
league-course-place = { $first } proti { $second }: náskok v pořadí, zeď po zdi
league-course-points = { $first } proti { $second }: náskok v bodech, zeď po zdi
league-claims = vyžádá si

column-claims = vyžádáno
column-rating = síla
column-time = ms na rozhodnutí
