"""The lobby from outside: what is open and what can be watched, a quick seat, invitations, and a socket that tells what
changes (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack, suppress
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Request
from starlette.websockets import WebSocket, WebSocketDisconnect

from ruka.errors import RukaError
from ruka.schema.answers import Seated
from ruka.schema.lobby import LobbyPage, LobbySays
from ruka.server.limits import ASKER, COST_HELLO, COST_REQUEST, Bucket, Limits, network_of
from ruka.server.lobby.board import Board
from ruka.server.metrics import CONNECTIONS, DROPPED
from ruka.server.models import ClockClass, Invite, QuickSeat, Word
from ruka.server.routes import REFUSALS, Budgets, TheHall, TheLobby, of_server
from ruka.server.socket import POLICY, TRY_LATER, from_here
from ruka.server.stores.listings import Wanted
from ruka.server.visitors import ThePerson, TheVisitor, find_visitor, is_own

log = logging.getLogger(__name__)
lobby_api = APIRouter(prefix="/api/v1", responses=REFUSALS)
TheBoard = Annotated[Board, of_server("board", Board)]
Asked = Annotated[Word | None, Query()]
MOST_WAITING = 50  # messages that a slow reader may be behind
SAYING = (20, 1.0)  # what a browser may say, where there is nothing to say: at once, and a second after that


@lobby_api.get("/lobby")
async def look(
    board: TheBoard,
    visitor: TheVisitor,
    rules: Asked = None,
    family: Asked = None,
    players: Annotated[int | None, Query(ge=2, le=5)] = None,
    clock: Annotated[ClockClass | None, Query()] = None,
) -> LobbyPage:
    """Tables that strangers may join, games to watch, and your invitations; by rule set, family, players and clock."""
    return await board.page(Wanted(rules=rules, family=family, players=players, clock=clock), visitor)


@lobby_api.post("/lobby/seat", status_code=201)
async def quick_seat(
    request: Request, asked: QuickSeat, hall: TheHall, budgets: Budgets, visitor: TheVisitor
) -> Seated:
    """A seat at the best table of this kind that waits, or at a new one that others find."""
    request.state.lang = asked.lang
    budgets.makers.take(ASKER.get())
    return await hall.quick_seat(asked, visitor)


@lobby_api.delete("/tables/{table}/seats", status_code=204)
async def stand_up(
    table: str, hall: TheHall, budgets: Budgets, visitor: TheVisitor, seat_key: Annotated[Word, Header()] = ""
) -> None:
    """Give your seat back before the game begins: it is open again, and a table that everybody left is closed."""
    budgets.makers.take(ASKER.get())
    await hall.stand_up(table, seat_key, visitor)


@lobby_api.post("/tables/{table}/invitations", status_code=204)
async def invite(
    request: Request, table: str, asked: Invite, lobby: TheLobby, budgets: Budgets, visitor: ThePerson
) -> None:
    """Invite a friend to a table where you sit."""
    request.state.lang = asked.lang
    budgets.makers.take(ASKER.get())
    await lobby.invite(table, asked.person, visitor)


@lobby_api.delete("/tables/{table}/invitations", status_code=204)
async def decline(table: str, lobby: TheLobby, visitor: ThePerson) -> None:
    """Decline your invitation to a table."""
    await lobby.decline(table, visitor)


@lobby_api.websocket("/lobby/socket")
async def listen(socket: WebSocket) -> None:
    limits: Limits = socket.app.state.limits
    ASKER.set(asker := network_of(socket))
    if not from_here(socket):
        await socket.close(POLICY)
        return
    try:
        limits.asking.take(asker, COST_REQUEST + COST_HELLO)
        with limits.socket(asker), CONNECTIONS.track_inprogress():
            await socket.accept()
            await LobbySocket(socket).run()
    except RukaError:
        with suppress(RuntimeError):
            await socket.close(TRY_LATER)


class LobbySocket:
    """One who looks at the lobby. `say` never waits, and whoever reads too slowly is cut off."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.all = socket.query_params.get("only") != "invitations"
        self.board: Board = socket.app.state.board
        self._out: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)

    async def run(self) -> None:
        visitor = await find_visitor(self.socket) if is_own(self.socket) else None
        parts: list[asyncio.Task[Any]] = []
        try:
            async with AsyncExitStack() as told:
                if self.all:
                    await told.enter_async_context(self.board.followed(self.say))
                if visitor:
                    await told.enter_async_context(self.board.awaited(self.say, visitor))
                parts += [asyncio.create_task(part) for part in (self._hear(), self._speak())]
                await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for part in parts:
                part.cancel()
            for outcome in await asyncio.gather(*parts, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
                    log.error("socket of the lobby", exc_info=outcome)
        with suppress(Exception):  # it may be gone already
            async with asyncio.timeout(1):
                await self.socket.close(TRY_LATER)

    def say(self, message: LobbySays) -> None:
        if self._out.full():
            DROPPED.inc()
            while not self._out.empty():
                self._out.get_nowait()
            self._out.put_nowait(None)
        else:
            self._out.put_nowait(message.written)

    async def _speak(self) -> None:
        while (message := await self._out.get()) is not None:
            await self.socket.send_text(message.decode())

    async def _hear(self) -> None:
        """Nothing is asked here; what is said all the same is not read, and not for long."""
        patience = Bucket(*SAYING)
        while patience.take():
            if (await self.socket.receive())["type"] == "websocket.disconnect":
                return
