"""Random wins: complete hands with circumstances that fit them; what is rare at a table is common here.

>>> from random import Random
>>> from ruka.rulesets import rule_set
>>> from ruka.scoring import score
>>> from ruka.testing import wins
>>> rules = rule_set("ema-riichi")
>>> hand, circumstances = wins.win(Random(7), rules)
>>> score(rules, hand, **circumstances).complete
True
>>> rules.with_options(wins.options(Random(7), rules)).id
'ema-riichi'
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from ruka import _core
from ruka._core import CHOW, KONG, PUNG, Hand, Meld
from ruka.rules.options import Option, OptionValue
from ruka.rules.ruleset import RuleSet
from ruka.rules.words import GREENS, HONOURS, ORPHANS, SIMPLES, TERMINALS
from ruka.scoring.win import Circumstances
from ruka.testing import hands as builders
from ruka.testing.reference.hands import is_chow_start
from ruka.tiles import KINDS, TileSet

SUITS = tuple(0x1FF << 9 * suit for suit in range(3))
POOLS = (*SUITS, *(suit | HONOURS for suit in SUITS), SIMPLES, ORPHANS, TERMINALS, HONOURS, GREENS)
SPECIAL_FORMS = {
    _core.PAIRS: "pairs",
    _core.ORPHANS: "orphans",
    _core.KNITTED: "knitted",
    _core.HONOURS_KNITTED: "honours_knitted",
    _core.SNAKE: "snake",
    _core.GATES: "gates",
    _core.TRIPLES: "triples",
    _core.COUPLES: "couples",
    _core.ORPHAN_PAIRS: "orphan_pairs",
}
COPIES = 4
INDICATORS = 5
NORTH = 30
FIRST_FLOWER = 37


def win(rng: Random, rules: RuleSet) -> tuple[Hand, Circumstances]:
    """A complete hand, though not always with the minimum, and how it was won."""
    rules = rules.resolved
    if rules.opening_form_bits and _chance(rng, 0.01):
        return _unrelated(rng, rules.tiles.kinds), {
            "win": "tsumo",
            "seat": "E",
            "first_turn": True,
            "sticks": 0,
            "dora": [],
        }
    hand = _with_flowers(rng, rules.tiles, _hand(rng, rules))
    return hand, _circumstances(rng, rules, hand)


def others(rng: Random, rules: RuleSet, hand: Hand, seat: str) -> dict[str, Hand]:
    """Hands of all who did not win, from the tiles that the winner left; pungs are common in them."""
    rules = rules.resolved
    left = Counter({kind: rules.tiles.copies for kind in range(len(KINDS)) if rules.tiles.kinds >> kind & 1})
    left.subtract(_kinds_of(hand))
    return {wind: _unfinished(rng, left) for wind in rules.seats if wind != seat}


def options(rng: Random, rules: RuleSet) -> dict[str, OptionValue]:
    """A value for every option."""
    return {option.name: _value(rng, option) for option in rules.options}


def _value(rng: Random, option: Option) -> OptionValue:
    if isinstance(option.default, bool):
        return _chance(rng, 0.5)
    if option.choices:
        return rng.choice(option.choices)
    assert option.low is not None
    assert option.high is not None
    if isinstance(option.default, tuple):
        return tuple(rng.randint(option.low, option.high) for _ in option.default)
    return rng.randint(option.low, option.high)


def _chance(rng: Random, probability: float) -> bool:
    return rng.random() < probability


# --- hands -----------------------------------------------------------------------------------------------------------


def _hand(rng: Random, rules: RuleSet) -> Hand:
    kinds = rules.tiles.kinds
    reds = _red_fives(rng, rules.tiles)
    forms = [form for bit, form in SPECIAL_FORMS.items() if rules.form_bits & bit]
    if "orphans" in forms and kinds & ORPHANS != ORPHANS:
        forms.remove("orphans")
    suits = [suit for suit in SUITS if suit & kinds == suit]
    most_chows = 1 if rules.form_bits & _core.ONE_CHOW else 4
    match rng.choices(("regular", "special", "gates"), (85, 12, 3))[0]:
        case "special" if forms:
            form = rng.choice(forms)
            pool = _pool(rng, kinds, enough=7) if form == "pairs" else kinds
            held = builders.complete(rng, form, kinds=pool).counts
            return _won(rng, [kind for kind, number in enumerate(held) for _ in range(number)], [], reds)
        case "gates" if suits and most_chows == 4:
            return _won(rng, _gates(rng, rng.choice(suits)), [], reds)
    return _regular(rng, kinds, reds, most_chows)


def _kinds_of(hand: Hand) -> list[int]:
    codes = [*hand.tiles, *(tile for meld in hand.melds for tile in meld.tiles)]
    return [code if code < len(KINDS) else list(builders.RED_FIVES)[code - len(KINDS)] for code in codes]


def _unfinished(rng: Random, left: Counter[int]) -> Hand:
    """Thirteen of the tiles that are left, which become fewer."""
    in_hand: list[int] = []
    melds: list[Meld] = []
    for _ in range(rng.randint(0, 4)):
        kind = rng.choice([kind for kind, number in left.items() if number >= 3])
        number = rng.randint(3, left[kind])
        left[kind] -= number
        if number == COPIES:
            melds.append(Meld(KONG, kind, _chance(rng, 0.5)))
        elif _chance(rng, 0.4):
            melds.append(Meld(PUNG, kind))
        else:
            in_hand += [kind] * 3
    while len(in_hand) + 3 * len(melds) < 13:
        kind = rng.choice([kind for kind, number in left.items() if number])
        left[kind] -= 1
        in_hand.append(kind)
    return Hand(in_hand, melds)


def _unrelated(rng: Random, kinds: int) -> Hand:
    """Thirteen tiles of which no two can join a set, and a pair to one of them."""
    suits = [rng.choice(((0, 3, 6), (0, 3, 7), (0, 4, 7), (1, 4, 7), (0, 3, 8), (2, 5, 8))) for _ in range(3)]
    among = [9 * suit + rank for suit, ranks in enumerate(suits) for rank in ranks] + list(range(27, 34))
    tiles = rng.sample([kind for kind in among if kinds >> kind & 1], 13)
    pair = rng.choice(tiles)
    return Hand([*tiles, pair], [], winning=pair)


def _with_flowers(rng: Random, tiles: TileSet, hand: Hand) -> Hand:
    flowers = [FIRST_FLOWER + flower for flower in range(tiles.flowers) if _chance(rng, 0.4)]
    if _chance(rng, 0.1) and tiles.flowers:
        flowers = [FIRST_FLOWER + flower for flower in range(4)]
    return Hand(hand.tiles, hand.melds, winning=hand.winning, flowers=flowers) if flowers else hand


def _red_fives(rng: Random, tiles: TileSet) -> set[int]:
    """The fives that are red if the hand has them."""
    numbers = zip(builders.RED_FIVES, tiles.red_fives, strict=True)
    return {five for five, number in numbers if number and _chance(rng, 0.4)}


def _pool(rng: Random, kinds: int, enough: int) -> int:
    """The kinds that a hand is made of: often few of them, for many patterns and many readings."""
    pool = rng.choice(POOLS) & kinds
    return pool if pool.bit_count() >= enough and _chance(rng, 0.6) else kinds


def _gates(rng: Random, suit: int) -> list[int]:
    """1112345678999 and one more."""
    first = suit.bit_length() - 9
    return [first + rank for rank in (0, 0, *range(9), 8, 8, rng.randrange(9))]


def _regular(rng: Random, kinds: int, reds: set[int], most_chows: int) -> Hand:
    sets, pool = _start(rng, kinds, most_chows)
    among = [kind for kind in range(34) if pool >> kind & 1]
    pungs = rng.choice((0.1, 0.3, 0.5, 1.0))
    held = Counter(kind for tiles in sets for kind in tiles)
    while len(sets) < 4:
        chows = sum(map(_is_chow, sets))
        sets.append(_set(rng, among, pungs if chows < most_chows else 1.0, held))
    rng.shuffle(sets)
    pair = rng.choice([kind for kind in among if held[kind] <= COPIES - 2])
    held[pair] += 2
    in_hand, melds = [pair, pair], []
    laid = rng.choice((0, 0, 0, 1, 2, 3, 4))
    for place, tiles in enumerate(sets):
        may_be_kong = held[tiles[0]] == 3 and tiles[0] == tiles[1]
        if may_be_kong and _chance(rng, 0.2):
            melds.append(_meld(KONG, tiles, reds, concealed=True))
        elif place >= laid:
            in_hand += tiles
        elif _is_chow(tiles):
            melds.append(_meld(CHOW, tiles, reds))
        else:
            melds.append(_meld(KONG if may_be_kong and _chance(rng, 0.3) else PUNG, tiles, reds))
    return _won(rng, in_hand, melds, reds)


def _start(rng: Random, kinds: int, most_chows: int) -> tuple[list[list[int]], int]:
    """Sets that make a pattern together, or none, and the kinds that the rest is made of."""
    suit, rank = 9 * rng.randrange(3), rng.randrange(7)
    starts = (
        [_chow(9 * suit + rank) for suit in range(3)],
        [[9 * suit + rank] * 3 for suit in range(3)],
        [[suit + rank + step] * 3 for step in range(3)],
        [_chow(suit + low) for low in (0, 3, 6)],
        [_chow(suit + rank)] * 2,
        [_chow(9 * rng.randrange(3) + rng.choice((0, 6))) for _ in range(4)],
    )
    sets = rng.choice(starts)
    held = Counter(kind for tiles in sets for kind in tiles)
    allowed = sum(map(_is_chow, sets)) <= most_chows
    if not allowed or _chance(rng, 0.7) or any(n > COPIES or not kinds >> kind & 1 for kind, n in held.items()):
        return [], _pool(rng, kinds, enough=5)
    return list(sets), ORPHANS & kinds if len(sets) == 4 else kinds


def _is_chow(tiles: Sequence[int]) -> bool:
    return tiles[0] != tiles[1]


def _chow(low: int) -> list[int]:
    return [low, low + 1, low + 2]


def _set(rng: Random, among: Sequence[int], pungs: float, held: Counter[int]) -> list[int]:
    """A set of these kinds, as far as there are copies left."""
    while True:
        low = rng.choice(among)
        chow = is_chow_start(low) and low + 1 in among and low + 2 in among and not _chance(rng, pungs)
        tiles = _chow(low) if chow else [low] * 3
        if all(held[kind] + tiles.count(kind) <= COPIES for kind in tiles):
            held.update(tiles)
            return tiles


def _meld(type: int, tiles: Iterable[int], reds: set[int], concealed: bool = False) -> Meld:
    """The set on the table, with the red five if it is still to be placed."""
    lowest, *_ = tiles
    red = reds.intersection(tiles)
    reds -= red
    return Meld(type, lowest, concealed, len(red))


def _won(rng: Random, in_hand: list[int], melds: Sequence[Meld], reds: set[int]) -> Hand:
    """The hand with one of its tiles as the winning one."""
    for five in reds.intersection(in_hand):
        in_hand[in_hand.index(five)] = builders.RED_FIVES[five]
    return Hand(in_hand, melds, winning=rng.choice(in_hand))


# --- circumstances ---------------------------------------------------------------------------------------------------


def _circumstances(rng: Random, rules: RuleSet, hand: Hand) -> Circumstances:
    seats = rules.seats
    seat = rng.choice(seats)
    others = seats.replace(seat, "")
    draw = _chance(rng, 0.5)
    nuki = rules.flow.nuki
    said: Circumstances = {
        "win": "tsumo" if draw else "ron",
        "seat": seat,
        "round": rng.choice(seats),
        "honba": rng.choice((0, 0, 1, 4, 5, 9)),
        "sticks": rng.choice((0, 0, 1, 4)),
        "dora": _indicators(rng, rules),
        "nuki": rng.randint(0, COPIES - hand.counts[NORTH]) if nuki and NORTH not in _laid(hand) else 0,
    }
    if not draw and _chance(rng, 0.9):
        said["discarder"] = rng.choice(others)
    if _chance(rng, 0.2):
        said["pao"] = rng.choice(others)
    if draw:
        _after_kong(rng, said, hand)
    if all(meld.concealed for meld in hand.melds) and _chance(rng, 0.5):
        _riichi(rng, said, rules)
    _moment(rng, said, hand)
    return said


def _indicators(rng: Random, rules: RuleSet) -> list[str]:
    kinds = [name for kind, name in enumerate(KINDS) if rules.tiles.kinds >> kind & 1]
    return rng.choices(kinds, k=rng.choice((0, 1, 1, 2, INDICATORS)))


def _laid(hand: Hand) -> set[int]:
    return {meld.kind for meld in hand.melds}


def _after_kong(rng: Random, said: Circumstances, hand: Hand) -> None:
    replaced = said["nuki"] + sum(meld.type == KONG for meld in hand.melds)
    if replaced and _chance(rng, 0.3):
        said["after_kong"] = True
        said["second_replacement"] = replaced > 1 and _chance(rng, 0.3)


def _riichi(rng: Random, said: Circumstances, rules: RuleSet) -> None:
    said["riichi"] = True
    said["double_riichi"] = _chance(rng, 0.2)
    said["ippatsu"] = "after_kong" not in said and _chance(rng, 0.3)
    said["ura"] = _indicators(rng, rules)


def _moment(rng: Random, said: Circumstances, hand: Hand) -> None:
    """First turn, last tile or robbed kong: at most one of them."""
    ron = said["win"] == "ron"
    assert hand.winning is not None
    winning = hand.winning if hand.winning < len(KINDS) else list(builders.RED_FIVES)[hand.winning - len(KINDS)]
    draw = rng.random()
    if draw < 0.1:
        started = bool(hand.melds) or "riichi" in said or said["nuki"] > 0 or (ron and said["seat"] == "E")
        if not started:
            said["first_turn"] = True
    elif draw < 0.18:
        said["last_tile"] = True
    elif draw < 0.24 and ron and _kinds_of(hand).count(winning) == 1:  # the others are the kong
        said["robbing_kong"] = True
    hidden = [kind for meld in hand.melds if meld.concealed for kind in meld.tiles]
    said["last_of_kind"] = _chance(rng, 0.05) and hand.counts[winning] == 1 and winning not in hidden
