# Rozdziały księgi zasad
chapter-source = Skąd są te zasady
chapter-needs = Co jest potrzebne
chapter-seats = Miejsca i wiatry
chapter-wall = Mur, kostki i rozbijanie
chapter-deal = Rozdanie
chapter-hand = Wygrywający układ
chapter-turn = Ruch
chapter-calls = Przejęcie kamienia i wykładanie grup
chapter-kongs = Kany
chapter-dora = Dora
chapter-riichi = Riichi
chapter-furiten = Furiten
chapter-ends = Koniec rozgrywki
chapter-ready = Tenpai i noten
chapter-liability = Odpowiedzialność
chapter-counters = Liczniki i zastawy
chapter-penalties = Przewinienia i ich cena
chapter-manners = Etykieta
chapter-game = Koniec gry
wind-name = { $wind ->
    [E] Wschód
    [S] Południe
    [W] Zachód
   *[N] Północ
 }

# Źródło
source-ema-origin = Riichi, współczesny japoński mahjong, trafiło do kilku krajów Europy niezależnie, przez co powstały drobne różnice w zasadach; przed pierwszymi mistrzostwami Europy w 2008 roku Europejskie Stowarzyszenie Mahjonga przyjęło jeden tekst.
source-ema-signed = W imieniu stowarzyszenia podpisała Tina Christensen 14 maja 2008 r.; podziękowania należą się Sjefowi Strikowi, Jenn Barr i Benjaminowi Boasowi za wytłumaczenie odmian zasad.
source-ema-japan = Według przedmowy zasady te różnią się od japońskich w szczególności tym:
source-japan-open-tanyao = same zwykłe (tanyao) liczą się tylko w ukrytym układzie;
source-japan-two-yaku-at-five-honba = gdy na stole leży pięć liczników, do wygranej potrzeba yaku wartych dwa;
source-japan-swap-calling = po chi wolno odrzucić taki sam kamień jak przejęty.
source-ema-numbers = Wydania czeskie i polskie mają te same rozdziały, więc podany tu numer dotyczy obu; tabele są na ostatniej stronie.
source-ema-polish = Polski przekład sporządził Szymon Lasota z KGJ przy PJWSTK 24 grudnia 2008 r.: pełnych zasad po polsku brakowało, a według tych gra się na turniejach w Europie.
source-ema-choices = Tłumacz sam wybrałby inaczej w czterech miejscach (tanyao tylko ukryte, trzech zwycięzców naraz, zamiana przy meldowaniu, kan dora od razu po każdym kanie), ale dzięki temu zasady są prostsze i jednolite: najpierw warto poznać te, potem inne, na przykład japońskiej ligi zawodowej.
source-002-base = Źródło wykłada klasyczne zasady japońskie, a pozostałe opisuje przez różnice.
source-001-options = Nie każdy automat stosuje wszystkie zasady specjalne; te, które się różnią, są tu opcjami.
source-001-everywhere = Trzy zasady obowiązują wszędzie: jedno yaku do wygranej, furiten i cena za przepuszczenie wygrywającego kamienia po reach.

# Co jest potrzebne
need-kinds = Trzy rodziny o numerach od 1 do 9 (kółka, bambusy, znaki), cztery wiatry (wschód, południe, zachód, północ) i trzy smoki (biały, zielony, czerwony).
need-no-flowers = Kwiaty, pory roku, jokery i puste kamienie, jeśli są w pudełku, odkłada się.
need-dice = Dwie kostki sześciościenne.
need-marker = Wskaźnik wiatru rundy.
need-sticks = Patyczki do liczenia punktów, używane także jako liczniki (honba) i zastawy riichi.
need-discs = Krążki z nazwami wiatrów, po jednym dla gracza; najbardziej pomagają początkującym.
need-roller = W niektórych kompletach jest klocek z wałeczkiem, na którym ustawia się wiatr rundy.
need-paper = Gdy w komplecie nie ma żetonów: żetony pokerowe albo punkty zapisywane na kartce.
need-numbered = Kwiaty i pory roku są numerowane: 1 należy do Wschodu, 2 do Południa, 3 do Zachodu, 4 do Północy.

