"""How people come in: by a new account, or by a password; and what a browser has of it.

Names are public, so that a new account may be told that a name is taken. Whoever signs in is not told which of the two
was wrong, and the same work is done for a name that nobody has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from ruka.errors import RukaError
from ruka.server.bus import Bus, VisitsEnded
from ruka.server.limits import ASKER, Limits
from ruka.server.people import Visitor, hash_of, key_of, new_id, new_secret
from ruka.server.people.passwords import Passwords, check_new
from ruka.server.people.secrets import Seal
from ruka.server.stores import KeptPerson, Stores

SEEN = timedelta(hours=1)  # how exactly it is known when somebody was last here
MOST_VISITS = 50  # of one person: the one not seen for longest ends


@dataclass(frozen=True)
class Entered:
    """Somebody has come in: what the browser is given."""

    visitor: Visitor
    secret: str
    known: str  # that this person has been in this browser before


class Accounts:
    def __init__(self, stores: Stores, bus: Bus, limits: Callable[[], Limits], seal: Seal) -> None:
        self.stores = stores
        self.bus = bus
        self.limits = limits
        self.passwords = Passwords()
        self._seal = seal

    def close(self) -> None:
        self.passwords.close()

    # --- coming in

    async def make(self, name: str, password: str, about: str, before: Visitor | None = None) -> Entered:
        """A new account, in this browser at once."""
        check_new(password, name)
        self.limits().newcomers.take(ASKER.get())
        person = KeptPerson(new_id(), name, await self.passwords.hashed(password))
        if refusal := await self.stores.keep(self.stores.people.add(person)):
            raise refusal
        return await self.enter(person, about, before)

    async def sign_in(
        self, name: str, password: str, about: str, known: str = "", before: Visitor | None = None
    ) -> Entered:
        """By name and password."""
        person = await self.stores.people.named(name)
        with self._attempt(name, person, known):
            right = await self.passwords.is_right(password, person.password if person else "")
            if person is None or not right:
                raise RukaError("wrong-sign-in")
        return await self.enter(person, about, before)

    @contextmanager
    def _attempt(self, name: str, person: KeptPerson | None, known: str) -> Iterator[None]:
        """Guesses are few, by network and by name. A browser in which this person has been before counts by itself:
        strangers who guess lock nobody out."""
        limits = self.limits()
        if person is not None and (browser := self._seal.opened(known, person.id)):
            tried = [(limits.known, browser)]
        else:
            tried = [(limits.strangers, ASKER.get()), (limits.guessed, key_of(name))]
        for bucket, asker in tried:
            bucket.take(asker)
        yield
        for bucket, asker in tried:
            bucket.charge(asker, -1)  # it was no guess

    async def enter(self, person: KeptPerson, about: str, before: Visitor | None = None) -> Entered:
        """A visit of its own with a key of its own; one that this browser had before ends."""
        if person.is_banned:
            assert person.banned is not None
            raise RukaError("banned", until=f"{person.banned:%Y-%m-%d}", reason=person.ban_reason)
        visitor, secret = Visitor(person.id, person.name, new_id(), person.is_keeper), new_secret()
        if before is not None:
            await self.end(before, before.visit)
        await self.stores.keep(self.stores.visits.add(visitor.visit, person.id, hash_of(secret), about, MOST_VISITS))
        return Entered(visitor, secret, self._seal.closed(person.id))

    # --- in this browser

    async def visitor(self, secret: str) -> Visitor | None:
        """Who is signed in with this key."""
        found = await self.stores.visits.find(hash_of(secret))
        if found is None:
            return None
        visitor, seen = found
        if datetime.now(UTC) - seen > SEEN:
            await self.stores.keep(self.stores.visits.see(visitor.visit))
        return visitor

    async def end(self, visitor: Visitor, id: str) -> None:
        """One of their visits: whoever sits at a table by it is not heard any more."""
        ended = await self.stores.keep(self.stores.visits.end(visitor.id, id))
        if not ended:
            raise RukaError("no-such-visit")
        self.bus.tell(VisitsEnded(tuple(ended)))

    async def end_others(self, visitor: Visitor) -> None:
        """All but this one."""
        ended = await self.stores.keep(self.stores.visits.end(visitor.id, besides=visitor.visit))
        self.bus.tell(VisitsEnded(tuple(ended)))
