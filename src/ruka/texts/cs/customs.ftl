# Zvyklosti u stolu: stránka
customs-title = Zvyklosti u stolu
customs-text = Co se děje kolem kamenů před tahy a mezi nimi: zeď, kostky a rozdávání, hlášení, pokuty a etiketa. Každá pravidla to mají po svém a tady je každý způsob vidět.
customs-ways = Jak se zeď staví a prolamuje
customs-of = Pravidla:
customs-all = Všechny způsoby
customs-opening = Od zdi k prvnímu odhozenému kameni
customs-opening-text = Všechno je tak, jak rozdává engine: kostky rozhodnou, kde se zeď prolomí, a každý kámen přijde z místa, kde by ležel na skutečném stole.
customs-sets = Jak se hlášené sady vykládají
customs-sets-text = Vyžádaný kámen je pootočený a jeho místo říká, kdo ho odhodil.
customs-book = Celá kniha pravidel
customs-course = Kurz o dění u stolu
customs-watch = Zeď, kostky a rozdávání v pohybu
customs-east-holds = Ruka východu
customs-step = Krok { $step } z { $steps }
customs-steps = Kroky
customs-play = Přehrát
customs-pause = Zastavit
customs-back = Zpět
customs-forward = Dál
customs-again = Hodit znovu
customs-picture = Stůl shora, dole sedí východ

# Co se děje jedno po druhém
custom-dealer = Teď padlo { $first } a { $second }, dohromady { $sum }.
custom-thrown = Kostkami hází { $who }: { $first } a { $second }, dohromady { $sum }.
custom-thrown-too = Podruhé hází { $who }: { $first } a { $second }, dohromady { $sum }. Oba hody dávají { $total }.
custom-counted = Počítá se doprava od východu, který je 1: číslo { $sum } má { $who }.
custom-stacks = { $count ->
    [one] Od pravého konce této zdi se odpočítá { $count } sloupec.
    [few] Od pravého konce této zdi se odpočítají { $count } sloupce.
   *[other] Od pravého konce této zdi se odpočítá { $count } sloupců.
 }
custom-stacks-over = Od pravého konce této zdi se má odpočítat { $count } sloupců. Má jich jen { $stacks }, a tak se pokračuje ve zdi levého souseda: { $who }, sloupec { $over }.
custom-indicator = Je to { $tile }, dora je tedy { $dora }.
custom-takes = { $count ->
    [one] Jeden kámen si bere { $who }.
    [few] { $count } kameny si bere { $who }.
   *[other] { $count } kamenů si bere { $who }.
 }
custom-takes-stack = Celý sloupec si bere { $who }.
custom-takes-tops = Dva kameny, horní z prvního a ze třetího sloupce, si bere { $who }.
custom-flowers = { $count ->
    [one] Květinu vykládá { $who } a bere si za ni kámen z konce zdi.
    [few] { $count } květiny vykládá { $who } a bere si za ně kameny z konce zdi.
   *[other] { $count } květin vykládá { $who } a bere si za ně kameny z konce zdi.
 }
custom-begins = Východ odhodí první kámen.

# Způsoby stavění zdi
custom-way = { $sides ->
    [one] { $sides } zeď
    [few] { $sides } zdi
   *[other] { $sides } zdí
 } po { $stacks } sloupcích, { $throws ->
    [once] jeden hod
   *[twice] dva hody
 }{ $dead ->
    [none] , bez mrtvé zdi
    [shown] , s ukazatelem dory
   *[closed] {""}
 }
custom-way-screen = Rozdává automat

# Jak leží sady
custom-laid = { $kind ->
    [chow] Postupka
    [pung] Trojice
    [kong] Čtveřice
    [added-kong] Trojice rozšířená na čtveřici
   *[concealed-kong] Skrytá čtveřice
 }{ $giver ->
    [left] {" "}zleva
    [top] {" "}odnaproti
    [right] {" "}zprava
   *[none] {""}
 }
