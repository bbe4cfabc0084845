"""Items about tiles and hands: names, sets, dora, waits."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ruka.explain.words import Words
from ruka.hands import TilesLeft, element, waits
from ruka.learn.courses.items import ChoiceItem, Lines, NumberItem, Put, TilesItem, YesNo, names
from ruka.rules.ruleset import RuleSet
from ruka.schema.learning import Picture, PicturedSeat, VerdictLine
from ruka.schema.views import ThrownTile
from ruka.tiles import KINDS, TILES, full_name


def tiles_of(notation: str) -> list[str]:
    """The tiles of a notation one by one.

    >>> tiles_of("12m 7z")
    ['1m', '2m', '7z']
    """
    return [rank + suit for ranks, suit in re.findall(r"(\d+)([mpszf])", notation) for rank in ranks]


@dataclass(frozen=True)
class Named(TilesItem):
    """Which of these has this name?"""

    tile: str
    tiles: str

    def answer(self, rules: RuleSet) -> frozenset[str]:
        return frozenset({self.tile})

    def among(self, rules: RuleSet) -> Sequence[str]:
        return tiles_of(self.tiles)

    def put(self, rules: RuleSet, words: Words) -> Put:
        return Put(words.text("ask-named", name=full_name(self.tile, words.lang)), Picture())

    def why(self, rules: RuleSet, words: Words) -> Lines:
        return [VerdictLine(text=full_name(tile, words.lang), tiles=[tile]) for tile in self.among(rules)]


@dataclass(frozen=True)
class Sort(TilesItem):
    """All terminals, all honours or all simples among these: what the engine's sets of kinds say."""

    sort: str  # terminals, honours, simples
    tiles: str
    several = True

    def answer(self, rules: RuleSet) -> frozenset[str]:
        return frozenset(tile for tile in self.among(rules) if _sort(tile) == self.sort)

    def among(self, rules: RuleSet) -> Sequence[str]:
        return tiles_of(self.tiles)

    def put(self, rules: RuleSet, words: Words) -> Put:
        return Put(words.text(f"ask-sort-{self.sort}"), Picture())

    def why(self, rules: RuleSet, words: Words) -> Lines:
        return [VerdictLine(text=words.text(f"ask-sort-of-{_sort(tile)}"), tiles=[tile]) for tile in self.among(rules)]


def _sort(tile: str) -> str:
    return "honours" if tile[1] == "z" else "terminals" if tile[0] in "19" else "simples"


@dataclass(frozen=True)
class SetOf(ChoiceItem):
    """What these tiles are; three that lack nothing to be a set are one."""

    tiles: str

    def answer(self, rules: RuleSet) -> str:
        tiles = tiles_of(self.tiles)
        if len({*tiles}) == 1:
            return {2: "pair", 3: "pung", 4: "kong"}[len(tiles)]
        of_a_suit = len({tile[1] for tile in tiles}) == 1 and tiles[0][1] != "z"
        return "chow" if of_a_suit and len(tiles) == 3 and not element(self.tiles).accepts else "none"

    def choices(self, rules: RuleSet) -> Sequence[str]:
        return ("chow", "pung", "kong", "pair", "none")

    def name(self, choice: str, rules: RuleSet, words: Words) -> str:
        return words.text(f"ask-set-{choice}")

    def put(self, rules: RuleSet, words: Words) -> Put:
        return Put(words.text("ask-set"), Picture(tiles=tiles_of(self.tiles)))

    def why(self, rules: RuleSet, words: Words) -> Lines:
        return [VerdictLine(text=words.text(f"ask-set-why-{self.answer(rules)}"), tiles=[self.tiles])]


@dataclass(frozen=True)
class DoraOf(TilesItem):
    """What an indicator points to."""

    indicator: str

    def answer(self, rules: RuleSet) -> frozenset[str]:
        ring = self.among(rules)
        return frozenset({ring[(list(ring).index(self.indicator) + 1) % len(ring)]})

    def among(self, rules: RuleSet) -> Sequence[str]:
        rings = [[TILES[code] for code in ring] for ring in rules.resolved.tiles.dora_rings]
        return next(ring for ring in rings if self.indicator in ring)

    def put(self, rules: RuleSet, words: Words) -> Put:
        return Put(words.text("ask-dora"), Picture(indicators=[self.indicator]))

    def why(self, rules: RuleSet, words: Words) -> Lines:
        return [VerdictLine(text=words.text("dora-order"), tiles=[self.indicator, *self.answer(rules)])]


