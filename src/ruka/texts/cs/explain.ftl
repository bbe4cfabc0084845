# Čísla s jednotkami
unit-fan-native = { $count ->
    [one] { $count } fan
    [few] { $count } fany
   *[other] { $count } fanů
 }
unit-fan-japanese = { $count } han
unit-han-native = { $count ->
    [one] { $count } han
    [few] { $count } hany
   *[other] { $count } hanů
 }
unit-han-japanese = { $count } han
unit-faan-native = { $count ->
    [one] { $count } faan
    [few] { $count } faany
   *[other] { $count } faanů
 }
unit-faan-japanese = { $count } faan
unit-doubles-native = { $count ->
    [one] { $count } dabl
    [few] { $count } dably
   *[other] { $count } dablů
 }
unit-doubles-japanese = { $count } fan
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
headline-formula = { $fan }, { $fu }: { $points }
number = { $number }
headline-limit = { $limit } ({ $fan }): { $points }
headline-limits = { $number ->
    [1] { $limit }: { $points }
    [2] dvojitý { $limit }: { $points }
   *[more] { $number } × { $limit }: { $points }
 }
headline-table = { $fan }: { $points }
headline-added = { $limit } a { $fan }: { $points }
headline-too-little = Ruka nevyhrává: má { $had } a nejméně je třeba { $minimum }{ $why }.
headline-no-yaku = Ruka nevyhrává: yaku mají hodnotu { $had } a nejméně je třeba { $minimum }{ $why }.
reason-dora-aside = dory se do ní nepočítají
reason-flowers-aside = květiny a období se do toho nepočítají
reason-from-five = od pěti počítadel jsou třeba dvě
reason-dealer-from-five = od pěti počítadel potřebuje rozdávající dvě
reason-suit-laid-out = tři sady této barvy už ležely na stole
reason-one-opponent = násobitel A je psán pro čtyři hráče, jediný soupeř platí podle řádku svého místa
headline-incomplete = Ruka nevyhrává, není kompletní: { $count ->
    [0] po odhozu je v tenpai
    [one] do tenpai chybí { $count } kámen
    [few] do tenpai chybějí { $count } kameny
   *[other] do tenpai chybí { $count } kamenů
 }.

# Řádky
section-fan-native = Yaku a dory
section-fan-japanese = Yaku a dory
section-fu-native = Minibody
section-fu-japanese = Fu
section-han-native = Hany
section-han-japanese = Hany
section-faan-native = Faan
section-faan-japanese = Faan
section-doubles-native = Dably
section-doubles-japanese = Fan
section-points-native = Body
section-points-japanese = Fu
explain-unfinished = { $seat ->
    [E] Východ
    [S] Jih
    [W] Západ
   *[N] Sever
 }: { $calculation }
set-pung-open = Hlášený pon
set-pung-concealed = Skrytý pon
set-kong-open = Hlášený kan
set-kong-concealed = Skrytý kan
set-by-discard = doplněný odhozeným kamenem
why-excluded = zahrnuto v „{ $by }“
why-limit = místo { $unit ->
    [han] hanů
    [faan] faanů
    [doubles] dablů
   *[fan] fanů
 } platí { $limit }
why-highest = počítá se jen nejvyšší limitní ruka

# Výpočet
section-payment = Platby
calculation-formula = { $formula }
calculation-cap = { $formula }, nejvýš však { $limit }: { $value }
calculation-rounded-up = { $formula }, počítá se jako { $limit }: { $value }
calculation-fan = { $fan }: { $limit }, { $value }
calculation-limits = { $number ->
    [1] { $limit }: { $value }
   *[more] { $number } × { $limit }: { $value }
 }
calculation-rounded = { $formula }, zaokrouhleno na { $value }
calculation-table = { $fan }: { $value }
calculation-sum = Součet hodnot: { $fan }
calculation-added = { $limits } ({ $limit }) + { $by_fan } ({ $fan }) = { $value }
share-for-all = za ostatní
share-flat = od každého
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
pays-opponent = Soupeř platí { $sum }.
pays-between = { $payer ->
    [E] Východ
    [S] Jih
    [W] Západ
   *[N] Sever
 } platí { $receiver ->
    [E] východu
    [S] jihu
    [W] západu
   *[N] severu
 } { $points } za rozdíl rukou.
explain-chips = V žetonech: { $chips }.
explain-bets = Sázky na stole: { $count } × { $each } = { $points }.
explain-item-more = Předmět přidává k platbě { $points }.
explain-item-spared = Předmět platbu odvrací: ušetří { $points }.
explain-gets = { $seat ->
    [E] Východ
    [S] Jih
    [W] Západ
   *[N] Sever
 } získá { $points }.

# Totéž se jmény lidí
named-player = { $name } ({ $wind ->
    [E] východ
    [S] jih
    [W] západ
   *[N] sever
 })
named-pays-discarder = { $who } platí za odhoz: { $sum }.
named-pays-feeder = { $who } za ruku ručí a platí { $sum }.
named-pays-dealer = { $who } platí { $sum }.
named-pays-between = { $who } platí { $points } za rozdíl rukou, dostává { $whom }.
named-explain-gets = { $who } získá { $points }.
named-explain-unfinished = { $who }: { $calculation }

# Čtení, která prohrála
lost-no-yaku = příliš málo yaku
lost-points = jen { $points }
lost-limit = stejně bodů, ale limitní ruka má přednost před sečtenými fany (D-05)
lost-fan = stejně bodů, ale méně fanů (D-05)
lost-fu = stejně bodů, ale méně minibodů (D-05)
lost-later = stejně dobré, ale až další v pořadí (D-05)
