rules-bmja = Zasady Brytyjskiego Stowarzyszenia Mahjonga (BMJA): najwyżej jedno chi w ręce, kwiaty, ręce specjalne, limit 1000; liczą się wszystkie ręce i wszyscy się rozliczają.

option-roof_off = Bez pułapu: punkty nie kończą się na limicie.

show-one-short = Komu przy cudzej wygranej brakowało jednego kamienia, liczy sobie { $value } za: { $names }.
one-tile-short = Brakuje jednego kamienia: { $name }
