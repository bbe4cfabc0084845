help-ruka = Każdy mahjong, do którego siadają ludzie: pytaj o ręce i licz je.
help-shanten = Ile brakuje ręce do tenpai, z przydatnymi kamieniami (13) albo odrzutami (14).
help-waits = Które kamienie kończą rękę z 13 kamieni i ile ich zostało.
help-readings = Wszystkie odczytania kompletnego układu z 14 kamieni.
help-explore = Wpisuj rękę, a od razu zobaczysz o niej wszystko.

help-hand = Kamienie, na przykład 123m 456p 789s 11z 55z; [777z] to grupa na stole, <1111z> ukryty kan, +9s wygrywający kamień. Z --jsonl: pliki z pytaniami.
help-json = Odpowiedz w formacie JSON.
help-jsonl = Czytaj pytania jako wiersze JSON z plików lub ze standardowego wejścia i na każde odpowiedz wierszem.
help-lang = Język odpowiedzi: cs, pl lub en.
help-forms = Formy, które się liczą: riichi, mcr, international albo nazwy regular, pairs, orphans, knitted i honours-knitted oddzielone przecinkami.
help-tiles = Zestaw kamieni: 108, 132, 136 lub 144 kamienie.
help-visible = Kamienie widoczne gdzie indziej; nie liczą się do pozostałych.
help-version = Pokaż wersję.
help-help = Pokaż tę pomoc.
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia

column-discard = odrzut
column-left = zostało
column-useful-tiles = przydatne kamienie

useful-total = { $count ->
    [one] przydatny jest { $count } kamień:
    [few] przydatne są { $count } kamienie:
   *[many] przydatnych jest { $count } kamieni:
 }
discards-worse = dalej od tenpai:
waits-total = { $count ->
    [one] rękę kończy { $count } kamień:
    [few] rękę kończą { $count } kamienie:
   *[many] rękę kończy { $count } kamieni:
 }
waits-none = Ręka nie jest w tenpai.
readings-none = Układ nie jest kompletny.
