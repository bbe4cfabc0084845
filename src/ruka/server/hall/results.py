"""How hands ended: worked out beside the loop from what was played, once for everybody at the table."""

from __future__ import annotations

from ruka.errors import RukaError
from ruka.server import work
from ruka.server.once import Once
from ruka.server.pool import Pool
from ruka.session import Game
from ruka.session.gallery import Public
from ruka.session.seats import name_in

MOST_RESULTS = 1000  # in memory


class Results:
    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self._made: Once[tuple[str, int, str, str], bytes] = Once(MOST_RESULTS)

    async def hand(self, game: Game, public: Public, number: int, lang: str, terms: str) -> bytes:
        """`HandResult` as JSON, of a hand that whoever asks has seen end."""
        if public.players.phase == "open":
            raise RukaError("game-not-begun")
        seen = public.over
        if number == seen + 1:
            raise RukaError("hand-not-over")
        if not 1 <= number <= seen:
            raise RukaError("no-such-hand", hands=seen)
        names = [name_in(lang, seat.name, seat.kind) for seat in game.seats]
        return await self._made.get(
            (game.setup.id, number, lang, terms),
            lambda: self.pool.run(work.table_hand, game.played, number, lang, terms, names),
        )
