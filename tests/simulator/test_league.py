"""Leagues: the same walls for everybody, standings that add up, and who is better."""

from __future__ import annotations

import signal
from collections import Counter
from pathlib import Path

import pytest

from ruka.engine import Table
from ruka.errors import RukaError
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import RULE_SETS, rule_set
from ruka.rulesets.stored import Stored
from ruka.schema import Deal, Draw, Hand
from ruka.simulator import league_walls
from ruka.simulator.duplicate import drawn_labels, rotated
from ruka.simulator.league import League, play_league
from ruka.simulator.league_chart import league_chart
from ruka.simulator.league_pool import unbroken
from ruka.simulator.league_sums import Sums
from ruka.simulator.league_walls import Fared, Unit, Wall, Walls, counts_places
from ruka.simulator.ratings import Ratings
from tests.agents.programs import command

BY_PLACES = {
    "ema-riichi",
    "riichi-guide",
    "tenhou",
    "tenhou-3p",
    "mahjong-soul",
    "m-league",
    "wrc",
    "ema-2016",
    "video",
}


def walls(rules: RuleSet, *agents: str, unit: Unit = "hands", seed: str = "7") -> Walls:
    return Walls(Stored.of(rules), agents, seed, unit)


@pytest.mark.parametrize(
    ("players", "people"), [(2, 2), (2, 3), (2, 4), (2, 5), (3, 4), (4, 4), (5, 4), (6, 4), (3, 5)]
)
def test_everybody_sits_once_at_every_seat(players: int, people: int) -> None:
    beside: Counter[tuple[int, int]] = Counter()
    for number in range(200):
        seatings = rotated(range(players), drawn_labels(players, people, f"7/{number}"))
        assert len(seatings) == players
        for seat in range(people):
            assert {seating[seat] for seating in seatings} == {*range(players)}
        for seating in seatings:
            counts = Counter(seating)
            assert max(counts.values()) - min(counts.get(player, 0) for player in range(players)) <= 1
            beside.update((seating[seat], seating[(seat + 1) % people]) for seat in range(people))
    others = [count for (one, other), count in beside.items() if one != other]
    assert max(others) < 1.5 * min(others)  # the lot favours no neighbour


