"""Scoring: one hand, its lines, its value and who pays what."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Unpack, cast

from ruka import _core
from ruka._core import Score
from ruka.errors import RulesError
from ruka.rules.expr import Sort
from ruka.rules.lowering import features_of
from ruka.rules.pattern import TAGS, Pattern, Price
from ruka.rules.ruleset import WINDS, RuleSet
from ruka.scoring.program import compile_rules
from ruka.scoring.win import Circumstances

if TYPE_CHECKING:
    from ruka._declared import Policies

__all__ = ["Points", "Score", "ScoreLine", "compiled", "payments", "points", "rank", "score", "score_readings"]


@dataclass(frozen=True)
class ScoreLine:
    """One priced pattern of the hand: what, how often, what it adds, where it stands in the rules."""

    price: Price
    count: int
    value: int  # of one
    kinds: int  # the sets it speaks of, as a mask of their lowest tiles; 0: the whole hand
    sets: tuple[int, ...] = ()  # where it combines sets: those of each time, a bit for each set of the reading
    excluded_by: Price | None = None

    @property
    def pattern(self) -> Pattern:
        return self.price.pattern

    @property
    def tag(self) -> str:
        return self.price.tag

    @property
    def worth(self) -> int:
        """What the line adds."""
        return 0 if self.excluded_by else self.value * self.count


def compiled(rules: RuleSet) -> _core.Rules:
    """The rule set as the core runs it, made once."""
    known: _core.Rules | None = rules.program
    if known is None:
        try:
            known = rules.__dict__["program"] = _compile(rules)
        except RulesError:
            raise
        except (ValueError, TypeError, OverflowError, RecursionError):  # more than the core has room for
            raise RulesError("rules-not-compiled") from None
    return known


def _compile(rules: RuleSet) -> _core.Rules:
    program = compile_rules(rules)
    prices = program.prices
    resolved = rules.resolved
    unfinished = rules.of_unfinished

    def make_line(item: int, count: int, value: int, kinds: int, sets: list[int], excluders: list[int]) -> ScoreLine:
        return ScoreLine(prices[item], count, value, kinds, tuple(sets), prices[excluders[0]] if excluders else None)

    return _core.Rules(
        rule_set=rules,
        make_line=make_line,
        patterns=tuple(p.pattern.id for p in prices),
        instructions=program.instructions,
        second_stage=program.second_stage,
        combining=program.combining,
        first_items=program.first_items,
        second_needs_lines=program.second_needs_lines,
        in_order=rules.in_order,
        constants=program.constants,
        items=[_item(p, prices, rules.prices_one_short) for p in prices],
        narrow=_narrow(prices),
        has_liability=resolved.liability is not None,
        asks_one_short=any("one_short" in features_of(p.expr) for p in prices),
        formula=cast("Policies", asdict(resolved.formula)),
        payment=cast("Policies", asdict(resolved.payment)),
        players=resolved.players,
        seats=sum(1 << WINDS.index(wind) for wind in resolved.seats),
        forms=resolved.form_bits,
        opening_forms=resolved.opening_form_bits,
        kinds=resolved.tiles.kinds,
        flowers=(1 << resolved.tiles.flowers) - 1,
        flower_replacements=resolved.flow.flower_replacements,
        dora_of=[resolved.tiles.dora_of(kind) for kind in range(34)],
        unfinished=compiled(unfinished) if unfinished else None,
    )


def score(rules: RuleSet, hand: _core.Hand | str, /, **circumstances: Unpack[Circumstances]) -> Score:
    """Score a won hand by a rule set: lines, points and payments.

    >>> from ruka.rulesets import rule_set
    >>> won = score(rule_set("ema-riichi"), "234m 66p [777z] 456s 78s +9s", win="tsumo", seat="E")
    >>> won.patterns, won.fan, won.fu, won.base, won.pay
    (['yakuhai_red'], 1, 26, 30, {'others': 500})
    >>> [(line.pattern.id, line.worth) for line in won.lines if line.tag == "points"]
    [('base_20', 20), ('pung', 4), ('self_draw_2', 2)]
    """
    return _core.score(compiled(rules), hand, circumstances)


def rank(score: Score) -> tuple[bool, int, int | float, int, int, tuple[int, ...]]:
    """D-05: what pays most, a limit hand before fan that reach as much; then more fan, then more fu.

    Where prices stand in order, what stands first in the list.
    """
    places: tuple[int, ...] = ()
    if score.rules.in_order:
        counted = {id(line.price) for line in score.lines if line.excluded_by is None}
        places = tuple(-place for place, price in enumerate(score.rules.resolved.prices) if id(price) in counted)
    return score.wins, score.value, score.limits, score.fan, score.fu, places


def score_readings(rules: RuleSet, hand: _core.Hand | str, /, **circumstances: Unpack[Circumstances]) -> list[Score]:
    """Every reading of the hand, scored: the one that counts and those that lost."""
    return _core.score_readings(compiled(rules), hand, circumstances)


@dataclass(frozen=True)
class Points:
    """The answer to: how many points are this many fu and fan?"""

    value: int
    total: int
    limit: str | None
    pay: dict[str, int]
    base: int  # the fu as they count: rounded up, but for the flat fu of seven pairs


def points(
    rules: RuleSet,
    *,
    fu: int = 0,
    fan: int,
    limits: int = 0,
    seat: str = "S",
    win: str = "ron",
    multiplier: int | None = None,
) -> Points:
    """What a hand of this many (rounded) fu and fan is worth, and who pays; or `multiplier` times its value.

    >>> from ruka.rulesets import rule_set
    >>> points(rule_set("ema-riichi"), fu=40, fan=3, seat="E")
    Points(value=1280, total=7700, limit=None, pay={'discarder': 7700}, base=40)
    """
    found = Points(*_core.points(compiled(rules), fu, fan, limits, {"seat": seat, "win": win}))
    payment = rules.resolved.payment
    if multiplier is None:
        return replace(found, total=found.value) if payment.total_is_value else found
    unit = payment.round_up
    return replace(found, total=-(-found.value * multiplier // unit) * unit, pay={})


def payments(rules: RuleSet, value: int, *, seat: str = "S", win: str = "ron") -> list[_core.Share]:
    """Who pays what for a hand of this value, by kind of payer.

    >>> from ruka.rulesets import rule_set
    >>> [(share.payer, share.number, share.points) for share in payments(rule_set("tenhou"), 640, win="tsumo")]
    [('dealer', 1, 1300), ('others', 2, 700)]
    """
    return _core.payments(compiled(rules), value, {"seat": seat, "win": win})


def _item(
    price: Price, prices: tuple[Price, ...], one_short: tuple[Price, ...]
) -> tuple[int, int, bool, int, int, list[int], int, int]:
    counts = {Sort.TRUTH: 0, Sort.NUMBER: 1, Sort.KINDS: 2, Sort.SETS: 3}[price.expr.sort]
    excluded = [
        index
        for index, other in enumerate(prices)
        for gone in price.excludes
        if other.pattern.id == gone.id and other is not price and other.kinds_taken_by(gone) is None
    ]
    place = next((place for place, asked in enumerate(one_short) if asked is price), -1)
    return TAGS.index(price.tag), counts, price.liable, price.open, price.concealed, excluded, price.sets, place


def _narrow(prices: tuple[Price, ...]) -> list[tuple[int, int, int]]:
    """Exclusions of single sets: (who, whom, of which kinds)."""
    return [
        (owner, index, kinds)
        for owner, price in enumerate(prices)
        for gone in price.excludes
        for index, other in enumerate(prices)
        if other.pattern.id == gone.id and other is not price
        if (kinds := other.kinds_taken_by(gone)) is not None
    ]
