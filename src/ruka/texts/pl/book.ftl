# Księga zasad
book-tables = Tabele
book-discards = odrzucono:
book-example = Tak
book-near-miss = Prawie
book-always = Ma to każda wygrana.
book-excludes = Zamiast: { $patterns }.
book-default = domyślnie: { $value }
book-clause = Punkt { $clause }
book-source = Źródło: { $source }

# Strony zasad w kliencie WWW
book-title = Zasady
book-choose = Wybierz zasady i przeczytaj ich księgę.
book-search = Szukaj układu
book-found = { $count ->
    [0] Nie ma tu takiego układu.
    [one] { $count } układ
    [few] { $count } układy
   *[many] { $count } układów
 }
book-none = Pod tym adresem nie ma żadnych zasad.
book-of-line = { $name }: zasady
show-payment = Wypłata
show-options = Opcje
show-decisions = Rozstrzygnięcia tam, gdzie źródło jest niejasne

# Tabele i wypłaty w grze dwóch graczy
column-dealer-either = Wschód
column-two-either = Południe
column-two-tsumo = Południe, z muru
column-two-ron = Południe, z odrzutu
table-two = { $who }: płaci przeciwnik
show-two = { $win ->
    [tsumo] Wygrana przez dobranie: przeciwnik
    [ron] Wygrana na odrzuconym kamieniu: przeciwnik
   *[either] Przeciwnik
 } płaci Wschodowi { $dealer } × wartość, Południu { $other } ×.
show-honba-two = Licznik dodaje { $draw } przy dobraniu, { $discard } przy wygranej na odrzuconym kamieniu.
