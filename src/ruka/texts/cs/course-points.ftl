# Kurz 4: body
course-points = Body a placení
course-points-about = Od minibodů a hanů k bodům: kdo komu platí, počítadla, sázky, nerozhodná rozdání a konečné pořadí.
lesson-points-tables-title = Jak číst tabulky
lesson-points-tables =
    {""}[term:score_tables|Tabulky] používejte: vytiskněte si je, mějte je po ruce a časem si je zapamatujete. Tu správnou určí dvě otázky: vyhrál východ, nebo jiný hráč, ze zdi, nebo z odhozu? Sloupec je pak fan a řádek fu.
    Při ronu tabulka říká, co platí odhazující. Při tsumu východu, co platí každý. Při tsumu jiného hráče jsou tam dvě čísla: vyšší platí východ.
lesson-points-formula = Pro zvídavé: za tabulkami stojí fu × 2 na (2 + fan), [term:base_amount|základní částka]. Při tsumu ji zaplatí každý jednou a východ dvakrát; při ronu je čtyřnásobná, pro východ šestinásobná, zaokrouhlená nahoru na stovky a nikdy víc než mangan. Třicet minibodů a tři fany: { $paid }. Od pěti fanů platí jen limity. Tištěné tabulky končí u 100 minibodů; nad nimi vzorec platí dál.
lesson-points-limits-title = Mangan a výš
lesson-points-limits = Od pěti fanů na minibodech nezáleží: [term:flat_payment|platí se paušálně]. Pět fanů je [term:mangan|mangan], { $mangan } z odhozu a { $dealer } pro východ; šest a sedm [term:haneman|haneman], osm až deset [term:baiman|baiman], jedenáct a dvanáct [term:sanbaiman|sanbaiman], třináct a více [term:yakuman|yakuman]. Každý je násobkem manganu: jedenapůlkrát, dvakrát, třikrát, čtyřikrát.
lesson-points-who-pays-title = Kdo platí
lesson-points-who-pays =
    Platí se jen vítězům. Z odhozu platí všechno sám ten, kdo kámen odhodil; ze zdi platí všichni tři.
    Východ je drahý: každá platba východu i od východu se zdvojnásobuje. Za stejnou ruku z odhozu tak dostane východ { $dealer } a jiný hráč { $other }: celkem jedenapůlkrát tolik.
lesson-points-counters-title = Počítadla a sázky
lesson-points-counters = Každé [term:honba|počítadlo] na stole má pro vítěze cenu { $honba }: celé od odhazujícího, nebo třetinu od každého při výhře ze zdi. Přičítá se až po tabulce a zaokrouhlení.
lesson-points-bets = [term:riichi_bet|Sázka riichi] stojí { $bet } hned. Vyhrajete-li, vrátí se vám i se sázkami ostatních; vyhraje-li jiný, je pryč. Nevyhraje-li nikdo, sázky zůstávají do dalšího rozdání.
lesson-points-draws-title = Nikdo nevyhrál
lesson-points-draws = Když dojde zeď, ničí ruka se nepočítá, ale být v tenpai se vyplatí: ti, kdo v něm nejsou, zaplatí dohromady { $total } těm, kdo jsou. Není-li v tenpai nikdo, nebo jsou-li v něm všichni, nic se nemění.
lesson-points-uma-title = Uma
lesson-points-uma = Na konci mají body i místa: [term:uma|uma]. První dostane { $first }, druhý { $second } a třetí a čtvrtý tolik ztratí, poslední víc. Hráči se stejným počtem bodů se rozdělí o to, co patří jejich místům dohromady.
lesson-points-video-title = Videomahjong: postup
lesson-points-video-order =
    Postup podle zdroje: 20 za výhru; body za způsob výhry, sady a pár; zaokrouhlit na desítky nahoru, to je základ. Přičíst fany za yaku a doru a dva za výhru; za každý základ zdvojnásobit. Vynásobit podle rozdávajícího a způsobu výhry; zaokrouhlit na stovky; přičíst bonusy.
    Tabulky jsou snazší: dva fany za výhru už v nich jsou, takže první řádek je krát 8. Prázdná políčka jsou ruce, které nemohou nastat.
lesson-points-video-limits = Mangan je první strop: { $mangan } pro druhého hráče, { $dealer } pro rozdávajícího, a každý další limit je jeho násobkem. Yakumany se tu sčítají: nejvíc jich může být sedm.
lesson-points-video-ends = Reach stojí { $bet }; vyhrajete-li, vrátí se i s jedním fanem, a hlásí-li ho oba a nikdo nevyhraje, tyčinky zůstávají. Počítadlo rozdávajícího začíná na nule a roste s každým rozdáním, po kterém rozdávající zůstává: vítězi přináší { $honba } za každý krok a od pěti potřebuje rozdávající dvě yaku. Vynuluje se, když druhý hráč výhrou převezme rozdávání. Nevyhraje-li nikdo, rozdávající, který je v tenpai, zůstává; kdo v tenpai není, rozdávání předá.
lesson-points-video-examples-title = Čtyři ruce krok za krokem
lesson-points-video-worked = V prvním příkladu zdroj zapomněl na vlastní tři skryté pony; spočítaná celá je ruka mangan.
lesson-points-video-more-title = Pět limitních rukou
lesson-points-classical-title = Klasické placení
lesson-points-classical =
    Způsob placení určuje velkou část strategie. Japonský klasický je prý velmi spravedlivý a dobrá obrana se při něm vyplácí: z odhozu platí jen ten, kdo kámen odhodil.
    Pamatujte si jedno: hlavní hráč, východ, platí i dostává dvojnásobek. Ze zdi platí ostatní jednou a východ dvakrát; odhazující platí čtyřikrát, východu šestkrát.
lesson-points-european-title = Každý s každým
lesson-points-european = Podle evropských klasických pravidel se počítají všechny čtyři ruce. Vítězi zaplatí každý hodnotu jeho ruky a ti, kdo nevyhráli, si mezi sebou vyrovnají rozdíl svých; je-li u toho východ, dvojnásobně.
lesson-points-european-worked = Všech šest plateb z příkladu zdroje:
lesson-points-hong-kong-title = Hongkong
lesson-points-hong-kong = V Hongkongu se počítá na [term:faan|faany] a krátká tabulka z nich udělá body. Východ neplatí ani nedostává dvojnásobek. Ze zdi platí každý dvakrát; z odhozu platí odhazující dvakrát a ostatní jednou.
lesson-points-international-title = Mezinárodní pravidla
lesson-points-international = Hodnoty ruky se jen sečtou. Každý platí osm a navíc hodnotu ruky platí ten, kdo kámen odhodil, nebo ze zdi všichni. Květiny se počítají, jen ne do povinného minima.
lesson-points-modern-title = Moderní japonská pravidla
lesson-points-modern = Tady se začíná s { $start } body a limit není strop, ale jednotka, která se násobí. Body se zaokrouhlují na desítky nahoru. Ze zdi platí hodnotu každý, z odhozu platí odhazující za všechny; hlavní hráč platí i dostává dvojnásobek.
