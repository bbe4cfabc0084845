"""Views: the table as a seat, a spectator or everybody sees it, folded from the events that they see."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ruka._core import parse_tiles
from ruka.rules.ruleset import RuleSet
from ruka.schema import (
    HIDDEN,
    TILES,
    AddedKong,
    Changed,
    Chow,
    Claim,
    ConcealedKong,
    Deal,
    Discard,
    Dora,
    Draw,
    End,
    Event,
    Exhausted,
    Flower,
    Hand,
    Kong,
    Moving,
    Nagashi,
    Nuki,
    Offence,
    Over,
    Pung,
    Ready,
    Riichi,
    Settled,
    Shown,
    Ura,
    Win,
)
from ruka.schema.tiles import in_order, kind
from ruka.schema.views import SeatView, ShownSet, ThrownTile, View


def fold(rules: RuleSet, seat: int | None, events: Iterable[Event]) -> View:
    """The view that these events add up to; they are already what the viewer may see."""
    view = empty_view(rules, seat)
    for event in events:
        see(view, event, rules.resolved)
    return view


def empty_view(rules: RuleSet, seat: int | None = None) -> View:
    """Before the first deal."""
    settled = rules.resolved
    seats = [SeatView(points) for points in settled.match.starts(settled.people)]
    return View(rules.id, seat, seats, order=list(range(settled.players)))


def see(view: View, event: Event, rules: RuleSet) -> None:
    """One event more; the rules are resolved."""
    if seen := _SEEN.get(type(event)):
        seen(view, event, rules)


def _new_hand(view: View, event: Hand, rules: RuleSet) -> None:
    flow, people = rules.table_flow, len(event.points)
    view.seats = [SeatView(points) for points in event.points]
    view.dealer = view.turn = event.seat
    order = event.order or [(event.seat + step) % people for step in range(people)]
    view.deal = event.deal or event.seat + 1
    view.order, view.missing = list(order[: rules.players]), event.missing
    view.round, view.honba, view.sticks = event.round, event.honba, event.sticks
    in_wall = event.wall - flow.dead_wall - rules.players * flow.hand_tiles
    view.tiles_left = flow.turns * rules.players or in_wall
    view.indicators, view.ura_indicators, view.drawn, view.dice = [], [], "", [*(event.dice or ())]
    view.discarder = None


def _deal(view: View, event: Deal, rules: RuleSet) -> None:
    view.seats[event.seat].tiles = _tiles(event.tiles)


def _draw(view: View, event: Draw, rules: RuleSet) -> None:
    view.turn, view.drawn = event.seat, event.tile
    if not (event.replacement and rules.table_flow.turns):
        view.tiles_left -= 1
    view.seats[event.seat].tiles.append(event.tile)


def _dora(view: View, event: Dora, rules: RuleSet) -> None:
    view.indicators.append(event.tile)


def _ura(view: View, event: Ura, rules: RuleSet) -> None:
    if len(view.ura_indicators) < len(view.indicators):  # a second winner turns the same ones
        view.ura_indicators.append(event.tile)


def _discard(view: View, event: Discard, rules: RuleSet) -> None:
    own = view.seats[event.seat]
    _take(own, [event.tile])
    own.discards.append(ThrownTile(event.tile, event.drawn, event.riichi))
    view.drawn, view.discarder = "", event.seat


def _riichi(view: View, event: Riichi, rules: RuleSet) -> None:
    own = view.seats[event.seat]
    own.riichi = True
    own.points -= rules.payment.bet
    view.sticks += 1


def _claim(view: View, event: Claim, rules: RuleSet) -> None:
    own, tiles = view.seats[event.seat], _tiles(event.tiles)
    view.seats[event.source].discards[-1].claimed = True
    _take(own, tiles)
    own.sets.append(ShownSet(event.type, in_order([event.tile, *tiles]), event.tile, event.source))
    view.turn, view.drawn = event.seat, ""
    if rules.table_flow.turns:
        view.tiles_left -= 1


def _concealed_kong(view: View, event: ConcealedKong, rules: RuleSet) -> None:
    own = view.seats[event.seat]
    _take(own, _tiles(event.tiles))
    own.sets.append(ShownSet("concealed_kong", _tiles(event.tiles)))


def _added_kong(view: View, event: AddedKong, rules: RuleSet) -> None:
    own = view.seats[event.seat]
    _take(own, [event.tile])
    _add_to_pung(own, event.tile)


def _nuki(view: View, event: Nuki, rules: RuleSet) -> None:
    own = view.seats[event.seat]
    _take(own, [event.tile])
    own.norths += 1


def _flower(view: View, event: Flower, rules: RuleSet) -> None:
    own = view.seats[event.seat]
    _take(own, [event.tile])
    own.flowers.append(event.tile)
    view.drawn = ""


def _shown(view: View, event: Win | Ready | Shown, rules: RuleSet) -> None:
    view.seats[event.seat].tiles = _tiles(event.hand)


def _moved(view: View, event: Moving, rules: RuleSet) -> None:
    for gained, one in zip(event.points, view.seats, strict=True):
        one.points += gained


def _win(view: View, event: Win, rules: RuleSet) -> None:
    _moved(view, event, rules)
    _shown(view, event, rules)
    view.sticks = 0  # they are among the winner's points


def _offence(view: View, event: Offence, rules: RuleSet) -> None:
    _moved(view, event, rules)
    if event.reason in ("wrong_call", "changed_mind"):
        view.seats[event.seat].fines += rules.table_flow.fine
    if event.reason == "changed_mind":
        _take_back(view, view.seats[event.seat])


def _changed(view: View, event: Changed, rules: RuleSet) -> None:
    for gained, one in zip(event.points or (), view.seats, strict=False):
        one.points += gained
    if event.got and not event.got.startswith(HIDDEN):
        own, last = view.seats[event.seat], [view.drawn] if view.drawn else []
        _take(own, last)
        own.tiles += _tiles(event.got)
        _take(own, _tiles(event.gave))
        own.tiles = [*in_order(own.tiles), *last]


def _end(view: View, event: End, rules: RuleSet) -> None:
    for points, one in zip(event.points, view.seats, strict=True):
        one.points = points


def _over(view: View, event: Over, rules: RuleSet) -> None:
    view.over = True


_SEEN: Mapping[type[Event], Callable[[View, Any, RuleSet], None]] = {
    Hand: _new_hand,
    Deal: _deal,
    Draw: _draw,
    Dora: _dora,
    Discard: _discard,
    Riichi: _riichi,
    **dict.fromkeys((Chow, Pung, Kong), _claim),
    ConcealedKong: _concealed_kong,
    AddedKong: _added_kong,
    Nuki: _nuki,
    Flower: _flower,
    Win: _win,
    Ura: _ura,
    **dict.fromkeys((Ready, Shown), _shown),
    **dict.fromkeys((Settled, Exhausted, Nagashi), _moved),
    Offence: _offence,
    Changed: _changed,
    End: _end,
    Over: _over,
}


def _add_to_pung(own: SeatView, tile: str) -> None:
    for one in own.sets:
        if one.type == "pung" and kind(one.tiles[0]) == kind(tile):
            one.type = "added_kong"
            one.tiles = in_order([*one.tiles, tile])


def _take_back(view: View, own: SeatView) -> None:
    """The set just laid; others do not see which tiles of the hand these were."""
    laid = own.sets.pop()
    assert laid.source is not None
    tiles = [*laid.tiles]
    tiles.remove(laid.tile)
    own.tiles += [HIDDEN] * len(tiles) if HIDDEN in own.tiles else tiles
    view.seats[laid.source].discards[-1].claimed = False
    view.turn = laid.source


def _take(own: SeatView, tiles: Iterable[str]) -> None:
    """Tiles leave the hand; of a hand that is not seen, only how many."""
    for tile in tiles:
        own.tiles.remove(tile if tile in own.tiles else HIDDEN)


def _tiles(notation: str) -> list[str]:
    if notation.startswith(HIDDEN):
        return list(notation)
    return [TILES[code] for code in parse_tiles(notation)]
