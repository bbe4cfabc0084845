# Kniha pravidel
book-tables = Tabulky
book-discards = odhozeno:
book-example = Ano
book-near-miss = Těsně ne
book-always = Má ji každá výhra.
book-excludes = Místo: { $patterns }.
book-default = výchozí: { $value }
book-clause = Článek { $clause }
book-source = Zdroj: { $source }

# Stránky pravidel ve webovém klientu
book-choose = Vyberte si pravidla a přečtěte si jejich knihu.
book-search = Hledat kombinaci
book-found = { $count ->
    [0] Nic takového zde není.
    [one] { $count } kombinace
    [few] { $count } kombinace
   *[other] { $count } kombinací
 }
book-none = Na této adrese žádná pravidla nejsou.
show-payment = Platby
show-options = Volby
show-decisions = Rozhodnutí, kde zdroj není jasný

# Tabulky a platby ve hře dvou
column-dealer-either = východ
column-two-either = jih
column-two-tsumo = jih, ze zdi
column-two-ron = jih, z odhozu
table-two = { $who }: platí soupeř
show-two = { $win ->
    [tsumo] Výhra ze zdi: soupeř
    [ron] Výhra z odhozu: soupeř
   *[either] Soupeř
 } platí východu { $dealer } × hodnotu, jihu { $other } ×.
show-honba-two = Počítadlo přidává { $draw } při výhře ze zdi, { $discard } při výhře z odhozu.
show-honba-same = Počítadlo přidává { $points }.

# Příklady zdroje
worked-title = Příklady ze zdroje
worked-wins = { $seat ->
    [E] Východ
    [S] Jih
    [W] Západ
   *[N] Sever
 } vyhrává { $worth }{ $win ->
    [tsumo] {" "}kamenem ze zdi.
   *[ron] { $discarder ->
        [E] {" "}kamenem, který odhodil východ.
        [S] {" "}kamenem, který odhodil jih.
        [W] {" "}kamenem, který odhodil západ.
        [N] {" "}kamenem, který odhodil sever.
       *[none] .
    }
 }
worked-holds = { $seat ->
    [E] Východ
    [S] Jih
    [W] Západ
   *[N] Sever
 } má { $worth }.
worked-pays = { $payer ->
    [E] Východ
    [S] Jih
    [W] Západ
   *[N] Sever
 } platí { $receiver ->
    [E] východu
    [S] jihu
    [W] západu
   *[N] severu
 } { $points }.
worked-rounded = { $fu } se počítá jako { $base }.
worked-printed = Zdroj uvádí { $said }{ $decision }.
worked-mended = Kameny, které zdroj uvádí, netvoří ruku; zde jsou opravené{ $decision }.

# List na jednu stránku
sheet-legend = Hodnoty: jedno číslo, nebo otevřená / skrytá. V rámečku výherní kámen, podtržené jsou vyložené sady.
book-print = K tisku: listy k těmto pravidlům
