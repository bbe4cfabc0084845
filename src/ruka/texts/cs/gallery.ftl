# Galerie čekání: stránka
waits-title = Galerie čekání
waits-text = Ruce v tenpai chybí jediný kámen. Tady jsou tvary, v nichž čeká, od jediného kamene po devítistranný. Klepněte na kámen pokaždé, když ho uvidíte na stole: mezi odhozenými kameny, ve vyložené sadě nebo jako ukazatel. Co zbývá, se hned přepočítá.
waits-of = Pravidla:
waits-own = Zkuste vlastní ruku
waits-own-label = Třináct kamenů v zápisu
waits-own-seen = Kameny, které vidíte jinde
waits-own-go = Najít čekání
waits-own-away = { $count ->
    [one] Této ruce chybí do tenpai { $count } kámen.
    [few] Této ruce chybějí do tenpai { $count } kameny.
   *[other] Této ruce chybí do tenpai { $count } kamenů.
 }
waits-sum = { $kinds ->
    [one] { $kinds } druh
    [few] { $kinds } druhy
   *[other] { $kinds } druhů
 }, { $count ->
    [0] nezbývá žádný kámen
    [one] zbývá { $count } kámen
    [few] zbývají { $count } kameny
   *[other] zbývá { $count } kamenů
 }
waits-on = Čeká na
waits-see = { $tile }: { $count ->
    [one] zbývá { $count }
    [few] zbývají { $count }
   *[other] zbývá { $count }
 }. Je vidět další
waits-clear = Počítat znovu
waits-dead = Všechny už jsou vidět: ruka dál čeká, ale není na co.
waits-how = Čím se dokončí
waits-with = { $tile }: { $roles }
waits-source = Zdroj { $source }
waits-lesson = Kurz o čekání

# Tvary ze zdroje 001 a jeden z 002
wait-shape-tanki = Tanki
wait-shape-tanki-text = Čtyři sady a jeden kámen, který chce být párem.
wait-shape-ryanmen = Ryanmen
wait-shape-ryanmen-text = Tři sady, pár a dva kameny po sobě: postupku doplní kámen před nimi nebo za nimi.
wait-shape-kanchan = Kanchan
wait-shape-kanchan-text = Tři sady, pár a postupka bez prostředního kamene.
wait-shape-penchan = Penchan
wait-shape-penchan-text = Tři sady, pár a postupka na kraji barvy: 1 2 čeká na 3, 8 9 čeká na 7.
wait-shape-shanpon = Shanpon
wait-shape-shanpon-text = Tři sady a dva páry: jeden zůstane párem, z druhého bude trojice.
wait-shape-nobetan = Ryanmentanki (nobetan)
wait-shape-nobetan-text = Tři sady a čtyři kameny po sobě: první nebo poslední z nich vytvoří pár, ostatní jsou postupka.
wait-shape-five-in-a-row = Sanmenten 1: ryanmenten
wait-shape-five-in-a-row-text = Dvě sady, pár a pět kamenů po sobě bez jedničky a devítky: dvě postupky z nich udělá kámen před nimi, za nimi, nebo prostřední.
wait-shape-seven-in-a-row = Sanmenten 2: ryanmentanki
wait-shape-seven-in-a-row-text = Dvě sady a sedm kamenů po sobě: první, prostřední nebo poslední vytvoří pár vedle dvou postupek.
wait-shape-pung-beside = Sanmenten 3
wait-shape-pung-beside-text = Tři sady, trojice a její soused. Zdroj pro ni jméno nezná: buď trojice zůstane trojicí a soused vytvoří pár, nebo jsou párem dva její kameny a zbytek čeká na postupku.
wait-shape-four-sided = Čtyřstranné čekání
wait-shape-four-sided-text = Dvě sady a 2345556: trojice uvnitř řady.
wait-shape-five-sided = Pětistranné čekání
wait-shape-five-sided-text = Zdroj tiskne dvanáct kamenů, 2 3 4 4 5 5 6 6 7 7 8 8, a jméno nezná; s další pětkou čeká na pět druhů.
wait-shape-seven-sided = Sedmistranné čekání
wait-shape-seven-sided-text = 2 3 4 4 4 5 5 5 6 6 6 7 8, všechny jedné barvy. Jméno zdroj nezná.
wait-shape-nine-sided = Chuuren pooto 9men machi
wait-shape-nine-sided-text = Tři jedničky, tři devítky a po jednom všechno mezi nimi: ruku dokončí každý kámen té barvy.
wait-shape-orphans = Kokushi musou 13men machi
wait-shape-orphans-text = Všech třináct hraničních a zvláštních kamenů po jednom: pár udělá kterýkoli z nich.
wait-shape-other = { $count ->
    [one] { $count } druh kamene
    [few] { $count } druhy kamenů
   *[other] { $count } druhů kamenů
 }

# Galerie kombinací
gallery-title = Galerie kombinací
gallery-text = Každá kombinace s rukou, která ji má, a s rukou, které těsně uniká; k tomu jak často přichází a s čím se vyskytuje.
gallery-of = Pravidla:
gallery-order = Pořadí
gallery-order-book = jako v knize pravidel
gallery-order-often = nejčastější první
gallery-counted = Jak často ({ $rules }): spočítáno z milionu rozdání mezi hráči, kteří si nikdy nevyžádají kámen a jdou nejkratší cestou.
gallery-why = Proč ne
gallery-instead = místo
gallery-missing = chybí
gallery-too-much = je tu navíc
gallery-waits = Galerie čekání
gallery-course = Kurz o kombinacích
gallery-book = Kniha pravidel
gallery-together = Vyskytuje se spolu s kombinacemi
pattern-always = Skoro každá výhra ({ $share } %)
pattern-often = Zhruba každá { $count }. výhra ({ $share } %)
