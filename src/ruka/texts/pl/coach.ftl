# Trener. Kamienie są w zapisie; kto pokazuje zdanie, może je narysować.
coach-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
coach-mean = { NUMBER($value, maximumFractionDigits: 2) }
coach-deed = { $type ->
    [discard] odrzut { $tiles }
    [riichi] riichi z odrzutem { $tiles }
    [tsumo] wygrana z muru
    [ron] wygrana na odrzucie
    [chow] chi z { $tiles }
    [pung] pon z { $tiles }
    [kong] kan { $tiles }
    [concealed_kong] ukryty kan { $tiles }
    [added_kong] dołożenie { $tiles } do pona
    [nuki] odłożenie północy
    [nine_orphans] przerwanie rozgrywki
    [show] pokazanie ręki
    [hide] ukrycie ręki
   *[pass] pas
 }
coach-after = { $type ->
    [discard] po odrzuceniu { $tiles }
    [riichi] po riichi z odrzutem { $tiles }
    [tsumo] po wygranej
    [ron] po wygranej
    [chow] po chi z { $tiles }
    [pung] po ponie z { $tiles }
    [kong] po kanie { $tiles }
    [concealed_kong] po ukrytym kanie { $tiles }
    [added_kong] po dołożeniu { $tiles } do pona
    [nuki] po odłożeniu północy
    [nine_orphans] po przerwaniu rozgrywki
    [show] po pokazaniu ręki
    [hide] bez pokazania ręki
   *[pass] po spasowaniu
 }

# Jedna możliwość
coach-hand = { $after } { $far ->
    [0] ręka jest w tenpai
    [one] ręce brakuje do tenpai { $far } kamienia
    [few] ręce brakuje do tenpai { $far } kamieni
   *[many] ręce brakuje do tenpai { $far } kamieni
 }, a { $count ->
    [one] { $far ->
        [0] kończy ją
       *[away] poprawia ją
     } { $count } niewidoczny kamień
    [few] { $far ->
        [0] kończą ją
       *[away] poprawiają ją
     } { $count } niewidoczne kamienie
   *[many] { $far ->
        [0] kończy ją
       *[away] poprawia ją
     } { $count } niewidocznych kamieni
 } { $kinds ->
    [one] { $kinds } rodzaju
    [few] { $kinds } rodzajów
   *[many] { $kinds } rodzajów
 }{ $tiles ->
    [none] { "" }
   *[some] : { $tiles }
 }.
coach-hand-way = { $after } { $near ->
    [0] ręka jest w tenpai
    [one] najkrótszą drogą brakuje do tenpai { $near } kamienia
    [few] najkrótszą drogą brakuje do tenpai { $near } kamieni
   *[many] najkrótszą drogą brakuje do tenpai { $near } kamieni
 }, ale opłaca się budować droższą rękę, której { $far ->
    [one] brakuje do tenpai { $far } kamienia
    [few] brakuje do tenpai { $far } kamieni
   *[many] brakuje do tenpai { $far } kamieni
 }; { $count ->
    [one] przybliża ją { $count } niewidoczny kamień
    [few] przybliżają ją { $count } niewidoczne kamienie
   *[many] przybliża ją { $count } niewidocznych kamieni
 } { $kinds ->
    [one] { $kinds } rodzaju
    [few] { $kinds } rodzajów
   *[many] { $kinds } rodzajów
 }{ $tiles ->
    [none] { "" }
   *[some] : { $tiles }
 }.
coach-far = { $after } { $far ->
    [0] ręka jest w tenpai
    [one] ręce brakuje do tenpai { $far } kamienia
    [few] ręce brakuje do tenpai { $far } kamieni
   *[many] ręce brakuje do tenpai { $far } kamieni
 }.
coach-promise = Szansa na wygraną wynosi { $chance }, a wygrana daje średnio { $points ->
    [one] około { $points } punktu
    [few] około { $points } punktów
   *[many] około { $points } punktów
 }.
coach-chance = Szansa na wygraną wynosi { $chance }.
coach-danger = { $sure ->
    [yes] { $who } jest w tenpai i wygra na { $tile } z prawdopodobieństwem { $chance }
   *[no] { $who } jest w tenpai z prawdopodobieństwem { $ready } i wtedy wygra na { $tile } z prawdopodobieństwem { $chance }
 }; kosztowałoby to { $points ->
    [one] około { $points } punktu
    [few] około { $points } punktów
   *[many] około { $points } punktów
 }.
