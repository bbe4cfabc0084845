"""Open discipline (3.4.6 chombo, 3.4.7 dead hand): wrong declarations are taken, found and punished as written."""

from __future__ import annotations

import pytest

from ruka import _core
from ruka.engine.events import EVENT_TYPES
from ruka.engine.flow import compiled_flow
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import rule_set
from ruka.scoring import compiled
from ruka.testing.walls import build_wall
from ruka.tiles import CODES, TILES

PASS, DISCARD, RIICHI, TSUMO, RON, CONCEALED_KONG, WRONG_CALL = 0, 1, 2, 3, 4, 8, 14
WRONG_COUNT, SHOWN_TILE, SHOWN_MANY = 16, 17, 18
OFFENCE = EVENT_TYPES.index("offence")
FALSE_WIN, FALSE_RIICHI, WRONG_KONG, BAD_CALL, DEAD_CLAIM = 1, 2, 3, 4, 5
BAD_COUNT, TILE_SHOWN, MANY_SHOWN = 7, 8, 9
OPEN = rule_set("ema-riichi").with_options(discipline="open")

SCATTERED = "159m 159p 159s 1234z"  # far from everything
READY = "123m 456m 789m 55p 34s"  # waits on 2s and 5s


def table(rules: RuleSet = OPEN, **wall: object) -> _core.Table:
    game = _core.Table(compiled(rules), compiled_flow(rules))
    game.start(build_wall(rules, **wall))  # type: ignore[arg-type]
    return game


def throw(game: _core.Table, tile: str, declare: int = DISCARD) -> list[tuple[int, list[int]]]:
    drawn = int(game.drawn == CODES[tile])
    return offences(game.apply(game.turn, declare, CODES[tile], drawn))


def everybody_passes(game: _core.Table) -> None:
    while game.phase == 2:
        game.apply(game.asked[0], PASS)


def offences(events: list[tuple[int, int, int, int, int, int, bool, list[int]]]) -> list[tuple[int, list[int]]]:
    return [(event[3], event[7]) for event in events if event[0] == OFFENCE]


def to_the_end_of_the_wall(game: _core.Table) -> list[tuple[int, list[int]]]:
    found: list[tuple[int, list[int]]] = []
    while game.phase in (1, 2) and not found:
        seat = game.asked[0]
        action = next(a for a in game.legal(seat) if a[0] in (PASS, DISCARD))
        found += offences(game.apply(seat, *action))
    return found


def test_000_3_4_6_a_false_win_by_draw_costs_a_mangan_in_reverse() -> None:
    game = table(hands=[SCATTERED])
    assert (TSUMO, 0, 0) in game.wrong(0)
    assert (TSUMO, 0, 0) not in game.legal(0)
    assert offences(game.apply(0, TSUMO)) == [(FALSE_WIN, [-12000, 4000, 4000, 4000])]
    assert (game.dealer, game.honba, game.phase) == (0, 0, 0)  # the same dealer, no honba, a new deal


def test_000_3_4_6_a_false_win_by_discard_of_another_pays_east_double() -> None:
    game = table(hands=["", SCATTERED])
    throw(game, drawn_tile(game))
    events = [event for seat in list(game.asked) for event in game.apply(seat, RON if seat == 1 else PASS)]
    assert offences(events) == [(FALSE_WIN, [4000, -8000, 2000, 2000])]


def test_000_3_4_6_a_valid_win_at_the_same_moment_annuls_it() -> None:
    game = table(hands=["", READY, SCATTERED], draws="2s")
    throw(game, "2s")
    events = [event for seat in list(game.asked) for event in game.apply(seat, RON if seat in (1, 2) else PASS)]
    assert offences(events) == []
    assert game.scores[1] > 30000 > game.scores[0]
    assert game.scores[2] == 30000


def test_000_3_4_6_riichi_without_tenpai_is_found_at_the_end_of_the_wall() -> None:
    game = table(hands=[SCATTERED])
    assert throw(game, drawn_tile(game), RIICHI) == []
    everybody_passes(game)
    assert (game.scores[0], game.sticks) == (29000, 1)
    assert [kind for kind, _ in to_the_end_of_the_wall(game)] == [FALSE_RIICHI]
    assert (game.scores, game.sticks, game.honba) == ([18000, 34000, 34000, 34000], 0, 0)  # the bet came back


