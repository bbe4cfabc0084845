# Gra słowami
story-who = { $who ->
    [E] Wschód
    [S] Południe
    [W] Zachód
    [N] Północ
   *[named] { $who }
 }
story-source = { $source ->
    [E] Wschodu
    [S] Południa
    [W] Zachodu
   *[N] Północy
 }
story-seat = Miejsce { $seat }
story-hand = Runda { $round ->
    [E] wschodnia
    [S] południowa
    [W] zachodnia
   *[N] północna
 }, rozgrywka { $number }
story-dealt = rozdaje { $player }
story-honba = { $count ->
    [one] { $count } licznik
    [few] { $count } liczniki
   *[many] { $count } liczników
 }
story-bets = { $count ->
    [one] { $count } zastaw na stole
    [few] { $count } zastawy na stole
   *[many] { $count } zastawów na stole
 }
story-nobody = nikt
story-break = Na kostkach wypadło { $first } i { $second }: { story-who } rozbija mur za { $count }. segmentem od prawej.
story-break-again = Na kostkach wypadło { $first } i { $second }, { story-who } rzuca { $third } i { $fourth }, razem { $sum }: mur { story-source } zostaje rozbity za { $count }. segmentem od prawej.
story-deal = { story-who } dostaje { $tiles }.
story-dora = Wskaźnik dora to { $tile }.
story-ura = Wskaźnik ura dora to { $tile }.
story-draw = { story-who } dobiera { $where ->
    [dead] kamień uzupełniający{ $tile ->
        [none] { "" }
       *[seen] { " " }{ $tile }
     }
   *[wall] { $tile ->
        [none] kamień
       *[seen] { $tile }
     }
 }.
story-turn = { story-who } dobiera { $where ->
    [dead] kamień uzupełniający{ $drawn ->
        [none] { "" }
       *[seen] { " " }{ $drawn }
     }
   *[wall] { $drawn ->
        [none] kamień
       *[seen] { $drawn }
     }
 }{ $declares ->
    [yes] , deklaruje riichi
   *[no] { "" }
 } i odrzuca { $same ->
    [yes] { $drawn ->
        [none] go: { $tile }
       *[seen] go
     }
   *[no] { $tile }
 }.
story-discard = { story-who } { $declares ->
    [yes] deklaruje riichi i odrzuca
   *[no] odrzuca
 } { $tile }.
