# Rady źródeł 001 i 002; kluczem jest wiersz spisu treści.
seat-opponent = przeciwnik
seat-right = gracz po prawej
seat-left = gracz po lewej
seat-opposite = gracz naprzeciwko
seat-other = inny gracz

maxim-C1-033 = Nie pokazuj przeciwnikowi swoich kamieni, dopóki nie musisz: ukryta ręka ma większe szanse.
maxim-C1-041 = Riichi nie jest konieczne do wygranej: dodaje jeden fan, ale odbiera swobodę odrzucania.
maxim-C1-128 = Zaplanuj rękę od pierwszego spojrzenia: co zatrzymać, czego się pozbyć i na które yaku grać; zmieniaj plan tylko przy oczywistej okazji.
maxim-C1-129 = Graj na łatwe yaku: same kamienie zwykłe są blisko, a { $tiles } tylko im przeszkadza.
maxim-C1-131 = Dory to nie yaku: masz ich { $count }, ale same nie wystarczą do wygranej.
maxim-C1-132 = Nie odkrywaj grupy, dopóki nie wiesz, które yaku chcesz spełnić: ręka mogłaby nie mieć czym wygrać.
maxim-C1-133 = Ręka z samych chi jest yaku tylko wtedy, gdy jest ukryta; odkryta nie jest nic warta.
maxim-C1-134 = Jedna rodzina z kamieniami specjalnymi traci po odkryciu: ukryta ma { $count } fan, odkryta { $more }.
maxim-C1-135 = Wiesz, na które yaku grasz, więc odkrycie grupy to szybka droga do wygranej: bierzesz i z muru, i z odrzutów.
maxim-C1-138 = Nie da się wygrać każdej rozgrywki: w murze zostało kamieni: { $count }, przeciwnik jest w riichi, a do tenpai brakuje ich { $more }; obrona będzie tańsza.
maxim-C1-139 = { $who } ma { $tiles } wśród swoich odrzutów i z powodu furitenu nie może na nim wygrać przez ron.
maxim-C1-140 = Im więcej kamieni kończy rękę, tym większa szansa: tak jest ich { $count }, inaczej może tylko { $more }.
maxim-C1-144 = Czekanie na { $tiles } jest daremne, wszystkie cztery kamienie już widać; razem { $count ->
    [one] został { $count }
    [few] zostały { $count }
   *[many] zostało { $count }
 }.
maxim-C1-147 = We dwoje gra się ledwie połową kamieni, dlatego warto czekać na więcej rodzajów: tu jest ich { $count }, kamieni { $more }.

maxim-C2-262 = Nie wymuszaj jednej rodziny za wszelką cenę: po tym odrzucie do gotowej ręki brakowałoby { $count ->
    [one] { $count } kamienia
    [few] { $count } kamieni
   *[many] { $count } kamieni
 }, inaczej tylko { $more }.
maxim-C2-263 = Zaraz po rozdaniu policz, ilu kamieni brakuje do wygranej: tutaj { $count }.
maxim-C2-264 = Do wygranej brakuje najwyżej czterech kamieni (tutaj { $count }): graj od początku na wygraną, uda się ona do 9.–10. ruchu.
maxim-C2-265 = Do wygranej brakuje { $count } kamieni: zależy, co przyjdzie; licz się z tym, że trzeba będzie z niej zrezygnować.
maxim-C2-266 = Do wygranej brakuje { $count } kamieni: od razu z niej zrezygnuj, broń się i graj na brak rozstrzygnięcia.
maxim-C2-278 = Nie rozbijaj szeregu { $tiles }: w całości daje chi na wiele sposobów i zostawia jeszcze dobry element.
maxim-C2-283 = Przygotuj rękę tak, by kończyło ją jak najwięcej kamieni: tak jest ich { $count }, inaczej może tylko { $more }.
maxim-C2-284 = Nie czekaj na jeden rodzaj kamienia ({ $tiles }, { $count ->
    [one] został { $count }
    [few] zostały { $count }
   *[many] zostało { $count }
 }): rękę można przygotować tak, że kamieni będzie { $more }.
maxim-C2-284-claim = Nie układaj gotowych grup przedwcześnie: ta nie zbliża ręki do wygranej.
maxim-C2-286 = Ręka ma więcej części, niż potrzebuje ({ $count }): trzymaj tanie kamienie, a drogie { $tiles } puść.
maxim-C2-287 = Lepiej czekać później na więcej kamieni niż zaraz na niewiele: teraz rękę { $count ->
    [one] zakończyłby tylko { $count }
    [few] zakończyłyby tylko { $count }
   *[many] zakończyłoby tylko { $count }
 }, tak przydatnych będzie { $more }.
