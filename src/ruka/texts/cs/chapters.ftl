# Kapitoly knihy pravidel
chapter-source = Odkud pravidla jsou
chapter-needs = Co je potřeba
chapter-seats = Místa a větry
chapter-wall = Zeď, kostky a prolomení
chapter-deal = Rozdávání
chapter-hand = Výherní ruka
chapter-turn = Tah
chapter-calls = Vyžádání kamene a vyložení sad
chapter-kongs = Čtveřice
chapter-dora = Dora
chapter-riichi = Riichi
chapter-furiten = Furiten
chapter-ends = Konec rozdání
chapter-ready = Tenpai a noten
chapter-liability = Ručení
chapter-counters = Počítadla a sázky
chapter-penalties = Přestupky a co stojí
chapter-manners = Etiketa
chapter-game = Konec hry
wind-name = { $wind ->
    [E] východ
    [S] jih
    [W] západ
   *[N] sever
 }

# Zdroj
source-ema-origin = Riichi, moderní japonský mahjong, se do několika zemí Evropy dostalo nezávisle na sobě, a tak vznikly drobné rozdíly v pravidlech; k prvnímu mistrovství Evropy v roce 2008 je Evropská asociace mahjongu sjednotila v jediném textu.
source-ema-signed = Za asociaci podepsala Tina Christensen 14. května 2008; děkuje Sjefu Strikovi, Jenn Barr a Benjaminu Boasovi, kteří osvětlili obměny pravidel.
source-ema-japan = Podle předmluvy se od japonských pravidel liší zejména v tomto:
source-japan-open-tanyao = všechny obyčejné (tanyao) platí jen ve skryté ruce;
source-japan-two-yaku-at-five-honba = když je na stole pět počítadel, je k výhře třeba yaku v hodnotě dvou;
source-japan-swap-calling = po postupce je možné odhodit stejný kámen, jaký byl vzat.
source-ema-numbers = Český a polský text mají stejné kapitoly, takže zde uvedené číslo platí pro oba; tabulky jsou na poslední straně.
source-ema-polish = Polský překlad pořídil Szymon Lasota z Kroužku japonských her při PJWSTK 24. prosince 2008: úplná pravidla v polštině chyběla a tato se hrají na evropských turnajích.
source-ema-choices = Polský překladatel by čtyři místa volil jinak (tanyao jen skryté, tři vítězové najednou, výměna při hlášení, nová dora hned po každé čtveřici), pravidla však zjednodušují a sjednocují: naučte se nejdřív tato a teprve pak jiná, třeba japonské profesionální ligy.
source-002-base = Zdroj vykládá japonská klasická pravidla a ostatní popisuje tím, v čem se od nich liší.
source-001-options = Ne každý automat používá všechna zvláštní pravidla; ta, která se liší, jsou zde volbami.
source-001-everywhere = Všude platí tři pravidla: k výhře je třeba jedno yaku, furiten a cena za puštění výherního kamene po reachi.

# Co je potřeba
need-kinds = Tři barvy očíslované od 1 do 9 (kola, bambusy, znaky), čtyři větry (východ, jih, západ, sever) a tři draci (bílý, zelený, červený).
need-no-flowers = Květiny, roční období, žolíky a prázdné kameny, jsou-li v krabici, se odloží.
need-dice = Dvě šestistěnné kostky.
need-marker = Ukazatel větru kola.
need-sticks = Tyčinky pro počítání skóre, které slouží i jako počítadla (honba) a sázky riichi.
need-discs = Disky se symboly směrů, jeden pro každého hráče; nejvíc pomohou začátečníkům.
need-roller = Některé sady mají kostičku s válečkem, na kterém se nastavuje převládající vítr kola.
need-paper = Nejsou-li žetony v sadě, poslouží pokerové žetony nebo body na papíře.
need-numbered = Květiny a období jsou číslované: 1 patří východu, 2 jihu, 3 západu, 4 severu.

