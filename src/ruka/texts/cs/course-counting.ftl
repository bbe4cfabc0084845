# Kurz 3: počítání minibodů a hanů
course-counting = Počítání minibodů a hanů
course-counting-about = Jakou má ruka cenu, krok za krokem podle českého návodu; potom, co jiná pravidla počítají jinak.
lesson-counting-start-title = Dvacet na začátek
lesson-counting-hard-part =
    A teď k té těžší části: bodování. Ohodnocení ruky je nejtěžší část mahjongu všude. Oficiální čínská pravidla mají body a jejich nejmenší počet, v americkém mahjongu má hodnotu každá ruka.
    Riichi má základní body, [term:fu|minibody] (fu), a [term:fan|hany], jinde zvané fany. Vypadá to složitě, ale uvažte: riichi má podle návodu 36 typů ruky, oficiální čínská pravidla 85. Co je složitější?
lesson-counting-notation = Návod píše kámen číslicí a písmenem: m znaky, k kola, b bambusy, takže 9k je devítka kol. Zvláštní kameny mají dvě písmena: vv, jv, zv, sv jsou větry, bd, zd, cd draci. „vvvv“ je pár východů. Značka před kamenem říká, že leží bokem, je tedy ukradený; dvě značky ve čtveřici znamenají, že byla doplněna. Tady jsou všechny kameny nakreslené.
lesson-counting-twenty = Pokaždé, když uzavřete ruku, dostanete 20 minibodů. No a co? Vedle nejmenší tyčinky na počítání skóre je to docela málo. Víc jich je za sady: přidává každá trojice a čtveřice a někdy dokonce i pár. Postupky nepřidávají nic.
lesson-counting-pair-title = Pár
lesson-counting-pair = [term:valued_pair|Pár cenných kamenů] přidává { $fu } minibody. Draci jsou cenní vždy; vítr jen tehdy, je-li to [term:round_wind|vítr kola] nebo [term:seat_wind|váš vítr].
lesson-counting-pair-twice = Je-li vítr kola zároveň vaším větrem, je pár [term:doubly_valued_pair|cenný dvakrát] a přidává { $fu } minibody, podle japonských pravidel. Jiná přiznávají jen dva: zeptejte se před hrou.
lesson-counting-pair-worthless = Každý jiný pár je [term:worthless_pair|bezcenný]: nepřidává nic. Někdy je to přesně to, co potřebujete.
lesson-counting-pungs-title = Trojice
lesson-counting-pungs = Trojice stejných zvláštních nebo hraničních kamenů má cenu { $taken } minibody, pokud jste na ni kámen ukradli, a { $own } minibodů, pokud jste ji celou dokoupili ze zdi. Jestli jsou zvláštní kameny cenné, nehraje roli.
lesson-counting-pungs-of-simples = Kameny od dvojky do osmičky mají poloviční cenu. Zvládnete to? Určitě ano, takže mě zkontrolujte.
lesson-counting-pungs-check = { $taken } minibody za ukradenou, { $own } za skrytou. A ještě něco: trojice dokončená cizím odhozem se v minibodech počítá jako hlášená, i když ruka jinak zůstává skrytá.
lesson-counting-kongs-title = Čtveřice
lesson-counting-kongs = Čtveřice zvláštních nebo hraničních kamenů: skrytá { $own } minibodů, s něčí pomocí { $taken }. Návod říká, že čtveřice je dvakrát tak cenná jako trojice; jeho vlastní čísla říkají čtyřikrát a mají pravdu.
lesson-counting-kongs-of-simples = A z kamenů 2–8? Samozřejmě { $taken } za hlášenou a { $own } za skrytou.
lesson-counting-waits-title = Těžší cesta
lesson-counting-waits = To už máme tři způsoby. Chcete další? Handrkujete se, ale budiž. Čeká-li vaše ruka na [term:only_possible|jeden jediný kámen], stojí to za odměnu { $fu } minibodů: na rohu, uprostřed, nebo do páru.
lesson-counting-way-title = Způsob výhry
lesson-counting-way = A teď už opravdu poslední: jak uzavřete. Za [term:tsumo|tsumo], dokoupení ze zdi, dostanete 2. Se [term:concealed_hand|skrytou rukou] za [term:ron|ron], ukradený kámen, 10. Zní to až příliš dobře? Háček je v tom…
lesson-counting-exceptions = … že existují tři výjimky. [term:pinfu|Pinfu] ze zdi zůstává na 20, ne 22: pinfu znamená „žádné fu“. [term:chiitoitsu|Sedm párů] má vždy, a tím myslím VŽDY, 25. A za výhru [term:rinshan|kamenem z mrtvé zdi] se 2 minibody za tsumo nedávají: jeden han už jste získali. Stěžujte si u nejbližší hřbitovní zdi.
lesson-counting-rounding-title = Zaokrouhlení nahoru
lesson-counting-rounding = A možná to nejdůležitější: když máte všechny minibody sečtené, [term:round_up|zaokrouhlete je na desítky NAHORU]. Výhra, skrytá ruka, ron a čekání do páru:
lesson-counting-table = Všechno v jedné tabulce. Tabulka v návodu nedává otevřené ruce nic za pár ani za tsumo; jeho vlastní text dává obojí a text platí.
lesson-counting-han-title = Han
lesson-counting-han = Vím, co si myslíte: tolik času s minibody, a teď ještě nějaké hany. Minibody teď odložte; budete je potřebovat až úplně na konci. Každá ruka, která může uzavřít, má aspoň jedno [term:yaku|yaku], každé yaku má své [term:fan|hany], některé v otevřené ruce méně, a hany se sčítají.
lesson-counting-han-adds = Riichi, tanyao a pinfu: za každé jeden. Seznam yaku i s hany se naučte; stejně ho potřebujete, jinak nesložíte ruku, se kterou se dá uzavřít. Z minibodů a hanů udělají body tabulky: to je další kurz.
lesson-counting-ema-title = Jak se počítá v Evropě
lesson-counting-ema-steps =
    Evropská pravidla počítají ve třech krocích. Nejdřív [term:fan|fany]: yaku, aspoň jedno, červené pětky, [term:dora|dory], kan dory a s riichi i ura dory. Potom minibody zaokrouhlené na desítky nahoru, které od pěti fanů nikdo nepotřebuje. Potom tabulka.
    Základ uvádějí jinak: 30 za skrytou ruku z odhozu, 25 a nic víc za sedm párů, 20 za všechno ostatní, tedy ze zdi nebo s hlášenými sadami. Součet je stejný. Dá-li se ruka číst několika způsoby, bere si vítěz nejlepší.
