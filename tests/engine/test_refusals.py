"""Every refusal has its reason, and the reason is the right one."""

from collections.abc import Iterator
from random import Random

import pytest

import ruka
from ruka import Action, IllegalAction, Table
from ruka.engine import ACTION_TYPES
from ruka.engine.flow import CLAIM
from ruka.engine.refusals import DISCARD_OFFERED
from ruka.testing.walls import build_wall
from ruka.texts import LANGUAGES
from ruka.tiles import KINDS, TILES, in_order
from tests.engine.games import of_each_family, play, step

READY = "123m 456p 789s 1122z"
PAIRS = [f"{a[0]}{b[0]}{a[1]}" for a in TILES[:37] for b in TILES[:37] if a[1] == b[1] and in_order([a, b]) == [a, b]]


def everything(seat: int) -> Iterator[Action]:
    """Every action that can be written down."""
    for type in ACTION_TYPES:
        if type in ("discard", "riichi"):
            yield from (Action(seat, type, tile, drawn=drawn) for tile in TILES[:37] for drawn in (False, True))
        elif type == "added_kong":
            yield from (Action(seat, type, tile) for tile in TILES[:37])
        elif type in ("kong", "concealed_kong"):
            yield from (Action(seat, type, kind) for kind in KINDS)
        elif type in ("chow", "pung"):
            for tiles in PAIRS:
                try:
                    yield Action(seat, type, tiles=tiles)
                except ruka.RukaError:
                    continue  # no set at all
        else:
            yield Action(seat, type)


EVERYTHING = {seat: list(everything(seat)) for seat in (-1, 0, 1, 2, 3, 4)}


@of_each_family
def test_a_reason_for_every_refusal_and_nothing_else_is_legal(rules: str) -> None:
    table, random = Table(rules, seed=23), Random(23)
    for turn in range(120):
        seat = random.choice([*range(-1, 5), *table.waiting_for * 5])
        legal = table.legal_actions(seat) if 0 <= seat < table.players else []
        for action in EVERYTHING[seat]:
            assert table.can(action) == (action in legal)
            if action in legal:
                table.verify(action)
                continue
            with pytest.raises(IllegalAction) as refused:
                table.verify(action)
            assert refused.value.code != "illegal-action", (turn, action)
        step(table, random)


def refused(table: Table, action: Action) -> str:
    before = list(table.record.lines())
    with pytest.raises(IllegalAction) as refusal:
        table.apply(action)
    assert list(table.record.lines()) == before
    assert len({refusal.value.sentence(lang) for lang in LANGUAGES}) == len(LANGUAGES)
    return refusal.value.code


def table_with(rules: str = "tenhou", **wall: object) -> Table:
    settled = ruka.rule_set(rules)
    return Table(settled, walls=[build_wall(settled, **wall)])  # type: ignore[arg-type]


def test_a_tile_that_is_not_held() -> None:
    table = table_with(hands={0: READY}, draws="9m")
    assert refused(table, Action(0, "discard", "5m")) == "tile-not-held"
    assert refused(table, Action(0, "discard", "9m")) == "only-the-drawn-tile"
    assert refused(table, Action(0, "discard", "1m", drawn=True)) == "not-the-drawn-tile"
    assert refused(table, Action(1, "discard", "1m")) == "not-your-turn"
    assert refused(table, Action(0, "ron")) == "own-turn"


def test_000_3_3_12_after_riichi_only_the_drawn_tile() -> None:
    table = table_with(hands={0: READY, 1: "258m 258p 258s 3456z"}, draws="9m 8m 8p 7s 8s")
    table.apply(Action(0, "riichi", "9m", drawn=True))
    while table.waiting_for != [0]:
        step(table, Random(0))
    drawn = table.view(0).drawn
    other = next(tile for tile in table.view(0).seats[0].tiles if tile != drawn)
    assert refused(table, Action(0, "discard", other)) == "riichi-drawn-only"
    assert refused(table, Action(0, "riichi", drawn, drawn=True)) == "riichi-already"


def test_riichi_needs_a_ready_hand() -> None:
    table = table_with(hands={0: READY}, draws="9m")
    assert refused(table, Action(0, "riichi", "1m")) == "not-ready"
    assert table.can(Action(0, "riichi", "9m", drawn=True))


def test_000_3_3_12_riichi_needs_points() -> None:
    poor = ruka.rule_set("tenhou").but(flow={"riichi_floor": 26000})
    table = Table(poor, walls=[build_wall(poor, hands={0: READY}, draws="9m")])
    assert refused(table, Action(0, "riichi", "9m", drawn=True)) == "riichi-few-points"