def test_000_3_4_6_a_wrong_kong_in_riichi_is_found_when_the_offender_wins() -> None:
    hand = "111m 23m 456m 789p 55s"  # 11123m: the kong takes 1m from a chow as well
    game = table(hands=[hand], draws="1z 2p 3p 4p 1m", replacements="4m")
    throw(game, "1z", RIICHI)
    everybody_passes(game)
    for _ in range(3):
        throw(game, drawn_tile(game))
        everybody_passes(game)
    assert (CONCEALED_KONG, CODES["1m"], 0) in game.wrong(0)
    game.apply(0, CONCEALED_KONG, CODES["1m"], 0)
    everybody_passes(game)
    assert (TSUMO, 0, 0) in game.legal(0)
    assert [kind for kind, _ in offences(game.apply(0, TSUMO))] == [WRONG_KONG]


def test_000_3_4_7_a_wrong_call_makes_the_hand_dead() -> None:
    game = table(hands=["", READY], draws="1z 3z")
    throw(game, "1z")
    events = game.apply(1, WRONG_CALL)
    assert offences(events) == [(BAD_CALL, [0, 0, 0, 0])]
    everybody_passes(game)
    assert {action[0] for action in game.legal(1)} == {DISCARD}  # no riichi, though it is ready


@pytest.mark.parametrize(("owned", "offence"), [(WRONG_COUNT, BAD_COUNT), (SHOWN_TILE, TILE_SHOWN)])
def test_000_3_4_7_a_wrong_count_and_a_shown_tile_make_the_hand_dead(owned: int, offence: int) -> None:
    game = table(hands=[READY], draws="2s")
    assert (TSUMO, 0, 0) in game.legal(0)
    assert offences(game.apply(0, owned)) == [(offence, [0, 0, 0, 0])]
    assert {action[0] for action in game.legal(0)} == {DISCARD}


def test_000_3_4_6_more_than_five_shown_tiles_are_chombo() -> None:
    game = table(hands=[SCATTERED])
    assert offences(game.apply(0, SHOWN_MANY)) == [(MANY_SHOWN, [-12000, 4000, 4000, 4000])]
    assert (game.dealer, game.honba, game.phase) == (0, 0, 0)


def test_000_3_4_6_unless_somebody_wins_at_that_moment() -> None:
    game = table(hands=["", READY, SCATTERED], draws="2s")
    throw(game, "2s")
    asked = list(game.asked)
    events = [event for seat in asked for event in game.apply(seat, {1: RON, 2: SHOWN_MANY}.get(seat, PASS))]
    assert offences(events) == []
    assert (game.scores[1] > 30000, game.scores[2]) == (True, 30000)


def test_000_3_4_6_a_claim_with_a_dead_hand_is_chombo() -> None:
    game = table(hands=["", SCATTERED])
    throw(game, drawn_tile(game))
    game.apply(1, WRONG_CALL)
    everybody_passes(game)
    throw(game, drawn_tile(game))
    everybody_passes(game)
    throw(game, drawn_tile(game))
    assert [kind for kind, _ in offences(game.apply(1, WRONG_CALL))] == [DEAD_CLAIM]


def test_000_3_4_7_a_dead_hand_is_never_tenpai() -> None:
    game = table(hands=["", READY])
    throw(game, drawn_tile(game))
    game.apply(1, WRONG_CALL)
    everybody_passes(game)
    to_the_end_of_the_wall(game)
    assert all(game.wrong(seat) == [] for seat in range(4))
    while game.phase == 3:
        assert game.asked != [1]
        game.apply(game.asked[0], 13)
    assert game.scores[1] <= 30000


def test_strict_tables_take_no_wrong_declaration() -> None:
    game = table(rule_set("ema-riichi"), hands=[SCATTERED])
    assert game.wrong(0) == []


def drawn_tile(game: _core.Table) -> str:
    return TILES[game.drawn]