maxim-C2-288 = To już { $count }. ruch, a ręka nie jest gotowa: przejdź do obrony.
maxim-C2-289 = To już { $count }. ruch: po piętnastym pewnie ktoś inny wygra wcześniej, odrzucaj tylko bezpieczne kamienie i licz na brak rozstrzygnięcia.
maxim-C2-291 = Trzymaj rękę ukrytą jak najdłużej: każda wyłożona grupa coś przeciwnikom zdradza.
maxim-C2-292 = Każda wyłożona grupa odbiera ręce swobodę: po { $more }. grupie zostanie w niej kamieni: { $count }.
maxim-C2-293 = Warto czekać na { $tiles }: skrajne kamienie odrzuca się często, bo trudniej ich użyć.
maxim-C2-296 = Nawet gotową rękę można poprawić: kamieni, które ją kończą, będzie zamiast { $count } razem { $more }.
maxim-C2-303 = Nie odrzucaj tego, czego przeciwnik potrzebuje: { $who } ma pewnie gotową rękę, a { $tiles } może się do niej przydać.
maxim-C2-304 = Najpierw odrzuca się samotne drogie kamienie, przede wszystkim wiatry: { $tiles }.
maxim-C2-305 = Kto nie jest Wschodem, odrzuca najpierw samotny wiatr wschodni, a potem wiatr gracza po lewej: { $tiles }.
maxim-C2-306 = Samotne tanie kamienie łatwo się łączą, dlatego idą na końcu: najpierw odrzuć { $tiles }.
maxim-C2-307 = To już { $count }. ruch i ktoś może mieć { $tiles } w parze: niewidocznych zostało { $more }.
maxim-C2-308 = To już { $count }. ruch: tanie kamienie od 3 do 7, takie jak { $tiles }, są teraz najgroźniejsze.
maxim-C2-309 = { $tiles } nikomu się nie przyda i ręka go nie potrzebuje: to dobra odpowiedź na oba pytania, co jest groźne i co przydatne.
maxim-C2-313 = Trzy takie same kamienie specjalne już widać, czwarty jest bezpieczny: { $tiles }.
maxim-C2-314 = Na { $tiles } nikt już nie wygra: nie ma kamieni na pon, parę ani chi.
maxim-C2-319 = { $who } { $count ->
    [0] w ogóle
   *[some] prawie
 } nie odrzuca { $suit ->
    [m] znaków
    [p] kółek
   *[s] bambusów
 }: pewnie je zbiera.
maxim-C2-320 = { $who } ma { $tiles } wśród wczesnych odrzutów, pewnie jako samotny kamień: sąsiednie numery są dość bezpieczne.
maxim-C2-321 = { $who } ma { $tiles } wśród późnych odrzutów, pewnie z brzegu elementu: sąsiednie numery są groźne.
maxim-C2-322 = Trójek i siódemek chce każdy: nie odrzucaj { $tiles }, dopóki takiego kamienia nie odrzuci { $who }.
maxim-C2-323 = { $who } odrzuca podwójny wiatr { $tiles }: pewnie liczy na bardzo drogą rękę.
maxim-C2-324 = { $who } w ciągu kilku ruchów odrzuca całe chi { $tiles }: pewnie zbiera jedną rodzinę, i to nie tę.
maxim-C2-325 = { $who } odrzuca { $tiles }: w tej rodzinie pewnie zbiera { $half ->
    [low] niskie
   *[high] wysokie
 } numery.
maxim-C2-326 = { $who } ma wyłożone trzy grupy jednej rodziny ({ $tiles }): w żadnym razie jej nie odrzucaj.
maxim-C2-327 = { $who } ma wyłożone kamienie specjalne i grupy jednej rodziny ({ $tiles }): nie odrzucaj ani takich kamieni specjalnych, ani tej rodziny.
maxim-C2-328 = { $who } odrzuca { $tiles }, choć takie kamienie zbiera: ma pewnie gotową rękę.
maxim-C2-330-wind = { $who } tak późno odrzuca swój własny wiatr { $tiles }: ma pewnie gotową rękę, inaczej wiatr by w niej został.
maxim-C2-331-across = { $who } odrzuca { $suit ->
    [m] znaki
    [p] kółka
   *[s] bambusy
 } z całego szeregu ({ $tiles }): pewnie ich nie zbiera.
maxim-C2-331-passed = { $who } przez { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
 } nie bierze żadnych { $suit ->
    [m] znaków
    [p] kółek
   *[s] bambusów
 }, choć może: pewnie tej rodziny nie zbiera.
maxim-C2-332-laid = { $who } ma wyłożone { $tiles }: pewnie zbiera tę rodzinę.
maxim-C2-333 = { $tiles } może się przydać graczowi po prawej, który jako jedyny może go wziąć do chi: ten jest zawsze najgroźniejszy.
maxim-C2-336 = System 1-4-7: po tym odrzucie { $tiles } wygląda bezpiecznie i gracz po lewej może go odrzucić ({ $count ->
    [one] został { $count }
    [few] zostały { $count }
   *[many] zostało { $count }
 }).
maxim-C2-337 = Odrzuć brzeg i licz na to, że gracz po lewej odrzuci { $tiles } ({ $count ->
    [one] został { $count }
    [few] zostały { $count }
   *[many] zostało { $count }
 }).
maxim-C2-338 = { $who } ma pewnie silną rękę i może wziąć { $tiles } do chi: uprzedź to ponem, który ma pierwszeństwo.
maxim-C2-340 = { $who } może wziąć { $tiles } do chi: uprzedź to ponem.
maxim-C2-341 = { $who } odrzuca głównie jedną rodzinę ({ $count } z { $more } numerów): dobrze jest czekać na { $tiles }.
maxim-C2-343 = Północ nie powinna wykładać ponów ani kanów takich jak { $tiles }: daje tym Wschodowi dodatkowy ruch; wyjątkiem są kamienie szczęśliwe.
maxim-C2-344 = Północ jest najbardziej zagrożona przez Wschód: wygraj jak najszybciej, choćby tanio.
maxim-C2-346 = { $who } zatrzymuje dobrany kamień i odrzuca { $tiles } z ręki: pewnie nie jest ona jeszcze gotowa.
maxim-C2-348 = { $who } odrzuca od razu { $count ->
    [one] { $count } dobrany kamień
    [few] { $count } dobrane kamienie
   *[many] { $count } dobranych kamieni
 } z rzędu ({ $tiles }): ma pewnie gotową rękę.
