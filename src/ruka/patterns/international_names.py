"""Names of the 81 international values by their numbers (D-60): Chinese, Czech as source 002, Polish, English.

The official list, from 1 = big four winds down to 81 = flowers, has the same order within the values of equal points.
"""

_TABLE = """
1 | 一般高 | Dvě identické postupky | Dwa identyczne chi | Pure double chow
2 | 喜相逢 | Dvě stejné postupky v různých barvách | Dwa takie same chi w różnych kolorach | Mixed double chow
3 | 连六 | Dvě postupky stejné barvy za sebou | Dwa kolejne chi jednego koloru | Short straight
4 | 老少副 | Dvě okrajové postupky (123 a 789) | Dwa skrajne chi (123 i 789) | Two terminal chows
5|幺九刻|Trojice okrajových kamenů nebo obyčejných větrů|Pon skrajnych lub zwykłych wiatrów|Pung of terminals or honours
6 | 明杠 | Otevřená čtveřice | Otwarty kan | Melded kong
7 | 缺一门 | Chybějící barva | Brak jednego koloru | One voided suit
8 | 无字 | Žádné trumfy | Bez specjalnych | No honours
9 | 边张 | Čekání na okraje | Czekanie skrajne | Edge wait
10 | 坎张 | Čekání na střed | Czekanie zamknięte | Closed wait
11 | 单钓将 | Jediný možný kámen | Jedyny możliwy kamień | Single wait
12 | 自摸 | Kámen ze zdi | Kamień z muru | Self-drawn
13 | 花牌 | Květina nebo období | Kwiat lub pora roku | Flower tiles
14 | 箭刻 | Trojice draků | Pon ze smoków | Dragon pung
15 | 圈风刻 | Trojice převládajícího větru kola | Pon wiatru rundy | Prevalent wind
16 | 门风刻 | Trojice větru směru hráče | Pon wiatru gracza | Seat wind
17 | 门前清 | Skrytá ruka, poslední kámen z odhození | Ukryta ręka, ostatni kamień odrzucony | Concealed hand
18 | 平和 | Jenom postupky | Same chi | All chows
19 | 四归一 | Nasyslená čtveřice | Cztery takie same bez kan | Tile hog
20 | 双同刻 | Dvě trojice stejné hodnoty | Podwójny pon | Double pung
21 | 双暗刻 | Dvě skryté trojice | Dwa ukryte pon | Two concealed pungs
22 | 暗杠 | Skrytá čtveřice | Ukryty kan | Concealed kong
23 | 断幺 | Všechny levné | Same zwykłe | All simples
24 | 全带幺 | Vnější ruka | Zewnętrzna ręka | Outside hand
25 | 不求人 | Skrytá ruka, poslední kámen ze zdi | Ukryta ręka, ostatni kamień z muru | Fully concealed hand
26 | 双明杠 | Dvě otevřené čtveřice | Dwa otwarte kan | Two melded kongs
27 | 和绝张 | Poslední kámen | Ostatni z czterech | Last tile
28 | 碰碰和 | Celá ruka z trojic | Same pony | All pungs
29 | 混一色 | Trumfy a jedna barva | Specjalne i jeden kolor | Half flush
30 | 三色三步高 | Tři posunuté postupky v různých barvách | Trzy przesunięte chi w trzech kolorach | Mixed shifted chows
31 | 五门齐 | Všechny typy | Wszystkie typy | All types
32 | 全求人 | Otevřená ruka | Otwarta ręka | Melded hand
33 | 双箭刻 | Dvě trojice draků | Dwa pony ze smoków | Two dragon pungs
34 | 花龙 | Postupka od 1 do 9 ve třech barvách | Strit w trzech kolorach | Mixed straight
35 | 推不倒 | Symetrické kameny | Symetryczne kamienie | Reversible tiles
36 | 三色三同顺 | Tři stejné postupky v různých barvách | Identyczne chi w trzech kolorach | Mixed triple chow
37 | 三色三节高 | Tři posunuté trojice v různých barvách | Trzy przesunięte pony w trzech kolorach | Mixed shifted pungs
38 | 无番和 | Kuřecí ruka | Kurza ręka | Chicken hand
39 | 妙手回春 | Poslední kámen ze zdi | Ostatni kamień muru | Last tile draw
40 | 海底捞月 | Poslední odhozený kámen | Ostatni odrzucony kamień | Last tile claim
41 | 杠上开花 | Kámen z mrtvé zdi | Kamień uzupełniający | Out with replacement tile
42 | 抢杠和 | Okradení čtveřice | Przechwycenie kan | Robbing the kong
43 | 双暗杠 | Dvě zavřené čtveřice | Dwa ukryte kan | Two concealed kongs
44 | 全不靠 | Sešívané kameny s méně trumfy | Zszyte kamienie, mniej specjalnych | Lesser honours and knitted tiles
45 | 组合龙 | Sešívaná postupka | Zszyty strit | Knitted straight
46 | 大于五 | Vysoké 4 | Wysokie 4 | Upper four
47 | 小于五 | Nízké 4 | Niskie 4 | Lower four
48 | 三风刻 | Tři velké větry | Duże trzy wiatry | Big three winds
49 | 清龙 | Postupka od 1 do 9 v jedné barvě | Czysty strit | Pure straight
50 | 三色双龙会 | Tříbarevná okrajová postupka | Skrajne chi w trzech kolorach | Three-suited terminal chows
51 | 一色三步高 | Tři posunuté postupky jedné barvy | Trzy przesunięte chi jednego koloru | Pure shifted chows
52 | 全带五 | Samé pětky | Same piątki | All fives
53 | 三同刻 | Tři trojice stejné hodnoty | Potrójny pon | Triple pung
54 | 三暗刻 | Tři skryté trojice | Trzy ukryte pon | Three concealed pungs
55 | 七对 | Sedm párů | Siedem par | Seven pairs
56 | 七星不靠 | Sešívané kameny s více trumfy | Zszyte kamienie, więcej specjalnych | Greater honours and knitted tiles
57 | 全双刻 | Sudé trojice | Parzyste pony | All even pungs
58 | 清一色 | Jenom jedna barva | Jeden kolor | Full flush
59 | 一色三同顺 | Tři čisté postupky | Trzy czyste chi | Pure triple chow
60 | 一色三节高 | Tři čisté posunuté trojice | Trzy czyste przesunięte pony | Pure shifted pungs
61 | 全大 | Vysoké kameny | Wysokie kamienie | Upper tiles
62 | 全中 | Střední kameny | Średnie kamienie | Middle tiles
63 | 全小 | Nízké kameny | Niskie kamienie | Lower tiles
64 | 一色四步高 | Čtyři posunuté postupky jedné barvy | Cztery przesunięte chi jednego koloru | Four pure shifted chows
65 | 三杠 | Tři čtveřice | Trzy kan | Three kongs
66 | 混幺九 | Pouze drahé kameny | Same skrajne i specjalne | All terminals and honours
67 | 一色四同顺 | Čtyři identické postupky | Cztery identyczne chi | Quadruple chow
68 | 一色四节高 | Čtyři posunuté trojice jedné barvy | Cztery przesunięte pony jednego koloru | Four pure shifted pungs
69 | 清幺九 | Pouze okrajové kameny | Same skrajne | All terminals
70 | 小四喜 | Čtyři malé větry | Małe cztery wiatry | Little four winds
71 | 小三元 | Tři malí draci | Małe trzy smoki | Little three dragons
72 | 字一色 | Pouze trumfy | Same specjalne | All honours
73 | 四暗刻 | Čtyři skryté trojice | Cztery ukryte pon | Four concealed pungs
74 | 一色双龙会 | Čtyři okrajové postupky jedné barvy | Cztery skrajne chi jednego koloru | Pure terminal chows
75 | 大四喜 | Čtyři velké větry | Duże cztery wiatry | Big four winds
76 | 大三元 | Tři velcí draci | Duże trzy smoki | Big three dragons
77 | 绿一色 | Všechny zelené | Same zielone | All green
78 | 九莲宝灯 | Devět bran | Dziewięć bram | Nine gates
79 | 四杠 | Čtyři čtveřice | Cztery kan | Four kongs
80 | 连七对 | Sedm posunutých párů | Siedem przesuniętych par | Seven shifted pairs
81 | 十三幺 | Třináct sirotků | Trzynaście sierot | Thirteen orphans
82 | 明暗杠 | Otevřená a skrytá čtveřice | Otwarty i ukryty kan | Melded kong and concealed kong
"""
NAMES: dict[int, tuple[str, str, str, str]] = {
    int(number): (ja, cs, pl, en)
    for number, ja, cs, pl, en in (map(str.strip, row.split("|")) for row in _TABLE.strip().splitlines())
}
