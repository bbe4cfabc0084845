# Soupeři v herně, od nejslabšího, a co říkají
arcade-opponent-hana = Hana
arcade-opponent-hana-about = Hru se naučila minulý týden a spěchá: hlásí všechno, co jde, vyhrává levnými rukama a směje se tomu.
arcade-says-hana-greet-1 = Ahoj! Větry už skoro umím. Východ je ten červený, že jo?
arcade-says-hana-greet-2 = Tak rychle, za hodinu mám přednášku!
arcade-says-hana-reach-1 = Reach! To jsem vždycky chtěla říct.
arcade-says-hana-reach-2 = Reach! Chybí mi jediný kámen. Který, to neřeknu.
arcade-says-hana-reached-1 = Ty už čekáš? Já si to teprve rovnám!
arcade-says-hana-reached-2 = Jejda, tyčinka. Není pozdě začít si dávat pozor?
arcade-says-hana-won-1 = Mahjong! Počkat, přepočítám to… jo, fakt!
arcade-says-hana-won-2 = Malá, ale moje!
arcade-says-hana-lost-1 = Ta je krásná! Jak se to dělá?
arcade-says-hana-lost-2 = Takže na tohle ten kámen byl.
arcade-says-hana-beat-1 = Já vyhrála? Já vyhrála! Volám mámě.
arcade-says-hana-beat-2 = Ještě, ještě! Chyběl ti jen kousek.
arcade-says-hana-beaten-1 = Hezká hra! Příště se naučím i yaku.
arcade-says-hana-beaten-2 = Vyhráváš. Naučíš mě tu poslední ruku?
arcade-says-hana-think-1 = Hm, ententýky…
arcade-says-hana-think-2 = Bambusům to dneska sluší.

arcade-opponent-jirka = Jirka
arcade-opponent-jirka-about = Řidič tramvaje, který zastaví každému: vezme si každý odhoz, který se mu hodí, před nebezpečím nebrzdí a sní o yakumanu.
arcade-says-jirka-greet-1 = Cink cink! Nastupovat, příští zastávka yakuman.
arcade-says-jirka-greet-2 = Stavím na každé zastávce. Tedy u každého odhozu.
arcade-says-jirka-reach-1 = Reach! Dveře se zavírají.
arcade-says-jirka-reach-2 = Reach. Držte se, bude zatáčka.
arcade-says-jirka-reached-1 = Expres? Já jsem pomalá tramvaj, zato dlouhá.
arcade-says-jirka-reached-2 = Ale, ale. Návěstidlo svítí červeně.
arcade-says-jirka-won-1 = Tomuhle říkám plná tramvaj!
arcade-says-jirka-won-2 = Jen se na ni podívejte. Není to nádhera?
arcade-says-jirka-lost-1 = A já byl jednu zastávku od baimanu!
arcade-says-jirka-lost-2 = Za zpoždění se omlouváme.
arcade-says-jirka-beat-1 = Konečná! Prosíme, vystupte.
arcade-says-jirka-beat-2 = Trpělivost růže přináší. A mně i body.
arcade-says-jirka-beaten-1 = Porucha na trati. Dál jedete vy.
arcade-says-jirka-beaten-2 = Jednou přijde mých devět bran. Uvidíte.
arcade-says-jirka-think-1 = Kdybych si je nechal všechny…
arcade-says-jirka-think-2 = Kde mám všechny bambusy?

