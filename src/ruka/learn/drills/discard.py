"""What to throw for the most useful tiles, and what parts of a hand accept (source 002, elements).

A question is asked only where one discard is clearly the best: nearer than all others, or with clearly more tiles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from random import Random

from ruka._core import Hand
from ruka.explain.words import Words
from ruka.hands import Discard, discards, element
from ruka.learn.drills.drill import Asked, Drill, Item, Level, Make, line, number, some_tiles, tile_names
from ruka.learn.drills.hands import PLAIN, RUNS, SIMPLES, complete, kinds_of, names, unseen
from ruka.rules.ruleset import RuleSet
from ruka.schema.learning import DrillAnswer, PickTiles, Picture, VerdictLine
from ruka.tiles import in_order, kind

SHOWN = 3  # discards that are compared in the reasons
LENGTHS = (1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4)  # of parts, as often as that
SEEN = (10, 22)


@dataclass(frozen=True)
class DiscardItem(Item):
    """Fourteen tiles, one of which is best thrown."""

    rules: RuleSet
    hand: str
    seen: str = ""
    terms = ("useful_tiles", "shanten")

    @cached_property
    def found(self) -> tuple[Discard, ...]:
        return discards(self.hand, self.rules.forms, self.rules.tiles, self.seen)

    @property
    def answer(self) -> DrillAnswer:
        return some_tiles([self.found[0].tile])

    def asked(self, words: Words) -> Asked:
        offered = in_order({one.tile for one in self.found})
        prompt = words.text("drill-discard-which")
        return Asked(prompt, PickTiles(tiles=offered, of_hand=True), Picture(hand=self.hand, seen=self.seen))

    def why(self, words: Words, given: DrillAnswer) -> Iterator[VerdictLine]:
        for place, one in enumerate(self.found):
            if place < SHOWN or one.tile in given.tiles:
                away = words.text("drill-discard-away", count=one.shanten)
                said = words.text("drill-discard-leaves", tile=tile_names([one.tile], words), away=away)
                worth = words.text("drill-count", count=one.useful.total)
                yield line(said, [*one.useful], worth, counts=place == 0)


@dataclass(frozen=True)
class ElementItem(Item):
    """How many tiles complete a part of a hand."""

    tiles: str
    terms = ("useful_tiles", "element")

    @property
    def answer(self) -> DrillAnswer:
        return number(element(self.tiles).accepts.total)

    def asked(self, words: Words) -> Asked:
        prompt = words.text("drill-discard-element")
        return Asked.number(prompt, lambda count: words.text("drill-count", count=count), Picture(hand=self.tiles))

    def why(self, words: Words, given: DrillAnswer) -> Iterator[VerdictLine]:
        for tile, left in element(self.tiles).accepts.items():
            yield line(tile_names([tile], words), [tile], words.text("drill-waits-of", count=left))


def of_part(rules: RuleSet, rng: Random) -> Item | None:
    """One to four tiles of a suit that lie near each other."""
    suits = [suit for suit in range(3) if all(rules.resolved.tiles.kinds >> 9 * suit + rank & 1 for rank in range(9))]
    length, low = rng.choice(LENGTHS), rng.randint(1, 9)
    ranks = sorted(rng.choices(range(low, min(low + 4, 10)), k=length))
    gaps = (high - low for low, high in pairwise(ranks))
    if any(ranks.count(rank) > 3 for rank in ranks) or any(gap > 2 for gap in gaps):
        return None
    item = ElementItem("".join(map(str, ranks)) + "mps"[rng.choice(suits)])
    return item if item.answer.number else None


def of_hand(fewest: int, most: int, share: float, *, with_seen: bool = False) -> Make:
    """Hands that are so many tiles from ready; the best discard leaves this share more than the next, or is nearer."""

    def make(rules: RuleSet, rng: Random) -> Item | None:
        resolved = rules.resolved
        made = complete(rng, resolved, rng.choice((PLAIN, RUNS, SIMPLES)))
        if made is None:
            return None
        sets, pair = made
        tiles = [*(tile for one in sets for tile in one), pair, pair]
        for _ in range(rng.randint(fewest + 1, most + 2)):  # tiles of a finished hand that others took the place of
            tiles.pop(rng.randrange(len(tiles)))
        left = Counter(kinds_of(resolved.tiles) * resolved.tiles.copies) - Counter(tiles)
        tiles += rng.sample(sorted(left.elements()), 14 - len(tiles))
        hand = Hand(sorted(tiles), [])
        seen = _seen(rng, resolved, hand) if with_seen else ""
        item = DiscardItem(resolved, str(hand), seen)
        best, *others = item.found
        if not fewest <= best.shanten <= most:
            return None
        return item if others and _clear(best, others[0], share) else None

    return make


def _clear(best: Discard, second: Discard, share: float) -> bool:
    if kind(best.tile) == kind(second.tile):
        return False
    few = second.useful.total
    return best.shanten < second.shanten or best.useful.total >= max((1 + share) * few, few + 3)


def _seen(rng: Random, rules: RuleSet, hand: Hand) -> str:
    left = [*unseen(rules.tiles, hand)]
    return "".join(in_order(names(rng.sample(left, rng.randint(*SEEN)))))


def has_suits(rules: RuleSet) -> bool:
    return len(kinds_of(rules.resolved.tiles)) > 9


DISCARD = Drill(
    "discard",
    (
        Level("element", of_part, has_suits),
        Level("near", of_hand(0, 1, 0.3)),
        Level("far", of_hand(1, 3, 0.25)),
        Level("seen", of_hand(0, 2, 0.25, with_seen=True)),
    ),
)
