# Jak si lidé stojí
error-no-such-profile = Nikdo takový tu není.
error-unknown-family = Skupina pravidel { $name } tu není; jsou tu: { $known }.
error-games-hidden = Tento člověk své hry neukazuje.


standing-rating = Rating
standing-sure = ±{ $deviation }
standing-provisional = předběžný
standing-games = { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
 }
standing-rated-games = { $games ->
    [one] jedna hodnocená hra
    [few] { $games } hodnocené hry
   *[other] { $games } hodnocených her
 }
standing-graph = Rating po každé hře, od { $first } do { $last }

profile-title = Hráč
profile-account = Váš účet
profile-since = Je tu od { $date }
profile-ratings = Ratingy
profile-no-ratings = Zatím žádné hodnocené hry.
profile-statistics = Statistiky
profile-no-statistics = Zatím žádná dohraná hra.
profile-counting = Některé hry se ještě počítají; podívejte se za chvíli.
profile-hidden = { $name } své hry a statistiky neukazuje.
profile-hide = Skrýt mé hry a statistiky
profile-hide-text = Potom je nevidí nikdo kromě vás. Ratingy jsou vidět vždy.
profile-places = Umístění
profile-place = { $place }. místo
profile-average-place = průměrně { $place }
profile-rates = Rozdání
profile-rate-wins = výhry
profile-rate-deal-ins = hozené výherní kameny
profile-rate-declared = ohlášené riichi
profile-rate-open-hands = otevřené ruce
profile-rate-by-draw = výhry ze zdi
profile-value = průměrná výhra
profile-points = body celkem
profile-of = { $count } z { $of }
profile-best = Nejlepší ruka
profile-rarest = Nejvzácnější ruka
profile-won-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }
profile-see = Podívat se znovu
profile-patterns = Čím se vyhrávalo
profile-pattern-wins = { $wins ->
    [one] jednou
    [few] { $wins }krát
   *[other] { $wins }krát
 }
profile-all-patterns = Všechny kombinace ({ $count })
profile-history = Hry
profile-game-over = Kdy
profile-game-rules = Pravidla
profile-game-others = S kým
profile-game-place = Místo
profile-game-points = Body
profile-game-rating = Rating
profile-game-replay = Záznam
profile-place-of = { $place }. z { $players }
profile-void = neplatná
profile-void-left = Všichni od ní na deset minut odešli, takže se nikomu nepočítá.
profile-void-waited = Měsíc se k ní nikdo nevrátil, takže byla ukončena a nikomu se nepočítá.
profile-previous = Předchozí
profile-next = Další
profile-page = Strana { $page } z { $pages }

leaders-title = Žebříčky
leaders-text = Ratingy podle OpenSkill z hodnocených her mezi lidmi s účtem. Je potřeba { $minimum } her, poslední nejdéle před { $days } dny.
leaders-families = Skupiny pravidel
leaders-none = Dost hodnocených her zatím nikdo nemá.
leaders-place = Místo
leaders-player = Hráč
leaders-games = Hry