arcade-opponent-mei = Mei
arcade-opponent-mei-about = Knihovnice, která má ruku zavřenou jako dobrou knihu: skoro nic nehlásí a ukáže ji až na poslední stránce.
arcade-says-mei-greet-1 = Dobrý večer. Potichu, prosím, a kolem stolu se neběhá.
arcade-says-mei-greet-2 = Něco jsem si o vás přečetla. Tedy z vašich odhozů.
arcade-says-mei-reach-1 = Reach. Třikrát jsem to zkontrolovala.
arcade-says-mei-reach-2 = Reach… jestli to nikomu nevadí.
arcade-says-mei-reached-1 = V tom případě tohle radši vrátím do regálu.
arcade-says-mei-reached-2 = Přečkám to. Mám s sebou knížku.
arcade-says-mei-won-1 = Pst… mahjong.
arcade-says-mei-won-2 = Opatrnost vítězí. Někdy.
arcade-says-mei-lost-1 = A ten kámen vypadal tak bezpečně.
arcade-says-mei-lost-2 = Tohle si poznamenám.
arcade-says-mei-beat-1 = Konec. Knihy jsou vrácené a body taky.
arcade-says-mei-beat-2 = Opatrnost jedna, odvaha nula.
arcade-says-mei-beaten-1 = Překvapili jste mě. To často neříkám.
arcade-says-mei-beaten-2 = Půjčila bych vám knihu o bezpečných kamenech, ale vy ji nepotřebujete.
arcade-says-mei-think-1 = Tenhle je bezpečný. Nebo ne?
arcade-says-mei-think-2 = Okamžik, otáčím stránku.

arcade-opponent-bartek = Bartek
arcade-opponent-bartek-about = Kurýr na kole bez brzd: hraje rychle, hlásí, kde mu to ušetří čas, a šlape dál i proti reachi.
arcade-says-bartek-greet-1 = Mám tu zásilku: jedna prohra! Dělám si legraci. Nebo ne?
arcade-says-bartek-greet-2 = Můžem? Stojím v cyklopruhu, tak jedeme.
arcade-says-bartek-reach-1 = Reach! Já! Se skrytou rukou! Vyfoťte mě někdo!
arcade-says-bartek-reach-2 = Reach a plnou parou vpřed!
arcade-says-bartek-reached-1 = Ty zvoníš, já šlapu rychleji.
arcade-says-bartek-reached-2 = Tyčinka? Stejně tě předjedu.
arcade-says-bartek-won-1 = Doručeno! Tady to prosím podepsat.
arcade-says-bartek-won-2 = Jedna výhra, žádné brzdy.
arcade-says-bartek-lost-1 = Píchl jsem…
arcade-says-bartek-lost-2 = A vůbec jsem to nečekal!
arcade-says-bartek-beat-1 = Expresní doručení: vítězství!
arcade-says-bartek-beat-2 = Díky za všechny ty odhozy!
arcade-says-bartek-beaten-1 = Zpět odesílateli. Hezká hra!
arcade-says-bartek-beaten-2 = Promažu řetěz a vrátím se.
arcade-says-bartek-think-1 = Hoď něco pěkného, hoď něco pěkného…
arcade-says-bartek-think-2 = Pon? Ne… skoro pon.

arcade-opponent-sato = Pan Sató
arcade-opponent-sato-about = Hodinář v důchodu, který má času, kolik chce: nic nebezpečného neodhodí, ruku drží skrytou a počká si na vaši chybu.
arcade-says-sato-greet-1 = Dobrý den. Dáte si čaj? Hra nám neuteče.
arcade-says-sato-greet-2 = Ruka je jako hodinky: nic nechybí a nic nepřebývá.
arcade-says-sato-reach-1 = Reach. A teď poslouchejme, jak tiká.
arcade-says-sato-reach-2 = Nastal čas. Reach.
arcade-says-sato-reached-1 = Á. Někdo natáhl hodiny.
arcade-says-sato-reached-2 = Pěkná tyčinka. Uvidíme, čí bude.
arcade-says-sato-won-1 = Na vteřinu přesně.
arcade-says-sato-won-2 = Poslední kolečko zapadlo.
arcade-says-sato-lost-1 = Krásný strojek. Tedy ten váš.
arcade-says-sato-lost-2 = Byl jsem pomalý. Ale jak krásně pomalý.
arcade-says-sato-beat-1 = Děkuji vám za váš čas.
arcade-says-sato-beat-2 = Trpělivost je nejlepší kámen.
arcade-says-sato-beaten-1 = Běží vám to jako hodinky. Blahopřeji.
arcade-says-sato-beaten-2 = Můj čas vypršel. Váš teprve začíná.
arcade-says-sato-think-1 = Tik… ťak…
arcade-says-sato-think-2 = Není kam spěchat. V konvici je ještě čaj.