# Miejsca i wiatry
seat-players-2 = Kto rozdaje, jest Wschodem, przeciwnik jest Południem.
seat-players-3 = Rozdaje Wschód; następny gracz siedzi po jego prawej, ostatni po jego lewej stronie. Gra się przeciwnie do ruchu wskazówek zegara.
seat-players-4 = Zaczyna Wschód; Południe siedzi po jego prawej, Zachód naprzeciwko, Północ po jego lewej stronie. Kolejność wschód, południe, zachód, północ przeciwnie do ruchu wskazówek zegara nie zgadza się z kompasem.
figure-table = { $wall ->
    [built] Stół z góry: przed każdym graczem ręka z jego wiatrem, po prawej zameldowane grupy, dalej mur, a wewnątrz niego odrzuty w rzędach.
   *[screen] Stół z góry: przed każdym graczem ręka z jego wiatrem, po prawej zameldowane grupy i odrzuty w rzędach; pośrodku martwy stos ze wskaźnikiem.
 }{ $out ->
    [0] {""}
   *[some] {" "}W rogu ten, kto pauzuje.
 }
seat-lot = Miejsca przy stole losuje się, chyba że wyznacza je turniej.
seat-first-first-seat = Kto siedzi na pierwszym miejscu, jest Wschodem w pierwszej rozgrywce.
seat-first-duel = Na początku dwie kostki decydują, kto rozdaje: poniżej sześciu przeciwnik, powyżej sześciu ty; przy szóstce rzuca się ponownie.
seat-first-dice = Na początku każdej rundy jeden z graczy rzuca dwiema kostkami i odlicza sumę w prawo, zaczynając od siebie; na kogo wypadnie, ten jest Wschodem.
seat-first-tiles = Na początku każdej rundy miesza się obrazkami do dołu po jednym kamieniu każdego wiatru i jeden inny, a każdy losuje jeden: wiatr wyznacza miejsce, a kto ma inny kamień, na razie pauzuje.
seat-round-wind = Wiatrem pierwszej rundy jest wschód. Gdy rozdawanie wróci do pierwszego Wschodu po tym, jak każdy nim był, zaczyna się następna runda z następnym wiatrem.
seat-round-wind-open = Wiatrem dominującym jest najpierw wschód; zmienia się, gdy rozdawanie wróci do pierwszego rozdającego.
seat-every-east = { $count ->
    [one] Podczas gry każdy jest Wschodem co najmniej raz.
    [2] Podczas gry każdy jest Wschodem co najmniej dwa razy, w każdej rundzie co najmniej raz.
    [few] Podczas gry każdy jest Wschodem co najmniej { $count } razy, w każdej rundzie co najmniej raz.
   *[many] Podczas gry każdy jest Wschodem co najmniej { $count } razy, w każdej rundzie co najmniej raz.
 }
seat-marker = Wskaźnik leży zawsze przy graczu, który zaczynał jako Wschód; z nową rundą się go obraca.
seat-pass-2 = Gdy rozdawanie przechodzi, Południe zostaje Wschodem, a Wschód Południem.
seat-pass-3 = Gdy rozdawanie przechodzi, Wschodem zostaje gracz po prawej stronie Wschodu, a pozostali dostają następne wiatry, które są w grze.
seat-pass-4 = Gdy rozdawanie przechodzi, Południe zostaje Wschodem, Zachód Południem, Północ Zachodem, a Wschód Północą.
seat-sitting-out = Gdy rozdawanie przechodzi, Południe zostaje Wschodem, Zachód Południem, a Północ Zachodem; kto pauzował, siada jako Północ, a ostatni Wschód pauzuje.
seat-round-ends = Runda kończy się, gdy każdy był Wschodem, a ostatni Wschód nie zostaje.
grid-rotation = Jak zmieniają się wiatry, rozgrywka po rozgrywce
grid-deal = rozgrywka
grid-wins = wygrywa

# Mur
wall-shuffle = Wszystkie kamienie dokładnie miesza się obrazkami do dołu.
wall-built-2 = Każdy gracz układa przed sobą mur o długości { $stacks } segmentów i wysokości dwóch kamieni (razem { $tiles }).
wall-built-3 = Każdy gracz układa przed sobą mur o długości { $stacks } segmentów i wysokości dwóch kamieni (razem { $tiles }); trzy zsunięte mury mają kształt litery U.
wall-built-4 = Każdy gracz układa przed sobą mur o długości { $stacks } segmentów i wysokości dwóch kamieni (razem { $tiles }); cztery zsunięte mury tworzą kwadrat.
wall-loose = { $count ->
    [one] Poza murem zostaje { $count } kamień.
    [few] Poza murem zostają { $count } kamienie.
   *[many] Poza murem zostaje { $count } kamieni.
 }
