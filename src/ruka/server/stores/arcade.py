"""Campaigns of the arcade, the highest scores, and the switches of its operator."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from msgspec import json
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from ruka.arcade.campaign import Progress
from ruka.schema.arcade import ArcadeScore, Operator
from ruka.schema.values import encode
from ruka.server.stores.clerk import Clerk, Work
from ruka.server.stores.database import moment
from ruka.server.stores.schema import campaigns, guests, switches

MOST_SCORES = 20
ENDS = ("lost", "won")  # phases in which a score stands in the list


@dataclass(frozen=True)
class KeptCampaign:
    """Whose it is, and how it stands."""

    id: str
    progress: Progress
    person: str = ""  # who holds it, also one who began as a guest
    guest: str = ""
    secret_hash: str = ""  # of the guest's key


class Arcades:
    def __init__(self, clerk: Clerk) -> None:
        self._clerk = clerk

    async def find(self, id: str) -> KeptCampaign | None:
        return await self._one(campaigns.c.id == id)

    async def at(self, table: str) -> KeptCampaign | None:
        """The one whose match is played there."""
        return await self._one(campaigns.c.table == table)

    async def of(self, person: str) -> KeptCampaign | None:
        """Their latest."""
        return await self._one(or_(campaigns.c.person == person, guests.c.person == person))

    async def all(self, person: str) -> list[Progress]:
        """Every one of theirs, the latest first."""
        own = or_(campaigns.c.person == person, guests.c.person == person)
        query = select(campaigns.c.document).outerjoin(guests, campaigns.c.guest == guests.c.id).where(own)
        rows = await self._clerk.rows(query.order_by(campaigns.c.changed.desc()))
        return [json.decode(document, type=Progress) for (document,) in rows]

    async def _one(self, which: object) -> KeptCampaign | None:
        own, guest = campaigns.c, guests.c
        query = select(own.id, own.document, own.person, own.guest, guest.person, guest.secret_hash)
        query = query.outerjoin(guests, own.guest == guest.id).where(which)  # type: ignore[arg-type]

        def found(connection: Connection) -> KeptCampaign | None:
            row = connection.execute(query.order_by(own.changed.desc()).limit(1)).first()
            if row is None:
                return None
            id, document, person, guest_id, known_as, secret = row
            progress = json.decode(document, type=Progress)
            return KeptCampaign(id, progress, person or known_as or "", guest_id or "", secret or "")

        return await self._clerk.read(found)

    def add(self, kept: KeptCampaign) -> Work[None]:
        row = {"id": kept.id, "person": kept.person or None, "guest": kept.guest or None}

        def work(connection: Connection) -> None:
            connection.execute(insert(campaigns), row | _columns(kept.progress))

        return work

    def change(self, id: str, before: Progress, after: Progress) -> Work[bool]:
        """Only where nobody has changed it meanwhile: what a match brings is counted once."""
        same = (campaigns.c.id == id) & (campaigns.c.document == _document(before))

        def work(connection: Connection) -> bool:
            return connection.execute(update(campaigns).where(same).values(**_columns(after))).rowcount == 1

        return work

    async def scores(self, most: int = MOST_SCORES) -> list[ArcadeScore]:
        own = campaigns.c
        query = select(own.name, own.score, own.step, own.continues, own.changed).where(
            own.phase.in_(ENDS), own.score > 0
        )
        rows = await self._clerk.rows(query.order_by(own.score.desc(), own.continues, own.changed).limit(most))
        return [
            ArcadeScore(name=name, score=score, step=step, continues=continues, at=moment(at).isoformat())
            for name, score, step, continues, at in rows
        ]

    async def best(self, person: str = "") -> int:
        """The highest score of a person, or of everybody."""
        query = select(func.max(campaigns.c.score))
        if person:
            query = query.outerjoin(guests, campaigns.c.guest == guests.c.id)
            query = query.where(or_(campaigns.c.person == person, guests.c.person == person))
        return await self._clerk.read(lambda connection: int(connection.scalar(query) or 0))

    async def operator(self) -> Operator:
        query = select(switches.c.document)
        document = await self._clerk.read(lambda connection: connection.scalar(query))
        return json.decode(document, type=Operator) if document else Operator()

    def switch(self, operator: Operator) -> Work[None]:
        def work(connection: Connection) -> None:
            connection.execute(delete(switches))
            connection.execute(insert(switches), {"id": 1, "document": encode(operator).decode()})

        return work


def _document(progress: Progress) -> str:
    return encode(progress).decode()


def _columns(progress: Progress) -> dict[str, object]:
    return {
        "document": _document(progress),
        "name": progress.name,
        "phase": progress.phase,
        "table": progress.table,
        "score": progress.score,
        "step": progress.step,
        "continues": progress.continues,
        "changed": datetime.now(UTC),
    }
