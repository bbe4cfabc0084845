"""Why a bot would do something: the numbers that it has used, line by line.

| kind | numbers | of |
| --- | --- | --- |
| `only`, `win`, `show` | | what is done without a thought |
| `distance` | shanten by the plan that promises most | the hand after the action |
| `useful` | how many unseen tiles bring it nearer, or win it; `tiles` are their kinds | the same |
| `chance` | that the hand is won in time | the same |
| `points` | what the winner gets on average | the same |
| `bet` | points that a bet loses on average | riichi |
| `push` | what the discards to come may cost | a hand that goes on |
| `fold` | the part of its promise that a hand keeps which plays safe from now on | a hand that is given up |
| `danger` | the chance that it is won on by a ready seat, that the `seat` is ready, what it would cost | a discard |
| `then` | | `tiles`: the discard after a claim |
| `needs` | what the choice must be worth to be made | claims and kongs |
| `orphans` | shanten of thirteen orphans | norths and nine orphans |

The value of a choice is `chance · points − bet`, then less `push` or times `fold`, then less every
`danger · ready · cost`; `tests/agents/test_advice.py` adds them up.
"""

from __future__ import annotations

from functools import lru_cache

from ruka._core import format_tiles
from ruka.schema.advice import AdviceLine
from ruka.tiles import CODES, KINDS

__all__ = ["AdviceLine", "kinds_of", "tiles_of"]


@lru_cache(4096)
def kinds_of(mask: int) -> str:
    """Kinds of a mask, in notation."""
    return format_tiles([kind for kind in range(len(KINDS)) if mask >> kind & 1])


@lru_cache(4096)
def tiles_of(tiles: tuple[str, ...]) -> str:
    return format_tiles([CODES[tile] for tile in tiles])
