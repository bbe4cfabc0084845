# Zasady i opcje
error-unknown-rules = nie ma zasad „{ $name }”; do wyboru: { $known }.
error-others-do-not-count = w tych zasadach ręce graczy, którzy nie wygrali, się nie liczą.
error-bad-others = ręce pozostałych podaje się według miejsc, każdą z jej kamieniami.
error-of-seat = w ręce { $seat ->
    [E] Wschodu
    [S] Południa
    [W] Zachodu
   *[N] Północy
 }: { $reason }
error-other-is-winner = { $seat ->
    [E] Wschód
    [S] Południe
    [W] Zachód
   *[N] Północ
 } wygrywa; podaj ręce pozostałych.
error-bad-flowers = kwiaty i pory roku to kamienie od 1f do 8f, na przykład 1f5f.
error-fifth-tile-at-table = razem z rękami pozostałych jest tu pięć kamieni { $tile }; każdego rodzaju są cztery.
error-flower-twice-at-table = kamień { $tile } leży tu dwa razy; każdy kwiat i każda pora roku jest tylko raz.
error-discarder-missing = podaj, kto odrzucił kamień; inaczej nie wiadomo, kto płaci.
error-unknown-option = zasady { $rules } nie mają opcji „{ $option }”; mają: { $known }.
error-bad-option-value = opcja „{ $option }” nie może mieć wartości { $value }; może mieć: { $allowed }.
error-bad-policy = w tych zasadach „{ $field }” nie może mieć wartości { $value }; może mieć: { $allowed }.
error-short-wall = mur ma tylko tyle kamieni: { $tiles }; na rozdanie, martwy mur i dobieranie potrzeba ich { $needed }.
error-short-dead-wall = w martwym murze mieści się tylko tyle kamieni: { $tiles }; kamienie uzupełniające i wskaźniki potrzebują ich { $needed }.
error-uneven-noten = { $points } punktów nie da się równo podzielić po wyczerpaniu kamieni; wybierz wielokrotność liczby { $unit }.
error-endless-game = gra nigdy by się nie skończyła: nie ma rund, liczby wygranych rozgrywek ani najniższej liczby punktów.
error-three-winds = jeden wiatr jest poza grą tylko wtedy, gdy gra trzech i nikt nie pauzuje.

# Okoliczności wygranej
error-bad-win = wygrywa się przez „ron” albo „tsumo”, nie przez „{ $value }”.
error-bad-wind = „{ $value }” nie jest wiatrem; wiatry to E, S, W i N.
error-bad-indicator = „{ $tile }” nie może być wskaźnikiem dora.
error-bad-plan = Tu nie da się doradzić: ręka ma najwyżej cztery grupy, plan najwyżej trzy z nich, a liczby muszą być takie, jakie zna rdzeń.
error-bad-number = „{ $name }” to liczba całkowita od 0 do { $most }.
error-bad-circumstance = „{ $name }” to prawda albo fałsz.
error-unknown-circumstance = nie ma okoliczności „{ $name }”; do wyboru: { $known }.
error-too-many-indicators = wskaźników jest najwyżej { $limit }.
error-no-winning-tile = brakuje wygrywającego kamienia; wpisz go po „+”, na przykład +9s.
error-ippatsu-without-riichi = ippatsu jest możliwe tylko z riichi.
error-ippatsu-after-kong = kan przerywa ippatsu; wygrana na kamieniu uzupełniającym nie może go mieć.
error-riichi-with-shown-sets = riichi wymaga ukrytej ręki, a ta ma zameldowane grupy.
error-replacement-by-discard = kamień uzupełniający się dobiera; taka wygrana nigdy nie jest na odrzuconym kamieniu.
error-replacement-without-kong = kamień uzupełniający dobiera się po kanie, a ręka nie ma żadnego.
error-second-replacement-alone = kamień uzupełniający za drugi kan wymaga dwóch kanów, a ręka ma jeden.
error-robbing-by-draw = przechwycenie kana to wygrana na odrzuconym kamieniu, nigdy przez dobranie.
error-robbing-last-tile = ostatniego kamienia nie wolno dołożyć do kana, więc nie ma czego przechwycić.
error-first-turn-with-sets = w pierwszej kolejce na stole nie leży jeszcze żadna grupa.
error-first-turn-with-riichi = w pierwszej kolejce wygrywa się, zanim można zadeklarować riichi.
error-first-turn-and-last-tile = w pierwszej kolejce nigdy nie chodzi o ostatni kamień.
error-first-turn-and-kong = przechwycony kan przerwał już pierwszą kolejkę.
error-discarder-by-draw = przy wygranej przez dobranie nikt nie odrzuca.
error-discarder-is-winner = zwycięzca nie może być tym, kto odrzucił kamień.
error-feeder-is-winner = zwycięzca nie może odpowiadać za własny układ.
error-claim-does-not-win = jedna ze zgłoszonych rąk nie wygrywa.
error-seat-claims-twice = jeden gracz zgłasza się po odrzucony kamień dwa razy.
error-bets-missing = na stole jest mniej zastawów niż zwycięzców w riichi.
error-bad-seat = przy tym stole nie ma miejsca { $seat }; są miejsca { $seats }.
error-bad-seat-number = przy tym stole nie ma takiego miejsca.
error-seat-missing = brakuje wartości ręki na miejscu { $seat }.

