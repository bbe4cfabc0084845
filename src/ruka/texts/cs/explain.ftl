# Čísla s jednotkami
fan-native = { $count } fan
fan-japanese = { $count } han
fu-native = { $count ->
    [one] { $count } minibod
    [few] { $count } minibody
   *[other] { $count } minibodů
 }
fu-japanese = { $count } fu
points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
 }

# Co se počítalo a jak to dopadlo
explain-win = { $win ->
    [tsumo] výhra ze zdi
   *[ron] výhra z odhozu
 }
explain-seat = { $seat ->
    [E] východ
    [S] jih
    [W] západ
   *[N] sever
 }, { $round ->
    [E] východní
    [S] jižní
    [W] západní
   *[N] severní
 } kolo
explain-dora = ukazatele dory
explain-ura = ukazatele ura dory
headline-formula = { $fan }, { $fu }: { $points }
headline-limit = { $limit } ({ $fan }): { $points }
headline-limits = { $number ->
    [1] { $limit }: { $points }
    [2] dvojitý { $limit }: { $points }
   *[more] { $number } × { $limit }: { $points }
 }
headline-no-yaku = Ruka nevyhrává: yaku mají hodnotu { $had } a nejméně je třeba { $minimum }; dory se do ní nepočítají.
headline-incomplete = Ruka nevyhrává, není kompletní: { $count ->
    [0] po odhozu je tenpai
    [one] do tenpai chybí { $count } kámen
    [few] do tenpai chybějí { $count } kameny
   *[other] do tenpai chybí { $count } kamenů
 }.

# Řádky
section-fan-native = Yaku a dory
section-fan-japanese = Yaku a dory
section-fu-native = Minibody
section-fu-japanese = Fu
explain-sum = Dohromady
set-pung-open = Hlášený pon
set-pung-concealed = Skrytý pon
set-kong-open = Hlášený kan
set-kong-concealed = Skrytý kan
set-by-discard = doplněný odhozeným kamenem
section-uncounted = Nepočítá se
why-excluded = zahrnuto v „{ $by }“
why-limit = místo fan platí { $limit }
why-highest = počítá se jen nejvyšší limitní ruka

# Výpočet
section-payment = Platby
calculation-formula = { $base } × 2^({ $exponent } + { $fan }) = { $value }
calculation-cap = { $base } × 2^({ $exponent } + { $fan }) = { $product }, nejvýš však { $limit }: { $value }
calculation-rounded-up = { $base } × 2^({ $exponent } + { $fan }) = { $product }, počítá se jako { $limit }: { $value }
calculation-fan = { $fan }: { $limit }, { $value }
calculation-limits = { $number ->
    [1] { $limit }: { $value }
   *[more] { $number } × { $limit }: { $value }
 }
share-rounded = { $sum }, zaokrouhleno nahoru
share-honba = { $count ->
    [one] { $count } počítadlo
    [few] { $count } počítadla
   *[other] { $count } počítadel
 }
share-liable = celá ruka „{ $pattern }“
share-liable-half = polovina ruky „{ $pattern }“
pays-discarder = { $seat ->
    [E] Východ, který kámen odhodil, platí
    [S] Jih, který kámen odhodil, platí
    [W] Západ, který kámen odhodil, platí
    [N] Sever, který kámen odhodil, platí
   *[none] Kdo kámen odhodil, platí
 } { $sum }.
pays-feeder = { $seat ->
    [E] Východ
    [S] Jih
    [W] Západ
   *[N] Sever
 }, který za ruku ručí, platí { $sum }.
pays-dealer = Východ platí { $sum }.
pays-others = { $number ->
    [1] Třetí hráč platí
   *[more] Každý z ostatních platí
 } { $sum }.
explain-bets = Sázky na stole: { $count } × { $each } = { $points }.
explain-gets = { $seat ->
    [E] Východ
    [S] Jih
    [W] Západ
   *[N] Sever
 } získá { $points }.

# Čtení, která prohrála
section-readings = Jiná čtení
lost-no-yaku = příliš málo yaku
lost-points = jen { $points }
lost-fan = stejně bodů, ale méně fan (D-05)
lost-fu = stejně bodů, ale méně minibodů (D-05)
lost-later = stejně dobré, ale až další v pořadí (D-05)
