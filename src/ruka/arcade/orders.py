"""What a player asks of the table of a match beside the actions: to buy, to use, to bet.

Each is made into a `Change` when its moment has come, and refused with a sentence where it may not be.
"""

from __future__ import annotations

from collections.abc import Callable

from ruka.arcade.campaign import Progress
from ruka.arcade.items import ITEMS, bet
from ruka.arcade.match import PLAYER, Standing, standing
from ruka.engine.table import Table
from ruka.errors import RukaError
from ruka.schema import Change
from ruka.schema.arcade import ItemId

HUNDRED = 100  # side bets are made in these

Made = Callable[[Table], Change]


def buying(progress: Progress, id: ItemId) -> Made:
    item = ITEMS[id]

    def made(table: Table) -> Change:
        match = standing(table.events)
        if not progress.operator.shop or not match.opening:
            raise RukaError("shop-closed")
        if id in match.owns(progress.items):
            raise RukaError("item-owned")
        _check_left(match, item.price)
        return item.buy()

    return made


def using(progress: Progress, id: ItemId, tiles: str, is_between_hands: Callable[[], bool]) -> Made:
    """`tiles` are what the player would like to throw back."""
    item = ITEMS[id]

    def made(table: Table) -> Change:
        match = standing(table.events)
        if id not in match.owns(progress.items):
            raise RukaError("item-not-owned")
        if id in match.active or is_between_hands():  # nobody has seen the next hand
            raise RukaError("item-not-now")
        return item.use(table, tiles)

    return made


def betting(progress: Progress, points: int) -> Made:
    def made(table: Table) -> Change:
        match = standing(table.events)
        most = most_bet(progress, match)
        if not match.opening or not most:
            raise RukaError("no-bets-now")
        _check_left(match, points)
        if points > most:
            raise RukaError("bet-too-high", most=most)
        return bet(points)

    return made


def most_bet(progress: Progress, match: Standing) -> int:
    """One bet a hand; no more than the opponent's stake, and something is left."""
    if not progress.operator.side_bets or match.bet:
        return 0
    return max(0, min(match.points[PLAYER] - 1, progress.opponent.stake) // HUNDRED * HUNDRED)


def _check_left(match: Standing, price: int) -> None:
    """D-76: the match score stays above 0."""
    if match.points[PLAYER] <= price:
        raise RukaError("too-few-points")
