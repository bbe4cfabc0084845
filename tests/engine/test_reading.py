"""Events are read back as they were told to everybody; seats and tiles that do not exist are refused."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from ruka import Table
from ruka.errors import RukaError
from ruka.rulesets import RULE_SETS
from ruka.schema import encode, read_event
from ruka.schema.events import MOST_SEATS
from ruka.schema.tiles import HIDDEN, TILES
from ruka.texts import LANGUAGES
from tests.engine.games import step

DISCARD = {"type": "discard", "seat": 1, "tile": "5p"}
CHOW = {"type": "chow", "seat": 1, "tile": "5p", "tiles": "46p", "source": 0}
DRAW = {"type": "draw", "seat": 1, "tile": "5p"}
DEAL = {"type": "deal", "seat": 1, "tiles": "123m 456p 0s 17z 8f"}
OVER = {"type": "over", "winners": [0, 4], "points": [1, 2, 3, 4, 5]}


@pytest.mark.parametrize("rules", sorted(RULE_SETS))
def test_what_everybody_is_told_is_read_back(rules: str) -> None:
    table, random = Table(rules, seed=5), Random(5)
    for _ in range(120):
        if not table.over:
            step(table, random)
    for viewer in (None, *range(table.players)):
        for event in table.stream(viewer):
            assert read_event(encode(event)) == event


@pytest.mark.parametrize("tile", TILES)
def test_every_tile_is_read(tile: str) -> None:
    assert read_event(DISCARD | {"tile": tile}).tile == tile  # type: ignore[union-attr]


def test_hidden_tiles_are_drawn_and_dealt_and_nothing_else() -> None:
    assert read_event(DRAW | {"tile": HIDDEN}).tile == HIDDEN  # type: ignore[union-attr]
    assert read_event(DEAL | {"tiles": HIDDEN * 13}).tiles == HIDDEN * 13  # type: ignore[union-attr]
    for told in (DISCARD | {"tile": HIDDEN}, CHOW | {"tiles": HIDDEN * 2}):
        with pytest.raises(RukaError):
            read_event(told)


REFUSED: list[tuple[dict[str, Any], str, str]] = [
    (DISCARD | {"seat": MOST_SEATS}, "wrong-seat", "There is no seat 5; seats go from 0 to 4."),
    (DISCARD | {"seat": -1}, "wrong-seat", "There is no seat -1; seats go from 0 to 4."),
    (DISCARD | {"seat": 10**400}, "wrong-seat", "There is no seat …; seats go from 0 to 4."),
    (CHOW | {"source": 9}, "wrong-seat", "There is no seat 9; seats go from 0 to 4."),
    (DRAW | {"visible_to": 7}, "wrong-seat", "There is no seat 7; seats go from 0 to 4."),
    (OVER | {"winners": [0, 6]}, "wrong-seat", "There is no seat 6; seats go from 0 to 4."),
    (OVER | {"winners": [0, "1"]}, "bad-field", "The field “winners” is missing or has a value of the wrong type."),
    (DISCARD | {"tile": "5q"}, "bad-tile-name", "“5q” is not a tile."),
    (DISCARD | {"tile": "8z"}, "bad-tile-name", "“8z” is not a tile."),
    (DISCARD | {"tile": "9f"}, "bad-tile-name", "“9f” is not a tile."),
    (DISCARD | {"tile": "55p"}, "bad-tile-name", "“55p” is not a tile."),
    (DISCARD | {"tile": "5p\n"}, "bad-tile-name", "“5p\n” is not a tile."),
    (DISCARD | {"tile": "ž" * 1000}, "bad-tile-name", f"“{'ž' * 64}” is not a tile."),
    (CHOW | {"tiles": "46q"}, "digits-without-suit", ""),
    (DEAL | {"tiles": "123m 8z"}, "bad-rank", ""),
    (DEAL | {"tiles": "123m ??"}, "unknown-character", ""),
    (DEAL | {"tiles": ""}, "bad-tile-name", "“” is not a tile."),
]


@pytest.mark.parametrize(("told", "code", "sentence"), REFUSED)
def test_seats_and_tiles_that_do_not_exist(told: dict[str, Any], code: str, sentence: str) -> None:
    for data in (told, json.dumps(told)):
        with pytest.raises(RukaError) as refused:
            read_event(data)
        assert refused.value.code == code
        assert str(refused.value) == (sentence or str(refused.value))
        assert len({refused.value.sentence(lang) for lang in LANGUAGES}) == len(LANGUAGES)
