"""What must be kept so that a game can go on after a crash."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ruka.schema import Action, Event


@dataclass(frozen=True)
class Step:
    """An action and all that it caused, hidden tiles too; `number` counts the steps before it.

    Without an action: the next deal, which the step before has told already, is shown now.
    """

    number: int
    action: Action | None
    events: Sequence[Event]


class Journal(Protocol):
    async def write(self, step: Step) -> None:
        """Returns only when the step is safe: nobody is shown its events before. A failure stops the table."""
        ...
