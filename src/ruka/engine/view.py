"""Views: the table as a seat, a spectator or everybody sees it, folded from the events that they see."""

from __future__ import annotations

from collections.abc import Iterable

from ruka._core import parse_tiles
from ruka.rules.ruleset import RuleSet
from ruka.schema import (
    HIDDEN,
    TILES,
    AddedKong,
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
    Nagashi,
    Nuki,
    Offence,
    Over,
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
    match event:
        case Hand():
            _new_hand(view, event, rules)
            return
        case Dora():
            view.indicators.append(event.tile)
        case Ura():
            if len(view.ura_indicators) < len(view.indicators):  # a second winner turns the same ones
                view.ura_indicators.append(event.tile)
        case Exhausted() | Nagashi() | Win() | Settled() | Offence():
            for gained, one in zip(event.points, view.seats, strict=True):
                one.points += gained
        case End():
            for points, one in zip(event.points, view.seats, strict=True):
                one.points = points
        case Over():
            view.over = True
    if event.seat is not None:
        _act(view, view.seats[event.seat], event, rules)


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


def _act(view: View, own: SeatView, event: Event, rules: RuleSet) -> None:
    """What the event does to the tiles of its seat."""
    match event:
        case Draw():
            view.turn, view.drawn = event.seat, event.tile
            if not (rules.table_flow.turns and event.replacement):
                view.tiles_left -= 1
            own.tiles.append(event.tile)
        case Discard():
            _take(own, [event.tile])
            own.discards.append(ThrownTile(event.tile, event.drawn, event.riichi))
            view.drawn, view.discarder = "", event.seat
        case Deal():
            own.tiles = _tiles(event.tiles)
        case Riichi():
            own.riichi = True
            own.points -= rules.payment.bet
            view.sticks += 1
        case Claim():
            view.seats[event.source].discards[-1].claimed = True
            tiles = _tiles(event.tiles)
            _take(own, tiles)
            own.sets.append(ShownSet(event.type, in_order([event.tile, *tiles]), event.tile, event.source))
            view.turn, view.drawn = event.seat, ""
            if rules.table_flow.turns:
                view.tiles_left -= 1
        case ConcealedKong():
            _take(own, _tiles(event.tiles))
            own.sets.append(ShownSet("concealed_kong", _tiles(event.tiles)))
        case AddedKong():
            _take(own, [event.tile])
            _add_to_pung(own, event.tile)
        case Nuki():
            _take(own, [event.tile])
            own.norths += 1
        case Flower():
            _take(own, [event.tile])
            own.flowers.append(event.tile)
            view.drawn = ""
        case Offence(reason="wrong_call" | "changed_mind"):
            own.fines += rules.table_flow.fine
            if event.reason == "changed_mind":
                _take_back(view, own)
        case Win() | Ready() | Shown():
            own.tiles = _tiles(event.hand)


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
