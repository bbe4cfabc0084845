"""Other ways in than a password: passkeys and recovery codes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from ruka.server.stores.clerk import Clerk, Work
from ruka.server.stores.database import moment
from ruka.server.stores.schema import passkeys, recovery_codes


@dataclass(frozen=True)
class KeptPasskey:
    id: str
    person: str
    credential: str  # its own id, in base64url
    public_key: str
    signs: int  # how often it has signed, where it counts
    name: str
    made: datetime
    used: datetime | None = None


class WaysIn:
    def __init__(self, clerk: Clerk) -> None:
        self._clerk = clerk

    # --- passkeys

    async def passkeys(self, person: str) -> list[KeptPasskey]:
        query = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.made)
        return [_passkey(row) for row in await self._clerk.rows(query)]

    async def passkey(self, credential: str) -> KeptPasskey | None:
        rows = await self._clerk.rows(select(passkeys).where(passkeys.c.credential == credential))
        return _passkey(rows[0]) if rows else None

    def add_passkey(self, one: KeptPasskey) -> Work[None]:
        def work(connection: Connection) -> None:
            connection.execute(insert(passkeys), vars(one))

        return work

    def use_passkey(self, id: str, signs: int) -> Work[None]:
        def work(connection: Connection) -> None:
            values = {"signs": signs, "used": datetime.now(UTC)}
            connection.execute(update(passkeys).where(passkeys.c.id == id).values(**values))

        return work

    def remove_passkey(self, person: str, id: str) -> Work[bool]:
        """Was it there?"""

        def work(connection: Connection) -> bool:
            own = passkeys.c.person == person, passkeys.c.id == id
            return connection.execute(delete(passkeys).where(*own)).rowcount > 0

        return work

    # --- recovery codes

    async def codes_left(self, person: str) -> int:
        query = select(func.count()).select_from(recovery_codes).where(recovery_codes.c.person == person)
        return int((await self._clerk.rows(query))[0][0])

    def set_codes(self, person: str, hashes: Sequence[str]) -> Work[None]:
        """Those of before are worth nothing any more."""

        def work(connection: Connection) -> None:
            connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
            connection.execute(insert(recovery_codes), [{"person": person, "code_hash": one} for one in hashes])

        return work

    def use_code(self, person: str, code_hash: str) -> Work[bool]:
        """Once; was it one of theirs?"""

        def work(connection: Connection) -> bool:
            own = recovery_codes.c.person == person, recovery_codes.c.code_hash == code_hash
            return connection.execute(delete(recovery_codes).where(*own)).rowcount > 0

        return work


def _passkey(row: Row[Any]) -> KeptPasskey:
    used = None if row.used is None else moment(row.used)
    return KeptPasskey(
        *(row.id, row.person, row.credential, row.public_key, row.signs, row.name, moment(row.made), used)
    )
