"""Items about the table: dice and walls, what may be called, what offences cost, draws, counters, places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from ruka.engine import Action, Table
from ruka.engine.dice import break_of, walls_of
from ruka.engine.walls import build_wall
from ruka.explain.chapters.faults import penalties
from ruka.explain.chapters.table import winds_of
from ruka.explain.chapters.teller import Teller, key_of
from ruka.explain.rulebook import minimum
from ruka.explain.words import Words
from ruka.learn.courses.items import ChoiceItem, Lines, NumberItem, Put
from ruka.rules.ruleset import WINDS, RuleSet
from ruka.schema.learning import Picture, VerdictLine
from ruka.tiles import full_name

Numbered = Literal[
    "tiles",
    "kinds",
    "stacks",
    "hand",
    "deal",
    "dead_wall",
    "bet",
    "honba",
    "noten",
    "start",
    "fine",
    "limit",
    "minimum",
]


@dataclass(frozen=True)
class Rule(NumberItem):
    """A number that the rules name: how many tiles, how much a bet, what a counter brings."""

    of: Numbered
    most = 1_000_000

    @property
    def unit(self) -> str:  # type: ignore[override]
        if self.of in ("tiles", "hand", "deal", "dead_wall"):
            return "tiles"
        return {"kinds": "kinds", "stacks": "stacks", "minimum": "fan"}.get(self.of, "points")

    def answer(self, rules: RuleSet) -> int:
        settled, flow = rules.resolved, rules.table_flow
        match self.of:
            case "tiles":
                return settled.tiles.total
            case "kinds":
                return settled.tiles.kinds.bit_count()
            case "stacks":
                return walls_of(rules).stacks
            case "hand":
                return flow.hand_tiles
            case "deal":
                return flow.hand_tiles + 1
            case "dead_wall":
                return flow.dead_wall
            case "bet":
                return settled.payment.bet
            case "honba":
                return settled.payment.honba_discard
            case "noten":
                return settled.match.noten_total
            case "start":
                start = settled.match.start_points
                return start if isinstance(start, int) else start[0]
            case "fine":
                return flow.fine
            case "limit":
                return settled.formula.limit
            case "minimum":
                return minimum(rules).usual

    def put(self, rules: RuleSet, words: Words) -> Put:
        return Put(words.text(f"ask-rule-{key_of(self.of)}"), Picture())

    def why(self, rules: RuleSet, words: Words) -> Lines:
        return [VerdictLine(text=self.said(rules, words))]


@dataclass(frozen=True)
class Breaks(ChoiceItem):
    """Whose wall is broken after these throws? East threw first."""

    dice: tuple[int, ...]

    def answer(self, rules: RuleSet) -> str:
        return WINDS[break_of(self.dice, 0, rules).counted]

    def choices(self, rules: RuleSet) -> Sequence[str]:
        return rules.seats

    def name(self, choice: str, rules: RuleSet, words: Words) -> str:
        return words.text("wind-name", wind=choice)

    def put(self, rules: RuleSet, words: Words) -> Put:
        return Put(words.text("ask-breaks", thrown=sum(self.dice[:2])), Picture())

    def why(self, rules: RuleSet, words: Words) -> Lines:
        thrown = sum(self.dice[:2])
        counted = [words.text("wind-name", wind=WINDS[one % 4]) for one in range(thrown)]
        return [VerdictLine(text=", ".join(f"{place} {name}" for place, name in enumerate(counted, 1)))]


@dataclass(frozen=True)
class Stacks(NumberItem):
    """After how many stacks from the right is the wall opened?"""

    dice: tuple[int, ...]
    unit = "stacks"

    def answer(self, rules: RuleSet) -> int:
        return break_of(self.dice, 0, rules).stacks

    def put(self, rules: RuleSet, words: Words) -> Put:
        two = rules.table_flow.break_rolls == 2
        key = "ask-stacks-two" if two else "ask-stacks"
        return Put(words.text(key, thrown=sum(self.dice[:2]), second=sum(self.dice[2:4])), Picture())

    def why(self, rules: RuleSet, words: Words) -> Lines:
        found = break_of(self.dice, 0, rules)
        return [VerdictLine(text=words.text("ask-stacks-why", wind=WINDS[found.seat], count=found.stacks))]


@dataclass(frozen=True)
class WindOf(ChoiceItem):
    """Which wind has a player after the deal has passed so often?"""

    player: int
    passed: int

    def answer(self, rules: RuleSet) -> str:
        return winds_of(Teller(rules, Words()), self.passed)[self.player]

    def choices(self, rules: RuleSet) -> Sequence[str]:
        return rules.seats

    def name(self, choice: str, rules: RuleSet, words: Words) -> str:
        return words.text("wind-name", wind=choice)

    def put(self, rules: RuleSet, words: Words) -> Put:
        return Put(words.text("ask-wind", player="ABCD"[self.player], passed=self.passed), Picture())

    def why(self, rules: RuleSet, words: Words) -> Lines:
        winds = winds_of(Teller(rules, Words()), self.passed)
        said = (f"{player}: {words.text('wind-name', wind=wind)}" for player, wind in zip("ABCD", winds, strict=False))
        return [VerdictLine(text=", ".join(said))]


CALLS = ("chow", "pung", "kong", "win")


@dataclass(frozen=True)
class MayCall(ChoiceItem):
    """What may be called on a discard: a table is dealt so, the tile is thrown, and the engine says what is legal."""

    hand: str  # thirteen tiles of the one who is asked
    thrown: str
    by: Literal["left", "opposite", "right"] = "left"

    def legal(self, rules: RuleSet) -> frozenset[str]:
        """East throws; the one who is asked sits to the right, opposite or to the left of east."""
        steps = {"left": 1, "opposite": 2, "right": rules.resolved.players - 1}[self.by]
        wall = build_wall(rules, hands={steps: self.hand}, draws=self.thrown)
        table = Table(rules, walls=[wall])
        table.apply(Action(0, "discard", self.thrown, drawn=True))
        if steps not in table.waiting_for:
            return frozenset()
        return frozenset(action.type for action in table.legal_actions(steps)) & {*CALLS}

    def answer(self, rules: RuleSet) -> str:
        return "-".join(one for one in CALLS if one in self.legal(rules)) or "none"

    def choices(self, rules: RuleSet) -> Sequence[str]:
        usual = ["none", "chow", "pung", "pung-kong", "chow-pung"]
        return usual if self.answer(rules) in usual else [*usual, self.answer(rules)]

    def name(self, choice: str, rules: RuleSet, words: Words) -> str:
        if choice == "none":
            return words.text("ask-call-none")
        return ", ".join(words.text(f"ask-call-{one}") for one in choice.split("-"))

    def put(self, rules: RuleSet, words: Words) -> Put:
        prompt = words.text(f"ask-call-from-{self.by}", tile=full_name(self.thrown, words.lang))
        return Put(prompt, Picture(hand=self.hand, tiles=[self.thrown]))

    def why(self, rules: RuleSet, words: Words) -> Lines:
        return [VerdictLine(text=words.text(f"ask-call-why-{one}")) for one in CALLS[:3] if self._near(one)]

    def _near(self, call: str) -> bool:
        return call != "chow" or self.thrown[1] != "z"


@dataclass(frozen=True)
class Costs(ChoiceItem):
    """What does an offence cost?"""

    offence: str

    def answer(self, rules: RuleSet) -> str:
        costs: dict[str, str] = dict(rules.table_flow.penalties)
        return costs[self.offence]

    def choices(self, rules: RuleSet) -> Sequence[str]:
        return sorted({str(cost) for _, cost in rules.table_flow.penalties} | {"nothing"})

    def name(self, choice: str, rules: RuleSet, words: Words) -> str:
        return words.text("ask-cost-nothing" if choice == "nothing" else f"story-penalty-{key_of(choice)}")

    def put(self, rules: RuleSet, words: Words) -> Put:
        return Put(words.text("ask-cost", offence=words.text(f"fault-{key_of(self.offence)}")), Picture())

    def why(self, rules: RuleSet, words: Words) -> Lines:
        wanted = words.text(f"fault-{key_of(self.offence)}")
        parts = [part for part in penalties(Teller(rules, words)) if part.kind == "said"]
        named = [part for part in parts if any(wanted in one for one in part.items)]
        listed = named or [part for part in parts if part.items]  # a false win may go by another name
        return [VerdictLine(text=part.text, clause=part.clause) for part in listed]


@dataclass(frozen=True)
class DrawPays(NumberItem):
    """Nobody has won, and so many are ready: what one of them gets, or one of the others pays."""

    ready: int
    gets: bool = True
    unit = "points"
    most = 100_000

    def answer(self, rules: RuleSet) -> int:
        total, players = rules.resolved.match.noten_total, rules.resolved.players
        if self.ready in (0, players):
            return 0
        return total // (self.ready if self.gets else players - self.ready)

    def put(self, rules: RuleSet, words: Words) -> Put:
        key = "ask-draw-gets" if self.gets else "ask-draw-pays"
        return Put(words.text(key, ready=self.ready), Picture())

    def why(self, rules: RuleSet, words: Words) -> Lines:
        return [VerdictLine(text=words.text("flow-noten", points=rules.resolved.match.noten_total))]


@dataclass(frozen=True)
class Uma(NumberItem):
    """What a final place adds; who are level share what their places have."""

    place: int
    shared: int = 1
    unit = "points"
    most = 100_000

    def answer(self, rules: RuleSet) -> int:
        places = rules.resolved.match.uma[self.place - 1 : self.place - 1 + self.shared]
        return sum(places) // self.shared

    def put(self, rules: RuleSet, words: Words) -> Put:
        return Put(words.text("ask-uma", place=self.place, count=self.shared), Picture())

    def why(self, rules: RuleSet, words: Words) -> Lines:
        uma = rules.resolved.match.uma
        said = ", ".join(f"{place}. {points:+}".replace("-", "−") for place, points in enumerate(uma, 1))
        return [VerdictLine(text=said)]
