"""Tile art: every tile in every face, small, well-formed, and told apart without colour."""

import gzip
import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

from ruka.tiles import TILES
from ruka.tiles.art import FACES, SYMBOLS, sprite, tile_svg
from ruka.tiles.art.characters import CHARACTERS, OUTLINES
from web.tiles import make, outline

SVG = "{http://www.w3.org/2000/svg}"
MOST_BYTES = 40_000


def symbols(face: str, of: str = "t-") -> dict[str, ElementTree.Element]:
    root = ElementTree.fromstring(sprite(face))
    named = {symbol.get("id", ""): symbol for symbol in root.iter(f"{SVG}symbol")}
    return {name: symbol for name, symbol in named.items() if name.startswith(of)}


@pytest.mark.parametrize("face", FACES)
def test_every_tile_and_back_has_a_symbol_of_its_own(face: str) -> None:
    drawn = symbols(face)
    assert set(drawn) == {f"t-{tile}" for tile in TILES} | {f"t-back-{back}" for back in range(1, 5)}
    contents = {b"".join(map(ElementTree.tostring, symbol)) for symbol in drawn.values()}
    assert len(contents) == len(SYMBOLS)


@pytest.mark.parametrize("face", FACES)
def test_a_wind_alone_is_the_character_of_its_tile(face: str) -> None:
    tiles, winds = symbols(face), symbols(face, "w-")
    assert list(winds) == ["w-E", "w-S", "w-W", "w-N"]
    for rank, [sign] in enumerate(winds.values(), 1):
        assert sign.get("href") in {part.get("href") for part in tiles[f"t-{rank}z"].iter(f"{SVG}use")}
        assert sign.get("fill") == "currentColor"


@pytest.mark.parametrize("face", FACES)
def test_ids_are_unique_and_references_lead_somewhere(face: str) -> None:
    ids = re.findall(r'\bid="([^"]+)"', sprite(face))
    assert len(ids) == len(set(ids))
    used = set(re.findall(r'href="#([^"]+)"', sprite(face)))
    assert used == {name for name in ids if not name.startswith(("t-", "w-"))}


@pytest.mark.parametrize("face", FACES)
def test_a_sprite_is_small_and_loads_nothing(face: str) -> None:
    assert len(gzip.compress(sprite(face).encode())) < MOST_BYTES
    assert not re.search(r"url\(|<image|<text|<style|font", sprite(face))


@pytest.mark.parametrize("face", FACES)
def test_every_face_has_an_index_that_a_page_can_hide(face: str) -> None:
    for name, symbol in symbols(face).items():
        indices = symbol.findall(f"{SVG}g[@class='index']")
        assert len(indices) == (0 if "back" in name else 1), name
        assert all(index.get("style") == "display:var(--tile-index,inline)" for index in indices)


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("suit", "mps")
def test_a_red_five_is_told_from_a_five_without_colour_and_index(face: str, suit: str) -> None:
    def shapes(tile: str) -> list[dict[str, str]]:
        symbol = symbols(face)[f"t-{tile}"]
        for index in symbol.findall(f"{SVG}g[@class='index']"):
            symbol.remove(index)
        colours = {"fill", "stroke"}
        return [
            {name: value for name, value in part.items() if name not in colours and not value.startswith("#p-")}
            for part in symbol.iter()
            if part is not symbol
        ]

    five, red = shapes(f"5{suit}"), shapes(f"0{suit}")
    assert len(red) > len(five)
    assert all(shape in red for shape in five)


@pytest.mark.parametrize("rank", range(2, 10))
def test_as_many_dots_and_sticks_as_the_rank_says(rank: int) -> None:
    drawn = symbols("classic")
    for suit in "ps":
        assert len(list(drawn[f"t-{rank}{suit}"].iter(f"{SVG}use"))) == rank


@pytest.mark.parametrize("face", FACES)
def test_a_single_tile_stands_alone_and_says_its_name(face: str) -> None:
    for tile in TILES:
        picture = ElementTree.fromstring(tile_svg(tile, face, "cs"))
        assert picture.findtext("title")
        parts = {f"#{part.get('id')}" for part in picture.iter("g") if part.get("id")}
        assert {use.get("href") for use in picture.iter("use")} == parts


def test_outlines_are_those_of_the_characters_used() -> None:
    outlines = json.loads(OUTLINES.read_text(encoding="utf-8"))
    assert list(outlines) == list(CHARACTERS)
    used = "".join(map(sprite, FACES))
    assert all(f'd="{path}"' in used for path in outlines.values())
    assert all(re.fullmatch(r"[MLHVQCZ\d -]+", path) for path in outlines.values())


def test_outlines_are_scaled_and_turned_upside_down(tmp_path: Path) -> None:
    (tmp_path / "files").mkdir()
    font(tmp_path / "files" / "noto-serif-tc-0-900-normal.woff", CHARACTERS[:3])
    with pytest.raises(SystemExit, match=f"lacks .*{CHARACTERS[-1]}"):
        outline.outlines(tmp_path, 900)
    font(tmp_path / "files" / "noto-serif-tc-1-900-normal.woff", CHARACTERS[3:])
    assert outline.outlines(tmp_path, 900) == dict.fromkeys(CHARACTERS, "M0 880V380H500V880Z")


def font(file: Path, characters: tuple[str, ...]) -> None:
    """A font of 2000 units whose characters are all one square."""
    pen = TTGlyphPen(None)
    pen.moveTo((0, 0))
    for corner in ((0, 1000), (1000, 1000), (1000, 0)):
        pen.lineTo(corner)
    pen.closePath()
    builder = FontBuilder(2000)
    builder.setupGlyphOrder([".notdef", "square"])
    builder.setupCharacterMap({ord(character): "square" for character in characters})
    builder.setupGlyf({".notdef": TTGlyphPen(None).glyph(), "square": pen.glyph()})
    builder.setupHorizontalMetrics({".notdef": (2000, 0), "square": (2000, 0)})
    builder.setupHorizontalHeader()
    builder.font.flavor = "woff"
    builder.save(file)


def test_make_writes_a_sprite_of_each_face(tmp_path: Path) -> None:
    make.write(tmp_path / "new")
    assert {file.name for file in (tmp_path / "new").iterdir()} == {f"tiles-{face}.svg" for face in FACES} | {
        "felt.png"
    }
    assert (tmp_path / "new" / "tiles-contrast.svg").read_text(encoding="utf-8") == sprite("contrast")
