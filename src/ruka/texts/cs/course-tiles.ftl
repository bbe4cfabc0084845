# Kurz 1: kameny a sady
course-tiles = Kameny a sady
course-tiles-about = Který kámen je který, co je sada a jak vypadá výherní ruka.
lesson-tiles-suits-title = Tři barvy
lesson-tiles-suits =
    Mahjong se hraje s kameny. Různých je { $kinds } a každý je v sadě čtyřikrát: dohromady { $tiles } kamenů.
    Většina patří do tří [term:suit|barev] očíslovaných od jedné do devíti: [term:dots|kola] (také tečky nebo kolečka), [term:bamboos|bambusy] a [term:characters|znaky].
lesson-tiles-characters =
    Nejdřív se naučte číslice na znacích. Jednička, dvojka a trojka mají jednu, dvě a tři čárky; ostatní se naučíte při hře.
    Jednička bambusů je obrázek ptáka a ten v každé krabici vypadá jinak. Pořád je to jeden bambus.
lesson-tiles-honours-title = Větry, draci a hraniční kameny
lesson-tiles-honours =
    Ostatní kameny číslo nemají. Čtyři [term:winds|větry], vždy v tomto pořadí: východ, jih, západ, sever. Tři [term:dragons|draci]: červený, bílý a zelený. Dohromady jsou to [term:honours|zvláštní kameny], jinde zvané honéry nebo trumfy.
    Bílý drak se v různých sadách liší: většinou je prázdný, někdy má modrý rámeček.
lesson-tiles-sorts = Jedničky a devítky jsou [term:terminals|hraniční kameny] (konce): hodí se do méně postupek. Dvojky až osmičky jsou [term:simples|obyčejné]. Hraniční a zvláštní kameny mívají vyšší cenu a hůř se používají.
lesson-tiles-box-title = Co je v krabici
lesson-tiles-box =
    V každé barvě může být jedna pětka [term:red_five|červená]: nahrazuje obyčejnou pětku, takže kamenů zůstává { $tiles }.
    V mnoha krabicích je navíc osm [term:flowers|květin] a [term:seasons|ročních období], každé jednou, někdy i žolíky a prázdné kameny. Většina pravidel je nepoužívá: odložte je stranou.
lesson-tiles-gear =
    Kromě kamenů jsou tu dvě nebo tři kostky, tyčinky nebo žetony (kosti) na body a něco, co ukazuje větry. Na hodnotě žetonů se hráči domluví; osvědčilo se 10, 100, 500 a 1000.
    Nejsou-li v krabici disky se směry, vystřihněte si je z kartonu: začátečníkům pomohou nejvíc. Některé sady mají kostičku s válečkem, která ukazuje vítr kola.
lesson-tiles-sets-title = Postupka, trojice, čtveřice, pár
lesson-tiles-sets = Kameny se skládají do [term:set|sad]. [term:chow|Postupka] (chi) jsou tři po sobě jdoucí kameny jedné barvy, [term:pung|trojice] (pon) tři stejné, [term:kong|čtveřice] (kan, kong) čtyři stejné. [term:pair|Pár] jsou dva stejné.
lesson-tiles-no-sets =
    Čísla se netočí dokola: po devítce nic není, takže 8-9-1 postupka není. Z větrů a draků se postupky neskládají vůbec.
    A čtyři stejné kameny v ruce jsou čtveřicí, teprve když se ohlásí: do té doby jsou to trojice a kámen navíc, třeba do postupky.
lesson-tiles-hand-title = Výherní ruka
lesson-tiles-hand = [term:complete_hand|Výherní ruka] má { $count } kamenů: čtyři sady a pár. Sady mohou být samé postupky, samé trojice, samé čtveřice i jakákoli směs a pár může být z kteréhokoli kamene. Čtveřice se počítá jako sada tří; za čtvrtý kámen se dobírá další.
lesson-tiles-other-hands = Dvě ruce vypadají jinak: [term:chiitoitsu|sedm párů] a [term:kokushi|třináct sirotků], tedy každý hraniční a zvláštní kámen jednou a jeden z nich dvakrát.
lesson-tiles-double-wind = Každý hráč má svůj vítr a každé kolo také. Jste-li v jižním kole jih a vyložíte tři jižní větry, je to sada [term:double_wind|dvojitého větru] a počítá se dvakrát.
lesson-tiles-turn-title = Hra jedním dechem
lesson-tiles-breath =
    Hrají čtyři. Každý dostane { $hand } kamenů. Kdo je na řadě, jeden dobere, má jich { $deal }, a jeden odhodí: co se hodí, zůstává, co ne, letí. Tak se hraje dokola, dokud někdo nemá výherní ruku nebo dokud nedojdou kameny.
    Rozdaná ruka skoro nikdy nevyhrává hned. Jde o to přestavět tu svou jako první; nakonec rozhodují body, ne počet výher.
    Přečtěte si to dvakrát a hrajte: ušetří to potíže později.
lesson-tiles-turn = Tah krok za krokem:
lesson-tiles-eight =
    S třinácti kameny smíte dobrat, nebo vzít poslední odhozený kámen: k výhře ([term:ron|ron]), na postupku, trojici nebo čtveřici. Se čtrnácti smíte vyhrát ([term:tsumo|tsumo]), ohlásit čtveřici, ohlásit [term:riichi|riichi], a jinak jeden odhodíte.
    Po čtveřici přijde další kámen a tah pokračuje. Všechno kromě dobrání a odhození je vzácné: většina tahů jsou jen tyto dva kroky.
lesson-tiles-why-not = Otázka, kterou položí každý: ruku mám celou, proč nemůžu vyhrát? Důvody jsou dva. Buď ruka nemá žádné [term:yaku|yaku], nebo jste ve [term:furiten|furitenu]: sami jste odhodili kámen, na který teď čekáte. Stůl vám řekne, o který jde.
lesson-tiles-dora-title = Dora
lesson-tiles-dora = Jeden kámen mrtvé zdi leží obrázkem nahoru: [term:dora_indicator|ukazatel]. Kámen, který po něm následuje, je [term:dora|dora], dárek: každý ve výherní ruce zvyšuje její hodnotu.
