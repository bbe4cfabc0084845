"""Games that are over, to be seen again: those of files that people bring, and those of this server's tables."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256

from ruka.engine import Event, Record, Table, parse_record
from ruka.engine import replay as play_again
from ruka.errors import RecordError, RukaError
from ruka.explain.results import ENDINGS, Json, hand_result
from ruka.records import codec_of, text_of
from ruka.records.seal import public_hex
from ruka.records.verify import verify_record
from ruka.rules.ruleset import RuleSet
from ruka.server.limits import MOST_RECORD
from ruka.server.models import Proof, Replay, ReplayHand, ReplayWin
from ruka.server.store import Store
from ruka.server.tables import Tables
from ruka.session.layout import layout

MOST_PLAYED = 32  # in memory
MOST_NAME = 24
ID_LENGTH = 16


@dataclass(frozen=True)
class Played:
    """A game as it is told (`Replay` as JSON), the table that it leads to, and who sat there."""

    told: bytes
    table: Table
    names: list[str]


class Replays:
    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self._played: OrderedDict[str, asyncio.Task[Played]] = OrderedDict()

    async def take(self, data: bytes, rules: RuleSet | None = None) -> str:
        """Keep the game of a file, by these rules where it says none; the answer names it."""
        record = await asyncio.to_thread(_read, data, rules)
        text = "".join(f"{line}\n" for line in record.lines())
        id = urlsafe_b64encode(sha256(text.encode()).digest())[:ID_LENGTH].decode()
        await self.store.add_replay(id, text)
        return id

    async def replay(self, id: str) -> bytes:
        return (await self._find(id)).told

    async def hand(self, id: str, number: int, lang: str, terms: str) -> Json:
        played = await self._find(id)
        return await asyncio.to_thread(hand_result, played.table, number, lang, terms, played.names)

    async def _find(self, id: str) -> Played:
        """Played and verified once, however many ask; those not asked for again are forgotten first."""
        if id not in self._played:
            self._played[id] = asyncio.create_task(self._play(id))
            self._played[id].add_done_callback(lambda done: self._forget_failed(id, done))
        self._played.move_to_end(id)
        if len(self._played) > MOST_PLAYED:
            self._played.popitem(last=False)
        return await asyncio.shield(self._played[id])

    def _forget_failed(self, id: str, done: asyncio.Task[Played]) -> None:
        if done.cancelled() or done.exception() is not None:
            self._played.pop(id, None)

    async def _play(self, id: str) -> Played:
        text = await self.store.replay(id)
        if text is not None:
            return await asyncio.to_thread(lambda: self._told(id, parse_record(text)))
        try:
            record = await self.tables.record(id)
        except RukaError as error:
            raise RukaError("no-such-replay") if error.code == "no-such-table" else error from None
        return await asyncio.to_thread(self._told, id, record)

    def _told(self, id: str, record: Record) -> Played:
        replay = _replay(id, record, public_hex(self.tables.key))
        return Played(replay.model_dump_json().encode(), play_again(record), replay.players)


def _read(data: bytes, rules: RuleSet | None) -> Record:
    """A game that its rules lead to."""
    text = text_of(data, MOST_RECORD)
    record = codec_of(text).read(text, rules)
    if not record.events:
        raise RecordError("not-a-record")
    play_again(record)
    return record


def _replay(id: str, record: Record, key: str) -> Replay:
    known = [name[:MOST_NAME] for name in record.players][: record.rules.people]
    return Replay(
        id=id,
        rules=record.rules.id,
        options=dict(record.rules.chosen),
        layout=layout(record.rules),
        players=[*known, *[""] * (record.rules.people - len(known))],
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
    starts = [place for place, event in enumerate(events) if event.type == "hand"]
    ends = [*starts[1:], len(events)]
    return [_hand(start, events[start:end]) for start, end in zip(starts, ends, strict=True)]


def _hand(place: int, events: Sequence[Event]) -> ReplayHand:
    start = events[0]
    end = next((event for event in events if event.type == "end"), None)
    ending = next((event for event in reversed(events) if event.type in (*ENDINGS, "offence")), None)
    wins = [ReplayWin.model_validate(win) for event in events for win in _wins(event)]
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


def _wins(event: Event) -> Iterator[Json]:
    """Of a win, or of everybody who has nagashi mangan, which no tile has won."""
    if event.type == "win":
        yield {"seat": event.seat, "source": event.source, "points": (event.points or ())[event.seat or 0]}
    elif event.type == "nagashi":
        for seat in event.winners or ():
            yield {"seat": seat, "source": seat, "points": (event.points or ())[seat]}
