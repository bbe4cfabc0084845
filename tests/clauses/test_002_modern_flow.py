"""002, Moderní japonská pravidla: riichi with a forced win, furiten for the very tile, bets that wait."""

import pytest

from ruka.rulesets import rule_set
from ruka.testing.walls import build_wall
from ruka.tiles import CODES
from tests.clauses.scene import Scene

MODERN = rule_set("modern-japanese")
READY = "234567p345m99m67s"  # waits on 5s and 8s


def riichi(draws: str = "1z 2z 3z 4z", others: str = "5s8s") -> Scene:
    """East has declared riichi."""
    scene = Scene(MODERN, {0: READY, 1: others}, draws=draws)
    scene.throw("1z", riichi=True, skip=True)
    return scene


def test_riichi_costs_a_hundred() -> None:
    scene = riichi()
    assert (scene.table.scores[0], scene.table.sticks) == (7900, 1)


def test_riichi_must_win_on_the_first_discard_that_completes_the_hand() -> None:
    scene = riichi()
    scene.throw("8s")
    assert scene.can(0) == {"ron"}
    assert "riichi" in scene.table.score(0, CODES["8s"], False).patterns
    scene.do(0, "ron")
    assert not scene.told("ura")


def test_riichi_must_win_on_the_first_draw_that_completes_the_hand() -> None:
    scene = riichi(draws="1z 2z 3z 4z 5s")
    for _ in range(3):
        scene.throw(skip=True)
    assert scene.can(0) == {"tsumo"}


def test_without_riichi_a_win_may_be_let_go_and_nothing_comes_of_it() -> None:
    scene = Scene(MODERN, {0: "8s5s", 1: READY}, draws="1z 2z 3z 4z 6z")
    scene.throw("8s")
    scene.do(1, "pass")
    assert not scene.table.furiten(1)


def test_no_kong_after_riichi() -> None:
    scene = Scene(MODERN, {0: "222m789p456s33z78s"}, draws="1z 9m 9m 9m 2m")
    scene.throw("1z", riichi=True, skip=True)
    for _ in range(3):
        scene.throw(skip=True)
    assert scene.can(0) == {"discard"}


@pytest.mark.parametrize(("choice", "wins"), [("same_tile", True), ("any_wait", False)])
def test_furiten_for_the_very_tile(choice: str, wins: bool) -> None:
    rules = MODERN.with_options(furiten=choice)
    scene = Scene(rules, {0: READY, 1: "5s8s"}, draws="5s 1z 1z 1z 1z 9p")
    scene.throw("5s", skip=True)
    scene.throw("8s")
    assert ("ron" in scene.can(0)) is wins
    other = Scene(rules, {0: READY, 1: "5s8s"}, draws="5s 1z 1z 1z 1z 9p")
    other.throw("5s", skip=True)
    other.throw("5s")
    assert "ron" not in other.can(0)


def test_furiten_counts_discards_that_others_claimed() -> None:
    scene = Scene(MODERN, {0: READY, 1: "55s7z", 2: "5s"}, draws="5s 1z 1z")
    scene.throw("5s")
    scene.do(1, "pung")
    scene.throw("7z", skip=True)
    scene.throw("5s")
    assert "ron" not in scene.can(0)


def test_the_bet_stays_on_the_table_at_a_draw_and_goes_to_the_next_winner() -> None:
    scene = riichi(others="5555s8888s")
    while not scene.told("end"):
        scene.throw(skip=True)
    assert scene.table.sticks == 1
    wall = build_wall(MODERN, hands={1: READY}, draws="5s", dealer=scene.table.dealer, dora="1m")
    scene.happened = scene.table.deal(wall)
    scene.do(1, "tsumo")
    (won,) = scene.told("win")
    assert sum(won.values) == 100
    assert scene.table.sticks == 0


def test_one_indicator_and_none_for_a_kong() -> None:
    scene = Scene(MODERN, {0: "2222m"}, draws="9s")
    scene.do(0, "concealed_kong")
    assert len(scene.told("dora")) == 1


@pytest.mark.parametrize(("least", "wins"), [(1, False), (0, True)])
def test_option_minimum_han(least: int, wins: bool) -> None:
    """A pair of 9m and a closed wait: nothing of its own."""
    scene = Scene(
        MODERN.with_options(minimum_han=least), {0: "5p7s", 1: "234567m345s99m46p"}, draws="1z 2z 3z 4z 6z 7z"
    )
    for _ in range(4):
        scene.throw(skip=True)
    scene.throw("5p")
    assert ("ron" in scene.can(1)) is wins


def test_at_a_draw_the_deal_moves_and_nothing_is_paid() -> None:
    scene = Scene(MODERN)
    scene.exhaust()
    assert (scene.gained, scene.table.dealer, scene.table.honba) == ([0, 0, 0, 0], 1, 0)


def test_nobody_stops_the_hand_with_nine_orphans() -> None:
    scene = Scene(MODERN, {0: "19m19p19s1234z"}, draws="5z")
    assert scene.can(0) == {"discard"}
