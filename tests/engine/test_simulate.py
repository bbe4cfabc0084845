"""Simulated games: the same for the same seed, true to the rules, and summed up rightly."""

from __future__ import annotations

import numpy as np
import pytest

import ruka
from ruka.engine.simulate import GAME, Simulation
from ruka.rulesets import PLAYED, rule_set


def test_the_seed_decides_and_the_number_of_jobs_does_not() -> None:
    one = ruka.simulate("tenhou", games=60, seed=7, jobs=1)
    many = ruka.simulate("tenhou", games=60, seed="7", jobs=3)
    assert one.records.tobytes() == many.records.tobytes()
    assert one.records.tobytes() != ruka.simulate("tenhou", games=60, seed=8).records.tobytes()


def test_a_longer_simulation_begins_with_the_shorter() -> None:
    few, more = (ruka.simulate("wrc", games=games, bots="random", seed=1).records for games in (10, 40))
    assert few.tobytes() == more[:10].tobytes()


@pytest.mark.parametrize("id", PLAYED)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_games_end_with_the_points_they_began_with(id: str, bot: str) -> None:
    rules = rule_set(id).resolved
    records = ruka.simulate(rules, games=20, bots=bot, seed=3).records
    assert (records["scores"].sum(1) == rules.people * rules.match.start_points).all()
    assert (records["hands"] >= rules.match.rounds * rules.people).any()
    ended = records["draws"] + records["aborts"]
    assert (ended + records["wins"].sum(1) >= records["hands"]).all()
    assert (records["wins_by_draw"].sum(1) + records["deal_ins"].sum(1) == records["wins"].sum(1)).all()


def test_greedy_beats_random_from_every_seat() -> None:
    for seat in range(4):
        bots = ["greedy" if seat == own else "random" for own in range(4)]
        result = ruka.simulate("ema-riichi", games=30, bots=bots, seed=5)
        assert [summary.bot for summary in result.seats] == bots
        assert min(result.seats, key=lambda summary: summary.place).seat == seat
        assert result.seats[seat].points > 0


def test_sums_of_two_games() -> None:
    records = np.zeros(2, GAME)
    records["hands"], records["draws"], records["aborts"], records["decisions"] = (6, 4), (1, 2), (0, 1), (300, 200)
    records["scores"][:, :4] = [[40000, 30000, 30000, 20000], [10000, 20000, 60000, 30000]]
    records["points"][:, :4] = [[25000, 0, 0, -25000], [-35000, -15000, 45000, 5000]]
    records["wins"][:, :4] = [[3, 1, 1, 0], [0, 0, 1, 0]]
    records["wins_by_draw"][:, 0], records["deal_ins"][:, 3], records["riichi"][:, 2] = (2, 0), (3, 1), (2, 3)
    records["won"][:, :4] = [[9000, 2000, 1000, 0], [0, 0, 12000, 0]]
    result = Simulation(rule_set("ema-riichi"), ("greedy",) * 4, 0, records, 1.0)
    assert (result.games, result.hands, result.decisions) == (2, 10, 500)
    assert (result.win_rate, result.draw_rate, result.abort_rate) == pytest.approx((0.6, 0.3, 0.1))
    assert (result.by_draw, result.value) == pytest.approx((2 / 6, 4000))
    assert (result.deal_in_rate, result.riichi_rate) == pytest.approx((0.1, 0.125))
    assert [seat.place for seat in result.seats] == [2.5, 2.75, 1.75, 3.0]
    assert [seat.points for seat in result.seats] == [-5000, -7500, 22500, -10000]
    assert [seat.value for seat in result.seats] == [3000, 2000, 6500, 0]
    by_seat = Simulation(rule_set("tenhou"), ("greedy",) * 4, 0, records, 1.0)
    assert by_seat.places.tolist() == [[1, 2, 3, 4], [4, 3, 1, 2]]


def test_progress_is_told_and_may_stop_the_games() -> None:
    told: list[int] = []
    ruka.simulate("wrc", games=200, seed=1, progress=told.append)
    assert told == sorted(told)
    assert len(told) > 1
    assert told[-1] == 200

    def stop(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ruka.simulate("wrc", games=10**6, progress=stop)


@pytest.mark.parametrize(
    ("code", "arguments"),
    [
        ("no-games", {"games": 0}),
        ("bad-jobs", {"jobs": -1}),
        ("unknown-bot", {"bots": "clever"}),
        ("wrong-bots", {"bots": ("random", "greedy")}),
        ("wrong-bots", {"bots": ()}),
    ],
)
def test_refusals(code: str, arguments: dict[str, object]) -> None:
    with pytest.raises(ruka.RukaError) as refused:
        ruka.simulate("tenhou", **arguments)  # type: ignore[arg-type]
    assert refused.value.code == code


@pytest.mark.parametrize("id", PLAYED)
def test_final_points_are_taken_from_each_other(id: str) -> None:
    """Uma and oka move points and make none; a rest that cannot be shared goes to one of the equals."""
    players = PLAYED[id].people
    games = ruka.simulate(id, games=60, bots="random", seed=3)
    assert not games.records["points"][:, :players].sum(axis=1).any()
