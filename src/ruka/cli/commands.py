"""What every command shares: help and errors in the chosen language.

Commands declare the *keys* of their help texts. The words are looked up when help is really shown, so that a command
that only computes never loads Fluent.
"""

import re
import sys
from enum import StrEnum
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from ruka.errors import RukaError
from ruka.texts import environment_language, text

BAD_INPUT = 2
INTERRUPTED = 130  # as shells report it


class Language(StrEnum):
    CS = "cs"
    PL = "pl"
    EN = "en"


# Every command takes it, and `Group.parse_args` has already read it.
Lang = Annotated[Language | None, typer.Option("--lang", help="help-lang", show_default=False)]


def language(context: typer.Context) -> str:
    """The language asked for on the command line, or that of the environment."""
    return str(context.meta.get(__name__) or environment_language())


class Command(TyperCommand):
    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except RukaError as error:
            print(f"ruka: {error.sentence(language(ctx))}", file=sys.stderr)
            raise typer.Exit(BAD_INPUT) from None

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _translate(self, ctx)
        super().format_help(ctx, formatter)


class Group(TyperGroup):
    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        # Read ahead: `ruka waits --help --lang cs` shows help before Typer comes to --lang.
        if asked := re.search(rf"--lang[= ]({'|'.join(Language)})\b", " ".join(args)):
            ctx.meta[__name__] = asked[1]
        return super().parse_args(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        for command in (self, *self.commands.values()):
            _translate(command, ctx)
        super().format_help(ctx, formatter)


def _translate(command: Any, ctx: Any) -> None:
    from typer import rich_utils

    lang = language(ctx)
    rich_utils.ARGUMENTS_PANEL_TITLE = text("help-arguments", lang)
    rich_utils.OPTIONS_PANEL_TITLE = text("help-options", lang)
    rich_utils.COMMANDS_PANEL_TITLE = text("help-commands", lang)
    for described in (command, *command.get_params(ctx)):
        if described.name == "help":
            described.help = text("help-help", lang)
        elif described.help and described.help.startswith("help-"):
            described.help = text(described.help, lang)