coach-safe-own = { $who } ma { $tile } wśród swoich odrzutów i nie może na nim wygrać.
coach-safe-passed = { $who } od ostatniej zmiany ręki przepuszcza { $tile }, więc nie może na nim wygrać.
coach-safe-no-shape = { $who } nie może wygrać na { $tile }: potrzebne do tego kamienie widać już gdzie indziej.
coach-safe-all-seen = { $who } nie może wygrać na { $tile }: wszystkie pozostałe takie kamienie widać.
coach-suji = Z powodu odrzutu { $tiles } { $who } nie może czekać na { $tile } dwustronnie (suji).
coach-no-chance = { $count ->
    [one] Widać { $count } kamień { $tiles } i więcej ich nie ma
    [few] Widać wszystkie { $count } kamienie { $tiles }
   *[many] Widać wszystkie { $count } kamieni { $tiles }
 }, więc żaden kształt, który potrzebowałby takiego kamienia, nie może czekać na { $tile }.
coach-suit = { $who } ma { $count ->
    [one] { $count } zameldowaną grupę
    [few] { $count } zameldowane grupy
   *[many] { $count } zameldowanych grup
 } { $suit ->
    [m] znaków
    [p] kółek
    [s] bambusów
   *[z] kamieni specjalnych
 }, a { $tile } do nich należy.
coach-pattern = Układ { $pattern } ({ $value }) występuje w { $share } wygranych, które są w zasięgu.
coach-within = Minimum, czyli { $minimum }, jest w zasięgu: najlepsza widoczna ręka ma { $most }, głównie za: { $pattern }.
coach-no-yaku = { $after } ręka nie wygra, jakkolwiek ją dokończyć: nie sięgnie minimum.
coach-closed = { $after } ręka traci: { $pattern } ({ $value }).
coach-fold = Gra się na obronę: grana bezpiecznie ręka zachowa { $share } tego, co obiecywała.
coach-push = Dalsza gra mimo zagrożenia może jeszcze kosztować { $points ->
    [one] około { $points } punktu
    [few] około { $points } punktów
   *[many] około { $points } punktów
 }.
coach-bet = Zastaw za riichi kosztuje średnio { $points ->
    [one] około { $points } punktu
    [few] około { $points } punktów
   *[many] około { $points } punktów
 }.
coach-draw = Z prawdopodobieństwem { $share } nikt nie wygra; ręka będzie wtedy w tenpai z prawdopodobieństwem { $ready }, co daje { $points ->
    [one] około { $points } punktu
    [few] około { $points } punktów
   *[many] około { $points } punktów
 }.
coach-place = Ze względu na końcową kolejność { $way ->
    [less] kosztuje
   *[more] daje
 } to średnio jeszcze { $points ->
    [one] około { $points } punktu
    [few] około { $points } punktów
   *[many] około { $points } punktów
 }.
coach-taste = Z takiej ręki silni gracze odrzucają { $tile } później niż inne kamienie: { $points ->
    [one] około { $points } punktu
    [few] około { $points } punktów
   *[many] około { $points } punktów
 } przeciw.
coach-then = Potem odrzuca się { $tiles }.
coach-needs = { $deed } opłaca się dopiero wtedy, gdy obiecuje co najmniej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }.
coach-orphans = { $count ->
    [0] Trzynaście sierot jest w tenpai
    [one] Trzynastu sierotom brakuje do tenpai { $count } kamienia
    [few] Trzynastu sierotom brakuje do tenpai { $count } kamieni
   *[many] Trzynastu sierotom brakuje do tenpai { $count } kamieni
 }.
coach-worlds = { $after }, sprawdzone w { $count ->
    [one] { $count } możliwym rozkładzie
    [few] { $count } możliwych rozkładach
   *[many] { $count } możliwych rozkładach
 } zakrytych kamieni, daje to średnio { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 } (± { $margin }).
coach-advice = { $advice } [{ $passage }]
coach-win = To wygrana: wystarczy ją ogłosić.
coach-show = Rękę się pokazuje.
coach-only = Nic innego nie da się zrobić.
coach-brief-useful = { $count ->
    [one] { $count } przydatny kamień
    [few] { $count } przydatne kamienie
   *[many] { $count } przydatnych kamieni
 } { $kinds ->
    [one] { $kinds } rodzaju
    [few] { $kinds } rodzajów
   *[many] { $kinds } rodzajów
 }{ $tiles ->
    [none] { "" }
   *[some] : { $tiles }
 }
coach-brief-chance = szansa na wygraną { $chance }{ $rounds ->
    [0] { "" }
    [one] , za około { $rounds } kolejkę
    [few] , za około { $rounds } kolejki
   *[many] , za około { $rounds } kolejek
 }
coach-brief-points = wygrana daje { $points ->
    [one] około { $points } punktu
    [few] około { $points } punktów
   *[many] około { $points } punktów
 }

