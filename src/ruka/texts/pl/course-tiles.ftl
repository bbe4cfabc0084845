# Kurs 1: kamienie i grupy
course-tiles = Kamienie i grupy
course-tiles-about = Który kamień jest który, czym jest grupa i jak wygląda wygrywający układ.
lesson-tiles-suits-title = Trzy rodziny
lesson-tiles-suits =
    W mahjonga gra się kamieniami. Różnych jest { $kinds }, a każdy występuje cztery razy: razem { $tiles } kamieni.
    Większość należy do trzech [term:suit|rodzin] ponumerowanych od jednego do dziewięciu: [term:dots|kółka], [term:bamboos|bambusy] i [term:characters|znaki].
lesson-tiles-characters =
    Najpierw naucz się cyfr na znakach. Jedynka, dwójka i trójka mają jedną, dwie i trzy kreski; pozostałych nauczysz się podczas gry.
    Jedynka bambusów to obrazek ptaka, w każdym pudełku inny. To i tak jeden bambus.
lesson-tiles-honours-title = Wiatry, smoki i kamienie skrajne
lesson-tiles-honours =
    Pozostałe kamienie nie mają numerów. Cztery [term:winds|wiatry], zawsze w tej kolejności: wschód, południe, zachód, północ. Trzy [term:dragons|smoki]: czerwony, biały i zielony. Razem to [term:honours|kamienie specjalne].
    Biały smok bywa różny: najczęściej jest pusty, czasem ma niebieską ramkę.
lesson-tiles-sorts = Jedynki i dziewiątki to [term:terminals|kamienie skrajne] (graniczne): pasują do mniejszej liczby sekwensów. Kamienie od dwójki do ósemki to [term:simples|kamienie zwykłe]. Kamienie skrajne i specjalne są więcej warte, ale trudniej je wykorzystać.
lesson-tiles-box-title = Co jest w pudełku
lesson-tiles-box =
    W każdej rodzinie jedna z piątek może być [term:red_five|czerwona]: zastępuje zwykłą piątkę, więc kamieni nadal jest { $tiles }.
    W wielu pudełkach jest też osiem [term:flowers|kwiatów] i [term:seasons|pór roku], każdy kamień raz, czasem jokery i puste kamienie. Większość zasad ich nie używa: odłóż je.
lesson-tiles-gear =
    Oprócz kamieni są dwie lub trzy kostki, patyczki albo żetony na punkty i coś, co pokazuje wiatry. Wartość żetonów gracze ustalają sami; dobre są 10, 100, 500 i 1000.
    Jeśli w pudełku nie ma krążków z kierunkami, wytnij je z tektury: początkującym pomagają najbardziej. Niektóre komplety mają klocek z wałkiem, który pokazuje wiatr rundy.
lesson-tiles-sets-title = Chi, pon, kan i para
lesson-tiles-sets = Kamienie układa się w [term:set|grupy]. [term:chow|Chi] (sekwens) to trzy kolejne kamienie jednej rodziny, [term:pung|pon] to trzy jednakowe, [term:kong|kan] cztery jednakowe. [term:pair|Para] to dwa jednakowe.
lesson-tiles-no-sets =
    Numery nie biegną w kółko: po dziewiątce nic nie ma, więc 8-9-1 to nie chi. Z wiatrów i smoków chi się nie układa.
    A cztery jednakowe kamienie w ręce są kanem dopiero po zadeklarowaniu: do tej chwili to pon i jeden kamień więcej, na przykład do chi.
lesson-tiles-hand-title = Wygrywający układ
lesson-tiles-hand = [term:complete_hand|Wygrywający układ] ma { $count } kamieni: cztery grupy i parę. Grupy mogą być samymi chi, samymi ponami, samymi kanami albo dowolną mieszanką, a para może być z każdego kamienia. Kan liczy się jak grupa z trzech; za czwarty kamień dobiera się kolejny.
lesson-tiles-other-hands = Dwa układy są inne: [term:chiitoitsu|siedem par] i [term:kokushi|trzynaście sierot], czyli każdy kamień skrajny i specjalny raz, a jeden z nich dwa razy.
lesson-tiles-double-wind = Każdy gracz ma swój wiatr i każda runda też. Jeśli w rundzie południowej jesteś Południem i wyłożysz trzy wiatry południowe, jest to grupa [term:double_wind|podwójnego wiatru] i liczy się dwa razy.
lesson-tiles-turn-title = Gra jednym tchem
lesson-tiles-breath =
    Gra czworo. Każdy dostaje { $hand } kamieni. Kto ma ruch, dobiera jeden, ma ich { $deal }, i jeden odrzuca: co pasuje, zostaje, co nie, odpada. I tak w kółko, aż ktoś ułoży wygrywający układ albo skończą się kamienie.
    Rozdana ręka prawie nigdy nie wygrywa od razu. Chodzi o to, by przebudować swoją przed innymi; na końcu liczą się punkty, nie liczba wygranych.
    Przeczytaj to dwa razy i graj: oszczędzi to kłopotów później.
lesson-tiles-turn = Ruch krok po kroku:
lesson-tiles-eight =
    Z trzynastoma kamieniami możesz dobrać albo przejąć ostatni odrzut: do wygranej ([term:ron|ron]), do chi, pona lub kana. Z czternastoma możesz wygrać ([term:tsumo|tsumo]), zadeklarować kan, zadeklarować [term:riichi|riichi], a jeśli nie, jeden odrzucasz.
    Po kanie przychodzi kolejny kamień i ruch trwa. Wszystko poza dobraniem i odrzuceniem jest rzadkie: większość ruchów to tylko te dwie czynności.
lesson-tiles-why-not = Pytanie, które kiedyś zada każdy: układ jest pełny, dlaczego nie mogę wygrać? Powody są dwa. Albo układ nie ma żadnego [term:yaku|yaku], albo jesteś w [term:furiten|furitenie]: wśród twoich odrzutów leży kamień, na który teraz czekasz. Stół powie, który to powód.
lesson-tiles-dora-title = Dora
lesson-tiles-dora = Jeden kamień martwego muru leży odkryty: to [term:dora_indicator|wskaźnik]. Następny po nim to [term:dora|dora], prezent: każda w wygrywającym układzie podnosi jego wartość.
