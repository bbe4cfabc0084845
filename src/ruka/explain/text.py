"""An explanation in a terminal: Rich renderables, in colour or plain."""

from __future__ import annotations

import io
from collections.abc import Iterator

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ruka.explain.explanation import Explanation, Line
from ruka.explain.words import Words
from ruka.hands import Reading
from ruka.rules.pattern import BONUS, FAN, LIMIT, POINTS
from ruka.tiles import draw, draw_tiles

WIDTH = 100


def to_text(
    explanation: Explanation, lang: str, terms: str, *, colour: bool = False, all_readings: bool = False
) -> str:
    """The explanation as a string; `colour` draws the tiles."""
    console = Console(
        file=io.StringIO(),
        width=WIDTH,
        highlight=False,
        force_terminal=colour,
        color_system="256" if colour else None,
    )
    console.print(
        renderable(explanation, Words(lang, terms, explanation.rules), colour=colour, all_readings=all_readings)
    )
    file = console.file
    assert isinstance(file, io.StringIO)
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines())


def renderable(explanation: Explanation, words: Words, *, colour: bool, all_readings: bool = False) -> RenderableType:
    """The explanation as something that a Rich console prints."""
    return Group(*_Text(explanation, words, colour).parts(all_readings))


class _Text:
    def __init__(self, explanation: Explanation, words: Words, colour: bool) -> None:
        self.explanation = explanation
        self.words = words
        self.colour = colour

    def parts(self, all_readings: bool) -> Iterator[RenderableType]:
        explanation, words = self.explanation, self.words
        yield self.hand(str(explanation.hand))
        yield Text(words.circumstances(explanation), "dim")
        yield from self.indicators()
        yield Text(words.headline(explanation), "bold")
        if explanation.reading is None:
            return
        yield self.reading(explanation.reading)
        yield from self.sections(explanation.reading)
        if explanation.calculation:
            yield Text()
            yield Text(words.calculation(explanation.calculation))
            yield from map(Text, words.payments(explanation))
        yield from self.unfinished()
        yield from self.others(all_readings)

    def hand(self, notation: str) -> Text:
        return Text.from_ansi(draw(notation, self.colour))

    def indicators(self) -> Iterator[Text]:
        for key, tiles in (("explain-dora", self.explanation.dora), ("explain-ura", self.explanation.ura)):
            if tiles:
                drawn = Text.from_ansi(draw_tiles(tiles, self.colour))
                yield Text.assemble((f"{self.words.text(key)} ", "dim"), drawn)

    def reading(self, reading: Reading) -> Text:
        """The sets as they were read, and the wait."""
        groups = [*map(self.hand, (*reading.sets, *reading.pairs))]
        if reading.singles:
            groups.append(Text.from_ansi(draw_tiles(reading.singles, self.colour)))
        won = Text.assemble("  ", (self.words.wait(reading), "dim"))
        if reading.sets and reading.completed:
            won = Text.assemble(won, " ", self.hand(reading.completed))
        return Text.assemble(Text(" ").join(groups), won)

    def sections(self, reading: Reading) -> Iterator[RenderableType]:
        """What counts, the fu, and what does not count, their columns in line."""
        explanation, words = self.explanation, self.words
        width = max((self.name(line, reading).cell_len for line in explanation.lines), default=0)
        fan, fu, uncounted = _table(width), _table(width), _table(width)
        for line in explanation.counted(FAN, BONUS, LIMIT):
            fan.add_row(*self.row(line, reading, line.clause))
        for line in explanation.counted(POINTS):
            fu.add_row(*self.row(line, reading, line.clause))
        if fu.row_count and explanation.calculation:
            sum_, base = explanation.fu, explanation.calculation.base
            arrow = f"{sum_} →" if sum_ != base else ""
            fu.add_row(Text(words.text("explain-sum"), "dim"), Text(arrow, "dim"), Text(str(base), "bold"))
        for line in explanation.uncounted:
            uncounted.add_row(*self.row(line, reading, words.why_not(line, explanation)))
        titles = ("", words.text(words.points_section), words.text("section-uncounted"))
        for title, table in zip(titles, (fan, fu, uncounted), strict=True):
            if table.row_count:
                yield Text(f"\n{title}" if title else "", "bold")
                yield table

    def row(self, line: Line, reading: Reading, remark: str) -> tuple[Text, ...]:
        """Name and tiles, how it adds up, what it is worth, and a remark: the clause, or why it does not count."""
        sum_ = f"{line.count} × {line.value}" if line.count > 1 else ""
        return self.name(line, reading), Text(sum_, "dim"), Text(self.words.worth(line)), Text(remark, "dim")

    def name(self, line: Line, reading: Reading) -> Text:
        name = Text(self.words.line(line, reading))
        if line.tiles:
            name = Text.assemble(name, "  ", Text(" ").join(map(self.hand, line.tiles)))
        if note := self.words.note(line):
            name = Text.assemble(name, (f"  {note}", "dim"))
        return name

    def unfinished(self) -> Iterator[RenderableType]:
        """The hands of those who did not win, where they count."""
        if self.explanation.unfinished:
            yield Text(f"\n{self.words.term('section-unfinished')}", "bold")
        for other in self.explanation.unfinished:
            yield Text.assemble(f"{self.words.unfinished(other)}  ", self.hand(str(other.hand)))
            yield self.lines(other.lines, other.reading)

    def others(self, all_readings: bool) -> Iterator[RenderableType]:
        """One line for each reading that lost; its own lines too where all are asked for."""
        if self.explanation.others:
            yield Text(f"\n{self.words.text('section-readings')}", "bold")
        for other in self.explanation.others:
            yield Text.assemble(self.reading(other.reading), f": {self.words.lost(other)}")
            if all_readings:
                yield self.lines(other.lines, other.reading)

    def lines(self, lines: tuple[Line, ...], reading: Reading) -> Padding:
        table = _table(0)
        for line in lines:
            if not line.why_not:
                table.add_row(*self.row(line, reading, line.clause))
        return Padding(table, (0, 0, 0, 4))


def _table(name_width: int) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(overflow="fold", min_width=name_width)
    table.add_column(justify="right", min_width=len("2 × 1"))
    table.add_column(justify="right", min_width=len("30"))
    table.add_column(overflow="fold")
    return table