wall-break = Wschód rzuca dwiema kostkami i odlicza graczy przeciwnie do ruchu wskazówek zegara, zaczynając od siebie. Na kogo wypadnie, odlicza w swoim murze od prawej tyle samo segmentów i za ostatnim z nich rozbija mur. Rzut Wschodu wskazuje:
wall-break-twice = Wschód rzuca dwiema kostkami i odlicza graczy w prawo, zaczynając od siebie. Na kogo wypadnie, rzuca także i dodaje oba rzuty: tyle segmentów odlicza od prawego rogu swojego muru w lewo i za ostatnim z nich otwiera mur. Rzut Wschodu wskazuje:
wall-break-over = Jeśli suma jest większa niż { $stacks }, odlicza się dalej w murze lewego sąsiada.
wall-gap = W tym miejscu mur się nieco rozsuwa, żeby wszyscy widzieli przerwę.
wall-dead = { $count ->
    [one] { $count } segment na prawo od przerwy to martwy mur
    [few] { $count } segmenty na prawo od przerwy to martwy mur
   *[many] { $count } segmentów na prawo od przerwy to martwy mur
 }; gdzie mur się kończy, biegnie dalej za rogiem. Druga przerwa za nim pokazuje, gdzie kończy się mur, z którego się dobiera.
wall-indicator = Odwraca się górny kamień { $place }. segmentu od przerwy: to pierwszy wskaźnik dora.
wall-kept = { $count ->
    [one] W martwym murze zawsze zostaje { $count } kamień
    [few] W martwym murze zawsze zostają { $count } kamienie
   *[many] W martwym murze zawsze zostaje { $count } kamieni
 }: za każdy wzięty z niego przesuwa się do niego ostatni kamień zwykłego muru, więc mur kończy się wcześniej.
wall-screen = Muru się nie buduje, miesza i rozdaje automat. Na ekranie widać tylko martwy stos ze wskaźnikiem i kamieniami, które mogą zostać odkryte.
figure-wall = Mur przed rzutem kostkami: { $stacks } segmentów po dwa kamienie, liczba boków: { $sides }.{ $loose ->
    [0] {""}
   *[some] {" "}Pośrodku liczba kamieni, które zostały poza nim ({ $loose }).
 }
figure-break = Wschód wyrzucił { $first }: mur rozbija { $who } za { $count }. segmentem od prawej; na lewo od przerwy { $left ->
    [one] stoi w nim { $left } segment
    [few] stoją w nim { $left } segmenty
   *[many] stoi w nim { $left } segmentów
 }. Strzałka pokazuje, skąd bierze się pierwsze kamienie.{ $dead ->
    [0] {""}
   *[some] {" "}Na niebiesko: martwy mur, liczba segmentów { $dead }.
 }
figure-break-twice = Wschód wyrzucił { $first }, wypadło na gracza { $counted }; ten rzucił także, razem { $sum }. Mur otwiera się u gracza { $who } za { $count }. segmentem od prawej; na lewo od przerwy { $left ->
    [one] stoi tam { $left } segment
    [few] stoją tam { $left } segmenty
   *[many] stoi tam { $left } segmentów
 }. Strzałka pokazuje, skąd bierze się pierwsze kamienie.{ $dead ->
    [0] {""}
   *[some] {" "}Na niebiesko: martwy mur, liczba segmentów { $dead }.
 }
figure-dead-wall = { $indicators ->
    [yes] Martwy mur od przerwy: niebieskie liczby to kolejność kamieni uzupełniających (od 1 do { $count }), żółte to miejsca wskaźników dora; pierwszy jest odwrócony.
   *[no] Martwy mur od przerwy: liczby to kolejność pierwszych kamieni uzupełniających (od 1 do { $count }).
 }

# Rozdanie
deal-blocks = Wschód bierze od przerwy pierwsze kamienie, po { $share } naraz (segmenty: { $stacks }), po nim pozostali przeciwnie do ruchu wskazówek zegara, podczas gdy kamienie bierze się wzdłuż muru zgodnie z ruchem wskazówek zegara, aż każdy będzie ich miał { $count }.
deal-last = Potem Wschód bierze dwa kamienie, górne z pierwszego i z trzeciego segmentu, a Południe, Zachód i Północ po jednym: to samo, co po jednym dla każdego i pierwsze dobranie Wschodu.
deal-last-plain = Potem każdy bierze jeden kamień, a Wschód jeszcze jeden.
deal-loose = Z kamieni poza murem każdy bierze losowo { $count }; potem otwiera się mur za pomocą kostek.
deal-stack = Od przerwy Wschód bierze cały segment, a pozostali w kolejności gry po jednym kamieniu.
deal-result = Liczba kamieni Wschodu: { $dealer }, każdego z pozostałych: { $count }.
deal-screen = { $count ->
    [one] Każdy dostaje { $count } kamień
    [few] Każdy dostaje { $count } kamienie
   *[many] Każdy dostaje { $count } kamieni
 }; kto rozdaje, zaczyna od dobrania kolejnego.
