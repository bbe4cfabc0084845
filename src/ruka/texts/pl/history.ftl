history-intro = Co o historii gry opowiadają nasze źródła. To ich twierdzenia; tam, gdzie inni mówią co innego, jest to zaznaczone.

history-part-origin = Skąd pochodzi mahjong
history-when-first_records = koniec XIX wieku
history-first_records = Pierwsze wzmianki o mahjongu pojawiają się według źródła 002 w Chinach pod koniec XIX wieku.
history-when-ancient = w zamierzchłych czasach?
history-ancient = Źródło 001 opowiada natomiast, że gra powstała w zamierzchłych czasach w Chinach i Japonii i przeszła wiele odmian aż do wideomahjonga. To legenda: źródło 002 zna najstarsze wzmianki dopiero z końca XIX wieku. W Czechach gra jest według źródła 001 mało znana.
history-when-dominoes = koniec XIX wieku
history-dominoes = Przypuszcza się, że mahjong powstał z połączenia chińskiego domina i popularnych gier karcianych.
history-when-officials = koniec XIX wieku
history-officials = Początkowo grali w niego tylko wyżsi urzędnicy w Pekinie, Nankinie i Szanghaju.
history-when-after_empire = po upadku cesarstwa
history-after_empire = Wraz z wielkimi przemianami po upadku cesarstwa poznała go szersza publiczność.

history-part-spread = Gra podbija świat
history-when-all_china = około roku 1920
history-all_china = Około roku 1920 grano już w niego w całych Chinach i można było mówić o grze narodowej. Wraz z popularnością powstało wiele odmian zasad.
history-when-two_styles = około roku 1920
history-two_styles = Na dalszy rozwój najbardziej wpłynęły dwa systemy: hongkoński i szanghajski, zwane też starym i nowym stylem.
history-when-abroad = lata 20. i 30.
history-abroad = W latach dwudziestych chińscy emigranci zawieźli go do innych krajów, głównie do Ameryki i Japonii, gdzie według źródła 002 największą popularność zdobył w latach trzydziestych. Inne opracowania umieszczają amerykańską modę już w latach dwudziestych.
history-when-imports = lata 30.
history-imports = Komplety do mahjonga stanowiły wtedy sporą część amerykańskiego importu z Chin. W USA powstawały kolejne odmiany zasad.
history-when-babcock = między wojnami
history-babcock = Joseph P. Babcock, który sprzedawał grę, zarejestrował jej nazwę i zasady jako znak towarowy. Inni sprzedawcy musieli więc zmieniać zasady albo nazwę.

history-part-quiet = Lata czterdzieste
history-when-usa_forties = lata 40.
history-usa_forties = W Stanach Zjednoczonych opadł pierwszy entuzjazm, a towarzystwo wróciło do brydża i pokera.
history-when-japan_forties = lata 40.
history-japan_forties = W Japonii prawie przestano grać: uchodził za grę chińską, co nie zgadzało się z polityką nacjonalistyczną.
history-when-china_banned = po wojnie
history-china_banned = W Chinach po wojennym chaosie nastał reżim komunistyczny, który zakazał mahjonga jako hazardu.

history-part-second_wind = Drugi oddech
history-when-us_league = po roku 1950
history-us_league = W USA powstała według źródła 002 Narodowa Liga Mahjonga z oficjalnymi zasadami. Źródło umieszcza to na początku drugiej połowy XX wieku; inne opracowania podają rok 1937.
history-when-japan_association = po roku 1950
history-japan_association = W Japonii powstało Japońskie Stowarzyszenie Mahjonga z własnymi oficjalnymi zasadami. Ma kilkadziesiąt tysięcy członków i do dziś jest wpływowe także za granicą.
history-when-underworld = po roku 1950
history-underworld = Mahjong stał się wówczas także okrętem flagowym hazardu w japońskim i hongkońskim półświatku, pod skrzydłami yakuzy i triad.
history-when-mind_sport = po odwilży politycznej
history-mind_sport = W Chinach kontynentalnych wraz z odwilżą najpierw go tolerowano, a później oficjalnie uznano za sport umysłowy.
history-when-international = lata 90.
history-international = Pod patronatem chińskich władz grupa mistrzów napisała międzynarodowe zasady turniejowe, żeby uwolnić grę od hazardu i zbliżyć ją do szachów i brydża. Gra się według nich na dużych turniejach, głównie Światowej Organizacji Mahjonga.

history-part-europe = Europa i współczesność
history-when-europe_grows = koniec XX wieku
history-europe_grows = Pod koniec XX wieku popularność rosła też w Europie, zwłaszcza w Skandynawii, Niemczech i Holandii.
history-when-european_rules = XX wiek
history-european_rules = Do większości krajów europejskich trafił wcześniej przez Amerykanów, więc lokalne zasady często opierają się na amerykańskich. Większość kompletów sprzedawanych w Europie zawiera jednak klasyczne zasady chińskie; z obu powstały europejskie zasady klasyczne, dziś jedne z najczęściej używanych.
history-when-ema_founded = 2005
history-ema_founded = Powstało Europejskie Stowarzyszenie Mahjonga, organizacja zrzeszająca kraje.
history-when-internet = XXI wiek
history-internet = Ostatnia fala zainteresowania przyszła z komputerami i internetem: można oglądać turnieje, grać o każdej porze z całym światem i dyskutować o zasadach.
history-when-phenomenon = XXI wiek
history-phenomenon = Podobnie jak szachy, go, poker czy brydż mahjong jest zjawiskiem kulturowym. Najpopularniejszy jest wciąż na Dalekim Wschodzie, lecz znawcy widzą dla niego wielką przyszłość i na Zachodzie.
history-when-riichi_chance = XXI wiek
history-riichi_chance = Szczególne zasady riichi mahjonga według źródła 002 zwiększają udział przypadku, ale czynią grę barwniejszą i zabawniejszą; istnieje wiele dalszych odmian.

history-part-video = Mahjong na ekranie
history-when-video_form = gry wideo
history-video_form = Wideomahjong to cyfrowa postać gry: na ekranie przeciwko komputerowi i zwykle we dwoje zamiast we czworo. W emulatorze MAME działa według źródła 001 ponad sto takich gier.
history-when-video_japan = gry wideo
history-video_japan = Prawie wszystkie powstały w Japonii. Są do siebie podobne, są odmianą prawdziwej gry i mają to, co znają tylko zasady japońskie: reach i dorę. Japońską odmianę nazywa się riichi albo reach mahjong.
history-when-video_depth = 2004
history-video_depth = Pod względem głębi wideomahjong jest według źródła 001 o kilka klas niżej niż gra z ludźmi, bo program tylko realizuje wbudowane wzorce, podobnie jak wideopoker w porównaniu z pokerem. Mimo to bywa podchwytliwy i emocjonujący.
history-when-video_titles = 2004
history-video_titles = Źródło 001 wymienia Super Real Mahjong Premium Collection, Mahjong Hyper Reaction 2 i Final Romance 2, którego punktacji używa w przykładach.

history-part-sources = O źródłach
history-when-source_001 = 13.12.2004
history-source_001 = Źródło 001 to czeska książka zasad do gier emulatora, wersja 1.0 podpisana DRI: swobodne tłumaczenie strony „Mahjong in MAME”, częściowo skrócone, częściowo uzupełnione.
