# Czym są te zasady
rules-japanese-classical = Klasyczne zasady japońskie: punkty i podwojenia, limit 500, płaci odrzucający albo wszyscy.
rules-japanese-classical-3p = Klasyczne zasady japońskie dla trzech graczy: w każdej rozgrywce brakuje kamieni jednego wiatru.
rules-japanese-classical-5p = Klasyczne zasady japońskie dla pięciu graczy: jeden gracz zawsze pauzuje.
rules-european-classical = Europejskie zasady klasyczne: liczą się ręce wszystkich, a gracze, którzy nie wygrali, rozliczają się także między sobą.

# Opcje
option-rounds = Ile rund ma gra.
option-concealed_pung = Ile punktów jest za ukryty pon, tani i drogi: według przykładów 4 i 8, według tabeli 8 i 16.
option-penalties = Przy stole można popełnić błąd i płaci się za niego karę.
option-false_mahjong = Kiedy gracz po błędnym ogłoszeniu mahjonga, gdy nikt jeszcze nie odsłonił kamieni, nie może wygrać: w następnej kolejce albo w następnej rozgrywce.
option-missing_wind = Którego wiatru brakuje w tej rozgrywce: zachodu, po zmianie rozdającego południa, po następnej północy.

# Rozstrzygnięcia w skrócie
decision-D-30 = Pierwszego rozdającego wyznaczają kostki na początku każdej rundy.
decision-D-31 = Jeśli rozdający nie wygra, rozdawanie przechodzi dalej, także po wyczerpaniu kamieni.
decision-D-32 = Ukryty pon: tabela mówi 8 i 16, wszystkie przykłady 4 i 8; obowiązuje 4 i 8, drugie jest opcją.
decision-D-33 = Same drogie kamienie i drogi kamień w każdej grupie liczą się tylko raz.
decision-D-34 = Przykłady źródła są poprawione: pierwszy zapomina o podwojeniu za zielonego smoka (140), trzeci o jednej rodzinie z kamieniami specjalnymi i o drogim kamieniu w każdej grupie (limit), czwarty ma pięć takich samych kamieni, drugi nie liczy 2 punktów za kamień z muru, a szósty 2 punktów za jedyny możliwy kamień.
decision-D-35 = We troje płaci się takie same wielokrotności jak we czworo.
decision-D-36 = Kto błędnie ogłosił mahjonga, gdy nikt nie odsłonił kamieni, nie może wygrać w następnej kolejce.
decision-D-37 = W ręce, która nie wygrała, liczą się podwojenia za szczęśliwe grupy, podwójny wiatr i małe trzy smoki; inne podwojenia i ręce limitowe wymagają wygranej ręki.
decision-D-38 = Siedem par nie jest tu wygrywającą ręką: źródło daje im wartość tylko w innych zasadach.
decision-D-39 = Poprawki źródła: 34 rodzaje i 136 kamieni, w przykładzie gry A jest w trzeciej i czwartej rozgrywce Zachodem, martwy mur ma 7 segmentów.
decision-D-43 = Drogi kamień w każdej grupie znaczy także w parze.
decision-D-44 = Ukryty kan nie otwiera ręki.
decision-D-72 = We troje ręka limitowa nie może zawierać wiatrów; taka ręka liczy się według swoich podwojeń.
