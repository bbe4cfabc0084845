"""`ruka simulate`: many games at once, and what they add up to."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ruka.cli.channel import to_line
from ruka.cli.commands import INTERRUPTED, Lang, language
from ruka.cli.hands import AsJson
from ruka.cli.progress import working
from ruka.cli.rulebook import House, Options, find_rules
from ruka.errors import RukaError
from ruka.texts import text

if TYPE_CHECKING:
    from ruka.rules import RuleSet
    from ruka.simulator import Match


def simulate(
    context: typer.Context,
    rules: Annotated[
        str | None, typer.Option(metavar="RULES[,...]|all", help="help-simulate-rules", show_default=False)
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", help="help-games")] = 1000,
    bots: Annotated[str, typer.Option(metavar="BOT[,...]", help="help-bots")] = "greedy",
    duplicate: Annotated[
        tuple[str, str] | None, typer.Option(metavar="BOT BOT", help="help-duplicate", show_default=False)
    ] = None,
    seed: Annotated[str | None, typer.Option(metavar="SEED", help="help-seed", show_default=False)] = None,
    jobs: Annotated[int, typer.Option(metavar="N", help="help-jobs")] = 0,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.parquet|FILE.jsonl", help="help-simulate-out", show_default=False)
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="help-resume")] = False,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE.svg|FILE.png", help="help-plot", show_default=False)
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="help-simulate-records", show_default=False)
    ] = None,
    bot_seconds: Annotated[float, typer.Option(metavar="SECONDS", min=0.1, help="help-bot-seconds")] = 5.0,
    option: Options = None,
    house: House = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from ruka.simulator import AtTables, run
    from ruka.simulator.picture import check_picture

    if resume and not out:
        raise RukaError("resume-without-out")
    if plot:
        check_picture(plot)
    chosen = rule_sets(rules, option or [], house)
    names = [name.strip() for name in bots.split(",")]
    tables = len(chosen) * games * (2 if duplicate else 1)
    with working(tables, language(context)) as progress, _resumable(out, language(context)):
        matches = run(
            chosen,
            games,
            names,
            duplicate=duplicate,
            seed=seed,
            jobs=jobs,
            out=out,
            resume=resume,
            at_tables=AtTables(bot_seconds, records),
            progress=progress,
        )
    if plot:
        _draw(matches, plot, language(context))
    _report(matches, as_json, language(context))


def rule_sets(ids: str | None, options: list[str], house: Path | None) -> "list[RuleSet]":
    """One or several, by their ids, or every one."""
    from ruka.rulesets import RULE_SETS

    if ids == "all":
        return [find_rules([id], options, None)[0] for id in RULE_SETS]
    if house or not ids:
        return [find_rules([ids] if ids else [], options, house)[0]]
    return [find_rules([id.strip()], options, None)[0] for id in ids.split(",")]


@contextmanager
def _resumable(out: Path | None, lang: str) -> Iterator[None]:
    """What is played so far is kept: whoever interrupts is told how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        if out:
            print(f"ruka: {text('simulate-interrupted', lang)}", file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None


def _report(matches: "list[Match]", as_json: bool, lang: str) -> None:
    if as_json:
        for match in matches:
            answers = [tally.to_json() for tally in match.tallies]
            told = {**match.duplicate.to_json(), "seatings": answers} if match.duplicate else answers[0]
            print(to_line(told))
        return
    from ruka.cli.simulate_text import show

    for place, match in enumerate(matches):
        if place:
            print()
        show(match, lang)


def _draw(matches: "list[Match]", plot: Path, lang: str) -> None:
    from ruka.simulator.chart import chart
    from ruka.simulator.picture import write_picture

    write_picture(chart([tally for match in matches for tally in match.tallies], lang), plot)
