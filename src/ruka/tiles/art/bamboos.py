"""The bamboos: sticks with knots in the traditional layouts; the first one is a bird (`ruka.tiles.art.bird`)."""

from collections.abc import Iterator

from ruka.tiles.art.bird import bird
from ruka.tiles.art.shapes import Point, area, line, pair
from ruka.tiles.art.sheet import Sheet

TALL, SHORT = 126, 86
UPPER, LOWER = 140, 286
COLUMNS = (92, 150, 208)
# Rows of upright sticks: height, places across, colours.
ROWS: dict[int, tuple[tuple[int, tuple[int, ...], str], ...]] = {
    2: ((UPPER, (150,), "g"), (LOWER, (150,), "g")),
    3: ((UPPER, (150,), "g"), (LOWER, (98, 202), "gg")),
    4: ((UPPER, (98, 202), "gg"), (LOWER, (98, 202), "gg")),
    5: ((UPPER, (88, 212), "gg"), (213, (150,), "r"), (LOWER, (88, 212), "gg")),
    6: ((UPPER, COLUMNS, "ggg"), (LOWER, COLUMNS, "ggg")),
    7: ((96, (150,), "r"), (212, COLUMNS, "ggg"), (318, COLUMNS, "ggg")),
    9: ((106, COLUMNS, "grg"), (212, COLUMNS, "grg"), (318, COLUMNS, "grg")),
}
# The eight: an M above its reflection; height, place across, slant.
EIGHT = tuple(
    (y, 150 + x, slant)
    for y, up in ((154, 1), (298, -1))
    for x, slant in ((-86, 0), (-30, -22 * up), (30, 22 * up), (86, 0))
)


def bamboos(sheet: Sheet, rank: int, red: bool) -> str:
    return bird(sheet.colours) if rank == 1 else "".join(_sticks(sheet, rank, red))


def _sticks(sheet: Sheet, rank: int, red: bool) -> Iterator[str]:
    if rank == 8:
        yield from (stick(sheet, (x, y), "g", TALL, turn=slant) for y, x, slant in EIGHT)
        return
    length = SHORT if len(ROWS[rank]) == 3 and rank != 5 else TALL
    for y, columns, letters in ROWS[rank]:
        for x, letter in zip(columns, letters, strict=True):
            yield stick(sheet, (x, y), "r" if red else letter, length)


def stick(sheet: Sheet, place: Point, letter: str, length: int, scale: float = 1, turn: int = 0) -> str:
    colours = sheet.colours
    colour = {"r": colours.red, "g": colours.green}[letter]
    end = length // 2
    light = line(f"M0 {14 - end}V-15M0 15V{end - 14}", colours.ground, 6)
    return sheet.use(f"stick-{letter}{length}", area(_bone(end), colour) + light, place, scale, turn)


def _bone(end: int) -> str:
    """Two segments that meet in a knot and swell at their ends: down one side, and the same turned round."""
    knot, waist = 23, 14
    curves = (
        ((knot + 2, 14 - end), (waist, 20 - end)),
        ((waist + 3, -end // 2), (waist, -12)),
        ((knot + 4, 0), (waist, 12)),
        ((waist + 3, end // 2), (waist, end - 20)),
        ((knot + 2, end - 14), (knot, end)),
        ((0, end + 10), (-knot, end)),
    )
    sides = "".join(
        f"Q{pair((half * bend[0], half * bend[1]))} {pair((half * to[0], half * to[1]))}"
        for half in (1, -1)
        for bend, to in curves
    )
    return f"M{knot} {-end}{sides}Z"
