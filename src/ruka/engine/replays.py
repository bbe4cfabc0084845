"""Replays: the actions that events tell of, done again on a new table by the same rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec.structs import replace

from ruka.engine.events import leads_to
from ruka.engine.record import Record
from ruka.engine.table import Table
from ruka.errors import IllegalAction, RecordError, RukaError, wrong_type
from ruka.schema import (
    ACTION_TYPES,
    Aborted,
    Action,
    ActionType,
    AddedKong,
    Change,
    Changed,
    Chow,
    Claim,
    ConcealedKong,
    Discard,
    Event,
    Hand,
    Kong,
    Note,
    Nuki,
    Offence,
    Offended,
    Pung,
    Ready,
    Shown,
    Win,
)
from ruka.tiles import kind

FIRST_LINE = 2  # of a record that holds an event


def replay(record: Record) -> Table:
    """The table after every event of a record; events that the rules do not lead to are refused.

    >>> table = Table("tenhou", seed=7)
    >>> list(replay(table.record).record.lines()) == list(table.record.lines())
    True
    """
    if not isinstance(record, Record):
        raise wrong_type("a game is replayed from its Record", record)
    table = Table(record.rules, record.seed, walls=record.walls, start=record.start)
    for _ in follow(table, record.events):
        pass
    return table


def follow(table: Table, events: Sequence[Event]) -> Iterator[int]:
    """Do on a new table what the events say; before every step, and at the end, tells how many have happened."""
    seen = _compare(table.events, events, 0)
    while seen < len(events) and not table.over:
        told = events[seen]
        if not isinstance(told, Changed):  # a change is nobody's step
            yield seen
        try:
            happened = table.do(Change.of(told) if isinstance(told, Changed) else next_action(table, events, seen))
        except IllegalAction as error:
            raise RecordError(error.code, seen + FIRST_LINE, hand_of(events, seen), **error.words) from None
        seen = _compare(happened, events, seen)
    if seen < len(events):
        raise RecordError("record-goes-on", seen + FIRST_LINE, hand_of(events, seen))
    yield seen


def next_action(table: Table, events: Sequence[Event], seen: int) -> Action:
    """What a seat that is asked now must have done for the events after the first `seen` to happen.

    Answers to a discard are not events: whoever is asked and not heard of has passed, or was overruled.
    """
    notes = [event for event in events[seen : seen + 1] if isinstance(event, Note)]
    deeds = _deeds(events, seen)
    order = [one.seat for one in (*notes, *deeds)]
    seat = min(table.waiting_for, key=lambda seat: order.index(seat) if seat in order else len(order))
    action = _answer(table, seat, deeds)
    return replace(action, note=notes[0].reason) if notes and notes[0].seat == seat else action


def _compare(happened: Sequence[Event], events: Sequence[Event], seen: int) -> int:
    """How many events have happened; a record that is not finished may end before them."""
    for place, (ours, told) in enumerate(zip(happened, events[seen : seen + len(happened)], strict=False), seen):
        if not leads_to(ours, told):
            said: dict[str, str | int] = {"event": place + 1, "type": told.type, **difference(ours, told)}
            raise RecordError("event-differs", place + FIRST_LINE, hand_of(events, place), **said)
    return seen + len(happened)


def hand_of(events: Sequence[Event], place: int) -> int:
    """The number of the hand that the event at this place belongs to."""
    return max(1, sum(isinstance(event, Hand) for event in events[: place + 1]))


def difference(one: Event, other: Event) -> dict[str, str]:
    """The first field that differs, with both of its values."""
    ours, told = one.to_json(), other.to_json()
    field = next(name for name in (*ours, *told) if ours.get(name) != told.get(name))
    return {"field": field, "ours": str(ours.get(field, "–")), "told": str(told.get(field, "–"))}


def _deeds(events: Sequence[Event], seen: int) -> list[Event]:
    """What was done next: one deed, all wins on one tile, or all hands shown at a draw; offences come before."""
    deeds: list[Event] = []
    for event in islice(events, seen, None):
        if event.doing == "after":
            break
        if event.doing != "along":
            deeds.append(event)
            if event.doing == "deed":
                break
    return deeds


def _answer(table: Table, seat: int, deeds: Sequence[Event]) -> Action:
    """What the seat must have done for these things to happen."""
    three_winners = any(isinstance(deed, Aborted) and deed.reason == "three_winners" for deed in deeds)
    own = next((deed for deed in deeds if deed.seat == seat), None)
    legal = table.legal_actions(seat)
    types = {action.type for action in legal}
    if "hide" in types:
        shows = isinstance(own, Ready) or (isinstance(own, Shown) and own is deeds[0])
        return Action(seat, "show" if shows else "hide")
    if "pass" in types and three_winners and "ron" in types:
        return Action(seat, "ron")
    if own is None or ("pass" in types and not isinstance(own, (Win, Claim, Offence))):
        return Action(seat, "pass")
    if isinstance(own, Offence):
        return _offender(seat, own.reason, claims="pass" in types)
    return _action(own, seat)


def _offender(seat: int, offence: Offended, *, claims: bool) -> Action:
    """An offence comes out when it is done, or when whoever did it declares a win."""
    if offence == "dead_claim":
        return Action(seat, "wrong_call")
    done: ActionType = "ron" if claims else "tsumo"
    return Action(seat, next((type for type in ACTION_TYPES if type == offence), done))


def _action(deed: Event, seat: int) -> Action:
    match deed:
        case Discard():
            return Action(seat, "riichi" if deed.riichi else "discard", deed.tile, drawn=deed.drawn)
        case Win():
            return Action(seat, "tsumo" if deed.source == seat else "ron")
        case Chow() | Pung():
            return Action(seat, deed.type, tiles=deed.tiles)
        case Kong():
            return Action(seat, "kong", kind(deed.tile))
        case ConcealedKong():
            return Action(seat, "concealed_kong", kind(deed.tiles[0] + deed.tiles[-1]))
        case AddedKong():
            return Action(seat, "added_kong", deed.tile)
        case Nuki():
            return Action(seat, "nuki")
        case Aborted():
            return Action(seat, "nine_orphans")
    raise RukaError("unknown-action", name=deed.type, known=", ".join(ACTION_TYPES))
