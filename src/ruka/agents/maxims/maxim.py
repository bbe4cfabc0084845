"""What a maxim is: a piece of advice that the sources give, and where it applies."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from ruka.agents.maxims.case import Case, Games
from ruka.schema import Action, AdviceLine

Stance = Literal["for", "against", "about"]
Says = Callable[[Case, Action | None], Iterable[AdviceLine]]


@dataclass(frozen=True)
class Maxim:
    """A piece of advice: the row of the content that it is (`C2-305`; a word behind it tells apart two of one row), the
    passage of the source, whether it speaks for an action, against it or about the position, and for which games.
    """

    id: str
    passage: str
    stance: Stance
    games: Games
    says: Says

    def lines(self, case: Case, action: Action | None) -> Iterator[AdviceLine]:
        """What it says of the action, or of the position where there is none."""
        if self.games in case.games:
            yield from self.says(case, action)


MAXIMS: dict[str, Maxim] = {}


def maxim(id: str, passage: str, stance: Stance, games: Games) -> Callable[[Says], Says]:
    """Register what a function says under the id."""

    def keep(says: Says) -> Says:
        assert id not in MAXIMS, id
        MAXIMS[id] = Maxim(id, passage, stance, games, says)
        return says

    return keep


def said(id: str, *numbers: float, tiles: str = "", seat: int | None = None) -> AdviceLine:
    """The line of a maxim."""
    return AdviceLine("advice", tuple(map(float, numbers)), tiles, seat, id)