# Místa a větry
seat-players-2 = Kdo rozdává, je východ, soupeř je jih.
seat-players-3 = Východ rozdává; další hráč sedí po jeho pravici, poslední po jeho levici. Hraje se proti směru hodinových ručiček.
seat-players-4 = Východ začíná; jih sedí po jeho pravici, západ naproti, sever po jeho levici. Pořadí východ, jih, západ, sever proti směru hodinových ručiček neodpovídá kompasu.
figure-table = { $wall ->
    [built] Stůl shora: před každým hráčem ruka s jeho větrem, vpravo vyložené sady, pak zeď a uvnitř ní odhozené kameny v řadách.
   *[screen] Stůl shora: před každým hráčem ruka s jeho větrem, vpravo vyložené sady a odhozené kameny v řadách; uprostřed mrtvá hromádka s indikátorem.
 }{ $out ->
    [0] {""}
   *[some] {" "}V rohu ten, kdo právě nehraje.
 }
seat-lot = O místech u stolu rozhoduje los, pokud je neurčuje turnaj.
seat-first-first-seat = Kdo sedí na prvním místě, je v prvním rozdání východem.
seat-first-duel = Na začátku rozhodnou dvě kostky, kdo rozdává: pod šest soupeř, nad šest vy; šestka se hází znovu.
seat-first-dice = Na začátku každého kola hodí jeden z hráčů dvěma kostkami a odpočítá součet směrem doprava, počínaje sebou; na koho vyjde, je východem.
seat-first-tiles = Na začátku každého kola se obrázkem dolů zamíchá po jednom kameni každého větru a jeden libovolný jiný a každý si jeden vylosuje: vítr určuje směr a kdo má jiný kámen, zatím nehraje.
seat-round-wind = V prvním kole je větrem kola východ. Vrátí-li se rozdávání k prvnímu východu poté, co byli východem všichni, začíná další kolo s dalším větrem.
seat-round-wind-open = Vládnoucí vítr je zprvu východ; změní se, když se rozdávání vrátí k prvnímu rozdávajícímu.
seat-every-east = { $count ->
    [one] Během hry je každý aspoň jednou východem.
    [2] Během hry je každý aspoň dvakrát východem, v každém kole aspoň jednou.
    [4] Během hry je každý aspoň čtyřikrát východem, v každém kole aspoň jednou.
    [few] Během hry je každý aspoň { $count }krát východem, v každém kole aspoň jednou.
   *[other] Během hry je každý aspoň { $count }krát východem, v každém kole aspoň jednou.
 }
seat-marker = Ukazatel leží stále u hráče, který začínal jako východ; s novým kolem se otočí.
seat-pass-2 = Když rozdávání přejde, stane se jih východem a východ jihem.
seat-pass-3 = Když rozdávání přejde, stane se východem hráč po pravici východu a ostatní dostanou další větry, které jsou ve hře.
seat-pass-4 = Když rozdávání přejde, stane se jih východem, západ jihem, sever západem a východ severem.
seat-sitting-out = Když rozdávání přejde, stane se jih východem, západ jihem a sever západem; kdo nehrál, přijde ke stolu jako sever a minulý východ nehraje.
seat-round-ends = Kolo končí, když byl východem každý a poslední východ nezůstává.
grid-rotation = Jak se točí větry, rozdání po rozdání
grid-deal = rozdání
grid-wins = vyhrál

# Zeď
wall-shuffle = Všechny kameny se důkladně promíchají obrázkem dolů.
wall-built-2 = Každý hráč před sebou postaví zeď dlouhou { $stacks } sloupců a vysokou dva kameny ({ $tiles } kamenů).
wall-built-3 = Každý hráč před sebou postaví zeď dlouhou { $stacks } sloupců a vysokou dva kameny ({ $tiles } kamenů); tři zdi sražené k sobě mají tvar U.
wall-built-4 = Každý hráč před sebou postaví zeď dlouhou { $stacks } sloupců a vysokou dva kameny ({ $tiles } kamenů); čtyři zdi sražené k sobě tvoří čtverec.
wall-loose = { $count ->
    [one] Mimo zeď zbude { $count } kámen.
    [few] Mimo zeď zbudou { $count } kameny.
   *[other] Mimo zeď zbude { $count } kamenů.
 }
