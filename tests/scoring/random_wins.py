"""Random wins by rule set: some with the options as they are, most with others."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice
from random import Random

from ruka.rules import RuleSet
from ruka.rulesets import rule_set
from ruka.scoring import Circumstances, Score, score
from ruka.testing import wins
from ruka.tiles import Hand

HANDS_WITH_SAME_OPTIONS = 250
MOST_KEPT = 5000
Win = tuple[RuleSet, Hand, Circumstances]


def random_wins(id: str, number: int) -> Iterable[Win]:
    """Always the same; as many as tests share are drawn once."""
    if number > MOST_KEPT:
        return islice(_drawn(id), number)
    kept, more = _kept(id)
    kept.extend(islice(more, max(0, number - len(kept))))
    return kept[:number]


@cache
def scored_wins(id: str) -> list[tuple[RuleSet, Hand, Circumstances, Score]]:
    """A thousand of them."""
    return [(rules, hand, said, score(rules, hand, **said)) for rules, hand, said in random_wins(id, 1000)]


@cache
def _kept(id: str) -> tuple[list[Win], Iterator[Win]]:
    return [], _drawn(id)


def _drawn(id: str) -> Iterator[Win]:
    rng = Random(id)
    rules = rule_set(id)
    while True:
        for _ in range(HANDS_WITH_SAME_OPTIONS):
            yield (rules, *wins.win(rng, rules))
        rules = rule_set(id).with_options(wins.options(rng, rules))
