"""Questions of drills as people read them in a terminal, and answers as they type them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from string import ascii_lowercase
from typing import assert_never

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ruka._core import parse_tiles
from ruka.errors import RukaError
from ruka.learn.drills import DRILLS
from ruka.rules.ruleset import RuleSet
from ruka.schema.learning import (
    AskNumber,
    Asks,
    DrillAnswer,
    DrillQuestion,
    PickOptions,
    PickTiles,
    PicturedSeat,
    Verdict,
    VerdictLine,
)
from ruka.texts import text
from ruka.tiles import TILES, draw, draw_tiles, kind
from ruka.tiles.czech import read_tiles

NUMBER = re.compile(r"[+−-]?\s*\d{1,9}")


@dataclass(frozen=True)
class DrillText:
    """Prints in one language, in colour where the terminal has it."""

    lang: str
    console: Console

    @property
    def colour(self) -> bool:
        return self.console.is_terminal and not self.console.no_color

    def text(self, key: str, **words: str | int) -> str:
        return text(key, self.lang, **words)

    def say(self, words: str, style: str = "") -> None:
        self.console.print(Text(words, style))

    def drills(self, rules: RuleSet) -> None:
        """What can be practised by these rules."""
        table = Table.grid(padding=(0, 2))
        for name, drill in DRILLS.items():
            for place, level in enumerate(drill.levels_of(rules), 1):
                about = self.text(f"drill-{name}-text") if place == 1 else ""
                said = self.text(f"drill-{name}-level-{level.name}")
                table.add_row(Text(name if place == 1 else "", "bold"), str(place), said, Text(about, "dim"))
        self.say(rules.names[self.lang], "bold")
        self.console.print(table)

    def question(self, asked: DrillQuestion, place: int, count: int) -> None:
        self.console.print()
        self.say(self.text("drill-of", place=place, count=count), "dim")
        for line in self._picture(asked):
            self.console.print(line)
        if asked.facts:
            self.say(" · ".join(asked.facts), "dim")
        self.say(asked.prompt, "bold")
        match asked.asks:
            case PickOptions(options=options):
                for letter, option in zip(ascii_lowercase, options, strict=False):
                    tiles = Text.assemble(self.hand(option.tiles), "  ") if option.tiles else ""
                    self.console.print(Text.assemble(f"  {letter}) ", tiles, option.text))
            case PickTiles(tiles=tiles, of_hand=False) if len(tiles) < len(TILES) // 2:
                self.console.print(Text.assemble("  ", self.tiles(tiles)))
            case PickTiles() | AskNumber():
                pass
            case _:
                assert_never(asked.asks)

    def _picture(self, asked: DrillQuestion) -> Iterator[Text]:
        picture = asked.picture
        for seat in picture.seats:
            yield Text.assemble((f"{seat.name}: ", "dim"), *self._seat(seat))
        if picture.hand:
            yield self.hand(picture.hand)
        if picture.tiles:
            yield self.tiles(picture.tiles)
        if picture.indicators:
            yield Text.assemble((self.text("drill-indicators"), "dim"), " ", self.tiles(picture.indicators))
        if picture.seen:
            seen = [TILES[code] for code in parse_tiles(picture.seen)]
            yield Text.assemble((self.text("drill-seen"), "dim"), " ", self.tiles(seen))

    def _seat(self, seat: PicturedSeat) -> Iterator[Text | str]:
        """One after another; what was thrown as it was drawn has a dot, and riichi an exclamation mark."""
        for thrown in seat.discards:
            yield self.tiles([thrown.tile])
            yield ("·" if thrown.drawn else "") + ("!" if thrown.riichi else "") + " "

    def verdict(self, found: Verdict) -> None:
        key, style = ("drill-right", "green") if found.right else ("drill-wrong", "red")
        self.console.print(Text.assemble((self.text(key), f"bold {style}"), "" if found.right else f" {found.said}"))
        if found.right:
            return
        table = Table.grid(padding=(0, 2))
        for one in found.lines:
            table.add_row(*self._line(one))
        self.console.print(table)

    def _line(self, one: VerdictLine) -> tuple[Text, Text, Text]:
        tiles = Text(" ").join(self.hand(group) for group in one.tiles)
        return Text(one.text, "" if one.counts else "dim"), tiles, Text(one.worth, "bold")

    def hand(self, notation: str) -> Text:
        return Text.from_ansi(draw(notation, self.colour))

    def tiles(self, tiles: list[str]) -> Text:
        return Text.from_ansi(draw_tiles(tiles, self.colour))


def read_answer(asks: Asks, typed: str) -> DrillAnswer:
    """What somebody typed: letters or numbers of options, tiles in our notation or in that of source 004, a number.

    >>> read_answer(AskNumber(unit="fu", most=1000), "40 fu").number
    40
    >>> read_answer(PickTiles(tiles=["1p", "2p", "3p"], several=True), "1k2k").tiles
    ['1p', '2p']
    """
    match asks:
        case AskNumber(most=most):
            found = NUMBER.match(typed.strip())
            if found is None:
                raise RukaError("answer-is-a-number")
            value = int(found[0].replace("−", "-").replace(" ", ""))
            if abs(value) > most:
                raise RukaError("answer-is-a-number")
            return DrillAnswer(number=value)
        case PickTiles(tiles=tiles, several=several):
            return DrillAnswer(tiles=_offered(tiles, typed, several))
        case PickOptions(options=options, several=several):
            return DrillAnswer(picked=_places(typed, len(options), several))


def _offered(tiles: list[str], typed: str, several: bool) -> list[str]:
    """A red five is typed as such, or as a five where the other is not offered."""
    named = list(dict.fromkeys(TILES[code] for code in parse_tiles(read_tiles(typed))))
    found = [tile if tile in tiles else next((one for one in tiles if kind(one) == tile), "") for tile in named]
    if not found or not all(found) or (len(found) > 1 and not several):
        raise RukaError("answer-is-tiles" if several else "answer-is-a-tile")
    return found


def _places(typed: str, number: int, several: bool) -> list[int]:
    """`a`, `2`, `a c`, `ac` or `1, 3`."""
    named = re.findall(r"\d+|[a-z]", typed.lower())
    places = [int(one) - 1 if one.isdecimal() else ascii_lowercase.index(one) for one in named]
    if not places or any(not 0 <= place < number for place in places) or (len({*places}) > 1 and not several):
        raise RukaError("answer-is-a-letter", last=ascii_lowercase[number - 1])
    return sorted({*places})
