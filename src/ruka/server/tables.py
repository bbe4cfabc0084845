"""All tables of the server: made, found, brought back after a restart, and put away when nobody is there."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import replace
from datetime import timedelta
from itertools import zip_longest
from secrets import token_urlsafe
from time import monotonic
from typing import get_args
from weakref import WeakValueDictionary

import msgspec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec.structs import replace as changed

from ruka.bots import Program, bot
from ruka.engine.record import Record
from ruka.engine.shared_seed import SharedSeed
from ruka.engine.table import Table
from ruka.errors import RukaError, UnknownName
from ruka.explain.results import hand_result
from ruka.records.codec import check_riichi
from ruka.records.mjai_tiles import NAME as MJAI
from ruka.records.seal import sealed
from ruka.rulesets import rules_of, with_options
from ruka.schema import Action, encode
from ruka.schema.answers import Seated, TableCard
from ruka.schema.messages import Kind, Phase, Said, Setup
from ruka.server.kept import Steps, compare, kind_of, reason_of, rematch_at, seed_of
from ruka.server.metrics import BOT_FAILURES, TABLES
from ruka.server.models import NewTable, TakeSeat
from ruka.server.seating import Seating, Sitting, hash_of
from ruka.server.store import KeptSeat, KeptTable, Store
from ruka.session import Again, Game, SeatAt
from ruka.session.seats import bot_names, name_in

log = logging.getLogger(__name__)

MOST_TABLES = 5000  # in memory
MOST_RESULTS = 1000  # ... and results of hands
RESUMED = timedelta(days=1)  # games where somebody was so long ago go on when the server starts; others on demand
RETIRED = timedelta(days=30)  # games that are not over, and where nobody was for so long, go on no more
HOUR = 3600.0
IDLE = 600.0  # seconds after which a table where nobody is leaves memory
SWEEP = 30.0
MOST_PROGRAMS = 16  # that play at once

Sit = Callable[[Table, int], Program]  # a program takes a seat of a table


class Tables:
    def __init__(
        self,
        store: Store,
        key: Ed25519PrivateKey,
        programs: Mapping[str, Sit] | None = None,
        charged: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        self.store = store
        self.charged = charged  # whoever makes us read a table again pays for it
        self.key = key  # that records are signed with
        self.programs = programs or {}  # by name: what may sit in place of our bot
        self._live: dict[str, Seating] = {}
        self._coming: dict[str, Setup] = {}  # being made
        self._leaving: dict[str, asyncio.Task[None]] = {}  # put away, and not ended yet
        self._results: OrderedDict[tuple[str, int, str, str], bytes] = OrderedDict()
        self._finding: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._chores = [asyncio.create_task(chore) for chore in (self._resume(), self._sweep(), self._retire())]

    # --- at the start and at the end of the server

    async def _resume(self) -> None:
        """Every game that was not over goes on, as many as there is room for; whoever asks for one meanwhile does not
        wait for the others."""
        for id in await self.store.unfinished(RESUMED):
            if self._is_full:
                break
            with suppress(RukaError):  # a damaged one is set aside
                await self.find(id)

    async def _retire(self) -> None:
        """Every hour: where somebody is, somebody was; where nobody was for a month, nobody is waited for."""
        while True:
            with suppress(RukaError):  # the database does not answer: later
                if attended := [id for id, seating in self._live.items() if seating.connections]:
                    await self.store.see(attended)
                await self.store.retire(RETIRED)
            await asyncio.sleep(HOUR)

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        for seating in [*self._live.values()]:
            self._put_away(seating)
        if self._leaving:
            await asyncio.wait(self._leaving.values())

    # --- what the calls ask

    async def make(self, asked: NewTable, walls: Sequence[Sequence[int]] = ()) -> Seated:
        """A new table; it is dealt from `walls` where they are laid: a lesson, a puzzle."""
        rules = with_options(asked.rules, asked.options)
        players = rules.people
        rest: list[Kind] = ["bot"] * (players - 1)
        kinds = asked.seats or ["person", *rest]
        if len(kinds) != players or kinds.count("person") != 1:
            raise RukaError("bad-seats", players=players)
        host = kinds.index("person")
        programs = self._asked_for(asked.bots, kinds)
        if any(programs):
            check_riichi(rules, MJAI)
        bots = bot_names([asked.name, *programs], asked.lang)
        names = [
            asked.name if kind == "person" else program or next(bots) if kind == "bot" else ""
            for kind, program in zip(kinds, programs, strict=True)
        ]
        seats = [KeptSeat(name, kind) for name, kind in zip(names, kinds, strict=True)]
        setup = Setup(
            id=token_urlsafe(9),
            rules=asked.rules,
            options=dict(rules.chosen),
            clock=asked.clock,
            pace=asked.pace,
            host=host,
            bots=programs if any(programs) else [],
            hints=kinds.count("bot") == players - 1,
            draw_seats=asked.draw_seats and not walls,
        )
        token = token_urlsafe(24)
        seats[host] = replace(seats[host], token_hash=hash_of(token))
        game = await self._add(setup, seats, walls)
        return Seated(table=setup.id, seat=host, token=token, commitment=game.commitment)

    def _asked_for(self, names: Sequence[str], kinds: Sequence[Kind]) -> list[str]:
        """The programs by seat; they play at seats of bots."""
        programs = [*names, *[""] * (len(kinds) - len(names))]
        for kind, name in zip_longest(kinds, programs):
            if name and name not in self.programs:
                raise UnknownName("unknown-bot", name=name, known=", ".join(self.programs))
            if kind is None or (name and kind != "bot"):
                raise RukaError("bad-seats", players=len(kinds))
        return programs

    async def sit(self, id: str, asked: TakeSeat) -> Seated:
        seating = await self.find(id)
        seat = seating.game.sit(asked.name, asked.seat)
        token = token_urlsafe(24)
        seating.kept.seats[seat] = KeptSeat(asked.name, "person", hash_of(token))
        values = {"name": asked.name, "kind": "person", "token_hash": hash_of(token)}
        with seating.in_use():
            await self.store.change_seats(id, {seat: values})
        return Seated(table=id, seat=seat, token=token, commitment=seating.game.commitment)

    async def about(self, id: str) -> TableCard:
        game = (await self.find(id)).game
        shown = game.players
        return TableCard(setup=game.setup, phase=shown.phase, players=shown.players, rematch=game.next_table)

    async def hand(self, id: str, number: int, lang: str, terms: str) -> bytes:
        """The result of a hand that everybody has seen end; the engine may already be further. Everybody at the table
        asks for it, so it is made once."""
        game = (await self.find(id)).game
        shown = game.state(None)
        if shown.phase == "open":
            raise RukaError("game-not-begun")
        if number == len(shown.history) + 1:
            raise RukaError("hand-not-over")
        if not 1 <= number <= len(shown.history):
            raise RukaError("no-such-hand", hands=len(shown.history))
        asked = id, number, lang, terms
        if asked not in self._results:
            names = [name_in(lang, seat.name, seat.kind) for seat in game.seats]
            with self.charged():
                self._results[asked] = encode(hand_result(game.table, number, lang, terms, names))
            if len(self._results) > MOST_RESULTS:
                self._results.popitem(last=False)
        return self._results[asked]

    async def record(self, id: str) -> Record:
        """Signed, once everybody has seen the game end: before, nothing is told that somebody may not know."""
        game = (await self.find(id)).game
        if game.players.phase != "over":
            raise RukaError("game-not-over")
        return sealed(replace(game.table.record, players=[seat.name for seat in game.seats]), self.key)

    async def join(
        self, id: str, token: str | None, send: Callable[[Said], None], lang: str, seed: str = ""
    ) -> Sitting:
        """A listener of the table, at the seat of the token; whoever comes first gives a share of the seed."""
        seating = await self.find(id)
        place = seating.place_of(token)
        again = None
        with seating.in_use():
            if place is not None:
                await self._share(seating, place, seed)
            if seating.game.next_table:
                with suppress(RukaError):  # that one is damaged
                    again = rematch_at((await self.find(seating.game.next_table)).game)
            if monotonic() - seating.seen_at > HOUR:
                seating.seen_at = monotonic()
                await self.store.see([id])
            connection = seating.game.join(seating.seat_of(token), send, lang)
            seating.connections += 1
        if again is not None:
            send(again)
        return Sitting(seating, connection)

    async def _share(self, seating: Seating, place: int, seed: str) -> None:
        async with seating.sharing:  # two tabs of one player: the first counts
            if seating.game.awaits_share(place):
                await self.store.change_seats(seating.kept.id, {place: {"seed": seed}})
                seating.game.give_share(place, seed)

    def measure(self) -> None:
        """How many tables are in each phase, for whoever measures."""
        phases = Counter(seating.game.players.phase for seating in self._live.values())
        for phase in get_args(Phase):
            TABLES.labels(phase).set(phases[phase])

    # --- in memory and out of it

    async def find(self, id: str) -> Seating:
        """The table of this id, read again where it is not in memory."""
        if id in self._live:
            return self._live[id]
        async with self._finding.setdefault(id, asyncio.Lock()):  # two who ask at once get the same table
            if id in self._live:
                return self._live[id]
            if id in self._leaving:  # its last step is still to be written
                await asyncio.wait([self._leaving[id]])
            kept = await self.store.table(id)
            if kept is None:
                raise RukaError("no-such-table", table=id[:24])
            if kept.damage:
                raise RukaError("table-set-aside")
            if kept.retired:
                raise RukaError("game-retired", days=RETIRED.days)
            steps = await self.store.steps(id)
            self._make_room()
            try:
                with self.charged():
                    return self._open(kept, steps)
            except Exception as error:  # whatever is wrong with it, the others go on
                reason = reason_of(error)
                log.error("table %s is damaged and set aside: %s", id, reason)
                await self.store.change(id, damage=reason)
                raise RukaError("table-set-aside") from None

    async def _add(self, setup: Setup, seats: Sequence[KeptSeat], walls: Sequence[Sequence[int]] = ()) -> Game:
        self._check_programs(setup)
        self._make_room()
        rules = with_options(setup.rules, setup.options)
        seed = SharedSeed.new()
        kept = KeptTable(setup.id, encode(setup).decode(), seed.server, rules.hash, [*seats])
        kept = replace(kept, walls=json.dumps(walls)) if walls else replace(kept, commitment=seed.commitment)
        self._coming[setup.id] = setup
        try:
            await self.store.add_table(kept)
            return self._open(kept, []).game
        finally:
            del self._coming[setup.id]

    @property
    def _is_full(self) -> bool:
        return len(self._live) + len(self._coming) >= MOST_TABLES

    def _make_room(self) -> None:
        """Room for one more: the table where nobody has been for longest leaves memory."""
        while self._is_full:
            empty = [seating for seating in self._live.values() if not seating.connections]
            if not empty:
                raise RukaError("server-full")
            self._put_away(min(empty, key=lambda seating: seating.left_at))

    def _check_programs(self, setup: Setup) -> None:
        """Those that are asked for play beside those that play already, or soon will."""
        games = [seating.game for seating in self._live.values()]
        setups = [*self._coming.values(), *(game.setup for game in games if game.players.phase != "over")]
        playing = sum(bool(name) for one in setups for name in one.bots)
        asked = sum(map(bool, setup.bots))
        if asked and playing + asked > MOST_PROGRAMS:
            raise RukaError("programs-busy")

    def _open(self, kept: KeptTable, steps: Sequence[tuple[int, str, str]]) -> Seating:
        setup = msgspec.json.decode(kept.setup, type=Setup)
        setup = changed(setup, revision=rules_of(setup.rules, setup.options, kept.rules_hash).revision)
        told = (json.loads(action) for _, action, _ in steps)
        actions = [None if action is None else Action.from_json(action) for action in told]
        kept = replace(kept, seats=[*kept.seats])
        game = Game(
            setup,
            seed_of(kept),
            [SeatAt(seat.name, kind_of(seat.kind), seat.seed) for seat in kept.seats],
            Steps(self.store, kept.id),
            bot,
            actions,
            walls=json.loads(kept.walls) if kept.walls else None,
            programs=self._programs_of(setup),
            started=lambda seats: self._started(kept, seats),
            again=None if kept.rematch else lambda: self._again(kept, setup),
            failed=lambda note: BOT_FAILURES.labels(note).inc(),
        )
        if game.dealt:
            compare(game.table, steps)
        elif steps:
            raise RukaError("steps-differ")
        game.next_table = kept.rematch
        task = asyncio.create_task(game.run(), name=f"table {kept.id}")
        seating = self._live[kept.id] = Seating(kept, game, task)
        task.add_done_callback(lambda done: self._stopped(kept.id, done))
        return seating

    def _programs_of(self, setup: Setup) -> dict[int, Sit]:
        """A program that this server no longer has is replaced by our bot."""
        return {place: self.programs[name] for place, name in enumerate(setup.bots) if name in self.programs}

    def _stopped(self, id: str, task: asyncio.Task[None]) -> None:
        """A table that broke is read from the database again by whoever asks next."""
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("table %s stopped", id, exc_info=error)
            self._live.pop(id, None)

    async def _started(self, kept: KeptTable, seats: Sequence[SeatAt]) -> None:
        """Seats that were open are bots now, and nobody gives a share of the seed any more."""
        await self.store.change_seats(kept.id, {seat: one._asdict() for seat, one in enumerate(seats)})

    async def _again(self, kept: KeptTable, setup: Setup) -> Again:
        """The same people, rules and seats at a new table, and the same keys: whoever lost the connection comes too."""
        game = self._live[kept.id].game
        setup = changed(setup, id=token_urlsafe(9), revision=0)  # by the rules of today
        seats = [game.seats[game.seat_of(place)] for place in range(len(game.seats))]  # they are drawn again
        made = await self._add(
            setup,
            [KeptSeat(seat.name, seat.kind, had.token_hash) for seat, had in zip(seats, kept.seats, strict=True)],
        )
        await self.store.change(kept.id, rematch=setup.id)
        return {None: rematch_at(made)}

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.put_away_idle(IDLE)

    def put_away_idle(self, seconds: float) -> None:
        """Tables where nobody has been for so long leave memory; they are read again on demand."""
        for seating in [*self._live.values()]:
            if not seating.connections and monotonic() - seating.left_at >= seconds:
                self._put_away(seating)

    def _put_away(self, seating: Seating) -> None:
        """Nobody waits for its end but those who want to read it again."""
        id = seating.kept.id
        self._live.pop(id, None)
        self._leaving[id] = seating.task
        seating.task.add_done_callback(lambda _: self._leaving.pop(id, None))
        seating.game.close()
