"""Who pays what, and for what: the payments of a score taken apart."""

from __future__ import annotations

from collections.abc import Iterator

from ruka.explain.explanation import Line, Payment, Reason, Share, Why
from ruka.rules import policies
from ruka.rules.pattern import LIMIT
from ruka.scoring import Score
from ruka.scoring.win import WINDS, flags_of

NOBODY = 255  # as the core says it
Shares = dict[str, list[Share]]  # payer: what for


def times_paid(policy: policies.Payment, *, dealer: bool, draw: bool) -> dict[str, int]:
    """How many times the value of a hand each payer owes; `others` each."""
    everybody = draw or policy.discard_as_draw
    if everybody and dealer:
        return {"others": policy.dealer_draw_each}
    if everybody and policy.other_draw_dealer == policy.other_draw_others:  # East is one of them
        return {"others": policy.other_draw_others}
    if everybody:
        return {"dealer": policy.other_draw_dealer, "others": policy.other_draw_others}
    times = {"discarder": policy.dealer_discard if dealer else policy.other_discard}
    return times | ({"others": policy.discard_others} if policy.discard_others or policy.flat else {})


def rounded_up(points: int, unit: int) -> int:
    return -(-points // unit) * unit


def in_chips(points: int, chips: tuple[int, ...]) -> dict[int, int]:
    """The fewest chips that make this many points; a remainder too small for any chip is left out.

    >>> in_chips(640, (1000, 500, 100, 10))
    {500: 1, 100: 1, 10: 4}
    """
    counted = {}
    for chip in chips:
        number, points = divmod(points, chip)
        if number:
            counted[chip] = number
    return counted


def payments_of(score: Score, lines: tuple[Line, ...]) -> tuple[Payment, ...]:
    """The payments of a winning score, in parts that add up to what the core says."""
    bill = _Bill(score)
    liable, pattern = bill.liable(lines)
    bill.hand(score.value - liable)
    if score.discarder_alone:
        bill.discarder_alone()
    if liable:
        bill.liability(liable, pattern)
    if score.win.honba:
        bill.honba(shared=not liable)
    return tuple(bill.payments())


class _Bill:
    """The shares of each payer while they are collected."""

    def __init__(self, score: Score) -> None:
        self.score = score
        self.win = score.win
        self.rules = score.rules.resolved
        self.policy = self.rules.payment
        self.draw = "draw" in flags_of(self.win) or self.policy.discard_as_draw  # everybody pays
        self.times = times_paid(self.policy, dealer=self.win.seat == 0, draw=self.draw)
        self.shares: Shares = {payer: [] for payer in ("discarder", "dealer", "others", "feeder")}

    def liable(self, lines: tuple[Line, ...]) -> tuple[int, str | None]:
        """The value that the feeder answers for, and the pattern (3.3.6); a feeder who discards pays all anyway."""
        if self.win.feeder in (NOBODY, self.win.discarder):
            return 0, None
        prices = {price.pattern.id: price for price in self.rules.prices if price.tag == LIMIT and price.liable}
        fed = next((line for line in lines if line.pattern in prices and line.why_not is not Why.EXCLUDED), None)
        if fed is None:
            return 0, None
        value = self.score.value
        return value if self.policy.pao_whole else min(fed.value * self.rules.formula.limit, value), fed.pattern

    def hand(self, value: int) -> None:
        """Everybody's share of the value, rounded up one by one."""
        for payer, times in self.times.items():
            if value and times:
                self.shares[payer].append(Share(Reason.HAND, self._rounded(times * value), times, value))
            if self.policy.flat:
                self.shares[payer].append(Share(Reason.FLAT, self.policy.flat))

    def discarder_alone(self) -> None:
        """What the others would pay is the discarder's too."""
        numbers = self._numbers()
        others = sum(share.points * numbers["others"] for share in self.shares["others"])
        self.shares["others"].clear()
        if others:
            self.shares["discarder"].append(Share(Reason.FOR_ALL, others))

    def liability(self, value: int, pattern: str | None) -> None:
        """By draw the feeder pays for all; by discard feeder and discarder pay half each (D-04)."""
        numbers = self._numbers()
        whole = sum(self._rounded(times * value) * numbers[payer] for payer, times in self.times.items())
        if self.draw:
            self.shares["feeder"].append(Share(Reason.LIABLE, whole, pattern=pattern))
            return
        half = self._rounded(whole // 2)
        self.shares["feeder"].append(Share(Reason.LIABLE_HALF, half, pattern=pattern))
        self.shares["discarder"].append(Share(Reason.LIABLE_HALF, whole - half, pattern=pattern))

    def honba(self, *, shared: bool) -> None:
        """By draw from each, unless one pays for all; by discard from one."""
        number, players = self.win.honba, self.rules.players
        if not self.draw:
            payer = "discarder" if shared or self.policy.pao_honba == "discarder" else "feeder"
            self._add_honba(payer, number, self.policy.honba_discard)
        elif shared:
            for payer in self.times:
                self._add_honba(payer, number, self.policy.honba_draw_each)
        else:
            self._add_honba("feeder", number, self.policy.honba_draw_each * (players - 1))

    def payments(self) -> Iterator[Payment]:
        numbers = self._numbers()
        seats = {"discarder": self.win.discarder, "dealer": 0, "feeder": self.win.feeder, "others": NOBODY}
        for payer, shares in self.shares.items():
            if shares and numbers[payer]:
                seat = None if seats[payer] == NOBODY else WINDS[seats[payer]]
                yield Payment(payer, seat, numbers[payer], tuple(shares))

    def _numbers(self) -> dict[str, int]:
        idle = self.rules.players - (1 if set(self.times) == {"others"} else 2)
        return {"discarder": 1, "dealer": 1, "feeder": 1, "others": idle}

    def _rounded(self, points: int) -> int:
        return rounded_up(points, self.policy.round_up)

    def _add_honba(self, payer: str, number: int, each: int) -> None:
        if each:
            self.shares[payer].append(Share(Reason.HONBA, number * each, number, each))