wall-break = Východ hodí dvěma kostkami a odpočítá hráče proti směru hodinových ručiček, počínaje sebou. Na koho vyjde, odpočítá zprava ve své zdi stejný počet sloupců a za posledním z nich zeď prolomí. Hod východu určí:
wall-break-twice = Východ hodí dvěma kostkami a odpočítá hráče směrem doprava, počínaje sebou. Na koho vyjde, hodí také a oba hody sečte: tolik sloupců odpočítá od pravého rohu své zdi doleva a za posledním z nich zeď otevře. Hod východu určí:
wall-break-over = Je-li součet větší než { $stacks }, pokračuje odpočítávání ve zdi levého souseda.
wall-gap = Zeď se v tom místě kousek odsune, aby mezeru všichni viděli.
wall-dead = { $count ->
    [one] { $count } sloupec vpravo od mezery je mrtvá zeď
    [few] { $count } sloupce vpravo od mezery jsou mrtvá zeď
   *[other] { $count } sloupců vpravo od mezery je mrtvá zeď
 }; kde zeď končí, pokračuje za rohem. Druhá mezera za ní ukazuje, kde končí zeď, z níž se dobírá.
wall-indicator = Otočí se horní kámen { $place }. sloupce od mezery: to je první ukazatel dory.
wall-kept = V mrtvé zdi zůstává stále { $count } kamenů: za každý, který se z ní vezme, se do ní přesune poslední kámen zdi, takže zeď skončí dřív.
wall-screen = Zeď se nestaví, míchá a rozdává automat. Na obrazovce je vidět jen mrtvá hromádka s indikátorem a kameny, které se mohou odkrýt.
figure-wall = Zeď před hodem kostkami: { $stacks } sloupců po dvou kamenech, stran: { $sides }.{ $loose ->
    [0] {""}
   *[some] {" "}Uprostřed počet kamenů, které zbyly mimo ni ({ $loose }).
 }
figure-break = Východ hodil { $first }: zeď prolomí { $who } za { $count }. sloupcem zprava a vlevo od mezery v ní { $left ->
    [one] stojí { $left } sloupec
    [few] stojí { $left } sloupce
   *[other] stojí { $left } sloupců
 }. Šipka ukazuje, kde se berou první kameny.{ $dead ->
    [0] {""}
   *[some] {" "}Modře: mrtvá zeď, počet sloupců { $dead }.
 }
figure-break-twice = Východ hodil { $first }, vyšlo to na hráče { $counted }; ten hodil také, dohromady { $sum }. Zeď se otevře ve zdi hráče { $who } za { $count }. sloupcem zprava a vlevo od mezery v ní { $left ->
    [one] stojí { $left } sloupec
    [few] stojí { $left } sloupce
   *[other] stojí { $left } sloupců
 }. Šipka ukazuje, kde se berou první kameny.{ $dead ->
    [0] {""}
   *[some] {" "}Modře: mrtvá zeď, počet sloupců { $dead }.
 }
figure-dead-wall = { $indicators ->
    [yes] Mrtvá zeď od mezery: modrá čísla jsou pořadí doplňujících kamenů (1 až { $count }), žlutá místa ukazatelů dory; první je otočen.
   *[no] Mrtvá zeď od mezery: čísla jsou pořadí prvních doplňujících kamenů (1 až { $count }).
 }

# Rozdávání
deal-blocks = Východ si vezme od mezery první kameny, { $share } najednou (sloupce: { $stacks }), a po něm ostatní proti směru hodinových ručiček, zatímco kameny se berou podél zdi po směru hodinových ručiček, dokud nemá každý { $count } kamenů.
deal-last = Potom si východ vezme dva kameny, horní z prvního a ze třetího sloupce, a jih, západ a sever po jednom: totéž, jako kdyby si každý vzal jeden a východ pak poprvé dobral.
deal-last-plain = Potom si každý vezme jeden kámen a východ ještě jeden navíc.
deal-loose = Z kamenů, které zbyly mimo zeď, si každý náhodně vezme { $count }; pak se pomocí kostek otevře zeď.
deal-stack = Od mezery si východ vezme celý sloupec a ostatní ve směru hry po jednom kameni.
deal-result = Východ má nyní { $dealer } kamenů, ostatní { $count }.
deal-screen = Každému se rozdá { $count } kamenů; kdo rozdává, začíná tím, že si vezme další.
deal-next-lower = Prvním kamenem, který se potom dobírá, je dolní kámen svého sloupce.
deal-next-upper = Prvním kamenem, který se potom dobírá, je horní kámen svého sloupce.
deal-stand = Každý si kameny postaví tak, aby obrázky viděl jen jejich majitel.
figure-deal = Poslední krok očima toho, kdo zeď otevřel: čísla udávají pořadí, větry, kdo si kámen bere. Šipka ukazuje ke kamenům, které následují.

