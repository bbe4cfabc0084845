form-regular = cztery grupy i para
form-regular-one-chow = cztery grupy, wśród nich najwyżej jedno chi, i para
form-pairs = siedem par
form-pairs-repeat = siedem par, także dwie takie same
form-orphans = trzynaście sierot
form-knitted = zszyty strit
form-knitted-any = zszyty strit, podzielony między rodziny w dowolny sposób
form-honours-knitted = specjalne i zszyte kamienie
form-unrelated = trzynaście niespokrewnionych kamieni
form-snake = wijący się wąż
form-gates = bramy niebios
form-triples = potrójne dzierganie
form-couples = dzierganie
form-orphan-pairs = siedem par skrajnych i specjalnych
form-unfinished = nie jest kompletny

wait-single = pojedyncze czekanie
wait-two-pairs = czekanie na pon z jednej z dwóch par
wait-closed = zamknięte czekanie
wait-edge = skrajne czekanie
wait-two-sided = dwustronne czekanie

shanten = { $count ->
    [-1] kompletny układ
    [0] układ w tenpai
    [one] do tenpai brakuje { $count } kamienia
    [few] do tenpai brakuje { $count } kamieni
   *[many] do tenpai brakuje { $count } kamieni
 }

shanten-short = { $count ->
    [-1] kompletny
    [0] tenpai
   *[away] { $count }
 }

reading = { $groups }, { $wait ->
    [single] wygrana przy pojedynczym czekaniu
    [two-pairs] wygrana przy czekaniu na pon z jednej z dwóch par
    [closed] wygrana przy zamkniętym czekaniu
    [edge] wygrana przy skrajnym czekaniu
    [two-sided] wygrana przy dwustronnym czekaniu
   *[none] bez podanego wygrywającego kamienia
 }
