# Kurs 6: co odrzucić, atak i obrona, czytanie
course-play = Atak, obrona, czytanie
course-play-about = Co odrzucić, kiedy atakować, a kiedy się bronić i co zdradzają odrzuty przeciwnika.
lesson-play-plan-title = Plan na pierwszy rzut oka
lesson-play-luck = Ile w tym szczęścia? Dużo, ale mniej niż w pokerze czy kościach. Dobra gra wymaga wielu umiejętności, planu na całą grę i doświadczenia. Rundy, zmiany głównego gracza i wiatrów pozwalają dobremu graczowi pokonać tego, kto liczy na szczęście: widać to na dużych turniejach.
lesson-play-plan =
    Zaraz po rozdaniu oceń, co może powstać z ręki: policz kamienie, których [term:potential|potrzebuje do wygranej]. { $few } lub mniej: atakuj. Więcej niż { $many }: broń się od pierwszego ruchu. Pomiędzy: poczekaj.
    Każda rozgrywka jest inna: kieruj się tym, na co pozwalają kamienie. Typowy błąd to uparte składanie drogiego układu za wszelką cenę, bez patrzenia, jak zmienia się ręka.
lesson-play-easy-first =
    Zdecyduj od razu, które grupy budujesz i do jakiego yaku dążysz: najpierw łatwe, riichi, pon cennych kamieni, same zwykłe, pinfu. Trzymaj się tego i zmieniaj plan tylko dla oczywistej okazji. Gdy trafia się lepszy układ, bierz go czasem, nie zawsze.
    Kamienie ułóż tylko z grubsza: to, co przyjdzie później, samo znajdzie miejsce.
lesson-play-elements-title = Elementy z jednego i dwóch
lesson-play-elements = Ręka składa się z [term:element|elementów], a każdy jest tym lepszy, im więcej kamieni go uzupełnia. Jeden kamień jest najgorszy: może stać się tylko parą. Dwa kolejne są z dwóch najlepsze; na skraju lub z luką są o połowę gorsze; para ma małe szanse na trzeci.
lesson-play-longer-title = Elementy z trzech i więcej
lesson-play-longer = Trzy kamienie, które do siebie pasują: najlepsze są dwa kolejne, z których jeden jest podwójny. Policz, co uzupełnia każdy z nich do grupy.
lesson-play-rows = Cztery kolejne są świetne i mają wiele zastosowań. Pięciu kolejnych nigdy nie rozbijaj na chi i dwa: w całości dają chi na wiele sposobów i zostawiają dobry element.
lesson-play-potential-title = Cztery ręce ze źródła
lesson-play-potential = Cztery rozdane ręce, tak jak omawia je źródło 002. Ilu kamieni potrzebuje każda i co robić?
lesson-play-potential-three = Pięć elementów, nieidealnych, a cztery z nich chcą kamienia. Wczesna trójka kółek zrobiłaby z tego dobrą rękę; pon zielonych smoków dałby podwojenie. Odrzuć najpierw samotną ósemkę znaków, potem wiatry, a elementy zostaw otwarte.
lesson-play-potential-four = Pełno elementów, jeden musi odejść. Blisko są dwa podwojenia, same tanie i ręka bez wartości, więc precz z parą dziewiątek i wiatrem. Atakuj i wygraj szybko, nawet z jednym podwojeniem; czekanie na drugie jest ryzykowne.
lesson-play-attack-title = Atak
lesson-play-attack =
    Istota ataku: szybko mieć gotową rękę ([term:tenpai|tenpai]), i to taką, którą kończy jak najwięcej kamieni. Początkujący od razu kończą grupy, a potem czekają na jeden kamień; doświadczeni budują elementy, które uzupełnia kilka różnych. Bardzo dobrzy gracze miewają gotową rękę już w czwartym lub piątym ruchu.
    Wyobraź sobie wszystkie drogi do gotowej ręki i miej je w głowie, żeby żadna nie uciekła.
