"""Which tiles finish a hand, and how many of them are left (source 001, waits)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random

from ruka._core import CHOW, PUNG, Hand, Meld
from ruka.explain.words import Words
from ruka.hands import TilesLeft, readings, shanten, waits
from ruka.learn.drills.drill import Asked, Drill, Item, Level, Make, line, number, some_tiles, tile_names
from ruka.learn.drills.hands import (
    ONE_SUIT,
    PLAIN,
    RUNS,
    SIMPLES,
    TWICE,
    Kinds,
    Style,
    complete,
    kinds_of,
    names,
    unseen,
)
from ruka.rules.ruleset import RuleSet
from ruka.schema.learning import DrillAnswer, PickTiles, Picture, VerdictLine
from ruka.tiles import KINDS, in_order, parse

LAID = (0, 0, 0, 1, 1, 2)  # sets on the table, as often as that
SEEN = (8, 24)  # tiles that lie elsewhere
MANY = 3  # kinds, of a wait that is not plain
OF_ONE_SUIT = 10  # tiles


@dataclass(frozen=True)
class WaitsItem(Item):
    """Thirteen tiles that lack one; `seen` are tiles elsewhere, where it is asked how many are left."""

    rules: RuleSet
    hand: str
    seen: str = ""
    terms = ("wait", "tenpai")

    @cached_property
    def found(self) -> TilesLeft:
        return waits(self.hand, self.rules.forms, self.rules.tiles, self.seen)

    @property
    def answer(self) -> DrillAnswer:
        return number(self.found.total) if self.seen else some_tiles(self.found)

    def asked(self, words: Words) -> Asked:
        picture = Picture(hand=self.hand, seen=self.seen)
        if self.seen:
            return Asked.number(
                words.text("drill-waits-left"), lambda count: words.text("drill-count", count=count), picture
            )
        every = names(kinds_of(self.rules.tiles))
        return Asked(words.text("drill-waits-which"), PickTiles(tiles=every, several=True), picture)

    def why(self, words: Words, given: DrillAnswer) -> Iterator[VerdictLine]:
        for tile, left in self.found.items():
            reading = readings(f"{self.hand} +{tile}", self.rules.forms, self.rules.tiles)[0]
            groups = [*reading.sets, *reading.pairs, *reading.singles]
            worth = words.text("drill-waits-of", count=left) if self.seen else ""
            yield line(
                words.text("drill-waits-with", tile=tile_names([tile], words), wait=words.wait(reading)), groups, worth
            )
        for tile in in_order({*given.tiles} - {*self.found}):
            yield self._wrong(tile, words)

    def _wrong(self, tile: str, words: Words) -> VerdictLine:
        """A tile that does not finish the hand: what the hand would be with it, or that nobody can draw a fifth."""
        name = tile_names([tile], words)
        try:
            away = shanten(f"{self.hand} {tile}", self.rules.forms, self.rules.tiles)
        except ValueError:
            away = -1
        key = "drill-waits-fifth" if away < 0 else "drill-waits-not"
        return line(words.text(key, tile=name), [tile], counts=False)


def which(styles: Sequence[Style], fewest: int, most: int, laid: Sequence[int] = LAID, of_one_suit: int = 0) -> Make:
    def make(rules: RuleSet, rng: Random) -> Item | None:
        hand = _ready(rng, rules, rng.choice(styles), rng.choice(laid))
        if hand is None or _most_of_a_suit(hand) < of_one_suit:
            return None
        item = WaitsItem(rules.resolved, str(hand))
        return item if fewest <= len(item.found) <= most else None

    return make


def how_many(make_hand: Make) -> Make:
    def make(rules: RuleSet, rng: Random) -> Item | None:
        found = make_hand(rules, rng)
        if not isinstance(found, WaitsItem):
            return None
        resolved = rules.resolved
        left = [*unseen(resolved.tiles, parse(found.hand))]
        wanted = [kind for kind in left if KINDS[kind] in found.found]
        others = [kind for kind in left if KINDS[kind] not in found.found]
        gone = rng.sample(wanted, rng.randrange(len(wanted))) if len(wanted) > 1 else []
        seen = gone + rng.sample(others, max(0, rng.randint(*SEEN) - len(gone)))
        item = WaitsItem(resolved, found.hand, "".join(in_order(names(seen))))
        return item if item.found.total else None

    return make


def _ready(rng: Random, rules: RuleSet, style: Style, laid: int) -> Hand | None:
    """A complete hand without one of its tiles."""
    rules = rules.resolved
    made = complete(rng, rules, style)
    if made is None:
        return None
    sets, pair = made
    melds = [_laid(one) for one in sets[:laid]]
    if not rules.flow.chows and any(meld.type == CHOW for meld in melds):
        return None
    in_hand = [pair, pair, *(kind for one in sets[laid:] for kind in one)]
    in_hand.remove(rng.choice(in_hand))
    return Hand(in_hand, melds)


def _laid(one: Kinds) -> Meld:
    return Meld(PUNG if one[0] == one[1] else CHOW, one[0])


def _most_of_a_suit(hand: Hand) -> int:
    return max(sum(hand.counts[9 * suit : 9 * suit + 9]) for suit in range(3))


PLAIN_WAIT = which((PLAIN, PLAIN, RUNS, SIMPLES), 1, 2)
WIDE_WAIT = which((SIMPLES, RUNS, TWICE, ONE_SUIT), MANY, 9)
WAITS = Drill(
    "waits",
    (
        Level("plain", PLAIN_WAIT),
        Level("left", how_many(PLAIN_WAIT)),
        Level("wide", WIDE_WAIT),
        Level("suit", which((ONE_SUIT,), 2, 13, (0,), OF_ONE_SUIT)),
        Level("wide-left", how_many(WIDE_WAIT)),
    ),
)
