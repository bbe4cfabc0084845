"""The classic face: ivory, with the traditional figures and colours."""

from ruka.tiles.art.bamboos import bamboos
from ruka.tiles.art.characters import FLOWERS, HONOURS, NUMBERS, TEN_THOUSAND, character
from ruka.tiles.art.dots import dots
from ruka.tiles.art.illustrations import illustration
from ruka.tiles.art.indices import index_of, sign, switched
from ruka.tiles.art.shapes import area, disc, frame
from ruka.tiles.art.sheet import Colours, Sheet, body

COLOURS = Colours(
    ground="#fdf9ec",
    edge="#b3a680",
    ink="#1d2733",
    red="#c3201f",
    green="#12713f",
    blue="#1d4f9e",
    pink="#dd5f88",
    gold="#e2a21c",
    violet="#7d4aa6",
    bark="#7a4a22",
)
FLOWER_COLOURS = {f"{rank}f": COLOURS.red if rank <= 4 else COLOURS.blue for rank in range(1, 9)}
WEIGHT = 14
# A corner turned down, seen without any sense of colour.
RED_MARK = area("M196 4H266A30 30 0 0 1 296 34V104Z", COLOURS.red) + disc((264, 38), 15, COLOURS.ground)


def face(sheet: Sheet, tile: str) -> str:
    red = tile[0] == "0"
    colour = COLOURS.red if red else FLOWER_COLOURS.get(tile, COLOURS.ink)
    index = switched(sign(index_of(tile), (20, 21), 56, colour, 11))
    return body(COLOURS.ground, COLOURS.edge, 8) + _figure(sheet, tile, red) + (RED_MARK if red else "") + index


def _figure(sheet: Sheet, tile: str, red: bool) -> str:
    rank = int(tile[0]) or 5
    match tile[1]:
        case "m":
            number = character(sheet, NUMBERS[rank - 1], (150, 112), 152, COLOURS.red if red else COLOURS.ink, WEIGHT)
            return number + character(sheet, TEN_THOUSAND, (150, 290), 174, COLOURS.red, WEIGHT)
        case "p":
            return dots(sheet, rank, red)
        case "s":
            return bamboos(sheet, rank, red)
        case "f":
            name = character(sheet, FLOWERS[rank - 1], (228, 70), 96, FLOWER_COLOURS[tile], WEIGHT)
            return illustration(COLOURS, rank) + name
        case _:
            return _honour(sheet, tile)


def _honour(sheet: Sheet, tile: str) -> str:
    if tile == "5z":
        return frame(62, 92, 176, 236, 12, COLOURS.blue, 16) + frame(88, 118, 124, 184, 4, COLOURS.blue, 6)
    colour = {"6z": COLOURS.green, "7z": COLOURS.red}.get(tile, COLOURS.ink)
    return character(sheet, HONOURS[tile], (150, 212), 236, colour, WEIGHT)
