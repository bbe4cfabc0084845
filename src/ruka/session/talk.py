"""What is said at a table beside the game. Nobody who plays waits for it, and no record has it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ruka.errors import RukaError
from ruka.schema.heard import Reason, Speak
from ruka.schema.messages import Chat
from ruka.session.journal import Keeper
from ruka.texts import text

if TYPE_CHECKING:
    from ruka.session.connection import Connection

KEPT = 30  # lines that whoever comes back is told
MOST, WITHIN = 5, 15.0  # lines of one seat, in so many seconds


class Talk:
    """`tell` hands a line on to everybody; `place` says where whoever has a seat sat down, as the keeper knows them."""

    def __init__(self, keeper: Keeper, tell: Callable[[Chat], None], place: Callable[[int], int]) -> None:
        self.lines: deque[Chat] = deque(maxlen=KEPT)
        self._keeper = keeper
        self._tell = tell
        self._place = place
        self._number = 0
        self._reported: set[tuple[int, int]] = set()
        self._spoke: dict[int, deque[float]] = {}  # by seat: when it spoke last
        self._writing: set[asyncio.Task[None]] = set()  # free text that is looked at before anybody reads it

    def hear(self, by: Connection, seat: int, said: Speak) -> None:
        written = said.text.strip()
        if said.phrase is None and not written:
            raise RukaError("chat-nothing")
        if said.phrase is None and self._keeper.written is None:
            raise RukaError("chat-friends-only")
        self._check_pace(seat)
        if said.phrase is not None:
            self._say(seat, said.phrase, "")
        else:
            task = asyncio.create_task(self._write(by, written))
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)

    def report(self, seat: int, about: int, reason: Reason) -> None:
        """Once by each of each: whoever keeps the server reads it."""
        if (seat, about) not in self._reported:
            self._reported.add((seat, about))
            self._keeper.reported(self._place(seat), self._place(about), reason)

    def move(self, places: Sequence[int]) -> None:
        """Everybody sits elsewhere now; what they said is still theirs."""
        self.lines = deque((line.but(seat=places.index(line.seat)) for line in self.lines), maxlen=KEPT)
        self._spoke = {places.index(seat): spoke for seat, spoke in self._spoke.items()}

    def forget(self, seat: int) -> None:
        """Whoever said it has gone, and somebody else may sit there."""
        self.lines = deque((line for line in self.lines if line.seat != seat), maxlen=KEPT)
        self._spoke.pop(seat, None)

    def _check_pace(self, seat: int) -> None:
        now = asyncio.get_running_loop().time()
        spoke = self._spoke.setdefault(seat, deque(maxlen=MOST))
        if len(spoke) == MOST and now - spoke[0] < WITHIN:
            raise RukaError("chat-too-fast")
        spoke.append(now)

    async def _write(self, by: Connection, written: str) -> None:
        assert self._keeper.written is not None
        assert by.seat is not None
        try:
            written = await self._keeper.written(self._place(by.seat), written)
        except RukaError as refusal:
            by.refuse(refusal)
        else:
            self._say(by.seat, "", written)

    def _say(self, seat: int, phrase: str, written: str) -> None:
        self._number += 1
        line = Chat(number=self._number, seat=seat, phrase=phrase, text=written)
        self.lines.append(line)
        self._keeper.spoken(self._place(seat), phrase, written)
        self._tell(line)


def in_language(line: Chat, lang: str) -> Chat:
    """As somebody of this language reads it."""
    return line.but(text=text(f"phrase-{line.phrase}", lang)) if line.phrase else line


def said_to(viewer: int | None, lines: Sequence[Chat], lang: str) -> list[Chat]:
    """What friends write is not for those who watch."""
    return [in_language(line, lang) for line in lines if line.phrase or viewer is not None]