story-riichi = { story-who } kładzie na stole zastaw za riichi.
story-chow = { story-who } bierze { $tile } do chi z { $tiles }.
story-pung = { story-who } bierze { $tile } od { story-source } do pona z { $tiles }.
story-kong = { story-who } bierze { $tile } od { story-source } do kana z { $tiles }.
story-concealed-kong = { story-who } deklaruje ukryty kan { $tiles }.
story-added-kong = { story-who } dokłada { $tile } do pona: kan.
story-nuki = { story-who } odkłada { $tile }.
story-win-tsumo = { story-who } dobiera { $tile } i wygrywa!
story-win-ron = { story-who } wygrywa na { $tile } od { story-source }!
story-hand-shown = Ręka: { $tiles } + { $tile }
story-ready = { story-who } pokazuje tenpai: { $tiles }.
story-exhausted = Mur się skończył. Tenpai: { $ready }.
story-nagashi = { story-who } odrzuca do końca tylko kamienie skrajne i specjalne, z których żadnego nie przejęto, i wygrywa przez nagashi mangan.
story-nagashi-as-draw = { story-who } odrzuca do końca tylko kamienie skrajne i specjalne, z których żadnego nie przejęto, i dostaje zapłatę za nagashi mangan; rozgrywka kończy się wyczerpaniem kamieni.
story-aborted-nine-orphans = { story-who } ma dziewięć różnych kamieni skrajnych i specjalnych i przerywa rozgrywkę.
story-aborted-four-winds = Na początku odrzucono cztery takie same wiatry: przerwanie rozgrywki.
story-aborted-four-riichi = Wszyscy zadeklarowali riichi: przerwanie rozgrywki.
story-aborted-four-kongs = Cztery kany różnych graczy: przerwanie rozgrywki.
story-aborted-three-winners = Trzech graczy wygrywa na jednym kamieniu: przerwanie rozgrywki.
story-offence-false-win = { story-who } ogłasza wygraną, której nie ma
story-offence-false-riichi = { story-who } ma riichi bez tenpai
story-offence-wrong-kong = { story-who } ma po riichi niedozwolony kan
story-offence-wrong-call = { story-who } melduje grupę, która nią nie jest
story-offence-dead-claim = { story-who } melduje z martwą ręką
story-offence-changed-mind = { story-who } cofa dopiero co wyłożoną grupę
story-offence-wrong-count = { story-who } ma w ręce niewłaściwą liczbę kamieni
story-offence-shown-tile = { story-who } odsłania kamień z własnej ręki
story-offence-shown-many = { story-who } odsłania ponad pięć kamieni
story-offence-shown-other = { story-who } odsłania kamień z cudzej ręki lub z martwego muru
story-penalty-chombo = chombo
story-penalty-dead-hand = ręka jest martwa
story-penalty-fine = kara na środek stołu
story-penalty-barred = na razie nie może wygrać
story-penalty-shown = kamienie już odkryto, płaci limit
story-penalty-pay-each = płaci każdemu
story-penalty-no-win = w tej rozgrywce nie może wygrać
story-dealer-dice = Na kostkach o rozdającego wypadło { $first } i { $second }: rozdaje { $player }.
story-sits-out = { $player } w tej rozgrywce pauzuje.
story-missing = Kamienie wiatru { story-who } są poza grą.
story-flower = { story-who } wykłada { $tile }.
story-shown = { story-who } pokazuje rękę { $tiles }: { $worth }.
story-settled = Pozostali wyrównują między sobą różnice swoich rąk.
story-exhausted-plain = Mur się skończył: wyczerpanie kamieni.
story-turns-over = Wszystkie ruchy wykonano. Tenpai: { $ready }.
story-over-taken = Koniec gry: potrzebną liczbę wygranych rozgrywek ma { $player }.
story-note-crashed = { story-who }: program zakończył się błędem, gra za niego ruka.
story-note-late = { story-who }: program nie odpowiedział na czas, gra za niego ruka.
story-note-illegal = { story-who }: program odpowiedział w niedozwolony sposób, gra za niego ruka.
story-changed-buy = { story-who } kupuje przedmiot „{ $item }” za { $points }.
story-changed-use = { story-who } używa przedmiotu „{ $item }”.
story-changed-effect = Przedmiot „{ $item }” działa.
story-changed-bet = { story-who } stawia { $points } na własną wygraną.
story-changed-payout = { story-who } wygrywa zakład: { $points }.
story-end = Po rozgrywce: { $points }.
story-over = Gra się skończyła.

# Obraz stołu
picture-left = zostało kamieni: { $count }
picture-dora = wskaźniki dora
picture-ura = wskaźniki ura dora
picture-riichi = riichi
picture-norths = odłożone północe: { $count }
picture-flowers = kwiaty:
picture-legend = * odrzucony z riichi, ~ wzięty przez innego gracza

help-replay = Opowiedz zapisaną grę słowami albo pokaż jej chwilę jako obraz stołu.
help-replay-file = Zapis z ruki, z mjai albo z Tenhou (XML lub JSON).
help-at = Pokaż stół po tym zdarzeniu tej rozgrywki, na przykład 3.25; bez zdarzenia na końcu rozgrywki.
help-replay-seat = Jak grę widziało to miejsce, 0 do 3; inaczej widać wszystkie kamienie.
error-bad-moment = „{ $at }” to nie chwila tej gry; podaj rozgrywkę od 1 do { $hands }, a po kropce jej zdarzenie.
