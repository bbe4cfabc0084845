"""What a seat is told of its waits agrees with the table, and comes from its own view alone."""

from random import Random

import pytest

import ruka
from ruka import Table
from ruka.engine.view import empty_view
from ruka.schema import Discard, ThrownTile, Waits
from ruka.tiles import kind
from ruka.views import waits, waits_after_discards, why_no_win
from tests.engine.games import choose, of_each_family

TENHOU = ruka.rule_set("tenhou")


def held(tiles: str, *thrown: str) -> ruka.View:
    view = empty_view(TENHOU, seat=1)
    view.seats[1].tiles = [f"{rank}{run[-1]}" for run in tiles.split() for rank in run[:-1]]
    view.seats[1].discards = [ThrownTile(tile) for tile in thrown]
    view.tiles_left = 40
    return view


@of_each_family
def test_waits_wins_and_furiten_are_those_of_the_table(rules: str) -> None:
    ready, seed = 0, 0
    one_by_one = ruka.rule_set(rules).table_flow.furiten == "same_tile"
    while ready <= 20 or seed < 2:
        assert seed < 40
        table, random = Table(rules, seed=seed), Random(seed)
        seed += 1
        while not table.over:
            last = table.events[-1]
            for seat in table.waiting_for:
                view = table.view(seat)
                found = waits(view, table.rules)
                if len(view.seats[seat].tiles) % 3 == 1:
                    assert [one.tile for one in found.waits] == view.waits if found else not view.waits
                    if one_by_one:  # some waits may be forbidden, and others not
                        assert view.furiten or not (found and found.furiten)
                    else:
                        assert bool(found and found.furiten) == view.furiten
                    ready += found is not None
                if isinstance(last, Discard) and last.seat != seat:
                    wins = any(action.type == "ron" for action in view.legal_actions)
                    assert (why_no_win(view, table.rules, last.tile) is None) == wins
                table.apply(choose(table, seat, random))


@of_each_family
def test_after_a_discard_the_hand_waits_on_what_was_told(rules: str) -> None:
    told = 0
    table, random = Table(rules, seed=3), Random(3)
    while not table.over and told < 40:
        seat = table.waiting_for[0]
        before = {one.discard: one for one in waits_after_discards(table.view(seat), table.rules)}
        action = choose(table, seat, random)
        hand = sum(event.type == "hand" for event in table.events)
        table.apply(action)
        if action.type == "discard" and sum(event.type == "hand" for event in table.events) == hand:
            after = waits(table.view(seat), table.rules)
            assert left(before.get(action.tile)) == left(after)
            told += after is not None
    assert told > 0


def left(found: Waits | None) -> dict[str, int]:
    return {one.tile: one.left for one in found.waits} if found else {}


def test_counters_raise_what_a_win_needs() -> None:
    rules = ruka.rule_set("ema-riichi")
    view = held("234m 456p 678s 99s 34s")
    for honba, wins in ((4, True), (5, False)):
        view.honba = honba
        found = waits(view, rules)
        assert found is not None
        assert [one.wins for one in found.waits] == [wins, wins]
    refused = why_no_win(view, rules, "2s")
    assert refused is not None
    assert refused.code == "below-minimum"


def test_the_last_tile_of_a_kind_counts() -> None:
    rules = ruka.rule_set("mcr")
    view = held("234m 345p 678s 55z 57m")
    for lying, last in ((2, False), (3, True)):
        view.seats[3].discards = [ThrownTile("6m")] * lying
        found = waits(view, rules)
        assert found is not None
        assert [(one.tile, one.left, one.wins) for one in found.waits] == [("6m", 4 - lying, last)]
    assert why_no_win(view, rules, "6m") is not None  # one of the three is the tile itself
    view.seats[3].discards = [ThrownTile("6m")] * 4
    assert why_no_win(view, rules, "6m") is None


def test_what_lies_open_is_not_left() -> None:
    view = held("123m 456p 789s 11z 56p")
    view.seats[0].discards = [ThrownTile("7p"), ThrownTile("4p", claimed=True)]
    view.indicators = ["7p"]
    found = waits(view, TENHOU)
    assert found is not None
    assert [(one.tile, one.left) for one in found.waits] == [("4p", 3), ("7p", 2)]


@pytest.mark.parametrize(
    ("view", "tile", "code"),
    [
        (held("123m 456p 789s 11z 56p"), "9p", "not-complete"),
        (held("123m 456p 789s 34s 99m"), "2s", None),
        (held("123m 456p 789s 22m 13s"), "2s", "no-yaku"),
        (held("123m 456p 789s 34s 99m", "5s"), "2s", "furiten-discarded"),
    ],
)
def test_why_a_tile_does_not_win(view: ruka.View, tile: str, code: str | None) -> None:
    refusal = why_no_win(view, TENHOU, tile)
    assert (refusal and refusal.code) == code


def test_a_passed_tile_is_remembered() -> None:
    view = held("123m 456p 789s 34s 99m")
    view.furiten = True
    refusal = why_no_win(view, TENHOU, kind("2s"))
    assert refusal is not None
    assert refusal.code == "furiten-passed"