arcade-opponent-vlasta = Paní Vlasta
arcade-opponent-vlasta-about = Třicet let sedí v herně za pokladnou a zná každý trik: čte vaše odhozy a udeří, když příliš tlačíte.
arcade-says-vlasta-greet-1 = Tak to vy mě pořád žádáte, ať vám rozměním.
arcade-says-vlasta-greet-2 = Ruce na stůl, zlatíčko, a s automatem se netřese.
arcade-says-vlasta-reach-1 = Reach, zlatíčko. Říkala jsem, ať si dáte pozor.
arcade-says-vlasta-reach-2 = Reach. Pokladna se zavírá.
arcade-says-vlasta-reached-1 = Já vidím, na co čekáte. Tedy zhruba.
arcade-says-vlasta-reached-2 = Ta tyčinka se bude v pokladně vyjímat.
arcade-says-vlasta-won-1 = Děkuji. Přesně, ani nemusím vracet.
arcade-says-vlasta-won-2 = To jsem věděla, už když jste si rovnali kameny.
arcade-says-vlasta-lost-1 = Hm. Ode mě to nemáte.
arcade-says-vlasta-lost-2 = Berte. Ale ještě to přepočítám.
arcade-says-vlasta-beat-1 = Zavíráme. Přijďte zítra, zlatíčko.
arcade-says-vlasta-beat-2 = Třicet let, a pořád mi ho hodí rovnou do ruky.
arcade-says-vlasta-beaten-1 = No vida. Schovám vám pod pultem žeton.
arcade-says-vlasta-beaten-2 = Vyplatím vás. A dokonce ráda.
arcade-says-vlasta-think-1 = Hm. Ten jste si nechávali dlouho.
arcade-says-vlasta-think-2 = Počkejte, vezmu si druhé brýle.

arcade-opponent-lin = Doktor Lin
arcade-opponent-lin-about = Matematik, který počítá každý kámen: rychlý, přesný a nikdy se nesplete ani o jeden.
arcade-says-lin-greet-1 = Vaše šance jsou dnes 38,2 procenta. Nic osobního.
arcade-says-lin-greet-2 = Sto třicet šest kamenů, dva hráči, jedno řešení.
arcade-says-lin-reach-1 = Reach. Střední hodnota je kladná.
arcade-says-lin-reach-2 = Reach. Zbytek už plyne sám.
arcade-says-lin-reached-1 = Zajímavé. Musím to přepočítat.
arcade-says-lin-reached-2 = Nová proměnná. Budiž.
arcade-says-lin-won-1 = Což bylo dokázat.
arcade-says-lin-won-2 = Podle výpočtu, s malou odchylkou v můj prospěch.
arcade-says-lin-lost-1 = To mělo pravděpodobnost čtyři procenta!
arcade-says-lin-lost-2 = Odlehlá hodnota. Do grafu ji nedám.
arcade-says-lin-beat-1 = Hypotéza se potvrdila.
arcade-says-lin-beat-2 = Vzorek je malý. Zopakujeme to?
arcade-says-lin-beaten-1 = Budu muset vydat opravu.
arcade-says-lin-beaten-2 = Jste můj nejmilejší protipříklad.
arcade-says-lin-think-1 = Jedna mi zbývá…
arcade-says-lin-think-2 = Jedenáct neviděných bez tří…

arcade-opponent-mistr = Mistr
arcade-opponent-mistr-about = Nikdo si hernu bez něj nepamatuje: rychlý, když musí, trpělivý, když může, a na tváři mu nic nepoznáte. Na výhru nad ním je potřeba o jedno rozdání víc než nad ostatními.
arcade-says-mistr-greet-1 = Tak jste došli až sem. Posaďte se, automat je zahřátý.
arcade-says-mistr-greet-2 = Sedm jich máte za sebou. Ukažte, co vás naučili.
arcade-says-mistr-reach-1 = Reach. Slyšíte, jak se ztišilo?
arcade-says-mistr-reach-2 = Reach. Teď už je to mezi vámi a zdí.
arcade-says-mistr-reached-1 = Odvážné. To se mi líbí.
arcade-says-mistr-reached-2 = Dobře. Teď teprve hrajeme.
arcade-says-mistr-won-1 = Ruka jako každá jiná. Jen byla zrovna moje.
arcade-says-mistr-won-2 = Tuhle si zapamatujte. Bude se hodit.
arcade-says-mistr-lost-1 = Výborně. Tohle jsem roky neviděl.
arcade-says-mistr-lost-2 = Ha! To stálo za minci.
arcade-says-mistr-beat-1 = Prohráli jste zápas, ne cestu. Ještě minci?
arcade-says-mistr-beat-2 = Přijďte zas. Nechám vám rozsvíceno.
arcade-says-mistr-beaten-1 = Automat je teď váš. Dobře se o něj starejte.
arcade-says-mistr-beaten-2 = Roky čekám, že to někdo dokáže. Děkuji.
arcade-says-mistr-think-1 = Mhm.
arcade-says-mistr-think-2 = Zeď všechno řekne. Jen se jí musíte zeptat.

