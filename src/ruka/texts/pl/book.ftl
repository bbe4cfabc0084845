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
book-choose = Wybierz zasady i przeczytaj ich księgę.
book-search = Szukaj układu
book-found = { $count ->
    [0] Nie ma tu takiego układu.
    [one] { $count } układ
    [few] { $count } układy
   *[many] { $count } układów
 }
book-none = Pod tym adresem nie ma żadnych zasad.
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
show-honba-same = Licznik dodaje { $points }.

# Przykłady ze źródła
worked-title = Przykłady ze źródła
worked-wins = { $seat ->
    [E] Wschód
    [S] Południe
    [W] Zachód
   *[N] Północ
 } wygrywa { $worth }{ $win ->
    [tsumo] {" "}przez dobranie z muru.
   *[ron] { $discarder ->
        [E] {" "}na kamieniu odrzuconym przez Wschód.
        [S] {" "}na kamieniu odrzuconym przez Południe.
        [W] {" "}na kamieniu odrzuconym przez Zachód.
        [N] {" "}na kamieniu odrzuconym przez Północ.
       *[none] .
    }
 }
worked-holds = { $seat ->
    [E] Wschód
    [S] Południe
    [W] Zachód
   *[N] Północ
 } ma { $worth }.
worked-pays = { $payer ->
    [E] Wschód
    [S] Południe
    [W] Zachód
   *[N] Północ
 } płaci { $receiver ->
    [E] Wschodowi
    [S] Południu
    [W] Zachodowi
   *[N] Północy
 } { $points }.
worked-rounded = { $fu } liczy się jako { $base }.
worked-printed = Źródło podaje { $said }{ $decision }.
worked-mended = Kamienie podane w źródle nie tworzą ręki; tutaj są poprawione{ $decision }.

# Arkusz na jedną stronę
sheet-legend = Wartości: jedna liczba albo otwarta / ukryta. W ramce kamień wygrywający, podkreślone są wyłożone grupy.
book-print = Do druku: arkusze do tych zasad
