# Co která pravidla jsou
rules-japanese-classical = Japonská klasická pravidla: body a dably, limit 500, platí ten, kdo odhodil, nebo všichni.
rules-japanese-classical-3p = Japonská klasická pravidla ve třech: v každé sehrávce chybí kameny jednoho větru.
rules-japanese-classical-5p = Japonská klasická pravidla v pěti: jeden hráč vždy nehraje.
rules-european-classical = Evropská klasická pravidla: počítají se ruce všech a vyrovnávají se i hráči, kteří nezavřeli.

# Volby
option-rounds = Kolik kol má hra.
option-concealed_pung = Kolik bodů je za skrytou trojici, levnou a drahou: podle příkladů 4 a 8, podle tabulky 8 a 16.
option-penalties = U stolu lze udělat chybu a platí se za ni pokuta.
option-false_mahjong = Kdy hráč po chybném zavření, když ještě nikdo neodkryl kameny, nesmí zavřít: v příští obrátce, nebo v příštím rozdání.
option-missing_wind = Který vítr v této sehrávce chybí: západ, po změně hlavního hráče jih, po další sever.

# Rozhodnutí ve zkratce
decision-D-30 = Prvního hlavního hráče určují kostky na začátku každého kola.
decision-D-31 = Pokud hlavní hráč nevyhraje, změní se, i po vyčerpání kamenů.
decision-D-32 = Skrytá trojice: tabulka říká 8 a 16, všechny příklady 4 a 8; platí 4 a 8, druhé je volba.
decision-D-33 = Pouze drahé kameny a drahý kámen v každé sadě se počítají jen jednou.
decision-D-34 = Příklady zdroje jsou opravené: první zapomíná dabl za zeleného draka (140), třetí jednu barvu se zvláštními kameny a drahý kámen v každé sadě (limit), čtvrtý má pět stejných kamenů, druhý nepočítá 2 body za kámen ze zdi a šestý 2 body za jediný možný kámen.
decision-D-35 = Ve třech se platí stejnými násobky jako ve čtyřech.
decision-D-36 = Kdo chybně zavřel a nikdo neodkryl kameny, nesmí zavřít v příští obrátce.
decision-D-37 = V ruce, která nezavřela, platí dably za sady šťastných kamenů a dvojitého větru a za tři malé draky; ostatní dably a limitní ruce potřebují zavřenou ruku.
decision-D-38 = Sedm párů zde není výherní ruka: zdroj jim dává hodnotu jen v jiných pravidlech.
decision-D-39 = Opravy zdroje: 34 druhů a 136 kamenů, v příkladu hry je A ve třetí a čtvrté sehrávce západ, mrtvá zeď má 7 sloupců.
decision-D-43 = Drahý kámen v každé sadě znamená i v páru.
decision-D-44 = Skrytá čtveřice ruku neotevírá.
decision-D-72 = Ve třech nesmí limitní ruka obsahovat větry; taková ruka se počítá podle svých dablů.
