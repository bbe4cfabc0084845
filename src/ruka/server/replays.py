"""Games that are over, to be seen again: those of files that people bring, and those of this server's tables."""

from __future__ import annotations

import asyncio
import zlib
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from ruka.engine import Event, Record, Table, parse_record
from ruka.engine import replay as play_again
from ruka.errors import RecordError, RukaError
from ruka.explain.results import ENDINGS, Json, hand_result
from ruka.server.limits import MOST_RECORD
from ruka.server.models import Replay, ReplayHand, ReplayWin
from ruka.server.store import Store
from ruka.server.tables import Tables
from ruka.session.layout import layout

MOST_PLAYED = 32  # in memory
MOST_NAME = 24
ID_LENGTH = 16
GZIP, GZIP_WINDOW = b"\x1f\x8b", 31


@dataclass(frozen=True)
class Played:
    """A record, and the table that it leads to."""

    record: Record
    table: Table


class Replays:
    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self._played: OrderedDict[str, Played] = OrderedDict()

    async def take(self, data: bytes) -> str:
        """Keep the game of a file; the answer names it. What the rules do not lead to is refused."""
        played = await asyncio.to_thread(lambda: _play(_text(data)))
        text = "".join(f"{line}\n" for line in played.record.lines())
        id = urlsafe_b64encode(sha256(text.encode()).digest())[:ID_LENGTH].decode()
        await self.store.add_replay(id, text)
        self._remember(id, played)
        return id

    async def replay(self, id: str) -> Replay:
        record = (await self._find(id)).record
        return await asyncio.to_thread(_replay, id, record)

    async def hand(self, id: str, number: int, lang: str, terms: str) -> Json:
        table = (await self._find(id)).table
        return await asyncio.to_thread(hand_result, table, number, lang, terms)

    async def _find(self, id: str) -> Played:
        if id in self._played:
            self._played.move_to_end(id)
            return self._played[id]
        text = await self.store.replay(id)
        if text is not None:
            return self._remember(id, await asyncio.to_thread(_play, text))
        try:
            game = await self.tables.finished(id)
        except RukaError as error:
            raise RukaError("no-such-replay") if error.code == "no-such-table" else error from None
        return Played(replace(game.table.record, players=[seat.name for seat in game.seats]), game.table)

    def _remember(self, id: str, played: Played) -> Played:
        self._played[id] = played
        if len(self._played) > MOST_PLAYED:
            self._played.popitem(last=False)
        return played


def _text(data: bytes) -> str:
    """Of a file as it is, or packed; what it unpacks to has a limit too."""
    try:
        if data.startswith(GZIP):
            data = zlib.decompressobj(GZIP_WINDOW).decompress(data, MOST_RECORD + 1)
            if len(data) > MOST_RECORD:
                raise RukaError("too-large", most=MOST_RECORD // 1024)
        return data.decode("utf-8-sig")
    except (UnicodeDecodeError, zlib.error):
        raise RecordError("not-a-record") from None


def _play(text: str) -> Played:
    record = parse_record(text)
    return Played(record, play_again(record))


def _replay(id: str, record: Record) -> Replay:
    known = [name[:MOST_NAME] for name in record.players][: record.rules.people]
    return Replay(
        id=id,
        rules=record.rules.id,
        options=dict(record.rules.chosen),
        layout=layout(record.rules),
        players=[*known, *[""] * (record.rules.people - len(known))],
        events=list(record.events),
        hands=_hands(record.events),
    )


def _hands(events: Sequence[Event]) -> list[ReplayHand]:
    starts = [place for place, event in enumerate(events) if event.type == "hand"]
    ends = [*starts[1:], len(events)]
    return [_hand(start, events[start:end]) for start, end in zip(starts, ends, strict=True)]


def _hand(place: int, events: Sequence[Event]) -> ReplayHand:
    start = events[0]
    end = next((event for event in events if event.type == "end"), None)
    ending = next((event for event in reversed(events) if event.type in (*ENDINGS, "offence")), None)
    wins = [ReplayWin.model_validate(_win(event)) for event in events if event.type == "win"]
    return ReplayHand.model_validate(
        {
            "event": place,
            "round": start.round,
            "dealer": start.seat,
            "honba": start.honba,
            "kind": ending.type if end and ending else None,
            "wins": wins,
            "points": (end or start).points,
        }
    )


def _win(event: Event) -> Json:
    return {"seat": event.seat, "source": event.source, "points": (event.points or ())[event.seat or 0]}
