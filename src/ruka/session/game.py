"""A game with people and bots at its seats. One task owns it: what it is told waits there for its moment."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property

from ruka.agents.hosts import Host
from ruka.engine.flow import SHOW
from ruka.engine.table import Table
from ruka.errors import IllegalAction, RukaError
from ruka.rulesets import with_options
from ruka.rulesets.stored import Stored
from ruka.schema import Action, Change, Event, Hand, Note
from ruka.schema.messages import Rated, Said, Setup, State
from ruka.session.advising import Advising
from ruka.session.alarm import Closed
from ruka.session.changes import Changes
from ruka.session.company import Company
from ruka.session.connection import Connection
from ruka.session.held import Held
from ruka.session.journal import Course, Keeper, Step, outcome_of
from ruka.session.layout import layout
from ruka.session.pacing import PACES, Pacing
from ruka.session.played import Deed, Played
from ruka.session.questions import Questions, now
from ruka.session.room import Room
from ruka.session.seats import Asked, SeatAt
from ruka.session.shares import Shares
from ruka.session.shown import Shown

MOST_UNATTENDED = 40  # steps without a person


class Game(Room):
    """Agents live where `host` says; those that `setup.bots` names play at their seats in place of our own bot.

    It is dealt once nobody is awaited: no seat is open, and every person has given a share of the seed. Until seats are
    drawn everybody sits at a place: `sit`, shares and the keeper speak of those.
    """

    table: Table  # from the first deal on

    def __init__(
        self,
        setup: Setup,
        seats: Sequence[SeatAt],
        course: Course,
        keeper: Keeper,
        host: Host,
        pacing: Pacing | None = None,
    ) -> None:
        rules = course.rules or with_options(setup.rules, setup.options)
        super().__init__(setup, seats, pacing or PACES[setup.pace], Shown(rules), keeper, course.waited)
        self.stopped: RukaError | None = None  # why it does not go on
        self._shares = Shares(course.seed, self.seats)
        self._walls = course.walls
        self._layout = layout(rules)
        self._journal = keeper.journal
        self._failures: dict[int, bool] = {}  # seats whose agent has failed: has everybody been told?
        self._company = Company(host, setup.id)
        self._questions = Questions(
            *(setup, self._shown, self.seats, self._pacing, self._company, self._alarm.ring),
            *(self._agent_failed, self.late),
        )
        self.advising = Advising(setup, self.seats, self._shown, self._questions)
        self._held = Held(self._shown)
        self._steps = 0
        self._deeds: list[Deed] = []  # of the steps
        self._changes = Changes(self._alarm.ring)
        self._unattended = 0  # steps since a person did something
        self._free_at = 0.0  # nothing is shown sooner
        self._asks_at = 0.0  # and nobody is asked
        if not self._open_seats and self._shares.complete:
            self._deal()
            self._catch_up(course.steps)

    # --- what players ask of it ---

    @property
    def commitment(self) -> str:
        """What the server is bound to; nothing where the seed is not shared with the players."""
        return self._shares.commitment

    def awaits_share(self, number: int) -> bool:
        return self._shares.missing(number)

    def give_share(self, number: int, seed: str) -> None:
        """Of the seed, once it is kept. The last one deals; where somebody listens, in the task that shows it."""
        if not self._shares.missing(number):
            return
        self.seats[number].seed = seed
        if not self._listeners and not self._gallery.watchers and not self._open_seats and self._shares.complete:
            self._deal()
            self._catch_up(())
        self._alarm.ring()

    def join(self, seat: int | None, send: Callable[[Said], None], lang: str = "en") -> Connection:
        """One more listener; it is told the state at once, and then all that happens."""
        connection = Connection(self, seat, send, lang)
        self._enter(connection)
        connection.tell(self.state(seat, lang))
        if self.stopped:
            connection.refuse(self.stopped)
        return connection

    def back(self, number: int) -> None:
        """... and what the seat is asked now."""
        super().back(number)
        if ask := self._questions.message(number):
            self._tell_viewer(number, ask)
        if turn := self._questions.turn:
            self._tell(turn)

    def state(self, seat: int | None, lang: str = "en") -> State:
        """Everything that the viewer may know now; whoever watches knows what the gallery has seen."""
        seen = self._gallery.seen if seat is None else self._public()
        common = seen.state(self._layout, seat, lang, self.commitment)
        if seat is None:
            return common.but(view=seen.view(self._shown.rules), hand=seen.events)
        shown = self._shown
        view, ask = shown.view(seat), self._questions.message(seat)
        if view is not None and ask is not None:
            view.legal_actions = ask.actions
        return common.but(
            view=view, hand=shown.happened(seat), waits=shown.waits(seat), ask=ask, turn=self._questions.turn
        )

    @cached_property
    def _stored(self) -> Stored:
        return Stored.of(self._shown.rules)

    @property
    def played(self) -> Played:
        """All that was done so far, to be worked with elsewhere."""
        walls = None if self._walls is None else [*self._walls]
        return Played(self._stored, str(self.table.seed), walls, tuple(self._deeds))

    def act(self, number: int, question_number: int, action: Action) -> None:
        seat = self.seats[number]
        if seat.away:
            raise RukaError("away")
        if seat.asked is None or seat.asked.question.number != question_number:
            raise RukaError("old-question")
        self.table.verify(action)
        self.advising.answered(number, seat.asked, action)
        self._questions.answer(number, action)
        self._unattended = seat.late = 0
        self._alarm.ring()

    async def change(self, made: Callable[[Table], Change]) -> None:
        """Asked of the table beside the actions of its seats: between two hands, or while only a person is asked.
        Comes back when it is done and kept."""
        if self.stopped or not self.dealt or self.table.over:
            raise self.stopped or RukaError("not-now")
        await self._changes.ask(made)

    @property
    def is_between_hands(self) -> bool:
        """The result is read, and the next hand not shown."""
        return self._held.is_next_hand

    @property
    def may_change(self) -> bool:
        """Is it a moment for that?"""
        if not self.dealt or self.stopped or self.table.over:
            return False
        return self.is_between_hands or all(self.seats[number].person for number in self.table.waiting_for)

    def why(self, action: Action) -> IllegalAction | None:
        """Why the action is not possible now; none where it is."""
        if self.seats[action.seat].asked is None:
            return self._shown.why_not(action.seat, action.type)
        try:
            self.table.verify(action)
        except IllegalAction as refusal:
            return refusal
        return None

    # --- the task that owns it ---

    async def run(self) -> None:
        """Until it is closed. Whatever goes wrong stops the table, is said to everybody there, and raised."""
        try:
            await self._alarm.until(lambda: self.stopped is None)
            await self._gather(lambda: not self._shares.awaited)
            await self._begin()
            while True:
                await self._show()
                if self.table.over:
                    break
                await self._step()
            if self.rated:
                self._tell(Rated(changes=[*self.rated]))
            await self._company.close()
            await self._go_on_elsewhere()
        except Closed:
            return
        except Exception:
            self.stopped = RukaError("table-stopped")
            self._refuse(self.stopped)
            raise
        finally:
            self._changes.refuse(RukaError("not-now"))
            await self._company.close()

    async def _begin(self) -> None:
        if not self.dealt:
            self._shares.close()
            if self._keeper.started is not None:
                seats = [SeatAt(seat.name, seat.kind, seat.seed, seat.account) for seat in self.seats]
                self._correct(await self._keeper.started(seats))
            self._deal()
        if self.setup.delay:
            self._gallery.tell(lambda watcher: watcher.tell(self.state(None)))
        if self.setup.clock.move is not None and sum(seat.person for seat in self.seats) > 1:
            self._asks_at = now() + self._pacing.arrival  # whoever came last has seen nothing yet
        self._people_changed()

    def _deal(self) -> None:
        self._gallery.begin()
        self.dealt = True
        if self.setup.draw_seats:
            self._draw_seats()
        if self.setup.watched == "nobody":
            self._gallery.dismiss(RukaError("not-watched"))
        self.table = Table(self._shown.rules, self._shares.seed, walls=self._walls)
        self._company.begin(self.table.rules, self.setup.bots)
        self._questions.begin(self.table)
        self._happen(self.table.events)

    def _happen(self, events: Sequence[Event]) -> None:
        """At the table; agents are told what their seats may know, and everybody else when its moment has come."""
        seen = [event for event in events if not isinstance(event, Note)]  # notes would tell who was asked
        self._company.tell(seen)
        self._held.add(seen)

    def _draw_seats(self) -> None:
        """By lot (000 2.3), and the lots follow from everybody's share of the seed: nobody chose them."""
        if lots := self._shares.lots:
            self._move(lots)
            self._shares.places = lots
            self._tell_states()

    async def _step(self) -> None:
        """Ask whoever is due; the first answer goes to the table and the journal, its events wait to be shown."""
        if change := self._keeper.changes(self.table):
            await self._do(change)
            return
        asked = self.table.waiting_for
        if self.table.core.phase == SHOW and self.table.legal_actions(asked[0])[0].type == "show":
            await self._alarm.at(self._free_after(self._held.moments_to_ask(asked[0])))
        if not self._alarm.passed(self._asks_at):
            await self._alarm.at(self._asks_at)
        for number in asked:
            if ask := self._questions.ask(number):
                self._tell_viewer(number, ask)
        if turn := self._questions.turn:
            self._tell(turn)
        if not self._is_attended() or self._unattended > MOST_UNATTENDED:
            await self._attendance()
        action = await self._first_answer(asked)
        if action is None:
            await self._do_changes()
            return
        self._unattended = 0 if self._plays_itself(action.seat) else self._unattended + 1
        await self._do(action)

    async def _do(self, deed: Action | Change) -> None:
        events = self._apply(deed)
        await self._keep(deed, events)
        self._happen(events)

    def _apply(self, deed: Action | Change) -> Sequence[Event]:
        asked = self.table.waiting_for
        events = self.table.do(deed)
        if isinstance(deed, Change):
            self._deeds.append(deed)
            self._questions.withdraw()
        else:
            self._deeds.append((deed.seat, deed.code))
            self._questions.count(asked, deed.seat)
        return events

    async def _do_changes(self) -> None:
        """Those that were asked for, one after another; what is not possible is said to whoever asked."""
        for asked in self._changes.taken():
            with asked:
                if not self.may_change:
                    raise RukaError("not-now")
                await self._do(asked.made(self.table))

    async def _keep(self, deed: Action | Change | None, events: Sequence[Event]) -> None:
        outcome = outcome_of(self.table.result, self.places)
        self.rated = await self._journal.write(Step(self._steps, deed, events, outcome)) or ()
        self._steps += 1

    async def _attendance(self) -> None:
        """Bots do not play by themselves: a table whose people are all gone waits, and one whose people do nothing
        goes on slowly."""
        await self._alarm.until(self._is_attended)
        if self._unattended > MOST_UNATTENDED and any(seat.kind == "person" for seat in self.seats):
            slowly = now() + self._pacing.unattended
            await self._alarm.until(lambda: self._unattended == 0, lambda: slowly)

    def _plays_itself(self, number: int) -> bool:
        """After riichi there is little to do for a person who is there."""
        return self.seats[number].present and self._shown.in_riichi(number)

    async def _first_answer(self, asked: Sequence[int]) -> Action | None:
        """None: the table is to be changed before."""
        given = [self.seats[number] for number in asked]
        while not self._changes and (action := self._questions.answered(asked)) is None:
            await self._alarm.until(
                lambda: bool(self._changes) or any(seat.answer for seat in given), lambda: self._questions.due(asked)
            )
        return None if self._changes else action

    async def _show(self) -> None:
        """All that has happened, everything at its moment."""
        while self._held:
            if self._held.is_next_hand:
                await self._pause()
                await self._keep(None, ())  # what is shown has happened
            if not self._alarm.passed(free_at := self._free_after(self._held.moments_to_next())):
                await self._alarm.at(free_at)
            self._reveal(events := self._held.batch())
            if isinstance(events[0], Hand):
                self.ready.clear()  # only now: whoever said twice that the result is read has not read the next one
            self._tell_events(events)
            told_at = now()
            if events[-1].offers:
                self._free_at = told_at + self._pacing.window
            self._asks_at = max(self._asks_at, told_at + self._pacing.asks)
            if self._shown.phase != "playing":
                self._tell_failures(self._failures)
        await asyncio.sleep(0)  # it goes out before anything else is thought of

    async def _pause(self) -> None:
        """The result is read; a person alone may take their time."""
        since = now()

        def limit() -> float | None:
            people = sum(seat.person for seat in self.seats)
            return None if people == 1 else since + (self._pacing.result if people else self._pacing.glance)

        while True:
            await self._alarm.until(lambda: bool(self._changes) or self._all_ready(), limit)
            if not self._changes:
                return
            await self._do_changes()

    def _free_after(self, declarations: int) -> float:
        """Not before a tile could have been claimed, and seats could have declared their hands."""
        self._free_at += declarations * self._pacing.window
        return self._free_at

    # --- showing ---

    def _reveal(self, events: Sequence[Event]) -> None:
        self._shown.show(events, last=self.table.over and not self._held)
        if not self._held:
            self._shown.settle(self.table)
        if isinstance(events[0], Hand):
            for seat in self.seats:
                seat.bank, seat.spent = self.setup.clock.bank, 0.0

    def _agent_failed(self, number: int, asked: Asked, note: str) -> None:
        self._keeper.failed(note)
        if not self.seats[number].person:
            self._failures.setdefault(number, False)
            if asked.on_turn:  # everybody knows whose turn it is; nobody may learn who might claim a tile
                self._tell_failures([number])

    def _tell_failures(self, seats: Iterable[int]) -> None:
        for number in seats:
            if not self._failures[number]:
                self._failures[number] = True
                self._notify("bot-failed", name=self.seats[number].name)

    def _catch_up(self, steps: Sequence[Action | Change | None]) -> None:
        """What was done before has been shown, except a deal for which no step says so."""
        self._steps = len(steps)
        for deed in steps:
            between = isinstance(deed, Change)  # done while the result was read: the deal was not shown yet
            while self._held and not (between and self._held.is_next_hand):
                self._reveal(self._held.batch())
            if deed is not None:
                self._happen(self._apply(deed))
        while self._held and not self._held.is_next_hand:
            self._reveal(self._held.batch())
        if self.table.over:
            self._gallery.end()
