"""Items about what a hand is worth: the sources' own examples, score tables, patterns, payments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from typing import Any

from ruka.explain import examples
from ruka.explain.drawn import drawn
from ruka.explain.examples import Case
from ruka.explain.explain import explain
from ruka.explain.explanation import Explanation, Outcome
from ruka.explain.points import explain_points
from ruka.explain.rulebook import sections
from ruka.explain.source_examples import (
    EXAMPLES,
    HandExample,
    PartsExample,
    PaymentExample,
    RoundingExample,
    SourceExample,
)
from ruka.explain.words import Words
from ruka.explain.worked import Worked, counted, printed, worked
from ruka.learn.courses.items import ChoiceItem, Lines, NumberItem, Put, YesNo
from ruka.rules.ruleset import RuleSet
from ruka.schema.learning import Picture, VerdictLine

BY_ID = {example.id: example for example in EXAMPLES}
UNITS = {"fu": "fu", "base": "fu", "fan": "fan", "total": "points", "limits": "limits"}


@dataclass(frozen=True)
class Printed(NumberItem):
    """A number of an example of a source: of a hand (fu, base, fan, total), of a part of one, or of a payment."""

    id: str
    number: str
    most = 200_000

    @property
    def example(self) -> SourceExample:
        return BY_ID[self.id]

    @property
    def unit(self) -> str:  # type: ignore[override]
        if isinstance(self.example, PartsExample):
            return "fu"
        return UNITS.get(self.number, "points" if isinstance(self.example, PaymentExample) else "fan")

    def answer(self, rules: RuleSet) -> int:
        return int(counted(rules, self.example)[self.number])

    @property
    def says(self) -> int:
        """What the source prints."""
        return int(printed(self.example)[self.number])

    def put(self, rules: RuleSet, words: Words) -> Put:
        shown = worked_examples(rules, words)[self.id]
        example = self.example
        if isinstance(example, PartsExample):
            facts = (shown.question,) if shown.question else ()
            return Put(words.text("ask-part-fu"), Picture(hand=self.number), facts)
        if isinstance(example, RoundingExample):
            return Put(words.text("ask-rounded", count=example.fu), Picture())
        if isinstance(example, PaymentExample):
            payer, receiver = self.number.split("→")
            return Put(words.text("ask-pays", payer=payer, receiver=receiver), Picture(), (shown.question,))
        assert shown.hand is not None
        key = f"ask-of-hand-{self.number}" if self.number in UNITS else "ask-of-hand-line"
        prompt = words.text(key) if self.number in UNITS else words.text(key, name=words.name(self.number))
        return Put(prompt, Picture(hand=shown.hand.hand, indicators=list(shown.hand.dora)), (shown.hand.words,))

    def why(self, rules: RuleSet, words: Words) -> Lines:
        example = self.example
        if isinstance(example, HandExample):
            found = explain(rules, example.hand, **example.circumstances)
            lines = lines_of(found, words)
        else:
            lines = [VerdictLine(text=answer) for answer in worked_examples(rules, words)[self.id].answers]
        note = worked_examples(rules, words)[self.id].printed
        return [*lines, *([VerdictLine(text=note, counts=False)] if note else [])]


@lru_cache(32)
def worked_examples(rules: RuleSet, words: Words) -> Mapping[str, Worked]:
    """The examples of the rule set's source by their ids."""
    return {one.id: one for one in worked(rules, words)}


def lines_of(found: Explanation, words: Words) -> Lines:
    """Every line that counts, and what they come to."""
    if found.reading is None:
        return [VerdictLine(text=words.headline(found))]
    lines = [
        VerdictLine(
            text=words.line(line, found.reading),
            tiles=list(line.tiles),
            worth=words.worth(line),
            counts=line.why_not is None,
            clause=line.clause,
        )
        for line in found.lines
        if line.why_not is None
    ]
    return [*lines, VerdictLine(text=words.headline(found))]


@dataclass(frozen=True)
class HandWorth(NumberItem):
    """What a hand of our own is worth: a number of its explanation."""

    hand: str
    number: str  # fu, base, fan, total
    circumstances: Mapping[str, Any] = field(default_factory=dict, hash=False)
    most = 200_000

    @property
    def unit(self) -> str:  # type: ignore[override]
        return UNITS[self.number]

    def found(self, rules: RuleSet) -> Explanation:
        return explain(rules, self.hand, **self.circumstances)

    def answer(self, rules: RuleSet) -> int:
        found = self.found(rules)
        if self.number == "base":
            assert found.calculation is not None
            return found.calculation.base
        return int(getattr(found, self.number))

    def put(self, rules: RuleSet, words: Words) -> Put:
        shown = drawn(Case(self.hand, dict(self.circumstances)), words, "", winds=True)
        return Put(
            words.text(f"ask-of-hand-{self.number}"),
            Picture(hand=self.hand, indicators=list(shown.dora)),
            (shown.words,),
        )

    def why(self, rules: RuleSet, words: Words) -> Lines:
        return lines_of(self.found(rules), words)


