# Kalkulator
calculator-hand = Układ
calculator-notation = Zapis
calculator-keys = W dowolnym miejscu strony: cyfry, potem m p s z; Backspace cofa
calculator-typed = { $ranks }, a teraz rodzina: m p s z
calculator-palette = Kamienie; strzałki przesuwają, Enter bierze
calculator-tile-left = { $tile }, zostało { $left }
calculator-take-back = Cofnij: { $tile }
calculator-take-back-winning = Cofnij wygrywający kamień: { $tile }
calculator-make-winning = Wygrano kamieniem: { $tile }
calculator-undo = Cofnij
calculator-redo = Ponów
calculator-clear = Wyczyść
calculator-target = Co dodaje kliknięcie
calculator-target-tile = Kamień
calculator-target-chow = { $terms ->
    [japanese] Chi
   *[native] Chi
 }
calculator-target-pung = { $terms ->
    [japanese] Pon
   *[native] Pon
 }
calculator-target-kong = { $terms ->
    [japanese] Minkan
   *[native] Zameldowany kan
 }
calculator-target-concealed-kong = { $terms ->
    [japanese] Ankan
   *[native] Ukryty kan
 }
calculator-target-winning = Wygrywający kamień
calculator-target-dora = Wskaźnik dora
calculator-target-ura = Wskaźnik ura dora
calculator-won = Wygrana
calculator-by = { $way ->
    [draw] kamieniem z muru
   *[discard] na odrzuconym kamieniu
 }
calculator-seat = Wiatr gracza
calculator-round = Wiatr rundy
calculator-wind-east = wschód
calculator-wind-south = południe
calculator-wind-west = zachód
calculator-wind-north = północ
calculator-honba = Liczniki (honba)
calculator-sticks = Zastawy riichi
calculator-nuki = Odłożone północne wiatry
calculator-circumstances = Okoliczności
calculator-with-riichi = Riichi
calculator-with-double-riichi = Daburu riichi
calculator-with-ippatsu = Ippatsu
calculator-with-last-tile = Ostatni kamień
calculator-with-after-kong = Po kanie
calculator-with-second-replacement = Po dwóch kanach z rzędu
calculator-with-robbing-kong = Przechwycenie kana
calculator-with-first-turn = Pierwsza kolejka
calculator-with-last-of-kind = Ostatni kamień swojego rodzaju
calculator-rules = Zasady
calculator-compare = Porównaj z innymi zasadami
calculator-missing = { $count ->
    [one] Dodaj jeszcze { $count } kamień, a układ będzie można ocenić.
    [few] Dodaj jeszcze { $count } kamienie, a układ będzie można ocenić.
   *[many] Dodaj jeszcze { $count } kamieni, a układ będzie można ocenić.
 }
calculator-which-won = Układ jest kompletny. Którym kamieniem wygrano? Wybierz „Wygrywający kamień” i kliknij go w układzie.
calculator-best-discard = Najlepszy odrzut:
calculator-waits = { $count ->
    [one] Czeka na { $count } kamień:
    [few] Czeka na { $count } kamienie:
   *[many] Czeka na { $count } kamieni:
 }
calculator-useful = { $count ->
    [one] Przybliża go { $count } kamień:
    [few] Przybliżają go { $count } kamienie:
   *[many] Przybliża go { $count } kamieni:
 }
calculator-no-answer = Serwer nie odpowiada. Nic nie przepadło; każda zmiana pyta ponownie.
calculator-examples = Złóż układ albo zacznij od jednego z tych
calculator-example-simple = Układ z ponem smoków
calculator-example-riichi = Riichi i wygrana z muru w pierwszej kolejce
calculator-example-pairs = Siedem par
calculator-example-orphans = Trzynaście sierot
calculator-example-no-yaku = Kompletny, a jednak nie wygrywa
calculator-example-waiting = Na co czeka ten układ?
calculator-others = Ręce pozostałych
