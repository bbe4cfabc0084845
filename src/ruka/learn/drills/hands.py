"""Hands as they come at a table: made of sets in the ways that people make them, and won as people win.

>>> from random import Random
>>> from ruka.rulesets import rule_set
>>> from ruka.scoring import score
>>> rules = rule_set("tenhou")
>>> wins = [won(Random(seed), rules) for seed in range(50)]
>>> all(score(rules, one.hand, **one.circumstances).wins for one in wins if one is not None)
True
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from ruka import _core
from ruka._core import CHOW, KONG, PUNG, Hand, Meld, Score
from ruka.explain.drawn import circumstances
from ruka.explain.words import Words, capital
from ruka.rules.ruleset import RuleSet
from ruka.schema.learning import Picture
from ruka.scoring import Circumstances, score
from ruka.tiles import KINDS, TILES, TileSet

Kinds = tuple[int, ...]  # of one set, or of a pair

SETS = 4
FIRST_HONOUR, FIRST_DRAGON, FIRST_RED, FIRST_FLOWER = 27, 31, 34, 37
SUITS = tuple(range(9 * suit, 9 * suit + 9) for suit in range(3))
FIVES = (4, 13, 22)
EDGES = {0, 8, 9, 17, 18, 26, *range(27, 34)}  # terminals and honours

CONCEALED = (0, 0, 0, 0, 0, 1, 1, 2, 2, 3)  # sets that are laid, as often as that
CHANCE_DRAW, CHANCE_RIICHI, CHANCE_IPPATSU, CHANCE_LAST = 0.35, 0.7, 0.12, 0.04
CHANCE_KONG, CHANCE_AFTER_KONG, CHANCE_RED, CHANCE_FLOWER, CHANCE_SOUTH = 0.1, 0.3, 0.5, 0.15, 0.4


@dataclass(frozen=True)
class Won:
    """A win: the hand, how it was won, and what it is worth."""

    hand: Hand
    circumstances: Circumstances
    score: Score

    def picture(self) -> Picture:
        """The ura are turned by the winner, and count: they are shown with the others."""
        said = self.circumstances
        return Picture(hand=str(self.hand), indicators=[*said.get("dora", ()), *said.get("ura", ())])

    def facts(self, words: Words) -> tuple[str, ...]:
        return tuple(map(capital, circumstances(self.circumstances, words, winds=True)))


# --- tiles in play ---------------------------------------------------------------------------------------------------


@lru_cache(64)
def kinds_of(tiles: TileSet) -> tuple[int, ...]:
    return tuple(kind for kind in range(len(KINDS)) if tiles.kinds >> kind & 1)


@lru_cache(64)
def chows_of(tiles: TileSet) -> tuple[Kinds, ...]:
    there = {*kinds_of(tiles)}
    starts = (low for suit in SUITS for low in suit[:7])
    return tuple(chow for low in starts if there >= {*(chow := (low, low + 1, low + 2))})


def names(kinds: Iterable[int]) -> list[str]:
    return [KINDS[kind] for kind in kinds]


# --- complete hands --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Style:
    """A way in which hands are made: the kinds they are made of, how many sets are pungs, what they begin with."""

    pungs: float = 0.2
    pool: Callable[[Random, TileSet], Iterable[int]] = lambda rng, tiles: kinds_of(tiles)
    start: Callable[[Random, TileSet], list[Kinds]] = lambda rng, tiles: []
    every: Callable[[Kinds], bool] = lambda tiles: True  # must hold of each set, and of the pair


def _mostly_suits(rng: Random, tiles: TileSet) -> list[int]:
    """Honours come rarely as sets."""
    honours = [kind for kind in kinds_of(tiles) if kind >= FIRST_HONOUR]
    return [*(kind for kind in kinds_of(tiles) if kind < FIRST_HONOUR), *rng.sample(honours, min(2, len(honours)))]


def _one_suit(rng: Random, tiles: TileSet) -> list[int]:
    """A whole suit that is in play, and often honours."""
    there = {*kinds_of(tiles)}
    suit = rng.choice([suit for suit in SUITS if there >= {*suit}])
    honours = [kind for kind in there if kind >= FIRST_HONOUR]
    return [*suit, *rng.sample(sorted(honours), min(rng.choice((0, 2, 3)), len(honours)))]


def _chow_of_each_suit(rng: Random, tiles: TileSet) -> list[Kinds]:
    low = rng.randrange(7)
    return _there([(9 * suit + low, 9 * suit + low + 1, 9 * suit + low + 2) for suit in range(3)], tiles)


def _straight(rng: Random, tiles: TileSet) -> list[Kinds]:
    first = 9 * rng.randrange(3)
    return _there([(first + low, first + low + 1, first + low + 2) for low in (0, 3, 6)], tiles)


def _twice(rng: Random, tiles: TileSet) -> list[Kinds]:
    return [rng.choice(chows_of(tiles))] * 2


def _of_value(rng: Random, tiles: TileSet) -> list[Kinds]:
    return [(rng.choice([kind for kind in kinds_of(tiles) if kind >= FIRST_DRAGON]),) * 3]


def _shifted(rng: Random, tiles: TileSet) -> list[Kinds]:
    first, low, step = 9 * rng.randrange(3), rng.randrange(5), rng.choice((1, 1, 2))
    found = [(first + at, first + at + 1, first + at + 2) for at in (low, low + step, low + 2 * step)]
    return _there(found, tiles) if low + 2 * step <= 6 else []


def _there(sets: Sequence[Kinds], tiles: TileSet) -> list[Kinds]:
    return [*sets] if all(tiles.kinds >> kind & 1 for one in sets for kind in one) else []


PLAIN = Style(pool=_mostly_suits)
SIMPLES = Style(pool=lambda rng, tiles: (kind for kind in kinds_of(tiles) if kind not in EDGES))
RUNS = Style(pungs=0.0, pool=lambda rng, tiles: (kind for kind in kinds_of(tiles) if kind < FIRST_HONOUR))
HONOUR = Style(start=_of_value, pool=_mostly_suits)
PUNGS = Style(pungs=0.9, pool=_mostly_suits)
ONE_SUIT = Style(pungs=0.25, pool=_one_suit)
OUTSIDE = Style(pungs=0.35, every=lambda tiles: not EDGES.isdisjoint(tiles))
ALIKE = Style(start=_chow_of_each_suit, pool=_mostly_suits)
STRAIGHT = Style(start=_straight, pool=_mostly_suits)
SHIFTED = Style(start=_shifted, pool=_mostly_suits)
TWICE = Style(start=_twice, pool=_mostly_suits)
PAIRS = Style()  # seven of them

USUAL: tuple[Style, ...] = (PLAIN, SIMPLES, SIMPLES, RUNS, HONOUR, HONOUR, HONOUR, PUNGS, TWICE, PAIRS)
RICH: tuple[Style, ...] = (ONE_SUIT, ONE_SUIT, PUNGS, ALIKE, STRAIGHT, SHIFTED, OUTSIDE, HONOUR, SIMPLES, PAIRS)


def complete(rng: Random, rules: RuleSet, style: Style) -> tuple[list[Kinds], int] | None:
    """Sets and the pair of a complete hand; None where this one did not work out."""
    tiles, one_chow = rules.tiles, bool(rules.form_bits & _core.ONE_CHOW)
    pool = sorted({*style.pool(rng, tiles)})
    sets = style.start(rng, tiles)[:SETS]
    held = Counter(kind for one in sets for kind in one)
    chows = [chow for chow in chows_of(tiles) if {*chow} <= {*pool} and style.every(chow)]
    pungs = [kind for kind in pool if style.every((kind,))]
    while len(sets) < SETS:
        enough = one_chow and any(one[0] != one[1] for one in sets)
        as_pung = not chows or enough or rng.random() < style.pungs
        one = (rng.choice(pungs),) * 3 if as_pung else rng.choice(chows)
        if any(held[kind] + one.count(kind) > tiles.copies for kind in one):
            if rng.random() < 0.1:  # few kinds and all of them taken
                return None
            continue
        held.update(one)
        sets.append(one)
    pairs = [kind for kind in pungs if held[kind] + 2 <= tiles.copies]
    if not pairs or max(held.values()) > tiles.copies or (one_chow and sum(one[0] != one[1] for one in sets) > 1):
        return None
    rng.shuffle(sets)
    return sets, rng.choice(pairs)


def seven_pairs(rng: Random, rules: RuleSet) -> list[int]:
    """Pairs are of simples as often as not."""
    pool = [kind for kind in kinds_of(rules.tiles) if kind not in EDGES or rng.random() < 0.5]
    return [kind for kind in rng.sample(pool, 7) for _ in range(2)] if len(pool) >= 7 else []


# --- wins ------------------------------------------------------------------------------------------------------------


def won(rng: Random, rules: RuleSet, styles: Sequence[Style] = USUAL) -> Won | None:
    """A hand of one of these styles that wins; None where it does not, which is for whoever asks to try again."""
    rules = rules.resolved
    style = rng.choice(styles)
    hand = _pairs_hand(rng, rules) if style is PAIRS else _regular(rng, rules, style)
    if hand is None:
        return None
    said = _won(rng, rules, hand)
    found = score(rules, hand, **said)
    return Won(hand, said, found) if found.wins else None


def _pairs_hand(rng: Random, rules: RuleSet) -> Hand | None:
    held = seven_pairs(rng, rules) if rules.form_bits & _core.PAIRS else []
    return _hand(rng, rules, held, []) if held else None


def _regular(rng: Random, rules: RuleSet, style: Style) -> Hand | None:
    made = complete(rng, rules, style)
    if made is None:
        return None
    sets, pair = made
    laid = rng.choice(CONCEALED)
    held = Counter(kind for one in sets for kind in one) + Counter({pair: 2})
    in_hand, melds = [pair, pair], []
    for place, one in enumerate(sets):
        is_pung, fourth = one[0] == one[1], held[one[0]] == 3 and rules.tiles.copies > 3
        kong = is_pung and fourth and rng.random() < CHANCE_KONG
        if place < laid:
            melds.append(Meld(KONG if kong else PUNG if is_pung else CHOW, one[0]))
        elif kong:
            melds.append(Meld(KONG, one[0], concealed=True))
        else:
            in_hand += one
    if laid and not rules.flow.chows and any(meld.type == CHOW for meld in melds):
        return None
    return _hand(rng, rules, in_hand, melds)


def _hand(rng: Random, rules: RuleSet, in_hand: list[int], melds: Sequence[Meld]) -> Hand:
    """With a red five now and then where the box has them, flowers, and one of its tiles as the winning one."""
    for suit, five in enumerate(FIVES):
        if rules.tiles.red_fives[suit] and five in in_hand and rng.random() < CHANCE_RED:
            in_hand[in_hand.index(five)] = FIRST_RED + suit
    flowers = [FIRST_FLOWER + flower for flower in range(rules.tiles.flowers) if rng.random() < CHANCE_FLOWER]
    return Hand(in_hand, melds, winning=rng.choice(in_hand), flowers=flowers)


def _won(rng: Random, rules: RuleSet, hand: Hand) -> Circumstances:
    """Winds, draw or discard, riichi where it is played, and the indicators."""
    flow, seats = rules.flow, rules.seats
    said: Circumstances = {
        "win": "tsumo" if rng.random() < CHANCE_DRAW else "ron",
        "seat": rng.choice(seats),
        "round": seats[1] if rng.random() < CHANCE_SOUTH else seats[0],
    }
    if said["win"] == "ron":
        said["discarder"] = rng.choice(seats.replace(said["seat"], ""))
    concealed = all(meld.concealed for meld in hand.melds)
    kongs = sum(meld.type == KONG for meld in hand.melds)
    if concealed and flow.riichi and rng.random() < CHANCE_RIICHI:
        said["riichi"] = True
        if not kongs and rng.random() < CHANCE_IPPATSU:
            said["ippatsu"] = True
    if kongs and said["win"] == "tsumo" and rng.random() < CHANCE_AFTER_KONG:
        said["after_kong"] = True
    elif rng.random() < CHANCE_LAST:
        said["last_tile"] = True
    if flow.indicators:
        turned = [TILES[code] for code in _indicators(rng, rules, hand, 2 * flow.indicators)]
        said["dora"] = turned[: flow.indicators]
        if said.get("riichi") and flow.ura != "none":
            said["ura"] = turned[flow.indicators :]
    return said


def _indicators(rng: Random, rules: RuleSet, hand: Hand, number: int) -> list[int]:
    left = [*unseen(rules.tiles, hand)]
    return rng.sample(left, number)


def unseen(tiles: TileSet, hand: Hand) -> Iterator[int]:
    """The tiles of the box that are not in the hand, as kinds."""
    counts = hand.counts
    for kind in kinds_of(tiles):
        yield from (kind for _ in range(tiles.copies - counts[kind] - _laid(hand, kind)))


def _laid(hand: Hand, kind: int) -> int:
    return sum(kind_of(code) == kind for meld in hand.melds for code in meld.tiles)


def kind_of(code: int) -> int:
    return FIVES[code - FIRST_RED] if FIRST_RED <= code < FIRST_FLOWER else code
