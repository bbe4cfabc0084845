# Rady zdrojů 001 a 002; klíč je řádek obsahu.
seat-opponent = soupeř
seat-right = hráč napravo
seat-left = hráč nalevo
seat-opposite = hráč naproti
seat-other = další hráč

maxim-C1-033 = Neukazujte soupeři svoje kameny, dokud nemusíte: skrytá ruka má větší naději.
maxim-C1-041 = Riichi není k výhře nutné: přidá jeden fan, ale vezme vám volbu odhozů.
maxim-C1-128 = Naplánujte si ruku na první pohled: co si nechat, čeho se zbavit a na které yaku hrát; plán měňte jen pro zjevnou příležitost.
maxim-C1-129 = Jděte po lehkých yaku: samé obyčejné kameny jsou blízko a { $tiles } jim jen překáží.
maxim-C1-131 = Dory nejsou yaku: máte jich { $count }, ale samotné na výhru nestačí.
maxim-C1-132 = Neodkrývejte sadu, dokud nevíte, které yaku chcete splnit: ruka by nemusela mít čím vyhrát.
maxim-C1-133 = Ruka ze samých postupek platí za yaku, jen dokud je skrytá; odkrytá nemá žádnou cenu.
maxim-C1-134 = Jedna barva se zvláštními kameny ztrácí odkrytím hodnotu: fanů má skrytá { $count }, odkrytá { $more }.
maxim-C1-135 = Víte, na které yaku hrajete, takže odkrýt sadu je rychlá cesta k výhře: berete si ze zdi i z odhozů.
maxim-C1-138 = Nelze vyhrát každé rozdání: ve zdi zbývá kamenů: { $count }, soupeř je v riichi a vaší ruce jich do tenpai chybí { $more }; obrana vyjde levněji.
maxim-C1-139 = { $who } má { $tiles } mezi odhozy a kvůli furitenu na něj nemůže zahlásit ron.
maxim-C1-140 = Čím víc kamenů ruku doplní, tím spíš vyhrajete: takto jich je { $count }, jinak třeba jen { $more }.
maxim-C1-144 = Čekání na { $tiles } je marné, všechny čtyři kameny už jsou vidět; celkem { $count ->
    [one] zbývá { $count }
    [few] zbývají { $count }
   *[other] zbývá { $count }
 }.
maxim-C1-147 = Ve dvou se odehraje sotva polovina kamenů, proto se vyplatí čekat na víc druhů: zde jich je { $count }, kamenů { $more }.

maxim-C2-262 = Nevynucujte si jednu barvu za každou cenu: po tomto odhozu by k připravené ruce { $count ->
    [one] chyběl { $count } kámen
    [few] chyběly { $count } kameny
   *[other] chybělo { $count } kamenů
 }, jinak jen { $more }.
maxim-C2-263 = Hned po rozdání spočítejte, kolik kamenů chybí k zavření: zde { $count }.
maxim-C2-264 = K zavření chybějí nejvýš čtyři kameny (zde { $count }): hrajte od začátku na výhru, zavřít se dá do 9. až 10. tahu.
maxim-C2-265 = K zavření chybí { $count } kamenů: záleží na tom, co přijde, a buďte připraveni boj o výhru vzdát.
maxim-C2-266 = K zavření chybí { $count } kamenů: výhru vzdejte rovnou, braňte se a hrajte na nerozhodný konec.
maxim-C2-278 = Řadu { $tiles } nerozbíjejte: vcelku se z ní dá udělat postupka mnoha způsoby a ještě zbude nadějný element.
maxim-C2-283 = Připravte ruku tak, aby ji zavřelo co nejvíc kamenů: takto jich je { $count }, jinak třeba jen { $more }.
maxim-C2-284 = Nečekejte na jediný druh kamene ({ $tiles }, { $count ->
    [one] zbývá { $count }
    [few] zbývají { $count }
   *[other] zbývá { $count }
 }): ruka se dá připravit tak, že jich bude { $more }.
maxim-C2-284-claim = Nedělejte si hotové sady předčasně: tahle ruku k zavření nepřiblíží.
maxim-C2-286 = Ruka má víc částí, než potřebuje ({ $count }): držte se levných kamenů a drahé { $tiles } pusťte.
maxim-C2-287 = Lepší je později čekat na víc kamenů než hned na málo: teď by ruku { $count ->
    [one] zavřel jen { $count }
    [few] zavřely jen { $count }
   *[other] zavřelo jen { $count }
 }, takto ji zlepší { $more }.