deal-next-lower = Pierwszym kamieniem, który się potem dobiera, jest dolny kamień swojego segmentu.
deal-next-upper = Pierwszym kamieniem, który się potem dobiera, jest górny kamień swojego segmentu.
deal-stand = Każdy ustawia kamienie pionowo, tak by obrazki widział tylko ich właściciel.
figure-deal = Ostatni krok oczami tego, kto otworzył mur: liczby podają kolejność, wiatry, kto bierze kamień. Strzałka wskazuje kamienie, które następują.

# Wygrywający układ
hand-aim = Celem rozgrywki jest ułożyć kompletny układ przed innymi, celem gry mieć najwięcej punktów. Ile rozgrywek kto wygrał, samo w sobie nie ma znaczenia.
hand-aim-hands = Celem rozgrywki jest ułożyć kompletny układ przed innymi.
hand-sets = Grupą jest chi (chow, sekwens: trzy kolejne kamienie jednej rodziny), pon (pung: trzy takie same kamienie) albo kan (kong: cztery takie same). Z wiatrów i smoków nie tworzy się chi; nie jest nim też 8-9-1 ani 9-1-2.
hand-pair = Para to dwa takie same kamienie. Nie wykłada się jej: z odrzuconego kamienia powstaje para tylko wtedy, gdy się nim wygrywa.
hand-concealed = Grupa z samych własnych dobranych kamieni jest ukryta; grupa z odrzuconym kamieniem jest otwarta i leży na stole.
hand-winner-shows = Rękę pokazuje i zapłatę dostaje tylko zwycięzca; jeśli układ można policzyć na kilka sposobów, liczy się najlepszy.
hand-all-show = Gdy ktoś wygra, wszyscy odkrywają i liczą swoje ręce.
hand-apart = Dobrany kamień leży oddzielnie, żeby było widać, na którym kamieniu gracz wygrał.
hand-shown = Kto wygrywa na kamieniu z muru, najpierw pokazuje go pozostałym.
hand-marks = Dla ułatwienia liczenia w każdej ukrytej grupie kładzie się jeden kamień na pozostałych; wygrywający kamień z muru stawia się na jego grupie, a jeśli był jedynym możliwym, obok niej.

# Ruch
turn-phases = Rozgrywka ma sześć faz: wyznacza się Wschód, buduje i otwiera mur, gra, wykłada wygrywający układ, liczy punkty i płaci.
turn-order = Zaczyna Wschód i gra się w prawo, przeciwnie do ruchu wskazówek zegara. Ruch zaczyna się dobraniem, a kończy odrzuceniem; Wschód, który ma { $count } kamieni, w pierwszym ruchu nie dobiera.
turn-order-drawn = Zaczyna rozdający, a gracze grają na zmianę. Ruch zaczyna się dobraniem, a kończy odrzuceniem.
turn-discard = Kto nie deklaruje wygranej ani kana, odrzuca jeden z niezameldowanych kamieni, nigdy kamień z zameldowanej grupy.
turn-rows = Odrzuty układa się po kolei wewnątrz muru przed graczem, po { $count } w rzędzie, żeby było widać, kto co i kiedy odrzucił.
turn-discards = Odrzuty leżą obrazkami do góry przed graczem, po kolei, żeby było widać, kto co i kiedy odrzucił.
turn-dice = Kostki leżą po prawej stronie Wschodu: wszyscy widzą, kto nim jest.
turn-units = Kolejka to po jednym ruchu każdego gracza; przerywa ją przejęcie kamienia do kana, pona lub chi, a także ukryty kan. Rozgrywka ma kilka kolejek, runda kilka rozgrywek, a gra tyle rund, ile gra się wiatrów.
turn-aloud = Gracze mówią głośno, co odrzucają („dziewiątka bambusów”).
turn-no-undo = Odrzuconego kamienia nigdy nie można cofnąć, nawet po pomyłce.

# Przejęcie
call-claims-all = Odrzucony kamień może przejąć każdy do wygranej, do kana lub do pona; do chi tylko następny gracz, więc chi jest zawsze od gracza z lewej.
call-claims-without-chows = Odrzucony kamień może przejąć każdy do wygranej, do kana lub do pona. Chi się nie melduje.
call-claims-two = Kamień odrzucony przez przeciwnika można przejąć do wygranej, do kana, do pona lub do chi.
call-latest = Przejąć można tylko ostatni odrzucony kamień, nie ma takiego obowiązku, a kto go bierze, w tym ruchu już nie dobiera.
call-order-all = Wygrana ma pierwszeństwo przed wszystkim, kan i pon przed chi.
call-order-without-chows = Wygrana ma pierwszeństwo przed wszystkim.
call-skip = Gra toczy się dalej od tego, kto przejął kamień; gracze pomiędzy tracą ruch.
call-seconds = { $count ->
    [one] Kan lub pon trzeba ogłosić w ciągu { $count } sekundy od odrzucenia.
    [few] Kan lub pon trzeba ogłosić w ciągu { $count } sekund od odrzucenia.
   *[many] Kan lub pon trzeba ogłosić w ciągu { $count } sekund od odrzucenia.
 }