# Výherní ruka
hand-aim = Cílem rozdání je jako první dokončit ruku, cílem hry mít nejvíc bodů. Kolik rozdání kdo vyhrál, samo o sobě nerozhoduje.
hand-aim-hands = Cílem rozdání je dokončit ruku jako první.
hand-sets = Sada je postupka (chi, chow: tři kameny jedné barvy jdoucí po sobě), trojice (pon, pung: tři stejné kameny) nebo čtveřice (kan, kong: čtyři stejné). Z větrů a draků postupka nevznikne a postupkou není ani 8-9-1 nebo 9-1-2.
hand-pair = Pár jsou dva stejné kameny. Nevykládá se: z odhozeného kamene vznikne pár jen tehdy, když se jím vyhraje.
hand-concealed = Co vzniklo jen z vlastních dobraných kamenů, je skryté; co vzniklo s odhozeným kamenem, je otevřené a leží na stole.
hand-winner-shows = Ruku ukazuje a zaplaceno dostává jen vítěz; dá-li se číst více způsoby, platí ten nejlepší.
hand-all-show = Když někdo vyhraje, odkryjí a spočítají své ruce všichni.
hand-apart = Dobraný kámen leží stranou od ruky, aby bylo vidět, kterým hráč vyhrál.
hand-shown = Vyhrává-li se kamenem ze zdi, nejdřív se ukáže soupeřům.
hand-marks = Pro snazší počítání se v každé skryté sadě položí jeden kámen na ostatní; výherní kámen ze zdi se postaví na svou sadu, a byl-li jediný možný, vedle ní.

# Tah
turn-phases = Rozdání má šest fází: určí se východ, postaví a otevře se zeď, hraje se, vyloží se výherní ruka, spočítají se body a zaplatí se.
turn-order = Východ začíná a hraje se směrem doprava, proti směru hodinových ručiček. Tah začíná dobráním a končí odhozem; východ, který má { $count } kamenů, v prvním tahu nedobírá.
turn-order-drawn = Začíná ten, kdo rozdává, a hráči se střídají. Tah začíná dobráním a končí odhozem.
turn-discard = Kdo nehlásí výhru ani čtveřici, odhodí jeden ze skrytých kamenů, nikdy kámen z vyložené sady.
turn-rows = Odhozené kameny se kladou před hráče dovnitř zdi po řadě, { $count } v řadě, aby bylo jasné, kdo co a kdy odhodil.
turn-discards = Odhozené kameny leží obrázkem nahoru před hráčem po řadě, aby bylo jasné, kdo co a kdy odhodil.
turn-dice = Kostky leží po pravé straně východu: všichni vidí, kdo jím je.
turn-units = Obrátka je po jednom tahu každého hráče; přeruší ji vyžádání kamene na čtveřici, trojici nebo postupku a také skrytá čtveřice. Rozdání má několik obrátek, kolo několik rozdání a hra tolik kol, kolik se hraje větrů.
turn-aloud = Hráči nahlas hlásí, co odhazují („devítka bambusy“).
turn-no-undo = Odhozený kámen nelze vzít zpět, ani když šlo o omyl.

# Vyžádání
call-claims-all = Odhozený kámen si smí vyžádat kdokoli k výhře, na čtveřici nebo na trojici; na postupku jen hráč, který je na řadě, takže postupka je vždy od hráče po levici.
call-claims-without-chows = Odhozený kámen si smí vyžádat kdokoli k výhře, na čtveřici nebo na trojici. Postupky se nehlásí.
call-claims-two = Soupeřův odhozený kámen lze vzít k výhře, na čtveřici, na trojici nebo na postupku.
call-latest = Vzít lze jen poslední odhozený kámen, povinné to není, a kdo si ho vezme, v tom tahu už nedobírá.
call-order-all = Výhra má přednost přede vším, čtveřice a trojice před postupkou.
call-order-without-chows = Výhra má přednost přede vším.
call-skip = Hra pokračuje od toho, kdo si kámen vzal; hráči mezi nimi o tah přijdou.
call-seconds = { $count ->
    [one] Čtveřici nebo trojici je třeba ohlásit do { $count } sekundy od odhození.
    [few] Čtveřici nebo trojici je třeba ohlásit do { $count } sekund od odhození.
   *[other] Čtveřici nebo trojici je třeba ohlásit do { $count } sekund od odhození.
 }
