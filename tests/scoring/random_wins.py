"""Random wins by rule set: some with the options as they are, most with others."""

from collections.abc import Iterator
from functools import cache
from random import Random

from ruka.rules import RuleSet
from ruka.rulesets import rule_set
from ruka.scoring import Circumstances
from ruka.testing import wins
from ruka.tiles import Hand

HANDS_WITH_SAME_OPTIONS = 250


Win = tuple[RuleSet, Hand, Circumstances]


@cache
def thousand_wins(id: str) -> list[Win]:
    return list(random_wins(id, 1000))


def random_wins(id: str, number: int) -> Iterator[Win]:
    rng = Random(id)
    rules = rule_set(id)
    for place in range(number):
        if place and place % HANDS_WITH_SAME_OPTIONS == 0:
            rules = rule_set(id).with_options(wins.options(rng, rules))
        yield (rules, *wins.win(rng, rules))
