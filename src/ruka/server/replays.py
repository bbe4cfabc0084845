"""Games that are over, to be seen again: those of files that people bring, and those of this server's tables."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

from ruka.errors import RukaError
from ruka.records.seal import public_hex
from ruka.server import work
from ruka.server.pool import Pool
from ruka.server.store import Store
from ruka.server.tables import Tables

MOST_PLAYED = 32  # in memory


@dataclass(frozen=True)
class Played:
    """A game as it is told (`Replay` as JSON), and its record."""

    told: bytes
    record: str


class Replays:
    def __init__(self, store: Store, tables: Tables, pool: Pool) -> None:
        self.store = store
        self.tables = tables
        self.pool = pool
        self._played: OrderedDict[str, asyncio.Task[Played]] = OrderedDict()

    async def take(self, data: bytes, rules: str | None = None) -> str:
        """Keep the game of a file, by these rules where it says none; the answer names it."""
        id, record = await self.pool.run(work.bring, data, rules)
        await self.store.add_replay(id, record)
        return id

    async def replay(self, id: str) -> bytes:
        return (await self._find(id)).told

    async def hand(self, id: str, number: int, lang: str, terms: str) -> bytes:
        return await self.pool.run(work.replay_hand, (await self._find(id)).record, number, lang, terms)

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
        if (done.cancelled() or done.exception() is not None) and self._played.get(id) is done:
            del self._played[id]

    async def _play(self, id: str) -> Played:
        record = await self.store.replay(id) or await self._of_table(id)
        return Played(await self.pool.run(work.replay, id, record, public_hex(self.tables.key)), record)

    async def _of_table(self, id: str) -> str:
        try:
            lines = (await self.tables.record(id)).lines()
        except RukaError as error:
            raise RukaError("no-such-replay") if error.code == "no-such-table" else error from None
        return "".join(f"{line}\n" for line in lines)
