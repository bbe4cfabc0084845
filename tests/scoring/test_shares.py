"""Payments are shares with reasons, and everything that is told about them adds up to these."""

import random
from collections import Counter

import pytest

import ruka
from ruka.engine import Moved
from ruka.rulesets import RULE_SETS
from ruka.schema import Moving
from ruka.scoring import payments

HANDS = 6


def by_seat(shares: list[Moved], seats: int) -> tuple[int, ...]:
    gained = Counter[int | None]()
    for share in shares:
        gained[share.receiver] += share.points
        gained[share.payer] -= share.points
    return tuple(gained[seat] for seat in range(seats))


def played(rules: str, seed: int, hands: int) -> ruka.Table:
    """A game of chance in which whoever can win does."""
    table, choose = ruka.Table(rules, seed=seed), random.Random(seed)
    while not table.over and table.hands <= hands:
        seat = table.waiting_for[0]
        legal = table.legal_actions(seat)
        wins = [action for action in legal if action.type in ("tsumo", "ron")]
        table.apply(choose.choice(wins or legal))
    return table


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_points_of_every_settlement_are_its_shares(rules: str) -> None:
    table = played(rules, 3, HANDS)
    settled = [one for number in range(1, table.hands + 1) for one in table.shares(number)]
    assert [event for event, _ in settled] == [event for event in table.events if event.settles]
    for event, shares in settled:
        if isinstance(event, Moving):
            assert by_seat(shares, table.players) == event.points
        assert all(share.points > 0 and share.payer != share.receiver for share in shares)


def test_a_copy_of_a_table_has_shares_of_its_own() -> None:
    table = played("tenhou", 3, 2)
    before = table.shares(1)
    twin = table.copy()
    while not twin.over:
        twin.apply(twin.legal_actions(twin.waiting_for[0])[-1])
    assert table.shares(1) == twin.shares(1) == before
    assert sum(len(table.shares(number + 1)) for number in range(table.hands)) < len(
        [event for event in twin.events if event.settles]
    )


def test_a_win_by_draw_with_honba_and_bets() -> None:
    won = ruka.score("tenhou", "123m 456p 789s 33z 56p +7p", win="tsumo", riichi=True, honba=2, sticks=1, seat="S")
    assert [(share.payer, share.seat, share.number, share.reason, share.points) for share in won.payments] == [
        ("dealer", "E", 1, "hand", 1300),
        ("others", None, 2, "hand", 700),
        ("dealer", "E", 1, "honba", 200),
        ("others", None, 2, "honba", 200),
    ]
    assert won.shares == [
        ("E", "S", 1300, "hand"),
        ("W", "S", 700, "hand"),
        ("N", "S", 700, "hand"),
        ("E", "S", 200, "honba"),
        ("W", "S", 200, "honba"),
        ("N", "S", 200, "honba"),
        (None, "S", 1000, "bets"),
    ]
    assert won.flows == [("E", "S", 1500), ("W", "S", 900), ("N", "S", 900)]
    assert won.deltas == [-1500, 4300, -900, -900]


def test_a_share_says_how_it_is_made() -> None:
    share, *_ = payments(ruka.rule_set("tenhou"), 640, seat="E")
    assert (share.payer, share.seat, share.times, share.each, share.points) == ("discarder", None, 6, 640, 3900)
    assert repr(share) == "<Share hand: discarder 3900>"


def test_whoever_fed_the_dragons_is_liable_for_half() -> None:
    won = ruka.score("ema-riichi", "11m 23m [555z] [666z] [777z] +1m", seat="S", discarder="E", pao="W", honba=1)
    assert won.shares == [
        ("W", "S", 16000, "liable_half"),
        ("E", "S", 16000, "liable_half"),
        ("E", "S", 300, "honba"),
    ]
    assert {share.pattern for share in won.payments if share.reason == "liable_half"} == {"daisangen"}


def test_without_a_discarder_it_is_known_what_is_paid_but_not_by_whom() -> None:
    won = ruka.score("tenhou", "123m 456p 789s 33z 56p +7p", riichi=True)
    assert [(share.payer, share.seat) for share in won.payments] == [("discarder", None)]
    assert not won.shares
    assert not won.flows
    assert not won.deltas


def test_those_who_did_not_win_settle_between_them() -> None:
    others = {"E": "19m 19p 19s 1234567z", "W": "[555z] 19m 19p 19s 1244z", "N": "28m 28p 28s 1234677z"}
    won = ruka.score("european-classical", "123m 456p 789s 33z 56p +7p", win="tsumo", seat="S", others=others)
    assert {reason for *_, reason in won.shares} == {"hand", "between"}
    assert sum(won.deltas) == 0
