"""Where the wall is broken, as the dice of a hand say it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Break(NamedTuple):
    """The wall in front of this seat, after so many stacks from its right."""

    seat: int
    stacks: int


def break_of(dice: Sequence[int], dealer: int, players: int) -> Break:
    """East throws two dice and counts the players from himself on; that one counts as many stacks (000, 2.5).

    >>> break_of((6, 6), dealer=0, players=4)
    Break(seat=3, stacks=12)
    >>> break_of((3, 2), dealer=2, players=4)
    Break(seat=2, stacks=5)
    """
    thrown = dice[0] + dice[1]
    return Break((dealer + thrown - 1) % players, thrown)
