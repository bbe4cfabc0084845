"""The rule book of a rule set in one language, as plain data: text, Markdown, the web and JSON all show this.

>>> from ruka.rulesets import rule_set
>>> pinfu = next(entry for entry in make_book(rule_set("ema-riichi"), Words("en")).entries if entry.id == "pinfu")
>>> pinfu.values[0].concealed, pinfu.example.hand, pinfu.near_miss.hand
(1, '234p 567p 345s 22z 67s +8s', '234p 567p 345s 22z 67s +8s')
>>> pinfu.example.words, pinfu.near_miss.words
('by discard · west in the east round', 'by discard · south in the east round')
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace

from msgspec import json

from ruka.explain import examples, rulebook
from ruka.explain.chapters import chapters
from ruka.explain.drawn import Drawn, drawn
from ruka.explain.explain import explain
from ruka.explain.parts import Chapter
from ruka.explain.sheets import Sheet, sheets
from ruka.explain.words import Words
from ruka.explain.worked import Worked, worked
from ruka.rules.ruleset import RuleSet
from ruka.schema import encode


@dataclass(frozen=True)
class Worth:
    """What a pattern is worth; 0: it does not count there. Sets say of which tiles."""

    name: str
    open: int | float
    concealed: int | float
    text: str  # both, in words


@dataclass(frozen=True)
class Entry:
    """A pattern: what it is, what it is worth, a hand that has it and one that just fails."""

    id: str
    name: str
    text: str
    expression: str  # of a pattern that only house rules have, as they write it
    values: tuple[Worth, ...]
    excludes: tuple[str, ...]  # names of what it replaces
    example: Drawn | None  # None: options have left no hand for it
    near_miss: Drawn | None  # None beside an example: every win has it
    clause: str


@dataclass(frozen=True)
class Section:
    tag: str
    title: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True)
class Setting:
    """An option with its value, its default and what it may be."""

    name: str
    text: str
    value: str
    default: str
    allowed: str
    clause: str


@dataclass(frozen=True)
class Decision:
    id: str
    text: str


@dataclass(frozen=True)
class Book:
    id: str
    name: str
    lang: str
    text: str
    source: str
    hash: str
    unit: str  # fan, doubles …, as people call them
    chapters: tuple[Chapter, ...]
    sections: tuple[Section, ...]
    payments: tuple[str, ...]
    sheets: tuple[Sheet, ...]
    worked: tuple[Worked, ...]  # the source's own examples
    options: tuple[Setting, ...]
    decisions: tuple[Decision, ...]

    @property
    def entries(self) -> Iterator[Entry]:
        """Every pattern."""
        for section in self.sections:
            yield from section.entries


def make_book(rules: RuleSet, words: Words) -> Book:
    """The book; its words are those of the rule set's own source, where it has some."""
    words = replace(words, rules=rules)
    return Book(
        id=rules.id,
        name=rules.names.get(words.lang, rules.id),
        lang=words.lang,
        text=rulebook.description(rules, words),
        source=rulebook.source(rules, words),
        hash=rules.hash,
        unit=words.unit_name,
        chapters=tuple(chapters(rules, words)),
        sections=tuple(_sections(rules, words)),
        payments=tuple(rulebook.payment_sentences(rules, words)),
        sheets=tuple(sheets(rules, words)),
        worked=tuple(worked(rules, words)),
        options=tuple(_options(rules, words)),
        decisions=tuple(Decision(id, words.text(f"decision-{id}")) for id in rules.followed),
    )


def _sections(rules: RuleSet, words: Words) -> Iterator[Section]:
    for tag, title, found in rulebook.sections(rules, words):
        yield Section(tag, title, tuple(_entry(rules, one, words) for one in found))


def entry(rules: RuleSet, pattern: str, words: Words) -> Entry:
    """One pattern by itself."""
    found = (one for _, _, many in rulebook.sections(rules, words) for one in many if one.id == pattern)
    return _entry(rules, next(found), words)


def _entry(rules: RuleSet, one: rulebook.Priced, words: Words) -> Entry:
    found = examples.example(rules, one.id)
    return Entry(
        id=one.id,
        name=words.name(one.id),
        text=words.text(one.about),
        expression=one.expression,
        values=tuple(_worth(one, value, words) for value in one.values),
        excludes=tuple(map(words.name, one.excludes)),
        example=_example(rules, found, one.values[0].tag, words) if found else None,
        near_miss=_drawn(rules, found.miss, found, words) if found and found.miss else None,
        clause=one.clause,
    )


def _worth(one: rulebook.Priced, value: rulebook.Value, words: Words) -> Worth:
    return Worth(one.name_of(value, words) if value.key else "", value.open, value.concealed, value.text(words))


def _example(rules: RuleSet, found: examples.Example, tag: str, words: Words) -> Drawn:
    """A hand that options keep from winning says what the pattern adds to it."""
    hit = _drawn(rules, found.hit, found, words)
    return hit if examples.wins(rules, found.hit) else replace(hit, result=words.value(tag, found.worth))


def _drawn(rules: RuleSet, case: examples.Case, of: examples.Example, words: Words) -> Drawn:
    result = words.headline(explain(rules, case.hand, **case.circumstances))
    return drawn(case, words, result, winds=of.depends_on_winds)


def _options(rules: RuleSet, words: Words) -> Iterator[Setting]:
    for option in rules.options:
        yield Setting(
            name=option.name,
            text=words.text(f"option-{option.name}"),
            value=rulebook.shown(rules.settings[option.name]),
            default=rulebook.shown(option.default),
            allowed=option.allowed(),
            clause=option.clause,
        )


def to_json(rules: RuleSet, words: Words) -> dict[str, object]:
    """The book for programs, with the policies as the rules have them."""
    policies = {name: asdict(getattr(rules.resolved, name)) for name in ("formula", "payment", "match")}
    book: dict[str, object] = json.decode(encode(make_book(rules, words)))
    return book | policies