call-final = Przejęcia nie można odwołać.
call-late = { $count ->
    [one] Jeśli następny gracz już dobrał, a ktoś w ciągu { $count } sekundy od odrzucenia przejmuje kamień, dobrany kamień wraca do muru.
    [few] Jeśli następny gracz już dobrał, a ktoś w ciągu { $count } sekund od odrzucenia przejmuje kamień, dobrany kamień wraca do muru.
   *[many] Jeśli następny gracz już dobrał, a ktoś w ciągu { $count } sekund od odrzucenia przejmuje kamień, dobrany kamień wraca do muru.
 }
call-aloud = Wszystko ogłasza się głośno i wyraźnie: „kan” lub „kong”, „pon” lub „pung”, „chi” lub „chow”, „riichi”, „ron” przy wygranej na odrzuconym kamieniu, „tsumo” przy wygranej na dobranym albo „mahjong” w obu przypadkach.
call-quick = Pasujące kamienie z ręki pokazuje się od razu; żeby nie spowalniać gry, wolno odrzucić przed zabraniem przejętego kamienia.
call-used = Odrzucony kamień bierze się tylko po to, by od razu użyć go w wykładanej grupie albo do wygranej.
call-named = Mówi się „chow”, „pung” lub „kong”, a przy wygranej „mahjong”: po chińsku tsimo na kamieniu z muru i rong na odrzuconym, po japońsku tsumo i ron.
call-holding = Pozostałe kamienie grupy trzeba mieć w ręce: dwa do pona lub chi, trzy do kana.
call-one-discard = W żadnej grupie nie ma więcej niż jednego odrzuconego kamienia: odkryty pon staje się kanem tylko dzięki kamieniowi, który gracz sam dobrał.
call-shown = Kamienie odkrywa się tylko w pięciu przypadkach: przy wygranej, przy chi, ponie i kanie z kamienia przeciwnika oraz przy ogłoszeniu własnego kana.
call-laid = Zameldowana grupa leży obrazkami do góry po prawej stronie gracza; przejęty kamień jest obrócony poziomo, a jego miejsce pokazuje, kto go odrzucił.
call-regroup = Kamieni wyłożonej grupy nie przekłada się do innych ani nie odrzuca.
figure-sets-two = { $chows ->
    [yes] Wyłożone grupy: chi, pon i kan z kamieniem przeciwnika; pon ulepszony w kan, nowy kamień nad obróconym; ukryty kan z zewnętrznymi kamieniami obrazkiem do dołu.
   *[no] Wyłożone grupy: pon i kan z kamieniem przeciwnika; pon ulepszony w kan, nowy kamień nad obróconym; ukryty kan z zewnętrznymi kamieniami obrazkiem do dołu.
 }
figure-sets-three = { $chows ->
    [yes] Wyłożone grupy, strzałka wskazuje, kto odrzucił obrócony kamień: chi z lewej; pon i kan z lewej i z prawej; pon ulepszony w kan, nowy kamień nad obróconym; ukryty kan z zewnętrznymi kamieniami obrazkiem do dołu.
   *[no] Wyłożone grupy, strzałka wskazuje, kto odrzucił obrócony kamień: pon i kan z lewej i z prawej; pon ulepszony w kan, nowy kamień nad obróconym; ukryty kan z zewnętrznymi kamieniami obrazkiem do dołu.
 }
figure-sets-four = { $chows ->
    [yes] Wyłożone grupy, strzałka wskazuje, kto odrzucił obrócony kamień: chi z lewej; pon i kan z lewej, z naprzeciwka i z prawej; pon ulepszony w kan, nowy kamień nad obróconym; ukryty kan z zewnętrznymi kamieniami obrazkiem do dołu.
   *[no] Wyłożone grupy, strzałka wskazuje, kto odrzucił obrócony kamień: pon i kan z lewej, z naprzeciwka i z prawej; pon ulepszony w kan, nowy kamień nad obróconym; ukryty kan z zewnętrznymi kamieniami obrazkiem do dołu.
 }

