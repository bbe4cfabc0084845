"""What belongs on one sheet of paper: every pattern with its value and a hand, what gives points, the score table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ruka.explain.examples import example
from ruka.explain.groups import groups
from ruka.explain.paper import Item, Paper, Part
from ruka.explain.rulebook import Priced, sections, sentences, source
from ruka.explain.sheets import limits, priced_worth, score_sheets
from ruka.explain.terms import japanese_name
from ruka.explain.words import Words
from ruka.rules.pattern import POINTS
from ruka.rules.ruleset import RuleSet


def one_page(rules: RuleSet, words: Words) -> Paper:
    """The sheet of a rule set.

    >>> from ruka.rulesets import rule_set
    >>> sheet = one_page(rule_set("ema-riichi"), Words("en", rules=rule_set("ema-riichi")))
    >>> [(item.name, item.japanese, item.worth) for item in sheet.items][6:8]
    [('Two identical chows', 'Iipeikou', '– / 1'), ('Same chow in three suits', 'Sanshoku doujun', '1 / 2')]
    """
    return Paper(
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
            yield Item(
                name,
                "" if value.key else beside(name, one.id),
                priced_worth(rules, value, words),
                tuple(groups(shown.hit.shown)) if shown else (),
            )


def beside(name: str, pattern: str) -> str:
    """The Japanese name of a pattern, unless its name says it already."""
    japanese = japanese_name(pattern)
    return japanese if japanese.casefold() not in name.casefold() else ""
