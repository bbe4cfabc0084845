"""Rules: each text once, by its hash, and house rules that somebody shared by a link."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import Connection, insert, select

from ruka.rulesets.stored import Stored
from ruka.server.shared import SharedRules
from ruka.server.stores.clerk import Clerk, Work
from ruka.server.stores.database import ID
from ruka.server.stores.schema import house_rules, rule_texts


class Rules:
    def __init__(self, clerk: Clerk) -> None:
        self._clerk = clerk

    async def text(self, hash: str) -> str | None:
        rows = await self._clerk.rows(select(rule_texts.c.text).where(rule_texts.c.hash == hash))
        return str(rows[0].text) if rows else None

    async def shared(self, id: str) -> SharedRules | None:
        if not ID.fullmatch(id):
            return None
        query = select(house_rules, rule_texts.c.text).join(rule_texts, house_rules.c.rules_hash == rule_texts.c.hash)
        rows = await self._clerk.rows(query.where(house_rules.c.id == id))
        return SharedRules(Stored(id, rows[0].text, rows[0].about), rows[0].file) if rows else None

    def add(self, stored: Stored) -> Work[None]:
        """The same rules twice are kept once."""
        row = {"hash": stored.hash, "text": stored.text}

        def work(connection: Connection) -> None:
            if connection.execute(select(rule_texts.c.hash).where(rule_texts.c.hash == row["hash"])).first() is None:
                connection.execute(insert(rule_texts), row)

        return work

    def share(self, shared: SharedRules) -> Work[None]:
        stored = shared.stored
        row = {"id": stored.id, "rules_hash": stored.hash, "about": stored.about, "file": shared.file}

        def work(connection: Connection) -> None:
            if connection.execute(select(house_rules.c.id).where(house_rules.c.id == stored.id)).first() is None:
                self.add(stored)(connection)
                connection.execute(insert(house_rules), row | {"added": datetime.now(UTC)})

        return work
