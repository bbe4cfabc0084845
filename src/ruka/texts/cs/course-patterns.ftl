# Kurz 5: yaku a kombinace
course-patterns = Yaku a kombinace
course-patterns-about = Co dává ruce cenu, a galerie pro každá pravidla: příklad, hodnota otevřená i skrytá a ruka, které to těsně uniklo.
lesson-patterns-yaku-title = Co je yaku?
lesson-patterns-yaku = Celá ruka nestačí: potřebuje aspoň jedno [term:yaku|yaku], kombinaci nebo okolnost, za kterou pravidla platí. Každé má své [term:fan|fany] a počítá se každé splněné, jen některá v sobě obsahují jiná.
lesson-patterns-ways = Cesty k yaku pro začátečníka: pon draků, vlastního větru nebo větru kola; jen kameny od dvojky do osmičky; stejné chi ve třech barvách; jedna až devět v jedné barvě; čtyři pony; tři kany; riichi; výhra ze zdi se skrytou rukou.
lesson-patterns-notes =
    Tři poznámky. Kde kombinace vyžaduje pony, poslouží i kany. Výhra z odhozu odkryje sadu, kterou doplnila, ne celou ruku. A seznamy a hodnoty se hru od hry liší: každá stránka tady říká, podle kterých pravidel.
    Japonsko říká „dva fany, otevřená o jeden méně“, Evropa „jeden fan, skrytá o jeden více“: totéž. Yaku se sčítají, v Evropě nejvýš do třinácti, a yakumany se tam nesčítají.
lesson-patterns-easy-title = Ty snadné
lesson-patterns-easy = Nejčastější jsou riichi a pinfu. [term:pinfu|Pinfu], „bezbodovka“, znamená „žádné fu“: co by přidalo bod, je zakázané. Čtyři postupky, žádná hlášená, bezcenný pár, dvoustranné čekání. Říká se, že je to nejsnazší ruka.
lesson-patterns-open-closed = Stejné kameny otevřené a skryté: podle těchto evropských pravidel platí tanyao jen ve skryté ruce, takže otevřená ruka o ně přišla a tři stejné postupky mají o jeden fan méně. Nejdřív se naučte yaku za jeden a dva fany; čím víc jich znáte, tím víc máte na výběr. Je to úplný základ: kdo kombinace nezná, tomu unikají příležitosti.
lesson-patterns-special-title = Ty zvláštní
lesson-patterns-special = Dvě ruce vyhrávají bez čtyř sad a páru. Sedm párů musí být sedm různých: dva stejné páry by byly kan.
lesson-patterns-discards-win = Pon dokončený odhozem není skrytý: podívejte se na tři skryté pony. A jedna ruka vyhrává tím, co odhazuje: [term:nagashi_mangan|nagashi mangan], když dojdou kameny, ruka je skrytá a všechny vaše odhozené kameny jsou hraniční nebo zvláštní a nikdo si žádný nevzal. Jestli jste v tenpai, nehraje roli.
lesson-patterns-greatest = Největší ruce jsou [term:yakuman|yakumany]. Čtyři skryté pony všech větrů a čekání do páru, východ: podle těchto pravidel, kde se počítá jen jeden, { $points } bodů; v pravidlech videomahjongu se yakumany sčítají, nejvýš do sedmi. (Jeden zdroj tiskne čtyři velké větry se čtyřmi západy a bez páru: překlep, nebo kan.)
lesson-patterns-quiz-title = Které to je?
lesson-patterns-quiz = Po výhře hra vypíše fany a některé hry jejich názvy i vysloví. Cvičení zdroje: přijděte sami na to, které yaku to je, dřív než se seznam objeví.
lesson-patterns-gallery-title = Galerie { $number }
lesson-patterns-gallery = Co to je, jakou to má cenu, ruka, která to má, a ruka, které to těsně uniklo:
