"""G14: no call into the core crashes it, in whatever order and with whatever sizes; each is refused with a reason."""

from __future__ import annotations

import sys
from random import Random
from threading import Thread
from typing import Any

import numpy as np
import pytest

from ruka import _core
from ruka.engine.flow import compiled_flow, new_core
from ruka.env.observations import OBSERVATION
from ruka.errors import RukaError
from ruka.rulesets import RULE_SETS, rule_set
from ruka.scoring import compiled

TENHOU, VIDEO, HONG_KONG = map(rule_set, ("tenhou", "video", "hong-kong"))


def tables(count: int = 3) -> tuple[_core.Tables, dict[str, Any]]:
    arrays = {
        "observations": np.zeros((count, OBSERVATION.itemsize), np.int8),
        "masks": np.zeros((count, _core.ACTION_NUMBERS), np.bool_),
        "seats": np.zeros(count, np.int8),
    }
    return _core.Tables(compiled(TENHOU), compiled_flow(TENHOU), count), arrays


def code_of(call: Any) -> str:
    with pytest.raises(RukaError) as refused:
        call()
    return refused.value.code


def test_g14_tables_are_asked_only_after_their_games_have_begun() -> None:
    many, arrays = tables()
    actions, rewards, dones = np.zeros(3, np.int64), np.zeros((3, 4), np.int32), np.zeros(3, np.bool_)
    assert code_of(lambda: many.choose(1, actions)) == "tables-not-begun"
    assert code_of(lambda: many.choose(0, actions)) == "tables-not-begun"
    assert code_of(lambda: many.step(actions, **arrays, rewards=rewards, dones=dones)) == "tables-not-begun"
    assert code_of(lambda: many.table(0)) == "tables-not-begun"
    many.begin(b"seed", **arrays)
    many.choose(1, actions)
    many.step(actions, **arrays, rewards=rewards, dones=dones)
    assert many.table(2).phase


def test_g14_tables_refuse_wrong_players_sizes_and_places() -> None:
    many, arrays = tables()
    many.begin(b"seed", **arrays)
    assert code_of(lambda: many.choose(2, np.zeros(3, np.int64))) == "bad-number"
    assert code_of(lambda: many.choose(-1, np.zeros(3, np.int64))) == "bad-number"
    assert code_of(lambda: many.choose(1, np.zeros(4, np.int64))) == "bad-shape"
    for wrong in (np.zeros(3, np.int32), np.zeros((3, 1), np.int64), [0, 0, 0], None):
        with pytest.raises(TypeError):
            many.choose(1, wrong)  # type: ignore[arg-type]
    with pytest.raises(IndexError):
        many.table(3)
    with pytest.raises((TypeError, IndexError)):
        many.table(-1)
    for name, one in arrays.items():
        with pytest.raises((RukaError, TypeError)):
            many.begin(b"seed", **{**arrays, name: one[:2].copy()})
        with pytest.raises((RukaError, TypeError)):
            many.begin(b"seed", **{**arrays, name: one.astype(np.float32)})
    with pytest.raises((MemoryError, ValueError, TypeError)):
        _core.Tables(compiled(TENHOU), compiled_flow(TENHOU), 2**62)


