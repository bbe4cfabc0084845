# Każdy błąd to jedno zdanie zaczęte małą literą: może przed nim stać miejsce.
error-place = na pozycji { $column }: { $reason }

# Zapis
error-empty = brakuje kamieni; zapisuj je jak 123m 456p 789s 11z 55z.
error-unknown-character = „{ $character }” to nie kamień; rodziny to m, p, s, z i f.
error-digits-without-suit = przy { $digits } brakuje rodziny; po cyfrach wpisz m, p, s, z lub f.
error-suit-without-digits = przed rodziną { $suit } brakuje cyfr.
error-bad-rank = kamień { $tile } nie istnieje; m, p i s mają od 1 do 9 (0 to czerwona piątka), z od 1 do 7, f od 1 do 8.
error-fifth-tile = { $tile } jest tu po raz piąty; każdego rodzaju są cztery kamienie.
error-duplicate-flower = { $tile } jest tu po raz drugi; każdy kwiat jest jeden.
error-flower-in-set = kwiat { $tile } nie może należeć do grupy.
error-not-a-set = { $set } to nie chi, pon ani kan.
error-not-a-concealed-kong = { $set } to nie kan; między < a > stoją cztery takie same kamienie.
error-nested-set = „{ $character }” otwiera grupę wewnątrz innej grupy.
error-unclosed-set = grupa otwarta nawiasem „{ $character }” nie jest zamknięta.
error-unopened-set = „{ $character }” zamyka grupę, która nie została otwarta.
error-wrong-bracket = „{ $character }” nie pasuje do nawiasu, który otworzył grupę.
error-winning-tile-twice = wygrywa się na jednym kamieniu, po „+” jest ich więcej.
error-winning-tile-missing = po „+” brakuje kamienia.
error-winning-tile-in-set = „+” nie może stać wewnątrz grupy.
error-winning-flower = na kwiecie { $tile } nie można wygrać.
error-too-many-sets = w ręce { $limit ->
    [one] może być najwyżej { $limit } grupa
    [few] mogą być najwyżej { $limit } grupy
   *[many] może być najwyżej { $limit } grup
 }.
error-too-many-tiles = w ręce { $limit ->
    [one] może być najwyżej { $limit } kamień
    [few] mogą być najwyżej { $limit } kamienie
   *[many] może być najwyżej { $limit } kamieni
 }; grupa liczy się za trzy.

# Pytania
error-wrong-tile-count = to pytanie dotyczy { $expected } kamieni, a ręka ma ich { $actual }; grupa liczy się za trzy.
error-tile-not-in-play = kamień { $tile } nie jest w grze.
error-no-form = żadnej z tych form nie da się ułożyć z tej ręki; grupa na stole wyklucza pary, sieroty i układy zszyte.
error-winning-tile-not-held = wygrywającego kamienia { $tile } nie ma wśród kamieni ręki.
error-bad-visible = widać by było więcej niż cztery kamienie { $tile }, licząc te w ręce.
error-bad-visible-length = widoczne kamienie to { $expected } liczby, po jednej na rodzaj, a nie { $actual }.
error-bad-tile-code = { $value } to nie kod kamienia; kody są od 0 do 44.
error-bad-meld = { $value } to nie grupa.
error-bad-forms = { $value } to nie zestaw form.
error-bad-kinds = { $value } to nie maska 34 rodzajów.
error-bad-counts = wiersz { $row } to nie ręka; wiersz ma 3n+1 lub 3n+2 kamieni, najwyżej 14 i po cztery jednego rodzaju.
error-bad-shape = tablica musi mieć postać { $expected }.
error-tables-missing = brakuje tablic rdzenia w { $path }; zainstaluj program ruka ponownie.
error-tables-broken = tablice rdzenia w { $path } należą do innej wersji; zainstaluj program ruka ponownie.

# Nazwy
error-unknown-form = nie ma formy „{ $name }”; do wyboru: { $known }.
error-unknown-tile-set = nie ma zestawu { $name } kamieni; do wyboru: { $known }.
error-unknown-tile = nie ma kamienia „{ $name }”; do wyboru: { $known }.
error-unknown-kind = nie ma pytania „{ $name }”; do wyboru: { $known }.

# Wiersz poleceń
error-bad-json = ten wiersz nie jest obiektem JSON.
error-bad-field = brakuje pola „{ $field }” albo ma ono wartość innego typu.
error-no-hand = podaj rękę, na przykład 123m 456p 789s 11z 55z, albo --jsonl.
error-unreadable-file = nie można odczytać pliku { $path }.
error-bad-form = zapisanych zasad nie da się odczytać przy „{ $place }”.
error-form-unknown = zapisane zasady mówią przy „{ $place }” „{ $name }”, czego ta wersja nie zna.
error-missing-extra = do tego potrzebny jest pakiet { $package }; instaluje go: pip install 'ruka[{ $extra }]'.
error-long-form = zasady są zbyt długie; mieści się najwyżej { $most } kB.
error-points-excluded = punktów za „{ $pattern }” nie może wykluczyć inny układ; daj ich cenie warunek.
error-sets-not-fan = „{ $pattern }” łączy grupy, więc musi się liczyć w fan.
error-rules-not-compiled = tych zasad nie da się przeliczyć: któreś wyrażenie jest zbyt złożone albo liczba zbyt duża.
error-rules-too-many = te zasady mają zbyt wiele { $what ->
        [prices] cen
        [combinations] układów łączących tę samą liczbę grup
        [exclusions] wykluczeń pojedynczych grup
        [constants] różnych liczb i rodzajów w wyrażeniach
       *[operations] działań w wyrażeniach
    }; można przeliczyć najwyżej { $most }.
error-deep-form = zapisane zasady są zbyt złożone; najwyżej { $longest } wartości, zagnieżdżonych najwyżej { $deepest } razy.
error-form-not-canonical = zapisane zasady nie mają właściwej postaci; nie mówią tylko tego, czym różnią się od wartości domyślnych.
error-form-other-hash = zasady w zapisie nie są tymi, które zapis wskazuje: ich skrót jest inny.
error-bad-change = Stołu nie można teraz tak zmienić.
error-not-now = Teraz nie można tego zrobić.
error-no-such-campaign = Nie ma takiej gry w salonie.
error-wrong-campaign-key = Ta gra w salonie należy do kogoś innego.
error-arcade-not-ready = Nie można teraz zacząć nowego meczu.
error-arcade-no-match = Nie toczy się żaden mecz.
error-arcade-not-lost = Kontynuować można tylko po przegranym meczu.
error-no-continues = Nie ma już kredytów na kontynuację.
error-shop-closed = Sklep jest otwarty tylko między rozgrywkami i przed twoim pierwszym odrzuceniem.
error-item-owned = Masz już ten przedmiot; każdy można mieć tylko raz.
error-item-not-owned = Nie masz tego przedmiotu.
error-item-not-now = Tego przedmiotu nie można teraz użyć.
error-exchange-tiles = Wymienić można tylko kamienie z ręki, oprócz właśnie dobranego.
error-too-few-points = Masz za mało punktów: coś musi ci zostać.
error-no-bets-now = Teraz nie można postawić zakładu.
error-bet-too-high = Można postawić najwyżej { $most }.
