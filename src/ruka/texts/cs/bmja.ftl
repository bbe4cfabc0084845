rules-bmja = Pravidla Britské mahjongové asociace (BMJA): nejvýš jedna postupka v ruce, květiny, zvláštní ruce, limit 1000; počítají se všechny ruce a vyrovnávají se všichni.

option-roof_off = Bez stropu: body nekončí na limitu.

show-one-short = Komu při cizí výhře chyběl jediný kámen, počítá si { $value } za: { $names }.
one-tile-short = Chybí jeden kámen: { $name }
