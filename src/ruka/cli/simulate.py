"""`ruka simulate`: many games at once, and what they add up to."""

from typing import TYPE_CHECKING, Annotated

import typer

from ruka.cli.channel import to_line
from ruka.cli.commands import Lang, language
from ruka.cli.hands import AsJson
from ruka.cli.rulebook import House, Options, find_rules, new_console
from ruka.texts import text

if TYPE_CHECKING:
    from rich.table import Table

    from ruka.engine.simulate import Simulation
    from ruka.rules import RuleSet

SEAT_COLUMNS = ("seat", "bot", "points", "place", "wins", "deal-ins", "riichi", "value")


def simulate(
    context: typer.Context,
    rules: Annotated[str | None, typer.Option(metavar="RULES", help="help-simulate-rules", show_default=False)] = None,
    games: Annotated[int, typer.Option(metavar="N", help="help-games")] = 1000,
    bots: Annotated[str, typer.Option(metavar="random|greedy[,...]", help="help-bots")] = "greedy",
    seed: Annotated[str | None, typer.Option(metavar="SEED", help="help-seed", show_default=False)] = None,
    jobs: Annotated[int, typer.Option(metavar="N", help="help-jobs")] = 0,
    option: Options = None,
    house: House = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    chosen, _ = find_rules([rules] if rules else [], option or [], house)
    names = [name.strip() for name in bots.split(",")]
    result = _play(chosen, games, names, seed, jobs, language(context))
    if as_json:
        print(to_line(result.to_json()))
    else:
        _show(result, language(context))


def _play(rules: "RuleSet", games: int, bots: list[str], seed: str | None, jobs: int, lang: str) -> "Simulation":
    """With a bar on the standard error where somebody looks at it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from ruka.engine.simulate import simulate as play

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(text("simulate-working", lang), total=games)
        return play(rules, games, bots, seed=seed, jobs=jobs, progress=lambda done: bar.update(task, completed=done))


def _show(result: "Simulation", lang: str) -> None:
    from rich.text import Text

    def counted(what: str, count: float) -> str:
        return text(f"simulate-{what}", lang, count=round(count))

    console = new_console()
    name = result.rules.names.get(lang, result.rules.id)
    console.print(Text.assemble((name, "bold"), f" · {text('simulate-seed', lang, seed=str(result.seed))}"))
    played = (counted(what, getattr(result, what)) for what in ("games", "hands", "decisions"))
    console.print(", ".join(played))
    pace = {what: counted(what, getattr(result, what) / result.seconds) for what in ("games", "decisions")}
    console.print(Text(text("simulate-pace", lang, **pace), "dim"))
    console.print()
    console.print(_outcomes(result, lang))
    console.print()
    console.print(_seats(result, lang))


def _outcomes(result: "Simulation", lang: str) -> "Table":
    from rich.table import Table

    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    shares = {
        "won": result.win_rate,
        "drawn": result.draw_rate,
        "aborted": result.abort_rate,
        "by-draw": result.by_draw,
    }
    for name, share in shares.items():
        table.add_row(text(f"simulate-{name}", lang), _share(share, lang))
    table.add_row(text("simulate-value", lang), text("simulate-average", lang, value=result.value))
    return table


def _seats(result: "Simulation", lang: str) -> "Table":
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in SEAT_COLUMNS:
        table.add_column(text(f"column-{column}", lang), justify="left" if column == "bot" else "right")
    for seat in result.seats:
        table.add_row(
            str(seat.seat),
            seat.bot,
            text("simulate-average", lang, value=seat.points),
            text("simulate-place", lang, value=seat.place),
            _share(seat.win_rate, lang),
            _share(seat.deal_in_rate, lang),
            _share(seat.riichi_rate, lang),
            text("simulate-average", lang, value=seat.value),
        )
    return table


def _share(share: float, lang: str) -> str:
    return text("simulate-share", lang, share=share)
