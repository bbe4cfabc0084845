"""A game that is over, as it is told to whoever sees it again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ruka.engine import Record
from ruka.records.verify import verify_record
from ruka.schema import End, Ending, Event, Hand, Nagashi, Win, encode
from ruka.schema.answers import Proof, Replay, ReplayHand, ReplayWin
from ruka.server.people import readable
from ruka.session.layout import layout


def told(id: str, record: Record, key: str) -> bytes:
    """`Replay` as JSON, of a record that its rules lead to; `key` is that of this server."""
    return encode(_replay(id, record, key))


def names(record: Record) -> list[str]:
    """By seat; empty where nobody knows them."""
    known = [readable(name) for name in record.players][: record.rules.people]
    return [*known, *[""] * (record.rules.people - len(known))]


def _replay(id: str, record: Record, key: str) -> Replay:
    return Replay(
        id=id,
        rules=record.rules.id,
        name=readable(record.rules.names["en"]) if record.rules.base else "",
        options=dict(record.rules.chosen),
        layout=layout(record.rules),
        players=names(record),
        proof=_proof(record, key),
        signer=record.seal.key if record.seal else "",
        midway=record.start is not None,
        events=list(record.events),
        hands=_hands(record.events),
    )


def _proof(record: Record, key: str) -> Proof:
    """Anybody can sign; only our own key says that the game was played here."""
    if record.seal is None:
        return "unsigned"
    if not verify_record(record).sound:
        return "broken"
    return "verified" if record.seal.key == key else "unknown-key"


def _hands(events: Sequence[Event]) -> list[ReplayHand]:
    starts = [place for place, event in enumerate(events) if isinstance(event, Hand)]
    ends = [*starts[1:], len(events)]
    return [_hand(start, events[start:end]) for start, end in zip(starts, ends, strict=True)]


def _hand(place: int, events: Sequence[Event]) -> ReplayHand:
    start = events[0]
    assert isinstance(start, Hand)
    end = next((event for event in events if isinstance(event, End)), None)
    ending = next((event for event in reversed(events) if isinstance(event, Ending)), None)
    return ReplayHand(
        event=place,
        round=start.round,
        deal=start.deal or start.seat + 1,
        dealer=start.seat,
        honba=start.honba,
        kind=ending.type if end and ending else None,
        wins=[win for event in events for win in _wins(event)],
        points=list((end or start).points),
    )


def _wins(event: Event) -> Iterator[ReplayWin]:
    """Of a win, or of everybody who has nagashi mangan, which no tile has won."""
    if isinstance(event, Win):
        yield ReplayWin(seat=event.seat, source=event.source, points=event.points[event.seat])
    elif isinstance(event, Nagashi):
        for seat in event.winners or ():
            yield ReplayWin(seat=seat, source=seat, points=event.points[seat])