call-final = Vyžádání kamene nelze odvolat.
call-late = { $count ->
    [one] Vzal-li si další hráč už kámen ze zdi a někdo si do { $count } sekundy od odhození vyžádá odhozený, vrátí se vzatý kámen do zdi.
    [few] Vzal-li si další hráč už kámen ze zdi a někdo si do { $count } sekund od odhození vyžádá odhozený, vrátí se vzatý kámen do zdi.
   *[other] Vzal-li si další hráč už kámen ze zdi a někdo si do { $count } sekund od odhození vyžádá odhozený, vrátí se vzatý kámen do zdi.
 }
call-aloud = Všechno se hlásí nahlas: „kan“ nebo „kong“, „pon“ nebo „pong“, „chi“ nebo „chow“, „riichi“, „ron“ při výhře odhozeným kamenem, „tsumo“ při výhře kamenem ze zdi, nebo „mahjong“ v obou případech.
call-quick = Odpovídající kameny z ruky se ukážou hned; pro zrychlení hry lze odhodit dřív, než si hráč vyžádaný kámen vezme.
call-used = Odhozený kámen se bere jen tehdy, když se hned použije ve vyložené sadě nebo k výhře.
call-named = Hlásí se „postupka“, „trojice“, „čtveřice“ a při výhře „zavírám“: čínsky tsimo kamenem ze zdi a rong kamenem odhozeným, japonsky tsumo a ron.
call-holding = Ostatní kameny sady musí být v ruce: dva na trojici nebo postupku, tři na čtveřici.
call-one-discard = V žádné sadě nesmí být víc než jeden odhozený kámen: z odkryté trojice se stane čtveřice jen kamenem, který si hráč sám dobral.
call-shown = Kameny se odkrývají jen v pěti případech: při výhře, při postupce, trojici a čtveřici ze soupeřova kamene a při ohlášení vlastní čtveřice.
call-laid = Hlášená sada leží obrázkem nahoru po pravé straně hráče; vyžádaný kámen je pootočený a jeho místo ukazuje, kdo ho odhodil.
call-regroup = Kameny vyložené sady se nepřeskupují ani neodhazují.
figure-sets-two = { $chows ->
    [yes] Vyložené sady: postupka, trojice a čtveřice se soupeřovým kamenem; trojice rozšířená na čtveřici, nový kámen nad pootočeným; skrytá čtveřice s krajními kameny obrázkem dolů.
   *[no] Vyložené sady: trojice a čtveřice se soupeřovým kamenem; trojice rozšířená na čtveřici, nový kámen nad pootočeným; skrytá čtveřice s krajními kameny obrázkem dolů.
 }
figure-sets-three = { $chows ->
    [yes] Vyložené sady, šipka ukazuje, kdo pootočený kámen odhodil: postupka zleva; trojice a čtveřice zleva a zprava; trojice rozšířená na čtveřici, nový kámen nad pootočeným; skrytá čtveřice s krajními kameny obrázkem dolů.
   *[no] Vyložené sady, šipka ukazuje, kdo pootočený kámen odhodil: trojice a čtveřice zleva a zprava; trojice rozšířená na čtveřici, nový kámen nad pootočeným; skrytá čtveřice s krajními kameny obrázkem dolů.
 }
figure-sets-four = { $chows ->
    [yes] Vyložené sady, šipka ukazuje, kdo pootočený kámen odhodil: postupka zleva; trojice a čtveřice zleva, odnaproti a zprava; trojice rozšířená na čtveřici, nový kámen nad pootočeným; skrytá čtveřice s krajními kameny obrázkem dolů.
   *[no] Vyložené sady, šipka ukazuje, kdo pootočený kámen odhodil: trojice a čtveřice zleva, odnaproti a zprava; trojice rozšířená na čtveřici, nový kámen nad pootočeným; skrytá čtveřice s krajními kameny obrázkem dolů.
 }

