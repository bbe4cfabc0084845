"""A rule set as a book: its options, prices, limits, payments and decisions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass

from ruka.explain.words import Words
from ruka.rules.expr import ORPHANS, SIMPLES, Expr, evaluate, features_of
from ruka.rules.pattern import BONUS, FAN, LIMIT, POINTS, Price
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import RULE_SETS

TAGS = (FAN, LIMIT, BONUS, POINTS)
SET_IDS = ("pung", "kong")


@dataclass(frozen=True)
class SetPoints:
    """Fu of pungs or kongs of a sort, open and concealed."""

    id: str  # pung, kong
    orphans: bool
    open: int
    concealed: int
    clause: str


def prices(rules: RuleSet, tag: str) -> list[Price]:
    """The price list of one tag; sets, whose prices depend on their tiles, have a table of their own."""
    return [price for price in rules.resolved.prices if price.tag == tag and price.pattern.id not in SET_IDS]


def set_points(rules: RuleSet) -> list[SetPoints]:
    """What pungs and kongs are worth, found by asking the prices about a hand with one such set."""
    found = []
    for id in SET_IDS:
        prices = [price for price in rules.resolved.prices if price.pattern.id == id]
        for orphans in (False, True):
            worth = [_points_of_set(prices, id, orphans, concealed) for concealed in (False, True)]
            found.append(SetPoints(id, orphans, worth[0], worth[1], prices[0].clause))
    return found


def _points_of_set(prices: list[Price], id: str, orphans: bool, concealed: bool) -> int:
    mask = ORPHANS if orphans else SIMPLES
    one = mask & -mask
    row = {"pungs": one, "kongs": one * (id == "kong"), "concealed_pungs": one * concealed}
    return sum(price.open for price in prices if evaluate(price.expr, row))


def minimums(rules: RuleSet) -> tuple[int, int]:
    """The yaku that a win needs, usually and with five honba."""
    minimum = rules.resolved.minimum
    assert isinstance(minimum, Expr)
    assert features_of(minimum) <= {"honba"}
    return evaluate(minimum, {"honba": 0}), evaluate(minimum, {"honba": 5})


def sentences(rules: RuleSet, words: Words) -> Iterator[str]:
    """Minimum, limits and payments in words."""
    usual, at_five = minimums(rules)
    yield words.text("show-minimum", count=usual)
    if at_five != usual:
        yield words.text("show-minimum-at-five", count=at_five)
    formula, payment = rules.resolved.formula, rules.resolved.payment
    yield words.text("show-formula", exponent=formula.exponent, limit=formula.cap_name, cap=formula.cap)
    if formula.rounded_up_from:
        yield words.text("show-rounded-up", value=formula.rounded_up_from, limit=formula.cap_name)
    yield words.text(
        f"show-limits-{'add' if formula.limits_add_up else 'highest'}", limit=formula.limit_name, value=formula.limit
    )
    yield words.text(
        "show-draw",
        dealer=payment.dealer_draw_each,
        from_dealer=payment.other_draw_dealer,
        from_others=payment.other_draw_others,
    )
    yield words.text("show-discard", dealer=payment.dealer_discard, other=payment.other_discard)
    yield words.text("show-rounding", unit=payment.round_up)
    yield words.text("show-honba", draw=payment.honba_draw_each, discard=payment.honba_discard)
    yield words.text(f"show-winners-{payment.winners}")
    yield words.text(f"show-pao-{payment.pao_honba}")


def description(rules: RuleSet, words: Words) -> str:
    """What the rule set is; house rules are described by their base."""
    return words.text(f"rules-{rules.id}") if rules.id in RULE_SETS else ""


def shown(value: object) -> str:
    """A value of a rule for people."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return ", ".join(map(shown, value))
    return str(value)


def to_json(rules: RuleSet, words: Words) -> dict[str, object]:
    """The book for programs."""
    return {
        "id": rules.id,
        "name": rules.names.get(words.lang, rules.id),
        "description": description(rules, words),
        "source": rules.source,
        "hash": rules.hash,
        "players": rules.resolved.players,
        "tiles": rules.resolved.tiles.total,
        "options": [
            {
                "name": option.name,
                "value": rules.settings[option.name],
                "default": option.default,
                "allowed": option.allowed(),
                "clause": option.clause,
                "text": words.text(f"option-{option.name}"),
            }
            for option in rules.options
        ],
        "prices": [
            {
                "pattern": price.pattern.id,
                "name": words.name(price.pattern.id),
                "tag": price.tag,
                "open": price.open,
                "concealed": price.concealed,
                "clause": price.clause,
            }
            for price in rules.resolved.prices
        ],
        "limits": [asdict(step) for step in rules.resolved.formula.ladder],
        "formula": asdict(rules.resolved.formula),
        "payment": asdict(rules.resolved.payment),
        "match": asdict(rules.resolved.match),
        "sentences": list(sentences(rules, words)),
        "decisions": {decision: words.text(f"decision-{decision}") for decision in rules.decisions},
    }
