"""`ruka element`, `ruka potential`, `ruka danger` and `ruka reading`: the questions of source 002's strategy."""

from collections.abc import Callable
from typing import Annotated, Any

import typer

from ruka.cli.channel import Json, answer_lines, lines_of, to_line
from ruka.cli.commands import Lang, language
from ruka.cli.hands import AsJson, AsLines, Forms, Tiles, Visible
from ruka.cli.score import WIND
from ruka.errors import RukaError

REGULAR = "regular"
Element = Annotated[list[str] | None, typer.Argument(metavar="TILES", help="help-element-tiles", show_default=False)]
Hand = Annotated[list[str] | None, typer.Argument(metavar="HAND", help="help-hand", show_default=False)]
Tile = Annotated[list[str] | None, typer.Argument(metavar="TILE", help="help-danger-tile", show_default=False)]
Thrown = Annotated[list[str] | None, typer.Argument(metavar="DISCARDS", help="help-discards", show_default=False)]


def element(
    context: typer.Context,
    words: Element = None,
    visible: Visible = "",
    as_json: AsJson = False,
    as_lines: AsLines = False,
    lang: Lang = None,
) -> None:
    _answer(context, "element", words, {"visible": visible}, "tiles", as_json, as_lines)


def potential(
    context: typer.Context,
    words: Hand = None,
    turn: Annotated[int, typer.Option(metavar="N", help="help-turn")] = 1,
    visible: Visible = "",
    forms: Forms = REGULAR,
    tiles: Tiles = 136,
    as_json: AsJson = False,
    as_lines: AsLines = False,
    lang: Lang = None,
) -> None:
    case = {"turn": turn, "visible": visible, "forms": forms, "tiles": tiles}
    _answer(context, "potential", words, case, "hand", as_json, as_lines)


def danger(
    context: typer.Context,
    words: Tile = None,
    visible: Visible = "",
    forms: Forms = REGULAR,
    tiles: Tiles = 136,
    rules: Annotated[str, typer.Option(metavar="RULES", help="help-danger-rules", show_default=False)] = "",
    as_json: AsJson = False,
    as_lines: AsLines = False,
    lang: Lang = None,
) -> None:
    case: Json = {"visible": visible, "forms": forms, "tiles": tiles} | ({"rules": rules} if rules else {})
    _answer(context, "danger", words, case, "tile", as_json, as_lines)


def reading(
    context: typer.Context,
    words: Thrown = None,
    sets: Annotated[str, typer.Option(metavar="SETS", help="help-sets", show_default=False)] = "",
    seat: Annotated[str, typer.Option(metavar=WIND, help="help-reading-seat", show_default=False)] = "",
    round: Annotated[str, typer.Option(metavar=WIND, help="help-round", show_default=False)] = "",
    passed: Annotated[str | None, typer.Option(metavar="TILES", help="help-passed", show_default=False)] = None,
    cuts: Annotated[str, typer.Option(metavar="hd.", help="help-cuts", show_default=False)] = "",
    as_json: AsJson = False,
    as_lines: AsLines = False,
    lang: Lang = None,
) -> None:
    case: Json = {"melds": sets, "seat": seat, "round": round, "cuts": cuts}
    case |= {} if passed is None else {"passed": passed}
    _answer(context, "reading", words, case, "discards", as_json, as_lines)


def _answer(
    context: typer.Context, kind: str, words: list[str] | None, case: Json, asked: str, as_json: bool, as_lines: bool
) -> None:
    """The words are what is asked about, or files of questions; `case` is what a question leaves out."""
    from ruka.cli.questions import KINDS, answer

    if as_lines:

        def answered(line: Json) -> Json:
            return answer({"kind": kind} | case | line)

        for found in answer_lines(lines_of(words or []), answered, language(context)):
            print(to_line(found), flush=True)
        return
    if not words:
        raise RukaError("nothing-asked", asked=asked)
    case = case | {asked: " ".join(words)}
    if as_json:
        print(to_line(KINDS[kind](case)))
    else:
        _show(kind, case, language(context))


def _show(kind: str, case: Json, lang: str) -> None:
    from rich.console import Console  # only people need colours

    from ruka.cli.hand_text import HandText
    from ruka.cli.strategy_text import TEXTS

    console = Console(highlight=False, markup=False)
    shown: Callable[[HandText, Any], Any] = TEXTS[kind]
    console.print(shown(HandText(lang, colour=console.is_terminal and not console.no_color), case))
