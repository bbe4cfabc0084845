# Strona poczekalni
lobby-rules = Zasady
lobby-text = Znajdź współgraczy: usiądź przy wolnym stole albo powiedz, w co chcesz zagrać, i chwilę poczekaj.
lobby-quick = Szybka gra
lobby-players = Liczba graczy
lobby-clock = Tempo
lobby-clock-calm = bez zegara
lobby-clock-even = średnie, 10 s
lobby-clock-fast = szybkie, 5 s
lobby-rated = Gra liczy się do rankingu
lobby-rated-clock = Liczą się tylko gry z zegarem.
lobby-fill = Po 30 sekundach wolne miejsca zajmą boty
lobby-find = Znajdź miejsce
lobby-open = Wolne stoły
lobby-open-none = W tej chwili żaden stół nie czeka na graczy. Wybierz szybką grę: inni zobaczą tu twój stół.
lobby-open-other = Żaden taki stół teraz nie czeka; { $count ->
    [one] czeka jeden inny.
    [few] czekają { $count } inne.
   *[many] czeka { $count } innych.
}
lobby-all = Wszystkie
lobby-only = Pokaż
lobby-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
lobby-sit = Usiądź
lobby-sit-at = Usiądź: { $rules }, { $names }
lobby-come-back = Wróć do stołu
lobby-strength = Przeciwnicy
lobby-strength-anyone = dowolni
lobby-strength-beginners = początkujący
lobby-strength-experienced = doświadczeni
lobby-strength-text = Doświadczony gracz ma w tym rodzaju gry co najmniej 10 gier rankingowych i ranking 1500 lub wyższy; wszyscy pozostali liczą się jako początkujący.
lobby-for-beginners = dla początkujących (ranking poniżej 1500)
lobby-for-experienced = dla doświadczonych (ranking od 1500)
lobby-counts = rankingowa
lobby-games = Gry do oglądania
lobby-games-none = W tej chwili nie toczy się żadna publiczna gra.
lobby-watch = Oglądaj
lobby-watch-at = Oglądaj: { $rules }, { $names }
lobby-invitations = Masz zaproszenie
lobby-invited = Zaprasza cię { $host }
lobby-accept = Przejdź do stołu
lobby-decline = Nie, dziękuję
lobby-lost = Poczekalnia nie odpowiada; próbujemy ponownie.