# Kany
kong-ways = Kan powstaje na trzy sposoby:
kong-way-open = zameldowany: trzy kamienie w ręce i kamień odrzucony przez kogokolwiek;
kong-way-added = ulepszony: dobrany czwarty kamień kładzie się nad obróconym kamieniem własnego zameldowanego pona; pozostaje otwarty;
kong-way-concealed = ukryty: wszystkie cztery dobrane; pokazuje się je i przewraca dwa zewnętrzne obrazkiem do dołu.
kong-declared = Cztery takie same kamienie są kanem tylko po ogłoszeniu; kan liczy się jak grupa trzech, dlatego za czwarty dobiera się kamień uzupełniający.
kong-when = Własny kan ogłasza się po dobraniu z muru albo kamienia uzupełniającego, nigdy w ruchu, w którym zameldowano chi lub pon.
kong-replacement = Kamień uzupełniający bierze się z martwego muru, z końca przy przerwie; dalej gra się jak po każdym dobraniu.
kong-replacement-screen = Kamień uzupełniający pochodzi z martwego stosu; dalej gra się jak po każdym dobraniu.
kong-replacement-end = Kamień uzupełniający bierze się z końca muru; dalej gra się jak po każdym dobraniu.
kong-still-concealed = Ręka z ukrytym kanem i bez zameldowanych grup nadal jest ukryta.
kong-seconds = { $count ->
    [one] Przed dobraniem kamienia uzupełniającego pozostali mają { $count } sekundę na wygraną na dołożonym kamieniu.
    [few] Przed dobraniem kamienia uzupełniającego pozostali mają { $count } sekundy na wygraną na dołożonym kamieniu.
   *[many] Przed dobraniem kamienia uzupełniającego pozostali mają { $count } sekund na wygraną na dołożonym kamieniu.
 }
kong-fourth = Jeśli nikt nie wygra po odrzuceniu kamienia po czwartym kanie rozgrywki, zostaje ona przerwana. Jeśli wszystkie cztery należą do jednego gracza, gra się dalej, ale kolejnych kanów ogłosić nie można.
kong-most = { $count ->
    [one] W rozgrywce może być najwyżej { $count } kan.
    [few] W rozgrywce mogą być najwyżej { $count } kany.
   *[many] W rozgrywce może być najwyżej { $count } kanów.
 }

# Dora, riichi, furiten
dora-order = Po dziewiątce następuje jedynka tej samej rodziny; wschód wskazuje na południe, południe na zachód, zachód na północ, północ na wschód; czerwony smok wskazuje na białego, biały na zielonego, zielony na czerwonego.
figure-dora = Od wskaźnika do dory.
riichi-stick = Gracz mówi „riichi”, obraca odrzucony kamień i kładzie nad odrzutami patyczek za { $bet }.
riichi-face-down = Gracz mówi „riichi”, kładzie całą rękę obrazkami do dołu, a obok niej żeton za { $bet }, i już na nią nie patrzy; dalsze odrzuty kładzie osobno od wcześniejszych. Cofnąć tego nie można.
riichi-void = Jeśli ktoś wygra na kamieniu odrzuconym przy deklaracji, riichi jest nieważne i niczego się nie zastawia.
riichi-next = Jeśli obrócony kamień zostanie przejęty do grupy, obraca się następny odrzucony.
figure-pond = Riichi wśród odrzutów, nad nimi patyczek; po prawej: obrócony kamień przejęto, a obrócony leży następny.
riichi-fixed = Potem ręki się nie zmienia: każdy dobrany kamień, który nie daje wygranej ani dozwolonego kana, odrzuca się.
riichi-kong-example = Dobrana czwórka kółek nie pozwala tu na kan: trzy pony z kolejnych kamieni można odczytać też jako trzy takie same chi.
riichi-furiten = Riichi wolno zadeklarować także w furitenie.
furiten-claimed = Liczą się też odrzuty, które przejął ktoś inny; także dlatego przejęte kamienie leżą obrócone.
furiten-blocked = Wygrywające kamienie: { $waits }. Wcześniejsze odrzuty: { $discards }. Furiten; na odrzucie nie wygrywa już: { $forbidden }. Z muru tak.
furiten-free = Wygrywające kamienie: { $waits }. Wcześniejsze odrzuty: { $discards }. To nie furiten: żadnego z wygrywających kamieni nie ma wśród odrzutów.
furiten-change = Kto nie zadeklarował riichi, może zmienić układ i tak wyjść z furitenu.
furiten-no-yaku = Dotyczy to też kamienia, który nie dałby żadnego yaku.
furiten-own-draw = W furiten wprowadza też wygrywający kamień, który gracz po riichi sam dobrał i odrzucił; późniejsza wygrana z muru pozostaje możliwa.

