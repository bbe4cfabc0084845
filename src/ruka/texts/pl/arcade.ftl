# Przeciwnicy w salonie gier, od najsłabszego, i to, co mówią
arcade-opponent-hana = Hana
arcade-opponent-hana-about = Nauczyła się grać w zeszłym tygodniu i się spieszy: melduje wszystko, co się da, wygrywa tanimi rękami i śmieje się z tego.
arcade-says-hana-greet-1 = Cześć! Wiatry prawie już umiem. Wschód to ten czerwony, prawda?
arcade-says-hana-greet-2 = Grajmy szybko, za godzinę mam wykład!
arcade-says-hana-reach-1 = Reach! Zawsze chciałam to powiedzieć.
arcade-says-hana-reach-2 = Reach! Brakuje mi jednego kamienia. Nie powiem którego.
arcade-says-hana-reached-1 = Już czekasz? Ja dopiero układam!
arcade-says-hana-reached-2 = Ojej, patyczek. Czy nie za późno na ostrożność?
arcade-says-hana-won-1 = Mahjong! Chwila, przeliczę… tak, naprawdę!
arcade-says-hana-won-2 = Mała, ale moja!
arcade-says-hana-lost-1 = Śliczna! Jak to się robi?
arcade-says-hana-lost-2 = A więc po to był ten kamień.
arcade-says-hana-beat-1 = Wygrałam? Wygrałam! Dzwonię do mamy.
arcade-says-hana-beat-2 = Jeszcze raz! Było naprawdę blisko.
arcade-says-hana-beaten-1 = Ładna gra! Następnym razem nauczę się też yaku.
arcade-says-hana-beaten-2 = Wygrywasz. Nauczysz mnie tej ostatniej ręki?
arcade-says-hana-think-1 = Hm, ene, due, rabe…
arcade-says-hana-think-2 = Bambusy ładnie dziś wyglądają.

arcade-opponent-jirka = Jirka
arcade-opponent-jirka-about = Tramwajarz, który staje dla każdego: bierze każdy kamień, który mu pasuje, nie hamuje przed niebezpieczeństwem i marzy o yakumanie.
arcade-says-jirka-greet-1 = Dzyń, dzyń! Proszę wsiadać, następny przystanek: yakuman.
arcade-says-jirka-greet-2 = Staję na każdym przystanku. To znaczy przy każdym kamieniu.
arcade-says-jirka-reach-1 = Reach! Drzwi się zamykają.
arcade-says-jirka-reach-2 = Reach. Proszę się trzymać, będzie zakręt.
arcade-says-jirka-reached-1 = Ekspres? Ja jestem tramwaj powolny, za to długi.
arcade-says-jirka-reached-2 = No proszę. Czerwone światło.
arcade-says-jirka-won-1 = To się nazywa pełny tramwaj!
arcade-says-jirka-won-2 = Tylko popatrz. Czyż nie jest piękna?
arcade-says-jirka-lost-1 = A byłem o jeden przystanek od baimana!
arcade-says-jirka-lost-2 = Za opóźnienie przepraszamy.
arcade-says-jirka-beat-1 = Pętla! Proszę wysiadać.
arcade-says-jirka-beat-2 = Cierpliwość popłaca. Mnie w punktach.
arcade-says-jirka-beaten-1 = Awaria na linii. Teraz ty prowadzisz.
arcade-says-jirka-beaten-2 = Kiedyś przyjdzie moje dziewięć bram. Zobaczysz.
arcade-says-jirka-think-1 = A gdyby tak zatrzymać wszystkie…
arcade-says-jirka-think-2 = Gdzie są moje bambusy?

