"""Views: the table as a seat, a spectator or everybody sees it, folded from the events that they see."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

from ruka._core import format_tiles, parse_tiles
from ruka.engine.actions import Action
from ruka.engine.events import HIDDEN, Event
from ruka.rules.ruleset import WINDS, RuleSet
from ruka.tiles import CODES, TILES, in_order


@dataclass(slots=True)
class ShownSet:
    """A set on the table: all its tiles, the claimed one and the seat it came from."""

    type: str
    tiles: list[str]
    tile: str = ""
    source: int | None = None


@dataclass(slots=True)
class ThrownTile:
    tile: str
    drawn: bool = False
    riichi: bool = False
    claimed: bool = False


@dataclass(slots=True)
class SeatView:
    """What lies in front of one seat. Tiles that the viewer does not see are `?`."""

    points: int
    tiles: list[str] = field(default_factory=list)
    sets: list[ShownSet] = field(default_factory=list)
    discards: list[ThrownTile] = field(default_factory=list)
    norths: int = 0
    flowers: list[str] = field(default_factory=list)  # and seasons
    fines: int = 0  # points that lie in the middle for its mistakes
    riichi: bool = False

    @property
    def notation(self) -> str:
        """The hand as `ruka.shanten` and the other questions take it, where its tiles are seen.

        >>> SeatView(0, ["1m", "2m", "0p", "5p"], [ShownSet("pung", ["7z", "7z", "7z"], "7z", 2)]).notation
        '12m 05p [777z]'
        """
        sets = (("<{}>" if one.type == "concealed_kong" else "[{}]").format(_joined(one.tiles)) for one in self.sets)
        return " ".join([_joined(in_order(self.tiles)), *sets])


@dataclass(slots=True)
class View:
    """The current hand. `seat` is whose view it is: None for a spectator, and for the full view."""

    rules: str
    seat: int | None
    seats: list[SeatView]
    round: int = 0
    dealer: int = 0
    deal: int = 1  # of the round, counted by dealers
    order: list[int] = field(default_factory=list)  # the seats of this hand from the dealer on
    missing: str = ""  # the wind that is out of the game
    honba: int = 0
    sticks: int = 0
    turn: int = 0
    drawn: str = ""  # the tile just drawn by the seat in turn
    discarder: int | None = None  # whose discard is the last one
    tiles_left: int = 0
    dice: list[int] = field(default_factory=list)  # where the wall is broken; a wall that was given has none
    indicators: list[str] = field(default_factory=list)
    ura_indicators: list[str] = field(default_factory=list)
    legal_actions: list[Action] = field(default_factory=list)  # of the viewing seat
    waits: list[str] = field(default_factory=list)  # of the viewing seat
    furiten: bool = False
    over: bool = False

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "legal_actions": [action.to_json() for action in self.legal_actions]}

    def wind_of(self, seat: int) -> int:
        """0 for east, which deals, and so on; no wind, 4, for whoever sits out."""
        if seat not in self.order:
            return len(WINDS)
        return [wind for wind, name in enumerate(WINDS) if name != self.missing][self.order.index(seat)]


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
    match event.type:
        case "hand":
            _new_hand(view, event, rules)
        case "dora":
            view.indicators.append(event.tile)
        case "ura":
            if len(view.ura_indicators) < len(view.indicators):  # a second winner turns the same ones
                view.ura_indicators.append(event.tile)
        case "exhausted" | "nagashi" | "win" | "settled" | "offence":
            for gained, one in zip(event.points or (), view.seats, strict=True):
                one.points += gained
        case "end":
            for points, one in zip(event.points or (), view.seats, strict=True):
                one.points = points
        case "over":
            view.over = True
    if event.seat is not None and event.type != "hand":
        _act(view, view.seats[event.seat], event, rules)


def _new_hand(view: View, event: Event, rules: RuleSet) -> None:
    assert event.points is not None
    assert event.seat is not None
    flow, people = rules.table_flow, len(event.points)
    view.seats = [SeatView(points) for points in event.points]
    view.dealer = view.turn = event.seat
    order = event.order or [(event.seat + step) % people for step in range(people)]
    view.deal = event.deal or event.seat + 1
    view.order, view.missing = list(order[: rules.players]), event.missing
    view.round, view.honba, view.sticks = event.round or 0, event.honba or 0, event.sticks or 0
    in_wall = (event.wall or 0) - flow.dead_wall - rules.players * flow.hand_tiles
    view.tiles_left = flow.turns * rules.players or in_wall
    view.indicators, view.ura_indicators, view.drawn, view.dice = [], [], "", [*(event.dice or ())]
    view.discarder = None


def _act(view: View, own: SeatView, event: Event, rules: RuleSet) -> None:
    """What the event does to the tiles of its seat."""
    match event.type:
        case "deal":
            own.tiles = _tiles(event.tiles)
        case "draw":
            view.turn, view.drawn = event.seat or 0, event.tile
            if not (rules.table_flow.turns and event.replacement):
                view.tiles_left -= 1
            own.tiles.append(event.tile)
        case "discard":
            _take(own, [event.tile])
            own.discards.append(ThrownTile(event.tile, event.drawn, event.riichi))
            view.drawn, view.discarder = "", event.seat
        case "riichi":
            own.riichi = True
            own.points -= rules.payment.bet
            view.sticks += 1
        case "chow" | "pung" | "kong":
            assert event.source is not None
            view.seats[event.source].discards[-1].claimed = True
            _take(own, _tiles(event.tiles))
            own.sets.append(
                ShownSet(event.type, in_order([event.tile, *_tiles(event.tiles)]), event.tile, event.source)
            )
            view.turn, view.drawn = event.seat or 0, ""
            if rules.table_flow.turns:
                view.tiles_left -= 1
        case "concealed_kong":
            _take(own, _tiles(event.tiles))
            own.sets.append(ShownSet(event.type, _tiles(event.tiles)))
        case "added_kong":
            _take(own, [event.tile])
            _add_to_pung(own, event.tile)
        case "nuki":
            _take(own, [event.tile])
            own.norths += 1
        case "flower":
            _take(own, [event.tile])
            own.flowers.append(event.tile)
            view.drawn = ""
        case "offence" if event.reason in ("wrong_call", "changed_mind"):
            own.fines += rules.table_flow.fine
            if event.reason == "changed_mind":
                _take_back(view, own)
        case "win" | "ready" | "shown":
            own.tiles = _tiles(event.hand)


def _add_to_pung(own: SeatView, tile: str) -> None:
    for one in own.sets:
        if one.type == "pung" and one.tiles[0].replace("0", "5") == tile.replace("0", "5"):
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


def _joined(tiles: Iterable[str]) -> str:
    return format_tiles([CODES[tile] for tile in tiles])


def _tiles(notation: str) -> list[str]:
    if notation.startswith(HIDDEN):
        return list(notation)
    return [TILES[code] for code in parse_tiles(notation)]