@dataclass(frozen=True)
class Pays(NumberItem):
    """What somebody pays for so many fu and fan, with counters on the table."""

    fan: int
    fu: int = 0
    seat: str = "S"
    win: str = "ron"
    payer: str = "discarder"  # or dealer, others
    honba: int = 0
    unit = "points"
    most = 200_000

    def answer(self, rules: RuleSet) -> int:
        found = explain_points(rules, fu=self.fu, fan=self.fan, seat=self.seat, win=self.win)
        paid = next(one.points for one in found.payments if one.payer == self.payer)
        payment = rules.resolved.payment
        return paid + self.honba * (payment.honba_discard if self.win == "ron" else payment.honba_draw_each)

    def put(self, rules: RuleSet, words: Words) -> Put:
        worth = words.fan(self.fan) + (f" {words.fu(self.fu)}" if self.fu else "")
        said = words.text("ask-points", seat=self.seat, worth=worth, win=self.win)
        facts = [said, *([words.text("ask-honba", count=self.honba)] if self.honba else [])]
        return Put(words.text(f"ask-paid-{self.payer}"), Picture(), tuple(facts))

    def why(self, rules: RuleSet, words: Words) -> Lines:
        found = explain_points(rules, fu=self.fu, fan=self.fan, seat=self.seat, win=self.win)
        lines = [VerdictLine(text=words.calculation(found.calculation))]
        lines += [VerdictLine(text=words.payment(one)) for one in found.payments]
        if self.honba:
            more = self.answer(rules) - replace(self, honba=0).answer(rules)
            lines.append(VerdictLine(text=words.text("ask-honba-adds", points=more)))
        return lines


# --- patterns ---


@dataclass(frozen=True)
class WhichPattern(ChoiceItem):
    """Which of these patterns has the hand?"""

    pattern: str
    others: tuple[str, ...]

    def case(self, rules: RuleSet) -> Case:
        return _example(rules, self.pattern).hit

    def answer(self, rules: RuleSet) -> str:
        """The one of them that the scorer finds."""
        has = [one for one in self.choices(rules) if examples.counted(rules, one, self.case(rules))]
        assert len(has) == 1, (rules.id, has)
        return has[0]

    def choices(self, rules: RuleSet) -> Sequence[str]:
        return sorted((self.pattern, *self.others))

    def name(self, choice: str, rules: RuleSet, words: Words) -> str:
        return words.name(choice)

    def put(self, rules: RuleSet, words: Words) -> Put:
        return Put(words.text("ask-which-pattern"), *_shown(self.case(rules), words))

    def why(self, rules: RuleSet, words: Words) -> Lines:
        case = self.case(rules)
        return lines_of(explain(rules, case.hand, **case.circumstances), words)


@dataclass(frozen=True)
class HasPattern(YesNo):
    """Has the hand the pattern? The near miss of the gallery looks much like it."""

    pattern: str
    near: bool = True

    def case(self, rules: RuleSet) -> Case:
        found = _example(rules, self.pattern)
        return (found.miss or found.hit) if self.near else found.hit

    def holds(self, rules: RuleSet) -> bool:
        return bool(examples.counted(rules, self.pattern, self.case(rules)))

    def put(self, rules: RuleSet, words: Words) -> Put:
        prompt = words.text("ask-has-pattern", name=words.name(self.pattern))
        return Put(prompt, *_shown(self.case(rules), words))

    def why(self, rules: RuleSet, words: Words) -> Lines:
        case = self.case(rules)
        about = VerdictLine(text=entry_text(rules, self.pattern, words))
        return [about, *lines_of(explain(rules, case.hand, **case.circumstances), words)]


@dataclass(frozen=True)
class PatternWorth(NumberItem):
    """What the pattern adds, open or concealed."""

    pattern: str
    open: bool = False
    unit = "fan"
    most = 100

    def answer(self, rules: RuleSet) -> int:
        price = next(price for price in rules.resolved.prices if price.pattern.id == self.pattern)
        return int(price.open if self.open else price.concealed)

    def put(self, rules: RuleSet, words: Words) -> Put:
        key = "ask-worth-open" if self.open else "ask-worth-concealed"
        return Put(words.text(key, name=words.name(self.pattern)), Picture())

    def why(self, rules: RuleSet, words: Words) -> Lines:
        return [VerdictLine(text=entry_text(rules, self.pattern, words))]


@dataclass(frozen=True)
class Wins(YesNo):
    """May this complete hand win?"""

    hand: str
    circumstances: Mapping[str, Any] = field(default_factory=dict, hash=False)

    def holds(self, rules: RuleSet) -> bool:
        return explain(rules, self.hand, **self.circumstances).outcome == Outcome.WIN

    def put(self, rules: RuleSet, words: Words) -> Put:
        return Put(words.text("ask-wins"), *_shown(Case(self.hand, dict(self.circumstances)), words))

    def why(self, rules: RuleSet, words: Words) -> Lines:
        return lines_of(explain(rules, self.hand, **self.circumstances), words)


def _shown(case: Case, words: Words) -> tuple[Picture, tuple[str, ...]]:
    shown = drawn(case, words, "", winds=True)
    return Picture(hand=shown.hand, indicators=list(shown.dora)), (shown.words,)


def _example(rules: RuleSet, pattern: str) -> examples.Example:
    found = example_of(rules, pattern)
    assert found is not None, (rules.id, pattern)
    return found


@cache
def example_of(rules: RuleSet, pattern: str) -> examples.Example | None:
    return examples.example(rules, pattern)


def entry_text(rules: RuleSet, pattern: str, words: Words) -> str:
    """What the rule book says a pattern is."""
    found = (one for _, _, many in sections(rules, words) for one in many if one.id == pattern)
    return words.text(next(found).about)