arcade-opponent-mei = Mei
arcade-opponent-mei-about = Bibliotekarka, która trzyma rękę zamkniętą jak dobrą książkę: prawie nic nie melduje i pokazuje ją dopiero na ostatniej stronie.
arcade-says-mei-greet-1 = Dobry wieczór. Proszę o ciszę, i nie biegamy wokół stołu.
arcade-says-mei-greet-2 = Trochę o tobie czytałam. No, o twoich kamieniach.
arcade-says-mei-reach-1 = Reach. Sprawdziłam trzy razy.
arcade-says-mei-reach-2 = Reach… jeśli nikomu to nie przeszkadza.
arcade-says-mei-reached-1 = W takim razie odłożę to lepiej na półkę.
arcade-says-mei-reached-2 = Przeczekam. Mam ze sobą książkę.
arcade-says-mei-won-1 = Ciii… mahjong.
arcade-says-mei-won-2 = Ostrożność wygrywa. Czasem.
arcade-says-mei-lost-1 = A ten kamień wyglądał tak bezpiecznie.
arcade-says-mei-lost-2 = Zapiszę to sobie.
arcade-says-mei-beat-1 = Koniec. Książki zwrócone i punkty też.
arcade-says-mei-beat-2 = Ostrożność jeden, odwaga zero.
arcade-says-mei-beaten-1 = Udało ci się mnie zaskoczyć. Rzadko to mówię.
arcade-says-mei-beaten-2 = Mam książkę o bezpiecznych kamieniach, ale nie jest ci potrzebna.
arcade-says-mei-think-1 = Ten jest bezpieczny. A może nie?
arcade-says-mei-think-2 = Chwileczkę, przewracam stronę.

arcade-opponent-bartek = Bartek
arcade-opponent-bartek-about = Kurier na rowerze bez hamulców: gra szybko, melduje, gdy to oszczędza czas, i pedałuje dalej nawet przeciw reach.
arcade-says-bartek-greet-1 = Mam przesyłkę: jedna przegrana! Żartuję. A może nie?
arcade-says-bartek-greet-2 = Możemy? Stoję na ścieżce rowerowej, więc jedziemy.
arcade-says-bartek-reach-1 = Reach! Ja! Z zakrytą ręką! Niech ktoś zrobi zdjęcie!
arcade-says-bartek-reach-2 = Reach i cała naprzód!
arcade-says-bartek-reached-1 = Ty dzwonisz, ja mocniej pedałuję.
arcade-says-bartek-reached-2 = Patyczek? I tak cię wyprzedzę.
arcade-says-bartek-won-1 = Doręczone! Proszę tu podpisać.
arcade-says-bartek-won-2 = Jedna wygrana, zero hamulców.
arcade-says-bartek-lost-1 = Złapałem gumę…
arcade-says-bartek-lost-2 = Zupełnie się tego nie spodziewałem!
arcade-says-bartek-beat-1 = Przesyłka ekspresowa: zwycięstwo!
arcade-says-bartek-beat-2 = Dzięki za wszystkie te kamienie!
arcade-says-bartek-beaten-1 = Zwrot do nadawcy. Ładna gra!
arcade-says-bartek-beaten-2 = Nasmaruję łańcuch i wracam.
arcade-says-bartek-think-1 = Rzuć coś ładnego, rzuć coś ładnego…
arcade-says-bartek-think-2 = Pon? Nie… prawie pon.

arcade-opponent-sato = Pan Satō
arcade-opponent-sato-about = Zegarmistrz na emeryturze, który ma mnóstwo czasu: nie rzuca niczego niebezpiecznego, trzyma rękę zakrytą i czeka na twój błąd.
arcade-says-sato-greet-1 = Dzień dobry. Może herbaty? Gra nam nie ucieknie.
arcade-says-sato-greet-2 = Ręka jest jak zegarek: niczego nie brak i nic nie jest zbędne.
arcade-says-sato-reach-1 = Reach. A teraz posłuchajmy, jak tyka.
arcade-says-sato-reach-2 = Już czas. Reach.
arcade-says-sato-reached-1 = O, ktoś nakręcił zegar.
arcade-says-sato-reached-2 = Piękny patyczek. Zobaczymy, czyj będzie.
arcade-says-sato-won-1 = Co do sekundy.
arcade-says-sato-won-2 = Ostatnie kółeczko pasuje.
arcade-says-sato-lost-1 = Cóż za mechanizm. To znaczy twój.
arcade-says-sato-lost-2 = Byłem powolny. Ale jak pięknie powolny.
arcade-says-sato-beat-1 = Dziękuję za twój czas.
arcade-says-sato-beat-2 = Cierpliwość to najlepszy kamień.
arcade-says-sato-beaten-1 = Wszystko ci chodzi jak w zegarku. Gratuluję.
arcade-says-sato-beaten-2 = Mój czas minął. Twój dopiero się zaczyna.
arcade-says-sato-think-1 = Tik… tak…
arcade-says-sato-think-2 = Bez pośpiechu. W dzbanku jest jeszcze herbata.

