"""The wall from above as it is built and broken, and its dead end and the last tiles of the deal from the front."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ruka.engine.dice import break_of, walls_of
from ruka.explain.figures.canvas import COUNTED, DEAD, EDGE, INK, LINE, STACK, Canvas
from ruka.rules.ruleset import WINDS, RuleSet
from ruka.tiles import CODES

TURNS = {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3)}  # anticlockwise quarters from the dealer, who sits at the bottom
PITCH, DEEP, GAP = 15, 21, 8
INDICATOR = "6s"  # the source's own example: it points to the seven of bamboos
MOST_INDICATORS = 5


def winds(rules: RuleSet) -> list[str]:
    """The tiles of the winds at which people sit in the first deal, from the dealer on."""
    return [f"{WINDS.index(seat) + 1}z" for seat in rules.seats[: rules.resolved.players]]


@dataclass(frozen=True)
class Stack:
    """A stack of two: at which seat, how many from its owner's right; whether it is dead, shows the indicator, was
    counted off, and on which side of a gap it stands."""

    side: int
    place: int
    dead: bool = False
    shows: bool = False
    counted: bool = False
    shift: int = 0  # to the owner's left of the break, or right of the dead wall


@dataclass(frozen=True)
class Broken:
    stacks: tuple[Stack, ...]  # in the order in which they are taken
    dice: tuple[int, ...]
    seat: int  # in whose wall the break is
    at: int  # this many stacks from the right
    counted: int  # who was counted out


def built(rules: RuleSet) -> list[Stack]:
    """Every stack before the dice are thrown."""
    walls = walls_of(rules)
    return [Stack(side, place) for side in range(walls.sides) for place in range(walls.stacks)]


def broken(rules: RuleSet, dice: Sequence[int]) -> Broken:
    """Every stack as the dice part them; the dealer is seat 0."""
    flow, walls = rules.table_flow, walls_of(rules)
    seat, at, counted = break_of(dice, 0, rules)
    count = walls.sides * walls.stacks
    dead = flow.dead_wall // 2
    thrown = sum(dice[: 2 * flow.break_rolls])
    stacks = []
    for taken in range(count):
        offset = at + taken
        from_end = count - 1 - taken
        stacks.append(
            Stack(
                (seat - offset // walls.stacks) % walls.sides,
                offset % walls.stacks,
                from_end < dead,
                bool(flow.indicators) and from_end == flow.replacement_tiles // 2,
                from_end < thrown,
                shift=1 if taken < walls.stacks - at else -1 if dead <= from_end < at else 0,
            )
        )
    return Broken(tuple(stacks), tuple(dice[: 2 * flow.break_rolls]), seat, at, counted)


class _Above:
    """The table from above."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.walls = walls_of(rules)
        self.half = self.walls.stacks * PITCH / 2
        self.size = 2 * (self.half + DEEP + 74)
        self.middle = self.size / 2
        self.canvas = Canvas(self.size, self.size)
        self.turns = TURNS[self.walls.sides]

    def seats(self) -> None:
        for tile, turn in zip(winds(self.rules), self.turns, strict=True):
            x, y = self.at(turn, self.half + DEEP + 48)
            self.canvas.tile(tile, x - 13.5, y - 18, 27)

    def at(self, turn: int, distance: float, aside: float = 0) -> tuple[float, float]:
        """A point this far from the middle towards a seat, and this far to its owner's right."""
        x, y = ((aside, distance), (distance, -aside), (-aside, -distance), (-distance, aside))[turn]
        return self.middle + x, self.middle + y

    def stack(self, stack: Stack) -> None:
        x = self.middle + self.half - (stack.place + 1) * PITCH - stack.shift * GAP
        y = self.middle + self.half + 5
        fill = DEAD if stack.dead else COUNTED if stack.counted else STACK
        kind = "stack dead" if stack.dead else "stack"
        with self.canvas.turned(-90 * self.turns[stack.side], self.middle, self.middle):
            self.canvas.box(x + 0.5, y + 3, PITCH - 1, DEEP, LINE, LINE, 3)
            self.canvas.box(x + 0.5, y, PITCH - 1, DEEP, fill, EDGE, 3, kind)
            if stack.shows:
                self.canvas.tile(INDICATOR, x + 0.5, y + 1, PITCH - 1)

    def mark(self, number: int, side: int, place: float) -> None:
        """Outside the wall, beside a stack."""
        x, y = self.at(self.turns[side], self.half + DEEP + 16, self.half - (place + 0.5) * PITCH)
        self.canvas.number(number, x, y, 15)


def wall_figure(rules: RuleSet) -> str:
    """As everybody has built it; at each side how many stacks it has."""
    above = _Above(rules)
    for stack in built(rules):
        above.stack(stack)
    above.seats()
    for side in range(above.walls.sides):
        x, y = above.at(above.turns[side], above.half - (36 if above.turns[side] % 2 else 16))
        above.canvas.number(f"{above.walls.stacks} × 2", x, y, 19)
    if above.walls.loose:
        above.canvas.badge(above.walls.loose, above.middle, above.middle, radius=20)
    return above.canvas.svg()


