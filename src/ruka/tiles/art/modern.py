"""The modern face: plain shapes and clear colours, one thing on a tile and room around it."""

from ruka.tiles.art.characters import FLOWERS, HONOURS, NUMBERS, TEN_THOUSAND, character
from ruka.tiles.art.illustrations import illustration
from ruka.tiles.art.indices import index_of, sign, switched
from ruka.tiles.art.shapes import Point, area, disc, frame, ring
from ruka.tiles.art.sheet import Colours, Sheet, body

COLOURS = Colours(
    ground="#fbfaf6",
    edge="#c9c4b6",
    ink="#22303c",
    red="#d3352c",
    green="#0f8a5f",
    blue="#2563b8",
    pink="#e0668f",
    gold="#e9a820",
    violet="#7b55b0",
    bark="#80532c",
)
WEIGHT = 34
# A corner turned down, as on the classic face.
RED_MARK = area("M196 4H266A30 30 0 0 1 296 34V104Z", COLOURS.red) + disc((264, 38), 15, COLOURS.ground)
LEFT, MIDDLE, RIGHT = 80, 150, 220
# The places of dots and bamboos, in rows: height and places across.
ROWS: dict[int, tuple[tuple[int, tuple[int, ...]], ...]] = {
    2: ((132, (MIDDLE,)), (286, (MIDDLE,))),
    3: ((124, (98,)), (212, (MIDDLE,)), (300, (202,))),
    4: ((136, (LEFT, RIGHT)), (284, (LEFT, RIGHT))),
    5: ((112, (LEFT, RIGHT)), (210, (MIDDLE,)), (308, (LEFT, RIGHT))),
    6: ((112, (LEFT, RIGHT)), (210, (LEFT, RIGHT)), (308, (LEFT, RIGHT))),
    7: ((100, (MIDDLE,)), (206, (LEFT, MIDDLE, RIGHT)), (312, (LEFT, MIDDLE, RIGHT))),
    8: ((112, (LEFT, MIDDLE, RIGHT)), (210, (115, 185)), (308, (LEFT, MIDDLE, RIGHT))),
    9: ((112, (LEFT, MIDDLE, RIGHT)), (210, (LEFT, MIDDLE, RIGHT)), (308, (LEFT, MIDDLE, RIGHT))),
}


def face(sheet: Sheet, tile: str) -> str:
    red = tile[0] == "0"
    index = switched(sign(index_of(tile), (22, 22), 50, COLOURS.red if red else COLOURS.ink, 10))
    return body(COLOURS.ground, COLOURS.edge, 6) + _figure(sheet, tile, red) + (RED_MARK if red else "") + index


def _figure(sheet: Sheet, tile: str, red: bool) -> str:
    rank = int(tile[0]) or 5
    match tile[1]:
        case "m":
            number = character(sheet, NUMBERS[rank - 1], (150, 168), 208, COLOURS.red if red else COLOURS.ink, WEIGHT)
            return number + character(sheet, TEN_THOUSAND, (150, 324), 92, COLOURS.red, WEIGHT)
        case "p":
            return _dots(rank, COLOURS.red if red else COLOURS.blue)
        case "s":
            return _bamboos(sheet, rank, COLOURS.red if red else COLOURS.green)
        case "f":
            colour = COLOURS.red if rank <= 4 else COLOURS.blue
            return illustration(COLOURS, rank) + character(sheet, FLOWERS[rank - 1], (228, 70), 96, colour, WEIGHT)
        case _:
            return _honour(sheet, tile)


def _places(rank: int) -> list[Point]:
    return [(x, y) for y, columns in ROWS[rank] for x in columns]


def _dots(rank: int, colour: str) -> str:
    """Rings that are full in the middle; the great one is a ring in a ring."""
    if rank == 1:
        return ring((150, 210), 88, colour, 40) + disc((150, 210), 40, COLOURS.red)
    radius = {2: 60, 3: 48, 4: 54, 5: 44, 6: 44}.get(rank, 32)
    return "".join(ring(place, radius - 8, colour, 16) + disc(place, radius // 3, colour) for place in _places(rank))


def _bamboos(sheet: Sheet, rank: int, colour: str) -> str:
    """Plain sticks with a joint; the first is a great shoot with two leaves."""
    if rank == 1:
        stem = area("M132 350V96Q150 62 168 96V350Q150 362 132 350Z", colour)
        leaves = area("M168 206Q250 196 246 116Q176 118 168 206ZM132 268Q50 258 54 178Q124 180 132 268Z", COLOURS.gold)
        return leaves + stem + area("M126 150H174V162H126ZM126 246H174V258H126Z", COLOURS.ground)
    tall = len(ROWS[rank]) == 2
    half, wide = (60, 25) if tall else (40, 21)
    whole = f"M{-wide} {4 - half}Q0 {-half - 12} {wide} {4 - half}V{half - 4}Q0 {half + 12} {-wide} {half - 4}Z"
    joint = area(f"M{-wide} -6H{wide}V6H{-wide}Z", COLOURS.ground)
    part = f"shoot-{'tall' if tall else 'short'}{'r' if colour == COLOURS.red else 'g'}"
    return "".join(sheet.use(part, area(whole, colour) + joint, place) for place in _places(rank))


def _honour(sheet: Sheet, tile: str) -> str:
    if tile == "5z":
        return frame(70, 104, 160, 212, 20, COLOURS.blue, 20)
    colour = {"6z": COLOURS.green, "7z": COLOURS.red}.get(tile, COLOURS.ink)
    return character(sheet, HONOURS[tile], (150, 212), 226, colour, WEIGHT)
