"""The socket of a table: messages in, messages out, and nobody waits for a slow reader."""

from __future__ import annotations

import asyncio
import logging
from contextlib import ExitStack, suppress
from time import perf_counter

from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from ruka.errors import RukaError
from ruka.schema.heard import Act, Heard, Hello, WhyNot, read_message
from ruka.schema.messages import VERSION, Happened, Refused, Rematch, Said
from ruka.server.accounts import Presence
from ruka.server.hall import Hall
from ruka.server.hall.seating import Sitting
from ruka.server.limits import (
    ASKER,
    COST_ACT,
    COST_HELLO,
    COST_REQUEST,
    COST_WHY,
    MOST_MESSAGE,
    Bucket,
    Limits,
    network_of,
)
from ruka.server.metrics import ACTION_SECONDS, ACTIONS, CONNECTIONS, DROPPED
from ruka.server.visitors import find_visitor, is_own, origin_is

log = logging.getLogger(__name__)
router = APIRouter()

MOST_WAITING = 200  # messages that a slow reader may be behind
TALKING = (60, 20.0)  # messages: at once, and a second after that
GREETING = (
    6,
    0.5,
)  # ... of them hello, which is dear, and needed when a connection begins and when something was missed
SILENT = 15.0  # seconds without a hello, then the socket is closed
BREATH = 0.5  # seconds until who asked too much is heard again
MOST_FAULTS = 200  # refusals in all, then the socket is closed
POLICY, TRY_LATER = 1008, 1013  # closing codes


@router.websocket("/api/v1/tables/{table}/socket")
async def listen(socket: WebSocket, table: str) -> None:
    limits: Limits = socket.app.state.limits
    ASKER.set(asker := network_of(socket))
    if not from_here(socket):
        await socket.close(POLICY)
        return
    try:
        limits.asking.take(asker, COST_REQUEST)
        with limits.socket(asker), CONNECTIONS.track_inprogress():
            await socket.accept()
            await TableSocket(socket, table, socket.app.state.hall, limits).run()
    except RukaError:  # nobody is there to read a sentence: a browser tells its page nothing but that it failed
        await socket.close(POLICY)


def from_here(socket: WebSocket) -> bool:
    """A browser says which site its page is from; programs say nothing."""
    origin = socket.headers.get("origin")
    return origin is None or origin in socket.app.state.origins or origin_is(origin, socket)


class TableSocket:
    """One socket. `say` never waits: what is said waits in a queue, and whoever reads too slowly is cut off."""

    def __init__(self, socket: WebSocket, table: str, hall: Hall, limits: Limits) -> None:
        self.socket = socket
        self.presence: Presence = socket.app.state.presence
        self.table = table
        self.hall = hall
        self.limits = limits
        self.asker = ASKER.get()
        self.lang = "en"
        self.token: str | None = None
        self.acted: float | None = None  # when the last action came
        self.sitting: Sitting | None = None
        self.bucket = Bucket(*TALKING)
        self.greetings = Bucket(*GREETING)
        self.faults = 0
        self._here = ExitStack()  # as whom
        self._out: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)  # None: and no more
        self._cut = asyncio.Event()

    async def run(self) -> None:
        parts = [asyncio.create_task(part) for part in (self._hear(), self._speak(), self._cut.wait())]
        try:
            await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for part in parts:
                part.cancel()
            self._part()
            self._here.close()
            for outcome in await asyncio.gather(*parts, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
                    log.error("socket of table %s", self.table, exc_info=outcome)
        with suppress(Exception):  # it may be gone already
            async with asyncio.timeout(1):
                await self.socket.close(TRY_LATER if self._cut.is_set() else POLICY)

    def say(self, message: Said) -> None:
        if isinstance(message, Rematch):
            message = message.but(token=self.token)  # the same key opens the same seat there
        elif isinstance(message, Happened) and self.acted is not None:
            ACTION_SECONDS.observe(perf_counter() - self.acted)
            self.acted = None
        try:
            self._out.put_nowait(message.written)
        except asyncio.QueueFull:
            if not self._cut.is_set():
                DROPPED.inc()
                self._cut.set()

    async def _speak(self) -> None:
        while (message := await self._out.get()) is not None:
            await self.socket.send_text(message.decode())

    def leave(self, why: RukaError) -> None:
        """This browser is signed out: nothing is heard from it any more."""
        self._part()
        self.say(Refused(code=why.code, text=why.sentence(self.lang)))
        with suppress(asyncio.QueueFull):
            self._out.put_nowait(None)

    async def _hear(self) -> None:
        while self.faults < MOST_FAULTS:
            text = await self._text()
            try:
                if not self.bucket.take():
                    raise RukaError("too-many")
                message = read_message(checked(text))
                self._pay(message)
                await self._answer(message)
            except RukaError as error:
                self.faults += 1
                self.say(Refused(code=error.code, text=error.sentence(self.lang)))
                if error.code == "too-many":
                    await asyncio.sleep(BREATH)

    def _pay(self, message: Heard) -> None:
        """Out of what the network may ask for, or may do at its tables."""
        if isinstance(message, Hello):
            if not self.greetings.take():
                raise RukaError("too-many")
            self.limits.asking.take(self.asker, COST_HELLO)
        elif isinstance(message, WhyNot):
            self.limits.asking.take(self.asker, COST_WHY)
        else:
            self.limits.acting.take(self.asker, COST_ACT)

    async def _text(self) -> str:
        try:
            async with asyncio.timeout(None if self.sitting else SILENT):
                message = await self.socket.receive()
        except TimeoutError:
            raise WebSocketDisconnect(POLICY) from None
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        return message.get("text") or ""

    async def _answer(self, message: Heard) -> None:
        if isinstance(message, Hello):
            await self._hello(message)
        elif self.sitting is None:
            raise RukaError("hello-first")
        else:
            if isinstance(message, Act):
                ACTIONS.inc()
                self.acted = perf_counter()
            self.sitting.connection.hear(message)

    async def _hello(self, hello: Hello) -> None:
        """Sit down, or sit down again after something was missed."""
        self.lang = hello.lang
        if hello.version != VERSION:
            raise RukaError("wrong-version", known=VERSION)
        self._part()
        self._here.close()
        self.token = hello.token
        visitor = await find_visitor(self.socket) if is_own(self.socket) else None
        if visitor is not None:
            self._here.enter_context(self.presence.here(visitor, self.leave))
        self.sitting = await self.hall.join(self.table, hello.token, self.say, hello.lang, hello.seed, visitor)

    def _part(self) -> None:
        if self.sitting is not None:
            self.sitting.part()
            self.sitting = None


def checked(text: str) -> str:
    if len(text) > MOST_MESSAGE:
        raise RukaError("too-large", most=MOST_MESSAGE // 1024)
    return text
