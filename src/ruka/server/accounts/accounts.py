"""How people come in: by a new account, a password, a passkey or a recovery code; and what a browser has of it.

Names are public, so that a new account may be told that a name is taken. Whoever signs in is not told which of the two
was wrong, and the same work is done for a name that nobody has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from time import monotonic

from ruka.errors import RukaError
from ruka.server.accounts.passkeys import Answered, Passkeys, Site
from ruka.server.accounts.presence import Presence
from ruka.server.accounts.recovery import code_hash, new_codes
from ruka.server.bus import Bus, GuestKnown, Renamed, VisitsEnded
from ruka.server.limits import ASKER, Limits
from ruka.server.people import Visitor, hash_of, key_of, new_id, new_secret
from ruka.server.people.passwords import Passwords, check_new
from ruka.server.people.secrets import Seal
from ruka.server.stores import KeptPerson, Stores

SEEN = timedelta(hours=1)  # how exactly it is known when somebody was last here
MOST_VISITS = 50  # of one person: the one not seen for longest ends
SURE = 600.0  # seconds for which somebody who has proved to be it may change how they come in


@dataclass(frozen=True)
class Entered:
    """Somebody has come in: what the browser is given."""

    visitor: Visitor
    secret: str
    known: str  # that this person has been in this browser before


class Accounts:
    def __init__(self, stores: Stores, bus: Bus, limits: Callable[[], Limits], seal: Seal, presence: Presence) -> None:
        self.stores = stores
        self.bus = bus
        self.limits = limits
        self.presence = presence
        self.passwords = Passwords()
        self.passkeys = Passkeys(stores)
        self._seal = seal
        self._sure: dict[str, float] = {}  # visits, and when their person has proved to be it

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
        return await self._enter(person, about, before)

    async def sign_in(
        self, name: str, password: str, about: str, known: str = "", before: Visitor | None = None
    ) -> Entered:
        """By name and password."""
        person = await self.stores.people.named(name)
        with self._attempt(name, person, known):
            right = await self.passwords.is_right(password, person.password if person else "")
            if person is None or not right:
                raise RukaError("wrong-sign-in")
        return await self._enter(person, about, before)

    async def recover(
        self, name: str, code: str, password: str, about: str, known: str = "", before: Visitor | None = None
    ) -> Entered:
        """By a recovery code, with a new password; all other browsers are signed out."""
        check_new(password, name)
        person = await self.stores.people.named(name)
        hashed = await self.passwords.hashed(password)
        with self._attempt(name, person, known):
            id = person.id if person else ""
            right = await self.stores.keep(self.stores.ways_in.use_code(id, code_hash(id, code)))
            if person is None or not right:
                raise RukaError("wrong-code")
        await self.stores.keep(self.stores.people.change(person.id, password=hashed))
        await self._end(person.id)
        return await self._enter(person, about)

    async def sign_in_by_passkey(
        self, site: Site, answer: Answered, about: str, before: Visitor | None = None
    ) -> Entered:
        """Which says by itself whose it is."""
        self.limits().strangers.take(ASKER.get())
        person = await self.stores.people.find(await self.passkeys.check(site, answer))
        if person is None:
            raise RukaError("passkey-refused")
        return await self._enter(person, about, before)

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

    async def _enter(self, person: KeptPerson, about: str, before: Visitor | None = None) -> Entered:
        """A visit of its own with a key of its own; one that this browser had before ends."""
        if person.is_banned:
            raise ban_of(person)
        visitor, secret = Visitor(person.id, person.name, new_id(), person.is_keeper), new_secret()
        if before is not None:
            await self._end(before.id, before.visit)
        await self.stores.keep(self.stores.visits.add(visitor.visit, person.id, hash_of(secret), about, MOST_VISITS))
        self._sure[visitor.visit] = monotonic()
        return Entered(visitor, secret, self._seal.closed(person.id))

    # --- in this browser

    async def visitor(self, secret: str) -> Visitor | None:
        """Who is signed in with this key."""
        found = await self.stores.visits.find(hash_of(secret))
        if found is None:
            return None
        visitor, seen = found
        self.presence.see(visitor.id)
        if datetime.now(UTC) - seen > SEEN:
            await self.stores.keep(self.stores.visits.see(visitor.visit))
        return visitor

    async def end(self, visitor: Visitor, id: str) -> None:
        """One of their visits: whoever sits at a table by it is not heard any more."""
        if not await self._end(visitor.id, id):
            raise RukaError("no-such-visit")

    async def end_others(self, visitor: Visitor) -> None:
        """All but this one."""
        await self._end(visitor.id, besides=visitor.visit)

    async def _end(self, person: str, id: str | None = None, besides: str = "", code: str = "visit-ended") -> bool:
        ended = await self.stores.keep(self.stores.visits.end(person, id, besides))
        for visit in ended:
            self._sure.pop(visit, None)
        self.bus.tell(VisitsEnded(tuple(ended), code))
        return bool(ended)

    # --- what only they themselves may do

    async def confirm(self, visitor: Visitor, password: str, answer: Answered | None, site: Site) -> None:
        """Is it really them, and not somebody at a browser that was left open?"""
        person = await self._own(visitor)
        if answer is not None:
            if await self.passkeys.check(site, answer) != person.id:
                raise RukaError("passkey-refused")
        else:
            self.limits().known.take(visitor.visit)
            if not await self.passwords.is_right(password, person.password):
                raise RukaError("wrong-password")
        self._sure[visitor.visit] = monotonic()

    def check_sure(self, visitor: Visitor) -> None:
        if monotonic() - self._sure.get(visitor.visit, -SURE) >= SURE:
            raise RukaError("confirm-first")

    async def change_password(self, visitor: Visitor, password: str) -> None:
        """All other browsers are signed out."""
        self.check_sure(visitor)
        check_new(password, visitor.name)
        hashed = await self.passwords.hashed(password)
        await self.stores.keep(self.stores.people.change(visitor.id, password=hashed))
        await self.end_others(visitor)

    async def new_codes(self, visitor: Visitor) -> list[str]:
        """Told once; those of before are worth nothing any more."""
        self.check_sure(visitor)
        return await self.make_codes(visitor.id)

    async def make_codes(self, person: str) -> list[str]:
        codes = new_codes()
        hashes = [code_hash(person, code) for code in codes]
        await self.stores.keep(self.stores.ways_in.set_codes(person, hashes))
        return codes

    async def rename(self, id: str, name: str) -> None:
        if refusal := await self.stores.keep(self.stores.people.rename(id, name)):
            raise refusal
        self.bus.tell(Renamed(id, name))

    async def take_in(self, visitor: Visitor, tokens: list[str]) -> int:
        """Games that were played as a guest are those of the person from now on; how many."""
        hashes = [hash_of(token) for token in tokens if token]
        taken = await self.stores.keep(self.stores.people.take_in(visitor.id, hashes))
        for seat in taken:
            self.bus.tell(GuestKnown(seat.table, seat.place, visitor.id))
        return len(taken)

    async def delete(self, visitor: Visitor) -> None:
        """Games and results of others stay as they are; nobody is told who played there."""
        await self._end(visitor.id)
        await self.stores.keep(self.stores.people.forget(visitor.id))
        self.bus.tell(Renamed(visitor.id, ""))

    async def sign_out(self, person: str, code: str = "visit-ended") -> None:
        """Everywhere, because a keeper says so."""
        await self._end(person, code=code)

    async def _own(self, visitor: Visitor) -> KeptPerson:
        person = await self.stores.people.find(visitor.id)
        if person is None:
            raise RukaError("sign-in-first")
        return person


def ban_of(person: KeptPerson) -> RukaError:
    assert person.banned is not None
    if person.banned.year >= FOREVER.year:
        return RukaError("banned-forever", reason=person.ban_reason or "–")
    return RukaError("banned", until=f"{person.banned:%Y-%m-%d}", reason=person.ban_reason or "–")


FOREVER = datetime(9999, 1, 1, tzinfo=UTC)
