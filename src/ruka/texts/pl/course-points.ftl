# Kurs 4: punkty
course-points = Punkty i wypłaty
course-points-about = Od małych punktów i fan do punktów: kto komu płaci, liczniki, zastawy, rozgrywki bez zwycięzcy i miejsca końcowe.
lesson-points-tables-title = Jak czytać tabele
lesson-points-tables =
    Używaj [term:score_tables|tabel]: wydrukuj je, miej pod ręką, a z czasem je zapamiętasz. Właściwą wskażą dwa pytania: wygrał Wschód czy ktoś inny, z muru czy z odrzutu? Kolumna to fan, wiersz to małe punkty.
    Przy ronie tabela mówi, ile płaci odrzucający. Przy tsumo Wschodu, ile płaci każdy. Przy tsumo innego gracza są dwie liczby: wyższą płaci Wschód.
lesson-points-formula = Dla ciekawych: za tabelami stoi fu × 2 do potęgi (2 + fan), [term:base_amount|bazowa kwota]. Przy tsumo każdy płaci ją raz, a Wschód dwa razy; przy ronie jest czterokrotna, dla Wschodu sześciokrotna, zaokrąglona w górę do setek i nigdy ponad mangan. Trzydzieści małych punktów i trzy fan: { $paid }. Od pięciu fan liczą się tylko limity. Drukowane tabele kończą się na 100; dalej wzór nadal działa.
lesson-points-limits-title = Mangan i wyżej
lesson-points-limits = Od pięciu fan małe punkty nie mają znaczenia: [term:flat_payment|płaci się ryczałtem]. Pięć fan to [term:mangan|mangan], { $mangan } z odrzutu i { $dealer } dla Wschodu; sześć i siedem [term:haneman|haneman], od ośmiu do dziesięciu [term:baiman|baiman], jedenaście i dwanaście [term:sanbaiman|sanbaiman], trzynaście i więcej [term:yakuman|yakuman]. Każdy jest wielokrotnością mangana: półtora raza, dwa, trzy, cztery razy.
lesson-points-who-pays-title = Kto płaci
lesson-points-who-pays =
    Płaci się tylko wygrywającym. Z odrzutu wszystko płaci sam odrzucający; z muru płacą wszyscy troje.
    Wschód jest drogi: każda wypłata dla Wschodu i od Wschodu jest podwójna. Za ten sam układ z odrzutu Wschód dostaje { $dealer }, a inny gracz { $other }: łącznie półtora raza tyle.
lesson-points-counters-title = Liczniki i zastawy
lesson-points-counters = Każdy [term:honba|licznik] na stole jest wart dla wygrywającego { $honba }: całość od odrzucającego albo po jednej trzeciej od każdego przy wygranej z muru. Dodaje się go po tabeli i zaokrągleniu.
lesson-points-bets = [term:riichi_bet|Zastaw riichi] kosztuje { $bet } od razu. Jeśli wygrasz, wróci razem z zastawami innych; jeśli wygra ktoś inny, przepada. Gdy nikt nie wygra, zastawy zostają do następnej rozgrywki.
lesson-points-draws-title = Nikt nie wygrał
lesson-points-draws = Gdy mur się skończy, niczyja ręka się nie liczy, ale tenpai się opłaca: ci, którzy nie są w tenpai, płacą razem { $total } tym, którzy są. Gdy nie jest nikt albo są wszyscy, nic się nie zmienia.
lesson-points-uma-title = Uma
lesson-points-uma = Na końcu punkty mają też miejsca: [term:uma|uma]. Pierwszy dostaje { $first }, drugi { $second }, a trzeci i czwarty tyle tracą, ostatni więcej. Gracze z równą liczbą punktów dzielą się tym, co należy się ich miejscom razem.
lesson-points-video-title = Wideomahjong: kolejność
lesson-points-video-order =
    Kolejność według źródła: 20 za wygraną; punkty za sposób wygranej, grupy i parę; zaokrąglić w górę do dziesiątek, to podstawa. Dodać fan za yaku i dorę oraz dwa za wygraną; za każdy podwoić podstawę. Pomnożyć według rozdającego i sposobu wygranej; zaokrąglić do setek; dodać premie.
    Tabele są łatwiejsze: dwa fan za wygraną już w nich są, więc pierwszy wiersz to razy 8. Puste pola to układy, które nie mogą wystąpić.
lesson-points-video-limits = Mangan to pierwszy sufit: { $mangan } dla drugiego gracza, { $dealer } dla rozdającego, a każdy następny limit jest jego wielokrotnością. Yakumany się tu sumują: najwięcej może ich być siedem.
lesson-points-video-ends = Reach kosztuje { $bet }; jeśli wygrasz, wraca wraz z fanem, a jeśli zadeklarują go oboje i nikt nie wygra, patyczki zostają. Licznik rozdającego zaczyna od zera i rośnie z każdą rozgrywką, w której rozdający zostaje: wygrywającemu daje { $honba } za każdy krok, a od pięciu rozdający potrzebuje dwóch yaku. Zeruje się, gdy drugi gracz wygraną przejmuje rozdawanie. Gdy nikt nie wygra, rozdający w tenpai zostaje; kto nie jest w tenpai, oddaje rozdawanie.
lesson-points-video-examples-title = Cztery układy krok po kroku
lesson-points-video-worked = W pierwszym przykładzie źródło zapomniało o własnych trzech ukrytych ponach; policzony w całości układ to mangan.
lesson-points-video-more-title = Pięć układów limitowych
lesson-points-classical-title = Klasyczne wypłaty
lesson-points-classical =
    Sposób płacenia decyduje o dużej części strategii. O japońskim klasycznym mówi się, że jest bardzo sprawiedliwy i że opłaca się w nim dobra obrona: z odrzutu płaci tylko ten, kto odrzucił.
    Zapamiętaj jedno: główny gracz, Wschód, płaci i dostaje podwójnie. Z muru inni płacą raz, a Wschód dwa razy; odrzucający płaci czterokrotnie, Wschodowi sześciokrotnie.
lesson-points-european-title = Każdy z każdym
lesson-points-european = Według europejskich zasad klasycznych liczy się wszystkie cztery ręce. Wygrywającemu każdy płaci wartość jego układu, a pozostali wyrównują między sobą różnicę swoich; gdy jest w tym Wschód, podwójnie.
lesson-points-european-worked = Wszystkie sześć wypłat z przykładu źródła:
lesson-points-hong-kong-title = Hongkong
lesson-points-hong-kong = W Hongkongu liczy się [term:faan|faan], a krótka tabela zamienia je na punkty. Wschód nie płaci ani nie dostaje podwójnie. Z muru każdy płaci dwa razy; z odrzutu odrzucający dwa razy, inni raz.
lesson-points-international-title = Zasady międzynarodowe
lesson-points-international = Wartości układu po prostu się dodaje. Każdy płaci osiem, a do tego wartość układu płaci ten, kto odrzucił, albo z muru wszyscy. Kwiaty się liczą, lecz nie do minimum.
lesson-points-modern-title = Nowoczesne zasady japońskie
lesson-points-modern = Tu zaczyna się z { $start } punktami, a limit nie jest sufitem, lecz jednostką, którą się mnoży. Punkty zaokrągla się w górę do dziesiątek. Z muru wartość płaci każdy, z odrzutu odrzucający płaci za wszystkich; główny gracz płaci i dostaje podwójnie.
