"""ruka.Table: whole games by every rule set, views that agree with the machine, copies, results."""

import json
from random import Random

import pytest

import ruka
from ruka import Action, RukaError, Table
from ruka.engine import ThrownTile
from ruka.engine.view import empty_view, see
from ruka.schema import Hand, Win, read_event
from ruka.testing.walls import build_wall
from ruka.tiles import TILES, in_order
from tests.engine.games import every_rule_set, play, step
from tests.families import families


@every_rule_set
def test_a_game_goes_to_its_end_and_no_point_is_lost(rules: str) -> None:
    table = play(Table(rules, seed=3), Random(3))
    settled = ruka.rule_set(rules).resolved
    assert table.result is not None
    assert table.waiting_for == []
    left = settled.payment.bet * table.core.sticks  # D-81: where they are nobody's
    assert sum(table.result.scores) + left == sum(settled.match.starts(settled.people))
    assert min(table.result.places) == 1
    assert table.events[-1].type == "over"
    assert all(sum(event.points) >= 0 for event in table.events if isinstance(event, Win))


@every_rule_set
def test_the_full_view_is_what_the_machine_holds(rules: str) -> None:
    table, random = Table(rules, seed=11), Random(11)
    for _ in range(250):
        if table.over:
            break
        view, core = table.full_view(), table._core
        assert [one.points for one in view.seats] == core.scores
        assert (view.round, view.dealer, view.honba, view.sticks) == (core.round, core.dealer, core.honba, core.sticks)
        assert (view.turn, view.tiles_left) == (core.turn, core.tiles_left)
        assert view.discarder == (core.discards[-1][0] if core.discards else None)
        assert view.indicators == [TILES[code] for code in core.indicators]
        for seat, one in enumerate(view.seats):
            assert in_order(one.tiles) == in_order(TILES[code] for code in core.tiles(seat))
            assert len(one.sets) == len(core.melds(seat))
            thrown = [ThrownTile(TILES[code], *marks) for owner, code, *marks in core.discards if owner == seat]
            assert one.discards == thrown
        step(table, random)


WITH_BETS = [id for id, rules in ruka.RULE_SETS.items() if rules.resolved.payment.bet]


@pytest.mark.parametrize("rules", families(WITH_BETS))
def test_sticks_go_to_the_winner_and_stay_after_a_draw(rules: str) -> None:
    """Between two hands the view has the points and the sticks that the next one begins with."""
    carried = set[int]()
    for seed in range(20):
        carried |= _carried(play(Table(rules, seed=seed), Random(seed)))
        if len(carried) > 1:
            break
    assert 0 in carried
    assert max(carried) > 0


def _carried(table: Table) -> set[int]:
    """Sticks with which later hands began, as the view had them before."""
    view, carried = empty_view(table.rules.resolved), set[int]()
    first = next(event for event in table.events if isinstance(event, Hand))
    for event in table.events:
        if isinstance(event, Hand) and event is not first:
            assert (view.sticks, [one.points for one in view.seats]) == (event.sticks, [*event.points])
            carried.add(event.sticks)
        see(view, event, table.rules.resolved)
        assert not isinstance(event, Win) or view.sticks == 0
    return carried


@every_rule_set
def test_a_copy_goes_its_own_way(rules: str) -> None:
    table, random = Table(rules, seed=5), Random(5)
    for _ in range(30):
        step(table, random)
    before = list(table.record.lines())
    twin = table.copy()
    for _ in range(30):
        step(twin, random)
    assert list(table.record.lines()) == before
    assert list(twin.record.lines())[: len(before)] == before
    assert len(list(twin.record.lines())) > len(before)


def test_actions_and_events_are_json_both_ways() -> None:
    table, random = Table("tenhou-3p", seed=2), Random(2)
    for _ in range(200):
        for seat in table.waiting_for:
            for action in table.legal_actions(seat):
                assert Action.from_json(json.loads(json.dumps(action.to_json()))) == action
                assert table.can(Action.from_json(action.to_json()))
        step(table, random)
    for event in table.events:
        assert read_event(json.loads(json.dumps(event.to_json()))) == event


