# Trenér. Kameny jsou v zápisu; kdo větu ukazuje, může je nakreslit.
coach-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
coach-mean = { NUMBER($value, maximumFractionDigits: 2) }
coach-deed = { $type ->
    [discard] odhoz { $tiles }
    [riichi] riichi s odhozem { $tiles }
    [tsumo] výhra ze zdi
    [ron] výhra z odhozu
    [chow] chi s { $tiles }
    [pung] pon s { $tiles }
    [kong] kan { $tiles }
    [concealed_kong] skrytý kan { $tiles }
    [added_kong] rozšíření ponu kamenem { $tiles }
    [nuki] odložení severu
    [nine_orphans] přerušení rozdání
    [show] ukázání ruky
    [hide] skrytí ruky
   *[pass] bez hlášení
 }
coach-after = { $type ->
    [discard] po odhozu { $tiles }
    [riichi] po riichi s odhozem { $tiles }
    [tsumo] po výhře
    [ron] po výhře
    [chow] po chi s { $tiles }
    [pung] po ponu s { $tiles }
    [kong] po kanu { $tiles }
    [concealed_kong] po skrytém kanu { $tiles }
    [added_kong] po rozšíření ponu kamenem { $tiles }
    [nuki] po odložení severu
    [nine_orphans] po přerušení rozdání
    [show] po ukázání ruky
    [hide] bez ukázání ruky
   *[pass] bez hlášení
 }

# Jedna možnost
coach-hand = { $after } { $far ->
    [0] je ruka v tenpai a dokončí ji
    [one] chybí ruce do tenpai { $far } kámen a vylepší ji
    [few] chybějí ruce do tenpai { $far } kameny a vylepší ji
   *[other] chybí ruce do tenpai { $far } kamenů a vylepší ji
 } { $count ->
    [one] { $count } neviděný kámen
    [few] { $count } neviděné kameny
   *[other] { $count } neviděných kamenů
 } { $kinds ->
    [one] { $kinds } druhu
    [few] { $kinds } druhů
   *[other] { $kinds } druhů
 }{ $tiles ->
    [none] { "" }
   *[some] : { $tiles }
 }.
coach-hand-way = { $after } { $near ->
    [0] je ruka v tenpai
    [one] chybí nejkratší cestou do tenpai { $near } kámen
    [few] chybějí nejkratší cestou do tenpai { $near } kameny
   *[other] chybí nejkratší cestou do tenpai { $near } kamenů
 }, vyplatí se ale stavět dražší ruku, které { $far ->
    [one] do tenpai chybí { $far } kámen
    [few] do tenpai chybějí { $far } kameny
   *[other] do tenpai chybí { $far } kamenů
 }; přiblíží ji { $count ->
    [one] { $count } neviděný kámen
    [few] { $count } neviděné kameny
   *[other] { $count } neviděných kamenů
 } { $kinds ->
    [one] { $kinds } druhu
    [few] { $kinds } druhů
   *[other] { $kinds } druhů
 }{ $tiles ->
    [none] { "" }
   *[some] : { $tiles }
 }.
coach-far = { $after } { $far ->
    [0] je ruka v tenpai
    [one] chybí ruce do tenpai { $far } kámen
    [few] chybějí ruce do tenpai { $far } kameny
   *[other] chybí ruce do tenpai { $far } kamenů
 }.
coach-promise = Šance na výhru je { $chance } a výhra vynese v průměru { $points ->
    [one] asi { $points } bod
    [few] asi { $points } body
   *[other] asi { $points } bodů
 }.
coach-chance = Šance na výhru je { $chance }.
coach-danger = { $sure ->
    [yes] { $who } je v tenpai a kamenem { $tile } vyhraje s pravděpodobností { $chance }
   *[no] { $who } je s pravděpodobností { $ready } v tenpai a kamenem { $tile } pak vyhraje s pravděpodobností { $chance }
 }; přišlo by to asi na { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }.
