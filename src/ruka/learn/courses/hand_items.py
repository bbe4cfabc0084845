"""Items about tiles and hands: names, sets, dora, waits, elements, what to throw, what discards tell."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from ruka.agents.maxims.words import sentence
from ruka.agents.reading import Guess, reading
from ruka.explain.words import Words
from ruka.hands import TilesLeft, danger, discards, element, potential, waits
from ruka.hands.elements import FEW, IN_TIME, MANY, TOO_LATE
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


def _left(found: TilesLeft, words: Words) -> Lines:
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
        return _left(waits(self.hand, rules.resolved.forms, rules.resolved.tiles), words)


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
        return _left(waits(self.hand, rules.resolved.forms, rules.resolved.tiles), words)


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
        return _left(waits(self.hand, rules.resolved.forms, rules.resolved.tiles, self.visible), words)


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
        return Put(words.text("ask-furiten"), Picture(hand=self.hand, seats=[_pond(self.thrown, words, own=True)]))

    def why(self, rules: RuleSet, words: Words) -> Lines:
        found = names(waits(self.hand, rules.resolved.forms, rules.resolved.tiles), words)
        thrown = names(tiles_of(self.thrown), words)
        key = "ask-furiten-free" if self.holds(rules) else "ask-furiten-blocked"
        return [VerdictLine(text=words.text(key, waits=found, thrown=thrown))]


def _pond(thrown: str, words: Words, sets: str = "", own: bool = False) -> PicturedSeat:
    name = words.text("ask-own-discards" if own else "ask-player")
    return PicturedSeat(name=name, discards=[ThrownTile(tile=tile) for tile in tiles_of(thrown)], sets=sets)


# --- elements and plans ---


@dataclass(frozen=True)
class Accepts(NumberItem):
    """How many tiles complete an element?"""

    tiles: str

    def answer(self, rules: RuleSet) -> int:
        return element(self.tiles).accepts.total

    def put(self, rules: RuleSet, words: Words) -> Put:
        return Put(words.text("ask-accepts"), Picture(tiles=tiles_of(self.tiles)))

    def why(self, rules: RuleSet, words: Words) -> Lines:
        return _left(element(self.tiles).accepts, words)


@dataclass(frozen=True)
class Needed(NumberItem):
    """How many tiles does the hand need to win?"""

    hand: str
    most = 14

    def answer(self, rules: RuleSet) -> int:
        return potential(self.hand).needed

    def put(self, rules: RuleSet, words: Words) -> Put:
        return Put(words.text("ask-needed"), Picture(hand=self.hand))

    def why(self, rules: RuleSet, words: Words) -> Lines:
        return _parts(self.hand, words)


def _parts(hand: str, words: Words) -> Lines:
    found = potential(hand)
    lines = [VerdictLine(text=words.text("ask-part-set"), tiles=[one]) for one in found.sets]
    lines += [
        VerdictLine(text=words.text("ask-part-element", count=one.accepts.total), tiles=[one.tiles])
        for one in found.elements
    ]
    if found.lone:
        lines.append(VerdictLine(text=words.text("ask-part-lone"), tiles=list(found.lone)))
    return lines


@dataclass(frozen=True)
class PlanFor(ChoiceItem):
    """Attack, wait or defend?"""

    hand: str
    turn: int = 1

    def answer(self, rules: RuleSet) -> str:
        return potential(self.hand, self.turn).plan

    def choices(self, rules: RuleSet) -> Sequence[str]:
        return ("attack", "wait", "defend")

    def name(self, choice: str, rules: RuleSet, words: Words) -> str:
        return words.text(f"ask-plan-{choice}")

    def put(self, rules: RuleSet, words: Words) -> Put:
        return Put(words.text("ask-plan", turn=self.turn), Picture(hand=self.hand))

    def why(self, rules: RuleSet, words: Words) -> Lines:
        needed = VerdictLine(text=words.text("ask-plan-needed", count=potential(self.hand).needed, turn=self.turn))
        return [needed, *_parts(self.hand, words)]


@dataclass(frozen=True)
class BestThrow(TilesItem):
    """Which discard leaves the hand nearest, with the most useful tiles? Several may be equal."""

    hand: str

    def answer(self, rules: RuleSet) -> frozenset[str]:
        found = discards(self.hand, rules.resolved.forms, rules.resolved.tiles)
        best = found[0]
        equal = [one for one in found if (one.shanten, one.useful.total) == (best.shanten, best.useful.total)]
        return frozenset(one.tile for one in equal)

    def among(self, rules: RuleSet) -> Sequence[str]:
        return list(dict.fromkeys(tiles_of(self.hand)))

    def put(self, rules: RuleSet, words: Words) -> Put:
        return Put(words.text("ask-throw"), Picture(hand=self.hand))

    def why(self, rules: RuleSet, words: Words) -> Lines:
        found = discards(self.hand, rules.resolved.forms, rules.resolved.tiles)[:4]
        return [
            VerdictLine(
                text=words.text("ask-throw-leaves", shanten=one.shanten, count=one.useful.total), tiles=[one.tile]
            )
            for one in found
        ]


@dataclass(frozen=True)
class NoPung(TilesItem):
    """Of which tile can nobody make a pung any more, when these are in one's own hand?"""

    hand: str
    tiles: str

    def answer(self, rules: RuleSet) -> frozenset[str]:
        """A pair of it, to which the thrown one would come, can no longer be held."""
        return frozenset(tile for tile in self.among(rules) if tile[0] * 2 + tile[1] not in self._shapes(tile))

    def _shapes(self, tile: str) -> tuple[str, ...]:
        """The rest of the hand is seen, and the tile is thrown."""
        rest = tiles_of(self.hand)
        rest.remove(tile)
        return danger(tile, visible=" ".join(rest)).shapes

    def among(self, rules: RuleSet) -> Sequence[str]:
        return tiles_of(self.tiles)

    def put(self, rules: RuleSet, words: Words) -> Put:
        return Put(words.text("ask-no-pung"), Picture(hand=self.hand))

    def why(self, rules: RuleSet, words: Words) -> Lines:
        held = tiles_of(self.hand)
        return [
            VerdictLine(text=words.text("ask-unseen", count=4 - held.count(tile)), tiles=[tile])
            for tile in self.among(rules)
        ]


