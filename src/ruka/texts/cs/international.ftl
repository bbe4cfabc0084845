rules-international = Mezinárodní turnajová pravidla podle zdroje: 81 hodnot, k výhře je třeba 8 bodů, platí všichni a kdo odhodil, nejvíc.
rules-mcr = Oficiální soutěžní pravidla (MCR): 81 hodnot, co vyšší hodnota zahrnuje, se nepočítá, a každá sada se připojuje jen jednou.

unit-values-native = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
 }
unit-values-japanese = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
 }
section-values-native = Hodnoty
section-values-japanese = Hodnoty
table-values-native = body
table-values-japanese = body
headline-sum = Ruka má { $fan }, vítěz dostane { $points }

option-minimum_points = Kolik bodů musí ruka mít bez květin a období, aby směla vyhrát.
option-dealer_repeats = Východ, který vyhraje, zůstává východem.
option-kong_table = Dvě skryté čtveřice a otevřená se skrytou: podle novější tabulky 8 a 6 bodů, podle starší 6 a 5.
option-nine_gates_pungs = Trojice jedniček a devítek v devíti branách: počítá se o jednu méně, žádná, nebo všechny.
option-knitted_waits = Čekání na okraje a na střed platí i v sadě vedle sešívané postupky.

decision-D-60 = Hodnoty jsou očíslované vzestupně podle bodů, bez přeskoků a dvojích čísel ve zdroji.
decision-D-61 = Jenom postupky: podle zdroje s párem levných kamenů; oficiálně stačí pár bez trumfů.
decision-D-62 = Tři posunuté postupky jsou ve třech barvách, posunuté o jedna nebo o dvě; oficiálně o jedna.
decision-D-63 = Co zdroj kurzívou přidává nebo zakazuje, platí, i když oficiální pravidla říkají něco jiného.
decision-D-64 = Sešívané kameny: jakékoli rozdělení čísel 1 až 9 do tří barev, tři do každé; rozdělení na tři postupky je postupka 1–9 ve třech barvách (34), a ne sešívaná.
decision-D-65 = Čekání na okraje je 3 k 12 a 7 k 89; posuny jsou stejně velké; zelené jsou bambusy 2, 3, 4, 6, 8 a zelený drak.
decision-D-66 = Květiny a období se do osmi bodů nepočítají.
decision-D-67 = Okrajové postupky: podle zdroje s jakýmkoli párem, samé postupky (18) se tedy počítají vedle nich; oficiálně s párem pětek.
decision-D-75 = Okradení čtveřice (42) se nepočítá spolu s hodnotou za skrytou ruku dokončenou odhozem (17); zdroj mluví o plně skryté ruce, kterou okradením čtveřice nikdy nelze mít.
decision-D-83 = Čekání na okraje, na střed ani na pár se nepočítá, když tvar ruky čeká na dva druhy kamenů, i kdyby hráč měl všechny čtyři kameny jednoho z nich.
decision-D-85 = Symetrické kameny (35) jsou kola 1, 2, 3, 4, 5, 8, 9 a bambusy 2, 4, 5, 6, 8, 9, jak kameny vypadají; zdroj má obě barvy prohozené.
decision-R-2 = Devět bran (78) tvoří skryté trojice jedniček a devítek, znovu se proto nepočítají (5, 21).
