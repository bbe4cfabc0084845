"""Answers as people read them in a terminal: Rich renderables, used by the commands and by the explorer."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import ruka
from ruka import Discard, Form, Hand, Reading, TilesLeft
from ruka.cli.channel import Question
from ruka.texts import text
from ruka.tiles import draw_tiles, full_name, in_order


@dataclass(frozen=True)
class HandText:
    """Draws in one language, in colour or plain."""

    lang: str
    colour: bool

    def text(self, key: str, **words: str | int) -> str:
        return text(key, self.lang, **words)

    def hand(self, hand: Hand | str) -> Text:
        return Text.from_ansi(ruka.draw(hand, self.colour))

    def tiles(self, tiles: Iterable[str]) -> Text:
        return Text.from_ansi(draw_tiles(tiles, self.colour))

    def forms(self, by_form: dict[Form, int]) -> Table:
        """How far each form is, the nearest first."""
        table = Table.grid(padding=(0, 2))
        for form, far in sorted(by_form.items(), key=lambda item: item[1]):
            table.add_row(self.text(f"form-{form}"), self.text("shanten-short", count=far))
        return table

    def left(self, tiles: TilesLeft) -> Table:
        """Each tile with its name and the number left."""
        table = Table.grid(padding=(0, 2))
        for tile, left in tiles.items():
            table.add_row(self.tiles([tile]), f"×{left}", full_name(tile, self.lang))
        return table

    def useful(self, tiles: TilesLeft) -> RenderableType:
        each = (Text.assemble(self.tiles([tile]), (f"×{left}", "dim")) for tile, left in tiles.items())
        return Group(self.text("useful-total", count=tiles.total), Text("  ").join(each))

    def discards(self, discards: tuple[Discard, ...]) -> RenderableType:
        """The discards that keep the hand as near as it is, and a line for those that do not."""
        best = discards[0].shanten
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for key in ("discard", "left", "useful-tiles"):
            table.add_column(self.text(f"column-{key}"), overflow="fold")
        for one in (one for one in discards if one.shanten == best):
            table.add_row(self.tiles([one.tile]), str(one.useful.total), self.tiles(one.useful))
        worse = [one.tile for one in discards if one.shanten > best]
        if not worse:
            return table
        return Group(table, Text.assemble(self.text("discards-worse"), " ", self.tiles(in_order(worse))))

    def waits(self, waits: TilesLeft) -> RenderableType:
        if not waits:
            return self.text("waits-none")
        return Group(self.text("waits-total", count=waits.total), self.left(waits))

    def readings(self, readings: tuple[Reading, ...]) -> RenderableType:
        if not readings:
            return self.text("readings-none")
        table = Table.grid(padding=(0, 1))
        for number, reading in enumerate(readings, 1):
            table.add_row(f"{number}.", self.groups(reading))
            table.add_row("", Text.assemble(self.text(f"form-{reading.form}"), *self.won(reading)))
        return table

    def groups(self, reading: Reading) -> Text:
        """The sets, pairs and single tiles; lines break between them."""
        groups = [self.hand(group) for group in (*reading.sets, *reading.pairs)]
        return Text("  ").join([*groups, self.tiles(reading.singles)] if reading.singles else groups)

    def won(self, reading: Reading) -> Iterator[str | Text]:
        """What the winning tile did, where the hand names one."""
        if reading.wait and reading.completed:
            yield from (", ", self.text(f"wait-{reading.wait}"), " ", self.hand(reading.completed))


def shanten(shown: HandText, question: Question) -> RenderableType:
    hand, forms, tiles = ruka.parse(question.hand), question.forms, question.tile_set
    far = Text(shown.text("shanten", count=ruka.shanten(hand, forms, tiles)), "bold")
    if hand.size % 3 == 1:
        next_step = shown.useful(ruka.useful(hand, forms, tiles, question.visible).tiles)
    else:
        next_step = shown.discards(ruka.discards(hand, forms, tiles, question.visible))
    return Group(shown.hand(hand), "", far, shown.forms(ruka.shanten_by_form(hand, forms, tiles)), "", next_step)


def waits(shown: HandText, question: Question) -> RenderableType:
    answer = ruka.waits(question.hand, question.forms, question.tile_set, question.visible)
    return Group(shown.hand(question.hand), "", shown.waits(answer))


def readings(shown: HandText, question: Question) -> RenderableType:
    answer = ruka.readings(question.hand, question.forms, question.tile_set)
    return Group(shown.hand(question.hand), "", shown.readings(answer))


TEXTS: dict[str, Callable[[HandText, Question], RenderableType]] = {
    "shanten": shanten,
    "waits": waits,
    "readings": readings,
}