lesson-counting-ema-differs = Počítají se tu dvě věci, které návod nepočítá: dobrání z mrtvé zdi je dobrání jako každé jiné a otevřená ruka bez jediného minibodu dostane 2 za [term:open_pinfu|otevřené pinfu], takže nikdy nemá míň než 30.
lesson-counting-ema-wait = A 2 za úzké čekání náleží, i když se ruka dala doplnit i jinak. S 5-6-7-8-9 a sedmičkou to můžete nazvat čekáním na rohu, nebo dvoustranným čekáním, které chce pinfu: platí to výhodnější.
lesson-counting-classical-title = Body a dably
lesson-counting-classical-order = Japonská klasická hra počítá v tomto pořadí: body za sady a způsob výhry a 20 za výhru; potom [term:double|dably], z nichž každý všechno zdvojnásobí, takže dva jsou krát čtyři a tři krát osm; potom zaokrouhlení na desítky; potom se hráči vyrovnají.
lesson-counting-classical-worked = V prvních dvou příkladech zdroj zapomněl na něco, co jeho vlastní tabulky dávají: dabl za trojici zelených draků a body za kámen ze zdi. Tady jsou spočítané celé.
lesson-counting-classical-more-title = Další dably a limit
lesson-counting-classical-limit = Dably rostou rychle, a proto je tu [term:limit_hand|limit]: víc se nikdy neplatí.
lesson-counting-video-title = Body na obrazovce
lesson-counting-video-list = Videomahjong má krátký seznam: 20 za výhru, 10 za skrytou ruku a ron, 2 za tsumo, 2 za poslední šanci (čekání na jediný kámen), sedm párů dohromady 25. Pony 2 nebo 4, z konců a honérů 4 nebo 8; kany 8 nebo 16, z konců a honérů 16 nebo 32; páry draků, vašeho větru a vládnoucího větru po 2; chi nic. Skryté je vždy dvojnásobek odkrytého.
lesson-counting-video-ron = Sada dokončená ronem se v bodech počítá jako odkrytá, zatímco pro yaku zůstává ruka skrytá. A vlastní kan, i když ho všichni vidí, zůstává skrytý.
