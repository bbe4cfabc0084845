"""`ruka league`: agents meet on the same walls, until it is decided who is better."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ruka.cli.channel import to_line
from ruka.cli.commands import INTERRUPTED, Lang, language
from ruka.cli.hands import AsJson
from ruka.cli.progress import working
from ruka.cli.rulebook import House, Options
from ruka.cli.simulate import rule_sets

if TYPE_CHECKING:
    from ruka.simulator.league import League, Progress
    from ruka.simulator.league_sums import Sums
    from ruka.simulator.league_walls import Unit

WATCHED = 3  # leads that are told while it plays


def league(
    context: typer.Context,
    rules: Annotated[
        str | None, typer.Option(metavar="RULES[,...]|all", help="help-simulate-rules", show_default=False)
    ] = None,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT[,...]", help="help-league-bots")] = "club,greedy",
    games: Annotated[bool | None, typer.Option("--games/--hands", help="help-league-unit", show_default=False)] = None,
    most_hands: Annotated[int, typer.Option(metavar="N", help="help-most-hands")] = 2000,
    alpha: Annotated[float, typer.Option(metavar="SHARE", help="help-alpha")] = 0.05,
    seed: Annotated[str | None, typer.Option(metavar="SEED", help="help-seed", show_default=False)] = None,
    jobs: Annotated[int, typer.Option(metavar="N", help="help-jobs")] = 0,
    keep: Annotated[Path | None, typer.Option(metavar="FILE.jsonl", help="help-keep", show_default=False)] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE.svg|FILE.png", help="help-plot", show_default=False)
    ] = None,
    bot_seconds: Annotated[float, typer.Option(metavar="SECONDS", min=0.1, help="help-bot-seconds")] = 5.0,
    option: Options = None,
    house: House = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from ruka.simulator.league import play_league
    from ruka.simulator.picture import check_picture

    if plot:
        check_picture(plot)
    chosen = rule_sets(rules, option or [], house)
    players = [name.strip() for name in bots.split(",")]
    unit: Unit | None = None if games is None else "games" if games else "hands"
    leagues: list[League] = []
    for one in chosen:
        with _watched(most_hands, language(context)) as progress:
            played = play_league(
                one,
                players,
                seed=seed,
                unit=unit,
                alpha=alpha,
                most_hands=most_hands,
                seconds=bot_seconds,
                jobs=jobs,
                keep=_apart(keep, one.id, len(chosen)),
                progress=progress,
            )
        leagues.append(played)
        _report(played, as_json, language(context), first=len(leagues) == 1)
        if played.interrupted:
            break
    if plot and any(one.sums.walls for one in leagues):
        _draw([one for one in leagues if one.sums.walls], plot, language(context))
    if leagues[-1].interrupted:
        raise typer.Exit(INTERRUPTED)


def _apart(keep: Path | None, rules: str, count: int) -> Path | None:
    """A file for every rule set, where there are several."""
    return keep.with_name(f"{keep.stem}-{rules}{keep.suffix}") if keep and count > 1 else keep


@contextmanager
def _watched(hands: int, lang: str) -> "Iterator[Progress]":
    """How far it is at the most, and who leads."""
    with working(hands, lang) as advance:
        yield lambda more, sums: advance(more, ", ".join(_leading(sums)))


def _leading(sums: "Sums") -> Iterator[str]:
    for lead in [lead for lead in sums.leads if not lead.decided_after][:WATCHED]:
        first, second = (sums.standings[player].name for player in (lead.first, lead.second))
        yield f"{first} {lead.decisive.mean:+.2f} {second}"


def _report(played: "League", as_json: bool, lang: str, first: bool) -> None:
    if as_json:
        print(to_line(played.to_json()))
        return
    from ruka.cli.league_text import show

    if not first:
        print()
    show(played, lang)


def _draw(leagues: "list[League]", plot: Path, lang: str) -> None:
    from ruka.simulator.league_chart import league_chart
    from ruka.simulator.picture import write_picture

    write_picture(league_chart(leagues, lang), plot)
