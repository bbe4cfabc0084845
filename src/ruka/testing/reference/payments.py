"""The reference for payments: who gains what by a scored row, read out in plain Python."""

from __future__ import annotations

from collections.abc import Mapping

from ruka import _core
from ruka.rules.ruleset import RuleSet
from ruka.scoring.win import WINDS, flags_of
from ruka.testing.reference.scoring import DEALER, NOBODY, RefRow, rounded_up, value_by_limits


def gains(rules: RuleSet, scored: RefRow, win: _core.Win, others: Mapping[str, int] | None = None) -> list[int]:
    """What every seat gains by the row: the hand, the honba, the bets, and what the others settle among themselves.

    Somebody drew or discarded, and is known.
    """
    rules = rules.resolved
    payment, everybody = rules.payment, _everybody_pays(rules, win)
    liable = _liable_value(rules, scored) if win.feeder not in (NOBODY, win.discarder) else 0
    paid = _paid(rules, scored.value - liable, win, alone=scored.discarder_alone)
    if liable:  # 3.3.6, D-04
        whole = sum(_paid(rules, liable, win).values())
        half = rounded_up(whole // 2, payment.round_up)
        paid[win.feeder] += whole if everybody else half
        if not everybody:
            paid[win.discarder] += whole - half
    one_pays = win.feeder if liable and (everybody or payment.pao_honba == "feeder") else win.discarder
    if everybody and not liable:
        paid = {seat: points + win.honba * payment.honba_draw_each for seat, points in paid.items()}
    else:
        honba = payment.honba_draw_each * (rules.players - 1) if everybody else payment.honba_discard
        paid[one_pays] += win.honba * honba
    gained = {seat: -points for seat, points in paid.items()}
    gained[win.seat] = sum(paid.values()) + win.sticks * payment.bet
    for seat in paid:
        gained[seat] += _among_losers(rules, seat, {WINDS.index(wind): value for wind, value in (others or {}).items()})
    return [gained[WINDS.index(wind)] for wind in rules.seats]


def _among_losers(rules: RuleSet, seat: int, values: Mapping[int, int]) -> int:
    """What one who did not win gains from the others who did not."""
    payment = rules.payment
    return sum(
        (values[seat] - value) * (payment.between_dealer if DEALER in (seat, other) else payment.between_losers)
        for other, value in values.items()
        if other != seat
    )


def _everybody_pays(rules: RuleSet, win: _core.Win) -> bool:
    return "draw" in flags_of(win) or rules.payment.discard_as_draw


def _liable_value(rules: RuleSet, scored: RefRow) -> int:
    """The part of the value that the feeder of a limit hand answers for."""
    fed = [line.value for line in scored.lines if line.price.liable and line.excluded_by is None]
    if fed and rules.payment.pao_whole:
        return scored.value
    return min(value_by_limits(rules.formula, max(fed, default=0)), scored.value)


def _paid(rules: RuleSet, value: int, win: _core.Win, *, alone: bool = False) -> dict[int, int]:
    """What each of the others pays for a value, without honba and liability; a discarder who is alone pays for all."""
    payment, everybody, dealer_won = rules.payment, _everybody_pays(rules, win), win.seat == DEALER
    paid = {}
    for seat in map(WINDS.index, rules.seats):
        if seat == win.seat:
            continue
        if everybody and dealer_won:
            times = payment.dealer_draw_each
        elif everybody:
            times = payment.other_draw_dealer if seat == DEALER else payment.other_draw_others
        elif seat == win.discarder:
            times = payment.dealer_discard if dealer_won else payment.other_discard
        else:
            times = payment.discard_others
        paid[seat] = rounded_up(value * times, payment.round_up) + payment.flat
    if alone and not everybody:
        paid = {seat: sum(paid.values()) * (seat == win.discarder) for seat in paid}
    return paid
