# Cvičení: na co se ptáme a proč je odpověď správná
drill-count = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
 }
drill-sum = Dohromady

# Čekání
drill-waits = Čekání
drill-waits-text = Které kameny ruku doplní a kolik jich ještě zbývá.
drill-waits-level-plain = Čekání na jeden nebo dva kameny
drill-waits-level-left = Kolik jich zbývá
drill-waits-level-wide = Čekání na tři kameny a více
drill-waits-level-suit = Deset a více kamenů jedné barvy
drill-waits-level-wide-left = Kolik jich zbývá z mnoha
drill-waits-which = Které kameny ruku doplní?
drill-waits-left = Kolik kamenů, které ruku doplní, ještě zbývá, když jsou tyto vidět?
drill-waits-with = { $tile }: { $wait }
drill-waits-of = { $count ->
    [one] zbývá { $count }
    [few] zbývají { $count }
   *[other] zbývá { $count }
 }
drill-waits-not = { $tile } ruku nedoplní
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

# Kameny
drill-tiles = Kameny a sady
drill-tiles-text = Jak se kameny jmenují a kde jsou sady.
drill-tiles-level-name = Názvy kamenů
drill-tiles-level-chow = Tři po sobě
drill-tiles-level-pair = Pár v celé ruce
drill-tiles-name = Jak se tento kámen jmenuje?
drill-tiles-find = Který z nich je: { $tile }?
drill-tiles-chow = Které tři kameny tvoří postupku (chi)?
drill-tiles-chow-is = Tři kameny jedné barvy, které jdou po sobě
drill-tiles-pair = Který kámen tvoří pár této ruky?
drill-tiles-sets = Ruka se čte takto

# Fan
drill-fan = Počítání kombinací
drill-fan-text = Kolik dohromady dávají kombinace ruky, v jednotkách dané hry.
drill-fan-level-plain = Všední ruce
drill-fan-level-rich = Dražší ruce
drill-fan-level-many = Tři řádky a více
drill-fan-sum = Kolik { $unit } má tato ruka?

# Body
drill-points = Body
drill-points-text = Kdo kolik platí: z odhozu i ze zdi, s počítadly a sázkami, a na konci hry.
drill-points-level-discard = Z odhozu, podle tabulky
drill-points-level-draw = Ze zdi, podle tabulky
drill-points-level-limits = Limity
drill-points-level-hand = Celé ruce
drill-points-level-counters = S počítadly a sázkami
drill-points-level-uma = Konec hry
drill-points-winner = { $dealer ->
    [true] Vyhrává rozdávající (východ)
   *[false] Vyhrává { $seat ->
        [S] jih
        [W] západ
       *[N] sever
    }, nikoli rozdávající
 }
drill-points-pays = { $payer ->
    [discarder] Kolik bodů platí ten, kdo kámen odhodil?
    [dealer] Kolik bodů platí rozdávající?
   *[others] Kolik bodů platí každý z ostatních (ne ten, kdo odhodil, ani rozdávající, který nevyhrál)?
 }
drill-points-gets = Kolik bodů dostane vítěz celkem, i s počítadly a sázkami?
drill-points-honba = Počítadla (honba): { $count }
drill-points-sticks = Sázky na stole včetně vítězovy: { $count }
drill-points-final = Jaký je konečný výsledek hráče na { $place }. místě, tedy o kolik je nad počátečními body či pod nimi?
drill-points-start = Na začátku: { $points }
drill-points-uma-is = Uma: { $uma }
drill-points-oka = Oka pro prvního: { $points }, skládají se na ni všichni stejným dílem
drill-points-difference = Body nad začátkem či pod ním
drill-points-oka-each = Díl oky, kterým přispívá každý
drill-points-by-uma = Uma za umístění
drill-points-by-oka = Oka

# Yaku
drill-yaku = Kombinace
drill-yaku-text = Které kombinace ruka má a které má jen zdánlivě.
drill-yaku-level-one = Jedna ze čtyř
drill-yaku-level-all = Všechny, které v ruce jsou
drill-yaku-level-near = Těsně vedle
drill-yaku-one = Kterou z těchto kombinací ruka má?
drill-yaku-all = Které z těchto kombinací ruka má? Vyberte všechny.
drill-yaku-near = Která z obou rukou má: { $pattern }?
drill-yaku-incomplete = Tato ruka není úplná
drill-yaku-nothing = žádná kombinace

# Odhozy
drill-discard = Co odhodit
drill-discard-text = Po kterém odhozu zbude nejvíc užitečných kamenů a co přijímají části ruky.
drill-discard-level-element = Části ruky
drill-discard-level-near = Ruce těsně před tenpai
drill-discard-level-far = Ruce, kterým ještě leccos chybí
drill-discard-level-seen = S kameny viděnými jinde
drill-discard-which = Který kámen odhodíte, aby ruku přiblížilo co nejvíc kamenů?
drill-discard-element = Kolik kamenů doplní tuto část ruky?
drill-discard-leaves = Odhoz { $tile }: { $away }
drill-discard-away = { $count ->
    [0] ruka je v tenpai a doplní ji
    [one] do tenpai chybí jeden kámen; pomohou
    [few] do tenpai chybějí { $count } kameny; pomohou
   *[other] do tenpai chybí { $count } kamenů; pomohou
 }

