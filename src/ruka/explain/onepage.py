"""What belongs on one sheet of paper: every pattern with its value and a hand, what gives points, the score table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ruka.explain.examples import example
from ruka.explain.groups import Tiles, groups
from ruka.explain.rulebook import Priced, Value, sections, sentences, source
from ruka.explain.sheets import Sheet, limits, score_sheets, worth
from ruka.explain.terms import japanese_name
from ruka.explain.words import Words
from ruka.rules.pattern import LIMIT, POINTS
from ruka.rules.ruleset import RuleSet


@dataclass(frozen=True)
class Item:
    """A line: a pattern, its Japanese name beside another, its values, and tiles where some are drawn."""

    name: str
    japanese: str
    worth: str  # open / concealed, or one number for both
    hand: tuple[Tiles, ...] = ()


@dataclass(frozen=True)
class Part:
    title: str
    items: tuple[Item, ...]


@dataclass(frozen=True)
class OnePage:
    lang: str
    title: str
    source: str
    legend: str
    parts: tuple[Part, ...]
    tables: tuple[Sheet, ...]  # by fu and fan, for each kind of win
    limits: tuple[Sheet, ...]
    sentences: tuple[str, ...]

    @property
    def items(self) -> Iterator[Item]:
        for part in self.parts:
            yield from part.items

    @property
    def tiles(self) -> set[str]:
        """All that are drawn."""
        return {tile for item in self.items for group in item.hand for tile in group.tiles}


def one_page(rules: RuleSet, words: Words) -> OnePage:
    """The sheet of a rule set.

    >>> from ruka.rulesets import rule_set
    >>> sheet = one_page(rule_set("ema-riichi"), Words("en", rules=rule_set("ema-riichi")))
    >>> [(item.name, item.japanese, item.worth) for item in sheet.items][6:8]
    [('Two identical chows', 'Iipeikou', '– / 1'), ('Same chow in three suits', 'Sanshoku doujun', '1 / 2')]
    """
    return OnePage(
        lang=words.lang,
        title=rules.names.get(words.lang, rules.id),
        source=words.text("book-source", source=source(rules, words)),
        legend=words.text("sheet-legend"),
        parts=tuple(_parts(rules, words)),
        tables=tuple(score_sheets(rules, words)),
        limits=tuple(limits(rules, words)),
        sentences=tuple(sentences(rules, words)),
    )


def _parts(rules: RuleSet, words: Words) -> Iterator[Part]:
    for tag, title, found in sections(rules, words):
        yield Part(title, tuple(_items(rules, tag, found, words)))


def _items(rules: RuleSet, tag: str, found: Iterable[Priced], words: Words) -> Iterator[Item]:
    """Sets of some tiles are worth more: a line for each; what gives points needs no hand."""
    for one in found:
        shown = example(rules, one.id) if tag != POINTS else None
        for value in one.values:
            name = one.name_of(value, words)
            japanese = "" if value.key else japanese_name(one.id)
            yield Item(
                name,
                japanese if japanese.casefold() not in name.casefold() else "",
                _worth(rules, value, words),
                tuple(groups(shown.hit.shown)) if shown else (),
            )


def _worth(rules: RuleSet, value: Value, words: Words) -> str:
    """Open and concealed; limits by their name, unless the title says that they are yakuman."""
    named = value.tag == LIMIT and rules.resolved.formula.limit_name != "yakuman"
    sides = (
        words.value(LIMIT, side) if named and side else worth(side, words) for side in (value.open, value.concealed)
    )
    return " / ".join(dict.fromkeys(sides))
