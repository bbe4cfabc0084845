"""`ruka glossary`: words of the game in all languages, on the screen or to print."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ruka.cli.channel import to_line
from ruka.cli.commands import Lang, language
from ruka.cli.hands import AsJson
from ruka.cli.prints import write_print
from ruka.cli.rulebook import new_console
from ruka.errors import RukaError

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ruka.learn.glossary import Term

Word = Annotated[list[str] | None, typer.Argument(metavar="WORD", help="help-glossary-word", show_default=False)]
Rules = Annotated[str, typer.Option(metavar="RULES", help="help-glossary-rules", show_default=False)]
Pdf = Annotated[Path | None, typer.Option(metavar="FILE", help="help-glossary-pdf", show_default=False)]
Html = Annotated[Path | None, typer.Option(metavar="FILE", help="help-glossary-html", show_default=False)]
MOST_WHOLE = 3  # found terms that are shown with all they have


def glossary(
    context: typer.Context,
    word: Word = None,
    rules: Rules = "",
    pdf: Pdf = None,
    html: Html = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from ruka.learn.glossary import glossary as told
    from ruka.rulesets import rule_set

    spoken, wanted = language(context), rule_set(rules) if rules else None
    if pdf or html:
        if pdf:
            write_print("glossary", wanted, (spoken, "native"), "pdf", pdf)
        if html:
            write_print("glossary", wanted, (spoken, "native"), "html", html)
        return
    found = [one for one in _found(" ".join(word or [])) if wanted is None or one.is_in(wanted)]
    if not found:
        raise RukaError("no-such-term", word=" ".join(word or []))
    if as_json:
        ids = {one.id for one in found}
        for one in told(spoken).terms:
            if one.id in ids:
                print(to_line(one.to_json()))
        return
    _show(found, spoken, whole=bool(word) and len(found) <= MOST_WHOLE)


def _found(word: str) -> "list[Term]":
    from ruka.learn.glossary import terms
    from ruka.learn.glossary.search import named, search

    return named(word) or search(word) if word else [*terms().values()]


def _show(found: "list[Term]", lang: str, whole: bool) -> None:
    console = new_console()
    if whole:
        for place, one in enumerate(found):
            if place:
                console.print()
            console.print(_whole(one, lang, colour=console.is_terminal and not console.no_color))
    else:
        console.print(_list(found, lang))


def _whole(one: "Term", lang: str, colour: bool) -> "RenderableType":
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    from ruka.learn.glossary import terms
    from ruka.texts import LANGUAGES, text
    from ruka.tiles import draw

    names = Table.grid(padding=(0, 2))
    for other in LANGUAGES:
        names.add_row(Text(text(f"glossary-lang-{other}", lang), style="dim"), ", ".join(one.names(other)))
    if japanese := " ".join(filter(None, (one.romaji, one.kanji))):
        names.add_row(Text(text("glossary-romaji", lang), style="dim"), japanese)
    if one.related:
        also = ", ".join(terms()[id].name(lang) for id in one.related)
        names.add_row(Text(text("glossary-related", lang), style="dim"), also)
    drawn = [Text.from_ansi(draw(one.tiles, colour=colour))] if one.tiles else []
    return Group(Text(one.name(lang), style="bold"), one.meaning(lang), *drawn, names)


def _list(found: "list[Term]", lang: str) -> "RenderableType":
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2))
    table.add_column(max_width=34)
    for one in found:
        table.add_row(Text(one.name(lang), style="bold"), one.meaning(lang))
    return table