# Zasady domowe
error-house-not-toml = plik zasad domowych nie jest plikiem TOML: { $problem }.
error-house-no-base = plik zasad domowych nie mówi, na czym się opiera; wpisz na przykład base = "ema-riichi".
error-house-unknown-key = w pliku zasad domowych nie może być „{ $key }”; może być: { $known }.
error-house-bad-value = „{ $key }” musi być { $right ->
        [text] tekstem w cudzysłowie
        [number] liczbą całkowitą
        [list] listą nazw, taką jak ["tanyao"]
       *[table] tabelą, której klucze stoją pod nagłówkiem w nawiasach kwadratowych
    }.
error-house-bad-id = „{ $id }” nie może być identyfikatorem; dozwolone są małe litery bez znaków diakrytycznych, cyfry i łączniki.
error-house-bad-price = cena „{ $name }” to liczba od 0 do 100, para w rodzaju {"{"} open = 1, concealed = 2 {"}"} albo false.
error-house-many-prices = „{ $name }” ma tu kilka cen i nie da się ich zmienić jedną wartością.
error-house-many-patterns = zasady domowe mogą mieć najwyżej { $most } własnych układów.
error-house-unsound = według tych zasad nie da się grać: punkty albo kamienie by się nie zgadzały.
house-of = Zasady domowe na podstawie zasad „{ $base }”.
error-house-bad-pattern = własny układ nie może nazywać się „{ $name }”; użyj małych liter bez znaków diakrytycznych, cyfr i podkreśleń oraz nazwy, której nie ma w katalogu.
error-house-bare-pattern = przy układzie „{ $name }” brakuje informacji, czym jest (is) albo ile jest wart (open, concealed).
error-long-expression = wyrażenie jest zbyt długie; mieści się najwyżej { $most } znaków.
error-bad-expression = wyrażenia nie da się odczytać od { $column }. znaku: brakuje tam słowa, operatora lub nawiasu albo coś tam nie pasuje.
error-expression-unknown = nie ma { $what ->
        [pattern] układu
        [form] formy ręki
        [role] roli wygrywającego kamienia
        [template] szablonu
        [tag] rodzaju wartości
       *[word] słowa
    } „{ $name }” ({ $column }. znak wyrażenia); może: { $known }.
error-expression-sorts = części wyrażenia „{ $part }” ({ $column }. znak) do siebie nie pasują: { $left ->
        [truth] prawdy
        [number] liczby
        [kinds] rodzajów kamieni
        [sets] połączenia grup
        [text] tekstu
       *[place] wolnego koloru lub wartości
    } nie można tak { $right ->
        [none] zaprzeczyć
        [truth] połączyć z prawdą
        [number] połączyć z liczbą
        [kinds] połączyć z rodzajami kamieni
        [sets] połączyć z połączeniem grup
        [text] połączyć z tekstem
       *[place] połączyć z wolnym kolorem lub wartością
    }; liczby najpierw porównaj (count(pungs) >= 2), o rodzaje pytaj przez any_of(…), a kolor zwiąż przez exists_suit(…).
error-unknown-pattern = w katalogu nie ma układu „{ $name }”; może: { $known }.
error-house-not-one-of = „{ $key }” nie może mieć wartości „{ $value }”; do wyboru: { $known }.
error-house-built-in-id = „{ $id }” to identyfikator wbudowanych zasad; nadaj tym własny, na przykład id = "{ $id }-klub".
error-house-same-name = „{ $name }” to już nazwa układu „{ $other }”; nazwij ten inaczej.
error-house-bad-worth = „{ $key }” wynosi { $value }; wartość układu to liczba całkowita od 0 do { $most }.
error-rules-bad-name = „{ $name }” nie może być nazwą; nazwa ma najwyżej { $most } znaków w jednym wierszu i coś w niej widać.
error-expression-deep = wyrażenie jest zagnieżdżone zbyt głęboko; czytanych jest najwyżej { $most } poziomów, więc połącz jego części obok siebie.
error-expression-kinds = { $part } nie oznacza rodzajów kamieni ({ $column }. znak wyrażenia); napisz wartości, a po nich kolor m, p, s lub z, jak w "19m567z".
error-expression-chain = „{ $part }” porównuje więcej niż dwie rzeczy ({ $column }. znak wyrażenia); zapisz każde porównanie osobno, jak w 1 < chow_count and chow_count < 4.
error-expression-not-said = „{ $part }” nie może stać w wyrażeniu ({ $column }. znak); składa się ono ze słów, liczb całkowitych, & | ~ (and, or, not), + i porównań == != < <= > >=.
error-expression-call = „{ $part }” nie da się odczytać ({ $column }. znak wyrażenia); pisze się to jak w { $right }.
error-expression-asks-nothing = „{ $part }” nie pyta o nic, co jest w ręce; wyrażenie to prawda, liczba lub rodzaje kamieni, które zależą od ręki, na przykład any_of(pairs & DRAGONS).
error-expression-combining = „{ $part }” ({ $column }. znak wyrażenia) pyta o { $asked }, ale { $sets ->
        [2] dwie grupy
       *[3] trzy grupy
    } same mają tylko chows, pungs i chow_count; całą rękę widzi tylko combining(4, …).
error-bad-case = przypadek { $row } nie jest wygraną ręką z czternastu kamieni.

# Opublikowane wersje
revision-1 = Zasady w postaci, w jakiej były, gdy zaczęto publikować ich wersje.
revision-2 = Ustalenia z listopada 2026: decyzje D-64 oraz od D-72 do D-91.
