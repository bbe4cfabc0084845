"""What a win needs for a better place: against every payment that the engine knows, and against games that were won."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ruka import RULE_SETS, Table, rule_set
from ruka._core import Score
from ruka.engine.view import empty_view
from ruka.rules.ruleset import RuleSet
from ruka.schema import End, Enough, View, Win
from ruka.scoring import points
from ruka.views.needs import is_last_hand, needs
from tests.engine.games import choose
from tests.families import families

NOT_THERE = ("video", "european-classical", "bmja")  # no last hand is known; the hands of losers settle
KNOWN = [id for id in RULE_SETS if id not in NOT_THERE]
CASES = 8  # tables of points
WINS = 25  # of each rule set


def at(rules: RuleSet, random: Random) -> View:
    """Any points, counters and bets; a deal in which the seats are as they sat down."""
    view = empty_view(rules, seat=random.randrange(rules.players))
    unit = min(100, rules.resolved.payment.round_up)
    start = rules.resolved.match.starts(rules.people)[0] or 200
    for seat in view.seats:
        seat.points = start + random.randrange(-start, start, unit)
    view.honba = random.randrange(3) if rules.resolved.match.counters != "none" else 0
    view.sticks = random.randrange(3) if rules.resolved.payment.bet else 0
    return view


def worths(rules: RuleSet) -> Iterator[tuple[int, int, int]]:
    """Fu, fan and limits of hands that there could be, and of some that there could not."""
    formula = rules.resolved.formula
    if formula.kind == "sum":
        yield from ((0, fan, 0) for fan in range(8, 120))
    elif formula.ladder:
        yield from ((fu, fan, 0) for fu in (25, *range(30, 120, 10)) for fan in range(1 + (fu == 25), 15))
    else:
        yield from ((fu, fan, 0) for fu in range(20, 100, 2) for fan in range(8))
    if formula.kind != "sum":
        yield 0, 3, formula.limit_parts


def after(view: View, rules: RuleSet, pay: dict[str, int], discarder: int | None) -> list[int]:
    """Everybody's points by the payments of a hand, in plain loops."""
    me, payment = view.seat or 0, rules.resolved.payment
    left = [one.points for one in view.seats]
    for seat in view.order:
        if seat == me:
            continue
        owed = "discarder" if seat == discarder else "dealer" if seat == view.dealer and "dealer" in pay else "others"
        paid = pay.get(owed, 0)
        if discarder is None:
            paid += view.honba * payment.honba_draw_each
        elif seat == discarder:
            paid += view.honba * payment.honba_discard
        left[seat] -= paid
        left[me] += paid
    left[me] += view.sticks * payment.bet
    return left


def passed(rules: RuleSet, left: list[int], me: int, other: int) -> bool:
    return left[me] > left[other] or (left[me] == left[other] and rules.resolved.match.ties == "seat" and me < other)


def does(enough: Enough | None, worth: int) -> bool:
    return enough is not None and worth >= enough.points


@pytest.mark.parametrize("id", KNOWN)
def test_what_is_enough_is_what_the_payments_make_of_it(id: str) -> None:
    rules, random = rule_set(id), Random(id)
    told = 0
    for _ in range(CASES):
        view = at(rules, random)
        me = view.seat or 0
        seat = rules.seats[view.order.index(me)]
        found = needs(view, rules) or []
        told += len(found)
        now = [one.points for one in view.seats]
        assert {need.seat for need in found} == {
            n for n in range(rules.people) if n != me and not passed(rules, now, me, n)
        }
        for need in found:
            others = [one for one in view.order if one not in (me, need.seat)]
            ways = [(None, need.draw), *((one, need.discard) for one in others)]
            ways += [(need.seat, need.direct)] if need.seat in view.order else []
            for fu, fan, limits in worths(rules):
                for discarder, enough in ways:
                    win = "tsumo" if discarder is None else "ron"
                    hand = points(rules, fu=fu, fan=fan, limits=limits, seat=seat, win=win)
                    called = hand.value if rules.resolved.formula.kind == "sum" else hand.total
                    left = after(view, rules, hand.pay, discarder)
                    assert does(enough, called) == passed(rules, left, me, need.seat), (fu, fan, need, discarder)
    assert told


def won(rules: RuleSet, seed: int) -> Iterator[tuple[View, Win, Score, list[int]]]:
    """Hands with one winner: what it saw before, the win, its score, and the points after the hand."""
    table, random = Table(rules, seed=seed), Random(seed)
    saw: dict[int, View] = {}
    while not table.over:
        for seat in table.waiting_for:
            action, hand = choose(table, seat, random), table.hands
            if action.type in ("tsumo", "ron"):
                saw[seat] = table.view(seat)
            events = table.apply(action)
            wins = [event for event in events if isinstance(event, Win)]
            ends = [event for event in events if isinstance(event, End)]
            if len(wins) == 1 and ends:
                yield saw[wins[0].seat], wins[0], table.wins(hand)[0], list(ends[0].points)
            if events:
                saw = {}


@pytest.mark.parametrize("id", families(KNOWN))
def test_whoever_won_enough_has_passed_and_nobody_else(id: str) -> None:
    rules = rule_set(id)
    seen = 0
    for seed in range(20):
        for view, win, score, left in won(rules, seed):
            if any(share.payer == "feeder" for share in score.payments):
                continue
            worth = score.value if rules.resolved.formula.kind == "sum" else score.total
            for need in needs(view, rules) or []:
                way = need.draw if win.source == win.seat else need.direct if win.source == need.seat else need.discard
                assert does(way, worth) == passed(rules, left, win.seat, need.seat), (need, worth)
                seen += 1
        if seen >= WINS:
            break
    assert seen >= WINS


@pytest.mark.parametrize("id", NOT_THERE)
def test_where_no_end_is_known_or_losers_settle_nothing_is_told(id: str) -> None:
    assert needs(at(rule_set(id), Random(1)), rule_set(id)) is None


@pytest.mark.parametrize(
    ("id", "round", "deal", "last"),
    [
        ("tenhou", 1, 3, False),
        ("tenhou", 1, 4, True),
        ("tenhou", 2, 1, True),  # while nobody has 30,000
        ("tenhou-3p", 1, 3, True),
        ("mcr", 3, 4, True),
        ("japanese-classical-5p", 3, 4, False),
        ("japanese-classical-5p", 3, 5, True),
        ("video", 9, 2, False),
    ],
)
def test_the_last_hand_is_known(id: str, round: int, deal: int, last: bool) -> None:
    view = empty_view(rule_set(id), seat=0)
    view.round, view.deal = round, deal
    assert is_last_hand(view, rule_set(id)) is last