arcade-opponent-vlasta = Pani Vlasta
arcade-opponent-vlasta-about = Od trzydziestu lat siedzi w salonie gier na kasie i zna każdą sztuczkę: czyta twoje kamienie i uderza, gdy grasz zbyt ostro.
arcade-says-vlasta-greet-1 = A więc to ty ciągle prosisz mnie o rozmienienie.
arcade-says-vlasta-greet-2 = Ręce na stół, złotko, i automatem nie trzęsiemy.
arcade-says-vlasta-reach-1 = Reach, złotko. A mówiłam, żeby uważać.
arcade-says-vlasta-reach-2 = Reach. Zamykam kasę.
arcade-says-vlasta-reached-1 = Widzę, na co czekasz. No, mniej więcej.
arcade-says-vlasta-reached-2 = Ten patyczek ładnie będzie wyglądać w mojej kasie.
arcade-says-vlasta-won-1 = Dziękuję. Odliczone co do grosza.
arcade-says-vlasta-won-2 = Wiedziałam to już przy układaniu ręki.
arcade-says-vlasta-lost-1 = Hm. Nie ode mnie to umiesz.
arcade-says-vlasta-lost-2 = Bierz. Ale jeszcze to przeliczę.
arcade-says-vlasta-beat-1 = Zamykamy. Zapraszam jutro, złotko.
arcade-says-vlasta-beat-2 = Trzydzieści lat, a wciąż rzucają mi go prosto do ręki.
arcade-says-vlasta-beaten-1 = No, no. Schowam ci pod ladą żeton.
arcade-says-vlasta-beaten-2 = Wypłacam. I to z przyjemnością.
arcade-says-vlasta-think-1 = Hm. Ten długo był w twojej ręce.
arcade-says-vlasta-think-2 = Chwila, wezmę drugie okulary.

arcade-opponent-lin = Doktor Lin
arcade-opponent-lin-about = Matematyk, który liczy każdy kamień: szybki, dokładny i nigdy nie myli się nawet o jeden.
arcade-says-lin-greet-1 = Twoje szanse dzisiaj: 38,2 procent. To nic osobistego.
arcade-says-lin-greet-2 = Sto trzydzieści sześć kamieni, dwoje graczy, jedno rozwiązanie.
arcade-says-lin-reach-1 = Reach. Wartość oczekiwana: dodatnia.
arcade-says-lin-reach-2 = Reach. Reszta wynika sama z siebie.
arcade-says-lin-reached-1 = Ciekawe. Muszę to przeliczyć.
arcade-says-lin-reached-2 = Nowa zmienna. Niech będzie.
arcade-says-lin-won-1 = Co było do udowodnienia.
arcade-says-lin-won-2 = Zgodnie z obliczeniami, z małym odchyleniem na moją korzyść.
arcade-says-lin-lost-1 = To miało cztery procent szans!
arcade-says-lin-lost-2 = Wartość odstająca. Na wykres jej nie dam.
arcade-says-lin-beat-1 = Hipoteza potwierdzona.
arcade-says-lin-beat-2 = Próba jest mała. Powtórzymy?
arcade-says-lin-beaten-1 = Będę musiał opublikować sprostowanie.
arcade-says-lin-beaten-2 = Jesteś moim ulubionym kontrprzykładem.
arcade-says-lin-think-1 = Jeden w pamięci…
arcade-says-lin-think-2 = Jedenaście niewidocznych bez trzech…