lesson-play-edges = Buduj elementy z tanich kamieni obok skrajnych. Od czwórek do szóstek używa się najwięcej i rzadko się je odrzuca; jedynki i dziewiątki słabo pasują i często się je odrzuca, więc te dwa elementy dostaną swój kamień. A kamienie od innych są ważne: wygrywa się na nich trzy do czterech razy częściej niż z muru.
lesson-play-improve = Gotową rękę zwykle można jeszcze poprawić. Cztery grupy i samotny wiatr: { $single } kamienie. Cztery kolejne: { $four }. Dwie grupy i te siedem kamieni: { $seven }. Każdy kolejny rodzaj zwiększa szansę.
lesson-play-calls-title = Przejąć czy nie
lesson-play-riichi = [term:riichi|Reach] nie jest potrzebny do wygranej. Jeśli wygrasz, doda { $fan } fan, a kosztuje swobodę wyboru odrzutów.
lesson-play-calls = Nigdy nie otwieraj grupy, zanim wiesz, którego yaku chcesz, ani dlatego, że akurat można: możesz skończyć z ręką, która nie może wygrać. Pamiętaj, które yaku to przetrwają: pinfu ukryte coś jest warte, otwarte nic.
lesson-play-calls-good = Ze znanym yaku otwieranie to dobra droga do szybkich, czasem dużych wygranych: służą ci mur i odrzuty, a wiele drogich układów na to pozwala.
lesson-play-defence-title = Obrona
lesson-play-defence =
    Zła ręka albo brak gotowości do { $in_time }. ruchu: broń się. Po { $too_late }. ruchu ktoś inny wygra pierwszy: odrzucaj tylko bezpieczne i licz na to, że nikt nie wygra. Mówi się, że celem mahjonga jest dobra obrona.
    Jej pierwsza zasada: nie odrzucaj kamienia, którego potrzebuje przeciwnik. Na początku odrzucaj samotne drogie kamienie, przede wszystkim wiatry.
lesson-play-two-questions = Przy każdym odrzucie zadaj dwa pytania: który kamień jest groźniejszy i który jest dla ciebie bardziej przydatny? Przykład ze źródła: odrzuć jeden z trzech, które trzymasz. Nikt już nie złoży z niego pona, a tobie zostanie przydatna para.
lesson-play-fold = Nie wygrasz każdej rozgrywki. Mało kamieni, przeciwnik w riichi, w ręce nic: broń się. Brak tenpai na końcu kosztuje mało, [term:deal_in|wrzucenie kamienia], na którym ktoś wygra, kosztuje dużo. Gdzie obowiązuje [term:furiten|furiten], wszystko, co leży wśród własnych odrzutów przeciwnika, jest [term:genbutsu|bezpieczne] przed jego ronem: odrzucaj to, co już leży w tym rzędzie.
lesson-play-seen-title = Licz to, co widać
lesson-play-seen = Patrz, co każdy przeciwnik odrzucił i wyłożył. Pierwsza metoda to zwykłe liczenie. Widać trzy jednakowe kamienie specjalne: czwarty jest bezpieczny, bo nikt nie złoży z niego grupy ani pary; mogłoby go chcieć tylko trzynaście sierot. Inne kamienie pasują też do sekwensów, więc licz i te.
lesson-play-seen-threes = Widać wszystkie cztery trójki: nikt nie ma 1-2-3. Jedynka i dwójka są więc dość bezpieczne, choć nie całkiem: ktoś może chcieć z nich pary albo pona.
lesson-play-reading-title = Czytanie odrzutów
lesson-play-reading =
    Druga metoda: z odrzutów wywnioskować rękę. Rodzinę, której wśród nich brakuje, przeciwnik pewnie zbiera. Kto wcześnie odrzuca niskie numery, zbiera wysokie, i odwrotnie.
    Cały sekwens odrzucony w trzy, cztery ruchy: pewnie układ w jednym kolorze. Kto odrzuca podwójny wiatr, liczy chyba na coś bardzo drogiego.
