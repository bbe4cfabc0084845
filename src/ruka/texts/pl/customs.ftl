# Zwyczaje przy stole: strona
customs-title = Zwyczaje przy stole
customs-text = Co się dzieje wokół kamieni przed ruchami i między nimi: mur, kostki i rozdanie, meldunki, kary i etykieta. Każde zasady mają swój sposób, a tutaj można obejrzeć każdy z nich.
customs-ways = Jak buduje się i rozbija mur
customs-of = Zasady:
customs-all = Wszystkie sposoby
customs-opening = Od muru do pierwszego odrzuconego kamienia
customs-opening-text = Wszystko jest tak, jak rozdaje silnik: kostki decydują, gdzie mur zostanie rozbity, a każdy kamień pochodzi z miejsca, w którym leżałby na prawdziwym stole.
customs-sets = Jak wykłada się zameldowane grupy
customs-sets-text = Przejęty kamień jest obrócony, a jego miejsce mówi, kto go odrzucił.
customs-book = Cała księga zasad
customs-course = Kurs o zasadach stołu
customs-watch = Mur, kostki i rozdanie w ruchu
customs-east-holds = Ręka Wschodu
customs-step = Krok { $step } z { $steps }
customs-steps = Kroki
customs-play = Odtwórz
customs-pause = Zatrzymaj
customs-back = Wstecz
customs-forward = Dalej
customs-again = Rzuć jeszcze raz
customs-picture = Stół z góry, Wschód siedzi na dole

# Co dzieje się po kolei
custom-dealer = Teraz wypadło { $first } i { $second }, razem { $sum }.
custom-thrown = Kostkami rzuca { $who }: { $first } i { $second }, razem { $sum }.
custom-thrown-too = Drugi raz rzuca { $who }: { $first } i { $second }, razem { $sum }. Oba rzuty dają { $total }.
custom-counted = Liczy się w prawo od Wschodu, który jest 1: numer { $sum } to { $who }.
custom-stacks = { $count ->
    [one] Od prawego końca tego muru odlicza się { $count } segment.
    [few] Od prawego końca tego muru odlicza się { $count } segmenty.
   *[many] Od prawego końca tego muru odlicza się { $count } segmentów.
 }
custom-stacks-over = Od prawego końca tego muru trzeba odliczyć segmenty: { $count }. Ma ich tylko { $stacks }, więc liczy się dalej w murze lewego sąsiada: { $who }, segment { $over }.
custom-indicator = Jest to { $tile }, więc dora to { $dora }.
custom-takes = { $count ->
    [one] Jeden kamień bierze { $who }.
    [few] { $count } kamienie bierze { $who }.
   *[many] { $count } kamieni bierze { $who }.
 }
custom-takes-stack = Cały segment bierze { $who }.
custom-takes-tops = Dwa kamienie, górne z pierwszego i trzeciego segmentu, bierze { $who }.
custom-flowers = { $count ->
    [one] Kwiat wykłada { $who } i bierze za niego kamień z końca muru.
    [few] { $count } kwiaty wykłada { $who } i bierze za nie kamienie z końca muru.
   *[many] { $count } kwiatów wykłada { $who } i bierze za nie kamienie z końca muru.
 }
custom-begins = Wschód odrzuca pierwszy kamień.

# Sposoby budowania muru
custom-way = { $sides ->
    [one] { $sides } mur
    [few] { $sides } mury
   *[many] { $sides } murów
 } po { $stacks } segmentów, { $throws ->
    [once] jeden rzut
   *[twice] dwa rzuty
 }{ $dead ->
    [none] , bez martwego muru
    [shown] , ze wskaźnikiem dory
   *[closed] {""}
 }
custom-way-screen = Rozdaje automat

# Jak leżą grupy
custom-laid = { $kind ->
    [chow] Chi
    [pung] Pon
    [kong] Kan
    [added-kong] Pon ulepszony w kan
   *[concealed-kong] Ukryty kan
 }{ $giver ->
    [left] {" "}z lewej
    [top] {" "}z naprzeciwka
    [right] {" "}z prawej
   *[none] {""}
 }