arcade-opponent-mistr = Mistrz
arcade-opponent-mistr-about = Nikt nie pamięta salonu bez niego: szybki, gdy musi, cierpliwy, gdy może, a z jego twarzy nic nie wyczytasz. Żeby go pokonać, trzeba wygrać o jedną rozgrywkę więcej niż z innymi.
arcade-says-mistr-greet-1 = A więc to ty. Siadaj, automat jest rozgrzany.
arcade-says-mistr-greet-2 = Siedmioro już za tobą. Pokaż, czego cię nauczyli.
arcade-says-mistr-reach-1 = Reach. Słyszysz, jak zrobiło się cicho?
arcade-says-mistr-reach-2 = Reach. Teraz to sprawa między tobą a murem.
arcade-says-mistr-reached-1 = Odważnie. Podoba mi się to.
arcade-says-mistr-reached-2 = Dobrze. Teraz naprawdę gramy.
arcade-says-mistr-won-1 = Ręka jak każda inna. Po prostu była moja.
arcade-says-mistr-won-2 = Zapamiętaj ją. Przyda się.
arcade-says-mistr-lost-1 = Bardzo dobrze. Nie widziałem tego od lat.
arcade-says-mistr-lost-2 = Ha! To było warte monety.
arcade-says-mistr-beat-1 = To przegrany mecz, nie przegrana droga. Jeszcze jedna moneta?
arcade-says-mistr-beat-2 = Wpadnij znowu. Zostawię światło.
arcade-says-mistr-beaten-1 = Automat jest teraz twój. Dbaj o niego.
arcade-says-mistr-beaten-2 = Latami czekałem, aż komuś się to uda. Dziękuję.
arcade-says-mistr-think-1 = Mhm.
arcade-says-mistr-think-2 = Mur zawsze mówi. Trzeba go tylko zapytać.

# Osiągnięcia
arcade-achievement-first_win = Pierwsza moneta: jedno zwycięstwo
arcade-achievement-halfway = Półmetek: czworo pokonanych
arcade-achievement-ladder = Cała drabinka
arcade-achievement-one_credit = Cała drabinka za jedną monetę
arcade-achievement-bare_hands = Gołymi rękami: mecz bez przedmiotów
arcade-achievement-clean_sweep = Czyste konto: mecz bez przegranej rozgrywki
arcade-achievement-mangan = Mangan albo więcej
arcade-achievement-yakuman = Yakuman
arcade-achievement-all_items = Użyte wszystkie przedmioty
arcade-achievement-side_bet = Wygrany zakład

# Ekran, który czeka na monetę
arcade-title = Salon gier
arcade-text = Wideomahjong dla dwojga jak w japońskich salonach gier: ośmioro przeciwników, sklep i jedna moneta.
arcade-coin = Wrzuć monetę
arcade-resume = Graj dalej
arcade-anew = Nowa gra
arcade-anew-text = Nowa gra zaczyna się od pierwszego przeciwnika; rozpoczęta kończy się.
arcade-scores = Najlepsze wyniki
arcade-scores-none = Jeszcze nikt. Pierwsze miejsce jest wolne.
arcade-scores-name = Imię
arcade-scores-score = Punkty
arcade-scores-step = Pokonani
arcade-scores-continues = Monety
arcade-free-play = Gra za darmo
arcade-demo = Gra pokazowa
arcade-help = Jak się gra
arcade-back = Z powrotem do salonu

# Drabinka
arcade-ladder = Drabinka
arcade-step = Przeciwnik { $step } z { $of }
arcade-begins-with = zaczyna z { $points } punktami
arcade-stake = zwycięstwo jest warte { $points }
arcade-beaten = z głowy
arcade-play = Graj
arcade-score = Wynik { $points }
arcade-best = Najlepszy { $points }
arcade-achieved = Osiągnięcia

# Mecz
arcade-dice = Dwie kostki decydują, kto rozdaje pierwszy
arcade-dice-you = { $sum }: więcej niż sześć, rozdajesz ty.
arcade-dice-they = { $sum }: mniej niż sześć, rozdaje { $name }.
arcade-dice-other = Pierwszy rozdaje { $name }.
arcade-hands-won = { $name }: { $won } z { $needed } rozgrywek
arcade-dead-wall = Martwy mur: wskaźnik, cztery miejsca na następne i dwa kamienie uzupełniające
arcade-peeked = Co widać po zerknięciu

# Sklep i zakład
arcade-shop = Sklep i przedmioty
arcade-shop-open = Otwarte, dopóki czegoś nie odrzucisz. Płaci się punktami z meczu. Każdego przedmiotu można mieć jeden; w jednej rozgrywce wolno użyć kilku, a niektóre same czekają na swoją chwilę.
arcade-shop-closed = W czasie gry zamknięte. Otworzy się po tej rozgrywce.
arcade-points-left = Masz { $points }
arcade-buy = Kup za { $points }
arcade-use = Użyj
arcade-ready = Czeka na swoją chwilę
arcade-active = { $item }: działa
arcade-armed = { $item }: dopiero przyjdzie
arcade-exchange-choose = Wybierz, co oddajesz
arcade-exchange-do = { $count ->
    [one] Wymień { $count } kamień
    [few] Wymień { $count } kamienie
   *[many] Wymień { $count } kamieni
 }
