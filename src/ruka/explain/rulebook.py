"""What a rule set says, in words: its prices, minimum, value and payments."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ruka.explain.tables import kinds_of_win
from ruka.explain.words import Words
from ruka.rules.expr import Expr
from ruka.rules.lowering import evaluate, features_of
from ruka.rules.pattern import BONUS, CATALOGUE, FAN, LIMIT, POINTS, Price
from ruka.rules.policies import Formula, Payment
from ruka.rules.row import CIRCUMSTANCES, form
from ruka.rules.ruleset import RuleSet
from ruka.rules.spelled import spelled
from ruka.rules.words import ORPHANS, SIMPLES, concealed, concealed_pungs, count
from ruka.rulesets import RULE_SETS
from ruka.tiles import KINDS

TAGS = (FAN, LIMIT, BONUS, POINTS)
SETS = ("pung", "kong")
ONLY_CONCEALED = {
    concealed,
    count(concealed_pungs) == 4,
    *map(form, ("pairs", "orphans", "honours_knitted", "unrelated")),  # forms without sets
}


@dataclass(frozen=True)
class Value:
    """What a pattern is worth open and concealed; sets of some tiles are worth more, and say which."""

    tag: str
    open: int | float  # of limit hands: numbers of limits
    concealed: int | float
    key: str = ""  # of the text that says which
    limit: str = ""  # the limit, where it fills the hand up to one
    set: str = ""  # one of these sets, in notation

    def text(self, words: Words) -> str:
        """Both in words."""
        open, concealed = (self.limit or words.value(self.tag, count) for count in (self.open, self.concealed))
        if self.open == self.concealed:
            return open
        if self.open and self.concealed:
            return words.text("book-both-sets" if self.key else "book-both", open=open, concealed=concealed)
        if self.open:
            return words.text("book-only-open", value=open)
        return words.text("book-only-concealed", value=concealed)


@dataclass(frozen=True)
class Priced:
    """A pattern with all its prices."""

    id: str
    about: str  # the key of what it is
    expression: str  # of a pattern that only house rules have: what it is, as it is written there
    values: tuple[Value, ...]
    excludes: tuple[str, ...]  # patterns
    clause: str

    def name_of(self, value: Value, words: Words) -> str:
        return words.term(value.key) if value.key else words.name(self.id)


def priced(rules: RuleSet, tag: str) -> list[Priced]:
    """The price list of one tag, each pattern once."""
    prices: dict[str, list[Price]] = {}
    for price in rules.resolved.prices:
        if price.tag == tag:
            prices.setdefault(price.pattern.id, []).append(price)
    return [_priced(rules, id, group) for id, group in prices.items()]


def sections(rules: RuleSet, words: Words) -> Iterator[tuple[str, str, list[Priced]]]:
    """Every tag that has prices: its own name, its title, and what is priced there."""
    for tag in TAGS:
        if found := priced(rules, tag):
            yield tag, title(rules, tag, words), found


def one_short(rules: RuleSet) -> dict[str, Value]:
    """By pattern: what it counts in a hand that is one tile short of it when somebody else wins."""
    return {
        price.pattern.id: _value(rules, price.tag, price.one_short, price.one_short) for price in rules.prices_one_short
    }


def _value(rules: RuleSet, tag: str, open: int, concealed: int) -> Value:
    """Limit hands as numbers of limits."""
    limits = rules.resolved.formula.limits
    return Value(tag, limits(open), limits(concealed)) if tag == LIMIT else Value(tag, open, concealed)


def _price_value(rules: RuleSet, price: Price) -> Value:
    """One that fills the hand up to a limit is worth that limit, whatever it adds."""
    fan = price.pattern.fills_to
    if not fan:
        open = 0 if only_concealed(price.expr) else price.open
        return _value(rules, price.tag, open, price.concealed)
    reached = [step.name for step in rules.resolved.formula.ladder if step.fan <= fan]
    return Value(price.tag, fan * bool(price.open), fan * bool(price.concealed), limit=reached[-1])


def only_concealed(asked: Expr) -> bool:
    """Whether no hand with a claimed set can have it, as far as its expression shows."""
    parts = [only_concealed(part) for part in asked.args if isinstance(part, Expr)]
    if asked.word in ("and", "or"):
        return any(parts) if asked.word == "and" else all(parts)
    return asked in ONLY_CONCEALED


def _priced(rules: RuleSet, id: str, prices: list[Price]) -> Priced:
    named = prices[0].pattern.named_by
    worth = _set_values(named, prices) if named in SETS else [_price_value(rules, price) for price in prices]
    known = {price.pattern.id for price in rules.resolved.prices}
    excludes = (gone.id for price in prices for gone in price.excludes if gone.id in known)
    clauses = (price.clause or price.pattern.clause for price in prices)
    return Priced(
        id,
        f"about-{prices[0].pattern.variant or id}" if id in CATALOGUE else "about-house-pattern",
        "" if id in CATALOGUE else spelled(prices[0].pattern.expr),
        tuple(dict.fromkeys(worth)),
        tuple(dict.fromkeys(excludes)),
        "; ".join(filter(None, dict.fromkeys(clauses))),
    )


def _set_values(id: str, prices: list[Price]) -> list[Value]:
    """What pungs and kongs are worth, found by asking the prices about a hand with one such set."""
    values = []
    for kinds, orphans in (("simples", False), ("orphans", True)):
        open, concealed = (_points_of_set(prices, id, orphans, hidden) for hidden in (False, True))
        values.append(Value(POINTS, open, concealed, f"show-{id}-{kinds}", set=_one_set(id, orphans)))
    return values


def _one_set(id: str, orphans: bool) -> str:
    """Of the lowest tile; of orphans, an honour."""
    tile = KINDS[ORPHANS.bit_length() - 1 if orphans else (SIMPLES & -SIMPLES).bit_length() - 1]
    return f"[{tile[0] * (4 if id == 'kong' else 3)}{tile[1]}]"


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
    yield from minimum_sentences(rules, words)
    yield from payment_sentences(rules, words)
    yield from liability_sentences(rules, words)


def payment_sentences(rules: RuleSet, words: Words) -> Iterator[str]:
    """From lines to a value, and who pays it."""
    yield from formula_sentences(rules.resolved.formula, words)
    if any(price.tag == LIMIT for price in rules.resolved.prices):
        yield _limits(rules.resolved.formula, words)
    yield from _payments(rules, words)


def minimum_sentences(rules: RuleSet, words: Words) -> Iterator[str]:
    """What a win needs at least."""
    asked = minimum(rules)
    if asked.usual and words.unit in ("fan", "han"):
        yield words.text("show-minimum", count=asked.usual)
    elif asked.usual:
        yield words.text("show-minimum-value", value=words.fan(asked.usual))
    if asked.at_five != asked.usual:
        yield words.text("show-minimum-at-five", count=asked.at_five)
    elif asked.dealer_at_five != asked.usual:
        yield words.text("show-minimum-dealer", count=asked.dealer_at_five)


def liability_sentences(rules: RuleSet, words: Words) -> Iterator[str]:
    """Who pays in place of others."""
    if rules.resolved.liability is not None:
        yield words.text("show-liability")
    if any(price.liable for price in rules.resolved.prices):
        yield words.text(f"show-pao-{rules.resolved.payment.pao_honba}")


def counts_points(formula: Formula) -> bool:
    """Neither the sum of the lines nor a table by fan alone."""
    return formula.kind == "doubling" and not (formula.ladder and formula.ladder[0].fan == 0)


def formula_sentences(formula: Formula, words: Words) -> Iterator[str]:
    """From lines to a value."""
    if formula.kind == "sum":
        yield words.text("show-formula-sum")
    elif not counts_points(formula):
        yield words.text("show-formula-table")
    elif formula.exponent:
        yield words.text("show-formula", exponent=formula.exponent, limit=formula.cap_name, cap=formula.cap)
    else:
        yield words.text("show-formula-plain", limit=formula.cap_name, cap=formula.cap)
    if counts_points(formula) and formula.points_round_up > 1:
        yield words.text("show-points-rounded", unit=formula.points_round_up)
    if formula.points_cap:
        yield words.text("show-points-cap", points=formula.points_cap)
    if formula.value_round > 1:
        yield words.text("show-value-rounded", unit=formula.value_round)
    if formula.rounded_up_from:
        yield words.text("show-rounded-up", value=formula.rounded_up_from, limit=formula.cap_name)


def _limits(formula: Formula, words: Words) -> str:
    if formula.limit_adds:
        return words.text("show-limits-on-top", value=formula.limit)
    several = "add" if formula.limits_add_up else "highest"
    return words.text(f"show-limits-{several}", limit=formula.limit_name, value=formula.limit)


def _draw(payment: Payment, words: Words) -> str:
    dealer, from_dealer, from_others = payment.dealer_draw_each, payment.other_draw_dealer, payment.other_draw_others
    if dealer == from_dealer == from_others:
        return words.text("show-draw-equal", times=dealer)
    return words.text("show-draw", dealer=dealer, from_dealer=from_dealer, from_others=from_others)


def _discard(payment: Payment, words: Words) -> str:
    if payment.discard_as_draw:
        return words.text("show-discard-as-draw")
    if payment.discard_others:
        return words.text("show-discard-all", discarder=payment.other_discard, others=payment.discard_others)
    if payment.dealer_discard == payment.other_discard:
        return words.text("show-discard-equal", times=payment.other_discard)
    return words.text("show-discard", dealer=payment.dealer_discard, other=payment.other_discard)


def _between_two(rules: RuleSet, words: Words) -> Iterator[str]:
    payment = rules.resolved.payment
    for win in dict.fromkeys(kind.win for kind in kinds_of_win(rules)):
        by_draw = win == "tsumo"
        dealer = payment.dealer_draw_each if by_draw else payment.dealer_discard
        other = payment.other_draw_dealer if by_draw else payment.other_discard
        yield words.text("show-two", win=win, dealer=dealer, other=other)


def _payments(rules: RuleSet, words: Words) -> Iterator[str]:
    payment = rules.resolved.payment
    if rules.resolved.players == 2:
        yield from _between_two(rules, words)
    else:
        yield _draw(payment, words)
        yield _discard(payment, words)
    if payment.flat:
        yield words.text("show-flat", points=payment.flat)
    if payment.between_losers or payment.between_dealer:
        yield words.text("show-between", dealer=payment.between_dealer, others=payment.between_losers)
        yield words.text("show-unfinished", names=", ".join(map(words.name, unfinished(rules))))
        yield from _one_short(rules, words)
    if payment.round_up > 1:
        yield words.text("show-rounding", unit=payment.round_up)
    if rules.resolved.players == 2 and payment.honba_discard == payment.honba_draw_each > 0:
        yield words.text("show-honba-same", points=payment.honba_discard)
    elif payment.honba_discard:
        key = "show-honba-two" if rules.resolved.players == 2 else "show-honba"
        yield words.text(key, draw=payment.honba_draw_each, discard=payment.honba_discard)
    if rules.resolved.players > 2:
        yield words.text(f"show-winners-{payment.winners}")


def unfinished(rules: RuleSet) -> tuple[str, ...]:
    """The patterns that count in hands that did not win, points first; none where such hands count nothing."""
    counted = [price for price in rules.resolved.prices if price.unfinished and rules.of_unfinished]
    return tuple(dict.fromkeys(price.pattern.id for price in sorted(counted, key=lambda price: price.tag != POINTS)))


def _one_short(rules: RuleSet, words: Words) -> Iterator[str]:
    """What hands count that were one tile short when somebody else won."""
    by_value: dict[Value, list[str]] = {}
    for id, value in one_short(rules).items():
        by_value.setdefault(value, []).append(words.name(id))
    for value, names in by_value.items():
        yield words.text("show-one-short", value=value.text(words), names=", ".join(names))


def title(rules: RuleSet, tag: str, words: Words) -> str:
    """The heading of the prices of a tag."""
    if tag == LIMIT and rules.resolved.formula.limit_name != "yakuman":
        return words.text("show-limit-hands")
    if tag == POINTS and words.points_unit == "points":
        return words.text("show-plain-points")
    if tag == BONUS and rules.resolved.tiles.flowers:
        return words.text("show-flowers")
    if tag == FAN:
        return words.text(f"show-{words.unit}-{words.terms}")
    return words.text(f"show-{tag}-{words.riichi_terms}")


def description(rules: RuleSet, words: Words) -> str:
    """What the rule set is; house rules are described by their base."""
    return words.text(f"rules-{rules.id}") if rules.id in RULE_SETS else ""


def source(rules: RuleSet, words: Words) -> str:
    """Where the rules come from: a document, or for house rules the rule set that they start from."""
    return RULE_SETS[rules.base].names[words.lang] if rules.base in RULE_SETS else rules.source


def shown(value: object) -> str:
    """A value of a rule for people."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return ", ".join(map(shown, value))
    return str(value)
