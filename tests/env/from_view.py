"""The observation of version 1 built from `ruka.View` and the public events, without the core's encoder."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ruka import Action, Event, Table
from ruka.env import ACTIONS, OBSERVATION
from ruka.rules.ruleset import WINDS
from ruka.schema import AddedKong, Claim, ConcealedKong, Discard, Nuki, SeatView, ShownSet, View
from ruka.tiles import CODES, KINDS, kind

CLAIMS = ("pass", "ron", "chow", "pung", "kong")
OFFERS = ("discard", "added_kong", "concealed_kong", "nuki")
SETS = ("", "chow", "pung", "kong", "added_kong", "concealed_kong")


def observation(table: Table, seat: int) -> NDArray[np.int8]:
    whole, view = np.zeros(1, OBSERVATION), table.view(seat)
    seen = whole[0]
    events = table.hand(len(table._hands))
    own, places = view.seats[seat], seats_from(view, seat)
    add(seen["hand"], map(kind, own.tiles))
    add_reds(seen["reds"], own.tiles)
    add(seen["waits"], view.waits)
    seen["furiten"] = view.furiten
    types = {action.type for action in view.legal_actions}
    if types & set(CLAIMS):
        offer = next(event for event in reversed(events) if event.type in OFFERS)
        seen["asked"][1] = 1
        seen["offer"][OFFERS.index(offer.type)] = 1
        seen["offered"][CODES[offered_tile(offer)]] = 1
    elif "show" in types:
        seen["asked"][2] = 1
    elif types:
        seen["asked"][0] = 1
        if view.drawn:
            seen["drawn"][CODES[view.drawn]] = 1
    for tile in view.indicators:
        seen["indicators"][CODES[tile]] += 1
    for name in ("round", "honba", "sticks"):
        seen[name] = getattr(view, name)
    seen["left"], seen["deal"] = view.tiles_left, view.deal - 1
    seen["missing"] = WINDS.index(view.missing) if view.missing else 0
    seen["turn"][places[view.turn]] = 1
    for other, one in enumerate(view.seats):
        see_seat(seen["seats"][places[other]], view, other, one)
    see_discards(seen["discards"], events, places)
    return whole.view(np.int8)


def seats_from(view: View, seat: int) -> dict[int, int]:
    """The viewer, those in play from its right on, those who sit out."""
    start = view.order.index(seat) if seat in view.order else 0
    playing = [*view.order[start:], *view.order[:start]]
    waiting = [other for other in range(len(view.seats)) if other not in view.order]
    order = [seat, *(other for other in (*playing, *waiting) if other != seat)]
    return {other: place for place, other in enumerate(order)}


def offered_tile(offer: Event) -> str:
    if isinstance(offer, ConcealedKong):
        return kind(offer.tiles[0] + offer.tiles[-1])
    assert isinstance(offer, (Discard, AddedKong, Nuki))
    return offer.tile


def see_seat(seen: Any, view: View, seat: int, one: SeatView) -> None:
    sign, amount = (-1 if one.points < 0 else 1), abs(one.points)
    seen["points"] = [sign * (amount // 10_000), sign * (amount // 100 % 100), sign * (amount % 100)]
    if seat not in view.order:
        return
    seen["wind"][view.wind_of(seat)] = 1
    seen["riichi"] = one.riichi or any(thrown.riichi for thrown in one.discards)
    seen["norths"] = one.norths
    for flower in one.flowers:
        seen["flowers"][int(flower[0]) - 1] = 1
    for placed, shown in zip(seen["sets"], one.sets, strict=False):
        see_set(placed, view, seat, shown)
        add(seen["set_tiles"], map(kind, shown.tiles))
        add_reds(seen["set_reds"], shown.tiles)
    add(seen["thrown"], (kind(thrown.tile) for thrown in one.discards))


def see_set(placed: Any, view: View, seat: int, shown: ShownSet) -> None:
    placed["type"], placed["kind"] = SETS.index(shown.type), min(KINDS.index(kind(tile)) for tile in shown.tiles)
    if shown.source is not None:
        placed["claimed"] = 1 + CODES[shown.tile]
        placed["from"] = (view.order.index(shown.source) - view.order.index(seat)) % len(view.order)


def see_discards(seen: Any, events: list[Event], places: dict[int, int]) -> None:
    count = 0
    for event in events:
        if isinstance(event, Discard):
            seen[count] = (1 + CODES[event.tile], places[event.seat], event.drawn, event.riichi, 0)
            count += 1
        elif isinstance(event, Claim):
            seen[count - 1]["claimed"] = 1


def add(counts: Any, kinds: Any) -> None:
    for one in kinds:
        counts[KINDS.index(one)] += 1


def add_reds(counts: Any, tiles: list[str]) -> None:
    for tile in tiles:
        if tile[0] == "0":
            counts["mps".index(tile[1])] += 1


def action_name(action: Action, offered: str) -> str:
    """The name that ACTIONS has for an action."""
    if action.type in ("discard", "riichi"):
        return f"{action.type} {'drawn ' if action.drawn else ''}{action.tile}"
    if action.type == "chow":
        own = [int(rank) or 5 for rank in action.tiles[:2]]
        place = ("lowest", "middle", "highest")[sum(rank < int(kind(offered)[0]) for rank in own)]
        return f"chow {place}{' red' * ('0' in action.tiles)}"
    if action.type == "pung":
        return "pung" + ("", " red", " reds")[action.tiles.count("0")]
    if action.type in ("concealed_kong", "added_kong"):
        return f"{action.type} {kind(action.tile)}"
    return action.type


def mask(table: Table, seat: int) -> NDArray[np.bool_]:
    offers = [event for event in table.hand(len(table._hands)) if event.type in OFFERS]
    offered = offered_tile(offers[-1]) if offers else ""
    legal = np.zeros(len(ACTIONS), np.bool_)
    for action in table.legal_actions(seat):
        legal[ACTIONS.index(action_name(action, offered))] = True
    return legal