@pytest.mark.parametrize("id", ["tenhou", "tenhou-3p", "video", "japanese-classical-5p", "mcr"])
def test_the_walls_are_really_the_same(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[Table] = []

    def kept(rules: RuleSet, seed: str) -> Table:
        tables.append(Table(rules, seed))
        return tables[-1]

    monkeypatch.setattr(league_walls, "Table", kept)
    rules = rule_set(id)
    played = walls(rules, "greedy", "random").play(3)
    assert [one.seed for one in tables] == ["7/3"] * 2
    dealt = [[event for event in one.hand(1) if isinstance(event, Hand | Deal)] for one in tables]
    assert dealt[0] == dealt[1]
    assert any("?" not in event.tiles for event in dealt[0] if isinstance(event, Deal))
    assert [[of.player for of in table] for table in played.tables] != [[of.player for of in played.tables[0]]] * 2
    drawn = [
        [event.tile for event in one.hand(1) if isinstance(event, Draw) and not event.replacement] for one in tables
    ]
    assert all(first == second for first, second in zip(*drawn, strict=False))  # whoever draws it


@pytest.mark.parametrize("id", RULE_SETS)
def test_games_where_places_count_and_hands_elsewhere(id: str) -> None:
    assert counts_places(rule_set(id)) == (id in BY_PLACES)
    assert League(rule_set(id), ["greedy", "random"]).unit == ("games" if id in BY_PLACES else "hands")


@pytest.mark.parametrize("id", RULE_SETS)
def test_a_hand_adds_up(id: str) -> None:
    """For every number of players: what one gains the others lose, and rates are of hands that were played."""
    rules = rule_set(id)
    wall = walls(rules, "greedy", "random").play(1)
    assert (wall.number, wall.hands, len(wall.tables)) == (1, 2, 2)
    for table in wall.tables:
        assert len(table) == rules.people
        assert sum(of.hands for of in table) == rules.resolved.players
        assert sum(of.place for of in table) == sum(range(1, rules.people + 1))
        assert all(of.decisions > 0 or not of.hands for of in table)
        if not any(of.riichi for of in table):  # a bet may stay on the table
            assert sum(of.points for of in table) == 0
        assert sum(of.won for of in table) >= 0


def test_a_game_adds_up() -> None:
    rules = rule_set("tenhou").with_options(length="tonpuu")
    wall = walls(rules, "greedy", "random", unit="games").play(0)
    assert wall.hands == sum(max(of.hands for of in table) for table in wall.tables) > 2
    for table in wall.tables:
        assert sorted(of.place for of in table) == [1, 2, 3, 4]
        assert sum(of.points for of in table) == 0
        best = min(table, key=lambda of: of.place)
        assert best.points == max(of.points for of in table)


@pytest.mark.parametrize(("id", "unit"), [("tenhou", "hands"), ("hong-kong", None), ("japanese-classical-3p", None)])
def test_a_stronger_bot_is_found_stronger(id: str, unit: Unit | None) -> None:
    league = play_league(rule_set(id), ["random", "greedy"], seed=7, unit=unit, most_hands=400, jobs=1)
    [lead] = league.sums.leads
    assert lead.better == 1
    assert league.sums.hands < 400
    random, greedy = league.sums.standings
    assert greedy.points > 0 > random.points
    assert greedy.place < random.place
    assert greedy.rating.least > random.rating.mean
    assert lead.decisive.interval is not None
    assert lead.decisive.interval[1] < 0


def test_three_players_and_what_is_decided() -> None:
    league = play_league(rule_set("hong-kong"), ["random", "greedy", "again=random"], seed=1, most_hands=300, jobs=1)
    told = league.to_json()
    assert [one["players"] for one in told["leads"]] == [["random", "greedy"], ["random", "again"], ["greedy", "again"]]  # type: ignore[attr-defined]
    assert [lead.better for lead in league.sums.leads] == [1, None, 1]
    assert all(lead.decisive.alpha == pytest.approx(0.05 / 3) for lead in league.sums.leads)
    assert league_chart([league], "en").startswith("<svg")


def test_the_same_seed_is_the_same_league_on_any_number_of_cores() -> None:
    def played(jobs: int) -> dict[str, object]:
        told = play_league(rule_set("hong-kong"), ["greedy", "random"], seed="same", most_hands=40, jobs=jobs).to_json()
        for one in told["players"]:  # type: ignore[attr-defined]
            assert one.pop("milliseconds") > 0
        return told

    assert played(1) == played(2)


def test_an_interrupted_league_says_what_was_played_and_goes_on(tmp_path: Path) -> None:
    def stop(hands: int, sums: Sums) -> None:
        if sums.walls == 3:
            raise KeyboardInterrupt

    asked = {"seed": 5, "most_hands": 20, "jobs": 1}
    rules, bots, file = rule_set("hong-kong"), ["greedy", "random"], tmp_path / "walls.jsonl"
    first = play_league(rules, bots, keep=file, progress=stop, **asked)  # type: ignore[arg-type]
    assert (first.interrupted, first.sums.walls, first.sums.hands) == (True, 3, 6)
    file.write_bytes(file.read_bytes() + b'{"number":3,"ha')  # the machine went down in the middle of a line
    second = play_league(rules, bots, keep=file, most_hands=20, jobs=1)  # the seed is in the file
    whole = play_league(rules, bots, **asked)  # type: ignore[arg-type]
    assert (second.interrupted, second.sums.walls) == (False, 10)
    assert [lead.course for lead in second.sums.leads] == [lead.course for lead in whole.sums.leads]
    assert len(file.read_bytes().splitlines()) == 11
    again = play_league(rules, bots, keep=file, most_hands=20, jobs=1)
    assert again.to_json() == second.to_json()


def test_a_file_of_another_league_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "walls.jsonl"
    play_league(rule_set("hong-kong"), ["greedy", "random"], seed=5, most_hands=2, jobs=1, keep=file)
    kept = file.read_bytes()
    for bots, seed in ((["greedy", "club"], 5), (["greedy", "random"], 6)):
        with pytest.raises(RukaError) as refused:
            play_league(rule_set("hong-kong"), bots, seed=seed, most_hands=2, jobs=1, keep=file)
        assert refused.value.code == "other-run"
    assert file.read_bytes() == kept
    file.write_text("what is this\n", "utf-8")
    with pytest.raises(RukaError) as broken:
        play_league(rule_set("hong-kong"), ["greedy", "random"], seed=5, jobs=1, keep=file)
    assert broken.value.code == "broken-league"


def test_a_program_takes_part_and_its_faults_are_counted() -> None:
    players = [f"faulty=mjai:{command('faulty', 'illegal')}", "greedy"]
    league = play_league(rule_set("tenhou"), players, seed=5, unit="hands", most_hands=4, jobs=1)
    faulty, greedy = league.sums.standings
    assert (faulty.name, faulty.agent.startswith("mjai:"), greedy.sums.faults) == ("faulty", True, 0)
    assert faulty.sums.faults > 0


@pytest.mark.parametrize(
    ("rules", "bots", "code"),
    [
        ("tenhou", ["grandmaster", "greedy"], "unknown-bot"),
        ("tenhou", ["greedy"], "league-few"),
        ("tenhou", ["greedy", "greedy"], "league-twice"),
        ("hong-kong", ["mjai:sh", "greedy"], "format-rules"),
    ],
)
def test_who_cannot_play_is_refused(rules: str, bots: list[str], code: str) -> None:
    with pytest.raises(RukaError) as refused:
        play_league(rule_set(rules), bots)
    assert refused.value.code == code


def test_sums_of_walls_made_by_hand() -> None:
    """Two walls of two tables for two: means by wall, rates by hand."""
    sums = Sums(["a", "b"], ["greedy", "random"], 0.05, by_place=False)
    won = Fared(0, points=8, place=1, hands=1, wins=1, won=8, won_squares=64, claimed=1)
    lost = Fared(1, points=-8, place=2, hands=1, deal_ins=1)
    even = [Fared(player, place=1.5, hands=1) for player in (1, 0)]
    sums.add(Wall(0, 2, [[won, lost], even]))
    sums.add(Wall(1, 2, [[won, lost], even]))
    first, second = sums.standings
    assert (sums.walls, sums.tables, sums.hands) == (2, 4, 4)
    assert [first.points, first.place, first.win_rate, first.claim_rate, first.value] == [4.0, 1.25, 0.5, 0.5, 8.0]
    assert [second.points, second.place, second.deal_in_rate] == [-4.0, 1.75, 0.5]
    assert sums.leads[0].course == [8, 8]
    assert first.rating.mean > second.rating.mean


def test_ratings_of_equals_stay_together() -> None:
    ratings = Ratings(2)
    for number in range(200):
        ratings.add([0, 1, 0, 1], [1, 2, 3, 4] if number % 2 else [2, 1, 4, 3])
    first, second = ratings.players
    assert abs(first.mean - second.mean) < 2
    assert first.deviation < 25 / 3 / 2


def test_ctrl_c_leaves_no_half_wall() -> None:
    done = []
    with pytest.raises(KeyboardInterrupt), unbroken():
        signal.raise_signal(signal.SIGINT)
        done.append("whole")
    assert done == ["whole"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
