tile-numbered = { $rank ->
    [1] jednička
    [2] dvojka
    [3] trojka
    [4] čtyřka
    [5] pětka
    [6] šestka
    [7] sedmička
    [8] osmička
   *[9] devítka
 } { $suit ->
    [m] znaků
    [p] kol
   *[s] bambusů
 }
tile-red = červená pětka { $suit ->
    [m] znaků
    [p] kol
   *[s] bambusů
 }
tile-1z = východní vítr
tile-2z = jižní vítr
tile-3z = západní vítr
tile-4z = severní vítr
tile-5z = bílý drak
tile-6z = zelený drak
tile-7z = červený drak
tile-1f = švestka
tile-2f = orchidej
tile-3f = chryzantéma
tile-4f = bambus (květina)
tile-5f = jaro
tile-6f = léto
tile-7f = podzim
tile-8f = zima
tile-back = kámen lícem dolů
