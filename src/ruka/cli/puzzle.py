"""`ruka puzzle`: a moment of a game in the terminal; the coach judges what is answered."""

import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated

import typer

from ruka.cli.commands import Lang, language
from ruka.cli.drill import data_folder
from ruka.cli.rulebook import new_console
from ruka.errors import RukaError
from ruka.schema.puzzles import THEMES
from ruka.texts import text

if TYPE_CHECKING:
    from rich.console import Console

    from ruka.learn.puzzles import Kept, Moment
    from ruka.schema import Action
    from ruka.schema.puzzles import PuzzleRating, PuzzleStanding, PuzzleVerdict

FILE = "puzzles.json"
SCALE = 60  # 25 is 1500
Name = Annotated[str | None, typer.Argument(metavar="PUZZLE", help="help-puzzle-id", show_default=False)]


def puzzle(
    context: typer.Context,
    name: Name = None,
    rules: Annotated[str, typer.Option(metavar="RULES", help="help-puzzle-rules")] = "tenhou",
    theme: Annotated[str | None, typer.Option(metavar="THEME", help="help-puzzle-theme", show_default=False)] = None,
    day: Annotated[bool, typer.Option("--day", help="help-puzzle-day")] = False,
    lang: Lang = None,
) -> None:
    spoken = language(context)
    file = data_folder() / FILE
    known = load(file)
    one = _found(name, rules, theme, day, known)
    console = new_console()
    moment = one.moment()
    _ask(console, one, moment, spoken)
    try:
        action, helped = _answer(console, one, moment, spoken)
    except (EOFError, KeyboardInterrupt):
        console.print()
        return
    _judge(console, one, moment, action, spoken, known, file, helped)


def _found(name: str | None, rules: str, theme: str | None, day: bool, known: "PuzzleStanding") -> "Kept":
    from ruka.learn.puzzles import choose, find, of_day

    if name is not None:
        return find(name)
    if day:
        return of_day(rules, datetime.now(UTC).date())
    wanted = next((one for one in THEMES if one == theme), None)
    if theme is not None and wanted is None:
        raise RukaError("no-puzzles-of-theme", rules=rules, theme=theme)
    seen = [one.id for one in reversed(known.tries)]
    return choose(rules, wanted, known.rating.mean, seen, Random())


def _ask(console: "Console", one: "Kept", moment: "Moment", lang: str) -> None:
    from ruka.learn.puzzles.telling import asked
    from ruka.views.picture import picture

    told = asked(one.id, moment, lang)
    console.print(picture(moment.view, lang, colour=console.is_terminal))
    console.print(text("puzzle-cli-name", lang, id=one.id, rules=told.name), style="dim")
    console.print(told.prompt, style="bold", highlight=False)
    console.print(text("puzzle-cli-choices", lang))
    for number, deed in enumerate(_deeds(moment, lang), 1):
        console.print(f"{number:>3}  {deed}", highlight=False)


def _deeds(moment: "Moment", lang: str) -> list[str]:
    from ruka.coach import Wording

    wording = Wording(moment.rules, lang)
    return [wording.deed(action) for action in moment.question.actions]


def _answer(console: "Console", one: "Kept", moment: "Moment", lang: str) -> "tuple[Action, bool]":
    from ruka.learn.puzzles.telling import hint

    helped = False
    while True:
        typed = _line(text("puzzle-cli-ask", lang))
        if typed == "?":
            helped = True
            console.print(hint(one.theme, lang).text, style="yellow", highlight=False)
        elif (action := chosen(moment.question.actions, typed)) is not None:
            return action, helped
        else:
            console.print(text("puzzle-cli-unknown", lang), style="yellow", highlight=False)


def chosen(actions: "Sequence[Action]", typed: str) -> "Action | None":
    """By its number, or the discard of a tile by the tile."""
    if typed.isdecimal() and 1 <= int(typed) <= len(actions):
        return actions[int(typed) - 1]
    return next((one for one in actions if one.type == "discard" and one.tile == typed), None)


def _line(asked: str) -> str:
    if sys.stdin.isatty():
        return input(f"{asked} > ").strip()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.strip()


def _judge(
    console: "Console",
    one: "Kept",
    moment: "Moment",
    action: "Action",
    lang: str,
    known: "PuzzleStanding",
    file: Path,
    helped: bool,
) -> None:
    from ruka.learn.puzzles.telling import verdict

    found = verdict(one.id, moment, one, action, lang)
    _tell(console, found, lang)
    if any(tried.id == one.id for tried in known.tries) or (helped and found.right):
        return
    before, after = known.rating, _rated(one, known.rating, found.right)
    _keep(file, known, one.id, after, right=found.right and not helped)
    said = {"before": _shown(before), "after": _shown(after), "puzzle": round(SCALE * one.mean)}
    console.print(text("puzzle-cli-rating", lang, **said), style="dim", highlight=False)


def _tell(console: "Console", found: "PuzzleVerdict", lang: str) -> None:
    right = "puzzles-right" if found.right else "puzzles-wrong"
    console.print(f"{text(right, lang)} {found.theme_name}", style="green" if found.right else "red", highlight=False)
    for sentence in found.sentences:
        console.print(sentence, highlight=False)
    for choice in found.choices:
        console.print(f"{choice.value:>8.0f}  {choice.name}", highlight=False)


def _rated(one: "Kept", rating: "PuzzleRating", right: bool) -> "PuzzleRating":
    from ruka.learn.puzzles import after_try, first
    from ruka.learn.puzzles.rating import Rating
    from ruka.schema.puzzles import PuzzleRating

    now, _ = after_try(Rating(rating.mean, rating.deviation), first(one), right)
    return PuzzleRating(mean=now.mean, deviation=now.deviation, tried=rating.tried + 1, right=rating.right + right)


def _shown(rating: "PuzzleRating") -> int:
    return round(SCALE * rating.mean)


def load(file: Path) -> "PuzzleStanding":
    """How whoever sits here stands."""
    import msgspec

    from ruka.learn.puzzles.rating import UNKNOWN
    from ruka.schema.puzzles import PuzzleRating, PuzzleStanding

    try:
        return msgspec.json.decode(file.read_bytes(), type=PuzzleStanding)
    except FileNotFoundError:
        rating = PuzzleRating(mean=UNKNOWN.mean, deviation=UNKNOWN.deviation)
        return PuzzleStanding(rating=rating, shown=_shown(rating))
    except (OSError, msgspec.DecodeError):
        raise RukaError("unreadable-progress", path=str(file)) from None


def _keep(file: Path, known: "PuzzleStanding", id: str, rating: "PuzzleRating", *, right: bool) -> None:
    from ruka.cli.drill import write_whole
    from ruka.schema import encode
    from ruka.schema.puzzles import MOST_TRIES, PuzzleTry

    tried = PuzzleTry(id=id, right=right, at=datetime.now(UTC).isoformat(timespec="seconds"))
    tries = [tried, *known.tries][:MOST_TRIES]
    write_whole(file, encode(known.but(rating=rating, shown=_shown(rating), tries=tries)))
