"""The room of a table: who sits there, who listens, and who is missed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from ruka.errors import RukaError
from ruka.schema import Event
from ruka.schema.messages import HandOver, Notice, Players, Said, Setup
from ruka.session.alarm import Alarm
from ruka.session.connection import Connection
from ruka.session.pacing import Pacing
from ruka.session.seats import Seat, SeatAt, bot_names
from ruka.session.shown import Shown
from ruka.texts import text


class Room:
    def __init__(self, setup: Setup, seats: Sequence[SeatAt], pacing: Pacing, shown: Shown) -> None:
        if len(seats) != shown.players:
            raise RukaError("wrong-seats", players=shown.players)
        self.setup = setup
        self.places: Sequence[int] = ()  # by seat: where everybody sat before seats were drawn
        self.seats = [Seat(*at, bank=setup.clock.bank) for at in seats]
        self._pacing = pacing
        self._shown = shown
        self._alarm = Alarm()
        self._listeners: list[Connection] = []
        self._goodbyes: dict[int, asyncio.TimerHandle] = {}  # of those who lost the connection

    @property
    def players(self) -> Players:
        return Players(players=[seat.shown() for seat in self.seats], phase=self._shown.phase)

    @property
    def history(self) -> Sequence[HandOver]:
        """Hands that everybody has seen end."""
        return self._shown.history

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

    def start(self, number: int, lang: str = "en") -> None:
        """The host no longer waits: the rest of the seats are bots, with names in the host's language."""
        if number != self.setup.host:
            raise RukaError("only-host")
        if not self._open_seats:
            raise RukaError("started")
        names = bot_names({seat.name for seat in self.seats}, lang)
        for place in self._open_seats:
            self.seats[place].name, self.seats[place].kind = next(names), "bot"
        self._people_changed()

    def seat_of(self, place: int) -> int:
        """The seat of whoever sat down at this place."""
        return self.places.index(place) if self.places else place

    def _move(self, places: Sequence[int]) -> None:
        """Seats are drawn: from where everybody has waited to where they play."""
        self.places = places
        self.seats[:] = [self.seats[place] for place in places]
        bots = [self.setup.bots[place] for place in places] if self.setup.bots else []
        self.setup = self.setup.but(host=self.seat_of(self.setup.host), bots=bots)
        for listener in self._listeners:
            listener.seat = None if listener.seat is None else self.seat_of(listener.seat)
        for place in [*self._goodbyes]:  # the wait for whoever is missed starts again
            self._goodbyes.pop(place).cancel()

    def _enter(self, connection: Connection) -> None:
        """One more listener; those who were here are told."""
        if connection.seat is not None:
            own = self.seats[connection.seat]
            own.connections += 1
            own.away = "" if own.away == "gone" else own.away
            if own.connections == 1:
                self._people_changed()
        self._listeners.append(connection)

    def part(self, connection: Connection) -> None:
        """One listener less."""
        if connection not in self._listeners:
            return
        self._listeners.remove(connection)
        if connection.seat is not None:
            self.seats[connection.seat].connections -= 1
            if not self.seats[connection.seat].connections:
                self._people_changed()

    def leave(self, number: int) -> None:
        """A bot takes the seat over."""
        self.seats[number].away = "left"
        self._people_changed()

    def back(self, number: int) -> None:
        self.seats[number].away = ""
        self._people_changed()

    @property
    def _open_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    def _is_attended(self) -> bool:
        """Is one of its people there, or has it none?"""
        people = [seat for seat in self.seats if seat.kind == "person"]
        return not people or any(seat.present for seat in people)

    def _people_changed(self) -> None:
        """Tell it, and see who is missed."""
        for number in range(len(self.seats)):
            if not self._is_missed(number):
                if number in self._goodbyes:
                    self._goodbyes.pop(number).cancel()
            elif number not in self._goodbyes:
                loop = asyncio.get_running_loop()
                self._goodbyes[number] = loop.call_later(self._pacing.gone, self._substitute, number)
        self._tell(self.players)
        self._alarm.ring()

    def _is_missed(self, number: int) -> bool:
        """Nobody hurries a person who is not here, and somebody else waits."""
        seat, phase = self.seats[number], self._shown.phase
        hurried = self.setup.clock.move is not None and phase != "open"
        if self._open_seats or phase == "over" or self._alarm.closed or hurried:
            return False
        return seat.person and not seat.connections and any(other.present for other in self.seats)

    def _substitute(self, number: int) -> None:
        del self._goodbyes[number]
        self.seats[number].away = "gone"
        self._people_changed()

    def close(self) -> None:
        """`run` comes back; nothing that was shown is lost."""
        self._alarm.close()
        for timer in self._goodbyes.values():
            timer.cancel()

    def _tell(self, message: Said) -> None:
        for listener in self._listeners.copy():
            listener.tell(message)

    def _refuse(self, error: RukaError) -> None:
        """To everybody, each in their language."""
        for listener in self._listeners.copy():
            listener.refuse(error)

    def _notify(self, message: str, **words: str) -> None:
        """Something that everybody ought to know, each in their language."""
        for listener in self._listeners.copy():
            listener.tell(Notice(code=message, text=text(message, listener.lang, **words)))

    def _tell_events(self, events: Sequence[Event]) -> None:
        """What was just shown."""
        listeners = self._listeners.copy()
        told = self._shown.told(events, {listener.seat for listener in listeners})
        for listener in listeners:
            listener.tell(told[listener.seat])

    def _tell_viewer(self, viewer: int | None, message: Said) -> None:
        """The listeners of a seat, or those who watch."""
        for listener in self._listeners.copy():
            if listener.seat == viewer:
                listener.tell(message)
