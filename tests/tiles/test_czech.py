"""The notation of source 004: digits with Czech suits, two letters for honours, marks of claimed tiles."""

from __future__ import annotations

from random import Random

import pytest

from ruka.errors import NotationError
from ruka.schema.tiles import KINDS
from ruka.tiles.czech import HONOURS, SUITS, read_czech, read_tiles

LETTERS = {tile: name for name, tile in reversed(HONOURS.items())}
BACK = {ours: theirs for theirs, ours in SUITS.items()}


def in_czech(tile: str) -> str:
    return LETTERS[tile] if tile[1] == "z" else tile[0] + BACK[tile[1]]


def test_every_tile_has_a_name_there() -> None:
    for tile in KINDS:
        assert read_czech(in_czech(tile)) == tile
        assert read_tiles(in_czech(tile).upper()) in (tile, read_tiles(tile))
    assert read_czech("rd") == read_czech("cd") == "7z"


@pytest.mark.parametrize(
    ("written", "ours"),
    [
        ("1k2k", "12p"),
        ("8b9b", "89s"),
        ("cdcd", "77z"),
        ("vv", "1z"),
        ("vvvv", "11z"),
        ("  5m  ", "5m"),
        ("l_1k1k1k1k", "[1111p]"),
        ("1bl_1bl_1b1b", "[1111s]"),
        ("9k9k9k9k", "<9999p>"),
        ("2m3m4m l_svsvsv", "234m [444z]"),
    ],
)
def test_what_the_source_writes(written: str, ours: str) -> None:
    assert read_czech(written) == ours


@pytest.mark.parametrize(
    ("written", "column"), [("", 1), ("1", 1), ("1k2", 3), ("0k", 1), ("xv", 1), ("1k v", 4), ("l_", 1), ("1k2k3", 5)]
)
def test_what_cannot_be_read_is_refused_with_its_place(written: str, column: int) -> None:
    with pytest.raises(NotationError) as refused:
        read_czech(written)
    assert refused.value.column == column
    for lang in ("cs", "pl", "en"):
        assert refused.value.sentence(lang).endswith(".")


def test_both_notations_are_understood_where_answers_are_typed() -> None:
    random = Random(4)
    for _ in range(200):
        tiles = random.sample(KINDS, random.randint(1, 6))
        ours = read_tiles("".join(tiles))
        assert read_tiles("".join(map(in_czech, tiles))) == ours
        assert read_tiles(" ".join(map(in_czech, tiles))) == ours
    with pytest.raises(NotationError) as refused:
        read_tiles("qq")
    assert refused.value.code == "unknown-character"