def test_the_same_seed_deals_the_same_game_and_another_does_not() -> None:
    dealt = [Table("tenhou", seed=seed).full_view().to_json() for seed in (1, 1, 2)]
    assert dealt[0] == dealt[1] != dealt[2]


def test_a_seed_of_its_own_for_every_game() -> None:
    assert Table("tenhou").seed != Table("tenhou").seed


def test_options_are_played() -> None:
    table = Table("tenhou", seed=1, options={"start_points": 30000})
    assert [one.points for one in table.spectator_view().seats] == [30000] * 4
    assert table.record.header["options"] == {"start_points": 30000}


def test_walls_to_order_and_no_more_hands_than_walls() -> None:
    rules = ruka.rule_set("tenhou")
    table = Table(rules, walls=[build_wall(rules, hands={0: "123m 456p 789s 1122z"}, draws="1z")])
    assert Action(0, "tsumo") in table.legal_actions(0)
    assert table.apply(Action(0, "tsumo"))[-1].type == "end"
    assert (table.over, table.waiting_for, table.result) == (True, [], None)
    with pytest.raises(RukaError, match="no wall"):
        Table(rules, walls=[])


def test_a_win_shows_the_hand_and_says_what_it_is_worth() -> None:
    rules = ruka.rule_set("tenhou")
    wall = build_wall(rules, hands={0: "123m 456p 789s 1122z"}, draws="1z", dora="9p")
    table = Table(rules, walls=[wall])
    win = table.apply(Action(0, "tsumo"))[0]
    assert isinstance(win, Win)
    assert (win.type, win.seat, win.tile, win.hand) == ("win", 0, "1z", "123m 456p 789s 1122z")
    assert "tenhou" in win.patterns
    assert (win.limit, win.points) == ("yakuman", (48000, -16000, -16000, -16000))


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ({"seat": 0}, "bad-field"),
        ({"seat": "0", "type": "pass"}, "bad-field"),
        ({"seat": 0, "type": "discard", "colour": "red"}, "bad-field"),
        ({"seat": 0, "type": "fly"}, "unknown-action"),
        ({"seat": 0, "type": "discard", "tile": "8z"}, "bad-action-tile"),
        ({"seat": 0, "type": "concealed_kong", "tile": "0p"}, "bad-action-tile"),
        ({"seat": 0, "type": "chow", "tiles": "14m"}, "bad-action-tile"),
        ({"seat": 0, "type": "chow", "tiles": "12z"}, "bad-action-tile"),
        ({"seat": 0, "type": "chow", "tiles": "9m1p"}, "bad-action-tile"),
        ({"seat": 0, "type": "pung", "tiles": "12m"}, "bad-action-tile"),
        ({"seat": 0, "type": "pung", "tiles": "111m"}, "bad-action-tile"),
        ({"seat": 0, "type": "pung", "tiles": "11x"}, "digits-without-suit"),
    ],
)
def test_what_is_no_action(words: dict[str, object], code: str) -> None:
    with pytest.raises(RukaError) as refused:
        Action.from_json(words)
    assert refused.value.code == code


@every_rule_set
def test_a_view_counts_as_the_core_does(rules: str) -> None:
    """Tiles that are left, winds, who sits out: folded from events, and known to the core."""
    table, random = Table(rules, seed=31), Random(31)
    for _ in range(150):
        if table.over:
            break
        view, core = table.spectator_view(), table._core
        assert (view.tiles_left, view.dealer, view.round) == (core.tiles_left, core.dealer, core.round)
        assert view.order == core.order[: table.rules.resolved.players]
        assert [seat.points for seat in view.seats] == core.scores
        assert [sum(1 << int(tile[0]) - 1 for tile in seat.flowers) for seat in view.seats] == [
            core.flowers(seat) for seat in range(table.players)
        ]
        step(table, random)
