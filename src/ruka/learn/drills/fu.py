"""Counting fu, which are points where doubles are counted: of a part, of a hand, and as they count (source 004)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from random import Random

from ruka import _core
from ruka.explain import Explanation, Line, explain
from ruka.explain.words import Words, capital
from ruka.learn.drills.drill import Asked, Drill, Item, Level, line, number, unit_of
from ruka.learn.drills.hands import FIRST_HONOUR, RICH, USUAL, Won, chows_of, kinds_of, won
from ruka.rules.pattern import POINTS
from ruka.rules.ruleset import RuleSet
from ruka.schema.learning import DrillAnswer, Picture, VerdictLine
from ruka.scoring import Circumstances
from ruka.tiles import KINDS, parse

HONOURS_OFTEN = 0.45


def counts_points(rules: RuleSet) -> bool:
    """Points come from sets, and are not a single sum for every hand."""
    resolved = rules.resolved
    return resolved.formula.kind == "doubling" and sum(price.tag == POINTS for price in resolved.prices) > 1


def rounds_points(rules: RuleSet) -> bool:
    return counts_points(rules) and rules.resolved.formula.points_round_up > 1


def knows_parts(rules: RuleSet) -> bool:
    """A part is counted within a hand of chows, which not every game allows."""
    return counts_points(rules) and not rules.resolved.form_bits & _core.ONE_CHOW


def point_lines(explanation: Explanation, words: Words) -> Iterator[VerdictLine]:
    assert explanation.reading is not None
    for one in explanation.counted(POINTS):
        yield score_line(one, explanation, words)


def score_line(one: Line, explanation: Explanation, words: Words) -> VerdictLine:
    assert explanation.reading is not None
    note = words.note(one)
    name = words.line(one, explanation.reading) + (f" ({note})" if note else "")
    return line(name, one.tiles, words.worth(one), clause=one.clause)


@dataclass(frozen=True)
class FuItem(Item):
    """The points of a whole hand: the sum, or as they count."""

    rules: RuleSet
    won: Won
    rounded: bool
    terms = ("fu",)

    @cached_property
    def explanation(self) -> Explanation:
        return explain(self.rules, self.won.hand, **self.won.circumstances)

    @property
    def answer(self) -> DrillAnswer:
        return number(self.won.score.base if self.rounded else self.won.score.fu)

    def asked(self, words: Words) -> Asked:
        key = "rounded" if self.rounded else "sum"
        prompt = words.text(f"drill-fu-{key}", unit=unit_of(words.fu))
        picture = self.won.picture().but(indicators=[])
        return Asked.number(prompt, words.fu, picture, self.won.facts(words))

    def why(self, words: Words, given: DrillAnswer) -> Iterator[VerdictLine]:
        yield from point_lines(self.explanation, words)
        total, base = self.won.score.fu, self.won.score.base
        if self.rounded and total != base:
            yield line(words.text("drill-fu-rounds", fu=words.fu(total)), worth=str(base))
        else:
            yield line(words.text("drill-sum"), worth=str(total))


@dataclass(frozen=True)
class PartItem(Item):
    """The points of a set, a pair or a wait, counted within a hand in which nothing else has any."""

    rules: RuleSet
    part: str  # in notation
    rest: str
    circumstances: Circumstances = field(default_factory=Circumstances)
    terms = ("fu",)

    @cached_property
    def explanation(self) -> Explanation:
        return explain(self.rules, f"{self.part} {self.rest}", **self.circumstances)

    @cached_property
    def lines(self) -> list[Line]:
        return [one for one in self.explanation.counted(POINTS) if one.tiles]

    @property
    def answer(self) -> DrillAnswer:
        return number(sum(one.worth for one in self.lines))

    def asked(self, words: Words) -> Asked:
        prompt = words.text("drill-fu-part", unit=unit_of(words.fu))
        winds = words.text("explain-seat", seat=self.circumstances["seat"], round=self.circumstances["round"])
        return Asked.number(prompt, words.fu, Picture(hand=str(parse(self.part))), (capital(winds),))

    def why(self, words: Words, given: DrillAnswer) -> Iterator[VerdictLine]:
        for one in self.lines:
            yield score_line(one, self.explanation, words)
        if not self.lines:
            yield line(words.text("drill-fu-nothing"), [self.part.replace("+", "").replace(" ", "")], "0")


def part(rules: RuleSet, rng: Random) -> Item | None:
    resolved = rules.resolved
    made = _wait(rng, resolved) if rng.random() < 0.25 else _group(rng, resolved)
    shown, needs = made
    suits = [suit for suit in "mps" if suit not in shown]
    chows = [chow for chow in chows_of(resolved.tiles) if KINDS[chow[0]][1] in suits]
    sets = ["".join(KINDS[kind] for kind in chow) for chow in rng.sample(chows, 4) if chow[0] % 9 not in (0, 6)]
    simples = [KINDS[kind] for kind in kinds_of(resolved.tiles) if kind < FIRST_HONOUR and kind % 9 not in (0, 8)]
    pair = rng.choice(simples) * 2
    wins_on = sets.pop() if sets else ""
    if "+" in shown:
        rest = [*sets[:3], *([pair] if needs == "sets and a pair" else [wins_on])]
    else:
        finished = f"{wins_on[:4]} +{wins_on[4:]}"
        rest = [*sets[: 3 if needs == "sets" else 2], *([pair] if needs != "sets" else []), finished]
    item = PartItem(resolved, shown, " ".join(rest), _winds(rng, resolved))
    return item if _alone(item) else None


def _group(rng: Random, rules: RuleSet) -> tuple[str, str]:
    """A pung, a kong or a pair, and what it needs to become a hand."""
    kinds = kinds_of(rules.tiles)
    honours = [kind for kind in kinds if kind >= FIRST_HONOUR]
    name = KINDS[rng.choice(honours if rng.random() < HONOURS_OFTEN else kinds)]
    rank, suit = name[0], name[1]
    made = rng.choice(("pair", "pung", "[pung]", "[pung]", "<kong>", "[kong]"))
    if made == "pair":
        return f"{rank * 2}{suit}", "sets"
    tiles = f"{rank * (4 if 'kong' in made else 3)}{suit}"
    return tiles if made == "pung" else f"{made[0]}{tiles}{made[-1]}", "sets and a pair"


def _wait(rng: Random, rules: RuleSet) -> tuple[str, str]:
    """Two tiles that lack the third, or one that lacks its double."""
    if rng.random() < 0.3:
        name = KINDS[rng.choice(kinds_of(rules.tiles))]
        return f"{name} +{name}", "sets"
    chow = [KINDS[kind] for kind in rng.choice(chows_of(rules.tiles))]
    won = chow.pop(rng.randrange(3))
    return f"{''.join(chow)} +{won}", "sets and a pair"


def _winds(rng: Random, rules: RuleSet) -> Circumstances:
    return {"seat": rng.choice(rules.seats), "round": rng.choice(rules.seats[:2])}


def _alone(item: PartItem) -> bool:
    """The hand is read with the part in it, and no other part of it counts."""
    try:
        found = item.explanation
    except ValueError:  # a fifth tile, too many sets
        return False
    if found.reading is None or found.others:
        return False
    shown = item.part.replace("+", "").replace(" ", "")
    return all({*"".join(one.tiles)} <= {*shown, *"[]<>"} for one in item.lines)


def of_hand(rounded: bool) -> Level:
    def make(rules: RuleSet, rng: Random) -> Item | None:
        found = won(rng, rules, (*USUAL, *RICH) if rounded else USUAL)
        if found is None or found.score.limits:
            return None
        return FuItem(rules.resolved, found, rounded)

    return Level("rounded" if rounded else "sum", make, rounds_points if rounded else counts_points)


FU = Drill("fu", (Level("part", part, knows_parts), of_hand(rounded=False), of_hand(rounded=True)))
