# Pomůcky ke čtení stolu
aids-mark-drawn = přímo ze zdi
aids-mark-dora = dora
aids-mark-safe = bezpečný proti: { $names }
aids-key-seen = dosud neviděné kameny
aids-key-needs = jaká výhra stačí na lepší pořadí
aids-hurry = Zbývá pět sekund.
aids-your-turn = Jste na tahu
aids-seen = Dosud neviděné kameny
aids-safe = Co je o tomto kameni jisté

# Jaká výhra stačí na lepší pořadí
aids-needs = Jaká výhra stačí
aids-need-pass = Předstihnout: { $name } (náskok { $points })
aids-need-draw = kamenem ze zdi
aids-need-direct = odhozem: { $name }
aids-need-discard = odhozem kohokoli jiného
aids-need-none = jedna výhra nestačí
aids-need-any = jakákoli výhra
aids-need-hand = { $points } ({ $hand })
aids-need-fu = { $fan }, { $fu } fu
aids-need-fan = { $unit ->
    [values] { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
     }
    [doubles] { $count ->
        [one] { $count } dabl
        [few] { $count } dably
       *[other] { $count } dablů
     }
   *[any] { $count } { $unit }
 }
aids-need-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
 }
aids-need-first = Nikdo není před vámi.

# Nastavení
aids-set = Čtení stolu
aids-set-text = Pomůcky, které za vás čtou stůl. Co přesahuje pouhé počítání, pomáhá jen při hře s boty.
aids-set-markDora = Značit doru
aids-set-markDora-text = Dora a červené pětky mají v ruce, v odhozech a v sadách zlatý růžek.
aids-set-markSame = Značit stejné kameny
aids-set-markSame-text = Kámen, na který ukážete nebo který zvednete, se označí všude, kde ještě leží.
aids-set-markDrawn = Značit odhozy přímo ze zdi
aids-set-markDrawn-text = Kámen odhozený hned po dobrání je ztmavený.
aids-set-showOrder = Číslovat odhozy
aids-set-showOrder-text = Když ukážete na něčí odhozy, je vidět, v jakém pořadí padly.
aids-set-compare = Bodové rozdíly
aids-set-compare-text = Když na hráče ukážete nebo klepnete, je vidět, o kolik se od něj liší ostatní.
aids-set-showNeeds = Jaká výhra stačí
aids-set-showNeeds-text = V posledním rozdání stůl řekne, jakou hodnotu musí mít výhra, abyste postoupili o místo.
aids-set-markSafe = Značit bezpečné kameny
aids-set-markSafe-text = Proti botům: tečky ukazují, kterým z vašich kamenů nemůže vyhrát, kdo ohlásil riichi nebo má dvě sady.
aids-set-tick = Tikání
aids-set-tick-text = Posledních pět sekund je slyšet, pokud jsou zapnuté zvuky.
aids-set-notify = Oznámení
aids-set-notify-text = Systém vám řekne, že jste na tahu, když se díváte jinam.
aids-set-notify-refused = Prohlížeč oznámení z této stránky nedovoluje.
