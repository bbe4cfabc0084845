# Pierwsza gra: co słyszy ktoś, kto nigdy nie widział kamienia.
first-title = Twoja pierwsza gra
first-place = Krok { $place } z { $places }
first-next = Dalej
first-stop = Zakończ

first-welcome = { $seats ->
    [duel] Witaj przy stole. Siedzisz na dole, przeciwnik naprzeciwko. Jesteś Wschodem, więc zaczynasz.
   *[table] Witaj przy stole. Siedzisz na dole, a kolejka idzie w prawo od ciebie. Jesteś Wschodem, więc zaczynasz.
}
first-tiles = Przed tobą stoją twoje kamienie. Trzy rodziny mają numery od 1 do 9: na kółkach 234p i bambusach 234s numer można policzyć, na znakach 234m jest zapisany po chińsku. Ptak to jedynka bambusów: 1s.
first-honours = Pozostałe kamienie nie mają numerów: wiatry Wschód, Południe, Zachód i Północ 1234z oraz trzy smoki, biały, zielony i czerwony 567z. Każdy kamień jest w grze cztery razy, więc z każdym odrzuconym zostaje o jeden mniej.
first-aim = Wygrywa, kto pierwszy ułoży pełną rękę z 14 kamieni: cztery grupy i parę. Grupa to trzy kolejne kamienie jednej rodziny, na przykład 234m (chi), albo trzy jednakowe, na przykład 777z (pon).
first-hand = { $game ->
    [international] Przyjrzyj się swojej ręce. 234s to już chi, 99s to para. 67s i 56s czekają na jeden kamień, 77z na trzeci taki sam. 1m i 3z są same: takie kamienie odrzuca się najpierw.
   *[usual] Przyjrzyj się swojej ręce. 234m to już chi, 99p to para. 67p i 56s czekają na jeden kamień, 77z na trzeci taki sam. 1s i 3z są same: takie kamienie odrzuca się najpierw.
}
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
first-ended-text = Niżej widać wiersz po wierszu, ile jest warta ręka i kto płaci.
first-value-riichi = Układy (yaku) liczy się w fan, grupy i sposób wygranej w małych punktach; jedno i drugie razem daje punkty, a wszystkie płaci ten, kto odrzucił kamień.
first-value-classical = Punkty daje wygrana i grupy, a każde podwojenie je podwaja. Płacą ci wszyscy, a że jesteś Wschodem, płacą dwa razy tyle.
first-value-hong-kong = Układy liczy się w faan, a tabela zamienia je na punkty. Płacą ci wszyscy, najwięcej ten, kto odrzucił kamień.
first-value-international = Punkty dodaje każda wartość, którą ma ręka. Coś płacą ci wszyscy, a ten, kto odrzucił kamień, dopłaca punkty ręki.
first-value-video = Układy (yaku) liczy się w fan, grupy i sposób wygranej w małych punktach; jedno i drugie razem daje punkty, a płaci je przeciwnik.
first-words = Podkreślone słowo wyjaśnia się, gdy je wskażesz albo dotkniesz.
first-ended-next = Teraz zagraj z pomocą: przy każdym ruchu zobaczysz, co zrobiłby dobry gracz i dlaczego. Im lepiej ci pójdzie, tym mniej będzie podpowiedzi.
first-help = Graj z pomocą
first-learn = Ucz się dalej
first-offer = Twoja pierwsza gra
first-offer-text = Jedna przygotowana rozgrywka krok po kroku, potem całe gry z pomocą.
first-game-riichi = Riichi
first-game-classical = Zasady klasyczne
first-game-hong-kong = Zasady hongkońskie
first-game-international = Zasady międzynarodowe
first-game-video = Wideomahjong dla dwojga
