"""Views for the tests of bots: a seat's tiles, what lies on the table, and what the seat may do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, Unpack

import ruka
from ruka import Action, View
from ruka.engine.view import empty_view
from ruka.schema import SeatView, ShownSet, ThrownTile
from ruka.tiles import TILES


class Lies(TypedDict, total=False):
    """What lies on the table; seat 1 deals."""

    thrown: dict[int, str]
    riichi_of: Sequence[int]  # declared with their last discards
    tiles_left: int
    indicators: str


def tiles(notation: str) -> list[str]:
    return [TILES[code] for code in ruka._core.parse_tiles(notation)]


def own_turn(
    hand: str,
    rules: str = "tenhou",
    *,
    sets: Sequence[ShownSet] = (),
    more: Sequence[Action] = (),
    riichi: str = "",
    **table: Unpack[Lies],
) -> View:
    """Seat 0 is on turn with these tiles, the last of them drawn; `riichi` are discards that may declare it."""
    view = _table(rules, hand, sets, **table)
    view.drawn = view.seats[0].tiles[-1]
    throws = [Action(0, "discard", tile) for tile in dict.fromkeys(view.seats[0].tiles)]
    view.legal_actions = [*more, *(Action(0, "riichi", tile) for tile in tiles(riichi)), *throws]
    return view


def offered(
    hand: str, tile: str, *claims: Action, rules: str = "tenhou", source: int = 3, **table: Unpack[Lies]
) -> View:
    """Seat `source` discarded the tile; seat 0 may claim it."""
    view = _table(rules, hand, (), **table)
    view.seats[source].discards.append(ThrownTile(tile))
    view.turn = source
    view.legal_actions = [Action(0, "pass"), *claims]
    return view


def _table(rules: str, hand: str, sets: Sequence[ShownSet], **table: Unpack[Lies]) -> View:
    view = empty_view(ruka.rule_set(rules), 0)
    view.seats = [SeatView(25000, ["?"] * 13) for _ in view.seats]
    view.seats[0].tiles, view.seats[0].sets = tiles(hand), list(sets)
    view.tiles_left, view.dealer = table.get("tiles_left", 40), 1
    view.indicators = tiles(table.get("indicators", "9s"))
    for seat, notation in table.get("thrown", {}).items():
        view.seats[seat].discards = [ThrownTile(tile) for tile in tiles(notation)]
    for seat in table.get("riichi_of", ()):
        view.seats[seat].riichi = True
        view.seats[seat].discards[-1].riichi = True
    return view