# Bezpečné kameny
drill-safe = Bezpečné kameny
drill-safe-text = Na který kámen nemůže nikdo vyhrát a proč.
drill-safe-level-thrown = Odhodil ho ten, kdo čeká
drill-safe-level-counted = Spočítané
drill-safe-level-all = Všechny bezpečné
drill-safe-one = { $who } právě ohlásil riichi. Na který z vašich kamenů tento hráč určitě nemůže vyhrát?
drill-safe-all = { $who } právě ohlásil riichi. Na které z vašich kamenů tento hráč určitě nemůže vyhrát? Vyberte všechny.
drill-safe-nobody = Na který z vašich kamenů určitě nemůže vyhrát nikdo?
drill-safe-thrown = { $tile }: hráč ho sám odhodil, a je tedy ve furitenu
drill-safe-counted = { $tile }: je poslední a kameny, které by s ním tvořily postupku, už jsou venku
drill-safe-last = { $tile }: je poslední a postupku ani zvláštní ruku s ním nikdo neudělá
drill-safe-shapes = { $tile } doplní ruku, která čeká s
drill-safe-forms = { $tile } může doplnit zvláštní ruku: { $forms }
drill-seat-right = Hráč vpravo
drill-seat-opposite = Hráč naproti
drill-seat-left = Hráč vlevo
drill-seat-own = Vy

# Čtení soupeřů
drill-read = Čtení soupeřů
drill-read-text = Co říkají odhozy: která barva, která její polovina, čeká, nebo ne.
drill-read-level-suit = Která barva
drill-read-level-half = Která její polovina
drill-read-level-ready = Čeká, nebo ne
drill-read-player = Tento hráč
drill-read-suit = Kterou barvu tento hráč sbírá?
drill-read-half = Tento hráč sbírá { $suit ->
    [m] znaky
    [p] kola
   *[s] bambusy
 }. Kterou jejich polovinu?
drill-read-ready = Prozrazují odhozy, že tento hráč už čeká?
drill-read-suit-m = Znaky
drill-read-suit-p = Kola
drill-read-suit-s = Bambusy
drill-read-half-low = Nízkou
drill-read-half-high = Vysokou
drill-read-ready-yes = Ano, ruka nejspíš čeká
drill-read-ready-no = Ne, nic tomu nenasvědčuje
drill-read-no-sign = Nic v těchto odhozech nenasvědčuje tomu, že by ruka čekala

# Příkazová řádka
help-drill = Cvičení: otázky, které engine sám vytváří a posuzuje.
help-drill-name = Co cvičit: tiles, waits, fu, fan, points, yaku, discard, safe nebo read; bez toho se vypíše všechno.
help-drill-rules = Pravidla, podle nichž se cvičí.
help-drill-level = Úroveň; bez ní ta, která následuje po té, kterou jste zvládli.
help-drill-count = Kolik otázek položit.
help-drill-seed = Písmena a číslice, z nichž znovu vzniknou stejné otázky; bez nich přijde nejdřív to, v čem jste chybovali.
drill-of = Otázka { $place } z { $count }
drill-indicators = Ukazatele:
drill-seen = Jinde je vidět:
drill-right = Správně!
drill-wrong = Ne tak docela. Odpověď:
drill-summary = { $count ->
    [0] Nic nebylo zodpovězeno.
    [one] Správně: { $right } z celkem { $count } otázky.
    [few] Správně: { $right } z celkem { $count } otázek.
   *[other] Správně: { $right } z celkem { $count } otázek.
 }
drill-again-with = Totéž znovu: --seed { $seed } --level { $level }

# Chyby
error-unknown-drill = cvičení „{ $name }“ neexistuje; na výběr: { $known }.
error-drill-not-for-rules = cvičení „{ $drill }“ se podle pravidel „{ $rules }“ nemá na co ptát.
error-no-such-level = cvičení „{ $drill }“ má podle těchto pravidel úrovně od 1 do { $most }.
error-no-such-answer = tohle není odpověď na otázku: vyberte z nabízeného, nebo napište číslo.
error-no-question = taková otázka se nenašla; zkuste jiné semínko.
error-answer-is-a-number = odpovězte číslem, například 40.
error-answer-is-a-tile = odpovězte jedním z nabízených kamenů, například 4p (nebo 4k, jak to píše česká lekce).
error-answer-is-tiles = odpovězte nabízenými kameny, například 47p 1z (nebo 4k7k vv, jak to píše česká lekce).
error-answer-is-a-letter = odpovězte písmenem od a do { $last }.
error-unreadable-progress = soubor { $path } není záznam učení z programu ruka; přesuňte ho jinam a začne se nový.
