"""The dots: concentric designs in the traditional layouts."""

from ruka.tiles.art.shapes import Point, area, disc, petal, polar, ring
from ruka.tiles.art.sheet import Colours, Sheet

# The places of the dots, their colours, and their radius; the upper left corner is left to the index.
LAYOUTS: dict[int, tuple[tuple[Point, ...], str, int]] = {
    2: (((150, 128), (150, 286)), "gb", 62),
    3: (((90, 122), (150, 210), (210, 298)), "brg", 50),
    4: (((92, 136), (208, 136), (92, 290), (208, 290)), "bggb", 52),
    5: (((89, 126), (211, 126), (150, 211), (89, 296), (211, 296)), "bgrgb", 45),
    6: (((98, 112), (202, 112), (98, 224), (202, 224), (98, 318), (202, 318)), "ggrrrr", 44),
    7: (((88, 110), (150, 134), (212, 158), (104, 243), (196, 243), (104, 324), (196, 324)), "gggrrrr", 37),
    8: (tuple((x, y) for y in (96, 174, 252, 330) for x in (108, 192)), "b" * 8, 37),
    9: (tuple((x, y) for y in (112, 216, 320) for x in (81, 150, 219)), "gggrrrbbb", 33),
}
CENTRE = (150, 206)


def dots(sheet: Sheet, rank: int, red: bool) -> str:
    if rank == 1:
        return _great_dot(sheet.colours)
    places, letters, radius = LAYOUTS[rank]
    return "".join(
        _dot(sheet, "r" if red else letter, place, radius) for place, letter in zip(places, letters, strict=True)
    )


def _dot(sheet: Sheet, letter: str, place: Point, radius: int) -> str:
    colours, centre = sheet.colours, (0, 0)
    colour = {"r": colours.red, "g": colours.green, "b": colours.blue}[letter]
    petals = "".join(petal(centre, 38, 15, turn) for turn in range(0, 360, 60))
    light = ring(centre, 77, colours.ground, 12) + area(petals, colours.ground)
    drawing = disc(centre, 100, colour) + light + disc(centre, 15, colour)
    return sheet.use(f"dot-{letter}", drawing, place, radius / 100)


def _great_dot(colours: Colours) -> str:
    beads = "".join(disc(polar(CENTRE, 92, turn), 8, colours.ground) for turn in range(0, 360, 20))
    outer = "".join(petal(CENTRE, 58, 14, turn) for turn in range(0, 360, 30))
    inner = "".join(petal(CENTRE, 30, 10, turn) for turn in range(0, 360, 60))
    return (
        disc(CENTRE, 108, colours.green)
        + beads
        + disc(CENTRE, 76, colours.ground)
        + area(outer, colours.blue)
        + disc(CENTRE, 44, colours.red)
        + area(inner, colours.ground)
        + disc(CENTRE, 11, colours.red)
    )
