"""What a player does again and again: rates over many hands, and what each kind of decision loses on average."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import add

from ruka.coach.grades import of_kind
from ruka.coach.sentences import shanten
from ruka.coach.watching import Decision
from ruka.engine.estimates import rate
from ruka.schema import Claim, Event, Riichi, Win
from ruka.schema.actions import THROWS
from ruka.schema.coaching import DECISION_KINDS, GRADES, CoachedHabits, DecisionKind, HabitsByRules, LostBy, Rate
from ruka.texts import text

FAR = 2  # from ready: a hand that is folded before a riichi
RATES: tuple[tuple[str, str], ...] = (  # what happened, and of what
    ("wins", "hands"),
    ("deal-ins", "hands"),
    ("riichi", "with-riichi"),
    ("open", "hands"),
    ("claims", "offered"),
    ("folds", "far"),
)


@dataclass
class Habits:
    """Counts, which add up over games."""

    counts: Counter[str] = field(default_factory=Counter)
    grades: Counter[str] = field(default_factory=Counter)
    decisions: Counter[str] = field(default_factory=Counter)  # by kind
    lost: Counter[str] = field(default_factory=Counter)  # points, by kind

    def __add__(self, other: Habits) -> Habits:
        pairs = zip(vars(self).values(), vars(other).values(), strict=True)
        return Habits(*(Counter({key: one[key] + two[key] for key in {*one, *two}}) for one, two in pairs))

    def told(self, lang: str) -> CoachedHabits:
        return CoachedHabits(
            hands=self.counts["hands"],
            grades={grade: self.grades[grade] for grade in GRADES},
            rates=[self._rate(name, of, lang) for name, of in RATES if self.counts[of]],
            lost_by=[self._lost(kind, lang) for kind in DECISION_KINDS if self.decisions[kind]],
        )

    def _lost(self, kind: DecisionKind, lang: str) -> LostBy:
        said = text(f"coach-kind-{kind}", lang)
        return LostBy(kind=kind, decisions=self.decisions[kind], lost=float(self.lost[kind]), text=said)

    def _rate(self, name: str, of: str, lang: str) -> Rate:
        count, whole = self.counts[name], self.counts[of]
        found = rate(count, whole)
        said = text(f"coach-rate-{name}", lang)
        return Rate(name=name, text=said, count=count, of=whole, low=found.low, high=found.high)


@dataclass(frozen=True)
class GameHabits:
    """Those of one game, and what was played: plain values."""

    rules: str
    names: Mapping[str, str]  # of the rules, by language
    agent: str  # who advises
    habits: Habits


def by_rules(games: Iterable[GameHabits], lang: str) -> list[HabitsByRules]:
    """Added up for each rule set, in the order in which they come: points lost under one are no points of another."""
    played: dict[str, list[GameHabits]] = {}
    for one in games:
        played.setdefault(one.rules, []).append(one)
    return [
        HabitsByRules(
            rules=rules,
            name=same[0].names.get(lang, rules),
            agent=same[0].agent,
            games=len(same),
            habits=reduce(add, (one.habits for one in same)).told(lang),
        )
        for rules, same in played.items()
    ]


def habits_of(seat: int, events: Sequence[Event], decisions: Iterable[Decision], *, riichi: bool) -> Habits:
    """Of one hand of one seat; `riichi`: do the rules know it?"""
    found = Habits(Counter(hands=1))
    counts = found.counts
    counts["wins"] = any(isinstance(event, Win) and event.seat == seat for event in events)
    counts["deal-ins"] = any(isinstance(one, Win) and one.source == seat != one.seat for one in events)
    counts["with-riichi"] = riichi
    counts["riichi"] = any(isinstance(event, Riichi) and event.seat == seat for event in events)
    counts["open"] = any(isinstance(event, Claim) and event.seat == seat for event in events)
    for one in decisions:
        if one.grade is not None:
            found.grades[one.grade] += 1
        found.decisions[one.kind] += 1
        found.lost[one.kind] += one.lost  # type: ignore[assignment]  # points are no whole numbers
        if one.kind == "claim":
            counts["offered"] += 1
            counts["claims"] += one.taken.type != "pass"
        if _is_far(one):
            counts["far"] += 1
            counts["folds"] += _is_safe(one)
    return found


def _is_far(one: Decision) -> bool:
    """A discard before a riichi, two or more from ready whatever is thrown."""
    if not one.threats or one.taken.type not in THROWS or one.place is None:
        return False
    far = [shanten(line) for choice in one.advice.choices for line in of_kind(choice, "distance")]
    return not far or min(far) >= FAR


def _is_safe(one: Decision) -> bool:
    """By the lines of what was thrown, nobody who is in riichi can win on it."""
    assert one.place is not None
    return not any(line.seat in one.threats for line in of_kind(one.advice.choices[one.place], "danger"))