lesson-play-early-late =
    Numer odrzucony wcześnie był pewnie samotny: jego najbliżsi sąsiedzi są dość bezpieczni. Numer odrzucony późno był pewnie skrajem elementu: jego bliscy sąsiedzi są groźni.
    Trójek i siódemek chcą wszyscy, do zwykłych i skrajnych sekwensów: nie odrzucaj ich przed sąsiadem z prawej.
lesson-play-signs = Trzy wyłożone grupy jednej rodziny: nigdy nie odrzucaj tej rodziny. Wyłożona grupa kamieni specjalnych i tanie grupy jednej rodziny: ani tych specjalnych, ani tej rodziny. I spróbuj odgadnąć rękę: jeśli pada kamień, który powinien być w jej grupach, ręka jest najpewniej gotowa.
lesson-play-reading-more-title = Jeszcze trzy do czytania
lesson-play-reading-after = W trzecim przykładzie brakowało rodziny, której gracz nigdy nie wziął też z lewej, więc jednak jej nie chciał: to, co ktoś przepuszcza, mówi tyle co odrzuty. A gdy ktoś zatrzymuje dobrany kamień i późno odrzuca z ręki inny, jego ręka jest prawie gotowa.
lesson-play-seats-title = Cztery strony stołu
lesson-play-right = Stosuj to wszystko przede wszystkim do [term:right_neighbour|sąsiada z prawej], on jest zawsze najgroźniejszy: wiele wygranych kończy sekwens, a tylko on może wziąć na niego twój odrzut.
lesson-play-left =
    {""}[term:left_neighbour|Sąsiad z lewej] może dać ci kamień do sekwensu. Zwab go [term:system_147|systemem 1-4-7]: z 1-3-5 odrzuć piątkę i licz na dwójkę; z 5-6-8-9 odrzuć ósemkę i dziewiątkę i licz na siódemkę.
    Wydaje się silny? Spowolnij go: kamień, którego chce do sekwensu, [term:overriding|przebij] ponem, pon ma pierwszeństwo.
lesson-play-opposite = Przeciw graczowi [term:opposite|naprzeciwko] też przebijaj sekwensy ponami. Jeśli odrzuca głównie jedną rodzinę, szykuj się do wygranej na kamieniu z tej rodziny.
lesson-play-east = Przeciw głównemu graczowi pozostała trójka musi trzymać się razem, a najbardziej zagrożona jest Północ: wszystko, co odrzuci, Wschód może wziąć do sekwensu. Północ nie powinna wykładać ponów ani kanów poza szczęśliwymi, bo każdy daje Wschodowi dodatkowy ruch, i powinna wygrać jak najszybciej, choćby tanio.
lesson-play-tells-title = Zdradzanie się i blef
lesson-play-hide = Nie zdradzaj, że masz gotową rękę: nie patrz w bok, nie zapalaj papierosa, nie odrzucaj dobranych kamieni bez namysłu.
lesson-play-tells = Patrz, czym inni się interesują i jak długo myślą. Dobrany kamień idzie do ręki, a pada inny: ręka pewnie jeszcze nie jest gotowa. Ktoś myśli nad dobranym i odrzuca go: ręka jest pewnie gotowa i czeka w pobliżu. Odrzuca bez namysłu: prawie na pewno czeka na określone kamienie.
lesson-play-bluff = I [term:bluff|blefuj]. Chcesz kółek: udawaj zainteresowanie bambusami. Wahaj się nad kamieniami, których nie potrzebujesz, a jakby bez namysłu odrzucaj te, które sąsiadują z twoimi grupami. Już masz gotową rękę? Włóż zbędny dobrany kamień między grupy i odrzuć go później, jakby był inny.
lesson-play-style = Technik jest wiele i można je łączyć. Każda gra przynosi nowe, a wiele warstw mahjonga pozwala każdemu znaleźć własny styl.
