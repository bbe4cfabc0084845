# Pierwsza gra: co słyszy ktoś, kto nigdy nie widział kamienia.
first-title = Twoja pierwsza gra
first-place = Krok { $place } z { $places }
first-next = Dalej
first-stop = Zakończ

first-welcome = { $seats ->
    [duel] Witaj przy stole. Siedzisz na dole, przeciwnik naprzeciwko. Jesteś Wschodem, więc zaczynasz.
   *[table] Witaj przy stole. Siedzisz na dole, a kolejka idzie w prawo od ciebie. Jesteś Wschodem, więc zaczynasz.
}
first-tiles = Przed tobą stoją twoje kamienie. Trzy rodziny mają numery od 1 do 9: znaki 123m, kółka 123p i bambusy 123s. Pozostałe to wiatry 1234z i smoki 567z.
first-aim = Wygrywa, kto pierwszy ułoży pełną rękę z 14 kamieni: cztery grupy i parę. Grupa to trzy kolejne kamienie jednej rodziny, na przykład 234m (chi), albo trzy jednakowe, na przykład 777z (pon).
first-discard = W swojej kolejce dobierasz kamień i jeden odrzucasz. Właśnie przyszedł 4z, samotny wiatr, który do niczego nie pasuje. Odrzuć go: naciśnij go, a na ekranie dotykowym naciśnij jeszcze raz.
first-pung = Ktoś odrzucił 7z, a ty masz dwa takie. Kto ma dwa jednakowe kamienie, może wziąć trzeci, ktokolwiek go odrzucił. Weź go.
first-after-pung = Pon leży odkryty obok twojej ręki i wszyscy go widzą. Kamień jest wzięty, więc nie dobierasz, ale jeden musisz odrzucić: 3z jest sam.
first-chow = { $seats ->
    [duel] Przeciwnik odrzucił 4s, dokładnie to, czego brakuje twoim 56s. Weź go do chi.
   *[table] Sąsiad po lewej odrzucił 4s, dokładnie to, czego brakuje twoim 56s. Do chi wolno wziąć tylko to, co odrzuci sąsiad po lewej. Weź go.
}
first-ready = Odrzuć { $tile }, a twoja ręka będzie czekać: brakuje już tylko jednego kamienia.
first-worth-riichi = Wygrać może tylko ręka, która ma przynajmniej jedno yaku, czyli układ, który się liczy. Twój pon ze smoków nim jest.
first-worth-classical = Tutaj wygrywa każda pełna ręka; pon ze smoków podwaja jej punkty.
first-worth-hong-kong = Twój pon ze smoków to układ, który się liczy.
first-worth-international = Tutaj ręka musi być warta co najmniej 8 punktów. Twoja jest: ma tylko jedną rodzinę i smoki.
first-worth-video = Wygrać może tylko ręka, która ma przynajmniej jedno yaku, czyli układ, który się liczy. Twój pon ze smoków nim jest.
first-wait = { $tile } nie pomoże. Odrzuć go i czekaj na swój kamień; możesz go dobrać albo ktoś go odrzuci.
first-win = Jest! Ktoś odrzucił kamień, na który czekasz. Ogłoś wygraną.

first-ended = Pierwsza rozgrywka wygrana!
first-ended-text = Niżej widzisz, ile jest warta twoja ręka i kto płaci. Teraz zagraj z pomocą: przy każdym ruchu zobaczysz, co zrobiłby dobry gracz i dlaczego.
first-help = Graj z pomocą
first-learn = Ucz się dalej
first-offer = Twoja pierwsza gra
first-offer-text = Jedna przygotowana rozgrywka, krok po kroku, w kilka minut.
first-game-riichi = Riichi
first-game-classical = Zasady klasyczne
first-game-hong-kong = Zasady hongkońskie
first-game-international = Zasady międzynarodowe
first-game-video = Wideomahjong dla dwojga
