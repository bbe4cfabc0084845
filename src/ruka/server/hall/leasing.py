"""The tables that a hall may run: each has a lease, which is renewed while it runs."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from ruka.errors import RukaError
from ruka.server.stores import Stores
from ruka.server.stores.clerk import Work

SWEEP = 30.0  # seconds between two renewals
LEASE = 4 * SWEEP  # seconds, unless it is renewed


class Leased:
    def __init__(self, stores: Stores, hall: str) -> None:
        self.ids: set[str] = set()
        self._stores = stores
        self._hall = hall

    def work(self, ids: Sequence[str]) -> Work[set[str]]:
        """What takes them, to be kept together with something else; `ids` are added where it was."""
        return self._stores.leases.take(ids, self._hall, LEASE)

    async def take(self, ids: Sequence[str]) -> set[str]:
        """Those of them that no other hall runs."""
        ours = await self._stores.keep(self.work(ids))
        self.ids |= ours
        return ours

    async def renew(self) -> set[str]:
        """All of them; the answer is those that another hall has taken over, because we did not renew in time."""
        ids = [*self.ids]
        lost = {*ids} - await self.take(ids)
        self.ids -= lost
        return lost

    async def let_go(self, *ids: str) -> None:
        self.ids.difference_update(ids)
        with suppress(RukaError):  # the database does not answer: they end by themselves
            await self._stores.keep(self._stores.leases.leave(ids, self._hall))
