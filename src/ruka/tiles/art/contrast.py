"""The face of high contrast, for weak eyes and small tiles.

A great figure stands above one sign of the suit, in colours that all eyes tell apart. The figure is no index and always
there; the index of a numbered tile is the letter of its suit, so that the tile reads as in the notation: `5p`.
"""

from ruka.tiles.art.bamboos import SHORT, stick
from ruka.tiles.art.characters import FLOWERS, HONOURS, TEN_THOUSAND, character
from ruka.tiles.art.illustrations import illustration
from ruka.tiles.art.indices import index_of, sign, switched
from ruka.tiles.art.shapes import area, disc, frame, ring
from ruka.tiles.art.sheet import Colours, Sheet, body

COLOURS = Colours(
    ground="#fff",
    edge="#000",
    ink="#000",
    red="#b52a00",
    green="#00664a",
    blue="#0047ab",
    pink="#c2185b",
    gold="#e69f00",
    violet="#6a1b9a",
    bark="#4e2a0c",
)
WEIGHT = 30
RED_PANEL = area("M12 190V44A32 32 0 0 1 44 12H256A32 32 0 0 1 288 44V190Z", COLOURS.red)


def face(sheet: Sheet, tile: str) -> str:
    figure = {"z": _honour, "f": _flower}.get(tile[1], _numbered)
    return body(COLOURS.ground, COLOURS.edge, 12) + figure(sheet, tile)


def _numbered(sheet: Sheet, tile: str) -> str:
    red = tile[0] == "0"
    ink = COLOURS.ground if red else COLOURS.ink
    number = sign(index_of(tile), (66, 38), 134, ink, 12)
    letter = switched(sign(tile[1], (196, 72), 78, ink, 11))
    return (RED_PANEL if red else "") + number + letter + _suit(sheet, tile[1])


def _suit(sheet: Sheet, suit: str) -> str:
    centre = (150, 286)
    if suit == "m":
        return character(sheet, TEN_THOUSAND, centre, 180, COLOURS.red, WEIGHT)
    if suit == "p":
        return ring(centre, 66, COLOURS.blue, 32) + disc(centre, 26, COLOURS.blue)
    return "".join(stick(sheet, (x, 288), "g", SHORT, 1.6) for x in (104, 196))


def _honour(sheet: Sheet, tile: str) -> str:
    if tile == "5z":
        return _index(tile) + frame(84, 170, 132, 180, 8, COLOURS.blue, 28)
    colour = {"6z": COLOURS.green, "7z": COLOURS.red}.get(tile, COLOURS.ink)
    return _index(tile) + character(sheet, HONOURS[tile], (150, 258), 222, colour, WEIGHT)


def _flower(sheet: Sheet, tile: str) -> str:
    rank = int(tile[0])
    picture = f'<g transform="translate(20 48)scale(.87)">{illustration(COLOURS, rank)}</g>'
    colour = COLOURS.red if rank <= 4 else COLOURS.blue
    return _index(tile) + picture + character(sheet, FLOWERS[rank - 1], (220, 82), 112, colour, WEIGHT)


def _index(tile: str) -> str:
    return switched(sign(index_of(tile), (34, 34), 88, COLOURS.ink, 12))
