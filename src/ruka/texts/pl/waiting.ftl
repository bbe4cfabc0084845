# Czekanie przy stole poczekalni
lobby-fills = { $count ->
    [one] Za { $count } sekundę wolne miejsca zajmą boty.
    [few] Za { $count } sekundy wolne miejsca zajmą boty.
   *[many] Za { $count } sekund wolne miejsca zajmą boty.
}
lobby-cancel = Nie czekaj dłużej
lobby-room-listed = Twój stół widać w poczekalni: na wolnym miejscu może usiąść każdy.
lobby-rated-room = Ta gra liczy się do rankingu, jeśli zagra w nią co najmniej dwoje graczy z kontem.
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
lobby-late-room = Gra wkrótce się tu zacznie
lobby-behind-room = Widzowie oglądają grę z opóźnieniem { $count } s: za chwilę zacznie się i tutaj.
lobby-watching = { $count ->
    [one] Ogląda { $count } widz
    [few] Oglądają { $count } widzowie
   *[many] Ogląda { $count } widzów
}

# Zanim ktoś odejdzie
lobby-leave-rated = Ta gra liczy się do rankingu. Jeśli odejdziesz, na twoim miejscu zagra bot, a wynik policzy się taki, jakim gra się skończy; do tego czasu możesz wrócić. Gra jest nieważna tylko wtedy, gdy wszyscy odejdą na dziesięć minut.
lobby-leave-listed = Na twoim miejscu zagra bot, a do końca gry możesz wrócić. Jeśli wszyscy odejdą na dziesięć minut, gra jest nieważna.