def left_of(found: TilesLeft, words: Words) -> Lines:
    return [VerdictLine(text=words.text("ask-left", count=number), tiles=[tile]) for tile, number in found.items()]


@dataclass(frozen=True)
class WaitsOf(TilesItem):
    """Which tiles finish the hand?"""

    hand: str
    several = True

    def answer(self, rules: RuleSet) -> frozenset[str]:
        return frozenset(waits(self.hand, rules.resolved.forms, rules.resolved.tiles))

    def among(self, rules: RuleSet) -> Sequence[str]:
        """Every kind of the suits that it waits on."""
        suits = {tile[1] for tile in self.answer(rules)}
        return [kind for kind in KINDS if kind[1] in suits]

    def put(self, rules: RuleSet, words: Words) -> Put:
        return Put(words.text("ask-waits"), Picture(hand=self.hand))

    def why(self, rules: RuleSet, words: Words) -> Lines:
        return left_of(waits(self.hand, rules.resolved.forms, rules.resolved.tiles), words)


@dataclass(frozen=True)
class KindsOf(NumberItem):
    """How many kinds finish the hand?"""

    hand: str
    unit = "kinds"

    def answer(self, rules: RuleSet) -> int:
        return len(waits(self.hand, rules.resolved.forms, rules.resolved.tiles))

    def put(self, rules: RuleSet, words: Words) -> Put:
        return Put(words.text("ask-kinds"), Picture(hand=self.hand))

    def why(self, rules: RuleSet, words: Words) -> Lines:
        return left_of(waits(self.hand, rules.resolved.forms, rules.resolved.tiles), words)


@dataclass(frozen=True)
class LeftOf(NumberItem):
    """How many tiles finish the hand, less those that are seen?"""

    hand: str
    visible: str = ""

    def answer(self, rules: RuleSet) -> int:
        return waits(self.hand, rules.resolved.forms, rules.resolved.tiles, self.visible).total

    def put(self, rules: RuleSet, words: Words) -> Put:
        prompt = words.text("ask-left-of-seen" if self.visible else "ask-left-of")
        return Put(prompt, Picture(hand=self.hand, seen=self.visible))

    def why(self, rules: RuleSet, words: Words) -> Lines:
        return left_of(waits(self.hand, rules.resolved.forms, rules.resolved.tiles, self.visible), words)


@dataclass(frozen=True)
class Furiten(YesNo):
    """May the hand win on a discard, with these among one's own?"""

    hand: str
    thrown: str

    def holds(self, rules: RuleSet) -> bool:
        """By the rules' own policy of what one's own discards forbid: any of the waits, or the same tile."""
        own, kinds = set(tiles_of(self.thrown)), set(waits(self.hand, rules.resolved.forms, rules.resolved.tiles))
        policy = rules.table_flow.furiten
        return policy == "none" or (not own & kinds if policy == "any_wait" else bool(kinds - own))

    def put(self, rules: RuleSet, words: Words) -> Put:
        return Put(words.text("ask-furiten"), Picture(hand=self.hand, seats=[pond(self.thrown, words, own=True)]))

    def why(self, rules: RuleSet, words: Words) -> Lines:
        found = names(waits(self.hand, rules.resolved.forms, rules.resolved.tiles), words)
        thrown = names(tiles_of(self.thrown), words)
        key = "ask-furiten-free" if self.holds(rules) else "ask-furiten-blocked"
        return [VerdictLine(text=words.text(key, waits=found, thrown=thrown))]


def pond(thrown: str, words: Words, sets: str = "", own: bool = False) -> PicturedSeat:
    name = words.text("ask-own-discards" if own else "ask-player")
    return PicturedSeat(name=name, discards=[ThrownTile(tile=tile) for tile in tiles_of(thrown)], sets=sets)
