# Kalkulačka
calculator-hand = Ruka
calculator-notation = Zápis
calculator-keys = Kdekoli na stránce: číslice a pak m p s z; Backspace bere zpět
calculator-typed = { $ranks } a teď barvu: m p s z
calculator-palette = Kameny; šipky se pohybují, Enter bere
calculator-tile-left = { $tile }, zbývá { $left }
calculator-take-back = Vzít zpět: { $tile }
calculator-take-back-winning = Vzít zpět výherní kámen: { $tile }
calculator-make-winning = Ruka vyhrála kamenem: { $tile }
calculator-undo = Zpět
calculator-redo = Znovu
calculator-clear = Vymazat
calculator-target = Co přidá klepnutí
calculator-target-tile = Kámen
calculator-target-chow = { $terms ->
    [japanese] Chi
   *[native] Chi
 }
calculator-target-pung = { $terms ->
    [japanese] Pon
   *[native] Pon
 }
calculator-target-kong = { $terms ->
    [japanese] Minkan
   *[native] Hlášený kan
 }
calculator-target-concealed-kong = { $terms ->
    [japanese] Ankan
   *[native] Skrytý kan
 }
calculator-target-winning = Výherní kámen
calculator-target-dora = Ukazatel dory
calculator-target-ura = Ukazatel ura dory
calculator-won = Výhra
calculator-by = { $way ->
    [draw] ze zdi
   *[discard] z odhozu
 }
calculator-seat = Vítr hráče
calculator-round = Vítr kola
calculator-wind-east = východ
calculator-wind-south = jih
calculator-wind-west = západ
calculator-wind-north = sever
calculator-honba = Počítadla (honba)
calculator-sticks = Sázky riichi
calculator-nuki = Odložené severy
calculator-circumstances = Okolnosti
calculator-with-riichi = Riichi
calculator-with-double-riichi = Daburu riichi
calculator-with-ippatsu = Ippatsu
calculator-with-last-tile = Poslední kámen
calculator-with-after-kong = Po kanu
calculator-with-second-replacement = Po dvou kanech za sebou
calculator-with-robbing-kong = Oloupení kanu
calculator-with-first-turn = První obrátka
calculator-with-last-of-kind = Poslední kámen svého druhu
calculator-rules = Pravidla
calculator-compare = Porovnat s jinými pravidly
calculator-missing = { $count ->
    [one] Přidejte ještě { $count } kámen, pak lze ruku posoudit.
    [few] Přidejte ještě { $count } kameny, pak lze ruku posoudit.
   *[other] Přidejte ještě { $count } kamenů, pak lze ruku posoudit.
 }
calculator-which-won = Ruka je kompletní. Kterým kamenem vyhrála? Zvolte „Výherní kámen“ a klepněte na něj v ruce.
calculator-best-discard = Nejlepší odhoz:
calculator-waits = { $count ->
    [one] Čeká na { $count } kámen:
    [few] Čeká na { $count } kameny:
   *[other] Čeká na { $count } kamenů:
 }
calculator-useful = { $count ->
    [one] Blíž ji posune { $count } kámen:
    [few] Blíž ji posunou { $count } kameny:
   *[other] Blíž ji posune { $count } kamenů:
 }
calculator-no-answer = Server neodpovídá. Nic se neztratilo; každá změna se ptá znovu.
calculator-examples = Složte ruku, nebo začněte některou z těchto
calculator-example-simple = Ruka s ponem draků
calculator-example-riichi = Riichi a výhra ze zdi v první obrátce
calculator-example-pairs = Sedm párů
calculator-example-orphans = Třináct sirotků
calculator-example-no-yaku = Kompletní, a přece nevyhrává
calculator-example-waiting = Na co tato ruka čeká?
calculator-others = Ruce ostatních
