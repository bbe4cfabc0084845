"""What is said at a table beside the game: the last lines, and how quickly one may speak."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from ruka.errors import RukaError
from ruka.schema.messages import Chat
from ruka.texts import text

KEPT = 30  # lines that whoever comes back is told
MOST, WITHIN = 5, 15.0  # lines of one seat, in so many seconds


class Talk:
    def __init__(self) -> None:
        self.lines: deque[Chat] = deque(maxlen=KEPT)
        self._number = 0
        self._spoke: dict[int, deque[float]] = {}  # by seat: when it spoke last

    def check(self, seat: int, now: float) -> None:
        """May the seat speak now? It is counted as if it did."""
        spoke = self._spoke.setdefault(seat, deque(maxlen=MOST))
        if len(spoke) == MOST and now - spoke[0] < WITHIN:
            raise RukaError("chat-too-fast")
        spoke.append(now)

    def add(self, seat: int, phrase: str, written: str) -> Chat:
        self._number += 1
        line = Chat(number=self._number, seat=seat, phrase=phrase, text=written)
        self.lines.append(line)
        return line

    def move(self, places: Sequence[int]) -> None:
        """Everybody sits elsewhere now; what they said is still theirs."""
        moved = [line.but(seat=places.index(line.seat)) for line in self.lines]
        self.lines = deque(moved, maxlen=KEPT)
        self._spoke = {places.index(seat): spoke for seat, spoke in self._spoke.items()}


def in_language(line: Chat, lang: str) -> Chat:
    """As somebody of this language reads it."""
    return line.but(text=text(f"phrase-{line.phrase}", lang)) if line.phrase else line
