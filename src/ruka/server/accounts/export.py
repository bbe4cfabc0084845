"""Everything that is kept of a person, as one file for them."""

from __future__ import annotations

import io
import json
from collections.abc import Awaitable, Callable
from zipfile import ZIP_DEFLATED, ZipFile

from ruka.engine.record import Record
from ruka.errors import RukaError
from ruka.server.people import Visitor
from ruka.server.stores import Stores

MOST_RECORDS = 500  # the newest; the others are listed


async def export(stores: Stores, visitor: Visitor, record: Callable[[str], Awaitable[Record]]) -> bytes:
    """A ZIP: the account as JSON, and a record for each game that is over."""
    tables = await stores.tables.of(visitor.person)
    packed = io.BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as file:
        file.writestr("account.json", json.dumps(await _account(stores, visitor, tables), ensure_ascii=False, indent=2))
        for id in tables[:MOST_RECORDS]:
            try:
                lines = (await record(id)).lines()
            except RukaError:  # not over yet, or given up
                continue
            file.writestr(f"games/{id}.ruka", "".join(f"{line}\n" for line in lines))
    return packed.getvalue()


async def _account(stores: Stores, visitor: Visitor, tables: list[str]) -> dict[str, object]:
    person = await stores.people.find(visitor.id)
    assert person is not None
    return {
        "id": person.id,
        "name": person.name,
        "made": person.made.isoformat() if person.made else "",
        "keeper": person.is_keeper,
        "has_password": bool(person.password),
        "recovery_codes_left": await stores.ways_in.codes_left(person.id),
        "passkeys": [
            {"name": one.name, "made": one.made.isoformat(), "used": one.used.isoformat() if one.used else None}
            for one in await stores.ways_in.passkeys(person.id)
        ],
        "visits": [
            {"browser": one.about, "made": one.made.isoformat(), "seen": one.seen.isoformat()}
            for one in await stores.visits.of(person.id)
        ],
        "friends": [{"name": one.name, "state": one.state} for one in await stores.friends.all(person.id)],
        "games": tables,
        "learning": (await stores.learning.of(person.id)).to_json(),
        "puzzles": (await stores.puzzles.of(person.id)).to_json(),
        "arcade": [one.to_json() for one in await stores.arcade.all(person.id)],
    }
