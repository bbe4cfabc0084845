"""Open discipline (3.4.6 chombo, 3.4.7 dead hand): wrong declarations are taken, found and punished as written."""

from __future__ import annotations

import pytest

from ruka.engine.flow import CLAIM, HAND_OVER, SHOW, TURN
from ruka.rules.policies import OFFENCES
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import rule_set
from ruka.testing.walls import build_wall
from ruka.tiles import CODES, TILES
from tests.machine import Event, Machine, new_table, of_type

OPEN = rule_set("ema-riichi").with_options(discipline="open")

SCATTERED = "159m 159p 159s 1234z"  # far from everything
READY = "123m 456m 789m 55p 34s"  # waits on 2s and 5s


def table(rules: RuleSet = OPEN, **wall: object) -> Machine:
    game = new_table(rules)
    game.deal(build_wall(rules, **wall))  # type: ignore[arg-type]
    return game


def throw(game: Machine, tile: str, declare: str = "discard") -> list[tuple[str, list[int]]]:
    drawn = int(game.drawn == CODES[tile])
    return offences(game.apply(game.turn, declare, CODES[tile], drawn))


def everybody_passes(game: Machine) -> None:
    while game.phase == CLAIM:
        game.apply(game.asked[0], "pass")


def offences(events: list[Event]) -> list[tuple[str, list[int]]]:
    return [(OFFENCES[event.a], event.values) for event in of_type(events, "offence")]


def to_the_end_of_the_wall(game: Machine) -> list[tuple[str, list[int]]]:
    found: list[tuple[str, list[int]]] = []
    while game.phase in (TURN, CLAIM) and not found:
        seat = game.asked[0]
        action = next(a for a in game.legal(seat) if a[0] in ("pass", "discard"))
        found += offences(game.apply(seat, *action))
    return found


def test_000_3_4_6_a_false_win_by_draw_costs_a_mangan_in_reverse() -> None:
    game = table(hands=[SCATTERED])
    assert ("tsumo", 0, 0) in game.wrong(0)
    assert ("tsumo", 0, 0) not in game.legal(0)
    assert offences(game.apply(0, "tsumo")) == [("false_win", [-12000, 4000, 4000, 4000])]
    assert (game.dealer, game.honba, game.phase) == (0, 0, HAND_OVER)  # the same dealer, no honba, a new deal


def test_000_3_4_6_a_false_win_by_discard_of_another_pays_east_double() -> None:
    game = table(hands=["", SCATTERED])
    throw(game, drawn_tile(game))
    events = [event for seat in list(game.asked) for event in game.apply(seat, "ron" if seat == 1 else "pass")]
    assert offences(events) == [("false_win", [4000, -8000, 2000, 2000])]


def test_000_3_4_6_a_valid_win_at_the_same_moment_annuls_it() -> None:
    game = table(hands=["", READY, SCATTERED], draws="2s")
    throw(game, "2s")
    events = [event for seat in list(game.asked) for event in game.apply(seat, "ron" if seat in (1, 2) else "pass")]
    assert offences(events) == []
    assert game.scores[1] > 30000 > game.scores[0]
    assert game.scores[2] == 30000


def test_000_3_4_6_riichi_without_tenpai_is_found_at_the_end_of_the_wall() -> None:
    game = table(hands=[SCATTERED])
    assert throw(game, drawn_tile(game), "riichi") == []
    everybody_passes(game)
    assert (game.scores[0], game.sticks) == (29000, 1)
    assert [kind for kind, _ in to_the_end_of_the_wall(game)] == ["false_riichi"]
    assert (game.scores, game.sticks, game.honba) == ([18000, 34000, 34000, 34000], 0, 0)  # the bet came back


def test_000_3_4_6_a_wrong_kong_in_riichi_is_found_when_the_offender_wins() -> None:
    hand = "111m 23m 456m 789p 55s"  # 11123m: the kong takes 1m from a chow as well
    game = table(hands=[hand], draws="1z 2p 3p 4p 1m", replacements="4m")
    throw(game, "1z", "riichi")
    everybody_passes(game)
    for _ in range(3):
        throw(game, drawn_tile(game))
        everybody_passes(game)
    assert ("concealed_kong", CODES["1m"], 0) in game.wrong(0)
    game.apply(0, "concealed_kong", CODES["1m"], 0)
    everybody_passes(game)
    assert ("tsumo", 0, 0) in game.legal(0)
    assert [kind for kind, _ in offences(game.apply(0, "tsumo"))] == ["wrong_kong"]


def test_000_3_4_7_a_wrong_call_makes_the_hand_dead() -> None:
    game = table(hands=["", READY], draws="1z 3z")
    throw(game, "1z")
    events = game.apply(1, "wrong_call")
    assert offences(events) == [("wrong_call", [0, 0, 0, 0])]
    everybody_passes(game)
    assert {action[0] for action in game.legal(1)} == {"discard"}  # no riichi, though it is ready


@pytest.mark.parametrize("owned", ["wrong_count", "shown_other"])
def test_000_3_4_7_a_wrong_count_and_a_tile_of_another_make_the_hand_dead(owned: str) -> None:
    game = table(hands=[READY], draws="2s")
    assert ("tsumo", 0, 0) in game.legal(0)
    assert offences(game.apply(0, owned)) == [(owned, [0, 0, 0, 0])]
    assert {action[0] for action in game.legal(0)} == {"discard"}


def test_000_3_4_6_more_than_five_shown_tiles_are_chombo() -> None:
    game = table(hands=[SCATTERED])
    assert offences(game.apply(0, "shown_many")) == [("shown_many", [-12000, 4000, 4000, 4000])]
    assert (game.dealer, game.honba, game.phase) == (0, 0, HAND_OVER)


def test_000_3_4_6_unless_somebody_wins_at_that_moment() -> None:
    game = table(hands=["", READY, SCATTERED], draws="2s")
    throw(game, "2s")
    asked = list(game.asked)
    events = [event for seat in asked for event in game.apply(seat, {1: "ron", 2: "shown_many"}.get(seat, "pass"))]
    assert offences(events) == []
    assert (game.scores[1] > 30000, game.scores[2]) == (True, 30000)


def test_000_3_4_6_a_claim_with_a_dead_hand_is_chombo() -> None:
    game = table(hands=["", SCATTERED])
    throw(game, drawn_tile(game))
    game.apply(1, "wrong_call")
    everybody_passes(game)
    throw(game, drawn_tile(game))
    everybody_passes(game)
    throw(game, drawn_tile(game))
    assert [kind for kind, _ in offences(game.apply(1, "wrong_call"))] == ["dead_claim"]


def test_000_3_4_7_a_dead_hand_is_never_tenpai() -> None:
    game = table(hands=["", READY])
    throw(game, drawn_tile(game))
    game.apply(1, "wrong_call")
    everybody_passes(game)
    to_the_end_of_the_wall(game)
    assert all(game.wrong(seat) == [] for seat in range(4))
    while game.phase == SHOW:
        assert game.asked != [1]
        game.apply(game.asked[0], "hide")
    assert game.scores[1] <= 30000


def test_strict_tables_take_no_wrong_declaration() -> None:
    game = table(rule_set("ema-riichi"), hands=[SCATTERED])
    assert game.wrong(0) == []


def drawn_tile(game: Machine) -> str:
    return TILES[game.core.drawn]