# Čtveřice
kong-ways = Čtveřice vzniká třemi způsoby:
kong-way-open = otevřená: tři kameny v ruce a odhozený kámen kteréhokoli hráče;
kong-way-added = doplněná: dobraný čtvrtý kámen se přidá k vlastní vyložené trojici nad pootočený kámen; zůstává otevřená;
kong-way-concealed = skrytá: všechny čtyři kameny jsou dobrané; ukážou se a oba krajní se otočí obrázkem dolů.
kong-declared = Čtyři stejné kameny jsou čtveřice jen tehdy, když se ohlásí; počítá se jako sada tří kamenů, proto se za čtvrtý dobírá doplňující kámen.
kong-when = Vlastní čtveřice se hlásí po dobrání ze zdi nebo po dobrání doplňujícího kamene, ne v tahu, kdy byl kámen vyžádán na postupku nebo trojici.
kong-replacement = Doplňující kámen se bere z mrtvé zdi, z konce u mezery; pak tah pokračuje jako po každém dobrání.
kong-replacement-screen = Doplňující kámen přijde z mrtvé hromádky; pak tah pokračuje jako po každém dobrání.
kong-replacement-end = Doplňující kámen se bere z konce zdi; pak tah pokračuje jako po každém dobrání.
kong-still-concealed = Ruka se skrytou čtveřicí a bez vyžádaného kamene je stále skrytá.
kong-seconds = { $count ->
    [one] Než se dobere doplňující kámen, mají ostatní { $count } sekundu na to, aby přidaným kamenem vyhráli.
    [few] Než se dobere doplňující kámen, mají ostatní { $count } sekundy na to, aby přidaným kamenem vyhráli.
   *[other] Než se dobere doplňující kámen, mají ostatní { $count } sekund na to, aby přidaným kamenem vyhráli.
 }
kong-fourth = Nevyhraje-li nikdo odhozem po čtvrté čtveřici rozdání, rozdání předčasně končí. Patří-li všechny čtyři jednomu hráči, hraje se dál a další už ohlásit nelze.
kong-most = { $count ->
    [one] V rozdání smí být nejvýš { $count } čtveřice.
    [few] V rozdání smí být nejvýš { $count } čtveřice.
   *[other] V rozdání smí být nejvýš { $count } čtveřic.
 }

# Dora, riichi, furiten
dora-order = Po devítce následuje jednička téže barvy; východ ukazuje na jih, jih na západ, západ na sever a sever na východ; červený drak ukazuje na bílého, bílý na zeleného a zelený na červeného.
figure-dora = Od ukazatele k doře.
riichi-stick = Hráč řekne „riichi“, odhozený kámen natočí a nad odhozené kameny položí tyčinku za { $bet }.
riichi-face-down = Hráč řekne „riichi“, položí celou ruku obrázky dolů a k ní žeton za { $bet } a už se na ni nedívá; další odhozené kameny klade stranou od dřívějších. Vzít zpět to nelze.
riichi-void = Vyhraje-li někdo kamenem, se kterým bylo riichi ohlášeno, ohlášení neplatí a nic se nevsadí.
riichi-next = Vyžádá-li si někdo pootočený kámen na sadu, pootočí se místo něj následující.
figure-pond = Riichi mezi odhozenými kameny, nad nimi tyčinka; vpravo: pootočený kámen si někdo vyžádal, pootočený leží následující.
riichi-fixed = Ruka se pak už nemění: každý dobraný kámen, kterým hráč nevyhraje ani neohlásí dovolenou čtveřici, odhodí.
riichi-kong-example = Dobraná čtyřka kol zde čtveřici nedovoluje: tři trojice jdoucí po sobě se dají číst i jako tři stejné postupky.
riichi-furiten = Riichi smí ohlásit i hráč, který je ve furitenu.
furiten-claimed = Počítají se i odhozené kameny, které si vzal někdo jiný; i proto leží vyžádané kameny pootočené.
furiten-blocked = Výherní kameny: { $waits }. Dříve odhozené kameny: { $discards }. Hráč je ve furitenu: z odhozu mu výhru nepřinese: { $forbidden }. Ze zdi ano.
furiten-free = Výherní kameny: { $waits }. Dříve odhozené kameny: { $discards }. Hráč není ve furitenu: žádný z výherních kamenů mezi odhozenými neleží.
furiten-change = Kdo nehlásil riichi, smí ruku změnit a furitenu se tak zbavit.
furiten-no-yaku = Platí to, i když by ten kámen nepřinesl žádné yaku.
furiten-own-draw = Furiten způsobí i výherní kámen, který si hráč po riichi sám dobral a odhodil; pozdější výhra ze zdi zůstává možná.

