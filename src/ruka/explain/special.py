"""What a picture of a rule set shows: a hand that few other rule sets have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from ruka._core import parse_tiles
from ruka.explain.examples import Case, example
from ruka.rules.pattern import LIMIT, POINTS, Price
from ruka.rules.ruleset import RuleSet
from ruka.scoring import score


def special_hands(rule_sets: Mapping[str, RuleSet]) -> dict[str, str]:
    """By rule set, in notation: of the form that fewest know, a limit hand first, for the pattern that fewest price.

    Each shows a hand of its own.

    >>> from ruka.rulesets import RULE_SETS
    >>> special_hands({id: RULE_SETS[id] for id in ("ema-riichi", "mcr")})["mcr"]
    '147m 25p 36s 123456z +7z'
    """
    forms = Counter(bit for rules in rule_sets.values() for bit in _forms(rules))
    patterns = Counter(id for rules in rule_sets.values() for id in {price.pattern.id for price in _prices(rules)})

    def rarity(found: tuple[Price, str, int]) -> tuple[int, bool, int, int]:
        price, _, form = found
        return forms[form], price.tag != LIMIT, patterns[price.pattern.id], -price.concealed

    shown: dict[str, str] = {}
    for name, rules in rule_sets.items():
        hands = [hand for _, hand, _ in sorted(_hands(rules), key=rarity)]
        shown[name] = next((hand for hand in hands if hand not in shown.values()), "")
    return shown


def _forms(rules: RuleSet) -> Iterator[int]:
    bits = rules.resolved.form_bits | rules.resolved.opening_form_bits
    return (1 << place for place in range(bits.bit_length()) if bits >> place & 1)


def _prices(rules: RuleSet) -> Iterator[Price]:
    return (price for price in rules.resolved.prices if price.tag != POINTS)


def _hands(rules: RuleSet) -> Iterator[tuple[Price, str, int]]:
    """Hands that have a pattern by their tiles, not by how they were won; the form of each."""
    for price in _prices(rules):
        found = example(rules, price.pattern.id)
        if found and found.miss and _tiles(found.hit) != _tiles(found.miss):
            yield price, found.hit.hand, score(rules, found.hit.hand, **found.hit.circumstances).reading.form


def _tiles(case: Case) -> list[int]:
    return sorted(parse_tiles(case.hand))
