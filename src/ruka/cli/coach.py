"""`ruka coach`: recorded games reviewed, decision by decision."""

from collections import Counter
from enum import StrEnum
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Annotated

import typer

from ruka.cli.channel import to_line
from ruka.cli.commands import Lang, language
from ruka.cli.convert import Rules, read_game
from ruka.cli.replay import drawn_in
from ruka.cli.rulebook import House, Options, new_console
from ruka.texts import text

if TYPE_CHECKING:
    from ruka.coach import Review

HEADINGS, INNER = ("title", "head"), 3  # columns that what belongs to a line is set in


class Format(StrEnum):
    TEXT = "text"
    JSON = "json"
    HTML = "html"


def coach(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="RECORD…", help="help-coach-files", show_default=False)],
    seat: Annotated[int | None, typer.Option(metavar="N", help="help-coach-seat", show_default=False)] = None,
    agent: Annotated[str, typer.Option(metavar="AGENT", help="help-coach-agent")] = "club",
    format: Annotated[Format, typer.Option("--format", help="help-coach-format")] = Format.TEXT,
    every: Annotated[bool, typer.Option("--all", help="help-coach-all")] = False,
    rules: Rules = None,
    option: Options = None,
    house: House = None,
    lang: Lang = None,
) -> None:
    from ruka.agents import check_agent
    from ruka.coach import review

    records = [read_game(file, rules, option, house) for file in files]
    for record in records:
        check_agent(agent, record.rules)
    reviews = [found for record in records for found in review(record, seat, agent)]
    if format is Format.JSON:
        _json(reviews, language(context))
    elif format is Format.HTML:
        from ruka.coach.html import to_page

        print(to_page(reviews, language(context)), end="")
    else:
        _text(reviews, language(context), Counter(record.rules.id for record in records), every)


def _json(reviews: "list[Review]", lang: str) -> None:
    """A line for each seat of each game."""
    from ruka.coach import tell

    for one in reviews:
        print(to_line(tell(one, lang).to_json()))


def _text(reviews: "list[Review]", lang: str, games: Counter[str], every: bool) -> None:
    from rich.text import Text

    from ruka.coach import by_rules
    from ruka.coach.text import Page, Told, to_text

    console = new_console()

    def show(line: Told) -> None:
        if line.style in HEADINGS:
            console.print(Text.assemble("\n", (line.text, "bold")))
            return
        inner = " " * INNER if line.style == "inner" else ""
        rows = wrap(line.text, console.width - len(inner), drop_whitespace=False)  # Rich parts numbers from their %
        for place, row in enumerate(rows):
            console.print(inner, drawn_in((row.lstrip(" ") if place else row).rstrip(" "), console), sep="")

    for one in reviews:
        for line in to_text(one, lang, every=every):
            show(line)
    for rules in by_rules((one.in_game for one in reviews), lang):
        page = next(Page(one, lang) for one in reviews if one.rules.id == rules.rules)
        if (count := games[rules.rules]) > 1:
            show(Told(text("coach-together", lang, rules=rules.name, count=count), "title"))
            show(Told(page.grades(rules.habits)))
            for line in page.habits(rules.habits):
                show(line)
