# Otázky v lekcích
error-no-such-lesson = Lekce „{ $lesson }“ neexistuje.
error-no-question-here = Krok { $step } lekce „{ $lesson }“ se na nic neptá.
ask-unit-tiles = kamenů
ask-unit-kinds = druhů
ask-unit-stacks = sloupců
ask-unit-fu = minibodů
ask-unit-fan = fanů
ask-unit-points = bodů
ask-unit-limits = limitů
ask-unit-turns = tahů
ask-choice-yes = Ano
ask-choice-no = Ne
ask-named = Který kámen je { $name }?
ask-sort-terminals = Vyberte všechny hraniční kameny.
ask-sort-honours = Vyberte všechny zvláštní kameny.
ask-sort-of-terminals = hraniční kámen
ask-sort-of-honours = zvláštní kámen
ask-sort-of-simples = obyčejný kámen
ask-set = Co je to?
ask-set-chow = Postupka
ask-set-pung = Trojice
ask-set-kong = Čtveřice
ask-set-pair = Pár
ask-set-none = Nic z toho
ask-set-why-chow = Tři po sobě jdoucí kameny jedné barvy: postupka.
ask-set-why-pung = Tři stejné kameny: trojice.
ask-set-why-kong = Čtyři stejné kameny: po ohlášení čtveřice.
ask-set-why-pair = Dva stejné kameny: pár.
ask-set-why-none = Nejsou stejné ani nejdou po sobě v jedné barvě: žádná sada.
ask-dora = Toto je ukazatel. Který kámen je dora?
ask-left = zbývá: { $count }
ask-waits = Které kameny tuto ruku doplní? Vyberte všechny.
ask-kinds = Kolik druhů kamenů tuto ruku doplní?
ask-left-of = Kolik kamenů tuto ruku doplní, vidíte-li jen své vlastní?
ask-left-of-seen = Kolik kamenů, které ruku doplní, ještě může přijít, leží-li tyto na stole?
ask-furiten = Smí tato ruka vyhrát z cizího odhozu?
ask-furiten-free = Čeká na: { $waits }. Odhozené kameny ({ $thrown }) výhru z odhozu nevylučují.
ask-furiten-blocked = Čeká na: { $waits }, a mezi vlastními odhozenými kameny leží { $thrown }: furiten. Vyhrát lze jen ze zdi.
ask-own-discards = Vaše odhozené kameny
ask-player = Soupeř
ask-accepts = Kolik kamenů tento element doplní?
ask-needed = Kolik kamenů tato ruka potřebuje k zavření?
ask-part-set = hotová sada
ask-part-element = element, doplňujících kamenů: { $count }
ask-part-lone = osamělé kameny
ask-plan = { $turn }. tah: co s touto rukou?
ask-plan-attack = Útočit
ask-plan-wait = Vyčkat
ask-plan-defend = Bránit se
ask-plan-needed = Potřebných kamenů: { $count }, tah: { $turn }.
ask-throw = Po kterém odhozu pomůže nejvíc kamenů?
ask-throw-leaves = do tenpai chybí: { $shanten }, pomůže kamenů: { $count }
ask-no-pung = Ze kterého z těchto kamenů už nikdo jiný nesloží trojici?
ask-unseen = mimo vaši ruku: { $count }
ask-safe = Toto je vidět. Je tento kámen bezpečný, nepočítáme-li třináct sirotků: { $tile }?
ask-safe-none = Nic, co by ještě někdo mohl držet, na něj nečeká: je bezpečný.
ask-safe-shape = Toto na něj ještě může čekat.
ask-threshold-few = Do kolika potřebných kamenů se útočí?
ask-threshold-many = Nad kolik potřebných kamenů se hned brání?
ask-threshold-in-time = Do kterého tahu má být ruka připravená?
ask-threshold-too-late = Po kterém tahu se odhazují jen bezpečné kameny?
ask-seat = vlastní vítr: { $wind ->
    [E] východ
    [S] jih
    [W] západ
   *[N] sever
 }
ask-passed-none = nenechal být nic, co se nabízelo
ask-suits = Co tento soupeř sbírá?
ask-suits-m = Znaky
ask-suits-p = Kola
ask-suits-s = Bambusy
ask-suits-mp = Znaky a kola
ask-suits-ms = Znaky a bambusy
ask-suits-ps = Kola a bambusy
ask-half = { $suit ->
    [m] Které znaky jsou nebezpečné?
    [p] Která kola jsou nebezpečná?
   *[s] Které bambusy jsou nebezpečné?
 }