@dataclass(frozen=True)
class Safe(YesNo):
    """Is a tile safe, when these are seen?"""

    tile: str
    visible: str

    def holds(self, rules: RuleSet) -> bool:
        return danger(self.tile, self.visible).safe

    def put(self, rules: RuleSet, words: Words) -> Put:
        prompt = words.text("ask-safe", tile=full_name(self.tile, words.lang))
        return Put(prompt, Picture(tiles=[self.tile], seen=self.visible))

    def why(self, rules: RuleSet, words: Words) -> Lines:
        shapes = danger(self.tile, self.visible).shapes
        if not shapes:
            return [VerdictLine(text=words.text("ask-safe-none"), tiles=[self.tile])]
        return [VerdictLine(text=words.text("ask-safe-shape"), tiles=[shape]) for shape in shapes]


@dataclass(frozen=True)
class Threshold(NumberItem):
    """A number by which source 002 judges, as the engine has it: few and many tiles needed, the turns that matter."""

    of: Literal["few", "many", "in_time", "too_late"]
    unit = "turns"

    def answer(self, rules: RuleSet) -> int:
        return {"few": FEW, "many": MANY, "in_time": IN_TIME, "too_late": TOO_LATE}[self.of]

    def put(self, rules: RuleSet, words: Words) -> Put:
        return Put(words.text(f"ask-threshold-{self.of.replace('_', '-')}"), Picture())

    def why(self, rules: RuleSet, words: Words) -> Lines:
        return [VerdictLine(text=self.said(rules, words))]


# --- what discards tell ---

SUIT_CHOICES = ("m", "p", "s", "mp", "ms", "ps")


@dataclass(frozen=True)
class Opponent:
    """What somebody has shown, as `ruka.reading` takes it."""

    thrown: str
    sets: str = ""
    seat: str = ""
    round: str = ""
    passed: str | None = None
    cuts: str = ""

    def guess(self) -> Guess:
        return reading(self.thrown, self.sets, seat=self.seat, round=self.round, passed=self.passed, cuts=self.cuts)

    def picture(self, words: Words) -> Picture:
        return Picture(seats=[_pond(self.thrown, words, self.sets)])

    def facts(self, words: Words) -> tuple[str, ...]:
        said = [words.text("ask-seat", wind=self.seat)] if self.seat else []
        return (*said, *([words.text("ask-passed-none")] if self.passed is not None else []))

    def lines(self, words: Words) -> Lines:
        player = words.text("reading-player")
        return [VerdictLine(text=sentence(line, words.lang, player)) for line in self.guess().lines]


@dataclass(frozen=True)
class SuitsOf(ChoiceItem):
    """Which suits does this player collect?"""

    of: Opponent

    def answer(self, rules: RuleSet) -> str:
        return "".join(sorted(self.of.guess().suits))

    def choices(self, rules: RuleSet) -> Sequence[str]:
        return SUIT_CHOICES

    def name(self, choice: str, rules: RuleSet, words: Words) -> str:
        return words.text(f"ask-suits-{choice}")

    def put(self, rules: RuleSet, words: Words) -> Put:
        return Put(words.text("ask-suits"), self.of.picture(words), self.of.facts(words))

    def why(self, rules: RuleSet, words: Words) -> Lines:
        return self.of.lines(words)


@dataclass(frozen=True)
class HalfOf(ChoiceItem):
    """Which half of the suit?"""

    of: Opponent
    suit: str

    def answer(self, rules: RuleSet) -> str:
        return self.of.guess().halves.get(self.suit) or "both"

    def choices(self, rules: RuleSet) -> Sequence[str]:
        return ("low", "high", "both")

    def name(self, choice: str, rules: RuleSet, words: Words) -> str:
        return words.text(f"ask-half-{choice}")

    def put(self, rules: RuleSet, words: Words) -> Put:
        return Put(words.text("ask-half", suit=self.suit), self.of.picture(words), self.of.facts(words))

    def why(self, rules: RuleSet, words: Words) -> Lines:
        return self.of.lines(words)


@dataclass(frozen=True)
class IsReady(YesNo):
    """Is this player ready, or near it?"""

    of: Opponent

    def holds(self, rules: RuleSet) -> bool:
        guess = self.of.guess()
        return guess.ready or guess.near

    def put(self, rules: RuleSet, words: Words) -> Put:
        return Put(words.text("ask-ready"), self.of.picture(words), self.of.facts(words))

    def why(self, rules: RuleSet, words: Words) -> Lines:
        return self.of.lines(words)