# Dwie możliwości
coach-than-far = { $best } { $far ->
    [0] ręka jest w tenpai
    [one] ręce brakuje do tenpai { $far } kamienia
    [few] ręce brakuje do tenpai { $far } kamieni
   *[many] ręce brakuje do tenpai { $far } kamieni
 }, a { $taken } { $other ->
    [one] brakuje { $other } kamienia
    [few] brakuje { $other } kamieni
   *[many] brakuje { $other } kamieni
 }.
coach-than-useful = { $best } { $count ->
    [one] { $wins ->
        [yes] kończy rękę
       *[no] poprawia rękę
     } { $count } niewidoczny kamień
    [few] { $wins ->
        [yes] kończą rękę
       *[no] poprawiają rękę
     } { $count } niewidoczne kamienie
   *[many] { $wins ->
        [yes] kończy rękę
       *[no] poprawia rękę
     } { $count } niewidocznych kamieni
 } { $kinds ->
    [one] { $kinds } rodzaju
    [few] { $kinds } rodzajów
   *[many] { $kinds } rodzajów
 }{ $tiles ->
    [none] { "" }
   *[some] {" "}({ $tiles })
 }, a { $taken } tylko { $other }.
coach-than-chance = Szansa na wygraną wynosi { $chance } { $best } i { $other } { $taken }.
coach-than-points = Wygrana daje { $points ->
    [one] około { $points } punktu
    [few] około { $points } punktów
   *[many] około { $points } punktów
 } { $best } i około { $other } { $taken }.
coach-than-danger = { $sure ->
    [yes] { $who } jest w tenpai i wygra na { $tile } z prawdopodobieństwem { $chance }
   *[no] { $who } jest w tenpai z prawdopodobieństwem { $ready } i wtedy wygra na { $tile } z prawdopodobieństwem { $chance }
 }; kosztowałoby to { $points ->
    [one] około { $points } punktu
    [few] około { $points } punktów
   *[many] około { $points } punktów
 }. Dla { $best } prawdopodobieństwo wynosi { $other }.
coach-than-place = Wpływ na końcową kolejność: { $best } { $points ->
    [one] około { $points } punktu
    [few] około { $points } punktów
   *[many] około { $points } punktów
 }, { $taken } około { $other }.
coach-than-taste = Z takiej ręki silni gracze odrzucają { $best } wcześniej niż { $taken }.
coach-than-worlds = W { $count ->
    [one] { $count } możliwym rozkładzie
    [few] { $count } możliwych rozkładach
   *[many] { $count } możliwych rozkładach
 } zakrytych kamieni wychodzi { $best } średnio { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }, a { $taken } { $other }.

# Nawyki
coach-rate-wins = rozgrywki wygrane
coach-rate-deal-ins = rozgrywki przegrane własnym odrzutem
coach-rate-riichi = rozgrywki z riichi
coach-rate-open = rozgrywki z przejętą grupą
coach-rate-claims = przejęte kamienie spośród możliwych do przejęcia
coach-rate-folds = bezpieczne odrzuty wobec riichi, gdy do tenpai brakuje co najmniej dwóch kamieni

# Analiza
coach-heading = { $who }, { $rules }: analiza, doradza { $agent }
coach-decisions = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
 }
coach-account = Punkty: { $result } = rozdane ręce { $dealt }, szczęście { $luck }, własne wybory { $lost }
coach-lost = { $points ->
    [one] około { $points } punktu straconego
    [few] około { $points } punktów straconych
   *[many] około { $points } punktów straconych
 } przez własne wybory
coach-costliest = Najdroższe momenty
coach-none-costly = Żadnej niedokładności, błędu ani poważnego błędu.
coach-all = Wszystkie decyzje
coach-moment = { $hand }, zdarzenie { $event }
coach-instead = zagrano: { $taken }; lepiej: { $best }
coach-cost = strata { $points ->
    [one] około { $points } punktu
    [few] około { $points } punktów
   *[many] około { $points } punktów
 }
coach-habits = Nawyki
coach-by-kind = Średnia strata punktów według rodzaju decyzji
coach-kind-discard = odrzuty
coach-kind-riichi = riichi albo nie
coach-kind-claim = przejęcia
coach-kind-kong = kany
coach-kind-win = wygrane
coach-kind-other = pozostałe
coach-of = { $count } z { $of }
coach-together = { $rules }: { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
 } razem

help-coach = Przeanalizować zapisane gry: każdą decyzję gracza, najdroższe momenty, szczęście oddzielone od umiejętności, nawyki.
help-coach-files = Zapisy z ruki, mjai, Tenhou (XML lub JSON) albo Mahjong Soul; z kilku gier nawyki są sumowane.
help-coach-seat = Tylko to miejsce, od 0 do 3; inaczej wszystkie.
help-coach-agent = Kto doradza: club, greedy albo ktokolwiek inny, kto podaje powody.
help-coach-format = text, json albo html.
help-coach-all = Podać wszystkie decyzje, nie tylko najdroższe.
