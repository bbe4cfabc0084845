"""The glossary: every word of the game, in the languages of the sources.

What is the same in all languages is in the TOML files here, one for each area; names and meanings are texts
(`texts/*/glossary-AREA.ftl`). A term that is a pattern of the catalogue has the pattern's name and meaning, and what
the sources call it, from where the rule sets have them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from ruka.errors import RukaError
from ruka.explain.examples import DATA as EXAMPLES
from ruka.explain.examples import Case
from ruka.explain.terms import japanese_name
from ruka.rules.pattern import CATALOGUE
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import RULE_SETS
from ruka.rulesets.families import family_of
from ruka.schema import glossary as said
from ruka.texts import LANGUAGES, text

__all__ = ["AREAS", "Term", "by_pattern", "glossary", "term", "terms"]

AREAS = ("tiles", "sets", "play", "calls", "ends", "waits", "scoring", "patterns", "strategy", "table", "world")
PATTERNS = "patterns"


@dataclass(frozen=True)
class Term:
    """One thing that players have words for."""

    id: str
    area: str
    romaji: str = ""
    kanji: str = ""  # Chinese characters where only Chinese rules have it
    tiles: str = ""  # in notation
    patterns: tuple[str, ...] = ()  # of the catalogue, that are this; the first one gives the name
    related: tuple[str, ...] = ()
    families: tuple[str, ...] = ()  # of rule sets that know it; none: all
    synonyms: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # by language, as the sources have them

    def name(self, lang: str) -> str:
        """
        >>> term("toitoi").name("pl"), term("tile").name("cs")
        ('Same pony', 'kámen')
        """
        return _own(f"term-{self.id}", lang) or CATALOGUE[self.patterns[0]].name(lang)

    def meaning(self, lang: str) -> str:
        return _own(f"means-{self.id}", lang) or text(f"about-{self.patterns[0]}", lang)

    def names(self, lang: str) -> tuple[str, ...]:
        """Every name in a language, the main one first.

        >>> term("dots").names("cs")
        ('kola', 'tečky', 'kolečka', 'puntíky', 'tečkový kámen')
        """
        return _different([self.name(lang), *self.synonyms.get(lang, ()), *self._called(lang)])

    def _called(self, lang: str) -> Iterator[str]:
        """What the catalogue and the rule sets call its patterns; in other areas their lines only lead to the term."""
        if self.area == PATTERNS:
            for pattern in filter(CATALOGUE.__contains__, self.patterns):
                yield CATALOGUE[pattern].name(lang)
                yield from (rules.terms.get(lang, {}).get(pattern, "") for rules in RULE_SETS.values())

    def is_in(self, rules: RuleSet) -> bool:
        """Whether whoever plays by these rules meets it.

        >>> term("furiten").is_in(RULE_SETS["tenhou"]), term("furiten").is_in(RULE_SETS["hong-kong"])
        (True, False)
        """
        if self.area == PATTERNS and not self.families:
            return any(price.pattern.id in self.patterns for price in rules.resolved.prices)
        return not self.families or family_of(rules) in self.families

    @property
    def rule_sets(self) -> tuple[str, ...]:
        """Those that price it, where it is a pattern."""
        return tuple(id for id, rules in RULE_SETS.items() if self.area == PATTERNS and self.is_in(rules))

    @property
    def all_families(self) -> tuple[str, ...]:
        return self.families or _different(family_of(RULE_SETS[id]) for id in self.rule_sets)


@cache
def terms() -> Mapping[str, Term]:
    """All terms by their id, in the order of the areas."""
    return {one.id: one for area in AREAS for one in _read(area)}


def term(id: str) -> Term:
    """A term by its id, or by the id of a pattern that it is."""
    if found := terms().get(id) or by_pattern().get(id):
        return found
    raise RukaError("no-such-term", word=id)


@cache
def by_pattern() -> Mapping[str, Term]:
    return {pattern: one for one in terms().values() for pattern in one.patterns}


def glossary(lang: str) -> said.Glossary:
    """All of it, as it is told in one language."""
    areas = [said.GlossaryArea(id=area, name=text(f"glossary-area-{area}", lang)) for area in AREAS]
    return said.Glossary(lang=lang, areas=areas, terms=[_told(one, lang) for one in terms().values()])


def _told(one: Term, lang: str) -> said.GlossaryTerm:
    return said.GlossaryTerm(
        id=one.id,
        area=one.area,
        name=one.name(lang),
        text=one.meaning(lang),
        names={language: list(one.names(language)) for language in LANGUAGES},
        romaji=one.romaji,
        kanji=one.kanji,
        tiles=one.tiles,
        related=list(one.related),
        patterns=list(one.patterns),
        families=list(one.all_families),
        rules=list(one.rule_sets),
    )


def _read(area: str) -> Iterator[Term]:
    content = tomllib.loads(Path(__file__).with_name(f"{area}.toml").read_text(encoding="utf-8"))
    for id, parts in content.items():
        patterns = tuple(parts.get("patterns", ()))
        first = CATALOGUE.get(patterns[0]) if patterns and area == PATTERNS else None
        yield Term(
            id=id,
            area=area,
            romaji=parts.get("romaji") or (japanese_name(first.id) if first else ""),
            kanji=parts.get("kanji") or (first.names["ja"] if first else ""),
            tiles=parts.get("tiles") or (_example(first.id) if first else ""),
            patterns=patterns,
            related=tuple(parts.get("related", ())),
            families=tuple(parts.get("families", ())),
            synonyms={lang: tuple(parts[lang]) for lang in LANGUAGES if lang in parts},
        )


def _example(pattern: str) -> str:
    """The first hand that is known to have it."""
    found = _examples().get(pattern)
    return Case(*found[0][0]).shown if found else ""


@cache
def _examples() -> Mapping[str, list[list[list[Any]]]]:
    import json

    examples: Mapping[str, list[list[list[Any]]]] = json.loads(EXAMPLES.read_text(encoding="utf-8"))
    return examples


def _own(key: str, lang: str) -> str:
    try:
        return text(key, lang)
    except KeyError:
        return ""


def _different(names: Iterable[str]) -> tuple[str, ...]:
    """Each once, however it is written."""
    found: dict[str, str] = {}
    for name in filter(None, names):
        found.setdefault(name.casefold(), name)
    return tuple(found.values())
