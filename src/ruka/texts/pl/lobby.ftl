# Strona poczekalni
lobby-rules = Zasady
lobby-text = Znajdź współgraczy: usiądź przy wolnym stole albo powiedz, w co chcesz zagrać, i chwilę poczekaj.
lobby-quick = Szybka gra
lobby-players = Liczba graczy
lobby-clock = Tempo
lobby-clock-calm = bez zegara
lobby-clock-even = średnie, 10 s
lobby-clock-fast = szybkie, 5 s
lobby-rated = Gra liczy się do rankingu
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

# Czekanie przy stole poczekalni
lobby-fills = { $count ->
    [one] Za { $count } sekundę wolne miejsca zajmą boty.
    [few] Za { $count } sekundy wolne miejsca zajmą boty.
   *[many] Za { $count } sekund wolne miejsca zajmą boty.
}
lobby-cancel = Nie czekaj dłużej
lobby-room-listed = Twój stół widać w poczekalni: na wolnym miejscu może usiąść każdy.
lobby-rated-room = Ta gra liczy się do rankingu.
lobby-qr = Kod QR
lobby-qr-text = Adres tego stołu do odczytania aparatem telefonu
lobby-share = Udostępnij…
lobby-friends = Zaproś znajomych
lobby-friend-invite = Zaproś
lobby-friend-invited = Zaproszono
lobby-friends-none = Nie masz tu jeszcze żadnych znajomych.
lobby-friend-here = jest tu teraz

# Oglądanie
lobby-behind = { $count ->
    [one] Oglądasz grę z opóźnieniem { $count } sekundy.
    [few] Oglądasz grę z opóźnieniem { $count } sekund.
   *[many] Oglądasz grę z opóźnieniem { $count } sekund.
}
lobby-behind-room = Widzowie oglądają grę z opóźnieniem { $count } s: za chwilę zacznie się i tutaj.
lobby-watching = { $count ->
    [one] Ogląda { $count } widz
    [few] Oglądają { $count } widzowie
   *[many] Ogląda { $count } widzów
}

# Zanim ktoś odejdzie
lobby-leave-rated = Ta gra liczy się do rankingu. Jeśli odejdziesz, na twoim miejscu zagra bot, a wynik policzy się taki, jakim gra się skończy; do tego czasu możesz wrócić. Gra jest nieważna tylko wtedy, gdy wszyscy odejdą na dziesięć minut.
lobby-leave-listed = Na twoim miejscu zagra bot, a do końca gry możesz wrócić. Jeśli wszyscy odejdą na dziesięć minut, gra jest nieważna.