# Koniec rozgrywki
end-ways = Rozgrywka kończy się:
end-way-win = wygraną;
end-way-several-wins = wygraną jednego gracza albo kilku naraz;
end-way-wall = wyczerpaniem kamieni: po odrzuceniu ostatniego kamienia nikt nie wygrał;
end-way-turns = gdy każdy wykorzysta swoje ruchy i nikt nie wygrał;
end-way-early = przerwaniem.
end-last = Ostatni odrzucony kamień można przejąć tylko do wygranej, nie do kana, pona ani chi. Po kanie z przedostatnim kamieniem ostatnim jest kamień uzupełniający.
end-abortive = Rozgrywka zostaje przerwana, gdy:
abort-nine-orphans = gracz po pierwszym własnym dobraniu, w pierwszej nieprzerwanej kolejce, ma dziewięć różnych kamieni skrajnych i specjalnych i to ogłosi;
abort-four-winds = wszyscy odrzucą w pierwszej nieprzerwanej kolejce ten sam wiatr;
abort-four-riichi = wszyscy zadeklarowali riichi i nikt nie wygrał na odrzucie ostatniego z nich; wszyscy odsłaniają układy;
abort-four-kongs = ogłoszono czwarty kan, nie wszystkie należą do jednego gracza i nikt nie wygrał na odrzucie po nim;
abort-three-winners = na tym samym kamieniu chce wygrać trzech graczy.
end-abortive-after = Wtedy nikt nie płaci i nikt nie musi pokazywać ręki, tylko po czterech riichi wszyscy; przybywa licznik, a Wschód zostaje.
end-no-payment = Po wyczerpaniu kamieni nikt nic nie płaci i rozdaje się ponownie.
ready-none-or-all = Gdy nikt nie jest w tenpai albo są w nim wszyscy, nikt nie płaci.
ready-seen = Ręka jest w tenpai, nawet jeśli wszystkie kamienie, na które czeka, leżą wśród odrzutów i w zameldowanych grupach.
ready-furiten = Furiten nie ma znaczenia: tenpai jest uznawane.
grid-noten = Co się płaci po wyczerpaniu kamieni
grid-ready = w tenpai
grid-each-gets = każdy z nich dostaje
grid-each-pays = każdy z pozostałych płaci

# Odpowiedzialność
pao-feeds = Za cudzy układ limitowy odpowiada ten, kto odrzuci kamień, z którym przeciwnik wyłoży:
pao-daisangen = trzecią grupę smoków: { $name };
pao-daisuushii = czwartą grupę wiatrów: { $name };
pao-suukantsu = czwarty kan: { $name }.
pao-claimed = Liczą się tylko zameldowane pony i kany.
pao-any = Liczą się też ukryte kany na stole.
pao-draw-whole = Jeśli przeciwnik wygra potem na kamieniu z muru, odpowiedzialny sam płaci za cały układ.
pao-draw-limit = Jeśli przeciwnik wygra potem na kamieniu z muru, odpowiedzialny sam płaci za ten układ limitowy; reszta dzieli się jak zwykle.
pao-discard = Jeśli wygrywający kamień odrzuci ktoś trzeci, odpowiedzialny i odrzucający płacą po połowie.
pao-same = Jeśli wygrywający kamień odrzuci sam odpowiedzialny, płaci wszystko.

# Liczniki i zastawy
counter-honba-each = Przy kilku zwycięzcach każdy z nich dostaje zapłatę za wszystkie liczniki.
counter-honba-first = Przy kilku zwycięzcach za liczniki dostaje tylko pierwszy w kolejności po odrzucającym.
counter-east-among = Jeśli wśród kilku zwycięzców jest Wschód, liczniki zostają i przybywa jeden.
counter-bets-back = Przy kilku zwycięzcach każdemu z nich wraca własny zastaw; pozostałe dostaje ten, kto siedzi najbliżej po prawej stronie odrzucającego.
counter-bets-first = Przy kilku zwycięzcach wszystkie zastawy dostaje ten, kto siedzi najbliżej po prawej stronie odrzucającego.