# Konec rozdání
end-ways = Rozdání končí:
end-way-win = výhrou;
end-way-several-wins = výhrou jednoho hráče nebo více hráčů najednou;
end-way-wall = vyčerpáním kamenů: po odhození posledního kamene nikdo nevyhrál;
end-way-turns = když každý vyčerpá své tahy a nikdo nevyhrál;
end-way-early = předčasným ukončením.
end-last = Poslední odhozený kámen lze vyžádat jen k výhře. Po čtveřici s předposledním kamenem je posledním kamenem ten doplňující.
end-abortive = Rozdání se předčasně ukončí, když:
abort-nine-orphans = hráč má po svém prvním dobrání, v první nepřerušené obrátce, devět různých hraničních a zvláštních kamenů a ohlásí to;
abort-four-winds = všichni odhodí v první nepřerušené obrátce stejný vítr;
abort-four-riichi = riichi hlásili všichni a odhozem posledního z nich nikdo nevyhrál; všichni ukážou ruce v tenpai;
abort-four-kongs = byla ohlášena čtvrtá čtveřice, všechny nepatří jednomu hráči a odhozem po ní nikdo nevyhrál;
abort-three-winners = týmž kamenem chtějí vyhrát tři hráči.
end-abortive-after = Nikdo pak neplatí a nikdo nemusí ukázat ruku, jen po čtyřech riichi všichni; přibude počítadlo a východ zůstává.
end-no-payment = Po vyčerpání kamenů nikdo nic neplatí a rozdává se znovu.
ready-none-or-all = Když není v tenpai nikdo nebo jsou v něm všichni, neplatí nikdo.
ready-seen = Ruka je v tenpai, i když všechny kameny, na které čeká, leží mezi odhozenými a ve vyložených sadách.
ready-furiten = Na furitenu nezáleží, ruka je v tenpai i tak.
grid-noten = Co se platí po vyčerpání kamenů
grid-ready = v tenpai
grid-each-gets = každý z nich dostane
grid-each-pays = každý z ostatních zaplatí

# Ručení
pao-feeds = Za cizí limitní ruku ručí ten, kdo odhodí kámen, se kterým soupeř vyloží:
pao-daisangen = třetí sadu draků: { $name };
pao-daisuushii = čtvrtou sadu větrů: { $name };
pao-suukantsu = čtvrtou čtveřici: { $name }.
pao-claimed = Počítají se jen vyžádané trojice a čtveřice.
pao-any = Počítají se i skryté čtveřice na stole.
pao-draw-whole = Vyhraje-li soupeř pak kamenem ze zdi, zaplatí ten, kdo ručí, celou ruku sám.
pao-draw-limit = Vyhraje-li soupeř pak kamenem ze zdi, zaplatí ten, kdo ručí, sám tuto limitní ruku; o zbytek se dělí jako obvykle.
pao-discard = Odhodí-li výherní kámen někdo třetí, platí ten, kdo ručí, a ten, kdo odhodil, každý polovinu.
pao-same = Odhodí-li výherní kámen ten, kdo ručí, platí všechno.

# Počítadla a sázky
counter-honba-each = Vyhraje-li víc hráčů, dostane za všechna počítadla každý z nich.
counter-honba-first = Vyhraje-li víc hráčů, dostane za počítadla jen ten, kdo je po odhazujícím první na řadě.
counter-east-among = Je-li mezi více vítězi východ, počítadla zůstávají a jedno přibude.
counter-bets-back = Vyhraje-li víc hráčů, vrátí se každému z nich vlastní sázka; ostatní sázky připadnou tomu, kdo je nejblíž po pravé ruce odhazujícího.
counter-bets-first = Vyhraje-li víc hráčů, připadnou všechny sázky tomu, kdo je nejblíž po pravé ruce odhazujícího.

