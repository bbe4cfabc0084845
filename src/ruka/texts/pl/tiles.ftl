tile-numbered = { $rank ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
    [6] szóstka
    [7] siódemka
    [8] ósemka
   *[9] dziewiątka
 } { $suit ->
    [m] znaków
    [p] kółek
   *[s] bambusów
 }
tile-red = czerwona piątka { $suit ->
    [m] znaków
    [p] kółek
   *[s] bambusów
 }
tile-1z = wiatr wschodni
tile-2z = wiatr południowy
tile-3z = wiatr zachodni
tile-4z = wiatr północny
tile-5z = biały smok
tile-6z = zielony smok
tile-7z = czerwony smok
tile-1f = śliwa
tile-2f = orchidea
tile-3f = chryzantema
tile-4f = bambus (kwiat)
tile-5f = wiosna
tile-6f = lato
tile-7f = jesień
tile-8f = zima
tile-back = kamień licem w dół
