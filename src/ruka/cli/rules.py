"""`ruka rules`: the rule sets, what they say, how they differ, and their score tables.

The rule sets are imported by the commands that need them: they are many, and `ruka waits` does without.
"""

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ruka.cli.channel import to_line
from ruka.cli.commands import Command, Group, Lang, language
from ruka.cli.hands import AsJson
from ruka.cli.prints import PageFormat, write_print
from ruka.cli.rulebook import House, Options, find_rules, new_console
from ruka.cli.score import Terms
from ruka.errors import RukaError

if TYPE_CHECKING:
    from ruka.schema.answers import PrintName

app = typer.Typer(cls=Group, help="help-rules", add_completion=False, no_args_is_help=True)
Id = Annotated[list[str] | None, typer.Argument(metavar="RULES", help="help-rules-id", show_default=False)]
Out = Annotated[Path | None, typer.Option(metavar="FILE", help="help-table-out", show_default=False)]
Other = Annotated[str, typer.Argument(metavar="RULES", help="help-rules-id", show_default=False)]


class Format(StrEnum):
    TEXT = "text"
    HTML = "html"
    PDF = "pdf"


@app.callback()
def root(lang: Lang = None) -> None:
    """The language may come before the command too."""


@app.command("list", cls=Command, help="help-rules-list")
def list_rules(context: typer.Context, as_json: AsJson = False, lang: Lang = None) -> None:
    from ruka.cli.rule_text import listed
    from ruka.explain.words import Words
    from ruka.rulesets import RULE_SETS

    words = Words(language(context))
    if as_json:
        for rules in RULE_SETS.values():
            print(
                to_line({"id": rules.id, "name": rules.names[words.lang], "source": rules.source, "hash": rules.hash})
            )
    else:
        new_console().print(listed(RULE_SETS.values(), words))


@app.command("show", cls=Command, help="help-rules-show")
def show(
    context: typer.Context,
    words: Id = None,
    option: Options = None,
    house: House = None,
    terms: Terms = "native",
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from ruka.cli.rule_text import whole
    from ruka.explain.book import make_book, to_json
    from ruka.explain.words import Words

    rules, _ = find_rules(words or [], option or [], house)
    in_words = Words(language(context), terms, rules)
    if as_json:
        print(to_line(to_json(rules, in_words)))
    else:
        new_console().print(whole(make_book(rules, in_words), in_words))


@app.command("history", cls=Command, help="help-rules-history")
def show_history(context: typer.Context, rules: Other, as_json: AsJson = False, lang: Lang = None) -> None:
    from ruka.cli.rule_text import changelog
    from ruka.rulesets import rule_set
    from ruka.rulesets.published import history

    found = history(rule_set(rules).id)
    if as_json:
        for one in found:
            print(to_line({"id": one.id, "hash": one.hash, "change": one.sentence(language(context))}))
    else:
        new_console().print(changelog(found, language(context)))


@app.command("diff", cls=Command, help="help-rules-diff")
def diff(
    context: typer.Context,
    left: Other,
    right: Other,
    terms: Terms = "native",
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from dataclasses import asdict

    from ruka.cli.rule_text import differences
    from ruka.explain.diff import diff as find_differences
    from ruka.explain.words import Words

    ours, theirs = (find_rules([name], [], None)[0] for name in (left, right))
    found = find_differences(ours, theirs)
    if as_json:
        for one in found:
            print(to_line(asdict(one)))
    else:
        new_console().print(differences(ours, theirs, found, Words(language(context), terms)))


@app.command("table", cls=Command, help="help-rules-table")
def table(
    context: typer.Context,
    words: Id = None,
    format: Annotated[Format, typer.Option(help="help-format")] = Format.TEXT,
    option: Options = None,
    house: House = None,
    terms: Terms = "native",
    out: Out = None,
    lang: Lang = None,
) -> None:
    rules, _ = find_rules(words or [], option or [], house)
    if format is not Format.TEXT:
        from ruka.learn.prints import offered

        name: PrintName = "points" if "points" in offered(rules) else "patterns"
        write_print(name, rules, (language(context), terms), PageFormat(format).value, out)
        return
    from ruka.cli.rule_text import tables
    from ruka.explain.words import Words

    new_console().print(tables(rules, Words(language(context), terms, rules)))


@app.command("sheet", cls=Command, help="help-rules-sheet")
def sheet(
    context: typer.Context,
    words: Id = None,
    format: Annotated[PageFormat, typer.Option(help="help-page-format")] = PageFormat.HTML,
    option: Options = None,
    house: House = None,
    terms: Terms = "native",
    out: Out = None,
    lang: Lang = None,
) -> None:
    rules, _ = find_rules(words or [], option or [], house)
    write_print("rules", rules, (language(context), terms), format.value, out)


@app.command("share", cls=Command, help="help-rules-share")
def share(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-house")],
    server: Annotated[str, typer.Option(metavar="URL", help="help-share-server")] = "http://127.0.0.1:8700",
    lang: Lang = None,
) -> None:
    from ruka.cli.sharing import share_rules
    from ruka.texts import text

    name, link = share_rules(file, server, language(context))
    print(text("rules-shared", language(context), name=name, link=link))


@app.command("book", cls=Command, help="help-rules-book")
def book(
    context: typer.Context,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="help-out", show_default=False)],
    lang: Lang = None,
) -> None:
    from ruka.explain.markdown import write_books

    try:
        write_books(out)
    except OSError:
        raise RukaError("unwritable-file", path=str(out)) from None
