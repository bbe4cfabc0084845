# Galeria czekań: strona
waits-title = Galeria czekań
waits-text = Ręce w tenpai brakuje jednego kamienia. Oto kształty, w których czeka, od pojedynczego kamienia po dziewięciostronny. Dotknij kamienia za każdym razem, gdy widzisz go na stole: wśród odrzuconych, w wyłożonej grupie albo jako wskaźnik. To, co zostało, przelicza się od razu.
waits-of = Zasady:
waits-own = Wypróbuj własną rękę
waits-own-label = Trzynaście kamieni w zapisie
waits-own-seen = Kamienie, które widzisz gdzie indziej
waits-own-go = Znajdź czekanie
waits-own-away = { $count ->
    [one] Tej ręce brakuje do tenpai { $count } kamienia.
    [few] Tej ręce brakuje do tenpai { $count } kamieni.
   *[many] Tej ręce brakuje do tenpai { $count } kamieni.
 }
waits-sum = { $kinds ->
    [one] { $kinds } rodzaj
    [few] { $kinds } rodzaje
   *[many] { $kinds } rodzajów
 }, { $count ->
    [0] nie został żaden kamień
    [one] został { $count } kamień
    [few] zostały { $count } kamienie
   *[many] zostało { $count } kamieni
 }
waits-on = Czeka na
waits-see = { $tile }: { $count ->
    [one] został { $count }
    [few] zostały { $count }
   *[many] zostało { $count }
 }. Widać kolejny
waits-clear = Licz od nowa
waits-dead = Widać już wszystkie: ręka nadal czeka, ale nie ma na co.
waits-how = Czym się kończy
waits-with = { $tile }: { $roles }
waits-source = Źródło { $source }
waits-lesson = Kurs o czekaniach

# Kształty ze źródła 001 i jeden z 002
wait-shape-tanki = Tanki
wait-shape-tanki-text = Cztery grupy i pojedynczy kamień, który chce być parą.
wait-shape-ryanmen = Ryanmen
wait-shape-ryanmen-text = Trzy grupy, para i dwa kolejne kamienie: chi uzupełnia kamień przed nimi albo za nimi.
wait-shape-kanchan = Kanchan
wait-shape-kanchan-text = Trzy grupy, para i chi bez środkowego kamienia.
wait-shape-penchan = Penchan
wait-shape-penchan-text = Trzy grupy, para i chi na skraju rodziny: 1 2 czeka na 3, 8 9 czeka na 7.
wait-shape-shanpon = Shanpon
wait-shape-shanpon-text = Trzy grupy i dwie pary: jedna zostaje parą, z drugiej będzie pon.
wait-shape-nobetan = Ryanmentanki (nobetan)
wait-shape-nobetan-text = Trzy grupy i cztery kolejne kamienie: pierwszy albo ostatni z nich tworzy parę, pozostałe są chi.
wait-shape-five-in-a-row = Sanmenten 1: ryanmenten
wait-shape-five-in-a-row-text = Dwie grupy, para i pięć kolejnych kamieni bez jedynki i dziewiątki: dwa chi tworzy z nich kamień przed nimi, za nimi albo środkowy.
wait-shape-seven-in-a-row = Sanmenten 2: ryanmentanki
wait-shape-seven-in-a-row-text = Dwie grupy i siedem kolejnych kamieni: pierwszy, środkowy albo ostatni tworzy parę obok dwóch chi.
wait-shape-pung-beside = Sanmenten 3
wait-shape-pung-beside-text = Trzy grupy, pon i jego sąsiad. Źródło nie zna na to nazwy: albo pon zostaje, a sąsiad tworzy parę, albo parą są dwa jego kamienie, a reszta czeka na chi.
wait-shape-four-sided = Czterostronne czekanie
wait-shape-four-sided-text = Dwie grupy i 2345556: pon wewnątrz szeregu.
wait-shape-five-sided = Pięciostronne czekanie
wait-shape-five-sided-text = Źródło drukuje dwanaście kamieni, 2 3 4 4 5 5 6 6 7 7 8 8, i nie zna nazwy; z jeszcze jedną piątką czeka na pięć rodzajów.
wait-shape-seven-sided = Siedmiostronne czekanie
wait-shape-seven-sided-text = 2 3 4 4 4 5 5 5 6 6 6 7 8, wszystkie jednej rodziny. Nazwy źródło nie zna.
wait-shape-nine-sided = Chuuren pooto 9men machi
wait-shape-nine-sided-text = Trzy jedynki, trzy dziewiątki i po jednym wszystko pomiędzy: rękę kończy każdy kamień tej rodziny.
wait-shape-orphans = Kokushi musou 13men machi
wait-shape-orphans-text = Wszystkie trzynaście kamieni skrajnych i specjalnych po jednym: parę tworzy dowolny z nich.
wait-shape-other = { $count ->
    [one] { $count } rodzaj kamienia
    [few] { $count } rodzaje kamieni
   *[many] { $count } rodzajów kamieni
 }

# Galeria układów
gallery-title = Galeria układów
gallery-text = Każdy układ z ręką, która go ma, i z ręką, której niewiele do niego brakuje; do tego jak często się zdarza i z czym występuje.
gallery-of = Zasady:
gallery-order = Kolejność
gallery-order-book = jak w księdze zasad
gallery-order-often = najczęstsze najpierw
gallery-counted = Jak często ({ $rules }): policzono z miliona rozgrywek między graczami, którzy nigdy niczego nie przejmują i idą najkrótszą drogą.
gallery-why = Dlaczego nie
gallery-instead = zamiast
gallery-missing = brakuje:
gallery-too-much = jest tu dodatkowo
gallery-waits = Galeria czekań
gallery-course = Kurs o układach
gallery-book = Księga zasad
gallery-together = Występuje razem z układami
pattern-always = Prawie każda wygrana ({ $share } %)
pattern-often = Mniej więcej co { $count }. wygrana ({ $share } %)
