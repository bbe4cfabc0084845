"""The room of a table: who sits there, who is missed, and who would like to go on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from ruka.errors import RukaError
from ruka.schema.aids import Needs
from ruka.schema.heard import Reason
from ruka.schema.messages import HandOver, Players, RatingChange, ReadySeats, Setup
from ruka.session.alarm import Alarm
from ruka.session.audience import Audience
from ruka.session.connection import Connection
from ruka.session.gallery import Public
from ruka.session.journal import Again, Keeper
from ruka.session.pacing import Pacing
from ruka.session.seats import Away, Seat, SeatAt, bot_names
from ruka.session.shown import Shown
from ruka.session.talk import Talk

LATE = 2  # turns in a row in which the clock ran out: then a bot plays


class Room(Audience):
    def __init__(
        self,
        setup: Setup,
        seats: Sequence[SeatAt],
        pacing: Pacing,
        shown: Shown,
        keeper: Keeper,
        waited: float,
    ) -> None:
        if len(seats) != shown.players:
            raise RukaError("wrong-seats", players=shown.players)
        super().__init__(shown, self._public, lambda: self._tell_players(self.players))
        self.setup = setup
        self.places: Sequence[int] = ()  # by seat: where everybody sat before seats were drawn
        self.seats = [Seat(*at[:4], away=at.away, bank=setup.clock.bank) for at in seats]
        self.dealt = False
        self.ready: set[int] = set()  # want the next hand, or the same game again
        self.next_table = ""  # of the rematch
        self.rated: Sequence[RatingChange] = ()  # what the game has changed, once it is over
        self._pacing = pacing
        self._keeper = keeper
        self._alarm = Alarm()
        self.talk = Talk(keeper, self._tell_line, self._place_of)
        self._goodbyes: dict[int, asyncio.TimerHandle] = {}  # of those who lost the connection
        self._waited = waited  # seconds since the table was made
        self._fills_at: float | None = None  # when bots take the open seats
        self._deserted_at: float | None = None  # since when none of its people is here

    @property
    def players(self) -> Players:
        return Players(
            players=[seat.shown() for seat in self.seats],
            phase=self._shown.phase,
            watching=len(self._gallery.watchers),
            fills=None if (moment := self._fill_moment()) is None else max(0.0, moment - _now()),
        )

    @property
    def history(self) -> Sequence[HandOver]:
        """Hands that everybody at the table has seen end."""
        return self._shown.history

    @property
    def public(self) -> Public:
        """What those who watch know by now."""
        self._gallery.catch_up()
        return self._gallery.seen

    @property
    def present(self) -> Public:
        """What everybody at the table knows by now."""
        return self._public()

    def _public(self) -> Public:
        shown = self._shown
        return Public(
            *(self.setup, self.players, sorted(self.ready), self.next_table, [*self.places], shown.number),
            *(shown.hand, len(shown.hand), shown.history, len(shown.history), [*self.talk.lines]),
            self.rated if shown.phase == "over" else (),
        )

    # --- coming and going ---

    def sit(self, name: str, seat: int | None = None, account: str = "") -> int:
        """Take an open seat, the first one unless it is named. Who has an account keeps its name, whoever else says
        that they are called so."""
        if self._shown.phase != "open":
            raise RukaError("started")
        if not account and any(one.name.casefold() == name.casefold() for one in self.seats if one.kind != "open"):
            raise RukaError("name-taken", name=name)
        if not self._open_seats:
            raise RukaError("table-full")
        if seat is not None and seat not in self._open_seats:
            raise RukaError("seat-taken")
        place = self._open_seats[0] if seat is None else seat
        self.seats[place].name, self.seats[place].kind, self.seats[place].account = name, "person", account
        self._people_changed()
        return place

    def recognise(self, place: int, account: str) -> None:
        """Whoever sat down at this place has an account."""
        self.seats[self.seat_of(place)].account = account
        self._tell(self.players)

    def rename(self, account: str, name: str) -> None:
        own = [seat for seat in self.seats if seat.account == account]
        for seat in own:
            seat.name = name
        if own:
            self._tell(self.players)

    def stand_up(self, place: int, host: int) -> None:
        """The seat is open again, and whoever sat there watches; `host` is who starts the game now."""
        if self.dealt:
            raise RukaError("started")
        self.seats[place] = Seat("", "open", bank=self.setup.clock.bank)
        self.setup = self.setup.but(host=host)
        self.talk.forget(place)
        for listener in [one for one in self._listeners if one.seat == place]:
            self._listeners.remove(listener)
            listener.seat = None
            self._gallery.enter(listener)
        self._tell_states()
        self._people_changed()

    def start(self, number: int, lang: str = "en") -> None:
        """The host no longer waits."""
        if number != self.setup.host:
            raise RukaError("only-host")
        if not self._open_seats:
            raise RukaError("started")
        self._seat_bots(lang)

    def _seat_bots(self, lang: str) -> None:
        """The rest of the seats are bots, with names in the host's language."""
        names = bot_names({seat.name for seat in self.seats}, lang)
        bots = [*self.setup.bots] or [""] * len(self.seats)
        for place in self._open_seats:
            self.seats[place].name, self.seats[place].kind = next(names), "bot"
            bots[place] = self.setup.fill.level if self.setup.fill else ""
        self.setup = self.setup.but(bots=bots if any(bots) else [])
        self._people_changed()

    def _correct(self, kept: Sequence[SeatAt] | None) -> None:
        """Somebody may have taken a seat in the moment in which it was given to a bot."""
        for seat, at in zip(self.seats, kept or (), strict=False):
            seat.name, seat.kind, seat.seed, seat.account, _ = at

    async def _gather(self, is_prepared: Callable[[], bool]) -> None:
        """Until no seat is open and all else is prepared; in time bots take the seats that are left."""
        if self.setup.fill is not None:
            self._fills_at = _now() + max(0.0, self.setup.fill.after - self._waited)
        if self._is_given_back:
            self._people_changed()  # those who sat here before the server started may not come back

        def is_complete() -> bool:
            return not self._open_seats and is_prepared()

        while not is_complete():
            await self._alarm.until(is_complete, self._fill_moment)
            if self._open_seats and (moment := self._fill_moment()) is not None and moment <= _now():
                self._seat_bots(self._listeners[0].lang)

    def _fill_moment(self) -> float | None:
        """When bots take the open seats: not before somebody is there to play with them."""
        waits = self._open_seats and any(seat.present for seat in self.seats)
        return self._fills_at if waits else None

    def seat_of(self, place: int) -> int:
        """The seat of whoever sat down at this place."""
        return self.places.index(place) if self.places else place

    def _place_of(self, number: int) -> int:
        return self.places[number] if self.places else number

    def _move(self, places: Sequence[int]) -> None:
        """Seats are drawn: from where everybody has waited to where they play."""
        self.places = places
        self.seats[:] = [self.seats[place] for place in places]
        bots = [self.setup.bots[place] for place in places] if self.setup.bots else []
        self.setup = self.setup.but(host=self.seat_of(self.setup.host), bots=bots)
        self.talk.move(places)
        for listener in self._listeners:
            listener.seat = None if listener.seat is None else self.seat_of(listener.seat)
        for place in [*self._goodbyes]:  # the wait for whoever is missed starts again
            self._goodbyes.pop(place).cancel()

    def _enter(self, connection: Connection) -> None:
        """One more listener; those who were here are told."""
        if connection.seat is None:
            if self.dealt and self.setup.watched == "nobody":
                raise RukaError("not-watched")
            self._gallery.enter(connection)
            return
        own = self.seats[connection.seat]
        own.connections += 1
        if own.away == "gone" or (own.away == "late" and own.connections == 1):
            self._come_back(connection.seat)
        elif own.connections == 1:
            self._people_changed()
        self._listeners.append(connection)

    def part(self, connection: Connection) -> None:
        """One listener less."""
        if connection in self._gallery.watchers:
            self._gallery.leave(connection)
        elif connection in self._listeners and connection.seat is not None:
            self._listeners.remove(connection)
            self.seats[connection.seat].connections -= 1
            if not self.seats[connection.seat].connections:
                self._people_changed()

    # --- those who are away ---

    def report(self, number: int, about: int, reason: Reason) -> None:
        """What somebody does, to whoever keeps the server."""
        if about == number or not 0 <= about < len(self.seats) or self.seats[about].kind != "person":
            raise RukaError("no-report")
        self.talk.report(number, about, reason)

    def leave(self, number: int) -> None:
        """A bot takes the seat over; at a listed table that has not begun it is open again."""
        if self._is_given_back:
            self._keeper.stood_up(number)
        elif self.seats[number].away != "left":
            self._go_away(number, "left")

    def back(self, number: int) -> None:
        self._come_back(number)

    def late(self, number: int) -> None:
        """The clock ran out in the seat's own turn: nobody waits for the same person for ever."""
        seat = self.seats[number]
        seat.late += 1
        if seat.late >= LATE and any(other.present for other in self.seats if other is not seat):
            self._go_away(number, "late" if seat.connections else "gone")

    @property
    def _is_given_back(self) -> bool:
        """Is a seat that somebody leaves open again?"""
        return self.setup.listed and not self.dealt

    def _go_away(self, number: int, why: Away) -> None:
        self.seats[number].away = why
        self.seats[number].late = 0
        self._keeper.away(self._place_of(number), why)
        self._people_changed()
        if self.dealt:
            self._notify(f"person-{why}", name=self.seats[number].name)

    def _come_back(self, number: int) -> None:
        was, self.seats[number].away = self.seats[number].away, ""
        if was:
            self._keeper.away(self._place_of(number), "")
        self._people_changed()
        if was and self.dealt:
            self._notify("person-back", name=self.seats[number].name)

    @property
    def _open_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    def _is_attended(self) -> bool:
        """Is one of its people there, or has it none?"""
        people = [seat for seat in self.seats if seat.kind == "person"]
        return not people or any(seat.present for seat in people)

    @property
    def deserted(self) -> float:
        """For how many seconds a game that goes on has had none of its people."""
        return 0.0 if self._deserted_at is None else _now() - self._deserted_at

    def _people_changed(self) -> None:
        """Tell it, and see who is missed."""
        for number in range(len(self.seats)):
            if not self._is_missed(number):
                if number in self._goodbyes:
                    self._goodbyes.pop(number).cancel()
            elif number not in self._goodbyes:
                loop = asyncio.get_running_loop()
                self._goodbyes[number] = loop.call_later(self._pacing.gone, self._substitute, number)
        if not self.dealt or self._shown.phase == "over" or self._is_attended():
            self._deserted_at = None
        elif self._deserted_at is None:
            self._deserted_at = _now()
        self._tell(self.players)
        self._alarm.ring()

    def _is_missed(self, number: int) -> bool:
        """Nobody hurries a person who is not here, and somebody else waits, or might wait."""
        seat, phase = self.seats[number], self._shown.phase
        if self._alarm.closed or phase == "over":
            return False
        if self._is_given_back:
            return seat.person and not seat.connections
        hurried = self.setup.clock.move is not None and phase != "open"
        if self._open_seats or hurried:
            return False
        return seat.person and not seat.connections and any(other.present for other in self.seats)

    def _substitute(self, number: int) -> None:
        del self._goodbyes[number]
        if self._is_given_back:
            self._keeper.stood_up(number)
        else:
            self._go_away(number, "gone")

    def give_up(self, why: RukaError) -> None:
        """The game does not go on: everybody is told why, also those who watch, and it is closed."""
        for listener in (*self._listeners, *self._gallery.watchers):
            listener.refuse(why)
        self.close()

    def close(self) -> None:
        """`run` comes back; nothing that was shown is lost."""
        self._alarm.close()
        self._gallery.close()
        for timer in self._goodbyes.values():
            timer.cancel()

    # --- those who want to go on ---

    def next(self, number: int) -> None:
        if self._shown.phase != "result":
            raise RukaError("no-result")
        self._want(number)

    def rematch(self, number: int) -> None:
        if self._shown.phase != "over" or self._keeper.again is None:
            raise RukaError("not-over")
        self._want(number)

    def _want(self, number: int) -> None:
        self.ready.add(number)
        self._tell(ReadySeats(seats=sorted(self.ready)))
        self._alarm.ring()

    def _all_ready(self) -> bool:
        present = {number for number, seat in enumerate(self.seats) if seat.present}
        return bool(present) and present <= self.ready

    async def _go_on_elsewhere(self) -> None:
        while self._keeper.again is not None and not self.next_table:
            await self._alarm.until(self._all_ready)
            try:
                tables = await self._keeper.again()
            except RukaError as refusal:
                self.ready.clear()
                self._tell(ReadySeats(seats=[]))
                self._refuse(refusal)
                continue
            self.next_table = tables[None].table
            self._tell_each(partial(_invite, tables))
        await self._alarm.until(lambda: False)

    def needs(self, number: int) -> Needs:
        return self._shown.needs(number)


def _invite(tables: Again, listener: Connection) -> None:
    listener.tell(tables.get(listener.seat, tables[None]))


def _now() -> float:
    return asyncio.get_running_loop().time()
