"""A rule set as a book: its options, prices, limits, payments and decisions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass

from ruka.explain.words import Words
from ruka.rules.expr import CIRCUMSTANCES, ORPHANS, SIMPLES, Expr, evaluate, features_of
from ruka.rules.pattern import BONUS, FAN, LIMIT, POINTS, Price
from ruka.rules.policies import Formula
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


def values(rules: RuleSet, price: Price) -> list[int | float]:
    """What a price is worth open, concealed and in a hand one tile short of it: limit hands as numbers of limits."""
    raw = (price.open, price.concealed, price.one_short)
    return [rules.resolved.formula.limits(value) if price.tag == LIMIT else value for value in raw]


def _values(rules: RuleSet, price: Price) -> dict[str, int | float]:
    named = dict(zip(("open", "concealed", "one_short"), values(rules, price), strict=True))
    return named if price.one_short else {name: named[name] for name in ("open", "concealed")}


def set_points(rules: RuleSet) -> list[SetPoints]:
    """What pungs and kongs are worth, found by asking the prices about a hand with one such set."""
    found = []
    for id in SET_IDS:
        prices = [price for price in rules.resolved.prices if price.pattern.id == id]
        for orphans in (False, True):
            if not prices:
                continue
            worth = [_points_of_set(prices, id, orphans, concealed) for concealed in (False, True)]
            found.append(SetPoints(id, orphans, worth[0], worth[1], prices[0].clause))
    return found


def _points_of_set(prices: list[Price], id: str, orphans: bool, concealed: bool) -> int:
    mask = ORPHANS if orphans else SIMPLES
    one = mask & -mask
    row = {"pungs": one, "kongs": one * (id == "kong"), "concealed_pungs": one * concealed}
    return sum(price.open for price in prices if evaluate(price.expr, row))


DEALER = 1 << CIRCUMSTANCES.index("dealer")


@dataclass(frozen=True)
class Minimum:
    """The yaku that a win needs: usually, with five honba, and the dealer with five."""

    usual: int
    at_five: int
    dealer_at_five: int


def minimum(rules: RuleSet) -> Minimum:
    asked = rules.resolved.minimum
    assert isinstance(asked, Expr)
    assert features_of(asked) <= {"honba", "circumstances"}
    rows = ({"honba": 0}, {"honba": 5}, {"honba": 5, "circumstances": DEALER})
    return Minimum(*(evaluate(asked, row) for row in rows))


def sentences(rules: RuleSet, words: Words) -> Iterator[str]:
    """Minimum, limits and payments in words."""
    yield from _minimum(rules, words)
    yield from _value(rules.resolved.formula, words)
    yield from _one_short(rules, words)
    yield from _payments(rules, words)
    if rules.flow is None:
        yield words.text("show-scores-only")


def _minimum(rules: RuleSet, words: Words) -> Iterator[str]:
    asked = minimum(rules)
    if asked.usual:
        yield words.text("show-minimum", count=asked.usual)
    if asked.at_five != asked.usual:
        yield words.text("show-minimum-at-five", count=asked.at_five)
    elif asked.dealer_at_five != asked.usual:
        yield words.text("show-minimum-dealer", count=asked.dealer_at_five)


def _value(formula: Formula, words: Words) -> Iterator[str]:
    if formula.kind == "sum":
        yield words.text("show-formula-sum")
    elif formula.ladder and formula.ladder[0].fan == 0:
        yield words.text("show-formula-table")
    elif formula.exponent:
        yield words.text("show-formula", exponent=formula.exponent, limit=formula.cap_name, cap=formula.cap)
    else:
        yield words.text("show-formula-plain", limit=formula.cap_name, cap=formula.cap)
    if formula.value_round > 1:
        yield words.text("show-value-rounded", unit=formula.value_round)
    if formula.rounded_up_from:
        yield words.text("show-rounded-up", value=formula.rounded_up_from, limit=formula.cap_name)
    if formula.limit_adds:
        yield words.text("show-limits-on-top", value=formula.limit)
    else:
        several = "add" if formula.limits_add_up else "highest"
        yield words.text(f"show-limits-{several}", limit=formula.limit_name, value=formula.limit)


def _one_short(rules: RuleSet, words: Words) -> Iterator[str]:
    """What hands count that were one tile short when somebody else won."""
    by_value: dict[tuple[str, int | float], list[str]] = {}
    for price in rules.prices_one_short:
        by_value.setdefault((price.tag, values(rules, price)[2]), []).append(words.name(price.pattern.id))
    for (tag, value), names in by_value.items():
        worth = words.fan(int(value)) if tag == FAN else f"{words.number(value)} × {rules.resolved.formula.limit_name}"
        yield words.text("show-one-short", value=worth, names=", ".join(names))


def _payments(rules: RuleSet, words: Words) -> Iterator[str]:
    payment = rules.resolved.payment
    yield words.text(
        "show-draw",
        dealer=payment.dealer_draw_each,
        from_dealer=payment.other_draw_dealer,
        from_others=payment.other_draw_others,
    )
    if payment.discard_as_draw:
        yield words.text("show-discard-as-draw")
    elif payment.discard_others:
        yield words.text("show-discard-all", discarder=payment.other_discard, others=payment.discard_others)
    else:
        yield words.text("show-discard", dealer=payment.dealer_discard, other=payment.other_discard)
    if payment.between_losers or payment.between_dealer:
        yield words.text("show-between", dealer=payment.between_dealer, others=payment.between_losers)
    if payment.round_up > 1:
        yield words.text("show-rounding", unit=payment.round_up)
    if payment.honba_discard:
        yield words.text("show-honba", draw=payment.honba_draw_each, discard=payment.honba_discard)
    if rules.resolved.players > 2:
        yield words.text(f"show-winners-{payment.winners}")
    if rules.resolved.liability is not None:
        yield words.text("show-liability")
    if any(price.liable for price in rules.resolved.prices):
        yield words.text(f"show-pao-{payment.pao_honba}")


def title(rules: RuleSet, tag: str, words: Words) -> str:
    """The heading of the prices of a tag."""
    if tag == LIMIT and rules.resolved.formula.limit_name != "yakuman":
        return words.text("show-limit-hands")
    if tag == POINTS and words.points_unit == "points":
        return words.text("show-plain-points")
    if tag == FAN:
        return words.text(f"show-{words.unit}-{words.terms}")
    return words.text(f"show-{tag}-{words.riichi_terms}")


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
        "players": rules.resolved.players + rules.resolved.match.sitting_out,
        "plays": rules.flow is not None,
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
                **_values(rules, price),
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