arcade-bet = Zakład o twoją wygraną
arcade-bet-do = Postaw { $points }
arcade-bet-more = Postaw więcej
arcade-bet-less = Postaw mniej
arcade-bet-placed = { $points } na twoją wygraną

# Okno po rozgrywce, tak jak źródło drukuje swoje przykłady
arcade-count-how = { $you ->
    [yes] { $dealer ->
        [yes] Rozdajesz
       *[no] Nie rozdajesz
     } i wygrywasz przez { $win }.
   *[no] { $name } { $dealer ->
        [yes] rozdaje
       *[no] nie rozdaje
     } i wygrywa przez { $win }.
 }
arcade-count-base = Obliczenie wyniku podstawowego
arcade-count-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
 }
arcade-count-together = Razem
arcade-count-base-is = { $how ->
    [up] Wynik podstawowy (zaokrąglony w górę)
    [most] Wynik podstawowy (więcej się nie liczy)
   *[same] Wynik podstawowy
 }
arcade-count-fans = Obliczenie zdobytych fan
arcade-count-fan = { $count } fan
arcade-count-yakuman = { $count ->
    [one] { $count } yakuman
    [few] { $count } yakumany
   *[many] { $count } yakumanów
 }
arcade-count-for-win = { $fans } (+{ $more } za wygraną)
arcade-count-score = Obliczenie wyniku końcowego
arcade-count-hand = Wynik ręki = { $product }
arcade-count-times = { $you ->
    [yes] { $dealer ->
        [yes] Mnoży się przez { $times }, bo rozdajesz
       *[no] Mnoży się przez { $times }, bo nie rozdajesz
     }
   *[no] { $dealer ->
        [yes] Mnoży się przez { $times }, bo rozdaje { $name }
       *[no] Mnoży się przez { $times }, bo { $name } nie rozdaje
     }
 }: { $value } × { $times }
arcade-count-total = { $how ->
    [up] Wynik końcowy (zaokrąglony w górę)
    [most] Wynik końcowy (limit { $limit })
   *[same] Wynik końcowy
 }
arcade-count-counter = Licznik rozdającego
arcade-count-sticks = Patyczki na stole
arcade-count-received = Wszystko razem
arcade-next-hand = Następna rozgrywka
arcade-to-ladder = Dalej
arcade-match-won = Zwycięstwo! { $name } odpada.
arcade-match-lost = Mecz wygrywa { $name }.

# Po przegranym meczu i na końcu
arcade-continue = Grasz dalej?
arcade-continue-do = Wrzuć jeszcze jedną monetę
arcade-continue-left = { $count ->
    [one] została { $count } moneta
    [few] zostały { $count } monety
   *[many] zostało { $count } monet
 }
arcade-give-up = Na dziś wystarczy
arcade-over = Koniec gry
arcade-over-text = { $count ->
    [0] Tym razem nikt nie odpadł. Z następną monetą pójdzie lepiej.
    [one] Pokonany { $count } przeciwnik. Do następnego razu!
    [few] Pokonani przeciwnicy: { $count }. Do następnego razu!
   *[many] Pokonani przeciwnicy: { $count }. Do następnego razu!
 }
arcade-finale = Drabinka jest twoja!
arcade-finale-text = Cała ósemka pokonana. Zapalili światła i zaparzyli ci herbatę.