def test_furiten_names_the_tile() -> None:
    table = table_with(
        hands={0: "123m 456p 789s 22z 78m", 1: "258m 147p 147s 3456z", 3: "6m6m 258p 258s 34567z"}, draws="9m 6m"
    )
    table.apply(Action(0, "discard", "9m", drawn=True))
    assert table.waiting_for == [1]
    table.apply(Action(1, "discard", "6m", drawn=True))
    assert table.waiting_for == [3]
    assert refused(table, Action(0, "ron")) == "furiten-discarded"


def test_swap_calling_is_refused_where_the_rules_forbid_it() -> None:
    table = table_with(hands={0: "9m 9m 258p 258s 12345z", 1: "46m 5m 147p 147s 3456z"}, draws="5m")
    table.apply(Action(0, "discard", "5m", drawn=True))
    table.apply(Action(1, "chow", tiles="46m"))
    assert refused(table, Action(1, "discard", "5m")) == "swap-calling"
    assert refused(table, Action(1, "concealed_kong", "3z")) == "not-four"
    assert refused(table, Action(1, "tsumo")) == "nothing-drawn"


def test_a_chow_only_from_the_left_and_of_three_in_a_row() -> None:
    table = table_with(
        hands={0: "9m 9m 258p 258s 12345z", 1: "46m 5m 147p 147s 3456z", 2: "46m 147p 147s 34567z"}, draws="5m"
    )
    table.apply(Action(0, "discard", "5m", drawn=True))
    assert table.waiting_for == [1]
    assert refused(table, Action(2, "chow", tiles="46m")) == "chow-from-left"
    assert refused(table, Action(1, "chow", tiles="78m")) == "no-such-set"
    assert refused(table, Action(1, "chow", tiles="67m")) == "tile-not-held"
    assert refused(table, Action(1, "pung", tiles="55m")) == "tile-not-held"
    assert refused(table, Action(1, "kong", "5m")) == "not-three"
    assert refused(table, Action(1, "ron")) == "not-complete"
    assert refused(table, Action(0, "pung", tiles="55m")) == "own-tile"
    assert refused(table, Action(0, "discard", "9m")) == "others-may-claim"
    assert refused(table, Action(3, "pass")) == "not-asked"


def test_002_of_five_the_next_who_plays_is_the_one_to_chow() -> None:
    table, asked = Table("japanese-classical-5p", seed=1), 0
    while asked < 10:
        core = table.core
        if core.phase == CLAIM and core.offer == DISCARD_OFFERED:
            playing = core.order[:4]
            place = playing.index(core.turn)
            next_seat, *others = (playing[(place + step) % 4] for step in (1, 2, 3))
            asked += next_seat != (core.turn + 1) % 5  # somebody sits out between the two
            far = "12p" if TILES[core.offered][1] != "p" else "12s"
            assert refused(table, Action(next_seat, "chow", tiles=far)) == "no-such-set"
            assert {refused(table, Action(seat, "chow", tiles=far)) for seat in others} == {"chow-from-left"}
        step(table, Random(0))


def test_a_hand_without_yaku() -> None:
    hands = {0: "258m 147p 147s 1234z", 1: "345m 22z 678s 111p 78m", 2: "6m6m 258p 258s 34567z"}
    table = table_with(hands=hands, draws="6m")
    table.apply(Action(0, "discard", "6m", drawn=True))
    assert refused(table, Action(1, "ron")) == "no-yaku"


def test_000_3_4_6_a_dead_hand_only_discards() -> None:
    table = Table("ema-riichi", seed=1, options={"discipline": "open"})
    table.apply(table.legal_actions(0)[-1])
    table.apply(Action(1, "wrong_call"))
    while table.view(0).turn != 1 or len(table.waiting_for) != 1:
        table.apply(table.legal_actions(table.waiting_for[0])[-1])
    assert refused(table, Action(1, "concealed_kong", "1m")) == "dead-hand"
    assert refused(Table("ema-riichi", seed=1), Action(0, "wrong_call")) == "no-open-discipline"


@pytest.mark.parametrize("seat", [-1, 4, 10**30])
def test_a_seat_that_is_not_there(seat: int) -> None:
    assert refused(Table("tenhou", seed=1), Action(seat, "pass")) == "no-such-seat"


def test_when_the_game_is_over() -> None:
    table = play(Table("tenhou", seed=1, options={"length": "tonpuu"}), Random(1))
    assert refused(table, Action(0, "pass")) == "game-over"


def test_a_seat_that_is_no_number_is_a_mistake_of_the_caller() -> None:
    with pytest.raises(TypeError, match="a seat is a whole number from 0 on, not str"):
        Table("tenhou", seed=1).apply(Action("east", "pass"))  # type: ignore[arg-type]
