# Księga zasad
book-needs = Co jest potrzebne
book-flow = Jak się gra
book-tables = Tabele
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
