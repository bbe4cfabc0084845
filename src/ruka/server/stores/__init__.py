"""The stores: one repository for each kind of thing that is kept. SQL stands here, and in no other place.

What reads is awaited; what writes answers a piece of work, and `keep` does several in one commit.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar

from ruka.errors import RukaError
from ruka.server.stores.arcade import Arcades
from ruka.server.stores.chat import Talks
from ruka.server.stores.clerk import Clerk, Work
from ruka.server.stores.friends import Friends, KeptFriend
from ruka.server.stores.journals import Journals
from ruka.server.stores.keeping import Keeping, KeptReport
from ruka.server.stores.learning import Learning
from ruka.server.stores.leases import Leases
from ruka.server.stores.listings import Listings
from ruka.server.stores.people import KeptPerson, People
from ruka.server.stores.puzzles import Puzzles
from ruka.server.stores.records import Records
from ruka.server.stores.results import Results
from ruka.server.stores.rules import Rules
from ruka.server.stores.tables import KeptSeat, KeptTable, Tables
from ruka.server.stores.visits import KeptVisit, Visits
from ruka.server.stores.ways_in import KeptPasskey, WaysIn

__all__ = [
    "KeptFriend",
    "KeptPasskey",
    "KeptPerson",
    "KeptReport",
    "KeptSeat",
    "KeptTable",
    "KeptVisit",
    "Stores",
]
T = TypeVar("T")


class Stores:
    def __init__(self, url: str) -> None:
        self.clerk = Clerk(url)
        self.tables = Tables(self.clerk)
        self.journals = Journals(self.clerk)
        self.records = Records(self.clerk)
        self.results = Results(self.clerk)
        self.talks = Talks()
        self.rules = Rules(self.clerk)
        self.people = People(self.clerk)
        self.visits = Visits(self.clerk)
        self.ways_in = WaysIn(self.clerk)
        self.friends = Friends(self.clerk)
        self.keeping = Keeping(self.clerk)
        self.leases = Leases()
        self.listings = Listings(self.clerk)
        self.learning = Learning(self.clerk)
        self.puzzles = Puzzles(self.clerk)
        self.arcade = Arcades(self.clerk)

    def keep(self, work: Work[T], *more: Work[object]) -> Awaitable[T]:
        """All of it or nothing, and on disk once it is awaited; the answer is that of the first."""
        return self.clerk.write(work, *more)

    async def trouble(self) -> RukaError | None:
        """Why nothing can be kept now."""
        return await self.clerk.trouble()

    def close(self) -> None:
        """Everything asked for is still written."""
        self.clerk.close()
