# Words of the glossary in the forms in which texts have them: the client and the documents find them by these.
word-forms =
    abortive_draw: abortive draw, abortive draws
    baiman: baiman
    breaking_wall: breaking the wall
    chombo: chombo
    chow: chow, chows
    claim: claim, claims, claimed
    closed_wait: closed wait, closed waits
    concealed_hand: concealed hand, concealed hands
    concealed_kong: concealed kong, concealed kongs
    dead_hand: dead hand, dead hands
    dead_wall: dead wall
    deal_in: deal in, deals in, dealing in
    dice: dice
    discard_pile: discards
    dora: dora
    dora_indicator: dora indicator, dora indicators
    double: doubles
    dragons: dragons, dragon
    edge_wait: edge wait, edge waits
    element: element, elements
    exhaustive_draw: exhaustive draw, exhaustive draws
    fan: fan
    flowers: flowers, flower
    fu: fu
    furiten: furiten
    go_around: go-around, go-arounds
    haneman: haneman
    honba: honba, counter, counters
    honours: honours, honour
    ippatsu: ippatsu
    kong: kong, kongs
    limit_hand: limit hand, limit hands
    mangan: mangan
    noten: noten
    open_hand: open hand, open hands
    pair: pair, pairs
    pao: liable, liability
    pinfu: pinfu
    precedence: precedence
    pung: pung, pungs
    replacement: replacement tile, replacement tiles, replacement
    riichi: riichi
    riichi_bet: riichi bet, riichi bets, bets, bet
    ron: ron
    round_wind: round wind, wind of the round
    safe_tile: safe tile, safe tiles, safe
    sanbaiman: sanbaiman
    seat_wind: seat wind, own wind
    set: set, sets
    shanten: shanten
    simples: simples
    single_wait: single wait, single waits
    stack: stack, stacks
    stick: sticks, stick
    suit: suit, suits
    suji: suji
    tanyao: tanyao
    tenpai: tenpai, ready
    terminals: terminals, terminal
    terminals_honours: terminals and honours
    tsumo: tsumo
    two_pairs_wait: two-pairs wait, wait on two pairs
    two_sided_wait: two-sided wait, two-sided waits
    useful_tiles: useful tiles, useful tile
    wait: wait, waits
    wall: wall, walls
    winds: winds, wind
    yaku: yaku
    yakuman: yakuman
