# Ręka: jak odrzuca się i układa kamienie i co robi który klawisz
keys-hand = Ręka
keys-one-tap = Odrzucaj jednym dotknięciem
keys-one-tap-text = Na ekranie dotykowym. W przeciwnym razie pierwsze dotknięcie unosi kamień, a drugie go odrzuca; można też szybko przesunąć palcem w górę.
keys-two-clicks = Odrzucaj dwoma kliknięciami
keys-two-clicks-text = Myszą. Pierwsze kliknięcie unosi kamień, drugie go odrzuca.
keys-moment = Chwila na cofnięcie odrzutu
keys-moment-none = brak
keys-moment-of = { $seconds } s
keys-moment-text = Inni zobaczą kamień dopiero po niej; gdy kończy się czas, nie czeka się nigdy.
keys-take-back = Cofnij
keys-order-told = { $tile }: teraz na miejscu { $place }.
keys-order-sorted = Ręka układa się sama. Aby układać ją po swojemu, wyłącz układanie.

# Klawisze
keys-on = Klawisze przy stole
keys-on-text = Gra się też literami i innymi klawiszami. Strzałki, Tab i Enter działają zawsze.
keys-are-off = Klawisze są wyłączone w ustawieniach; strzałki, Tab i Enter działają nadal.
keys-text = Wybierz, co ma się stać, i naciśnij klawisz.
keys-press = Naciśnij klawisz
keys-tiles = Kamienie według miejsca
keys-do-tile = odrzuć kamień { $place }
keys-do-undo = cofnij odrzut
keys-do-bet = postaw na własną wygraną (w automacie)
keys-kept = Klawisz { $key } służy do poruszania się i naciskania przycisków. Wybierz inny.
keys-taken = Klawisz { $key } już coś robi: { $deed }.
keys-take = Użyj go tutaj
keys-reset = Przywróć pierwotne klawisze
keys-space = Spacja