def test_g14_several_threads_at_the_same_tables_are_told_so() -> None:
    many, arrays = tables(64)
    rewards, dones = np.zeros((64, 4), np.int32), np.zeros(64, np.bool_)
    many.begin(b"seed", **arrays)
    codes = set()

    def play() -> None:
        actions = np.zeros(64, np.int64)
        for _ in range(200):
            try:
                many.choose(0, actions)
                many.step(actions, **arrays, rewards=rewards, dones=dones)
            except RukaError as refused:
                codes.add(refused.code)

    threads = [Thread(target=play) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert codes <= {"tables-busy", "illegal-number"}


def test_g14_rules_and_flow_of_different_games_make_no_table() -> None:
    for rules, flow in ((TENHOU, VIDEO), (VIDEO, TENHOU), (rule_set("tenhou-3p"), TENHOU), (TENHOU, HONG_KONG)):
        assert code_of(lambda r=rules, f=flow: _core.Table(compiled(r), compiled_flow(f))) == "other-rules"
        assert code_of(lambda r=rules, f=flow: _core.Tables(compiled(r), compiled_flow(f), 1)) == "other-rules"
        seats = [0] * flow.people
        assert (
            code_of(lambda r=rules, f=flow, s=seats: _core.simulate(compiled(r), compiled_flow(f), b"", s, 0, 1))
            == "other-rules"
        )
    for wrong in (None, 1, compiled_flow(TENHOU)):
        with pytest.raises(TypeError):
            _core.Table(wrong, compiled_flow(TENHOU))  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            _core.Tables(compiled(TENHOU), None, 1)  # type: ignore[arg-type]


def test_g14_a_tile_that_was_not_drawn_or_offered_is_not_scored() -> None:
    table = new_core(TENHOU)
    assert code_of(lambda: table.score(0, 4, True)) == "winning-tile-not-held"  # before the first deal
    table.shuffle(b"seed")
    for tile in range(45):
        for draw in (True, False):
            for seat in range(4):
                if not (draw and seat == table.turn and tile == table.drawn):
                    assert code_of(lambda: table.score(seat, tile, draw)) == "winning-tile-not-held"  # noqa: B023
    assert table.score(table.turn, table.drawn, True)
    assert code_of(lambda: table.score(0, 45, True)) == "bad-tile-code"


def test_g14_a_wall_of_flowers_is_too_short_to_be_dealt_from() -> None:
    table = new_core(HONG_KONG)
    box = [code for code, count in enumerate(table.box) for _ in range(count)]
    flowers, tiles = box[-8:], box[:-8]
    dead = HONG_KONG.table_flow.dead_wall
    least = 4 * 13 + dead + 1
    assert code_of(lambda: table.deal(flowers + tiles[: least - 8])) == "bad-wall"
    assert code_of(lambda: table.deal([])) == "bad-wall"
    table.deal(flowers + tiles[:least])
    assert code_of(lambda: table.deal(box)) == "hand-not-over"


def test_g14_simulated_games_are_counted_and_their_players_known() -> None:
    rules, flow = compiled(TENHOU), compiled_flow(TENHOU)
    for simulate in (_core.simulate, _core.simulate_hands):
        assert code_of(lambda: simulate(rules, flow, b"", [0] * 4, 0, 2**61)) == "bad-number"  # noqa: B023
        assert code_of(lambda: simulate(rules, flow, b"", [0, 0, 0, 7], 0, 1)) == "bad-number"  # noqa: B023
        assert code_of(lambda: simulate(rules, flow, b"", [0, 0], 0, 1)) == "bad-seat-number"  # noqa: B023


def test_g14_points_are_asked_of_numbers_that_a_hand_can_have() -> None:
    rules = compiled(TENHOU)
    for asked in ((-1, 1, 0), (30, -50, 0), (30, 2**30, 0), (30, 1, 2**30)):
        assert code_of(lambda: _core.points(rules, *asked, {})) == "bad-number"  # noqa: B023


def given_to_the_core(monkeypatch: pytest.MonkeyPatch, id: str) -> dict[str, Any]:
    """What a rule set is compiled from."""
    given: dict[str, Any] = {}
    scoring = sys.modules["ruka.scoring.score"]
    monkeypatch.setattr(scoring._core, "Rules", lambda **parts: given.update(parts))
    scoring._compile(RULE_SETS[id])
    monkeypatch.undo()
    return given


@pytest.mark.parametrize("id", ["tenhou", "mcr"])
def test_g14_a_broken_program_is_refused(monkeypatch: pytest.MonkeyPatch, id: str) -> None:
    """Whatever one number of it becomes: it is refused, or it scores something."""
    given = given_to_the_core(monkeypatch, id)
    _core.Rules(**given)
    rng, refused = Random(1), 0
    for _ in range(300):
        broken = dict(given)
        instructions = [list(one) for one in given["instructions"]]
        rng.choice(instructions)[rng.randrange(5)] = rng.choice((-1, 0, 40, 63, 64, 127, 128, 200, 255, 256, 2**31 - 1))
        broken["instructions"] = [tuple(one) for one in instructions]
        try:
            rules = _core.Rules(**broken)
        except (ValueError, TypeError):
            refused += 1
            continue
        _core.score(rules, "123m 456p 789s 11z 56p +7p", {"win": "tsumo"})
    assert refused
    for name, wrong in (
        ("patterns", ()),
        ("second_stage", 10**6),
        ("combining", -1),
        ("first_items", 999),
        ("dora_of", [0] * 5),
        ("dora_of", [99] * 34),
        ("players", 9),
        ("seats", 0),
        ("forms", 0),
        ("kinds", 0),
        ("flowers", 999),
        ("unfinished", 7),
        ("narrow", [(200, 0, 0)]),
    ):
        with pytest.raises((ValueError, TypeError)):
            _core.Rules(**{**given, name: wrong})
