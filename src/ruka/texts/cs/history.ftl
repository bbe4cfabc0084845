history-intro = Co o dějinách hry vyprávějí naše zdroje. Jsou to jejich tvrzení; kde jiní vyprávějí jinak, je to vyznačeno.

history-part-origin = Odkud mahjong pochází
history-when-first_records = konec 19. století
history-first_records = První záznamy o mahjongu se podle zdroje 002 objevují v Číně na konci 19. století.
history-when-ancient = pradávno?
history-ancient = Zdroj 001 naproti tomu vypráví, že hra vznikla pradávno v Číně a Japonsku a prošla mnoha podobami až k videomahjongu. Je to pověst: zdroj 002 zná nejstarší záznamy až z konce 19. století. V Česku je podle zdroje 001 poměrně neznámá.
history-when-dominoes = konec 19. století
history-dominoes = Předpokládá se, že mahjong vznikl spojením čínského domina a lidových karetních her.
history-when-officials = konec 19. století
history-officials = Zprvu se hrál jen mezi vyššími úředníky v Pekingu, Nankingu a Šanghaji.
history-when-after_empire = po pádu císařství
history-after_empire = S velkými společenskými změnami po pádu císařství se dostal do povědomí širší veřejnosti.

history-part-spread = Hra dobývá svět
history-when-all_china = kolem roku 1920
history-all_china = Kolem roku 1920 už se hrál po celé Číně a dalo se o něm mluvit jako o národní hře. S rozšířením vzniklo mnoho různých pravidel.
history-when-two_styles = kolem roku 1920
history-two_styles = Další vývoj ovlivnily nejvíc dva systémy: hongkongský a šanghajský, kterým se říká také starý a nový styl.
history-when-abroad = 20. a 30. léta
history-abroad = Ve dvacátých letech ho čínští emigranti přinesli do dalších zemí, hlavně do Ameriky a Japonska, kde byl podle zdroje 002 nejoblíbenější ve třicátých letech. Jiné prameny kladou americkou horečku už do let dvacátých.
history-when-imports = 30. léta
history-imports = Sady na mahjong tvořily tehdy dost velkou část amerického dovozu z Číny. V USA se pravidla dál tříštila.
history-when-babcock = mezi válkami
history-babcock = Joseph P. Babcock, který hru prodával, si zaregistroval její jméno a pravidla jako ochrannou známku. Ostatní prodejci proto museli měnit pravidla nebo název.

history-part-quiet = Čtyřicátá léta
history-when-usa_forties = 40. léta
history-usa_forties = Ve Spojených státech opadlo první nadšení a společnost se vrátila k bridži a pokeru.
history-when-japan_forties = 40. léta
history-japan_forties = V Japonsku se skoro přestal hrát: byl pokládán za čínskou hru, a to se neslučovalo s nacionalistickou politikou.
history-when-china_banned = po válce
history-china_banned = V Číně vystřídal válečný chaos komunistický režim, který mahjong zakázal jako hazard.

history-part-second_wind = Druhý dech
history-when-us_league = po roce 1950
history-us_league = V USA vznikla podle zdroje 002 Národní mahjongová liga s oficiálními pravidly. Zdroj to klade do začátku druhé poloviny 20. století; jiné prameny uvádějí už rok 1937.
history-when-japan_association = po roce 1950
history-japan_association = V Japonsku vznikla Japonská mahjongová asociace s vlastními oficiálními pravidly. Má několik desítek tisíc členů a je dodnes vlivná i v cizině.
history-when-underworld = po roce 1950
history-underworld = Mahjong se tehdy také stal vlajkovou lodí hazardu v japonském a hongkongském podsvětí, pod křídly jakuzy a triád.
history-when-mind_sport = po politickém uvolnění
history-mind_sport = V pevninské Číně byl s uvolněním poměrů nejprve trpěn a později i úředně uznán za duševní sport.
history-when-international = 90. léta
history-international = Pod patronací čínských úřadů sepsala skupina mistrů mezinárodní turnajová pravidla, aby hru zbavila hazardu a přiblížila ji šachům a bridži. Hrají se na velkých turnajích, hlavně Světové mahjongové organizace.

history-part-europe = Evropa a dnešek
history-when-europe_grows = konec 20. století
history-europe_grows = Koncem 20. století obliba rostla i v Evropě, zvlášť ve Skandinávii, Německu a Nizozemsku.
history-when-european_rules = 20. století
history-european_rules = Do většiny evropských zemí ho přinesli dřív Američané, a místní pravidla proto často vycházejí z amerických. Většina sad prodávaných v Evropě ale obsahuje klasická čínská pravidla; z obojího vznikla evropská klasická pravidla, dnes jedna z nejpoužívanějších.
history-when-ema_founded = 2005
history-ema_founded = Vznikla zastřešující Evropská asociace mahjongu.
history-when-internet = 21. století
history-internet = Poslední vlna zájmu přišla s počítači a internetem: lze sledovat turnaje, kdykoli si zahrát s celým světem a radit se o pravidlech.
history-when-phenomenon = 21. století
history-phenomenon = Jako šachy, go, poker nebo bridž je mahjong kulturní jev. Nejoblíbenější je stále na Dálném východě, znalci mu ale dávají velkou naději i na Západě.
history-when-riichi_chance = 21. století
history-riichi_chance = Zvláštní pravidla riichi mahjongu podle zdroje 002 zvyšují podíl náhody, dělají ale hru pestřejší a zábavnější; existuje mnoho dalších variant.

history-part-video = Mahjong na obrazovce
history-when-video_form = videohry
history-video_form = Videomahjong je digitální podoba hry: na obrazovce proti počítači a většinou ve dvou místo ve čtyřech. V emulátoru MAME běží podle zdroje 001 víc než sto takových her.
history-when-video_japan = videohry
history-video_japan = Skoro všechny vznikly v Japonsku. Podobají se jedna druhé, jsou obměnou skutečné hry a mají i to, co znají jen japonská pravidla, reach a doru. Japonské podobě se říká riichi nebo reach mahjong.
history-when-video_depth = 2004
history-video_depth = Hloubkou je podle zdroje 001 videomahjong o několik tříd níž než hra s lidmi, protože program jen sleduje zabudované vzory, podobně jako videopoker ve srovnání s pokerem. I tak je prý záludný a napínavý.
history-when-video_titles = 2004
history-video_titles = Zdroj 001 jmenuje Super Real Mahjong Premium Collection, Mahjong Hyper Reaction 2 a Final Romance 2, podle jehož počítání má své příklady.

history-part-sources = O zdrojích
history-when-source_001 = 13. 12. 2004
history-source_001 = Zdroj 001 je česká kniha pravidel ke hrám emulátoru, verze 1.0 podepsaná DRI: volný překlad stránky „Mahjong in MAME“, zčásti zkrácený a zčásti doplněný.
