"""The gallery of patterns: a hand that has each, one that just fails and why, how often it comes, and with what.

>>> from ruka.rulesets import rule_set
>>> shown = pattern(rule_set("ema-riichi"), "pinfu", Words("en"))
>>> shown.often, shown.differs.instead
('One win in 5 (20.7 %)', ('south in the east round',))
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from random import Random

from ruka.explain import examples
from ruka.explain.book import Entry, entry
from ruka.explain.drawn import Drawn
from ruka.explain.rulebook import sections
from ruka.explain.words import Words
from ruka.learn.drills.hands import won
from ruka.rules.pattern import POINTS
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import RULE_SETS
from ruka.rulesets.families import family_of
from ruka.tiles import in_order

SHARES = Path(__file__).with_name("frequencies.toml")  # made by tools/write_figures.py
MOST_TOGETHER = 8
MADE = 1000  # hands that are looked through for what comes together
MOST_APART = 6  # tiles: hands that differ in more do not explain each other


@dataclass(frozen=True)
class Difference:
    """What a near miss has instead: of tiles, and of circumstances in words."""

    lacks: tuple[str, ...]
    has: tuple[str, ...]
    without: tuple[str, ...]
    instead: tuple[str, ...]


@dataclass(frozen=True)
class Beside:
    """A pattern that counts together with another."""

    id: str
    name: str


@dataclass(frozen=True)
class ShownPattern:
    entry: Entry
    differs: Difference | None  # None: there is no near miss, or another hand altogether
    often: str  # "": nobody has counted it, or it never came
    one_in: int  # wins, one has it; 0: not counted
    together: tuple[Beside, ...]


@dataclass(frozen=True)
class GallerySection:
    tag: str
    title: str
    patterns: tuple[ShownPattern, ...]


@dataclass(frozen=True)
class PatternGallery:
    rules: str
    name: str
    counted: str  # the rule set whose games were counted, by name
    sections: tuple[GallerySection, ...]


def gallery(rules: RuleSet, lang: str, terms: str = "native") -> PatternGallery:
    """Every pattern of a rule set, in the order of its book."""
    words = Words(lang, terms, rules)
    return PatternGallery(
        rules=rules.id,
        name=rules.names.get(lang, rules.id),
        counted=RULE_SETS[counted(rules)].names[lang],
        sections=tuple(
            GallerySection(tag, title, tuple(pattern(rules, one.id, words) for one in found))
            for tag, title, found in sections(rules, words)
            if tag != POINTS
        ),
    )


def pattern(rules: RuleSet, id: str, words: Words) -> ShownPattern:
    words = replace(words, rules=rules)
    told = entry(rules, id, words)
    percent, one_in = shares()[counted(rules)].get(id, (0, 0))
    key = "pattern-always" if one_in == 1 else "pattern-often"
    often = words.text(key, count=one_in, share=_plain(percent, words.lang)) if one_in else ""
    return ShownPattern(told, difference(told), often, one_in, tuple(_together(rules, id, words)))


def _plain(percent: float, lang: str) -> str:
    return f"{percent}".replace(".", "." if lang == "en" else ",")


@cache
def shares() -> Mapping[str, Mapping[str, tuple[float, int]]]:
    """By rule set and pattern: its share of the wins in percent, and one win in how many has it."""
    return tomllib.loads(SHARES.read_text(encoding="utf-8"))


def counted(rules: RuleSet) -> str:
    """The rule set whose games were counted: these rules, or the first of their family.

    >>> counted(RULE_SETS["ema-riichi"]), counted(RULE_SETS["hong-kong"]), counted(RULE_SETS["japanese-classical-5p"])
    ('tenhou', 'hong-kong', 'japanese-classical')
    """
    if (own := rules.base or rules.id) in shares():
        return own
    return next(id for id in shares() if family_of(RULE_SETS[id]) == family_of(rules))


def _together(rules: RuleSet, id: str, words: Words) -> Iterator[Beside]:
    for other, _ in company(rules).get(id, Counter()).most_common(MOST_TOGETHER):
        yield Beside(other, words.name(other))


@lru_cache(32)
def company(rules: RuleSet) -> Mapping[str, Counter[str]]:
    """By pattern: what else counts in hands that have it, of those that are made from a seed and of collected ones."""
    rng = Random(rules.id)
    made = (won(rng, rules) for _ in range(MADE))
    hands = [{id for id, worth in examples.counting(one.score).items() if worth} for one in made if one]
    listed = {one.pattern.id for one in rules.resolved.prices if one.tag != POINTS}
    found: dict[str, Counter[str]] = {}
    for ids in (*hands, *examples.collected_together(rules)):
        for one in ids & listed:
            found.setdefault(one, Counter()).update(sorted(ids & listed - {one}))
    return found


# --- why a near miss is one


def difference(told: Entry) -> Difference | None:
    """What parts the near miss from the hand that has the pattern."""
    hit, miss = told.example, told.near_miss
    if hit is None or miss is None:
        return None
    had, has = (Counter(_tiles(drawn)) for drawn in (hit, miss))
    said, says = (drawn.words.split(" · ") for drawn in (hit, miss))
    found = Difference(
        lacks=tuple(in_order((had - has).elements())),
        has=tuple(in_order((has - had).elements())),
        without=tuple(one for one in said if one not in says),
        instead=tuple(one for one in says if one not in said),
    )
    far = len(found.lacks) > MOST_APART
    return None if far or not any((found.lacks, found.has, found.without, found.instead)) else found


def _tiles(drawn: Drawn) -> Iterator[str]:
    for ranks, suit in re.findall(r"(\d+)([mpszf])", drawn.hand):
        yield from (rank + suit for rank in ranks)
