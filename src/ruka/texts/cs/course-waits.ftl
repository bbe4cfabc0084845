# Kurz 2: čekání
course-waits = Čekání
course-waits-about = Které kameny doplní ruku v tenpai a kolik jich ještě může přijít.
lesson-waits-ready-title = Chybí jediný kámen
lesson-waits-ready =
    Ruka, které chybí jediný kámen, je v [term:tenpai|tenpai] a čeká. Čtyři sady a jeden kámen: tady ji doplní kámen jednoho druhu, zbývají { $left }.
    Zvyšujte to číslo: to je úplně první strategie. Dva páry čekají na dva druhy: podle zdroje je to dvojnásobná naděje, kameny jsou to ale čtyři proti třem. Pět po sobě jdoucích čeká na tři druhy.
lesson-waits-one-title = Jediný druh
lesson-waits-tanki = [term:single_wait|Tanki], jedinečné čekání: čtyři sady a osamělý kámen, který chce být párem. Jeden máte v ruce, takže zbývají nejvýš { $left }, a každý odhozený toto číslo sníží.
lesson-waits-kanchan = [term:closed_wait|Kanchan], uzavřené čekání na střed: chybí prostřední kámen postupky. Jeden druh, { $left } kameny.
lesson-waits-penchan = [term:edge_wait|Penchan], čekání na rohu: osmičku a devítku doplní jen sedmička, jedničku a dvojku jen trojka. Jeden druh, { $left } kameny. Roh, střed a pár jsou tři čekání na [term:only_possible|jediný možný kámen].
lesson-waits-two-title = Dva druhy
lesson-waits-ryanmen = [term:two_sided_wait|Ryanmen], dvoustranné čekání: dva kameny po sobě, otevřené z obou stran. Není-li vidět žádný, doplní je { $left } kamenů: nic lepšího dva kameny neumějí.
lesson-waits-shanpon = [term:two_pairs_wait|Shanpon]: tři sady a dva páry. Z jednoho páru bude trojice, druhý zůstane párem. Dva druhy, ale jen { $left } kameny, protože od každého už dva držíte.
lesson-waits-nobetan = [term:nobetan|Nobetan] (ryanmentanki): tři sady a čtyři po sobě. Tři z nich tvoří postupku a zbylý kraj čeká do páru. Dva druhy, { $left } kamenů.
lesson-waits-three-title = Tři druhy
lesson-waits-sanmen = [term:three_sided_wait|Třístranné čekání] (sanmenten): dvě sady, pár a pět po sobě bez jedničky a devítky. Ať si jako postupku vezmete kterýkoli kraj, zbytek čeká z obou stran: dohromady tři druhy, { $left } kamenů.
lesson-waits-seven-in-a-row = Sedm po sobě a ještě žádný pár: nobetan prodloužený o postupku. Tři druhy, { $left } kamenů.
lesson-waits-pung-beside = Trojice se sousedem: je-li to trojice, soused čeká do páru; vezmete-li z ní pár, zbytek čeká z obou stran. Tři druhy, { $left } kamenů. Podívejte se na ni i zrcadlově.
lesson-waits-many-title = Čtyři, pět, sedm druhů
lesson-waits-four-sided = Široká čekání vznikají tam, kde je uvnitř řady trojice. Dvě sady a těchto sedm kamenů: ruku doplní { $left } kamenů.
lesson-waits-five-sided = Zdroj tento tvar tiskne s dvanácti kameny; s další pětkou čeká na pět druhů, { $left } kamenů. Na první pohled to nevidí nikdo: zkoušejte číslo po čísle.
lesson-waits-seven-sided = { $kinds } druhů z devíti, { $left } kamenů. Tvarů je mnohem víc než tyto: procvičujte je a ve hře si vás najdou.
lesson-waits-great-title = Devět a třináct
lesson-waits-nine-sided = [term:nine_sided_wait|Devítistranné čekání]: tři jedničky, tři devítky a po jednom všechno mezi nimi. Doplní ho každý kámen té barvy, dohromady { $left }.
lesson-waits-orphans = [term:thirteen_sided_wait|Třináct sirotků] bez páru čeká na každého z nich: { $kinds } druhů, { $left } kamenů.
lesson-waits-left-title = Co ještě může přijít
lesson-waits-left =
    Počítejte kameny, ne druhy. Tato ruka čeká nejvýš na { $left } kamenů; každý, který leží na stole nebo ve vyložené sadě, je pryč. Jsou-li vidět všechny čtyři, nečekáte na nic.
    Ve dvou se v jednom rozdání odehraje jen asi šedesát kamenů: polovina toho, co chcete, se vůbec neobjeví. Široká čekání mají proto ještě větší cenu, než se zdá.
lesson-waits-held = Ruka, která čeká jen na kámen, jehož všechny čtyři kusy sama drží, není v tenpai. Ruka, jejíž chybějící kameny leží všechny viditelně na stole, v tenpai je.
lesson-waits-furiten-title = Furiten
lesson-waits-furiten = Čekání má svůj stín: vaše vlastní odhozené kameny. [term:furiten|Furiten] se dívá na všechny kameny, které by ruku doplnily, i na ty, které by nedaly žádné yaku.
