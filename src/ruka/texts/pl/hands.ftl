form-regular = cztery grupy i para
form-pairs = siedem par
form-orphans = trzynaście sierot
form-knitted = przeplatana sekwencja
form-honours-knitted = specjalne i przeplatane

wait-single = pojedyncze czekanie
wait-two-pairs = czekanie na dwie pary
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
    [single] wygrana z pojedynczego czekania
    [two-pairs] wygrana z czekania na dwie pary
    [closed] wygrana z zamkniętego czekania
    [edge] wygrana ze skrajnego czekania
    [two-sided] wygrana z dwustronnego czekania
   *[none] bez podanego wygrywającego kamienia
 }
