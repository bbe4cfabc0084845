# Kurz 6: co odhodit, útok a obrana, čtení
course-play = Útok, obrana, čtení
course-play-about = Co odhodit, kdy útočit, kdy se bránit a co prozrazují soupeřovy odhozené kameny.
lesson-play-plan-title = Plán na první pohled
lesson-play-luck = Kolik je v tom štěstí? Hodně, ale míň než v pokeru nebo kostkách. Dobře hrát chce mnoho dovedností, plán na celou hru a zkušenost. Kola, střídání hlavního hráče a větrů dovolují dobrému hráči porazit toho, kdo spoléhá na štěstí: ukazují to velké turnaje.
lesson-play-plan =
    Hned po rozdání odhadněte, co z ruky může být: spočítejte kameny, které [term:potential|potřebuje k zavření]. { $few } nebo méně: útočte. Víc než { $many }: od prvního tahu se braňte. Mezi tím: vyčkejte.
    Každé rozdání je jiné: řiďte se tím, co kameny dovolí. Typická chyba je honit se znovu a znovu za určitou drahou rukou za každou cenu a nevšímat si, jak se ruka mění.
lesson-play-easy-first =
    Rozhodněte se hned, které sady stavíte a o jaké yaku jde: nejdřív ta snadná, riichi, trojice cenných kamenů, samé obyčejné, pinfu. Držte se toho a měňte plán jen kvůli zjevné příležitosti. Když se nabídne lepší ruka, vezměte ji někdy, ne vždycky.
    Kameny si srovnejte jen zhruba: co přijde později, zapadne samo.
lesson-play-elements-title = Elementy z jednoho a dvou
lesson-play-elements = Ruka se skládá z [term:element|elementů] a každý je tím lepší, čím víc kamenů ho doplní. Jeden kámen je nejhorší: může z něj být jen pár. Dva po sobě jsou ze dvou nejlepší; na okraji nebo s mezerou jsou poloviční; pár na třetí kámen moc nadějí nemá.
lesson-play-longer-title = Elementy ze tří a více
lesson-play-longer = Tři kameny, které patří k sobě: nejlepší jsou dva po sobě, z nichž jeden je dvakrát. Spočítejte, co každý z nich doplní na sadu.
lesson-play-rows = Čtyři po sobě jsou vynikající a mají mnoho použití. Pět po sobě nikdy nerozbíjejte na postupku a dva: vcelku dají postupku mnoha způsoby a ještě zbude dobrý element.
lesson-play-potential-title = Čtyři ruce ze zdroje
lesson-play-potential = Čtyři rozdané ruce, jak je rozebírá zdroj 002. Kolik kamenů každá potřebuje a co s ní?
lesson-play-potential-three = Pět elementů, ne ideálních, a čtyři z nich chtějí kámen. Brzká trojka kol by z toho udělala dobrou ruku; trojice zelených draků by přidala dabl. Odhoďte nejdřív osamělou osmičku znaků, potom větry a elementy nechte otevřené.
lesson-play-potential-four = Plno elementů, jeden musí pryč. Blízko jsou dva dably, samé levné a ruka bez hodnoty, takže pryč s párem devítek a s větrem. Útočte a zavřete brzy, i s jediným dablem; čekat na druhý je riskantní.
lesson-play-attack-title = Útok
lesson-play-attack =
    Podstata útoku: být brzy připraven (v [term:tenpai|tenpai]), a to tak, aby ruku zavřelo co nejvíc kamenů. Začátečníci sady hned dokončují a pak čekají na jediný kámen; zkušení stavějí elementy, které se zavřou několika. Velmi dobří hráči bývají připraveni už ve čtvrtém nebo pátém tahu.
    Představte si všechny způsoby, jak se vaše ruka může stát připravenou, a mějte je v hlavě, aby vám žádný neunikl.
lesson-play-edges = Stavte elementy z levných kamenů vedle okrajů. Čtyřky až šestky se používají nejvíc a odhazují málo; jedničky a devítky se hodí špatně a odhazují se často, takže tyto dva elementy svůj kámen dostanou. A kameny od soupeřů jsou důležité: zavírá se jimi třikrát až čtyřikrát častěji než ze zdi.
lesson-play-improve = Připravenou ruku lze většinou ještě zlepšit. Čtyři sady a osamělý vítr: { $single } kameny. Čtyři po sobě: { $four }. Dvě sady a těchto sedm kamenů: { $seven }. Každý další druh zvyšuje naději.
lesson-play-calls-title = Vzít, nebo nevzít
lesson-play-riichi = [term:riichi|Reach] k výhře není nutný. Vyhrajete-li, přidá { $fan } fan, a stojí vás svobodu vybírat si, co odhodíte.
lesson-play-calls = Nikdy neotvírejte sadu dřív, než víte, které yaku chcete, a nikdy jen proto, že to jde: můžete skončit s rukou, která vyhrát nemůže. Pamatujte si, která yaku to přežijí: pinfu má cenu skryté, otevřené žádnou.
lesson-play-calls-good = Se známým yaku je otevření dobrá cesta k rychlým a někdy i velkým výhrám: slouží vám zeď i soupeřovy kameny a mnoho drahých rukou to dovoluje.
lesson-play-defence-title = Obrana
lesson-play-defence =
    Špatná ruka, nebo nejste připraveni do { $in_time }. tahu: braňte se. Po { $too_late }. tahu zavře dřív někdo jiný: odhazujte jen bezpečné a doufejte, že nevyhraje nikdo. Dobrá obrana je prý cílem mahjongu.
    Její první zásada: neodhazujte kámen, který soupeř potřebuje. Zpočátku odhazujte osamělé drahé kameny, především větry.
