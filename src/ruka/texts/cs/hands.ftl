form-regular = čtyři sady a pár
form-regular-one-chow = čtyři sady, nejvýš jedna z nich postupka, a pár
form-pairs = sedm párů
form-pairs-repeat = sedm párů, i dva stejné
form-orphans = třináct sirotků
form-knitted = sešívaná postupka
form-knitted-any = sešívaná postupka, rozdělená mezi barvy jakkoli
form-honours-knitted = zvláštní a sešívané kameny
form-unrelated = třináct nepříbuzných kamenů
form-snake = kroutící se had
form-gates = nebeské brány
form-triples = trojité pletení
form-couples = pletení
form-orphan-pairs = sedm párů drahých kamenů
form-unfinished = není kompletní

wait-single = jedinečné čekání
wait-two-pairs = čekání na pon jednoho ze dvou párů
wait-closed = uzavřené čekání
wait-edge = čekání na rohu
wait-two-sided = dvoustranné čekání

shanten = { $count ->
    [-1] kompletní ruka
    [0] připravená ruka (tenpai)
    [one] do tenpai chybí { $count } kámen
    [few] do tenpai chybějí { $count } kameny
   *[other] do tenpai chybí { $count } kamenů
 }

shanten-short = { $count ->
    [-1] kompletní
    [0] tenpai
   *[away] { $count }
 }

reading = { $groups }, { $wait ->
    [single] výhra jedinečným čekáním
    [two-pairs] výhra čekáním na pon jednoho ze dvou párů
    [closed] výhra uzavřeným čekáním
    [edge] výhra čekáním na rohu
    [two-sided] výhra dvoustranným čekáním
   *[none] bez udaného výherního kamene
 }