# Čeho kdo dosáhl
arcade-achievement-first_win = První mince: jeden poražený soupeř
arcade-achievement-halfway = V půli cesty: čtyři poražení soupeři
arcade-achievement-ladder = Celý žebříček
arcade-achievement-one_credit = Celý žebříček na jednu minci
arcade-achievement-bare_hands = Holýma rukama: zápas bez předmětů
arcade-achievement-clean_sweep = Čistý štít: zápas bez prohraného rozdání
arcade-achievement-mangan = Mangan a víc
arcade-achievement-yakuman = Yakuman
arcade-achievement-all_items = Použité všechny předměty
arcade-achievement-side_bet = Vyhraná sázka

# Obrazovka, která čeká na minci
arcade-title = Herní automat
arcade-text = Videomahjong pro dva jako z japonských heren: osm soupeřů, obchod a jedna mince.
arcade-coin = Vhodit minci
arcade-resume = Pokračovat ve hře
arcade-anew = Nová hra
arcade-anew-text = Nová hra začíná u prvního soupeře; ta rozehraná tím skončí.
arcade-scores = Nejlepší výsledky
arcade-scores-none = Zatím nikdo. První místo je volné.
arcade-scores-name = Jméno
arcade-scores-score = Body
arcade-scores-step = Poražení
arcade-scores-continues = Mince
arcade-free-play = Hra zdarma
arcade-demo = Ukázka hry
arcade-help = Jak se hraje
arcade-back = Zpět k automatu

# Žebříček
arcade-ladder = Žebříček
arcade-step = Soupeř { $step } z { $of }
arcade-begins-with = začíná s { $points } body
arcade-stake = vítězství přinese { $points }
arcade-beaten = poraženo
arcade-play = Hrát
arcade-score = Skóre { $points }
arcade-best = Nejlepší { $points }
arcade-achieved = Dosaženo

# Zápas
arcade-dice = Dvě kostky rozhodnou, kdo dává první
arcade-dice-you = { $sum }: víc než šest, první dáváte vy.
arcade-dice-they = { $sum }: méně než šest, první dává { $name }.
arcade-dice-other = První dává { $name }.
arcade-hands-won = { $name }: { $won } z { $needed } rozdání
arcade-dead-wall = Mrtvá zeď: ukazatel, čtyři místa pro další a dva volné kameny
arcade-peeked = Co jste zahlédli

# Obchod a sázka
arcade-shop = Obchod a předměty
arcade-shop-open = Otevřeno, dokud něco neodhodíte. Platí se z bodů v zápase. Od každého předmětu můžete mít jeden; v jednom rozdání jich smíte použít víc a některé si na svou chvíli počkají samy.
arcade-shop-closed = Během hry zavřeno. Znovu se otevře po tomto rozdání.
arcade-points-left = Máte { $points }
arcade-buy = Koupit za { $points }
arcade-use = Použít
arcade-ready = Čeká na svou chvíli
arcade-active = { $item }: účinkuje
arcade-armed = { $item }: teprve přijde
arcade-exchange-choose = Vyberte, co vrátíte
arcade-exchange-do = { $count ->
    [one] Vyměnit { $count } kámen
    [few] Vyměnit { $count } kameny
   *[other] Vyměnit { $count } kamenů
 }