# Przewinienia
fault-agreed = Kary ustala się przed grą; przydają się w grze o pieniądze i na turniejach, bo niektórzy mylą się celowo.
fault-strict = Przy naszych stołach błędnej deklaracji po prostu się nie przyjmuje, chyba że wybierzesz kary; między ludźmi są takie.
fault-open = Błędną deklarację się przyjmuje, wykrywa i karze.
penalty-chombo = Chombo kosztuje mangan: { $dealer } dla Wschodu i po { $others } dla pozostałych; Wschód płaci każdemu po { $each }. Przewinienia:
penalty-chombo-final = Chombo kosztuje { $points } z końcowych punktów. Przewinienia:
penalty-chombo-after = Po chombo zastawy z tej rozgrywki wracają do właścicieli, licznik nie przybywa, a ten sam Wschód rozdaje ponownie.
penalty-dead-hand = Inne kończą się martwą ręką. Przewinienia:
penalty-dead-hand-after = Kto ma martwą rękę, dalej dobiera i odrzuca, ale niczego nie przejmuje, nie ogłasza kana, nie wygrywa i nigdy nie jest w tenpai.
penalty-fine = Niektóre kosztują { $points } punktów na środek stołu, dla tego, kto wygra rozgrywkę. Przewinienia:
penalty-fine-back = Jeśli nikt nie wygra albo wygra ten, kto się pomylił, kara wraca.
penalty-barred-next-turns = Jeśli nikt jeszcze nie odkrył kamieni, gra się dalej, a kto się pomylił, nie może wygrać do końca swojego następnego ruchu. Przewinienie:
penalty-barred-next-hand = Jeśli nikt jeszcze nie odkrył kamieni, gra się dalej, a kto się pomylił, nie może wygrać w następnej rozgrywce. Przewinienie:
penalty-barred-shown = Jeśli ktoś już odkrył kamienie, rozgrywka się kończy: kto się pomylił, płaci Wschodowi limit ({ $limit }), a pozostałym po pół limitu ({ $half }); jeśli pomylił się Wschód, płaci każdemu { $limit }.
penalty-no-win = Po innych gracz nie może już wygrać w tej rozgrywce i gra tylko, by dopełnić skład. Przewinienia:
penalty-pay-each = Kto się pomylił, płaci po { $points } punktów każdemu z pozostałych (razem { $sum }), a gra toczy się dalej. Przewinienie:
fault-false-win = błędna deklaracja wygranej
fault-low-win = wygrana ręką, która nie ma { $value }
fault-false-riichi = riichi bez tenpai
fault-wrong-kong = nieprawidłowy ukryty kan po riichi
fault-wrong-call = błędnie wyłożona grupa
fault-dead-claim = przejęcie kamienia z martwą ręką
fault-changed-mind = grupa ogłoszona i cofnięta
fault-wrong-count = zbyt dużo lub zbyt mało kamieni w ręce
fault-shown-tile = odsłonięcie kamienia z własnej ręki
fault-shown-other = odsłonięcie kamienia z ręki przeciwnika lub z martwego muru
fault-shown-other-hand = odsłonięcie kamienia z cudzej ręki
fault-shown-many = odsłonięcie ponad pięciu kamieni z muru lub czyjejś ręki
fault-same-moment = Wygrana ogłoszona w tym samym momencie anuluje chombo.
fault-found-later = Błędne riichi wychodzi na jaw dopiero po wyczerpaniu kamieni; nieprawidłowy kan po riichi także wtedy albo gdy wygra ten, kto go zrobił.
fault-pick-up = Jeśli przejęty kamień nie zostanie zabrany, zanim padną dwa kolejne odrzuty (gracza po prawej i naprzeciwko), ręka jest martwa.
fault-minor = Przypadkowo odsłonięte kamienie z muru odkłada się na miejsce.

# Etykieta
manner-shuffle = Podczas mieszania kamienie leżą obrazkami do dołu; jeśli któryś się odwróci, odwraca się go z powrotem i miesza dalej, aż nikt nie wie, gdzie jest.
manner-dice = Kostki rzuca się na środek, między mury.
manner-wait = Dobiera się dopiero po odrzuceniu przez lewego sąsiada.
manner-explain = Kto popełni błąd, należycie go wyjaśnia.
manner-lay-first = Kto wykłada grupę, odrzuca dopiero, gdy leży.
manner-remarks = Odrzutów ani własnej ręki się nie komentuje.
manner-late-errors = Po rzucie kostkami do następnej rozgrywki nie poprawia się już błędów w punktach z poprzedniej.
manner-calm = Nie okazuje się radości ani rozczarowania.
manner-rebuild = Jeśli kamień odwróci się przy budowaniu muru, cały rząd miesza się i układa od nowa.
manner-six-stacks = Jeśli kamień w murze odwróci się podczas gry, miesza się sześć sąsiednich segmentów i ustawia z powrotem.

# Koniec gry
game-most-points = Wygrywa ten, kto ma wtedy najwięcej punktów.
game-tie-example = Dwaj, którzy dzielą pierwsze miejsce, dostają po { $first }.
