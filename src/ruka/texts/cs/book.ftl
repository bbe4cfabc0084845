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
book-title = Pravidla
book-choose = Vyberte si pravidla a přečtěte si jejich knihu.
book-search = Hledat kombinaci
book-found = { $count ->
    [0] Nic takového zde není.
    [one] { $count } kombinace
    [few] { $count } kombinace
   *[other] { $count } kombinací
 }
book-none = Na této adrese žádná pravidla nejsou.
book-of-line = { $name }: pravidla
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