arcade-bet = Sázka na vaši výhru
arcade-bet-do = Vsadit { $points }
arcade-bet-more = Vsadit víc
arcade-bet-less = Vsadit míň
arcade-bet-placed = { $points } na vaši výhru

# Okno po rozdání, jak zdroj tiskne své příklady
arcade-count-how = { $you ->
    [yes] { $dealer ->
        [yes] Dávali jste
       *[no] Nedávali jste
     } a vyhráli jste { $win ->
        [ron] ronem
       *[tsumo] tsumem
     }.
   *[no] { $name } { $dealer ->
        [yes] dává
       *[no] nedává
     } a vyhrává { $win ->
        [ron] ronem
       *[tsumo] tsumem
     }.
 }
arcade-count-base = Výpočet základního skóre
arcade-count-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
 }
arcade-count-together = Celkem
arcade-count-base-is = { $how ->
    [up] Základní skóre (zaokrouhleno nahoru)
    [most] Základní skóre (víc se nepočítá)
   *[same] Základní skóre
 }
arcade-count-fans = Výpočet získaných fanů
arcade-count-fan = { $count ->
    [one] { $count } fan
    [few] { $count } fany
   *[other] { $count } fanů
 }
arcade-count-yakuman = { $count ->
    [one] { $count } yakuman
    [few] { $count } yakumany
   *[other] { $count } yakumanů
 }
arcade-count-for-win = { $fans } (+{ $more } za výhru)
arcade-count-score = Výpočet výsledného skóre
arcade-count-hand = Skóre za kombinaci = { $product }
arcade-count-times = { $you ->
    [yes] { $dealer ->
        [yes] Násobí se { $times }, protože jste dávali
       *[no] Násobí se { $times }, protože jste nedávali
     }
   *[no] { $dealer ->
        [yes] Násobí se { $times }, protože { $name } dává
       *[no] Násobí se { $times }, protože { $name } nedává
     }
 }: { $value } × { $times }
arcade-count-total = { $how ->
    [up] Výsledné skóre (zaokrouhleno nahoru)
    [most] Výsledné skóre (limit { $limit })
   *[same] Výsledné skóre
 }
arcade-count-counter = Počítadlo rozdávajícího
arcade-count-sticks = Tyčinky na stole
arcade-count-received = Všechno dohromady
arcade-next-hand = Další rozdání
arcade-to-ladder = Dál
arcade-match-won = Porazili jste soupeře: { $name }!
arcade-match-lost = Zápas vyhrává { $name }.

# Po prohraném zápase a na konci
arcade-continue = Pokračovat?
arcade-continue-do = Vhodit další minci
arcade-continue-left = { $count ->
    [one] zbývá { $count } mince
    [few] zbývají { $count } mince
   *[other] zbývá { $count } mincí
 }
arcade-give-up = Pro dnešek stačí
arcade-over = Konec hry
arcade-over-text = { $count ->
    [0] Tentokrát nepadl nikdo. S příští mincí to půjde líp.
    [one] Porazili jste { $count } soupeře. Na shledanou příště!
    [few] Porazili jste { $count } soupeře. Na shledanou příště!
   *[other] Porazili jste { $count } soupeřů. Na shledanou příště!
 }
arcade-finale = Žebříček je váš!
arcade-finale-text = Všech osm je poraženo. Rozsvítili v herně a uvařili vám čaj.

