"""What has been played at a table, as plain values: enough to play it again in another process."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ruka.engine.actions import ACTIONS
from ruka.engine.table import Table
from ruka.rulesets.stored import Stored


@dataclass(frozen=True)
class Played:
    rules: Stored
    seed: str
    walls: Sequence[Sequence[int]] | None
    actions: Sequence[tuple[int, int]]  # the seat, and the core's number of what it did

    def after_hand(self, number: int) -> Table:
        """The table at the end of this hand, or as far as it was played."""
        table = Table(self.rules.rules, self.seed, walls=self.walls)
        for seat, code in self.actions:
            if table.hands > number:
                break
            table.apply(ACTIONS[seat][code])
        return table
