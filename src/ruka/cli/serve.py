"""`ruka serve`: the table server, with the web client."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ruka.cli.commands import Lang, language
from ruka.errors import extra
from ruka.texts import text

if TYPE_CHECKING:
    from ruka.server.shared import SharedRules

EVERY = ("0.0.0.0", "::")  # addresses that a browser cannot be pointed at


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="help-host")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(metavar="N", min=0, max=65535, help="help-port", show_default=False)
    ] = None,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", envvar="RUKA_DATA_DIR", help="help-data", show_default=False)
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", envvar="RUKA_DATABASE", help="help-database", show_default=False)
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", envvar="RUKA_ORIGINS", help="help-origin", show_default=False)
    ] = None,
    bot: Annotated[list[str] | None, typer.Option(metavar="NAME=COMMAND", help="help-bot", show_default=False)] = None,
    bot_seconds: Annotated[float, typer.Option(metavar="SECONDS", min=0.1, help="help-bot-seconds")] = 5.0,
    rules: Annotated[
        list[Path] | None, typer.Option(metavar="FILE", help="help-serve-rules", show_default=False)
    ] = None,
    keeper: Annotated[list[str] | None, typer.Option(metavar="NAME", help="help-keeper", show_default=False)] = None,
    open_page: Annotated[bool, typer.Option("--open", help="help-open")] = False,
    downgrade: Annotated[
        str | None, typer.Option(metavar="REVISION", help="help-downgrade", show_default=False)
    ] = None,
    lang: Lang = None,
) -> None:
    import gc
    import webbrowser

    gc.disable()  # what is imported stays: looking through it again and again would find nothing
    with extra("server"):
        from platformdirs import user_data_path

        from ruka.server.app import app  # a server is a lot to import; other commands do without
        from ruka.server.data import go_back
        from ruka.server.logs import log_to_stderr
        from ruka.server.serve import bound, run
    gc.freeze()
    gc.enable()

    programs = _programs(bot or [])
    log_to_stderr()
    folder = data or user_data_path("ruka", appauthor=False)
    if downgrade is not None:
        go_back(folder, database, downgrade)
        print(text("serve-downgraded", language(context), revision=downgrade))
        return
    shared = [_house_rules(file) for file in rules or []]
    listening = bound(host, port)
    named = "localhost" if host in EVERY else f"[{host}]" if ":" in host else host
    link = f"http://{named}:{listening.getsockname()[1]}/"

    def ready() -> None:
        print(text("serve-ready", language(context), link=link, path=str(folder)), flush=True)
        for one in shared:
            page = f"{link}rules/{one.stored.id}"
            print(text("rules-shared", language(context), name=one.stored.rules.names["en"], link=page), flush=True)
        if open_page:
            webbrowser.open(link)

    served = app(
        folder,
        database,
        origins=tuple(origin or ()),
        programs=programs,
        bot_seconds=bot_seconds,
        house_rules=shared,
        keepers=keeper or (),
    )
    run(served, listening, ready)


def _house_rules(file: Path) -> "SharedRules":
    from ruka.errors import RukaError
    from ruka.server.work import house_rules

    try:
        return house_rules(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        raise RukaError("unreadable-file", path=str(file)) from None


def _programs(bots: list[str]) -> dict[str, str]:
    """Agents by name; a client may name one, and never a command."""
    from ruka.agents.mjai.program import check_command
    from ruka.agents.registry import FORMS, MJAI

    programs: dict[str, str] = {}
    for words in bots:
        name, _, agent = (part.strip() for part in words.partition("="))
        if not agent.startswith(tuple(FORMS)):
            agent = MJAI + agent
        if agent.startswith(MJAI):
            check_command(agent.removeprefix(MJAI), words, "NAME=COMMAND")
        programs[name] = agent
    return programs