def break_figure(rules: RuleSet) -> str:
    """The counted stacks, the gap, the dead wall with its indicator, and where the first tiles are taken."""
    above = _Above(rules)
    cut = broken(rules, rules.customs.dice)
    for stack in cut.stacks:
        above.stack(stack)
    above.seats()
    for number in {1, 5, 10, cut.at}:
        if number <= cut.at:
            above.mark(number, cut.seat, number - 1)
    turn = above.turns[cut.seat]
    x, y = above.at(turn, above.half - 13, above.half - cut.at * PITCH - GAP)
    room = (above.walls.stacks - cut.at) * PITCH - 10
    above.canvas.arrow(x, y, min(46, max(24, room)), (180, 90, 0, -90)[turn])
    _dice(above, cut)
    return above.canvas.svg()


def _dice(above: _Above, cut: Broken) -> None:
    """The dealer's throw near the dealer; the second near whoever was counted out."""
    for throw, seat in enumerate((0, cut.counted)[: len(cut.dice) // 2]):
        turn = above.turns[seat]
        x, y = above.at(turn, above.half * (0.5 if throw == 0 else 0.42))
        for which, pips in enumerate(cut.dice[2 * throw : 2 * throw + 2]):
            above.canvas.die(pips, x - 28 + which * 32, y - 12)


# --- from the front

TILE, HIGH = 40, 40 * 4 / 3


def dead_wall_figure(rules: RuleSet) -> str:
    """From the break to the right: the order of replacement tiles, and the places of the indicators."""
    flow = rules.table_flow
    stacks = flow.dead_wall // 2
    canvas = Canvas(stacks * (TILE + 8) + 66, 2 * HIGH + 46)
    canvas.arrow(40, 23 + HIGH, 28, 180)
    for column in range(stacks):
        x = 50 + column * (TILE + 8)
        for row in range(2):
            number = 2 * column + row + 1
            y = 20 + row * (HIGH + 4)
            shown = flow.indicators and number == flow.replacement_tiles + 1
            canvas.tile(INDICATOR if shown else "back-1", x, y, TILE)
            if number <= flow.replacement_tiles:
                canvas.badge(number, x + TILE / 2, y + HIGH / 2, DEAD, LINE)
    for place in range(_indicators(rules)):
        column = flow.replacement_tiles // 2 + place
        canvas.badge(place + 1, 50 + column * (TILE + 8) + TILE / 2, 14, COUNTED, LINE, 9)
    return canvas.svg()


def _indicators(rules: RuleSet) -> int:
    flow = rules.table_flow
    if not flow.indicators:
        return 0
    room = (flow.dead_wall - flow.replacement_tiles) // 2
    return min(room, MOST_INDICATORS if flow.kong_dora != "never" else flow.indicators)


def last_tiles(rules: RuleSet) -> tuple[int, ...]:
    """Who takes the tiles after the blocks, by seats from the dealer; the dealer's fourteenth among them.

    >>> from ruka.rulesets import rule_set
    >>> last_tiles(rule_set("ema-riichi")), last_tiles(rule_set("japanese-classical-3p"))
    ((0, 1, 2, 3, 0), (0, 0, 1, 2))
    """
    others = tuple(range(1, rules.resolved.players))
    return (0, 0, *others) if rules.table_flow.dealer_takes_two else (0, *others, 0)


def deal_figure(rules: RuleSet) -> str:
    """The stacks left of the break, seen by whoever opened the wall: whose the last tiles of the deal are."""
    taken = last_tiles(rules)
    stacks = len(taken) // 2 + 2
    canvas = Canvas(stacks * (TILE + 8) + 66, 2 * HIGH + 46)
    seats = winds(rules)
    for column in range(stacks):
        x = canvas.width - 50 - TILE - column * (TILE + 8)
        for row in range(2):
            number = 2 * column + row
            y = 20 + row * (HIGH + 4)
            if number < len(taken):
                canvas.tile(seats[taken[number]], x, y, TILE)
                canvas.badge(number + 1, x + TILE - 4, y + 6, COUNTED, LINE, 8)
            else:
                canvas.tile("back-1", x, y, TILE)
    canvas.arrow(36, 23 + HIGH, 24, 180)
    canvas.add(
        f'<path d="M{canvas.width - 34} 20v{2 * HIGH + 4:.0f}" stroke="{INK}" stroke-width="3" stroke-dasharray="6 4"/>'
    )
    return canvas.svg()


def dora_rings(rules: RuleSet) -> list[list[str]]:
    """From each indicator to its dora and round again: a suit, where one is shorter that one too, winds, dragons."""
    tiles = rules.resolved.tiles
    rings: list[list[str]] = []
    for first in ("1m", "1p", "1z", "5z"):
        kinds, next_ = [CODES[first]], tiles.dora_of(CODES[first])
        while next_ != kinds[0]:
            kinds.append(next_)
            next_ = tiles.dora_of(next_)
        ring = [_NAMES[kind] for kind in (*kinds, kinds[0])]
        if first != "1m" or len(ring) < 10:
            rings.append(ring)
    return rings


_NAMES = {code: name for name, code in CODES.items()}


def dora_figure(rules: RuleSet) -> str:
    """Each tile points to the next."""
    rings = dora_rings(rules)
    wide = 34
    canvas = Canvas(max(map(len, rings)) * (wide + 16) + 14, len(rings) * (wide * 4 / 3 + 14) + 14)
    for row, ring in enumerate(rings):
        y = 14 + row * (wide * 4 / 3 + 14)
        for column, tile in enumerate(ring):
            x = 14 + column * (wide + 16)
            canvas.tile(tile, x, y, wide)
            if column:
                canvas.arrow(x - 14.5, y + wide * 2 / 3, 13)
    return canvas.svg()
