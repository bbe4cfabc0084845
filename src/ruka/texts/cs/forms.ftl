# Slova ze slovníčku ve tvarech, v jakých jsou v textech: podle nich je najde klient i dokumenty.
word-forms =
    abortive_draw: předčasné ukončení, předčasným ukončením, předčasného ukončení
    baiman: baiman, baimanu, baimany
    breaking_wall: prolomení zdi, prolomení
    chombo: chombo, chomba, chombu
    chow: postupka, postupky, postupku, postupce, postupek, postupkou, postupkami, chi
    claim: vyžádání, vyžádat, vyžádaný, vyžádané, vyžádaného
    closed_wait: uzavřené čekání, uzavřeného čekání
    concealed_hand: skrytá ruka, skryté ruky, skryté ruce, skrytou ruku, skrytou rukou
    concealed_kong: skrytá čtveřice, skryté čtveřice, skrytou čtveřici, skrytou čtveřicí, skrytý kan, skryté kany
    dead_hand: mrtvá ruka, mrtvé ruky, mrtvou ruku, mrtvou rukou
    dead_wall: mrtvá zeď, mrtvé zdi, mrtvou zeď, mrtvou zdí
    deal_in: hodit výherní kámen, hodí výherní kámen
    dice: kostky, kostkami, kostek, kostkách
    discard_pile: odhozené kameny, odhozenými kameny, odhozených kamenů, odhozy, odhozů
    dora: dora, dory, doru, doře, dorou, dor
    dora_indicator: ukazatel dory, ukazatele dory, ukazatelů dory, ukazatel dora, ukazatele dora
    double: dabl, dablu, dably, dablů, dablem
    dragons: draci, draků, drakům, draky, drak, draka
    edge_wait: čekání na rohu
    element: elementy, elementů, elementu, element
    exhaustive_draw: vyčerpání kamenů, vyčerpáním kamenů
    fan: fan, fanu, fany, fanů, fanem, fanech
    flowers: květiny, květin, květinami, květina
    fu: fu, minibody, minibodů, minibodech
    furiten: furiten, furitenu, furitenem
    go_around: obrátka, obrátky, obrátku, obrátce, obrátkou, obrátek
    haneman: haneman, hanemanu, hanemany
    honba: honba, počítadlo, počítadla, počítadel, počítadlem, počítadly
    honours: zvláštní kameny, zvláštních kamenů, zvláštními kameny, zvláštní kámen
    ippatsu: ippatsu
    kong: čtveřice, čtveřici, čtveřicí, čtveřic, kan, kanu, kany, kanů
    limit_hand: limitní ruka, limitní ruky, limitní ruku, limitní ruce, limitních rukou
    mangan: mangan, manganu, mangany, manganů, manganem
    noten: noten
    open_hand: otevřená ruka, otevřené ruky, otevřené ruce, otevřenou ruku
    pair: pár, páru, párů, páry, párem
    pao: ručení, ručí
    pinfu: pinfu
    precedence: přednost, přednosti
    pung: trojice, trojici, trojicí, trojic, pon, ponu, pony, ponů
    replacement: doplňující kámen, doplňujícího kamene, doplňujícím kamenem, doplňující kameny, doplňujících kamenů
    riichi: riichi
    riichi_bet: sázka riichi, sázky riichi, sázku riichi, sázek riichi, sázky, sázek, sázka, sázku
    ron: ron, ronu, ronem
    round_wind: vítr kola, větru kola, větrem kola
    safe_tile: bezpečný kámen, bezpečného kamene, bezpečné kameny, bezpečných kamenů, bezpečný, bezpečné
    sanbaiman: sanbaiman, sanbaimanu, sanbaimany
    seat_wind: vítr hráče, větru hráče, větrem hráče
    set: sada, sady, sadu, sadě, sadou, sad, sadám, sadách, sadami
    shanten: shanten
    simples: obyčejné kameny, obyčejných kamenů, obyčejné
    single_wait: jedinečné čekání, jedinečného čekání
    stack: sloupec, sloupce, sloupců, sloupcem, sloupci
    stick: tyčinka, tyčinky, tyčinku, tyčinek, tyčinkou
    suit: barva, barvy, barvě, barvu, barvou, barev
    suji: suji
    tanyao: tanyao
    tenpai: tenpai, čekající ruka, čekající ruku, čekající ruce, čekající ruky, připravená ruka, připravenou ruku
    terminals: hraniční kameny, hraničních kamenů, hraniční kámen
    terminals_honours: hraničních a zvláštních kamenů, hraniční a zvláštní kameny, hraničních a zvláštních
    tsumo: tsumo, tsumu, tsumem
    two_pairs_wait: čekání na pon jednoho ze dvou párů, čekání na dva páry
    two_sided_wait: dvoustranné čekání, dvoustranného čekání
    useful_tiles: užitečné kameny, užitečných kamenů, užitečných
    wait: čekání, čekáním, čekáních
    wall: zeď, zdi, zdí, zdech
    winds: větry, větrů, větrům, vítr, větru
    yaku: yaku
    yakuman: yakuman, yakumanu, yakumany, yakumanů, yakumanem
