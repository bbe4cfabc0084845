"""What a win would have to be worth for a better place: from the points on the table and the payments of the rules."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from ruka import _core
from ruka.rules.pattern import LIMIT
from ruka.rules.ruleset import RuleSet
from ruka.schema.views import Enough, Need, View
from ruka.scoring import compiled
from ruka.scoring.win import Circumstances

HAND = "123456789s 123p 5z +5z"  # any that is complete, of tiles that every game has
FU = range(30, 120, 10)
USUAL_FU = 40  # and fewer: what people count on
MOST = 999  # more than any hand of rules that add up what it has
LIMITS = 6  # more than hands of them are dealt


def needs(view: View, rules: RuleSet) -> list[Need] | None:
    """Of the viewing seat, for each one that is ahead of it, the nearest first. Nothing is known where the rules set no
    end to the game, where those who do not win settle too, and of a seat that does not play.

    >>> from ruka.engine.view import empty_view
    >>> from ruka.rulesets import rule_set
    >>> view = empty_view(rule_set("tenhou"), seat=1)
    >>> for seat, points in zip(view.seats, (30000, 24000, 26000, 20000)): seat.points = points
    >>> [(need.seat, need.draw.points, need.discard.points) for need in needs(view, rule_set("tenhou"))]
    [(2, 1600, 2000), (0, 4700, 6400)]
    """
    match, payment = rules.resolved.match, rules.resolved.payment
    if view.seat not in view.order or not match.rounds or payment.between_losers or payment.between_dealer:
        return None
    ahead = [seat for seat in range(len(view.seats)) if seat != view.seat and _is_ahead(view, rules, seat)]
    nearest = sorted(ahead, key=lambda seat: (view.seats[seat].points, -seat))
    return [_Chase(view, rules, seat).need for seat in nearest]


def is_last_hand(view: View, rules: RuleSet) -> bool:
    """Does the game end with this hand, unless the dealer stays or nobody has enough?"""
    rounds = rules.resolved.match.rounds
    return 0 < rounds <= view.round + (view.deal == len(view.seats) or view.round >= rounds)


def _is_ahead(view: View, rules: RuleSet, seat: int) -> bool:
    assert view.seat is not None
    points = [one.points for one in view.seats]
    return not _passes(rules, points, view.seat, seat)


def _passes(rules: RuleSet, points: Sequence[int], seat: int, other: int) -> bool:
    """Is the seat before the other? Of equals nobody is, unless the rules put those nearer to the first east first."""
    if points[seat] == points[other]:
        return rules.resolved.match.ties == "seat" and seat < other
    return points[seat] > points[other]


@dataclass(frozen=True)
class Worth:
    """What a hand may be worth; of fan and fu that come to the same, those with the fewest fu."""

    value: int
    fan: int = 0
    fu: int = 0
    limit: str = ""


def scale(rules: RuleSet, honba: int = 0) -> list[Worth]:
    """What wins can be worth by the rules, from the least on.

    >>> from ruka.rulesets import rule_set
    >>> [(worth.fan, worth.fu, worth.limit) for worth in scale(rule_set("tenhou"))][:3]
    [(1, 30, ''), (1, 40, ''), (1, 50, '')]
    >>> [worth.fan for worth in scale(rule_set("mcr"))][:3]
    [8, 9, 10]
    """
    minimum = _core.score(compiled(rules), HAND, {"seat": rules.seats[0], "honba": honba}).minimum
    known: dict[int, list[Worth]] = rules.__dict__.setdefault("_scales", {})
    if minimum not in known:
        found: dict[int, Worth] = {}
        for worth in _worths(rules, minimum):
            found.setdefault(worth.value, worth)
        known[minimum] = sorted(found.values(), key=lambda worth: worth.value)
    return known[minimum]


def _worths(rules: RuleSet, minimum: int) -> Iterator[Worth]:
    settled = rules.resolved
    formula = settled.formula
    if formula.kind == "sum":
        yield from (Worth(fan, fan) for fan in range(max(1, minimum), MOST))
        return
    if not formula.ladder:  # people count points, and double them
        yield from (Worth(value) for value in range(formula.value_round, formula.cap, formula.value_round))
    else:
        tabled = formula.ladder[0].fan == 0
        for fu in (0,) if tabled else FU:
            for fan in range(max(minimum, 0 if tabled else 1), formula.ladder[-1].fan + 1):
                yield _worth(rules, fan, fu)
    if any(price.tag == LIMIT for price in settled.prices):
        for limits in range(1, 1 + min(formula.most_limits, LIMITS if formula.limits_add_up else 1)):
            yield _worth(rules, minimum, 0, limits * formula.limit_parts)


def _worth(rules: RuleSet, fan: int, fu: int, limits: int = 0) -> Worth:
    value, _, limit, _, _ = _core.points(compiled(rules), fu, fan, limits, {"seat": rules.seats[0]})
    return Worth(value, 0 if limit else fan, 0 if limit else fu, limit or "")


@dataclass(frozen=True)
class _Chase:
    """One seat after another one that is ahead of it."""

    view: View
    rules: RuleSet
    target: int

    @property
    def need(self) -> Need:
        others = [seat for seat in self.view.order if seat not in (self.view.seat, self.target)]
        at_table = self.target in self.view.order
        return Need(
            seat=self.target,
            behind=self.view.seats[self.target].points - self.view.seats[self._me].points,
            draw=self._enough(None),
            direct=self._enough(self.target) if at_table else None,
            discard=self._enough(others[0]) if others else None,
        )

    @property
    def _me(self) -> int:
        assert self.view.seat is not None
        return self.view.seat

    @cached_property
    def _scale(self) -> list[Worth]:
        return scale(self.rules, self.view.honba)

    def _enough(self, discarder: int | None) -> Enough | None:
        """The least that is enough when this seat discards the winning tile; none: it is drawn."""
        place = bisect_left(self._scale, True, key=lambda worth: self._is_enough(worth.value, discarder))
        if place == len(self._scale):
            return None
        usual = next(worth for worth in self._scale[place:] if worth.fu <= USUAL_FU)
        points = self._called(self._scale[place], discarder) if place else 0
        return Enough(points, usual.fan, usual.fu, usual.limit)

    def _is_enough(self, value: int, discarder: int | None) -> bool:
        view, payment = self.view, self.rules.resolved.payment
        points = [one.points for one in view.seats]
        points[self._me] += view.sticks * payment.bet + sum(one.fines for one in view.seats)
        by_wind = {self._wind(seat): seat for seat in view.order}
        values = {wind: value if seat == self._me else 0 for wind, seat in by_wind.items()}
        for payer, receiver, paid in _core.settle(compiled(self.rules), values, self._win(discarder)):
            points[by_wind[payer]] -= paid
            points[by_wind[receiver]] += paid
        return _passes(self.rules, points, self._me, self.target)

    def _called(self, worth: Worth, discarder: int | None) -> int:
        """What people call its total: what is paid for the hand alone, or its value."""
        if self.rules.resolved.payment.total_is_value or self.rules.resolved.formula.kind == "sum":
            return worth.value
        shares = _core.payments(compiled(self.rules), worth.value, self._win(discarder))
        return sum(share.points * share.number for share in shares if share.reason != "honba")

    def _win(self, discarder: int | None) -> Circumstances:
        win: Circumstances = {"win": "tsumo", "seat": self._wind(self._me), "honba": self.view.honba}
        return win if discarder is None else {**win, "win": "ron", "discarder": self._wind(discarder)}

    def _wind(self, seat: int) -> str:
        """Whichever wind is out of a deal, payments know those that the rules name."""
        return self.rules.seats[self.view.order.index(seat)]