lesson-play-two-questions = U každého odhozu si položte dvě otázky: který kámen je nebezpečnější a který je pro vás užitečnější? Příklad ze zdroje: odhoďte jeden z těch tří, které držíte. Nikdo už z něj nesloží trojici a vám zůstane užitečný pár.
lesson-play-fold = Každou ruku nevyhrajete. Málo kamenů, soupeř v riichi, v ruce nic: braňte se. Nebýt na konci v tenpai stojí málo, [term:deal_in|hodit soupeři výherní kámen] stojí hodně. Kde platí [term:furiten|furiten], je všechno, co leží mezi soupeřovými vlastními odhozenými kameny, před jeho ronem [term:genbutsu|bezpečné]: odhazujte, co už v té řadě leží.
lesson-play-seen-title = Počítejte, co je vidět
lesson-play-seen = Sledujte, co každý soupeř odhodil a vyložil. První metoda je prosté počítání. Jsou-li vidět tři stejné zvláštní kameny, čtvrtý je bezpečný, nikdo z něj nesloží sadu ani pár; chtít by ho mohlo jen třináct sirotků. Jiné kameny se hodí i do postupky, takže počítejte i ty.
lesson-play-seen-threes = Jsou vidět všechny čtyři trojky: nikdo nemá 1-2-3. Jednička a dvojka jsou tedy dost bezpečné, ale ne úplně: někdo je pořád může chtít do páru nebo do trojice.
lesson-play-reading-title = Čtení odhozených kamenů
lesson-play-reading =
    Druhá metoda: z odhozených kamenů odvodit ruku. Barvu, která mezi nimi chybí, soupeř nejspíš sbírá. Kdo brzy odhazuje nízká čísla, sbírá vysoká, a naopak.
    Celá postupka odhozená během tří čtyř tahů: nejspíš ruka jedné barvy. Kdo odhodí dvojitý vítr, doufá asi ve velmi drahou ruku.
lesson-play-early-late =
    Číslo odhozené brzy bylo nejspíš osamělé: jeho nejbližší sousedé jsou dost bezpeční. Číslo odhozené pozdě bylo nejspíš okrajem elementu: jeho blízcí sousedé jsou nebezpeční.
    Trojky a sedmičky chtějí všichni, do běžných i okrajových postupek: neodhazujte je dřív než soused po pravici.
lesson-play-signs = Tři vyložené sady jedné barvy: tu barvu nikdy neodhazujte. Vyložená trojice zvláštních kamenů a levné sady jedné barvy: ani tyto zvláštní kameny, ani tu barvu. A ruku si představte: padne-li kámen, který měl patřit do jejích sad, je nejspíš připravená.
lesson-play-reading-more-title = Další tři ke čtení
lesson-play-reading-after = Ve třetím příkladu chyběla barva, kterou si hráč nikdy nevzal ani od souseda zleva, takže o ni přece jen nestál: co kdo nechá být, prozradí stejně jako to, co odhodí. A když si někdo dobraný kámen nechá a pozdě odhodí z ruky jiný, je skoro připraven.
lesson-play-seats-title = Čtyři strany stolu
lesson-play-right = To všechno používejte hlavně na [term:right_neighbour|souseda po pravici], ten je vždy nejnebezpečnější: mnoho výher doplňuje postupku a jen on si na ni může vzít váš kámen.
lesson-play-left =
    {""}[term:left_neighbour|Soused po levici] vám může dát kámen na postupku. Nalákejte ho [term:system_147|systémem 1-4-7]: z 1-3-5 odhoďte pětku a doufejte ve dvojku; z 5-6-8-9 odhoďte osmičku a devítku a doufejte v sedmičku.
    Zdá se silný? Zpomalte ho: kámen, který chce na postupku, mu [term:overriding|přebijte] trojicí, ta má přednost.
lesson-play-opposite = Proti hráči [term:opposite|naproti] také přebíjejte postupky trojicemi. Odhazuje-li převážně jednu barvu, připravte se zavřít kamenem té barvy.
lesson-play-east = Proti hlavnímu hráči musí ostatní tři držet při sobě a nejvíc ohrožený je sever: cokoli odhodí, může si východ vzít na postupku. Sever nemá vykládat trojice ani čtveřice kromě šťastných, každá dává východu tah navíc, a má zavřít co nejdřív, třeba i levně.
lesson-play-tells-title = Prozrazení a blaf
lesson-play-hide = Nedávejte najevo, že jste připraveni: nedívejte se stranou, nezapalujte si cigaretu, neodhazujte dobrané kameny bez přemýšlení.
lesson-play-tells = Sledujte, o co se ostatní zajímají a jak dlouho přemýšlejí. Dobraný kámen jde do ruky a letí jiný: nejspíš ještě není připraven. Nad dobraným přemýšlí a odhodí ho: nejspíš je připraven a čeká poblíž. Odhodí ho bez přemýšlení: skoro jistě je připraven na určité kameny.
lesson-play-bluff = A [term:bluff|blafujte]. Chcete kola: předstírejte zájem o bambusy. Váhejte nad kameny, které nepotřebujete, a jakoby bez přemýšlení odhazujte ty, které sousedí s vašimi sadami. Už jste připraveni? Zařaďte zbytečný dobraný kámen mezi sady a odhoďte ho později, jako by byl jiný.
lesson-play-style = Technik je mnoho a dají se kombinovat. Každá hra přináší nové a mnohovrstevnost mahjongu dovolí každému najít vlastní styl.
