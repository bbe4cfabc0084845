"""What keepers do: whatever it is, it is kept who did it to whom, and when. No keeper: whoever runs the server did it,
at the command line (`ruka people`)."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from ruka.errors import RukaError
from ruka.schema.people import PersonCard
from ruka.server.accounts.accounts import FOREVER, Accounts
from ruka.server.people import Visitor
from ruka.server.stores import KeptPerson
from ruka.server.stores.people import KEEPER

log = logging.getLogger(__name__)


class Keeping:
    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts
        self.stores = accounts.stores

    async def appoint(self, names: Sequence[str]) -> None:
        """Those whom whoever runs the server has named; a name that nobody has is said, and waits for nobody."""
        found = {name: await self.stores.people.named(name) for name in names}
        for name, person in found.items():
            if person is None:
                log.warning("nobody is called %s: make the account, and start the server again", name)
        await self.stores.keep(self.stores.keeping.appoint([one.id for one in found.values() if one]))

    async def trust(self, keeper: Visitor | None, id: str, *, trusted: bool) -> None:
        """Somebody keeps the server from now on, or no longer."""
        await self.person_of(id)
        await self.stores.keep(
            self.stores.people.change(id, role=KEEPER if trusted else ""),
            self.stores.keeping.note(_id(keeper), id, "keeper" if trusted else "no-keeper"),
        )

    async def new_codes(self, keeper: Visitor | None, id: str) -> list[str]:
        """For somebody who has lost every way in; told once, and with one of them they choose a new password."""
        await self.person_of(id)
        codes = await self.accounts.make_codes(id)
        await self.stores.keep(self.stores.keeping.note(_id(keeper), id, "codes"))
        return codes

    async def ban(self, keeper: Visitor | None, id: str, days: int | None, reason: str) -> None:
        """Signed out everywhere, and told why where they sit. Keepers do not ban each other."""
        if (await self.person_of(id)).is_keeper and keeper is not None:
            raise RukaError("keepers-only")
        until = FOREVER if days is None else datetime.now(UTC) + timedelta(days=days)
        said = f"{'∞' if days is None else days} d: {reason}"
        await self.stores.keep(
            self.stores.people.change(id, banned=until, ban_reason=reason),
            self.stores.keeping.note(_id(keeper), id, "ban", said),
        )
        await self.accounts.sign_out(id, "was-banned")

    async def unban(self, keeper: Visitor | None, id: str) -> None:
        await self.person_of(id)
        await self.stores.keep(
            self.stores.people.change(id, banned=None, ban_reason=""),
            self.stores.keeping.note(_id(keeper), id, "unban"),
        )

    async def rename(self, keeper: Visitor | None, id: str, name: str) -> None:
        before = await self.person_of(id)
        await self.accounts.rename(id, name)
        await self.stores.keep(self.stores.keeping.note(_id(keeper), id, "rename", f"{before.name} → {name}"))

    async def sign_out(self, keeper: Visitor | None, id: str) -> None:
        await self.person_of(id)
        await self.accounts.sign_out(id)
        await self.stores.keep(self.stores.keeping.note(_id(keeper), id, "end-visits"))

    async def settle(self, keeper: Visitor | None, report: str) -> None:
        if not await self.stores.keep(self.stores.keeping.settle(report)):
            raise RukaError("no-such-report")
        await self.stores.keep(self.stores.keeping.note(_id(keeper), None, "settle", report))

    # --- whom it is done to

    async def people(self, part: str) -> list[PersonCard]:
        """Those in whose names this stands, by name."""
        return [await self.card(one) for one in await self.stores.people.like(part)]

    async def card(self, person: KeptPerson) -> PersonCard:
        return PersonCard(
            id=person.id,
            name=person.name,
            made=person.made.isoformat() if person.made else "",
            keeper=person.is_keeper,
            banned=person.banned.isoformat() if person.banned and person.is_banned else "",
            reason=person.ban_reason,
            visits=len(await self.stores.visits.of(person.id)),
        )

    async def person(self, name: str) -> KeptPerson:
        person = await self.stores.people.named(name) or await self.stores.people.find(name)
        if person is None:
            raise RukaError("no-such-person")
        return person

    async def person_of(self, id: str) -> KeptPerson:
        person = await self.stores.people.find(id)
        if person is None:
            raise RukaError("no-such-person")
        return person


def _id(keeper: Visitor | None) -> str | None:
    return keeper.id if keeper else None
