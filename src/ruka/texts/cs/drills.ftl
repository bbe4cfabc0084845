# Cvičení: na co se ptáme a proč je odpověď správná
drill-tiles = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
 }
drill-sum = Dohromady

# Čekání
drill-waits = Čekání
drill-waits-text = Které kameny ruku uzavřou a kolik jich ještě zbývá.
drill-waits-level-plain = Čekání na jeden nebo dva kameny
drill-waits-level-left = Kolik jich zbývá
drill-waits-level-wide = Čekání na tři kameny a více
drill-waits-level-suit = Deset a více kamenů jedné barvy
drill-waits-level-wide-left = Kolik jich zbývá z mnoha
drill-waits-which = Které kameny ruku uzavřou?
drill-waits-left = Kolik kamenů, které ruku uzavřou, ještě zbývá, když jsou tyto vidět?
drill-waits-with = { $tile }: { $wait }
drill-waits-of = { $count ->
    [one] zbývá { $count }
    [few] zbývají { $count }
   *[other] zbývá { $count }
 }
drill-waits-not = { $tile } ruku neuzavře
drill-waits-fifth = { $tile }: všechny čtyři už jsou v ruce

# Minibody
drill-fu = Minibody
drill-fu-text = Body za sady, páry a čekání, počítané po částech i za celé ruce.
drill-fu-level-part = Jedna sada, pár nebo čekání
drill-fu-level-sum = Celé ruce
drill-fu-level-rounded = Celé ruce, zaokrouhlené tak, jak se počítají
drill-fu-part = Kolik { $unit } dává tato část ruky?
drill-fu-sum = Kolik { $unit } má tato ruka, než se cokoli zaokrouhlí?
drill-fu-rounded = Kolik { $unit } se počítá za tuto ruku po zaokrouhlení?
drill-fu-rounds = { $fu }, zaokrouhleno nahoru
drill-fu-nothing = Nic se za to nedává

# Chyby
error-unknown-drill = cvičení „{ $name }“ neexistuje; na výběr: { $known }.
error-drill-not-for-rules = cvičení „{ $drill }“ se podle pravidel „{ $rules }“ nemá na co ptát.
error-no-such-level = cvičení „{ $drill }“ má podle těchto pravidel úrovně od 1 do { $most }.
error-no-such-answer = tohle není odpověď na otázku: vyberte z nabízeného, nebo napište číslo.
error-no-question = taková otázka se nenašla; zkuste jiné semínko.
