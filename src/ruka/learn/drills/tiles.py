"""Name the tile, find the sets: where everybody begins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random

from ruka._core import Hand
from ruka.explain.words import Words
from ruka.hands import Reading, readings
from ruka.learn.drills.drill import Asked, Drill, Item, Level, line, picked, some_tiles
from ruka.learn.drills.hands import FIRST_HONOUR, PLAIN, RUNS, chows_of, complete, kinds_of, names
from ruka.rules.ruleset import RuleSet
from ruka.schema.learning import DrillAnswer, PickOption, PickOptions, PickTiles, Picture, VerdictLine
from ruka.tiles import CODES, KINDS, full_name, in_order

OPTIONS = 4
LONE = 4  # tiles beside the set that is to be found


@dataclass(frozen=True)
class NameItem(Item):
    """A tile and names, one of which is its own."""

    tile: str
    offered: tuple[str, ...]
    terms = ("suit", "honours")

    @property
    def answer(self) -> DrillAnswer:
        return picked(self.offered.index(self.tile))

    def asked(self, words: Words) -> Asked:
        options = [PickOption(text=full_name(tile, words.lang)) for tile in self.offered]
        return Asked(words.text("drill-tiles-name"), PickOptions(options=options), Picture(tiles=[self.tile]))

    def why(self, words: Words, given: DrillAnswer) -> Iterator[VerdictLine]:
        yield line(full_name(self.tile, words.lang), [self.tile])
        for place in given.picked:
            if (tile := self.offered[place]) != self.tile:
                yield line(full_name(tile, words.lang), [tile], counts=False)


@dataclass(frozen=True)
class FindItem(Item):
    """Which of these tiles has this name?"""

    tile: str
    offered: tuple[str, ...]
    terms = ("suit", "honours")

    @property
    def answer(self) -> DrillAnswer:
        return some_tiles([self.tile])

    def asked(self, words: Words) -> Asked:
        prompt = words.text("drill-tiles-find", tile=full_name(self.tile, words.lang))
        return Asked(prompt, PickTiles(tiles=[*self.offered]))

    def why(self, words: Words, given: DrillAnswer) -> Iterator[VerdictLine]:
        yield line(full_name(self.tile, words.lang), [self.tile])
        for tile in given.tiles:
            if tile != self.tile:
                yield line(full_name(tile, words.lang), [tile], counts=False)


@dataclass(frozen=True)
class SetItem(Item):
    """Tiles among which three follow each other."""

    tiles: tuple[str, ...]
    terms = ("chow",)

    @cached_property
    def chow(self) -> tuple[str, ...]:
        held = {*self.tiles}
        (found,) = (chow for chow in _chows() if held >= {*chow})
        return found

    @property
    def answer(self) -> DrillAnswer:
        return some_tiles(self.chow)

    def asked(self, words: Words) -> Asked:
        asks = PickTiles(tiles=[*self.tiles], several=True)
        return Asked(words.text("drill-tiles-chow"), asks, Picture(tiles=[*self.tiles]))

    def why(self, words: Words, given: DrillAnswer) -> Iterator[VerdictLine]:
        yield line(words.text("drill-tiles-chow-is"), ["".join(self.chow)])


@dataclass(frozen=True)
class PairItem(Item):
    """A complete hand; which tile is its pair?"""

    rules: RuleSet
    hand: str
    terms = ("pair",)

    @cached_property
    def found(self) -> tuple[Reading, ...]:
        return readings(self.hand, self.rules.forms, self.rules.tiles)

    @property
    def answer(self) -> DrillAnswer:
        return some_tiles([one[-2:] for one in self.found[0].pairs])

    def asked(self, words: Words) -> Asked:
        offered = in_order({KINDS[place] for place, count in enumerate(Hand(self.hand).counts) if count})
        asks = PickTiles(tiles=offered, of_hand=True)
        return Asked(words.text("drill-tiles-pair"), asks, Picture(hand=self.hand))

    def why(self, words: Words, given: DrillAnswer) -> Iterator[VerdictLine]:
        yield line(words.text("drill-tiles-sets"), [*self.found[0].sets, *self.found[0].pairs])


def _chows() -> Iterator[tuple[str, ...]]:
    for suit in "mps":
        for low in range(1, 8):
            yield tuple(f"{low + step}{suit}" for step in range(3))


def _offered(rules: RuleSet, rng: Random) -> tuple[str, tuple[str, ...]]:
    """A tile of the box among others of its suit and its rank, which it is mistaken for."""
    tiles = rules.resolved.tiles
    box = [*names(kinds_of(tiles)), *(f"{flower}f" for flower in range(1, tiles.flowers + 1))]
    tile = rng.choice(box)
    near = [other for other in box if other != tile and (other[0] == tile[0] or other[1] == tile[1])]
    offered = [tile, *rng.sample(near, OPTIONS - 1)]
    rng.shuffle(offered)
    return tile, tuple(offered)


def name(rules: RuleSet, rng: Random) -> Item | None:
    tile, offered = _offered(rules, rng)
    return NameItem(tile, offered) if rng.random() < 0.5 else FindItem(tile, offered)


def chow(rules: RuleSet, rng: Random) -> Item | None:
    tiles = rules.resolved.tiles
    one = names(rng.choice(chows_of(tiles)))
    suits = [kind for kind in names(kinds_of(tiles)) if CODES[kind] < FIRST_HONOUR and kind not in one]
    held = (*one, *rng.sample(suits, LONE))
    if sum({*chow} <= {*held} for chow in _chows()) != 1:
        return None
    shown = [*held]
    rng.shuffle(shown)
    return SetItem(tuple(shown))


def pair(rules: RuleSet, rng: Random) -> Item | None:
    """Of a hand that can be read with one pair only."""
    resolved = rules.resolved
    made = complete(rng, resolved, rng.choice((PLAIN, RUNS)))
    if made is None:
        return None
    sets, two = made
    item = PairItem(resolved, str(Hand([two, two, *(kind for one in sets for kind in one)], [])))
    return item if len({one.pairs for one in item.found}) == 1 and len(item.found[0].pairs) == 1 else None


TILES_DRILL = Drill("tiles", (Level("name", name), Level("chow", chow), Level("pair", pair)))
