"""The worked examples of a rule set's source, counted by the engine when the book is made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import singledispatch

from ruka.errors import RukaError
from ruka.explain.drawn import Drawn, drawn
from ruka.explain.examples import Case
from ruka.explain.explain import explain
from ruka.explain.explanation import Line
from ruka.explain.points import explain_points
from ruka.explain.source_examples import (
    EXAMPLES,
    HandExample,
    PartsExample,
    PaymentExample,
    RoundingExample,
    SourceExample,
    Transfer,
)
from ruka.explain.words import Words, capital
from ruka.hands import Reading
from ruka.rules.pattern import LIMIT, POINTS
from ruka.rules.ruleset import RuleSet
from ruka.schema.explanations import Explanation
from ruka.scoring import points, settle_scores

Numbers = dict[str, int | float]


@dataclass(frozen=True)
class Worked:
    """An example: the hand or the parts drawn, why it is worth that, or who pays whom."""

    id: str
    clause: str
    question: str  # of payments: what was won and how
    hand: Drawn | None
    parts: tuple[str, ...]  # sets, pairs and waits in notation
    explanation: Explanation | None  # of a hand
    answers: tuple[str, ...]  # sentences
    printed: str  # what the source says, where it is something else


def worked(rules: RuleSet, words: Words) -> Iterator[Worked]:
    """The examples that belong to the rule set; options may make a hand impossible."""
    for example in EXAMPLES:
        if rules.id in example.rules:
            try:
                yield _worked(example, rules, words)
            except RukaError:
                continue


def counted(rules: RuleSet, example: SourceExample) -> Numbers:
    """What the engine says to everything that the source prints about an example.

    >>> from ruka.rulesets import rule_set
    >>> first = next(example for example in EXAMPLES if example.id == "001-1")
    >>> printed(first), counted(rule_set("video"), first)  # D-26
    ({'fu': 54, 'base': 60, 'fan': 3, 'total': 7700}, {'fu': 54, 'base': 60, 'fan': 5, 'total': 8000})
    """
    return _counted(example, rules)


@singledispatch
def _counted(example: SourceExample, rules: RuleSet) -> Numbers:
    raise NotImplementedError


@singledispatch
def printed(example: SourceExample) -> Numbers:
    """What the source says, under the same names."""
    raise NotImplementedError


@singledispatch
def _worked(example: SourceExample, rules: RuleSet, words: Words) -> Worked:
    raise NotImplementedError


def _note(example: SourceExample, rules: RuleSet, words: Words, said: str) -> str:
    """Where the source is wrong, what it says, and the decision."""
    decision = f" ({example.decision})" if example.decision in rules.decisions else ""
    if counted(rules, example) != printed(example):
        return words.text("worked-printed", said=said, decision=decision)
    if isinstance(example, HandExample) and example.mended:
        return words.text("worked-mended", decision=decision)
    return ""


# --- hands


@_counted.register
def _(example: HandExample, rules: RuleSet) -> Numbers:
    found = explain(rules, example.hand, **example.circumstances)
    numbers: Numbers = {name: getattr(found, name) for name in example.printed if name != "base"}
    if found.calculation and "base" in example.printed:
        numbers["base"] = found.calculation.base
    lines = {name: sum(line.worth for line in found.lines if line.pattern == name) for name in example.printed_lines}
    return {name: numbers[name] for name in example.printed} | lines


@printed.register
def _(example: HandExample) -> Numbers:
    return {**example.printed, **example.printed_lines}


@_worked.register
def _(example: HandExample, rules: RuleSet, words: Words) -> Worked:
    case = Case(example.hand, dict(example.circumstances))
    found = explain(rules, example.hand, **example.circumstances)
    hand = drawn(case, words, words.headline(found), winds=True)
    explanation = found.said(words.lang, words.terms)
    note = _note(example, rules, words, ", ".join(_said(example, words)))
    return Worked(example.id, example.clause, "", hand, (), explanation, (), note)


def _said(example: HandExample, words: Words) -> Iterator[str]:
    """The numbers of the source with their units."""
    units = {"fan": words.fan, "limits": lambda count: words.value(LIMIT, count), "fu": words.fu, "total": words.points}
    yield from (unit(example.printed[name]) for name, unit in units.items() if name in example.printed)
    yield from (f"{words.name(pattern)}: {count}" for pattern, count in example.printed_lines.items())


# --- sets, pairs and waits


@_counted.register
def _(example: PartsExample, rules: RuleSet) -> Numbers:
    return {part: sum(line.worth for line in _of(part, example, rules)[0]) for part in example.parts}


def _of(part: str, example: PartsExample, rules: RuleSet) -> tuple[list[Line], Reading]:
    """The lines of fu that speak of a set, in a hand where nothing else has any."""
    found = explain(rules, f"{part} {_rest(part)}", **example.circumstances)
    assert found.reading is not None
    return [line for line in found.counted(POINTS) if line.tiles], found.reading


def _rest(part: str) -> str:
    """Chows of the other suits that complete the part to a hand."""
    one, other = [suit for suit in "mps" if suit not in part][:2]
    chows = f"234{one} 678{one}"
    if "+" in part:
        return f"{chows} 345{other} " + (f"99{other}" if len(part.split()[0]) == 3 else f"678{other}")
    return f"{chows} " + (f"234{other}" if len(part) == 3 else f"55{other}") + f" 67{other} +8{other}"


@printed.register
def _(example: PartsExample) -> Numbers:
    return dict.fromkeys(example.parts, example.printed)


@_worked.register
def _(example: PartsExample, rules: RuleSet, words: Words) -> Worked:
    winds = words.text("explain-seat", **example.circumstances) if example.circumstances else ""
    answers = tuple(dict.fromkeys(_told(*_of(part, example, rules), words) for part in example.parts))
    note = _note(example, rules, words, words.fu(example.printed))
    return Worked(example.id, example.clause, capital(winds), None, example.parts, None, answers, note)


def _told(lines: list[Line], reading: Reading, words: Words) -> str:
    names = " + ".join(words.line(line, reading) for line in lines)
    return f"{names}: {words.fu(sum(line.worth for line in lines))}"


# --- rounding


@_counted.register
def _(example: RoundingExample, rules: RuleSet) -> Numbers:
    return {"base": explain_points(rules, fu=example.fu, fan=1).calculation.base}


@printed.register
def _(example: RoundingExample) -> Numbers:
    return {"base": example.printed}


@_worked.register
def _(example: RoundingExample, rules: RuleSet, words: Words) -> Worked:
    base = int(counted(rules, example)["base"])
    sentence = words.text("worked-rounded", fu=words.fu(example.fu), base=base)
    note = _note(example, rules, words, words.fu(example.printed))
    return Worked(example.id, example.clause, "", None, (), None, (sentence,), note)


# --- payments


@_counted.register
def _(example: PaymentExample, rules: RuleSet) -> Numbers:
    return _named(_flows(example, rules))


@printed.register
def _(example: PaymentExample) -> Numbers:
    return _named(example.printed)


def _flows(example: PaymentExample, rules: RuleSet) -> tuple[Transfer, ...]:
    value = example.value
    if not value:
        value = points(rules, fan=example.fan, limits=example.limits, seat=example.winner, win=example.win).value
    worth = {**dict.fromkeys(rules.seats, 0), **example.others, example.winner: value}
    return tuple(settle_scores(rules, worth, example.winner, win=example.win, discarder=example.discarder))


def _named(flows: tuple[Transfer, ...]) -> Numbers:
    return {f"{payer}→{receiver}": paid for payer, receiver, paid in flows}


@_worked.register
def _(example: PaymentExample, rules: RuleSet, words: Words) -> Worked:
    worth = words.points(example.value)
    if not example.value:
        worth = words.value(LIMIT, example.limits) if example.limits else words.fan(example.fan)
    question = words.text(
        "worked-wins", seat=example.winner, worth=worth, win=example.win, discarder=example.discarder or "none"
    )
    held = (words.text("worked-holds", seat=seat, worth=words.points(value)) for seat, value in example.others.items())
    note = _note(example, rules, words, " ".join(_paid(example.printed, words)))
    answers = tuple(_paid(_flows(example, rules), words))
    return Worked(example.id, example.clause, " ".join((question, *held)), None, (), None, answers, note)


def _paid(flows: tuple[Transfer, ...], words: Words) -> Iterator[str]:
    for payer, receiver, paid in flows:
        yield words.text("worked-pays", payer=payer, receiver=receiver, points=words.points(paid))