ask-half-low = Nízké
ask-half-high = Vysoké
ask-half-both = Všechny
ask-ready = Je tento soupeř připravený, nebo skoro?
ask-part-fu = Kolik minibodů to dává?
ask-rounded = Součet je { $count } minibodů. Kolik se jich počítá?
ask-pays = Kolik zaplatí { $payer ->
    [E] východ
    [S] jih
    [W] západ
   *[N] sever
 } { $receiver ->
    [E] východu
    [S] jihu
    [W] západu
   *[N] severu
 }?
ask-of-hand-fu = Kolik bodů za sady, čekání a výhru má tato ruka před zaokrouhlením?
ask-of-hand-base = A kolik se jich počítá po zaokrouhlení?
ask-of-hand-fan = Kolik fanů (dablů) má tato ruka?
ask-of-hand-total = Kolik bodů má tato ruka?
ask-of-hand-line = Kolik tu přidá: { $name }?
ask-points = { $seat ->
    [E] Východ
   *[S] Jih
 } vyhrává { $win ->
    [tsumo] kamenem ze zdi
   *[ron] odhozeným kamenem
 }: { $worth }.
ask-honba = počítadel na stole: { $count }
ask-honba-adds = Počítadla přidají { $points }.
ask-paid-discarder = Kolik zaplatí ten, kdo odhodil?
ask-paid-dealer = Kolik zaplatí východ?
ask-paid-others = Kolik zaplatí každý z ostatních?
ask-which-pattern = Co z toho ruka má?
ask-has-pattern = Má tato ruka: { $name }?
ask-worth-open = Jakou má hodnotu v otevřené ruce: { $name }?
ask-worth-concealed = Jakou má hodnotu ve skryté ruce: { $name }?
ask-wins = Ruka je celá. Smí vyhrát?
ask-rule-tiles = S kolika kameny se hraje?
ask-rule-kinds = Kolik je různých kamenů?
ask-rule-stacks = Kolik sloupců má zeď před každým hráčem?
ask-rule-hand = Kolik kamenů má hráč mezi tahy?
ask-rule-deal = Kolik kamenů má po rozdání východ?
ask-rule-dead-wall = Kolik kamenů má mrtvá zeď?
ask-rule-bet = Kolik stojí riichi?
ask-rule-honba = Kolik přinese vítězi jedno počítadlo?
ask-rule-noten = Kolik dohromady zaplatí ti, kdo nejsou v tenpai?
ask-rule-start = S kolika body se začíná?
ask-rule-fine = Kolik je pokuta?
ask-rule-limit = Kolik je limit?
ask-rule-minimum = Kolik musí výhra nejméně mít?
ask-breaks = Východ hodil { $thrown }. Na koho to vyšlo?
ask-stacks = Východ hodil { $thrown }. Za kolika sloupci zprava se zeď prolomí?
ask-stacks-two = Východ hodil { $thrown }, ten, na koho vyšel, { $second }. Za kolika sloupci zprava se zeď otevře? Počítejte jen v té zdi, ke které počítání dojde.
ask-stacks-why = Zeď před hráčem: { $wind ->
    [E] východ
    [S] jih
    [W] západ
   *[N] sever
 }, sloupců zprava: { $count }.
ask-wind = První východ byl A. Rozdávání se posunulo { $passed }×. Který vítr má teď { $player }?
ask-call-none = nic
ask-call-chow = postupka
ask-call-pung = trojice
ask-call-kong = čtveřice
ask-call-win = výhra
ask-call-from-left = Hráč po vaší levici odhodil kámen: { $tile }. Co smíte ohlásit?
ask-call-from-opposite = Hráč naproti odhodil kámen: { $tile }. Co smíte ohlásit?
ask-call-from-right = Hráč po vaší pravici odhodil kámen: { $tile }. Co smíte ohlásit?
ask-call-why-chow = Postupka: dva navazující kameny v ruce, a jen od hráče po levici.
ask-call-why-pung = Trojice: dva stejné kameny v ruce, od kohokoli.
ask-call-why-kong = Čtveřice: tři stejné kameny v ruce, od kohokoli.
ask-cost = Co stojí: { $offence }?
ask-cost-nothing = nic
ask-draw-gets = Nikdo nevyhrál. Hráčů v tenpai: { $ready }. Kolik dostane hráč, který je v tenpai?
ask-draw-pays = Nikdo nevyhrál. Hráčů v tenpai: { $ready }. Kolik zaplatí hráč, který v tenpai není?
ask-uma = Hráčů na { $place }. místě: { $count }. Kolik místo každému z nich přinese?