# Pomoc
arcade-help-screen = Co jest na ekranie
arcade-help-screen-tiles = Twoje kamienie stoją na dole, każdy ze swoją literą. Dopiero co dobrany stoi osobno i jest to N. Kamienie dobierają się same; na automatach dobierało się klawiszem N i przed pierwszym kamieniem nic innego nie było możliwe.
arcade-help-screen-ponds = To, co odrzucasz, leży przed tobą, a kamienie przeciwnika przed nim, od lewej do prawej.
arcade-help-screen-dead = Na martwym murze widać wskaźnik: dorą jest kamień, który po nim następuje. Każdy kan odkrywa kolejny, najwyżej cztery. Dwa kamienie z boku dobiera się po kanie.
arcade-help-screen-stick = Biały patyczek z czerwoną kropką leży przed tym, kto powiedział reach: jest wart 1000 punktów i zwycięzca bierze wszystkie.
arcade-help-screen-counters = Pośrodku są wiatr rundy, liczba pozostałych ruchów i dwa liczniki: ile razy rozdający został (po 300 punktów) i ile patyczków leży na stole.
arcade-help-screen-lamps = Lampki przy portrecie to wygrane rozgrywki. Kto zapali wszystkie swoje albo zabierze drugiemu wszystkie punkty, wygrywa mecz.
arcade-help-commands = Słowa z okna poleceń
arcade-help-commands-text = Okno proponuje tylko to, co w tej chwili możliwe: reach, tsumo i kan przy czternastu kamieniach, ron, chi, pon i kan przy trzynastu. Anulowanie je zamyka.
arcade-word-japanese = Na automacie
arcade-word-meaning = Znaczenie
arcade-word-key = Klawisz
arcade-word-reach = Reach: brakuje jednego kamienia i nic nie jest odkryte
arcade-word-tsumo = Tsumo: wygrana dobranym kamieniem
arcade-word-ron = Ron: wygrana kamieniem odrzuconym przez przeciwnika
arcade-word-kan = Kan: cztery jednakowe
arcade-word-pon = Pon: trzy jednakowe z odrzuconym kamieniem
arcade-word-chi = Chi: trzy kolejne z odrzuconym kamieniem
arcade-word-cancel = Anuluj: niech leży
arcade-help-keys = Klawisze
arcade-help-keys-text = A do M to twoje trzynaście kamieni, N to nowy, a także następna rozgrywka. Klawisz { $bet } stawia zakład, kiedy tylko można: między rozgrywkami i do twojego pierwszego odrzutu. Wszystkie klawisze można zmienić w ustawieniach.
arcade-help-keys-settings = Zmień klawisze
arcade-help-why = Dlaczego nie mogę wygrać?
arcade-help-why-yaku = Pełna ręka nie wystarczy, potrzebuje yaku: reach, grupy smoków lub twojego wiatru, ręki bez kamieni skrajnych i specjalnych, samych ponów, jednej rodziny… Dory liczą się jako fan, ale yaku nie są. Rozdający, którego licznik doszedł do pięciu, potrzebuje dwóch yaku.
arcade-help-why-furiten = Furiten: jeśli którykolwiek z kamieni, na które czekasz, leży wśród twoich odrzuconych, nie możesz wygrać przez ron na żadnym z nich. Przez tsumo możesz.
arcade-help-why-passed = Kto po reach przepuści wygrywający kamień, w tej rozgrywce nie wygra już przez ron.
arcade-help-why-ask = Naciśnij przy stole { $key }, a stół powie ci, o co chodzi.
arcade-help-strategy = Trochę strategii
arcade-help-strategy-plan = Gdy tylko zobaczysz rękę, zdecyduj, co z niej ma być, i idź po łatwe yaku: reach, smoki i wiatry, same zwykłe kamienie, same chi.
arcade-help-strategy-open = Odkryte grupy są szybkie, ale odbierają ci reach, wiele fan i dory. Zastanów się, zanim coś zameldujesz.
arcade-help-strategy-wait = Czekaj na kilka rodzajów kamieni. Każdy ma 18 ruchów, więc ze 136 kamieni pojawia się tylko około 62.
arcade-help-strategy-lose = Nie da się wygrać każdej rozgrywki. Gdy przeciwnik powie reach, odrzucaj to, co leży wśród jego kamieni.
arcade-help-learn = Naucz się gry
arcade-help-waits = Galeria czekań
arcade-help-gallery = Wszystkie yaku z przykładami
arcade-help-rules = Zasady

# Operator
arcade-operator = Przełączniki operatora
arcade-operator-text = Obowiązują w grach, które dopiero się zaczną.
arcade-operator-keepers = Zmieniać je mogą tylko opiekunowie serwera.
arcade-operator-multiplier = Mnożnik
arcade-operator-cabinet = Automat
arcade-operator-hands = Ile wygranych rozgrywek rozstrzyga mecz
arcade-operator-continues = Monet na jedną grę
arcade-operator-free = Gra za darmo: monet bez ograniczeń
arcade-operator-bets = Zakłady
arcade-operator-shop = Sklep
arcade-operator-attract = Gdy nikt nie gra, pokazywać, w co się tu gra
arcade-operator-keep = Zapisz
arcade-operator-kept = Zapisano.
