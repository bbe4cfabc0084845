"""What has been played at a table, as plain values: enough to play it again in another process."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ruka.engine.actions import ACTIONS
from ruka.engine.table import Table
from ruka.rulesets.stored import Stored
from ruka.schema import Change

Deed = tuple[int, int] | Change  # the seat, and the core's number of what it did


@dataclass(frozen=True)
class Played:
    rules: Stored
    seed: str
    walls: Sequence[Sequence[int]] | None
    actions: Sequence[Deed]

    def after_hand(self, number: int) -> Table:
        """The table at the end of this hand, or as far as it was played."""
        table = Table(self.rules.rules, self.seed, walls=self.walls)
        for deed in self.actions:
            if table.hands > number:
                break
            table.do(deed if isinstance(deed, Change) else ACTIONS[deed[0]][deed[1]])
        return table
