"""A league as people read it in a terminal: how everybody fares, and what is decided."""

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from ruka.cli.rulebook import new_console
from ruka.simulator.figures import counted, said, with_margin
from ruka.simulator.league_words import lead_words, points_kind
from ruka.texts import text

if TYPE_CHECKING:
    from ruka.simulator.league import League

RESULTS = ("bot", "place", "points", "rating", "time")
RATES = ("bot", "wins", "deal-ins", "claims", "riichi", "value")


def show(league: "League", lang: str) -> None:
    console = new_console()
    sums = league.sums
    name = league.rules.names.get(lang, league.rules.id)
    console.print(Text.assemble((name, "bold"), f" · {text('simulate-seed', lang, seed=league.seed)}"))
    if league.interrupted:
        console.print(Text(text("league-interrupted", lang), "bold"))
    tables = ", ".join(counted(what, count, lang) for what, count in _tables(league))
    console.print(text("league-played", lang, walls=sums.walls, seatings=len(league.names), tables=tables))
    if not sums.walls:
        return
    for standing in sums.standings:
        if faults := standing.sums.faults:
            console.print(Text(text("league-faults", lang, name=standing.name, count=faults), "bold"))
    for table in (_results(league, lang), _rates(league, lang)):
        console.print()
        console.print(table)
    console.print()
    for lead in sums.leads:
        console.print(lead_words(league, lead, lang))
    console.print(Text(text("league-level", lang, alpha=said("share", league.alpha, lang)), "dim"))


def _tables(league: "League") -> list[tuple[str, int]]:
    hands = ("hands", league.sums.hands)
    return [hands] if league.unit == "hands" else [("games", league.sums.tables), hands]


def _results(league: "League", lang: str) -> Table:
    kind = points_kind(league)
    table = _table(RESULTS, lang)
    for one in league.sums.standings:
        rating = f"{said('tenths', one.rating.mean, lang)} ±{said('tenths', one.rating.deviation, lang)}"
        place, points = with_margin("place", one.place, lang), with_margin(kind, one.points, lang)
        table.add_row(one.name, place, points, rating, said("place", one.milliseconds, lang))
    return table


def _rates(league: "League", lang: str) -> Table:
    riichi = any(one.sums.riichi for one in league.sums.standings)
    table = _table([column for column in RATES if riichi or column != "riichi"], lang)
    for one in league.sums.standings:
        rates = [one.win_rate, one.deal_in_rate, one.claim_rate, *([one.riichi_rate] if riichi else [])]
        value = with_margin(points_kind(league), one.value, lang) if one.sums.wins else "–"
        table.add_row(one.name, *(with_margin("share", rate, lang) for rate in rates), value)
    return table


def _table(columns: "tuple[str, ...] | list[str]", lang: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in columns:
        table.add_column(text(f"column-{column}", lang), justify="left" if column == "bot" else "right")
    return table
