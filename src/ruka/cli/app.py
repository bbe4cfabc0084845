"""The Typer application and its entry point."""

import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from ruka.cli import (
    arcade,
    coach,
    convert,
    drill,
    glossary,
    hands,
    league,
    people,
    points,
    prints,
    puzzle,
    replay,
    rules,
    score,
    serve,
    simulate,
    strategy,
    verify,
)
from ruka.cli.channel import ANSWERS
from ruka.cli.commands import BAD_INPUT, INTERRUPTED, Command, Group, Lang, language

UsageError: Any = typer.BadParameter.__bases__[0]  # public only as the base of this one

app = typer.Typer(cls=Group, help="help-ruka", add_completion=False, no_args_is_help=True)
for kind in ANSWERS:
    app.command(kind, cls=Command, help=f"help-{kind}")(hands.command(kind))
app.command("score", cls=Command, help="help-score")(score.score)
app.command("points", cls=Command, help="help-points")(points.points)
app.command("element", cls=Command, help="help-element")(strategy.element)
app.command("potential", cls=Command, help="help-potential")(strategy.potential)
app.command("danger", cls=Command, help="help-danger")(strategy.danger)
app.command("reading", cls=Command, help="help-reading")(strategy.reading)
app.command("drill", cls=Command, help="help-drill")(drill.drill)
app.command("puzzle", cls=Command, help="help-puzzle")(puzzle.puzzle)
app.command("arcade", cls=Command, help="help-arcade")(arcade.arcade)
app.command("simulate", cls=Command, help="help-simulate")(simulate.simulate)
app.command("league", cls=Command, help="help-league")(league.league)
app.command("replay", cls=Command, help="help-replay")(replay.replay)
app.command("coach", cls=Command, help="help-coach")(coach.coach)
app.command("print", cls=Command, help="help-print")(prints.print_paper)
app.command("glossary", cls=Command, help="help-glossary")(glossary.glossary)
app.command("convert", cls=Command, help="help-convert")(convert.convert)
app.command("verify", cls=Command, help="help-verify")(verify.verify)
app.command("serve", cls=Command, help="help-serve")(serve.serve)
app.add_typer(rules.app, name="rules")
app.add_typer(people.app, name="people")


@app.command("explore", cls=Command, help="help-explore")
def explore(
    context: typer.Context,
    words: hands.Words = None,
    lang: Lang = None,
) -> None:
    from ruka.cli.explore import Explorer  # Textual is slow to import

    Explorer(language(context), " ".join(words or [])).run()


def _print_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version  # slow to import

        print(f"ruka {version('ruka')}")
        raise typer.Exit


@app.callback()
def root(
    lang: Lang = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="help-version")
    ] = False,
) -> None:
    """Options before the command; both act by themselves."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code; whatever the user did wrong is one sentence."""
    try:
        return app(arguments, prog_name="ruka", standalone_mode=False) or 0
    except UsageError as error:
        if sentence := error.format_message():  # none where no command was given: help has been shown
            print(f"ruka: {sentence}", file=sys.stderr)
        return BAD_INPUT
    except typer.Abort:  # Ctrl-C
        return INTERRUPTED