# Nápověda
arcade-help-screen = Co je na obrazovce
arcade-help-screen-tiles = Vaše kameny stojí dole, každý se svým písmenem. Ten, který jste si právě vzali, stojí stranou a je to N. Kameny se dobírají samy; na automatech se dobíralo klávesou N a před prvním kamenem se nedalo nic jiného.
arcade-help-screen-ponds = Co jste odhodili, leží před vámi, co soupeř, leží před ním, zleva doprava.
arcade-help-screen-dead = Na mrtvé zdi je vidět ukazatel: dora je kámen, který následuje po něm. Každý kan otočí další, nejvýš čtyři. Dva kameny stranou se berou po kanu.
arcade-help-screen-stick = Bílá tyčinka s červenou tečkou leží před tím, kdo řekl reach: má hodnotu 1000 bodů a vítěz bere všechny.
arcade-help-screen-counters = Uprostřed je vládnoucí vítr, kolik tahů zbývá a dvě počítadla: kolikrát rozdávající zůstal (po 300 bodech) a kolik tyčinek je na stole.
arcade-help-screen-lamps = Světýlka u portrétu jsou vyhraná rozdání. Kdo rozsvítí všechna svoje, nebo druhého připraví o všechny body, vyhrává zápas.
arcade-help-commands = Slova příkazového okna
arcade-help-commands-text = Okno nabízí jen to, co právě jde: reach, tsumo a kan se čtrnácti kameny, ron, chi, pon a kan se třinácti. Zrušení okno zavře.
arcade-word-japanese = Na automatu
arcade-word-meaning = Význam
arcade-word-key = Klávesa
arcade-word-reach = Reach: chybí jediný kámen a nic není odkryté
arcade-word-tsumo = Tsumo: výhra kamenem, který jste si vzali
arcade-word-ron = Ron: výhra kamenem, který odhodil soupeř
arcade-word-kan = Kan: čtyři stejné
arcade-word-pon = Pon: tři stejné s odhozeným kamenem
arcade-word-chi = Chi: tři po sobě s odhozeným kamenem
arcade-word-cancel = Zrušit: nechat být
arcade-help-keys = Klávesy
arcade-help-keys-text = A až M je vašich třináct kamenů, N je ten nový a také další rozdání. Klávesa { $bet } vsadí na vaši výhru, kdykoli to jde: mezi rozdáními, a dokud nic neodhodíte. Všechny klávesy jdou v nastavení změnit.
arcade-help-keys-settings = Změnit klávesy
arcade-help-why = Proč nemohu vyhrát?
arcade-help-why-yaku = Úplná ruka nestačí, potřebuje yaku: reach, sadu draků nebo vašeho větru, ruku bez konců a honérů, samé pony, jednu barvu… Dory se počítají jako fany, ale yaku to nejsou. Rozdávající, jehož počítadlo došlo k pěti, potřebuje yaku dvě.
arcade-help-why-furiten = Furiten: leží-li mezi vašimi odhozy kterýkoli z kamenů, na které čekáte, nemůžete ronem vyhrát žádným z nich. Tsumem ano.
arcade-help-why-passed = Kdo po reachi nechá výherní kámen projít, v tom rozdání už ronem nevyhraje.
arcade-help-why-ask = Stiskněte u stolu { $key } a stůl vám řekne, co z toho to je.
arcade-help-strategy = Trocha strategie
arcade-help-strategy-plan = Co má z ruky být, si rozmyslete, hned jak ji uvidíte, a jděte po lehkých yaku: reach, draci a větry, samé obyčejné, samé chi.
arcade-help-strategy-open = Odkryté sady jsou rychlé, ale berou vám reach, spoustu fanů i dory. Než něco ohlásíte, rozmyslete si to.
arcade-help-strategy-wait = Čekejte na víc druhů kamenů. Každý má 18 tahů, a tak se ze 136 kamenů ukáže jen asi 62.
arcade-help-strategy-lose = Nejde vyhrát každé rozdání. Když soupeř řekne reach, odhazujte to, co leží mezi jeho odhozy.
arcade-help-learn = Naučit se hru
arcade-help-waits = Galerie čekání
arcade-help-gallery = Všechna yaku s příklady
arcade-help-rules = Pravidla

# Provozovatel
arcade-operator = Přepínače provozovatele
arcade-operator-text = Platí pro hry, které teprve začnou.
arcade-operator-keepers = Měnit je mohou jen správci serveru.
arcade-operator-multiplier = Násobitel
arcade-operator-cabinet = Automat
arcade-operator-hands = Kolik vyhraných rozdání rozhodne zápas
arcade-operator-continues = Mincí na jednu hru
arcade-operator-free = Hra zdarma: mincí, kolik kdo chce
arcade-operator-bets = Sázky
arcade-operator-shop = Obchod
arcade-operator-attract = Když nikdo nehraje, ukazovat, co se tu hraje
arcade-operator-keep = Uložit
arcade-operator-kept = Uloženo.