coach-safe-own = { $who } má { $tile } mezi svými odhozy a vyhrát jím nemůže.
coach-safe-passed = { $who } od poslední změny ruky nechává { $tile } ležet, a vyhrát jím tedy nemůže.
coach-safe-no-shape = { $who } nemůže kamenem { $tile } vyhrát: kameny, které jsou k tomu potřeba, už jsou vidět jinde.
coach-safe-all-seen = { $who } nemůže kamenem { $tile } vyhrát: všechny ostatní stejné kameny jsou vidět.
coach-suji = Kvůli odhozu { $tiles } nemůže { $who } čekat na { $tile } dvoustranně (suji).
coach-no-chance = { $count ->
    [one] Vidět je { $count } kámen { $tiles }, žádný další není
    [few] Vidět jsou všechny { $count } kameny { $tiles }
   *[other] Vidět je všech { $count } kamenů { $tiles }
 }, takže žádný tvar, který by takový kámen potřeboval, na { $tile } čekat nemůže.
coach-suit = { $who } má { $count ->
    [one] { $count } vyloženou sadu
    [few] { $count } vyložené sady
   *[other] { $count } vyložených sad
 } { $suit ->
    [m] znaků
    [p] kol
    [s] bambusů
   *[z] zvláštních kamenů
 } a { $tile } mezi ně patří.
coach-pattern = Kombinaci { $pattern } ({ $value }) má { $share } výher, které jsou na dosah.
coach-within = Minimum, tedy { $minimum }, je na dosah: nejlepší ruka v dohledu má { $most }, hlavně za: { $pattern }.
coach-no-yaku = { $after } nevyhraje ruka, ať se dokončí jakkoli: na minimum nedosáhne.
coach-closed = { $after } ruka ztrácí: { $pattern } ({ $value }).
coach-fold = Hraje se na obranu: při bezpečné hře z ruky zbude { $share } toho, co slibovala.
coach-push = Další hra proti hrozbě může ještě přijít asi na { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }.
coach-bet = Sázka za riichi stojí v průměru { $points ->
    [one] asi { $points } bod
    [few] asi { $points } body
   *[other] asi { $points } bodů
 }.
coach-draw = S pravděpodobností { $share } nevyhraje nikdo; ruka je pak s pravděpodobností { $ready } v tenpai, což vychází asi na { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }.
coach-place = Kvůli konečnému pořadí to v průměru ještě { $way ->
    [less] stojí
   *[more] vynese
 } { $points ->
    [one] asi { $points } bod
    [few] asi { $points } body
   *[other] asi { $points } bodů
 }.
coach-taste = Z takové ruky silní hráči { $tile } odhazují později než jiné kameny: { $points ->
    [one] asi { $points } bod
    [few] asi { $points } body
   *[other] asi { $points } bodů
 } proti.
coach-then = Potom se odhazuje { $tiles }.
coach-needs = { $deed } se vyplatí, až když slibuje aspoň { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }.
coach-orphans = { $count ->
    [0] Třináct sirotků je v tenpai
    [one] Třinácti sirotkům chybí do tenpai { $count } kámen
    [few] Třinácti sirotkům chybějí do tenpai { $count } kameny
   *[other] Třinácti sirotkům chybí do tenpai { $count } kamenů
 }.
coach-worlds = { $after } to při { $count ->
    [one] { $count } možném rozdání skrytých kamenů
    [few] { $count } možných rozdáních skrytých kamenů
   *[other] { $count } možných rozdáních skrytých kamenů
 } vynese v průměru { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 } (± { $margin }).
coach-advice = { $advice } [{ $passage }]
coach-win = Tohle je výhra: stačí ji ohlásit.
coach-show = Ruka se ukazuje.
coach-only = Nic jiného udělat nejde.
coach-brief-useful = { $count ->
    [one] { $count } užitečný kámen
    [few] { $count } užitečné kameny
   *[other] { $count } užitečných kamenů
 } { $kinds ->
    [one] { $kinds } druhu
    [few] { $kinds } druhů
   *[other] { $kinds } druhů
 }{ $tiles ->
    [none] { "" }
   *[some] : { $tiles }
 }
coach-brief-chance = šance na výhru { $chance }{ $rounds ->
    [0] { "" }
    [one] , asi za { $rounds } obrátku
    [few] , asi za { $rounds } obrátky
   *[other] , asi za { $rounds } obrátek
 }
coach-brief-points = výhra vynese { $points ->
    [one] asi { $points } bod
    [few] asi { $points } body
   *[other] asi { $points } bodů
 }

# Dvě možnosti
coach-than-far = { $best } { $far ->
    [0] je ruka v tenpai
    [one] chybí ruce do tenpai { $far } kámen
    [few] chybějí ruce do tenpai { $far } kameny
   *[other] chybí ruce do tenpai { $far } kamenů
 }, { $taken } { $other ->
    [one] chybí { $other } kámen
    [few] chybějí { $other } kameny
   *[other] chybí { $other } kamenů
 }.
