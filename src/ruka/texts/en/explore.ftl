explore-title = ruka · the hand explorer
explore-placeholder = 123m 456p 789s 11z 56p
explore-forms = shanten ({ $forms })
explore-help-title = help
explore-waits-title = waits
explore-useful-title = useful tiles
explore-readings-title = readings
explore-discards-title = discards
explore-key-help = help
explore-key-language = Česky
explore-key-forms = forms
explore-key-random = random hand
explore-key-clear = clear
explore-key-quit = quit
explore-help =
    Type 13 or 14 tiles, digits before their suit; spaces do not matter.

    1m–9m  characters      1z 2z 3z 4z  east, south, west, north
    1p–9p  dots            5z 6z 7z     white, green, red dragon
    1s–9s  bamboos         0m 0p 0s     red fives

    a set on the table   [123m]
    a concealed kong     <7777z>
    the winning tile     +9s

    13 tiles: useful tiles or waits
    14 tiles: the discards, best first, or every reading
