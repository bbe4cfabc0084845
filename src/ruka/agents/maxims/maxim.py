"""What a maxim is: a piece of advice that the sources give, and where it applies."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from ruka.agents.maxims.case import Case
from ruka.rules.expr import const
from ruka.rules.ruleset import RuleSet
from ruka.schema import Action, AdviceLine

Stance = Literal["for", "against", "about"]
Games = Literal["classical", "riichi", "any"]
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
        if concerns(self.games, case.rules):
            yield from self.says(case, action)


def concerns(games: Games, rules: RuleSet) -> bool:
    """Source 002 teaches its classical games, in which every complete hand wins; source 001 a game of riichi."""
    if games == "any":
        return True
    settled = rules.resolved
    if games == "riichi":
        return settled.table_flow.riichi
    return not settled.table_flow.riichi and settled.minimum is const(0)


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
