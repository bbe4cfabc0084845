"""Counting fan, han, faan, doubles or values: whatever a game counts its patterns in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random

from ruka.explain import Explanation, explain
from ruka.explain.words import Words
from ruka.learn.drills.drill import Asked, Drill, Item, Level, Make, line, number, unit_of
from ruka.learn.drills.fu import score_line
from ruka.learn.drills.hands import RICH, USUAL, Style, Won, won
from ruka.rules.pattern import BONUS, FAN
from ruka.rules.ruleset import RuleSet
from ruka.schema.learning import DrillAnswer, VerdictLine

MANY = 3  # lines of a hand that has many


@dataclass(frozen=True)
class FanItem(Item):
    """What the patterns of a hand add up to."""

    rules: RuleSet
    won: Won
    terms = ("fan", "dora")

    @cached_property
    def explanation(self) -> Explanation:
        return explain(self.rules, self.won.hand, **self.won.circumstances)

    @property
    def answer(self) -> DrillAnswer:
        return number(self.won.score.fan)

    def asked(self, words: Words) -> Asked:
        prompt = words.text("drill-fan-sum", unit=unit_of(words.fan))
        return Asked.number(prompt, words.fan, self.won.picture(), self.won.facts(words))

    def why(self, words: Words, given: DrillAnswer) -> Iterator[VerdictLine]:
        yield from pattern_lines(self.explanation, words)
        yield line(words.text("drill-sum"), worth=str(self.won.score.fan))


def pattern_lines(explanation: Explanation, words: Words) -> Iterator[VerdictLine]:
    """The patterns that count, and those that do not with the reason."""
    assert explanation.reading is not None
    for one in explanation.counted(FAN, BONUS):
        yield score_line(one, explanation, words)
    for one in explanation.uncounted:
        why = f"{words.line(one, explanation.reading)}: {words.why_not(one, explanation)}"
        yield line(why, one.tiles, counts=False, clause=one.clause)


def of_hands(styles: Sequence[Style], fewest: int = 1) -> Make:
    def make(rules: RuleSet, rng: Random) -> Item | None:
        found = won(rng, rules, styles)
        if found is None or found.score.limits or not found.score.fan:
            return None
        counted = [one for one in found.score.lines if one.tag in (FAN, BONUS) and one.worth]
        return FanItem(rules.resolved, found) if len(counted) >= fewest else None

    return make


def has_patterns(rules: RuleSet) -> bool:
    return any(price.tag == FAN for price in rules.resolved.prices)


FAN_DRILL = Drill(
    "fan",
    (
        Level("plain", of_hands(USUAL), has_patterns),
        Level("rich", of_hands(RICH), has_patterns),
        Level("many", of_hands(RICH, MANY), has_patterns),
    ),
)
