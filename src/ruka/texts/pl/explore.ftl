explore-title = ruka · badanie ręki
explore-placeholder = 123m 456p 789s 11z 56p
explore-forms = shanten ({ $forms })
explore-help-title = pomoc
explore-waits-title = czekanie
explore-useful-title = przydatne kamienie
explore-readings-title = odczytania
explore-discards-title = odrzuty
explore-key-help = pomoc
explore-key-language = English
explore-key-forms = formy
explore-key-random = losowa ręka
explore-key-clear = wyczyść
explore-key-quit = koniec
explore-help =
    Wpisz 13 lub 14 kamieni, cyfry przed rodziną; odstępy są dowolne.

    1m–9m  znaki           1z 2z 3z 4z  wschód, południe, zachód, północ
    1p–9p  kółka           5z 6z 7z     biały, zielony, czerwony smok
    1s–9s  bambusy         0m 0p 0s     czerwone piątki

    grupa na stole       [123m]
    ukryty kan           <7777z>
    wygrywający kamień   +9s

    13 kamieni: przydatne kamienie albo czekanie
    14 kamieni: odrzuty od najlepszego albo wszystkie odczytania
