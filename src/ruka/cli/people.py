"""`ruka people`: accounts of a server, for whoever runs it. It does what keepers do on their page, while the server is
stopped, and what they cannot: name keepers, and let somebody in again who has lost every way in."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from ruka.cli.channel import to_line
from ruka.cli.commands import Command, Group, Lang, language
from ruka.cli.hands import AsJson
from ruka.errors import RukaError, extra
from ruka.texts import text

if TYPE_CHECKING:
    from ruka.schema.people import PersonCard
    from ruka.server.accounts import Keeping

T = TypeVar("T")
app = typer.Typer(cls=Group, help="help-people", add_completion=False, no_args_is_help=True)
Data = Annotated[Path | None, typer.Option(metavar="DIR", envvar="RUKA_DATA_DIR", help="help-data", show_default=False)]
Database = Annotated[
    str | None, typer.Option(metavar="URL", envvar="RUKA_DATABASE", help="help-database", show_default=False)
]
Who = Annotated[str, typer.Argument(metavar="NAME", help="help-people-name", show_default=False)]


@app.callback()
def root(lang: Lang = None) -> None:
    """The language may come before the command too."""


@app.command("list", cls=Command, help="help-people-list")
def list_people(
    context: typer.Context,
    part: Annotated[str, typer.Argument(metavar="[NAME]", help="help-people-part", show_default=False)] = "",
    data: Data = None,
    database: Database = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    cards = _do(data, database, lambda keeping: keeping.people(part))
    if as_json:
        import msgspec

        for card in cards:
            print(to_line(msgspec.to_builtins(card)))
    elif cards:
        _show(cards, language(context))
    else:
        print(text("people-nobody", language(context)))


@app.command("keeper", cls=Command, help="help-people-keeper")
def keeper(
    context: typer.Context,
    name: Who,
    remove: Annotated[bool, typer.Option("--remove", help="help-people-remove")] = False,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    found = _do_to(name, data, database, lambda keeping, id: keeping.trust(None, id, trusted=not remove))
    print(text("people-done-no-keeper" if remove else "people-done-keeper", language(context), name=found))


@app.command("ban", cls=Command, help="help-people-ban")
def ban(
    context: typer.Context,
    name: Who,
    days: Annotated[
        int | None, typer.Option(metavar="N", min=1, max=3650, help="help-people-days", show_default=False)
    ] = None,
    reason: Annotated[str, typer.Option(metavar="TEXT", help="help-people-reason", show_default=False)] = "",
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    found = _do_to(name, data, database, lambda keeping, id: keeping.ban(None, id, days, reason))
    said = "people-done-ban" if days else "people-done-ban-forever"
    print(text(said, language(context), name=found, **({"days": days} if days else {})))


@app.command("unban", cls=Command, help="help-people-unban")
def unban(context: typer.Context, name: Who, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    found = _do_to(name, data, database, lambda keeping, id: keeping.unban(None, id))
    print(text("people-done-unban", language(context), name=found))


@app.command("rename", cls=Command, help="help-people-rename")
def rename(
    context: typer.Context,
    name: Who,
    new: Annotated[str, typer.Argument(metavar="NEW", help="help-people-new", show_default=False)],
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    found = _do_to(name, data, database, lambda keeping, id: keeping.rename(None, id, _new_name(new)))
    print(text("people-done-rename", language(context), name=found, new=new))


@app.command("sign-out", cls=Command, help="help-people-sign-out")
def sign_out(
    context: typer.Context, name: Who, data: Data = None, database: Database = None, lang: Lang = None
) -> None:
    found = _do_to(name, data, database, lambda keeping, id: keeping.sign_out(None, id))
    print(text("people-done-sign-out", language(context), name=found))


@app.command("codes", cls=Command, help="help-people-codes")
def codes(context: typer.Context, name: Who, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    async def work(keeping: "Keeping") -> tuple[str, list[str]]:
        person = await keeping.person(name)
        return person.name, await keeping.new_codes(None, person.id)

    found, new = _do(data, database, work)
    print(text("people-done-codes", language(context), name=found))
    print(*new, sep="\n")


def _do(data: Path | None, database: str | None, work: "Callable[[Keeping], Awaitable[T]]") -> T:
    with extra("server"):
        from platformdirs import user_data_path

        from ruka.server.data import kept_apart

    async def done() -> T:
        async with kept_apart(data or user_data_path("ruka", appauthor=False), database) as keeping:
            return await work(keeping)

    try:
        return asyncio.run(done())
    except RukaError as error:
        raise RukaError("people-server-runs") if error.code in ("data-in-use", "database-in-use") else error from None


def _do_to(name: str, data: Path | None, database: str | None, act: "Callable[[Keeping, str], Awaitable[None]]") -> str:
    """To the person of this name, or of this id; the answer is how they write it."""

    async def work(keeping: "Keeping") -> str:
        person = await keeping.person(name)
        await act(keeping, person.id)
        return person.name

    return _do(data, database, work)


def _new_name(name: str) -> str:
    from ruka.server.people.names import MOST_NAME, clean

    if len(name) > MOST_NAME:
        raise RukaError("too-long", field="NEW", most=MOST_NAME)
    return clean(name)


def _show(cards: "list[PersonCard]", lang: str) -> None:
    from rich.table import Table

    from ruka.cli.rulebook import new_console

    table = Table.grid(padding=(0, 2))
    columns = ("name", "id", "since", "browsers", "notes")
    table.add_row(*(text(f"people-column-{column}", lang) for column in columns), style="dim")
    for card in cards:
        notes = [text("people-is-keeper", lang)] if card.keeper else []
        if card.banned:
            notes.append(text("people-is-banned", lang, until=card.banned[:10], reason=card.reason or "–"))
        table.add_row(card.name, card.id, card.made[:10], str(card.visits), ", ".join(notes))
    new_console().print(table)
