"""Items about play: elements, plans, what to throw, what discards tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from ruka.agents.maxims.words import sentence
from ruka.agents.reading import Guess, reading
from ruka.explain.words import Words
from ruka.hands import danger, discards, element, potential
from ruka.hands.elements import FEW, IN_TIME, MANY, TOO_LATE
from ruka.learn.courses.hand_items import left_of, pond, tiles_of
from ruka.learn.courses.items import ChoiceItem, Lines, NumberItem, Put, TilesItem, YesNo
from ruka.rules.ruleset import RuleSet
from ruka.schema.learning import Picture, VerdictLine
from ruka.tiles import full_name


@dataclass(frozen=True)
class Accepts(NumberItem):
    """How many tiles complete an element?"""

    tiles: str

    def answer(self, rules: RuleSet) -> int:
        return element(self.tiles).accepts.total

    def put(self, rules: RuleSet, words: Words) -> Put:
        return Put(words.text("ask-accepts"), Picture(tiles=tiles_of(self.tiles)))

    def why(self, rules: RuleSet, words: Words) -> Lines:
        return left_of(element(self.tiles).accepts, words)


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
        return Picture(seats=[pond(self.thrown, words, self.sets)])

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
