"""Papers of several pages about one rule set: its patterns, what gives points, and the score tables."""

from __future__ import annotations

from collections.abc import Iterator

from ruka.explain.examples import example
from ruka.explain.explain import explain
from ruka.explain.groups import Tiles, groups
from ruka.explain.onepage import beside
from ruka.explain.paper import Item, Paper, Part
from ruka.explain.rulebook import (
    Priced,
    Value,
    formula_sentences,
    minimum_sentences,
    payment_sentences,
    sections,
    source,
)
from ruka.explain.rulebook import title as title_of
from ruka.explain.sheets import Sheet, limits, priced_worth, score_sheets
from ruka.explain.words import Words
from ruka.rules.pattern import POINTS
from ruka.rules.ruleset import RuleSet


def patterns(rules: RuleSet, words: Words) -> Paper:
    """Every pattern: its value, what it is, what it is counted in place of, and a hand.

    >>> from ruka.rulesets import rule_set
    >>> paper = patterns(rule_set("hong-kong"), Words("en", rules=rule_set("hong-kong")))
    >>> [part.title for part in paper.parts], len(paper.parts[0].items)
    (['Lines, in faan', 'Limit hands'], 16)
    """
    parts = (
        Part(title, tuple(_pattern(rules, one, words) for one in found))
        for tag, title, found in sections(rules, words)
        if tag != POINTS
    )
    return _paper(
        rules, words, words.text("print-patterns"), parts=tuple(parts), sentences=tuple(minimum_sentences(rules, words))
    )


def fu(rules: RuleSet, words: Words) -> Paper:
    """What gives fu, or points where they are called so, and what becomes of them."""
    parts = (
        Part(title, tuple(item for one in found for item in _giving(rules, one, words)))
        for tag, title, found in sections(rules, words)
        if tag == POINTS
    )
    counted = formula_sentences(rules.resolved.formula, words)
    return _paper(rules, words, title_of(rules, POINTS, words), parts=tuple(parts), sentences=tuple(counted))


def points(rules: RuleSet, words: Words) -> Paper:
    """The score tables, and who pays."""
    return _paper(
        rules,
        words,
        words.text("print-points"),
        tables=tuple(score_sheets(rules, words)),
        limits=tuple(limits(rules, words)),
        sentences=(*minimum_sentences(rules, words), *payment_sentences(rules, words)),
    )


def gives_fu(rules: RuleSet) -> bool:
    """Whether some of its lines give points that are then doubled."""
    return any(price.tag == POINTS for price in rules.resolved.prices)


def has_tables(rules: RuleSet) -> bool:
    """Whether what a win pays can be looked up by its fan; elsewhere it is a sum."""
    return bool(rules.resolved.formula.ladder)


def _paper(
    rules: RuleSet,
    words: Words,
    title: str,
    *,
    parts: tuple[Part, ...] = (),
    tables: tuple[Sheet, ...] = (),
    limits: tuple[Sheet, ...] = (),
    sentences: tuple[str, ...] = (),
) -> Paper:
    """Its title says whose it is, and its legend how values are written, where it has some."""
    return Paper(
        lang=words.lang,
        title=f"{rules.names.get(words.lang, rules.id)}: {title}",
        source=words.text("book-source", source=source(rules, words)),
        legend=words.text("sheet-legend") if parts else "",
        parts=parts,
        tables=tables,
        limits=limits,
        sentences=sentences,
    )


def _pattern(rules: RuleSet, one: Priced, words: Words) -> Item:
    name = words.name(one.id)
    shown = example(rules, one.id)
    gone = words.text("book-excludes", patterns=", ".join(map(words.name, one.excludes))) if one.excludes else ""
    return Item(
        name,
        beside(name, one.id),
        "; ".join(dict.fromkeys(priced_worth(rules, value, words) for value in one.values)),
        tuple(groups(shown.hit.shown)) if shown else (),
        " ".join(filter(None, (words.text(one.about), gone))),
    )


def _giving(rules: RuleSet, one: Priced, words: Words) -> Iterator[Item]:
    """Sets of some tiles are worth more: a line for each, and what a set is only once."""
    for place, value in enumerate(one.values):
        name = one.name_of(value, words)
        about = "" if place else words.text(one.about)
        hand = tuple(_drawn(rules, one, value))
        yield Item(name, "" if value.key else beside(name, one.id), priced_worth(rules, value, words), hand, about)


def _drawn(rules: RuleSet, one: Priced, value: Value) -> Iterator[Tiles]:
    """A set as it lies; or a hand, where the line speaks of some of its tiles."""
    if value.set:
        yield from groups(value.set)
    elif (shown := example(rules, one.id)) is not None:
        lines = explain(rules, shown.hit.hand, **shown.hit.circumstances).lines
        if any(line.tiles for line in lines if line.pattern == one.id):
            yield from groups(shown.hit.shown)