coach-than-useful = { $best } { $wins ->
    [yes] ruku dokončí
   *[no] ruku vylepší
 } { $count ->
    [one] { $count } neviděný kámen
    [few] { $count } neviděné kameny
   *[other] { $count } neviděných kamenů
 } { $kinds ->
    [one] { $kinds } druhu
    [few] { $kinds } druhů
   *[other] { $kinds } druhů
 }{ $tiles ->
    [none] { "" }
   *[some] {" "}({ $tiles })
 }, { $taken } jen { $other }.
coach-than-chance = Šance na výhru je { $chance } { $best } a { $other } { $taken }.
coach-than-points = Výhra vynese { $points ->
    [one] asi { $points } bod
    [few] asi { $points } body
   *[other] asi { $points } bodů
 } { $best } a asi { $other } { $taken }.
coach-than-danger = { $sure ->
    [yes] { $who } je v tenpai a kamenem { $tile } vyhraje s pravděpodobností { $chance }
   *[no] { $who } je s pravděpodobností { $ready } v tenpai a kamenem { $tile } pak vyhraje s pravděpodobností { $chance }
 }; přišlo by to asi na { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }. U kamene { $best } je to { $other }.
coach-than-place = Vliv na konečné pořadí: { $best } { $points ->
    [one] asi { $points } bod
    [few] asi { $points } body
   *[other] asi { $points } bodů
 }, { $taken } asi { $other }.
coach-than-taste = Z takové ruky silní hráči odhazují { $best } dřív než { $taken }.
coach-than-worlds = Při { $count ->
    [one] { $count } možném rozdání skrytých kamenů
    [few] { $count } možných rozdáních skrytých kamenů
   *[other] { $count } možných rozdáních skrytých kamenů
 } to { $best } vynese v průměru { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }, { $taken } { $other }.

# Zvyky
coach-rate-wins = vyhraná rozdání
coach-rate-deal-ins = rozdání prohraná vlastním odhozem
coach-rate-riichi = rozdání s riichi
coach-rate-open = rozdání s vyžádanou sadou
coach-rate-claims = vyžádané kameny z těch, které se nabízely
coach-rate-folds = bezpečné odhozy proti riichi, když do tenpai chybějí aspoň dva kameny

# Rozbor
coach-heading = { $who }, { $rules }: rozbor, radí { $agent }
coach-decisions = { $count ->
    [one] { $count } rozhodnutí
    [few] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
 }
coach-account = Body: { $result } = rozdané ruce { $dealt }, štěstí { $luck }, vlastní volby { $lost }
coach-lost = { $points ->
    [one] asi { $points } bod ztracen
    [few] asi { $points } body ztraceny
   *[other] asi { $points } bodů ztraceno
 } vlastními volbami
coach-costliest = Nejdražší okamžiky
coach-none-costly = Žádná nepřesnost, chyba ani hrubá chyba.
coach-all = Všechna rozhodnutí
coach-moment = { $hand }, událost { $event }
coach-instead = zahráno: { $taken }; lepší: { $best }
coach-cost = ztráta { $points ->
    [one] asi { $points } bod
    [few] asi { $points } body
   *[other] asi { $points } bodů
 }
coach-habits = Zvyky
coach-by-kind = Průměrná ztráta bodů podle druhu rozhodnutí
coach-kind-discard = odhozy
coach-kind-riichi = riichi, nebo ne
coach-kind-claim = vyžádání
coach-kind-kong = kany
coach-kind-win = výhry
coach-kind-other = ostatní
coach-of = { $count } z { $of }
coach-together = { $rules }: { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
 } dohromady

help-coach = Rozebrat zaznamenané hry: každé rozhodnutí hráče, nejdražší okamžiky, štěstí oddělené od umění, zvyky.
help-coach-files = Záznamy z ruky, z mjai, z Tenhou (XML či JSON) nebo z Mahjong Soul; z více her se zvyky sečtou.
help-coach-seat = Jen toto místo, 0 až 3; jinak všechna.
help-coach-agent = Kdo radí: club, greedy nebo kdokoli jiný, kdo uvádí důvody.
help-coach-format = text, json nebo html.
help-coach-all = Vypsat všechna rozhodnutí, nejen ta nejdražší.
