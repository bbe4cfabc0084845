"""Games that are over, to be seen again: those of files that people bring, and those of this server's tables."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from ruka.engine import Event, Record, Table, parse_record
from ruka.engine import replay as play_again
from ruka.errors import RecordError, RukaError
from ruka.explain.results import ENDINGS, Json, hand_result
from ruka.records import codec_of, text_of
from ruka.records.verify import verify_record
from ruka.rules.ruleset import RuleSet
from ruka.server.limits import MOST_RECORD
from ruka.server.models import Replay, ReplayHand, ReplayWin
from ruka.server.store import Store
from ruka.server.tables import Tables
from ruka.session.layout import layout

MOST_PLAYED = 32  # in memory
MOST_NAME = 24
ID_LENGTH = 16


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

    async def take(self, data: bytes, rules: RuleSet | None = None) -> str:
        """Keep the game of a file, by these rules where it says none; the answer names it."""
        played = await asyncio.to_thread(_read, data, rules)
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
            return self._remember(id, await asyncio.to_thread(lambda: _play(parse_record(text))))
        try:
            game, record = await self.tables.finished(id), await self.tables.record(id)
        except RukaError as error:
            raise RukaError("no-such-replay") if error.code == "no-such-table" else error from None
        return Played(record, game.table)

    def _remember(self, id: str, played: Played) -> Played:
        self._played[id] = played
        if len(self._played) > MOST_PLAYED:
            self._played.popitem(last=False)
        return played


def _read(data: bytes, rules: RuleSet | None) -> Played:
    text = text_of(data, MOST_RECORD)
    return _play(codec_of(text).read(text, rules))


def _play(record: Record) -> Played:
    if not record.events:
        raise RecordError("not-a-record")
    return Played(record, play_again(record))


def _replay(id: str, record: Record) -> Replay:
    known = [name[:MOST_NAME] for name in record.players][: record.rules.people]
    return Replay(
        id=id,
        rules=record.rules.id,
        options=dict(record.rules.chosen),
        layout=layout(record.rules),
        players=[*known, *[""] * (record.rules.people - len(known))],
        verified=_is_verified(record),
        events=list(record.events),
        hands=_hands(record.events),
    )


def _is_verified(record: Record) -> bool | None:
    """What nobody signed cannot be verified."""
    return None if record.seal is None else verify_record(record).verified


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
            "deal": start.deal or (start.seat or 0) + 1,
            "dealer": start.seat,
            "honba": start.honba,
            "kind": ending.type if end and ending else None,
            "wins": wins,
            "points": (end or start).points,
        }
    )


def _win(event: Event) -> Json:
    return {"seat": event.seat, "source": event.source, "points": (event.points or ())[event.seat or 0]}
