"""A run as people read it in a terminal: sums, rates with their intervals, seats, and the patterns as bars."""

from typing import TYPE_CHECKING

from rich.bar import Bar
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ruka.cli.rulebook import new_console
from ruka.explain.words import Words
from ruka.simulator.figures import counted, interval, said, signed, with_margin
from ruka.texts import text

if TYPE_CHECKING:
    from ruka.engine.estimates import Estimate
    from ruka.engine.tally import Tally
    from ruka.simulator import Duplicate, Match

SEAT_COLUMNS = ("seat", "bot", "points", "place", "wins", "deal-ins", "riichi", "value")
RATES = {
    "won": "win_rate",
    "drawn": "draw_rate",
    "aborted": "abort_rate",
    "by-draw": "by_draw",
    "deal-ins": "deal_in_rate",
}
MOST_PATTERNS = 12
BAR = 28  # characters


def show(match: "Match", lang: str) -> None:
    console = new_console()
    if match.duplicate:
        _show_duplicate(console, match.duplicate, match.tallies, lang)
    else:
        _show_tally(console, match.tallies[0], lang)


def _show_tally(console: Console, tally: "Tally", lang: str) -> None:
    console.print(_title(tally, lang))
    played = {what: getattr(tally, what) for what in ("games", "hands", "decisions")}
    console.print(", ".join(counted(what, count, lang) for what, count in played.items()))
    pace = {what: counted(what, played[what] / tally.seconds, lang) for what in ("games", "decisions")}
    console.print(Text(text("simulate-pace", lang, **pace), "dim"))
    if tally.violations:
        console.print(Text(text("simulate-wrong", lang, count=tally.violations), "bold"))
    for table in (_rates(tally, lang), _seats(tally, lang), _patterns(tally, lang)):
        console.print()
        console.print(table)


def _show_duplicate(console: Console, duplicate: "Duplicate", tallies: "list[Tally]", lang: str) -> None:
    first, second = duplicate.bots
    console.print(_title(tallies[0], lang))
    console.print(text("simulate-duplicate", lang, first=first, second=second, walls=duplicate.walls))
    console.print()
    table = _grid()
    points, place = duplicate.points, duplicate.place
    table.add_row(text("duplicate-points", lang), signed("average", points, lang), interval("average", points, lang))
    table.add_row(text("duplicate-place", lang), signed("place", place, lang), interval("place", place, lang))
    console.print(table)
    console.print(Text(_narrower(duplicate, lang), "dim"))
    for tally in tallies:
        console.print()
        console.print(_seats(tally, lang))


def _narrower(duplicate: "Duplicate", lang: str) -> str:
    if not duplicate.points.margin:
        return text("duplicate-same", lang)
    margin, apart = duplicate.points.margin, duplicate.independent.margin
    words = {"margin": said("average", margin, lang), "apart": said("average", apart, lang)}
    return text("duplicate-narrower", lang, times=apart / margin, **words)


def _title(tally: "Tally", lang: str) -> Text:
    name = tally.rules.names.get(lang, tally.rules.id)
    return Text.assemble((name, "bold"), f" · {text('simulate-seed', lang, seed=str(tally.seed))}")


def _rates(tally: "Tally", lang: str) -> Table:
    table = _grid()
    for name, attribute in RATES.items():
        figure: Estimate = getattr(tally, attribute)
        table.add_row(text(f"simulate-{name}", lang), said("share", figure, lang), interval("share", figure, lang))
    for name, figure in (("value", tally.value), ("discards", tally.discards)):
        kind = "average" if name == "value" else "tenths"
        table.add_row(text(f"simulate-{name}", lang), said(kind, figure, lang), interval(kind, figure, lang))
    return table


def _seats(tally: "Tally", lang: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in SEAT_COLUMNS:
        table.add_column(text(f"column-{column}", lang), justify="left" if column == "bot" else "right")
    for seat in tally.seats:
        rates = (seat.win_rate, seat.deal_in_rate, seat.riichi_rate)
        table.add_row(
            str(seat.seat),
            seat.bot,
            with_margin("average", seat.points, lang),
            with_margin("place", seat.place, lang),
            *(with_margin("share", rate, lang) for rate in rates),
            with_margin("average", seat.value, lang),
        )
    return table


def _patterns(tally: "Tally", lang: str) -> Table:
    """The most frequent ones, as shares of the wins."""
    table = _grid()
    words = Words(lang, rules=tally.rules)
    rates = list(tally.pattern_rates.items())[:MOST_PATTERNS]
    for pattern, share in rates:
        bar = Bar(max(rate for _, rate in rates), 0, share, width=BAR)
        table.add_row(words.name(pattern), said("share", share, lang), interval("share", share, lang), bar)
    return table


def _grid() -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    table.add_column(style="dim")
    return table
