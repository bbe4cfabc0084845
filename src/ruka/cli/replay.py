"""`ruka replay`: a recorded game in words, or a moment of it as a picture."""

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ruka.cli.channel import to_line
from ruka.cli.commands import Lang, language
from ruka.cli.convert import Rules, read_game
from ruka.cli.hands import AsJson
from ruka.cli.rulebook import House, Options, new_console
from ruka.errors import RukaError
from ruka.texts import text

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from ruka.engine import Event, Record
    from ruka.views import Line

TILES = re.compile(r"\b[0-9]+[mpszf]\b")


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-replay-file", show_default=False)],
    at: Annotated[str | None, typer.Option(metavar="HAND[.EVENT]", help="help-at", show_default=False)] = None,
    seat: Annotated[int | None, typer.Option(metavar="N", help="help-replay-seat", show_default=False)] = None,
    rules: Rules = None,
    option: Options = None,
    house: House = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from ruka.engine import redact
    from ruka.engine import replay as play_again

    record = read_game(file, rules, option, house)
    players = record.rules.people
    if seat is not None and not 0 <= seat < players:
        raise RukaError("no-such-seat", seat=str(seat), last=players - 1)
    play_again(record)  # a record that the rules do not lead to is refused
    print(_verdict(record, language(context)), file=sys.stderr)
    if record.start is not None:
        print(text("replay-midway", language(context)), file=sys.stderr)
    events = [event if seat is None else redact(event, seat) for event in record.events]
    if at is None:
        _tell(record, events, language(context), as_json)
    else:
        _show(record, events, at, seat, language(context), as_json)


def _verdict(record: "Record", lang: str) -> str:
    """Whether a server vouches for the game."""
    from ruka.records.verify import verify_record

    found = verify_record(record)
    if found.fault is not None:
        return text("replay-unverified", lang, reason=found.fault.sentence(lang))
    return text("replay-verified", lang, signer=found.key)


def _tell(record: "Record", events: "list[Event]", lang: str, as_json: bool) -> None:
    from ruka.views import tell

    lines = tell(events, record.rules, lang, record.players)
    if as_json:
        for line in lines:
            print(to_line({"hand": line.hand, "event": line.event, "text": line.text}))
        return
    console = new_console()
    for line in lines:
        console.print(_styled(line, console))


def _styled(line: "Line", console: "Console") -> "Text":
    """The number of the event and its sentence; tiles are drawn where there is colour."""
    from rich.text import Text

    if line.heading:
        return Text.assemble("\n", (f"{line.hand}. {line.text}", "bold"))
    return Text.assemble((f"{line.event:4}  ", "dim"), drawn_in(line.text, console))


def drawn_in(sentence: str, console: "Console") -> "Text":
    """A sentence with its tiles drawn, where there is colour."""
    from rich.text import Text

    return _drawn(sentence) if _colour(console) else Text(sentence)


def _colour(console: "Console") -> bool:
    return console.is_terminal and not console.no_color


def _drawn(sentence: str) -> "Text":
    from rich.text import Text

    from ruka.tiles import draw_tiles

    parts, end = [], 0
    for found in TILES.finditer(sentence):
        digits, suit = found[0][:-1], found[0][-1]
        drawn = draw_tiles([digit + suit for digit in digits], colour=True)
        parts += [Text(sentence[end : found.start()]), Text.from_ansi(drawn)]
        end = found.end()
    return Text.assemble(*parts, sentence[end:])


def _show(record: "Record", events: "list[Event]", at: str, seat: int | None, lang: str, as_json: bool) -> None:
    from ruka.engine.view import fold
    from ruka.views import picture, tell

    moment = _moment(events, at)
    view = fold(record.rules, seat, moment)
    if as_json:
        print(to_line(view.to_json()))
        return
    console = new_console()
    *_, last = tell(moment, record.rules, lang, record.players)
    console.print(_styled(last, console))
    console.print(picture(view, lang, colour=_colour(console), names=record.players))


def _moment(events: "list[Event]", at: str) -> "list[Event]":
    """The events of the hand up to this one."""
    from ruka.schema import Hand

    starts = [place for place, event in enumerate(events) if isinstance(event, Hand)]
    found = re.fullmatch(r"(\d+)(?:\.(\d+))?", at)
    if not found or not 1 <= int(found[1]) <= len(starts):
        raise RukaError("bad-moment", at=at, hands=len(starts))
    hand = events[starts[int(found[1]) - 1] : [*starts, len(events)][int(found[1])]]
    if found[2] is None:
        return hand
    if not 1 <= int(found[2]) <= len(hand):
        raise RukaError("bad-moment", at=at, hands=len(starts))
    return hand[: int(found[2])]
