"""The sentences of a rule set's chapters, each with the clause of the source that has it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from ruka.explain.chapters.clauses import CLAUSES
from ruka.explain.figures import draw
from ruka.explain.parts import Case, Figure, Grid, Said
from ruka.explain.sheets import Row, Sheet
from ruka.explain.words import Words
from ruka.rules.policies import Customs, Flow, Match, Payment
from ruka.rules.ruleset import RuleSet


@dataclass(frozen=True)
class Teller:
    """One rule set in one language, options decided."""

    rules: RuleSet
    words: Words

    @cached_property
    def ready(self) -> RuleSet:
        return self.rules.resolved

    @property
    def flow(self) -> Flow:
        return self.ready.flow

    @property
    def match(self) -> Match:
        return self.ready.match

    @property
    def payment(self) -> Payment:
        return self.ready.payment

    @property
    def customs(self) -> Customs:
        return self.rules.customs

    @property
    def players(self) -> int:
        return self.ready.players

    def say(self, key: str, *items: str, **words: str | int) -> Said:
        """With a list under it, which ends as a sentence does."""
        ends = [";"] * (len(items) - 1) + ["."]
        listed = tuple(item.rstrip(";.") + end for item, end in zip(items, ends, strict=False))
        return Said(self.words.text(key, **words), self.clause(key), listed)

    def clause(self, key: str) -> str:
        return CLAUSES.get(self.customs.cites, {}).get(key, "")

    def figure(self, kind: str, caption: str) -> Figure:
        return Figure(kind, caption, draw(kind, self.rules))

    def case(self, key: str, hand: str, thrown: str, /, **words: str) -> Case:
        return Case(hand, thrown, self.words.text(key, **words), self.clause(key))

    def grid(self, title: str, head: tuple[str, ...], rows: Sequence[tuple[str, ...]], clause: str = "") -> Grid:
        return Grid(Sheet(title, head, tuple(map(Row, rows))), clause)

    def wind(self, seat: str) -> str:
        return self.words.text("wind-name", wind=seat)


def key_of(value: str) -> str:
    """A value of a policy as keys have it."""
    return value.replace("_", "-")
