explore-title = ruka · průzkum ruky
explore-placeholder = 123m 456p 789s 11z 56p
explore-forms = shanten ({ $forms })
explore-help-title = nápověda
explore-waits-title = čekání
explore-useful-title = užitečné kameny
explore-readings-title = čtení
explore-discards-title = odhozy
explore-key-help = nápověda
explore-key-language = Polski
explore-key-forms = tvary
explore-key-random = náhodná ruka
explore-key-clear = smazat
explore-key-quit = konec
explore-help =
    Napište 13 nebo 14 kamenů, číslice před barvou; mezery jsou volné.

    1m–9m  znaky           1z 2z 3z 4z  východ, jih, západ, sever
    1p–9p  kola            5z 6z 7z     bílý, zelený, červený drak
    1s–9s  bambusy         0m 0p 0s     červené pětky

    sada na stole        [123m]
    skrytý kan           <7777z>
    výherní kámen        +9s

    13 kamenů: užitečné kameny, nebo na co ruka čeká
    14 kamenů: odhozy od nejlepšího, nebo všechna čtení
