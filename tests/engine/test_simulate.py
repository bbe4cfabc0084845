"""Simulated games: the same for the same seed, true to the rules, and summed up rightly."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import ruka
from ruka.engine.simulate import Simulation
from ruka.engine.summaries import GAME, HAND, OUTCOMES, Part, patterns_of, places, wins_of
from ruka.rulesets import RULE_SETS, rule_set, with_options
from ruka.scoring import compiled


def few(id: str, bot: str) -> int:
    """As many games as take a moment: looking for the many forms of the international hands takes long."""
    return 3 if (id, bot) == ("international", "greedy") else 20


def test_the_seed_decides_and_the_number_of_jobs_does_not() -> None:
    one = ruka.simulate("tenhou", games=60, seed=7, jobs=1)
    many = ruka.simulate("tenhou", games=60, seed="7", jobs=3)
    assert one.records.tobytes() == many.records.tobytes()
    assert one.records.tobytes() != ruka.simulate("tenhou", games=60, seed=8).records.tobytes()


def test_a_longer_simulation_begins_with_the_shorter() -> None:
    few, more = (ruka.simulate("wrc", games=games, bots="random", seed=1).records for games in (10, 40))
    assert few.tobytes() == more[:10].tobytes()


@pytest.mark.parametrize("id", RULE_SETS)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_games_end_with_the_points_they_began_with(id: str, bot: str) -> None:
    rules = rule_set(id).resolved
    records = ruka.simulate(rules, games=few(id, bot), bots=bot, seed=3).records
    missing = sum(rules.match.starts(rules.people)) - records["scores"].sum(1)
    assert (missing % rules.payment.bet == 0).all() if rules.match.bets_left == "nobody" else not missing.any()  # D-81
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
    part = Part(records, np.zeros(0, HAND), 1.0)
    result = Simulation(rule_set("ema-riichi"), ("greedy",) * 4, 0, [part])
    assert (result.games, result.hands, result.decisions) == (2, 10, 500)
    assert (result.win_rate, result.draw_rate, result.abort_rate) == pytest.approx((0.6, 0.3, 0.1))
    assert (result.by_draw, result.value) == pytest.approx((2 / 6, 4000))
    assert (result.deal_in_rate, result.riichi_rate) == pytest.approx((0.1, 0.125))
    assert [seat.place for seat in result.seats] == [2.5, 2.75, 1.75, 3.0]
    assert [float(seat.points) for seat in result.seats] == [-5000, -7500, 22500, -10000]
    assert [float(seat.value) for seat in result.seats] == [3000, 2000, 6500, 0]
    by_seat = Simulation(rule_set("tenhou"), ("greedy",) * 4, 0, [part])
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
        ruka.simulate("wrc", games=10**6, seed=1, progress=stop)


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


@pytest.mark.parametrize("id", RULE_SETS)
def test_final_points_are_taken_from_each_other(id: str) -> None:
    """Uma and oka move points and make none; a rest that cannot be shared goes to one of the equals."""
    players = RULE_SETS[id].people
    games = ruka.simulate(id, games=60, bots="random", seed=3)
    sums = games.records["points"][:, :players].sum(axis=1)
    match = RULE_SETS[id].resolved.match
    assert (sums <= 0).all() if match.bets_left == "nobody" else not sums.any()  # D-81: bets left are nobody's


def test_whoever_takes_the_match_is_first_whatever_the_points() -> None:
    records = np.zeros(2, GAME)
    records["scores"][:, :2] = [[10000, 30000], [10000, 30000]]
    records["first"] = (0b01, 0b10)
    assert places(rule_set("video"), records).tolist() == [[1, 2], [2, 1]]
    taken = ruka.simulate(with_options("video", {"match": "hands"}), games=40, seed=2)
    assert (taken.records["taker"] > 0).any()
    for game, place in zip(taken.records, taken.places, strict=True):
        assert not game["taker"] or place[game["taker"] - 1] == 1


@pytest.mark.parametrize("id", RULE_SETS)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_hands_add_up_to_their_games(id: str, bot: str) -> None:
    rules = rule_set(id)
    result = ruka.simulate(rules, games=few(id, bot), bots=bot, seed=5, hands=True)
    alone = ruka.simulate(rules, games=few(id, bot), bots=bot, seed=5)
    assert (result.records == alone.records).all()
    for number, game in enumerate(result.records):
        hands = result.hand_records[result.hand_records["game"] == number]
        outcomes = [OUTCOMES[outcome] for outcome in hands["outcome"]]
        assert hands["number"].tolist() == list(range(game["hands"]))
        assert outcomes.count("exhausted") + outcomes.count("nagashi") == game["draws"]
        assert outcomes.count("aborted") == game["aborts"]
        wins = wins_of(hands)
        for seat in range(rules.people):
            own = wins[wins["seat"] == seat]
            assert (len(own), own["gain"].sum()) == (game["wins"][seat], game["won"][seat])
            assert (hands["wins_count"][hands["from"] == seat]).sum() == game["deal_ins"][seat]
            assert (hands["riichi"] >> seat & 1).sum() == game["riichi"][seat]
        starts = rules.resolved.match.starts(rules.people)
        bets = game["scores"] - hands["changes"].sum(0)  # those left in the middle go to the first
        assert (bets[: rules.people] >= starts).all()


def test_a_win_tells_its_fan_points_and_patterns() -> None:
    """Greedy players never call, so that every hand of theirs is concealed."""
    rules = rule_set("tenhou")
    hands = ruka.simulate(rules, games=60, seed=11, hands=True).hand_records
    told = 0
    for hand in hands[hands["wins_count"] > 0]:
        by_draw = hand["from"] == 255
        for win in hand["wins"][: hand["wins_count"]]:
            patterns = patterns_of(rules, tuple(win["patterns"].tolist()))
            if win["limits"]:
                continue
            assert bool({"riichi", "double_riichi"} & {*patterns}) == bool(hand["riichi"] >> win["seat"] & 1)
            assert ("menzen_tsumo" in patterns) == by_draw
            seat = "E" if win["seat"] == hand["dealer"] else "S"
            fu, fan = int(win["points"]), int(win["fan"])
            value = ruka.points(rules, fu=fu, fan=fan, seat=seat, win="tsumo" if by_draw else "ron")
            honba = 300 * int(hand["honba"]) if win["total"] != value.total else 0
            assert win["total"] == value.total + honba
            told += 1
    assert told > 300


def test_sums_of_hands() -> None:
    hands = np.zeros(3, HAND)
    hands["outcome"], hands["wins_count"], hands["discards"] = (1, 1, 2), (1, 2, 0), (40, 60, 80)
    hands["wins"]["total"][:2, :2] = [[1000, 0], [2000, 8000]]
    hands["wins"]["gain"][:2, :2] = [[1300, 0], [2000, 8000]]
    hands["wins"]["seat"][:2, :2] = [[0, 0], [1, 2]]
    rules = rule_set("tenhou")
    riichi = compiled(rules).patterns.index("riichi")
    hands["wins"]["patterns"][:2, 0, riichi // 64] = 1 << riichi % 64
    games = np.zeros(1, GAME)
    games["hands"], games["wins"][:, :3], games["won"][:, :3] = 3, (1, 1, 1), (1300, 2000, 8000)
    result = Simulation(rules, ("greedy",) * 4, 0, [Part(games, hands, 1.0)])
    assert result.totals == {1000: 1, 2000: 1, 8000: 1}
    assert result.patterns == {"riichi": 2}
    assert (result.discards, result.total, result.value) == pytest.approx((60, 11000 / 3, 11300 / 3))
    low, high = result.value.interval or (0, 0)
    assert high - low == pytest.approx(2 * 1.959964 * np.std([1300, 2000, 8000], ddof=1) / 3**0.5)
    assert result.pattern_rates["riichi"].interval == pytest.approx((0.2077, 0.9385), abs=1e-4)  # Wilson, 2 of 3


@pytest.mark.parametrize("id", ["hong-kong", "modern-japanese", "mcr"])
def test_a_pattern_that_is_priced_in_several_ways_counts_once(id: str) -> None:
    rules = rule_set(id)
    result = ruka.simulate(rules, games=40, seed=5, hands=True)
    by_win = [patterns_of(rules, tuple(win["patterns"].tolist())) for win in wins_of(result.hand_records)]
    assert result.patterns == Counter(pattern for patterns in by_win for pattern in patterns)
    assert all(len(patterns) == len({*patterns}) for patterns in by_win)
