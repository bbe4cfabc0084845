"""Tables are made, joined and made again, in the database alone: whoever runs one is told by the bus."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from itertools import zip_longest
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection

from ruka.agents.hosts import OURS, Host
from ruka.arcade.opponents import BY_AGENT
from ruka.engine.shared_seed import SharedSeed
from ruka.errors import RukaError
from ruka.rules.ruleset import RuleSet
from ruka.rulesets.families import family_of
from ruka.rulesets.stored import Stored
from ruka.schema import encode
from ruka.schema.answers import Seated
from ruka.schema.messages import Kind, Rematch, Setup, Strength
from ruka.server.bus import Bus, Invited, LobbyMoved, SeatLeft, SeatTaken
from ruka.server.lobby.rules import RuleShelf
from ruka.server.lobby.strength import not_wanted, strength_of
from ruka.server.models import NewTable, TakeSeat
from ruka.server.people import Agent, Guest, Person, Visitor, hash_of, new_id, new_secret, person_of
from ruka.server.stores import KeptSeat, KeptTable, Stores
from ruka.server.stores.clerk import Work
from ruka.server.stores.listings import Listing, Wanted, clock_class
from ruka.session.seats import bot_names

DELAY = 60.0  # seconds that spectators are behind a game among people
RETIRED = timedelta(days=30)  # games that are not over, and where nobody was for so long, go on no more


class Known(NamedTuple):
    """A guest who sat down before."""

    guest: Guest
    key: str


@dataclass(frozen=True)
class NewGame:
    """A table that may be made: all that is wrong with it has been said."""

    setup: Setup
    kept: KeptTable
    rules: Stored
    host: Person | Guest | None = None  # a newcomer, and the key of a guest
    secret: str = ""
    follows: str = ""  # the table whose rematch it is


class Lobby:
    def __init__(self, stores: Stores, bus: Bus, shelf: RuleShelf, agents: Host) -> None:
        self.stores = stores
        self.shelf = shelf
        self.bus = bus
        self.agents = agents  # what may sit in place of our bot, by name

    # --- new tables

    async def plan(
        self,
        asked: NewTable,
        walls: Sequence[Sequence[int]] = (),
        visitor: Visitor | None = None,
        known: Known | None = None,
    ) -> NewGame:
        """Dealt from `walls` where they are laid: a lesson, a puzzle. Who is signed in sits there as that person;
        `known` is a guest who has a key already."""
        rules = await self.shelf.find(asked.rules, asked.options)
        players = rules.people
        rest: list[Kind] = ["bot"] * (players - 1)
        kinds = asked.seats or ["person", *rest]
        if len(kinds) != players or kinds.count("person") != 1:
            raise RukaError("bad-seats", players=players)
        programs = self._asked_for(asked.bots, kinds, rules)
        if asked.fill is not None and asked.fill.level:
            self.agents.check(asked.fill.level, rules)
        if asked.rated:
            check_rated(asked, rules, visitor)
        setup = Setup(
            id=new_id(),
            rules=asked.rules,
            house=rules.names["en"] if rules.base else "",
            options=dict(rules.chosen),
            clock=asked.clock,
            pace=asked.pace,
            host=kinds.index("person"),
            bots=programs if any(programs) else [],
            hints=kinds.count("bot") == players - 1,
            draw_seats=asked.draw_seats and not walls,
            listed=asked.listed,
            rated=asked.rated,
            strength=asked.strength,
            fill=asked.fill,
            watched=asked.watched or ("everybody" if asked.listed else "link"),
            delay=self._delay(asked, kinds),
        )
        holder, name, secret = _newcomer(asked.name, visitor)
        seats = _seats(name, asked.lang, kinds, programs)
        seats[setup.host] = KeptSeat(name, "person", known.guest if known else holder)
        kept = _kept(setup, rules, seats, walls)
        if known:
            return NewGame(setup, kept, Stored.of(rules), None, known.key)
        return NewGame(setup, kept, Stored.of(rules), holder, secret)

    @staticmethod
    def _delay(asked: NewTable, kinds: Sequence[Kind]) -> float:
        """Nobody who watches can help anybody who plays among people; against bots there is nobody to help."""
        if asked.delay is not None:
            return asked.delay
        return DELAY if "open" in kinds else 0

    async def keep(self, new: NewGame) -> Seated:
        await self.stores.keep(*self._works(new))
        self._moved(new.setup)
        return _seated(new)

    def _works(self, new: NewGame) -> list[Work[None]]:
        works = [self.stores.rules.add(new.rules), self.stores.tables.add(new.kept)]
        if isinstance(new.host, Guest):
            works.insert(0, self.stores.people.add_guest(new.host, hash_of(new.secret)))
        if new.follows:
            works.append(self.stores.tables.change(new.follows, rematch=new.setup.id))
        if new.setup.listed or new.setup.watched == "everybody":
            works.append(self.stores.listings.add(listing(new)))
        return works

    def _moved(self, setup: Setup) -> None:
        if setup.listed or setup.watched == "everybody":
            self.bus.tell(LobbyMoved())

    async def plan_rematch(self, id: str) -> NewGame:
        """The same people, rules and seats, and the same keys: whoever lost the connection comes too."""
        before = await self.find(id)
        setup = msgspec.json.decode(before.setup, type=Setup)
        setup = setup.but(id=new_id(), revision=0)  # by the rules of today
        rules = await self.shelf.find(setup.rules, setup.options)
        seats = [replace(seat, seed=None, away="", leaves=0) for seat in before.seats]
        return NewGame(setup, _kept(setup, rules, seats), Stored.of(rules), follows=id)

    def _asked_for(self, names: Sequence[str], kinds: Sequence[Kind], rules: RuleSet) -> list[str]:
        """The programs by seat; they play at seats of bots."""
        programs = [*names, *[""] * (len(kinds) - len(names))]
        for kind, name in zip_longest(kinds, programs):
            if name:
                self.agents.check(name, rules)
            if kind is None or (name and kind != "bot"):
                raise RukaError("bad-seats", players=len(kinds))
        return programs

    # --- tables that are there

    async def find(self, id: str) -> KeptTable:
        """A table whose game may go on."""
        kept = await self.stores.tables.find(id)
        if kept is None:
            raise RukaError("no-such-table", table=id[:24])
        return playable(kept)

    async def take_seat(self, id: str, asked: TakeSeat, visitor: Visitor | None = None) -> Seated:
        """An open one; whoever runs the table is told."""
        kept = await self.find(id)
        await self._check_wanted(kept, visitor)
        holder, name, secret = _newcomer(asked.name, visitor)
        arrives = self.stores.people.add_guest(holder, hash_of(secret)) if isinstance(holder, Guest) else None
        place = await self.stores.keep(self.stores.tables.take_seat(id, asked.seat, name, holder, arrives))
        if isinstance(place, RukaError):
            raise place
        self.bus.tell(SeatTaken(id, place, name, person_of(holder)))
        return Seated(table=id, seat=place, token=secret, commitment=kept.commitment)

    async def _check_wanted(self, kept: KeptTable, visitor: Visitor | None) -> None:
        """Friends of those who sit there are always wanted."""
        setup = msgspec.json.decode(kept.setup, type=Setup)
        if setup.rated and visitor is None:
            raise RukaError("rated-sign-in")
        if not setup.listed or setup.strength == "anyone":
            return
        family = family_of(await self.shelf.find(setup.rules))
        friends = await self.stores.friends.friends_of(visitor.id) if visitor else set()
        alone = friends.isdisjoint(person_of(seat.holder) for seat in kept.seats)
        if alone and await self.strength_of(visitor, family) != setup.strength:
            raise not_wanted(setup.strength)

    async def strength_of(self, visitor: Visitor | None, family: str) -> Strength:
        ratings = await self.stores.results.ratings_of(visitor.id) if visitor else []
        return strength_of(next((one for one in ratings if one.family == family), None))

    async def quick_seat(self, new: NewGame, wanted: Wanted, lease: Work[set[str]]) -> Seated:
        """At the best table that waits, or at the new one, which whoever runs it has at once (`lease`)."""
        assert new.host is not None
        arrives = self.stores.people.add_guest(new.host, hash_of(new.secret)) if isinstance(new.host, Guest) else None

        def make(connection: Connection) -> None:
            for work in (*self._works(new), lease):
                work(connection)

        name = new.kept.seats[new.setup.host].name
        sat = await self.stores.keep(self.stores.listings.quick_seat(wanted, name, new.host, arrives, make))
        if sat is None:
            self._moved(new.setup)
            return _seated(new)
        if sat.new:
            self.bus.tell(SeatTaken(sat.table.id, sat.place, sat.name, person_of(new.host)))
        return Seated(table=sat.table.id, seat=sat.place, token=new.secret, commitment=sat.table.commitment)

    async def stand_up(self, id: str, place: int) -> None:
        """A seat is given back before the game; whoever runs the table is told."""
        host = await self.stores.keep(self.stores.tables.stand_up(id, place))
        if isinstance(host, RukaError):
            raise host
        self.bus.tell(SeatLeft(id, place, host))

    async def invite(self, id: str, person: str, visitor: Visitor) -> None:
        """A friend to a table where one sits; they see it in their lobby."""
        kept = await self.find(id)
        if visitor.id not in map(person_of, (seat.holder for seat in kept.seats)):
            raise RukaError("only-watching")
        if refusal := await self.stores.keep(self.stores.listings.invite(id, person, visitor.id)):
            raise refusal
        self.bus.tell(Invited(person))

    async def decline(self, id: str, visitor: Visitor) -> None:
        await self.stores.keep(self.stores.listings.decline(id, visitor.id))
        self.bus.tell(Invited(visitor.id))

    async def invitation(self, id: str) -> Rematch | None:
        """To a table that was made for the same players; none where it is damaged."""
        kept = await self.stores.tables.find(id)
        return None if kept is None or kept.damage else Rematch(table=id, commitment=kept.commitment)

    async def tables_of(self, holder: Person | Guest) -> list[str]:
        """Where they sit, the newest first."""
        return await self.stores.tables.of(holder)


def playable(kept: KeptTable) -> KeptTable:
    if kept.damage:
        raise RukaError("table-set-aside")
    if kept.retired and kept.why:
        raise RukaError("game-void" if kept.why == "void" else "table-closed")
    if kept.retired:
        raise RukaError("game-retired", days=RETIRED.days)
    return kept


def check_rated(asked: NewTable, rules: RuleSet, visitor: Visitor | None) -> None:
    """What counts is played by people who are known, by rules that all know, and comes to an end."""
    if visitor is None:
        raise RukaError("rated-sign-in")
    if rules.base:
        raise RukaError("rated-house")
    if asked.clock.move is None:
        raise RukaError("rated-clock")


def listing(new: NewGame) -> Listing:
    setup, rules = new.setup, new.rules.rules
    return Listing(
        *(setup.id, setup.rules, family_of(rules), rules.people, clock_class(setup.clock.move)),
        *(setup.strength, setup.rated, setup.listed, setup.watched == "everybody"),
    )


def _seated(new: NewGame) -> Seated:
    setup = new.setup
    return Seated(table=setup.id, seat=setup.host, token=new.secret, commitment=new.kept.commitment)


def _newcomer(name: str, visitor: Visitor | None) -> tuple[Person | Guest, str, str]:
    """Who sits down, under which name, and a guest's key."""
    return (visitor.person, visitor.name, "") if visitor else (Guest(new_id()), name, new_secret())


def _seats(host: str, lang: str, kinds: Sequence[Kind], programs: Sequence[str]) -> list[KeptSeat]:
    """Those of bots, and open ones."""
    names = bot_names([host, *programs], lang)
    return [
        KeptSeat(_known_as(program, lang) or next(names), kind, Agent(program)) if kind == "bot" else KeptSeat("", kind)
        for kind, program in zip(kinds, programs, strict=True)
    ]


def _known_as(program: str, lang: str) -> str:
    """Programs by their own name, opponents of the arcade by theirs; our bots have none."""
    if opponent := BY_AGENT.get(program):
        return opponent.name(lang)
    return "" if program in OURS else program


def _kept(setup: Setup, rules: RuleSet, seats: list[KeptSeat], walls: Sequence[Sequence[int]] = ()) -> KeptTable:
    """With a seed of its own, to which the server is bound from now on."""
    seed = SharedSeed.new()
    kept = KeptTable(setup.id, encode(setup).decode(), seed.server, rules.hash, seats)
    return replace(kept, walls=json.dumps(walls)) if walls else replace(kept, commitment=seed.commitment)
