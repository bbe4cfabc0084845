"""What keepers do: whatever it is, it is kept who did it to whom, and when."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from ruka.errors import RukaError
from ruka.server.accounts.accounts import FOREVER, Accounts
from ruka.server.people import Visitor
from ruka.server.stores import KeptPerson

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

    async def person(self, name: str) -> KeptPerson:
        person = await self.stores.people.named(name) or await self.stores.people.find(name)
        if person is None:
            raise RukaError("no-such-person")
        return person

    async def ban(self, keeper: Visitor, id: str, days: int | None, reason: str) -> None:
        """Signed out everywhere, and told why where they sit; keepers are named by whoever runs the server alone."""
        if (await self.person_of(id)).is_keeper:
            raise RukaError("keepers-only")
        until = FOREVER if days is None else datetime.now(UTC) + timedelta(days=days)
        said = f"{'∞' if days is None else days} d: {reason}"
        await self.stores.keep(
            self.stores.people.change(id, banned=until, ban_reason=reason),
            self.stores.keeping.note(keeper.id, id, "ban", said),
        )
        await self.accounts.sign_out(id, "was-banned")

    async def unban(self, keeper: Visitor, id: str) -> None:
        await self.person_of(id)
        await self.stores.keep(
            self.stores.people.change(id, banned=None, ban_reason=""), self.stores.keeping.note(keeper.id, id, "unban")
        )

    async def rename(self, keeper: Visitor, id: str, name: str) -> None:
        before = await self.person_of(id)
        await self.accounts.rename(id, name)
        await self.stores.keep(self.stores.keeping.note(keeper.id, id, "rename", f"{before.name} → {name}"))

    async def sign_out(self, keeper: Visitor, id: str) -> None:
        await self.person_of(id)
        await self.accounts.sign_out(id)
        await self.stores.keep(self.stores.keeping.note(keeper.id, id, "end-visits"))

    async def settle(self, keeper: Visitor, report: str) -> None:
        if not await self.stores.keep(self.stores.keeping.settle(report)):
            raise RukaError("no-such-report")
        await self.stores.keep(self.stores.keeping.note(keeper.id, None, "settle", report))

    async def person_of(self, id: str) -> KeptPerson:
        person = await self.stores.people.find(id)
        if person is None:
            raise RukaError("no-such-person")
        return person
