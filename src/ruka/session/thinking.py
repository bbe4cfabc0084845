"""Our bot at a table: it thinks beside the loop, and whatever goes wrong with it, the table goes on."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from traceback import format_tb

from ruka.bots import Bot
from ruka.engine.actions import when_silent
from ruka.schema import Action, Failure, View

_log = logging.getLogger(__name__)
_THREADS = ThreadPoolExecutor(8, "bots")  # a table keeps one of them at most: a slow bot delays its own table
PATIENCE = 20.0  # seconds for a thought; every table that is not overloaded answers in a few milliseconds


class Thinking:
    """One thought of a table at a time. Where none comes that can be carried out, the answer is the plainest move, and
    its note says why: crashed, late or illegal.
    """

    def __init__(self, bot: Bot, table: str) -> None:
        self._bot = bot
        self._table = table  # for the log
        self._turn = asyncio.Lock()
        self._thoughts: set[asyncio.Task[Action]] = set()
        self._stuck: asyncio.Future[Action] | None = None  # a thought that nobody waits for any more

    def about(self, view: View) -> asyncio.Future[Action]:
        """What the bot would do."""
        thought = asyncio.create_task(self._think(view))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        return thought

    def close(self) -> None:
        for thought in self._thoughts.copy():
            thought.cancel()

    async def _think(self, view: View) -> Action:
        async with self._turn:
            if self._stuck is not None and not self._stuck.done():
                return _instead(view, "late")
            thought = asyncio.get_running_loop().run_in_executor(_THREADS, self._bot.choose, view)
            await asyncio.wait([thought], timeout=PATIENCE)
        if not thought.done():
            self._stuck = thought
            thought.add_done_callback(lambda late: late.cancelled() or late.exception())  # it is told below already
            _log.error("our bot at seat %s of table %s thinks too long", view.seat, self._table)
            return _instead(view, "late")
        if (error := thought.exception()) is not None:
            # where it was, and no more: what the error says may name tiles that are hidden
            _log.error(
                "our bot at seat %s of table %s failed: %s\n%s",
                *(view.seat, self._table, type(error).__name__, "".join(format_tb(error.__traceback__))),
            )
            return _instead(view, "crashed")
        if (action := thought.result()) not in view.legal_actions:
            _log.error("our bot at seat %s of table %s may not do what it wants", view.seat, self._table)
            return _instead(view, "illegal")
        return action


def _instead(view: View, why: Failure) -> Action:
    return when_silent(view.legal_actions).noted(why)