maxim-C2-288 = Je { $count }. tah a ruka ještě není připravená: přejděte do obrany.
maxim-C2-289 = Je { $count }. tah: po patnáctém nejspíš zavře dřív někdo jiný, odhazujte jen bezpečné kameny a doufejte v nerozhodný konec.
maxim-C2-291 = Držte ruku skrytou co nejdéle: každá vyložená sada soupeřům něco prozradí.
maxim-C2-292 = Každá vyložená sada bere ruce pružnost: po { $more }. sadě v ní zbude kamenů: { $count }.
maxim-C2-293 = Čekat na { $tiles } je výhodné: hraniční kameny se odhazují často, protože se hůř používají.
maxim-C2-296 = I připravená ruka se dá vylepšit: kamenů, které ji zavřou, bude místo { $count } celkem { $more }.
maxim-C2-303 = Neodhazujte, co soupeř potřebuje: { $who } má nejspíš připravenou ruku a { $tiles } se do ní může hodit.
maxim-C2-304 = Nejdřív se odhazují osamocené drahé kameny, hlavně větry: { $tiles }.
maxim-C2-305 = Kdo není východ, odhazuje nejdřív osamocený východní vítr a potom vítr hráče nalevo: { $tiles }.
maxim-C2-306 = Osamocené levné kameny se dobře kombinují, a proto jdou až nakonec: dřív odhoďte { $tiles }.
maxim-C2-307 = Je { $count }. tah a { $tiles } už může mít někdo v páru: neviděných je { $more }.
maxim-C2-308 = Je { $count }. tah: levné kameny od 3 do 7, jako { $tiles }, jsou teď nejnebezpečnější.
maxim-C2-309 = { $tiles } nikomu neposlouží a ruka ho nepotřebuje: na obě otázky, co je nebezpečné a co užitečné, je to dobrá odpověď.
maxim-C2-313 = Tři stejné zvláštní kameny už jsou vidět, čtvrtý je bezpečný: { $tiles }.
maxim-C2-314 = Na { $tiles } už nikdo zavřít nemůže: nezbývají kameny na trojici, pár ani postupku.
maxim-C2-319 = { $who } { $count ->
    [0] vůbec
   *[some] skoro
 } neodhazuje { $suit ->
    [m] znaky
    [p] kola
   *[s] bambusy
 }: nejspíš je sbírá.
maxim-C2-320 = { $who } má { $tiles } mezi časnými odhozy, nejspíš jako osamocený kámen: sousední čísla jsou poměrně bezpečná.
maxim-C2-321 = { $who } má { $tiles } mezi pozdními odhozy, nejspíš z okraje elementu: sousední čísla jsou nebezpečná.
maxim-C2-322 = Trojky a sedmičky chce každý: { $tiles } neodhazujte, dokud takový kámen neodhodí { $who }.
maxim-C2-323 = { $who } odhazuje dvojitý vítr { $tiles }: doufá nejspíš ve velmi vysokou ruku.
maxim-C2-324 = { $who } během několika tahů odhazuje celou postupku { $tiles }: nejspíš sbírá jedinou barvu, a ne tuhle.
maxim-C2-325 = { $who } odhazuje { $tiles }: v této barvě nejspíš sbírá { $half ->
    [low] nízká
   *[high] vysoká
 } čísla.
maxim-C2-326 = { $who } má vyložené tři sady jedné barvy ({ $tiles }): tu rozhodně neodhazujte.
maxim-C2-327 = { $who } má vyložené zvláštní kameny a sady jedné barvy ({ $tiles }): neodhazujte takové zvláštní kameny ani tuto barvu.
maxim-C2-328 = { $who } odhazuje { $tiles }, ačkoli takové kameny sbírá: má nejspíš připravenou ruku.
maxim-C2-330-wind = { $who } takhle pozdě odhazuje svůj vlastní vítr { $tiles }: má nejspíš připravenou ruku, jinak by v ní vítr zůstal.
maxim-C2-331-across = { $who } odhazuje { $suit ->
    [m] znaky
    [p] kola
   *[s] bambusy
 } napříč celou řadou ({ $tiles }): nejspíš je nesbírá.
maxim-C2-331-passed = { $who } si za { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
 } nebere { $suit ->
    [m] žádné znaky
    [p] žádná kola
   *[s] žádné bambusy
 }, ačkoli může: nejspíš tu barvu nesbírá.
maxim-C2-332-laid = { $who } má vyloženo { $tiles }: tuto barvu nejspíš sbírá.
maxim-C2-333 = { $tiles } se může hodit hráči napravo, který jediný si ho smí vzít do postupky: ten je vždy nejnebezpečnější.
maxim-C2-336 = Systém 1-4-7: po tomto odhozu vypadá { $tiles } bezpečně a hráč nalevo ho snad odhodí ({ $count ->
    [one] zbývá { $count }
    [few] zbývají { $count }
   *[other] zbývá { $count }
 }).
maxim-C2-337 = Odhoďte okraj a doufejte, že hráč nalevo odhodí { $tiles } ({ $count ->
    [one] zbývá { $count }
    [few] zbývají { $count }
   *[other] zbývá { $count }
 }).
maxim-C2-338 = { $who } vypadá silně a { $tiles } si může vzít do postupky: předejděte tomu trojicí, ta má přednost.
maxim-C2-340 = { $who } si může { $tiles } vzít do postupky: předejděte tomu trojicí.
maxim-C2-341 = { $who } odhazuje hlavně jednu barvu ({ $count } z { $more } čísel): je dobré čekat na { $tiles }.
maxim-C2-343 = Sever nemá vykládat trojice ani čtveřice jako { $tiles }: dává tím východu tah navíc; výjimkou jsou šťastné kameny.
maxim-C2-344 = Sever je východem ohrožen nejvíc: zavřete co nejdřív, třeba i lacině.
maxim-C2-346 = { $who } si nechává dobraný kámen a odhazuje { $tiles } z ruky: ta nejspíš ještě není připravená.
maxim-C2-348 = { $who } odhazuje rovnou { $count ->
    [one] { $count } dobraný kámen
    [few] { $count } dobrané kameny
   *[other] { $count } dobraných kamenů
 } po sobě ({ $tiles }): má nejspíš připravenou ruku.
