# Jak kto stoi
error-no-such-profile = Nie ma tu takiej osoby.
error-unknown-family = Nie ma rodziny zasad { $name }; są: { $known }.
error-games-hidden = Ta osoba nie pokazuje swoich gier.


standing-rating = Ranking
standing-sure = ±{ $deviation }
standing-provisional = tymczasowy
standing-games = { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[many] { $games } gier
 }
standing-rated-games = { $games ->
    [one] jedna gra rankingowa
    [few] { $games } gry rankingowe
   *[many] { $games } gier rankingowych
 }
standing-graph = Ranking po każdej grze, od { $first } do { $last }

profile-title = Gracz
profile-account = Twoje konto
profile-since = Tutaj od { $date }
profile-ratings = Rankingi
profile-no-ratings = Jeszcze bez gier rankingowych.
profile-statistics = Statystyki
profile-no-statistics = Żadna gra nie została jeszcze rozegrana do końca.
profile-counting = Niektóre gry są jeszcze liczone; zajrzyj za chwilę.
profile-hidden = { $name } nie pokazuje gier ani statystyk.
profile-hide = Ukryj moje gry i statystyki
profile-hide-text = Wtedy widzisz je tylko ty. Rankingi widać zawsze.
profile-places = Miejsca
profile-place = { $place }. miejsce
profile-average-place = średnio { $place }
profile-rates = Rozgrywki
profile-rate-wins = wygrane
profile-rate-deal-ins = wrzucone wygrywające kamienie
profile-rate-declared = zadeklarowane riichi
profile-rate-open-hands = otwarte ręce
profile-rate-by-draw = wygrane z muru
profile-value = średnia wygrana
profile-points = punkty łącznie
profile-of = { $count } z { $of }
profile-best = Najlepsza ręka
profile-rarest = Najrzadsza ręka
profile-won-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }
profile-see = Zobacz jeszcze raz
profile-patterns = Czym się wygrywało
profile-pattern-wins = { $wins ->
    [one] raz
    [few] { $wins } razy
   *[many] { $wins } razy
 }
profile-all-patterns = Wszystkie układy ({ $count })
profile-history = Gry
profile-game-over = Kiedy
profile-game-rules = Zasady
profile-game-others = Z kim
profile-game-place = Miejsce
profile-game-points = Punkty
profile-game-rating = Ranking
profile-game-replay = Zapis
profile-place-of = { $place }. z { $players }
profile-void = nieważna
profile-void-left = Wszyscy opuścili ją na dziesięć minut, więc nikomu się nie liczy.
profile-void-waited = Przez miesiąc nikt do niej nie wrócił, więc została zakończona i nikomu się nie liczy.
profile-previous = Poprzednia
profile-next = Następna
profile-page = Strona { $page } z { $pages }

leaders-title = Tabele rankingowe
leaders-text = Rankingi OpenSkill z gier rankingowych między ludźmi z kontem. Potrzeba { $minimum } gier, ostatnia nie dawniej niż { $days } dni temu.
leaders-families = Rodziny zasad
leaders-none = Nikt nie rozegrał jeszcze dość gier rankingowych.
leaders-place = Miejsce
leaders-player = Gracz
leaders-games = Gry
