"""A moment of a game as a picture of the table: the viewer below, the others around, discards six a row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.align import Align
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ruka.engine import View
from ruka.schema import HIDDEN, SeatView, ShownSet, ThrownTile
from ruka.texts import text, written
from ruka.tiles import draw_tiles, in_order

WINDS = "ESWN"
IN_A_ROW = 6  # discards
SIDE, MIDDLE, LONG = 28, 22, 62  # columns: 80 in all; above and below a whole hand fits in a line


def picture(view: View, lang: str = "en", *, colour: bool = True, names: Sequence[str] = ()) -> RenderableType:
    """The table as Rich draws it; without colour, tiles are in the notation."""
    return _Picture(view, lang, colour, names).table()


class _Picture:
    def __init__(self, view: View, lang: str, colour: bool, names: Sequence[str]) -> None:
        self.view = view
        self.lang = lang
        self.colour = colour
        self.names = names

    def say(self, key: str, **words: str | int) -> str:
        return text(key, self.lang, **words)

    def table(self) -> RenderableType:
        below, *others = self.around()
        left, right = (others[-1], others[0]) if len(others) > 1 else (None, None)
        around = Table.grid(padding=(0, 1))
        for width in (SIDE, MIDDLE, SIDE):
            around.add_column(width=width, vertical="middle")
        beside = ["" if seat is None else self.seat(seat, SIDE) for seat in (left, right)]
        around.add_row(beside[0], self.centre(), beside[1])
        opposite = others[len(others) // 2 : len(others) // 2 + 1] if len(others) != 2 else []
        rows: list[RenderableType] = [*map(self.alone, opposite)]
        rows += [around, self.alone(below)]
        rows += [] if self.colour else [Text(self.say("picture-legend"))]
        return Constrain(Group(*rows), 2 * SIDE + MIDDLE + 2)

    def around(self) -> list[int]:
        """Who plays, from the viewer on to the right; from the first seat where the viewer does not play."""
        order, viewer = self.view.order, self.view.seat or 0
        first = order.index(viewer if viewer in order else min(order))
        return [*order[first:], *order[:first]]

    def alone(self, seat: int) -> RenderableType:
        return Align.center(self.seat(seat, LONG))

    def centre(self) -> RenderableType:
        view = self.view
        where = self.say("story-hand", round=WINDS[view.round % len(WINDS)], number=view.deal)
        lines = [Text(where, "bold", justify="center"), Text(self.say("picture-left", count=view.tiles_left))]
        lines += [Text(self.say("story-honba", count=view.honba))] if view.honba else []
        lines += [Text(self.say("story-bets", count=view.sticks))] if view.sticks else []
        lines += [Text(self.say("picture-dora")), self.tiles(view.indicators)] if view.indicators else []
        lines += [Text(self.say("picture-ura")), self.tiles(view.ura_indicators)] if view.ura_indicators else []
        lines += [Text(self.say("story-missing", who=view.missing))] if view.missing else []
        resting = (self.name(seat) for seat in range(len(view.seats)) if seat not in view.order)
        lines += [Text(self.say("story-sits-out", player=name)) for name in resting]
        return Group(*(Align.center(line) for line in lines))

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say("story-seat", seat=seat)

    def seat(self, seat: int, width: int) -> Panel:
        """Discards, the hand, sets on the table."""
        own = self.view.seats[seat]
        rows = [
            self.discards(own.discards[start : start + IN_A_ROW]) for start in range(0, len(own.discards), IN_A_ROW)
        ]
        rows += [Text(), *self.hand(seat, width)]
        if own.sets:
            rows.append(Text(" ").join(map(self.shown, own.sets)))
        if own.norths:
            rows.append(Text(self.say("picture-norths", count=own.norths)))
        if own.flowers:
            rows.append(Text.assemble(self.say("picture-flowers"), " ", self.tiles(own.flowers)))
        border = "bold green" if self.view.turn == seat else "none"
        subtitle = self.name(seat)
        return Panel(Group(*rows), title=self.title(seat, own), subtitle=subtitle, border_style=border, width=width)

    def title(self, seat: int, own: SeatView) -> Text:
        wind = self.say("story-who", who=WINDS[self.view.wind_of(seat)])
        bet = f" {self.say('picture-riichi')}" if own.riichi else ""
        return Text.assemble((wind, "bold"), f" {written(own.points)}", (bet, "bold red"))

    def hand(self, seat: int, width: int) -> list[Text]:
        """The tiles in order, the one just drawn apart; in as many lines as they need."""
        tiles, drawn = list(self.view.seats[seat].tiles), self.view.drawn if self.view.turn == seat else ""
        if drawn:
            tiles.remove(drawn)
        held = tiles if HIDDEN in tiles else in_order(tiles)
        in_line = (width - 4) // 4 if self.colour else len(held)
        lines = [self.tiles(held[start : start + in_line]) for start in range(0, len(held), in_line)] or [Text()]
        if drawn:
            lines[-1] = Text.assemble(lines[-1], "  ", self.tiles([drawn]))
        return lines

    def shown(self, one: ShownSet) -> Text:
        left, right = "<>" if one.type == "concealed_kong" else "[]"
        return Text.assemble(left, self.tiles(one.tiles), right)

    def discards(self, thrown: Iterable[ThrownTile]) -> Text:
        return Text("" if self.colour else " ").join(map(self.discard, thrown))

    def discard(self, thrown: ThrownTile) -> Text:
        """Riichi and claims are seen by the style, or by a mark where there is no colour."""
        tile = self.tiles([thrown.tile])
        if not self.colour:
            return tile.append("*" if thrown.riichi else "~" if thrown.claimed else " ")
        if thrown.riichi:
            tile.stylize("underline")
        if thrown.claimed:
            tile.stylize("dim")
        return tile

    def tiles(self, tiles: Sequence[str]) -> Text:
        if HIDDEN not in tiles:
            return Text.from_ansi(draw_tiles(tiles, self.colour))
        return Text("▐▒▒▌" * len(tiles), "green") if self.colour else Text("".join(tiles))
