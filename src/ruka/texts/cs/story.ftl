# Hra slovy
story-who = { $who ->
    [E] Východ
    [S] Jih
    [W] Západ
    [N] Sever
   *[named] { $who }
 }
story-source = { $source ->
    [E] Východu
    [S] Jihu
    [W] Západu
   *[N] Severu
 }
story-seat = Místo { $seat }
story-hand = { $round ->
    [E] Východní
    [S] Jižní
    [W] Západní
   *[N] Severní
 } kolo, { $number }. rozdání
story-dealt = rozdává { $player }
story-honba = { $count ->
    [one] { $count } počítadlo
    [few] { $count } počítadla
   *[other] { $count } počítadel
 }
story-bets = { $count ->
    [one] { $count } sázka na stole
    [few] { $count } sázky na stole
   *[other] { $count } sázek na stole
 }
story-nobody = nikdo
story-break = Kostky ukázaly { $first } a { $second }: { story-who } prolomí zeď zprava za { $count }. sloupcem.
story-break-again = Kostky ukázaly { $first } a { $second }, { story-who } hází { $third } a { $fourth }, dohromady { $sum }: zeď { story-source } se prolomí zprava za { $count }. sloupcem.
story-deal = { story-who } dostává { $tiles }.
story-dora = Ukazatel dory je { $tile }.
story-ura = Ukazatel ura dory je { $tile }.
story-draw = { story-who } dobírá { $where ->
    [dead] doplňující kámen{ $tile ->
        [none] { "" }
       *[seen] { " " }{ $tile }
     }
   *[wall] { $tile ->
        [none] kámen
       *[seen] { $tile }
     }
 }.
story-turn = { story-who } dobírá { $where ->
    [dead] doplňující kámen{ $drawn ->
        [none] { "" }
       *[seen] { " " }{ $drawn }
     }
   *[wall] { $drawn ->
        [none] kámen
       *[seen] { $drawn }
     }
 }{ $declares ->
    [yes] , hlásí riichi
   *[no] { "" }
 } a odhazuje { $same ->
    [yes] { $drawn ->
        [none] ho: { $tile }
       *[seen] ho
     }
   *[no] { $tile }
 }.
story-discard = { story-who } { $declares ->
    [yes] hlásí riichi a odhazuje
   *[no] odhazuje
 } { $tile }.
story-riichi = { story-who } pokládá na stůl sázku za riichi.
story-chow = { story-who } si bere { $tile } do postupky s { $tiles }.
story-pung = { story-who } si bere { $tile } od { story-source } do ponu s { $tiles }.
story-kong = { story-who } si bere { $tile } od { story-source } do kanu s { $tiles }.
story-concealed-kong = { story-who } hlásí skrytý kan { $tiles }.
story-added-kong = { story-who } doplňuje pon kamenem { $tile } na kan.
story-nuki = { story-who } odkládá { $tile }.
story-win-tsumo = { story-who } dobírá { $tile } a vyhrává!
story-win-ron = { story-who } vyhrává kamenem { $tile } od { story-source }!
story-hand-shown = Ruka: { $tiles } + { $tile }
story-ready = { story-who } ukazuje tenpai: { $tiles }.
story-exhausted = Zeď došla. Tenpai: { $ready }.
story-nagashi = { story-who } až do konce odhazuje jen hraniční a zvláštní kameny, nikdo si z nich žádný nevyžádal, a vyhrává s nagashi manganem.
story-nagashi-as-draw = { story-who } až do konce odhazuje jen hraniční a zvláštní kameny, nikdo si z nich žádný nevyžádal, a dostává zaplaceno za nagashi mangan; rozdání končí vyčerpáním kamenů.
story-aborted-nine-orphans = { story-who } má devět různých hraničních a zvláštních kamenů a rozdání přerušuje.
story-aborted-four-winds = Na začátku byly odhozeny čtyři stejné větry: předčasné ukončení.
story-aborted-four-riichi = Všichni ohlásili riichi: předčasné ukončení.
story-aborted-four-kongs = Čtyři kany různých hráčů: předčasné ukončení.
story-aborted-three-winners = Tři hráči vyhrávají jedním odhozem: předčasné ukončení.
story-offence-false-win = { story-who } ohlašuje výhru, kterou nemá
story-offence-false-riichi = { story-who } hlásí riichi bez tenpai
story-offence-wrong-kong = { story-who } hlásí po riichi nedovolený kan
story-offence-wrong-call = { story-who } hlásí sadu, která sadou není
story-offence-dead-claim = { story-who } hlásí s mrtvou rukou
story-offence-changed-mind = { story-who } bere zpět právě vyloženou sadu
story-offence-wrong-count = { story-who } má v ruce jiný počet kamenů, než má mít
story-offence-shown-tile = { story-who } odkrývá kámen ze své ruky
story-offence-shown-many = { story-who } odkrývá více než pět kamenů
story-offence-shown-other = { story-who } odkrývá kámen z cizí ruky nebo z mrtvé zdi
story-penalty-chombo = chombo
story-penalty-dead-hand = ruka je mrtvá
story-penalty-fine = pokuta do středu stolu
story-penalty-barred = zatím nesmí vyhrát
story-penalty-shown = kameny už byly odkryty, platí limit
story-penalty-pay-each = platí každému
story-penalty-no-win = v tomto rozdání nesmí vyhrát
story-dealer-dice = Kostky o hlavního hráče ukázaly { $first } a { $second }: rozdává { $player }.
story-sits-out = { $player } v tomto rozdání nehraje.
story-missing = Kameny větru { story-who } jsou mimo hru.
story-flower = { story-who } vykládá { $tile }.
story-shown = { story-who } ukazuje ruku { $tiles }: { $worth }.
story-settled = Ostatní se mezi sebou vyrovnají podle svých rukou.
story-exhausted-plain = Zeď došla: vyčerpání kamenů.
story-turns-over = Všechny tahy jsou odehrány. Tenpai: { $ready }.
story-over-taken = Konec hry: potřebný počet vyhraných rozdání má { $player }.
story-note-crashed = { story-who }: program spadl, hraje za něj ruka.
story-note-late = { story-who }: program neodpověděl včas, hraje za něj ruka.
story-note-illegal = { story-who }: program odpověděl, co není dovoleno, hraje za něj ruka.
story-changed-buy = { story-who } kupuje předmět „{ $item }“ za { $points }.
story-changed-use = { story-who } používá předmět „{ $item }“.
story-changed-effect = Předmět „{ $item }“ působí.
story-changed-bet = { story-who } vsází { $points } na vlastní výhru.
story-changed-payout = { story-who } vyhrává sázku: { $points }.
story-end = Po rozdání: { $points }.
story-over = Hra skončila.

# Obrázek stolu
picture-left = zbývá kamenů: { $count }
picture-dora = ukazatele dory
picture-ura = ukazatele ura dory
picture-riichi = riichi
picture-norths = odložené severy: { $count }
picture-flowers = květiny:
picture-legend = * odhozeno s riichi, ~ vzal si jiný hráč

help-replay = Vyprávět zaznamenanou hru slovy, nebo ukázat její okamžik jako obrázek stolu.
help-replay-file = Záznam z ruky, z mjai nebo z Tenhou (XML či JSON).
help-at = Ukázat stůl po této události tohoto rozdání, například 3.25; bez události na konci rozdání.
help-replay-seat = Jak hru vidělo toto místo, 0 až 3; jinak jsou vidět všechny kameny.
error-bad-moment = „{ $at }“ není okamžik této hry; pište rozdání od 1 do { $hands } a za tečkou jeho událost.