# Přestupky
fault-agreed = Na pokutách se hráči dohodnou předem; hodí se při hře o peníze a na turnajích, protože někteří dělají chyby úmyslně.
fault-strict = U našich stolů se chybné hlášení prostě nepřijme, pokud si pokuty nezvolíte; mezi lidmi jsou tyto.
fault-open = Chybné hlášení se přijme, odhalí a potrestá.
penalty-chombo = Chombo stojí mangan: { $dealer } východu a { $others } každému z ostatních; východ platí každému { $each }. Přestupky:
penalty-chombo-final = Chombo stojí { $points } z konečných bodů. Přestupky:
penalty-chombo-after = Po chombu se sázky z tohoto rozdání vracejí, počítadlo nepřibude a týž východ rozdává znovu.
penalty-dead-hand = Jiné končí mrtvou rukou. Přestupky:
penalty-dead-hand-after = Kdo má mrtvou ruku, dál dobírá a odhazuje, ale nic si nevyžádá, nehlásí čtveřici, nevyhraje a nikdy není v tenpai.
penalty-fine = Některé stojí { $points } bodů doprostřed stolu pro toho, kdo rozdání vyhraje. Přestupky:
penalty-fine-back = Nevyhraje-li nikdo, nebo vyhraje-li ten, kdo chyboval, pokuta se vrací.
penalty-barred-next-turns = Pokud ještě nikdo neodkryl kameny, hraje se dál a kdo chyboval, nesmí zavřít do konce svého příštího tahu. Přestupek:
penalty-barred-next-hand = Pokud ještě nikdo neodkryl kameny, hraje se dál a kdo chyboval, nesmí zavřít v příštím rozdání. Přestupek:
penalty-barred-shown = Pokud už někdo kameny odkryl, rozdání končí: kdo chyboval, platí východu limit ({ $limit }) a ostatním po půl limitu ({ $half }); chyboval-li východ, platí každému { $limit }.
penalty-no-win = Po jiných už hráč v tomto rozdání nesmí zavřít a je jen do počtu. Přestupky:
penalty-pay-each = Kdo chyboval, platí { $points } bodů každému z ostatních (dohromady { $sum }) a hraje se dál. Přestupek:
fault-false-win = nesprávné hlášení výhry
fault-low-win = zavření s rukou, která nemá { $value }
fault-false-riichi = riichi s rukou, která není v tenpai
fault-wrong-kong = nesprávná skrytá čtveřice po riichi
fault-wrong-call = chybně vyložená sada
fault-dead-claim = vyžádání kamene s mrtvou rukou
fault-changed-mind = sada ohlášená a vzatá zpět
fault-wrong-count = příliš mnoho nebo příliš málo kamenů v ruce
fault-shown-tile = odkrytí kamene vlastní ruky
fault-shown-other = odkrytí kamene soupeřovy ruky nebo mrtvé zdi
fault-shown-other-hand = odkrytí kamene z cizí ruky
fault-shown-many = odkrytí více než pěti kamenů zdi nebo některé ruky
fault-same-moment = Výhra ohlášená ve stejné chvíli chombo anuluje.
fault-found-later = Nesprávné riichi se zjišťuje až po vyčerpání kamenů; nesprávná čtveřice po riichi také tehdy, nebo když ten, kdo ji ohlásil, vyhraje.
fault-pick-up = Nevezme-li si hráč vyžádaný kámen dřív, než padnou dva další odhozy (hráče po pravici a naproti), je jeho ruka mrtvá.
fault-minor = Kameny zdi odkryté omylem se vrátí na místo.

# Etiketa
manner-shuffle = Při míchání zůstávají kameny obrázkem dolů; otočí-li se některý, otočí se zpět a míchá se dál, dokud nikdo neví, kde je.
manner-dice = Kostky se házejí doprostřed mezi zdi.
manner-wait = Dobírá se až poté, co levý soused odhodil.
manner-explain = Kdo udělá chybu, náležitě ji vysvětlí.
manner-lay-first = Kdo vykládá sadu, odhodí, až když sada leží.
manner-remarks = Odhozený kámen ani vlastní ruku nikdo nekomentuje.
manner-late-errors = Po hodu kostkami na začátku rozdání se chyby ve skóre z minulého rozdání už neopravují.
manner-calm = Radost ani zklamání se nedávají najevo.
manner-rebuild = Otočí-li se kámen při stavění zdi, celá řada se zamíchá a postaví znovu.
manner-six-stacks = Otočí-li se kámen ve zdi během hry, zamíchá se šest sousedních sloupců a postaví se zpět.

# Konec hry
game-most-points = Vítězem je, kdo má pak nejvíc bodů.
game-tie-example = Dva, kteří se dělí o první místo, dostanou každý { $first }.
