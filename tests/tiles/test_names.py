"""Names, numbers and glyphs of tiles."""

import unicodedata

import pytest

from ruka.errors import NotationError
from ruka.texts import LANGUAGES
from ruka.tiles import KINDS, TILES, full_name, glyph, parse, seen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_has_a_name_of_its_own(lang: str) -> None:
    assert len({full_name(tile, lang) for tile in TILES}) == len(TILES) == 45


@pytest.mark.parametrize(
    ("tile", "cs", "pl", "en"),
    [
        ("1s", "jednička bambusů", "jedynka bambusów", "1 of bamboos"),
        ("7s", "sedmička bambusů", "siódemka bambusów", "7 of bamboos"),
        ("4p", "čtyřka kol", "czwórka kółek", "4 of dots"),
        ("0m", "červená pětka znaků", "czerwona piątka znaków", "red 5 of characters"),
        ("1z", "východní vítr", "wiatr wschodni", "east wind"),
        ("5z", "bílý drak", "biały smok", "white dragon"),
        ("3f", "chryzantéma", "chryzantema", "chrysanthemum"),
        ("7f", "podzim", "jesień", "autumn"),
    ],
)
def test_names_are_those_of_the_sources(tile: str, cs: str, pl: str, en: str) -> None:
    assert [full_name(tile, lang) for lang in ("cs", "pl", "en")] == [cs, pl, en]


@pytest.mark.parametrize(
    ("tile", "name"),
    [
        ("1m", "MAHJONG TILE ONE OF CHARACTERS"),
        ("9p", "MAHJONG TILE NINE OF CIRCLES"),
        ("5s", "MAHJONG TILE FIVE OF BAMBOOS"),
        ("0p", "MAHJONG TILE FIVE OF CIRCLES"),
        ("4z", "MAHJONG TILE NORTH WIND"),
        ("5z", "MAHJONG TILE WHITE DRAGON"),
        ("7z", "MAHJONG TILE RED DRAGON"),
        ("3f", "MAHJONG TILE CHRYSANTHEMUM"),
        ("4f", "MAHJONG TILE BAMBOO"),
        ("8f", "MAHJONG TILE WINTER"),
    ],
)
def test_glyphs_are_those_of_unicode(tile: str, name: str) -> None:
    assert unicodedata.name(glyph(tile)) == name


@pytest.mark.parametrize("kind", KINDS)
def test_the_notation_reads_its_glyphs(kind: str) -> None:
    assert str(parse(glyph(kind))) == kind


def test_a_bad_tile_among_many_is_found_at_its_place() -> None:
    with pytest.raises(NotationError) as caught:
        seen("123m 456p 8z")
    assert caught.value.column == 11
