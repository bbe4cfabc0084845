"""Scoring: one hand, its lines, its value and who pays what."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Unpack

from ruka import _core
from ruka.rules.expr import Sort
from ruka.rules.pattern import TAGS, Pattern, Price
from ruka.rules.ruleset import RuleSet
from ruka.scoring.program import compile_rules
from ruka.scoring.win import WINDS, Circumstances, make_win


@dataclass(frozen=True)
class ScoreLine:
    """One priced pattern of the hand: what, how often, what it adds, where it stands in the rules."""

    price: Price
    count: int
    value: int  # of one
    kinds: int  # the sets it speaks of, as a mask of their lowest tiles; 0: the whole hand
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


class CompiledRules:
    """A rule set ready to score: its prices in the order of the program, and the program itself."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        resolved = rules.resolved
        program = compile_rules(rules)
        self.prices = program.prices
        self.core = _core.Rules(
            patterns=tuple(p.pattern.id for p in program.prices),
            instructions=program.instructions,
            second_stage=program.second_stage,
            second_needs_lines=program.second_needs_lines,
            constants=program.constants,
            items=[_item(p, program.prices) for p in program.prices],
            narrow=_narrow(program.prices),
            formula=asdict(resolved.formula),
            payment=asdict(resolved.payment),
            players=resolved.players,
            forms=resolved.form_bits,
            kinds=resolved.tiles.kinds,
            dora_of=[resolved.tiles.dora_of(kind) for kind in range(34)],
        )


def compiled(rules: RuleSet) -> CompiledRules:
    """The compiled form of a rule set, made once."""
    known: CompiledRules | None = rules.__dict__.get("_compiled")
    if known is None:
        known = rules.__dict__["_compiled"] = CompiledRules(rules)
    return known


class Score:
    """A scored hand. Numbers come from the core at once, lines when they are asked for."""

    __slots__ = ("__dict__", "core", "rules")

    def __init__(self, rules: CompiledRules, core: _core.Score) -> None:
        self.rules = rules
        self.core = core

    @property
    def complete(self) -> bool:
        """The tiles make a hand at all."""
        return self.core.complete

    @property
    def wins(self) -> bool:
        """The hand is complete and has what the rules ask as a minimum."""
        return self.core.qualified

    @property
    def fan(self) -> int:
        return self.core.fan

    @property
    def fu(self) -> int:
        """The sum before rounding."""
        return self.core.fu

    @property
    def base(self) -> int:
        """Fu as they count: rounded."""
        return self.core.base

    @property
    def limits(self) -> int:
        """Limit hands that count."""
        return self.core.limits

    @property
    def value(self) -> int:
        """What the formula gives, before anybody multiplies it."""
        return self.core.value

    @property
    def total(self) -> int:
        """What the winner gets for the hand alone, without honba and bets."""
        return self.core.total if self.core.qualified else 0

    @property
    def patterns(self) -> list[str]:
        """The ids of the patterns that count."""
        return self.core.patterns

    @property
    def limit(self) -> str | None:
        """The name of the limit that the hand reached, such as ``mangan``."""
        return limit_name(self.rules.rules, self.fan, self.value, self.limits)

    @property
    def pay(self) -> dict[str, int]:
        """Who pays what, honba included: dealer, others (each), discarder, and the liable player's seat."""
        core = self.core
        if not core.qualified:
            return {}
        pay = {"dealer": core.pay_dealer, "others": core.pay_others, "discarder": core.pay_discarder}
        if core.pay_feeder:
            pay[WINDS[core.win.feeder]] = core.pay_feeder
        return {payer: points for payer, points in pay.items() if points}

    @property
    def deltas(self) -> list[int]:
        """What every seat gains, the bets on the table included; empty when the discarder is not known."""
        return self.core.deltas

    @property
    def reading(self) -> _core.Reading:
        return self.core.reading

    @cached_property
    def lines(self) -> list[ScoreLine]:
        """Every line of the chosen reading, the excluded ones with what excludes them."""
        prices = self.rules.prices
        raw = self.core.lines
        present = [prices[item] for item, *_ in raw]
        return [
            ScoreLine(prices[item], count, value, witness, _excluder(prices[item], present) if excluded else None)
            for item, count, value, witness, excluded in raw
        ]

    def __repr__(self) -> str:
        return f"<Score {self.total}: {self.fan} fan {self.base} fu {' '.join(self.patterns)}>"


def score(rules: RuleSet, hand: _core.Hand | str, **circumstances: Unpack[Circumstances]) -> Score:
    """Score a won hand by a rule set."""
    ready = compiled(rules)
    return Score(ready, _core.score(ready.core, hand, make_win(**circumstances)))


def score_readings(rules: RuleSet, hand: _core.Hand | str, **circumstances: Unpack[Circumstances]) -> list[Score]:
    """Every reading of the hand, scored: the one that counts and those that lost."""
    ready = compiled(rules)
    return [Score(ready, core) for core in _core.score_readings(ready.core, hand, make_win(**circumstances))]


def limit_name(rules: RuleSet, fan: int, value: int, limits: int) -> str | None:
    """The name of the limit for so many fan and limits, or None."""
    formula = rules.resolved.formula
    if limits:
        return formula.limit_name
    steps = [s for s in formula.ladder if s.fan <= fan]
    if steps:
        return steps[-1].name or None
    return formula.cap_name if formula.kind == "doubling" and value >= formula.cap else None


@dataclass(frozen=True)
class Points:
    """The answer to: so many fu and fan, how many points?"""

    value: int
    total: int
    limit: str | None
    pay: dict[str, int]


def points(rules: RuleSet, *, fu: int, fan: int, limits: int = 0, seat: str = "S", win: str = "ron") -> Points:
    """What a hand of so many (rounded) fu and fan is worth, and who pays."""
    answer = _core.points(compiled(rules).core, fu, fan, limits, make_win(win, seat=seat))
    pay = {payer: answer[payer] for payer in ("dealer", "others", "discarder") if answer[payer]}
    return Points(answer["value"], answer["total"], limit_name(rules, fan, answer["value"], limits), pay)


def _item(price: Price, prices: tuple[Price, ...]) -> tuple[int, int, bool, int, int, list[int]]:
    counts = {Sort.TRUTH: 0, Sort.NUMBER: 1, Sort.KINDS: 2}[price.expr.sort]
    excluded = [
        index
        for index, other in enumerate(prices)
        for gone in price.excludes
        if other.pattern.id == gone.id and other is not price and not _is_narrow(gone, other)
    ]
    return TAGS.index(price.tag), counts, price.liable, price.open, price.concealed, excluded


def _narrow(prices: tuple[Price, ...]) -> list[tuple[int, int, int]]:
    """Exclusions of single sets: (who, whom, of which kinds)."""
    return [
        (owner, index, gone.narrowed_to)
        for owner, price in enumerate(prices)
        for gone in price.excludes
        for index, other in enumerate(prices)
        if other.pattern.id == gone.id and other is not price and other.expr.sort is Sort.KINDS
        if gone.narrowed_to is not None
    ]


def _is_narrow(gone: Pattern, other: Price) -> bool:
    return gone.narrowed_to is not None and other.expr.sort is Sort.KINDS


def _excluder(price: Price, present: list[Price]) -> Price | None:
    return next((p for p in present if any(gone.id == price.pattern.id for gone in p.excludes)), None)
