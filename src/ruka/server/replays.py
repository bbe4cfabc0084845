"""Games that are over, to be seen again: those of files that people bring, and those of this server's tables."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass

from ruka.coach import GameHabits, by_rules
from ruka.errors import RukaError
from ruka.records.seal import public_hex
from ruka.schema import encode
from ruka.server import work
from ruka.server.hall import Hall
from ruka.server.models import OwnGame
from ruka.server.once import Once
from ruka.server.people import Visitor
from ruka.server.pool import Pool
from ruka.server.stores import Stores

MOST_PLAYED = 32  # in memory
MOST_COACHED = 1024  # hands, in memory
MOST_HABITS = 1024  # games, in memory
MOST_PUZZLED = 256  # games, in memory


@dataclass(frozen=True)
class Played:
    """A game as it is told (`Replay` as JSON), and its record."""

    told: bytes
    record: str


class Replays:
    def __init__(self, stores: Stores, hall: Hall, pool: Pool) -> None:
        self.stores = stores
        self.hall = hall
        self.pool = pool
        self._played: Once[str, Played] = Once(MOST_PLAYED)
        self._coached: Once[tuple[str, int, int, str], bytes] = Once(MOST_COACHED)
        self._habits: Once[tuple[str, int], GameHabits] = Once(MOST_HABITS)
        self._demo: Once[str, bytes] = Once(1)
        self._puzzles: Once[tuple[str, int], list[str]] = Once(MOST_PUZZLED)

    async def take(self, data: bytes, rules: str | None = None) -> str:
        """Keep the game of a file, by these rules where it says none; the answer names it."""
        id, record = await self.pool.run(work.bring, data, rules)
        await self.stores.keep(self.stores.records.add(id, record))
        return id

    async def replay(self, id: str) -> bytes:
        return (await self._find(id)).told

    async def demo(self) -> bytes:
        """The game that the arcade shows while nobody plays: a tenth of a second, once."""
        key = public_hex(self.hall.key)
        return await self._demo.get(key, lambda: asyncio.to_thread(work.arcade_demo, key))

    async def hand(self, id: str, number: int, lang: str, terms: str) -> bytes:
        return await self.pool.run(work.replay_hand, (await self._find(id)).record, number, lang, terms)

    async def coach(self, id: str, seat: int, number: int, lang: str) -> bytes:
        """What the coach says of one hand of one seat; kept with the game, as long as it is looked at."""

        async def make() -> bytes:
            return await self.pool.run(work.coach_hand, (await self._find(id)).record, seat, number, lang)

        return await self._coached.get((id, seat, number, lang), make)

    async def habits(self, games: Iterable[OwnGame], lang: str, visitor: Visitor | None = None) -> bytes:
        """What somebody does again and again, by rule set; each game is looked at once, and counted once. Whoever asks
        with one game more each time sees it grow."""
        asked = dict.fromkeys([(game.id, await self._seat(game, visitor)) for game in games])
        return encode(by_rules([await self._habits_in(id, seat) for id, seat in asked], lang))

    async def _habits_in(self, id: str, seat: int) -> GameHabits:
        async def make() -> GameHabits:
            return await self.pool.run(work.habits, (await self._find(id)).record, seat)

        return await self._habits.get((id, seat), make)

    async def puzzles(self, game: OwnGame, visitor: Visitor | None = None) -> list[str]:
        """The names of the puzzles in somebody's game."""
        id, seat = game.id, await self._seat(game, visitor)

        async def make() -> list[str]:
            return await self.pool.run(work.own_puzzles, id, (await self._find(id)).record, seat)

        return await self._puzzles.get((id, seat), make)

    async def record_of(self, puzzle: str) -> str:
        """The game that a puzzle is of."""
        return (await self._find(work.game_of(puzzle))).record

    async def _seat(self, game: OwnGame, visitor: Visitor | None) -> int:
        return game.seat if isinstance(game.seat, int) else await self.hall.seat_of(game.id, game.seat, visitor)

    async def _find(self, id: str) -> Played:
        return await self._played.get(id, lambda: self._play(id))

    async def _play(self, id: str) -> Played:
        record = await self.stores.records.find(id) or await self._of_table(id)
        return Played(await self.pool.run(work.replay, id, record, public_hex(self.hall.key)), record)

    async def _of_table(self, id: str) -> str:
        try:
            lines = (await self.hall.record(id)).lines()
        except RukaError as error:
            raise RukaError("no-such-replay") if error.code == "no-such-table" else error from None
        return "".join(f"{line}\n" for line in lines)
