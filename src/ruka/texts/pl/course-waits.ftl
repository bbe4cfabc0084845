# Kurs 2: czekania
course-waits = Czekania
course-waits-about = Które kamienie kończą rękę w tenpai i ile ich jeszcze może przyjść.
lesson-waits-ready-title = Brakuje jednego kamienia
lesson-waits-ready =
    Ręka, której brakuje jednego kamienia, jest w [term:tenpai|tenpai] i czeka. Cztery grupy i jeden kamień: kończy ją tutaj jeden rodzaj, zostało takich kamieni { $left }.
    Zwiększaj tę liczbę: to pierwsza ze wszystkich strategii. Dwie pary czekają na dwa rodzaje: według źródła szansa jest podwójna, ale kamieni jest cztery zamiast trzech. Pięć kolejnych czeka na trzy rodzaje.
lesson-waits-one-title = Jeden rodzaj
lesson-waits-tanki = [term:single_wait|Tanki], pojedyncze czekanie: cztery grupy i samotny kamień, który chce być parą. Jeden jest w ręce, więc zostają najwyżej { $left }, a każdy odrzucony zmniejsza tę liczbę.
lesson-waits-kanchan = [term:closed_wait|Kanchan], zamknięte czekanie: brakuje środka chi. Jeden rodzaj, kamienie: { $left }.
lesson-waits-penchan = [term:edge_wait|Penchan], skrajne czekanie: ósemkę i dziewiątkę kończy tylko siódemka, jedynkę i dwójkę tylko trójka. Jeden rodzaj, kamienie: { $left }. Skrajne, zamknięte i pojedyncze to trzy czekania na [term:only_possible|jedyny możliwy kamień].
lesson-waits-two-title = Dwa rodzaje
lesson-waits-ryanmen = [term:two_sided_wait|Ryanmen], dwustronne czekanie: dwa kolejne kamienie, otwarte z obu stron. Gdy żadnego nie widać, kończy je { $left } kamieni: dwa kamienie nie potrafią więcej.
lesson-waits-shanpon = [term:two_pairs_wait|Shanpon]: trzy grupy i dwie pary. Jedna para stanie się ponem, druga zostanie parą. Dwa rodzaje, ale tylko { $left } kamienie, bo po dwa już masz.
lesson-waits-nobetan = [term:nobetan|Nobetan]: trzy grupy i cztery kolejne. Trzy z nich tworzą chi, a pozostały koniec czeka na parę. Dwa rodzaje, { $left } kamieni.
lesson-waits-three-title = Trzy rodzaje
lesson-waits-sanmen = [term:three_sided_wait|Trzystronne czekanie]: dwie grupy, para i pięć kolejnych bez jedynki i dziewiątki. Którykolwiek koniec weźmiesz za chi, reszta czeka z dwóch stron: razem trzy rodzaje, { $left } kamieni.
lesson-waits-seven-in-a-row = Siedem kolejnych i jeszcze bez pary: nobetan wydłużony o chi. Trzy rodzaje, { $left } kamieni.
lesson-waits-pung-beside = Pon z sąsiadem: gdy to pon, sąsiad czeka na parę; gdy wziąć z niego parę, reszta czeka dwustronnie. Trzy rodzaje, { $left } kamieni. Zobacz też odbicie lustrzane.
lesson-waits-many-title = Cztery, pięć, siedem rodzajów
lesson-waits-four-sided = Szerokie czekania powstają tam, gdzie wśród kolejnych kamieni jest pon. Dwie grupy i te siedem kamieni: rękę kończy { $left } kamieni.
lesson-waits-five-sided = Źródło podaje ten kształt z dwunastoma kamieniami; z dodatkową piątką czeka na pięć rodzajów, { $left } kamieni. Nikt nie widzi tego od razu: sprawdzaj liczbę po liczbie.
lesson-waits-seven-sided = Rodzaje: { $kinds } z dziewięciu, { $left } kamieni. Kształtów jest dużo więcej: ćwicz je, a w grze same cię znajdą.
lesson-waits-great-title = Dziewięć i trzynaście
lesson-waits-nine-sided = [term:nine_sided_wait|Dziewięciostronne czekanie]: trzy jedynki, trzy dziewiątki i po jednym wszystko pomiędzy. Kończy je każdy kamień tej rodziny, razem { $left }.
lesson-waits-orphans = [term:thirteen_sided_wait|Trzynaście sierot] bez pary czeka na każdą z nich: { $kinds } rodzajów, { $left } kamieni.
lesson-waits-left-title = Co jeszcze może przyjść
lesson-waits-left =
    Licz kamienie, nie rodzaje. Ta ręka czeka najwyżej na { $left } kamieni; każdy, który leży na stole albo w wyłożonej grupie, przepadł. Gdy widać wszystkie cztery, nie czekasz na nic.
    We dwoje w jednej rozgrywce wychodzi tylko około sześćdziesięciu kamieni: połowa tych, których chcesz, w ogóle się nie pojawi. Szerokie czekania są więc warte więcej, niż się wydaje.
lesson-waits-held = Ręka, która czeka tylko na kamień, którego sama ma wszystkie cztery sztuki, nie jest w tenpai. Ta, której brakujące kamienie leżą wszystkie widoczne na stole, jest.
lesson-waits-furiten-title = Furiten
lesson-waits-furiten = Czekanie ma swój cień: twoje własne odrzuty. [term:furiten|Furiten] patrzy na wszystkie kamienie, które kończyłyby rękę, także te, które nie dałyby żadnego yaku.
