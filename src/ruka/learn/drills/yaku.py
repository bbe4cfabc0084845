"""Which patterns a hand has, and which of two hands that look alike has one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import permutations
from random import Random

from ruka.errors import RukaError
from ruka.explain import Explanation, explain
from ruka.explain.drawn import circumstances
from ruka.explain.examples import Case, collected, counted, known, wins
from ruka.explain.words import Words, capital
from ruka.learn.drills.drill import Asked, Drill, Item, Level, Make, line, picked
from ruka.learn.drills.fan import pattern_lines
from ruka.learn.drills.fu import score_line
from ruka.learn.drills.hands import RICH, USUAL, Style, Won, won
from ruka.rules.pattern import CATALOGUE, FAN, LIMIT
from ruka.rules.ruleset import RuleSet
from ruka.schema.learning import DrillAnswer, PickOption, PickOptions, VerdictLine
from ruka.scoring import score_readings
from ruka.texts import LANGUAGES
from ruka.tiles import parse

ENOUGH = 10  # patterns, before there is something to choose from
OF_ONE, OF_SEVERAL = 4, 6  # names that are offered


@lru_cache(32)
def patterns_of(rules: RuleSet) -> tuple[str, ...]:
    """The patterns with prices, one of those that share a name in some language."""
    told: set[str] = set()
    found = []
    for id in dict.fromkeys(price.pattern.id for price in rules.resolved.prices if price.tag in (FAN, LIMIT)):
        names = {Words(lang, rules=rules).name(id) for lang in LANGUAGES}
        if told.isdisjoint(names):
            found.append(id)
        told |= names
    return tuple(found)


def has_enough(rules: RuleSet) -> bool:
    return sum(price.tag in (FAN, LIMIT) for price in rules.resolved.prices) >= ENOUGH


def about(pattern: str, rules: RuleSet, words: Words) -> str:
    """What the pattern is, in a sentence."""
    price = next(price for price in rules.resolved.prices if price.pattern.id == pattern)
    return words.text(f"about-{price.pattern.variant or pattern}") if pattern in CATALOGUE else words.name(pattern)


@dataclass(frozen=True)
class YakuItem(Item):
    """A hand, and names of patterns, some of which it has."""

    rules: RuleSet
    won: Won
    offered: tuple[str, ...]
    several: bool
    terms = ("yaku",)

    @cached_property
    def explanation(self) -> Explanation:
        return explain(self.rules, self.won.hand, **self.won.circumstances)

    @cached_property
    def has(self) -> set[str]:
        return patterns_in(self.won)

    @property
    def answer(self) -> DrillAnswer:
        return picked(*(place for place, pattern in enumerate(self.offered) if pattern in self.has))

    def asked(self, words: Words) -> Asked:
        options = [PickOption(text=words.name(pattern)) for pattern in self.offered]
        prompt = words.text("drill-yaku-all" if self.several else "drill-yaku-one")
        asks = PickOptions(options=options, several=self.several)
        return Asked(prompt, asks, self.won.picture(), self.won.facts(words))

    def why(self, words: Words, given: DrillAnswer) -> Iterator[VerdictLine]:
        assert self.explanation.reading is not None
        for one in self.explanation.counted(LIMIT):
            yield score_line(one, self.explanation, words)
        yield from pattern_lines(self.explanation, words)
        for pattern in (self.offered[place] for place in given.picked):
            if pattern not in self.has:
                yield line(f"{words.name(pattern)}: {about(pattern, self.rules, words)}", counts=False)


def patterns_in(found: Won) -> set[str]:
    """Those that count in the hand; fan that a limit hand takes the place of count too, for they are there."""
    return {one.pattern.id for one in found.score.lines if one.tag in (FAN, LIMIT) and one.excluded_by is None}


def of_hands(styles: Sequence[Style], several: bool) -> Make:
    def make(rules: RuleSet, rng: Random) -> Item | None:
        found = won(rng, rules, styles)
        if found is None or found.score.limits:
            return None
        every = patterns_of(rules)
        there = [pattern for pattern in every if pattern in patterns_in(found)]
        if not there or (several and len(there) < 2):
            return None
        arguable = _arguable(rules, found)
        others = [pattern for pattern in every if pattern not in arguable]
        shown = rng.sample(there, min(len(there), rng.randint(2, 4))) if several else [rng.choice(there)]
        offered = [*shown, *rng.sample(others, (OF_SEVERAL if several else OF_ONE) - len(shown))]
        rng.shuffle(offered)
        return YakuItem(rules.resolved, found, tuple(offered), several)

    return make


def _arguable(rules: RuleSet, found: Won) -> set[str]:
    """What somebody could find in the hand: patterns of any way to read it, and those that combine sets of it."""
    combining = {price.pattern.id for price in rules.resolved.prices if price.sets}
    read = score_readings(rules.resolved, found.hand, **found.circumstances)
    return combining | {one.pattern.id for score in read for one in score.lines}


# --- near misses -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class NearItem(Item):
    """Two hands much alike, one of which has the pattern."""

    rules: RuleSet
    pattern: str
    cases: tuple[Case, Case]
    right: int
    terms = ("yaku",)

    @property
    def answer(self) -> DrillAnswer:
        return picked(self.right)

    def asked(self, words: Words) -> Asked:
        options = [PickOption(text=self._won(case, words), tiles=case.shown) for case in self.cases]
        prompt = words.text("drill-yaku-near", pattern=words.name(self.pattern))
        return Asked(prompt, PickOptions(options=options))

    @staticmethod
    def _won(case: Case, words: Words) -> str:
        winds = "seat" in case.circumstances or "round" in case.circumstances
        return capital(" · ".join(circumstances(case.circumstances, words, winds=winds)))

    def why(self, words: Words, given: DrillAnswer) -> Iterator[VerdictLine]:
        yield line(f"{words.name(self.pattern)}: {about(self.pattern, self.rules, words)}")
        for place, case in enumerate(self.cases):
            found = explain(self.rules, case.hand, **case.circumstances)
            has = place == self.right
            if found.reading is None:
                yield line(words.text("drill-yaku-incomplete"), [case.shown], counts=False)
                continue
            there = [one for one in found.lines if not one.why_not and one.tag in (FAN, LIMIT)]
            said = ", ".join(dict.fromkeys(words.line(one, found.reading) for one in there))
            said = f"{self._won(case, words)}: {said or words.text('drill-yaku-nothing')}"
            yield line(said, [case.shown], counts=has)


def _is_pair(rules: RuleSet, pattern: str, hit: Case, miss: Case) -> bool:
    try:
        if explain(rules, miss.hand, **miss.circumstances).reading is None or not wins(rules, hit):
            return False
        return bool(counted(rules, pattern, hit)) and counted(rules, pattern, miss) == 0
    except RukaError:
        return False


def near(rules: RuleSet, rng: Random) -> Item | None:
    """A pair of the book, its suits changed about, which changes nothing of most patterns."""
    resolved = rules.resolved
    pattern = rng.choice(patterns_of(rules))
    pairs = [(hit, miss) for hit, miss in collected().get(pattern, ()) if miss is not None]
    if not pairs:
        return None
    pair = [known(resolved, case) for case in rng.choice(pairs)]
    order = rng.choice([*permutations("mps")])
    hit, miss = (_with_suits(case, dict(zip("mps", order, strict=True))) for case in pair)
    if not _is_pair(resolved, pattern, hit, miss):
        return None
    right = rng.randrange(2)
    return NearItem(resolved, pattern, (hit, miss) if not right else (miss, hit), right)


def _with_suits(case: Case, suits: dict[str, str]) -> Case:
    """Indicators and red fives go along; not every box has them, and then the pair is another."""

    def turned(tiles: str | Sequence[str]) -> str | list[str]:
        if isinstance(tiles, str):
            return re.sub("[mps]", lambda suit: suits[suit[0]], tiles)
        return [str(turned(tile)) for tile in tiles]

    said = {**case.circumstances}
    said |= {name: turned(said[name]) for name in ("dora", "ura") if said.get(name)}
    return Case(str(parse(str(turned(case.hand)))), said)


YAKU = Drill(
    "yaku",
    (
        Level("one", of_hands(USUAL, several=False), has_enough),
        Level("all", of_hands((*USUAL, *RICH), several=True), has_enough),
        Level("near", near, has_enough),
    ),
)
