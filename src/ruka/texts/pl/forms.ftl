# Słowa ze słowniczka w formach, w jakich występują w tekstach: po nich znajdują je klient i dokumenty.
word-forms =
    abortive_draw: przerwanie rozgrywki, przerwania rozgrywki, przerwaniu rozgrywki
    baiman: baiman, baimana, baimany
    breaking_wall: rozbijanie muru, rozbijania muru, rozbicia muru
    chombo: chombo
    chow: chi, sekwens, sekwensu, sekwensy, sekwensów
    claim: przejęcie, przejęcia, przejęciu, przejąć, przejęty, przejęte
    closed_wait: zamknięte czekanie, zamkniętego czekania
    concealed_hand: ukryta ręka, ukrytej ręki, ukrytej ręce, ukrytą rękę, ukrytą ręką, ukryty układ, ukrytym układzie
    concealed_kong: ukryty kan, ukrytego kana, ukrytym kanem, ukrytym kanie, ukryte kany
    dead_hand: martwa ręka, martwej ręki, martwą rękę, martwą ręką
    dead_wall: martwy mur, martwego muru, martwym murze, martwym murem
    deal_in: wrzucić, wrzuca, wrzucenie, wrzucenia
    dice: kostki, kostkami, kostek, kostkach
    discard_pile: odrzuty, odrzutów, odrzutach, odrzutami
    dora: dora, dory, dorę, dorze, dorą
    dora_indicator: wskaźnik dora, wskaźnika dora, wskaźniki dora, wskaźników dora
    double: podwojenie, podwojenia, podwojeniu, podwojeniem, podwojeń
    dragons: smoki, smoków, smok, smoka
    edge_wait: skrajne czekanie, skrajnego czekania
    element: elementy, elementów, elementu, element
    exhaustive_draw: wyczerpanie kamieni, wyczerpania kamieni, wyczerpaniu kamieni, wyczerpaniem kamieni
    fan: fan
    flowers: kwiaty, kwiatów, kwiatami, kwiat
    fu: fu, małe punkty, małych punktów
    furiten: furiten, furitenu, furitenie
    go_around: kolejka, kolejki, kolejce, kolejkę, kolejek
    haneman: haneman, hanemana, hanemany
    honba: honba, licznik, licznika, liczniki, liczników, licznikiem
    honours: kamienie specjalne, kamieni specjalnych, kamień specjalny
    ippatsu: ippatsu
    kong: kan, kana, kany, kanów, kanem, kanie, kanami, kanach
    limit_hand: układ limitowy, układu limitowego, układy limitowe, układów limitowych, ręka limitowa, ręki limitowej
    mangan: mangan, mangana, mangany, manganem
    noten: noten
    open_hand: otwarta ręka, otwartej ręki, otwarty układ, otwartym układzie
    pair: para, pary, parę, parą, parze, par
    pao: odpowiedzialność, odpowiedzialności, odpowiada, odpowiedzialny
    pinfu: pinfu
    precedence: pierwszeństwo, pierwszeństwa
    pung: pon, pona, pony, ponów, ponem, ponie, ponami, ponach
    replacement: kamień uzupełniający, kamienia uzupełniającego, kamieni uzupełniających, kamieniem uzupełniającym
    riichi: riichi
    riichi_bet: zastaw riichi, zastawu riichi, zastawy riichi, zastawy, zastawów, zastaw
    ron: ron, ronie, ronem
    round_wind: wiatr rundy, wiatru rundy, wiatrem rundy
    safe_tile: bezpieczny kamień, bezpiecznego kamienia, bezpieczne kamienie, bezpiecznych kamieni, bezpieczny, bezpieczne
    sanbaiman: sanbaiman, sanbaimana, sanbaimany, sanbaimanem
    seat_wind: wiatr gracza, wiatru gracza, wiatrem gracza
    set: grupa, grupy, grupę, grupie, grupą, grup, grupach, grupami
    shanten: shanten
    simples: kamienie zwykłe, kamieni zwykłych, zwykłe kamienie
    single_wait: pojedyncze czekanie, pojedynczego czekania
    stack: segment, segmentu, segmenty, segmentów, segmentem
    stick: patyczek, patyczka, patyczki, patyczków
    suit: rodzina, rodziny, rodzinie, rodzinę, rodziną, rodzin
    suji: suji
    tanyao: tanyao
    tenpai: tenpai
    terminals: kamienie skrajne, kamieni skrajnych, kamień skrajny
    terminals_honours: kamieni skrajnych i specjalnych, kamienie skrajne i specjalne, skrajnych i specjalnych
    tsumo: tsumo
    two_pairs_wait: czekanie na pon z jednej z dwóch par, czekaniu na pon z jednej z dwóch par
    two_sided_wait: dwustronne czekanie, dwustronnego czekania
    useful_tiles: przydatne kamienie, przydatnych kamieni, przydatnych
    wait: czekanie, czekania, czekaniu, czekaniem, czekań, czekaniach
    wall: mur, muru, murze, murem, mury
    winds: wiatry, wiatrów, wiatr, wiatru
    yaku: yaku
    yakuman: yakuman, yakumana, yakumany, yakumanów, yakumanem
