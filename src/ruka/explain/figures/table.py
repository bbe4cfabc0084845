"""The table from above with everything in its place, sets as they are laid, and discards with riichi among them."""

from __future__ import annotations

from ruka.engine.dice import walls_of
from ruka.explain.figures.canvas import EDGE, INK, PALE, RATIO, STACK, STICK, Canvas
from ruka.explain.figures.wall import TURNS, winds
from ruka.rules.ruleset import RuleSet

SIZE = 460
FROM = {1: "right", 2: "across", 3: "left"}  # anticlockwise quarters from whoever lays the set
ARROWS = {"left": 180, "across": -90, "right": 0}
WIDE = 31


def table_figure(rules: RuleSet) -> str:
    """For each seat the wind, the hand, the sets at its right, the wall, and the discards within."""
    canvas = Canvas(SIZE, SIZE)
    middle = SIZE / 2
    for tile, turn in zip(winds(rules), TURNS[rules.resolved.players], strict=True):
        with canvas.turned(-90 * turn, middle, middle):
            _seat(canvas, rules, tile)
    for waiting in range(rules.resolved.match.sitting_out):
        canvas.tile("back-1", SIZE - 48, SIZE - 60 - waiting * 48, 33)
    if rules.customs.wall == "screen":
        for place in range(5):
            canvas.tile("6s" if place == 0 else "back-1", middle - 70 + place * 28, middle - 18, 27)
    return canvas.svg()


def _seat(canvas: Canvas, rules: RuleSet, wind: str) -> None:
    middle = SIZE / 2
    for place in range(rules.table_flow.hand_tiles - 3):
        canvas.box(middle - 95 + place * 13, SIZE - 26, 12, 16, STACK, EDGE, 2)
    _laid(canvas, middle + 60, SIZE - 10)
    canvas.tile(wind, middle - 134, SIZE - 42, 24)
    if rules.customs.wall == "built":
        stacks = walls_of(rules).stacks
        pitch = 260 / stacks
        for place in range(stacks):
            canvas.box(middle - 130 + place * pitch, SIZE - 82, pitch - 1, 13, "#b98d3e", EDGE, 2)
    row = rules.customs.pond_row or 6
    for place in range(row * 2 + 2):
        line, column = divmod(place, row)
        canvas.box(middle - row * 7.5 + column * 15, middle + 50 + line * 20, 14, 18.5, INK, EDGE, 2)


def _laid(canvas: Canvas, x: float, bottom: float) -> None:
    """A claimed pung, its first tile turned."""
    canvas.box(x, bottom - 12, 16, 12, INK, EDGE, 2)
    for place in range(2):
        canvas.box(x + 17 + place * 13, bottom - 16, 12, 16, INK, EDGE, 2)


def givers(rules: RuleSet) -> list[str]:
    """From whom a tile may be claimed, as they sit, from the left."""
    return [FROM[turn] for turn in reversed(TURNS[rules.resolved.players][1:])]


def laid(tiles: tuple[str, ...], giver: str) -> list[tuple[str, bool]]:
    """The tiles of a set in the order in which they lie, given with the claimed one first; which of them is turned.

    >>> laid(("5p", "4p", "6p"), "left"), laid(("7z",) * 3, "right")
    ([('5p', True), ('4p', False), ('6p', False)], [('7z', False), ('7z', False), ('7z', True)])
    """
    claimed, *own = tiles
    row = [(tile, False) for tile in own]
    row.insert({"left": 0, "across": 1, "right": len(own)}[giver], (claimed, True))
    return row


def sets_figure(rules: RuleSet) -> str:
    """Claimed sets by whom they are from; a kong added to a pung, and one that is concealed."""
    from_ = givers(rules)
    rows = [[("5p", "4p", "6p")]] if rules.table_flow.chows else []
    canvas = Canvas(488, 24 + 78 * (len(rows) + 3))
    y = 24.0
    for claimed in rows[0] if rows else []:
        _claimed(canvas, claimed, "left" if "left" in from_ else from_[0], 20, y)
        y += 78
    for count in (3, 4):
        x = 20.0
        for giver in from_:
            x = _claimed(canvas, ("7z" if count == 3 else "2s",) * count, giver, x, y) + 16
        y += 78
    x = _added(canvas, "9m", from_[len(from_) // 2], 20, y) + 40
    for place in range(4):
        canvas.tile("back-1" if place in (0, 3) else "1z", x + place * (WIDE + 1), y + 12, WIDE)
    return canvas.svg()


def _claimed(canvas: Canvas, tiles: tuple[str, ...], giver: str, x: float, y: float) -> float:
    """Drawn from `x` on; where it ends."""
    bottom = y + 12 + WIDE * RATIO
    for tile, turned in laid(tiles, giver):
        if turned:
            canvas.arrow(*_towards(giver, x + WIDE * RATIO / 2, y + 4), 18, ARROWS[giver], PALE)
            canvas.lying(tile, x, bottom, WIDE)
            x += WIDE * RATIO + 1
        else:
            canvas.tile(tile, x, bottom - WIDE * RATIO, WIDE)
            x += WIDE + 1
    return x


def _towards(giver: str, x: float, y: float) -> tuple[float, float]:
    """Where the arrow to a giver begins, above its tile."""
    return {"left": (x + 9, y + 6), "across": (x, y + 16), "right": (x - 9, y + 6)}[giver]


def _added(canvas: Canvas, tile: str, giver: str, x: float, y: float) -> float:
    """A claimed pung with a fourth tile above the turned one."""
    start = x
    for _, turned in laid((tile,) * 3, giver):
        if turned:
            canvas.lying(tile, x, y + 12 + WIDE * RATIO - WIDE - 1, WIDE)
        x += WIDE * (RATIO if turned else 1) + 1
    for place, (_, turned) in enumerate(laid((tile,) * 3, giver)):
        at = start + sum(WIDE * (RATIO if other else 1) + 1 for _, other in laid((tile,) * 3, giver)[:place])
        if turned:
            canvas.lying(tile, at, y + 12 + WIDE * RATIO, WIDE)
        else:
            canvas.tile(tile, at, y + 12, WIDE)
    return x


POND = ("1z", "9m", "2p", "8s", "4z", "1s", "6m")


def pond_figure(rules: RuleSet) -> str:
    """Riichi on the eighth discard: it lies turned, with the stick above; where it was claimed, the next one does."""
    canvas = Canvas(460, 138)
    for pond, claimed in enumerate((False, True)):
        left = 18 + pond * 226
        canvas.box(left + 44, 14, 110, 9, INK, EDGE, 4)
        canvas.add(f'<circle cx="{left + 99}" cy="18.5" r="3.2" fill="{STICK}"/>')
        row = rules.customs.pond_row or 6
        x, y = float(left), 34.0
        for place, tile in enumerate((*POND, "5s", *(("3p",) if claimed else ()))):
            if place == row:
                x, y = left, y + WIDE * RATIO + 4
            if place == 7 and claimed:
                canvas.place(x, y + WIDE * RATIO - WIDE, WIDE * RATIO, WIDE)
                x += WIDE * RATIO + 1
            elif place >= 7:
                canvas.lying(tile, x, y + WIDE * RATIO, WIDE)
            else:
                canvas.tile(tile, x, y, WIDE)
                x += WIDE + 1
    return canvas.svg()
