"""The rules that can be played here: built-in ones by their ids, and house rules by their links."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import msgspec

from ruka.errors import RukaError, UnknownName
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import RULE_SETS, rule_set, with_options
from ruka.rulesets.stored import Stored
from ruka.schema.messages import Setup
from ruka.server import work
from ruka.server.pool import Pool
from ruka.server.shared import SharedRules
from ruka.server.stores import KeptTable, Stores


def is_built_in(id: str) -> bool:
    return id.partition("@")[0] in RULE_SETS


class RuleShelf:
    def __init__(self, stores: Stores, pool: Pool) -> None:
        self.stores = stores
        self.pool = pool

    async def find(self, id: str, options: Mapping[str, object] | None = None) -> RuleSet:
        """Built-in rules, or house rules that somebody shared, with these options."""
        if is_built_in(id):
            return with_options(id, options or {})
        rules = (await self.shared(id)).stored.rules
        return Stored.of(rules.with_options(options)).rules if options else rules

    async def shared(self, id: str) -> SharedRules:
        found = await self.stores.rules.shared(id)
        if found is None:
            if len(id) != work.ID_LENGTH:
                rule_set(id)  # which says what there is
            raise UnknownName("no-such-rules", link=id)
        return found

    async def share(self, file: str) -> SharedRules:
        """House rules as they are written in a file: looked through and tried beside the loop, and kept."""
        shared = await self.pool.run(work.house_rules, file)
        await self.stores.keep(self.stores.rules.share(shared))
        return shared

    async def of_table(self, kept: KeptTable) -> RuleSet:
        """The rules that the game began with."""
        setup = msgspec.json.decode(kept.setup, type=Setup)
        text = await self.stores.rules.text(kept.rules_hash)
        if text is None:
            raise RukaError("rules-not-kept")
        if is_built_in(setup.rules):
            return Stored(setup.rules, text).rules
        shared = (await self.shared(setup.rules)).stored
        return replace(shared, text=text).rules  # options may have been set
