"""`ruka shanten`, `ruka waits` and `ruka readings`."""

from collections.abc import Callable
from functools import partial
from typing import Annotated

import typer

from ruka.cli.channel import ANSWERS, Question, answer_hand, answer_lines, lines_of, to_line
from ruka.cli.commands import Lang, language
from ruka.errors import RukaError

Words = Annotated[list[str] | None, typer.Argument(metavar="HAND", help="help-hand", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="help-json")]
AsLines = Annotated[bool, typer.Option("--jsonl", help="help-jsonl")]
Forms = Annotated[str, typer.Option(help="help-forms")]
Tiles = Annotated[int, typer.Option(help="help-tiles")]
Visible = Annotated[str, typer.Option(help="help-visible", show_default=False)]


def command(kind: str) -> Callable[..., None]:
    """The command that answers questions of this kind."""

    def ask(
        context: typer.Context,
        words: Words = None,
        as_json: AsJson = False,
        as_lines: AsLines = False,
        forms: Forms = Question.forms,
        tiles: Tiles = Question.tiles,
        visible: Visible = Question.visible,
        lang: Lang = None,
    ) -> None:
        question = Question(" ".join(words or []), forms, tiles, visible)
        if as_lines:
            asked = partial(answer_hand, kind=kind, usual=question)
            for answer in answer_lines(lines_of(words or []), asked, language(context)):
                print(to_line(answer), flush=True)
        elif not words:
            raise RukaError("no-hand")
        elif as_json:
            print(to_line(ANSWERS[kind](question)))
        else:
            _show(kind, question, language(context))

    return ask


def _show(kind: str, question: Question, lang: str) -> None:
    from rich.console import Console  # only people need colours

    from ruka.cli.hand_text import TEXTS, HandText

    console = Console(highlight=False, markup=False)
    shown = HandText(lang, colour=console.is_terminal and not console.no_color)
    console.print(TEXTS[kind](shown, question))
