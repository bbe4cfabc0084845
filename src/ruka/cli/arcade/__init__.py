"""`ruka arcade`: the arcade of source 001 in the terminal."""

from typing import Annotated

import typer

from ruka.cli.commands import Lang, language
from ruka.cli.drill import data_folder
from ruka.cli.rulebook import Options, option_of

MOST_NAME = 20  # letters that there is room for


def arcade(
    context: typer.Context,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="help-arcade-name", show_default=False)] = None,
    new: Annotated[bool, typer.Option("--new", help="help-arcade-new")] = False,
    hands: Annotated[int, typer.Option(metavar="N", min=3, max=5, help="help-arcade-hands")] = 3,
    coins: Annotated[
        int | None, typer.Option(metavar="N", min=1, max=100, help="help-arcade-coins", show_default=False)
    ] = None,
    shop: Annotated[bool, typer.Option("--shop/--no-shop", help="help-arcade-shop")] = True,
    bets: Annotated[bool, typer.Option("--bets/--no-bets", help="help-arcade-bets")] = True,
    option: Options = None,
    seed: Annotated[str | None, typer.Option(metavar="SEED", help="help-arcade-seed", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    from getpass import getuser

    from ruka.arcade.match import switched
    from ruka.cli.arcade.app import Arcade  # Textual is slow to import
    from ruka.cli.arcade.cabinet import FILE, Cabinet
    from ruka.schema.arcade import Operator

    operator = switched(
        Operator(
            options=dict(map(option_of, option or ())),
            hands_to_win=hands,
            continues=0 if coins is None else coins - 1,
            free_play=coins is None,
            side_bets=bets,
            shop=shop,
        )
    )
    cabinet = Cabinet(data_folder() / FILE)
    player = (name or getuser()).strip()[:MOST_NAME]
    if new:
        cabinet.begin(player, operator, seed or "")
    Arcade(cabinet, language(context), player, operator, seed or "").run()
