"""Why a bot would do something: the numbers that it has used, line by line.

| kind | numbers | of |
| --- | --- | --- |
| `only`, `win`, `show`, `orphans` | | what is done without a thought |
| `distance` | tiles from ready by the goals that promise most, and by the form alone | the hand after the action |
| `useful` | how many unseen tiles bring it nearer, or win it, and of how many kinds; `tiles` are these | the same |
| `chance` | that the hand is won in time, and the go-rounds that it takes then | the same |
| `points` | what the winner gets on average | the same |
| `beside` | points that goals at another distance add | the same |
| `pattern` | its share of the wins within reach, and what it counts; `why` is its id | the same |
| `within` | the minimum, where it is above 1, and the best value in reach; `why` is the main pattern | the same |
| `closed` | what a pattern counts that only a concealed hand has; `why` is its id | a claim |
| `no_yaku` | | a claim after which nothing wins |
| `bet` | points that a bet loses on average | riichi |
| `push` | what the discards to come may cost | a hand that goes on |
| `fold` | the part of its promise that a hand keeps which plays safe from now on | a hand that is given up |
| `danger` | the chance that it is won on by a ready seat, that the `seat` is ready, what it would cost | a discard |
| `safe`, `suji`, `no_chance`, `suit` | what is certain of it (`ruka.agents.threats`) | a discard |
| `draw` | the chance that nobody wins, to be ready then, and the points that it brings | where a draw pays |
| `place` | what it changes about uma and oka, beside its points | an action, where the match counts places |
| `taste` | points by which good players throw it later than what they throw first | a discard |
| `then` | | `tiles`: the discard after a claim |
| `needs` | what the choice must be worth to be made | claims and kongs |
| `worlds` | how many were played on, what it brought on average, ± how much, what that changes | a look ahead |
| `errs` | how far off somebody takes it to be | levels that err |

The value of a choice is `chance · points + beside`, less `push` or times `fold`, less `bet`, less every
`danger · ready · cost`, with the points of `draw`, `place` and `taste`, what `worlds` change, and `errs` on
top;
`tests/agents/test_advice.py` adds them up.
"""

from __future__ import annotations

from functools import lru_cache

from ruka._core import format_tiles
from ruka.schema.advice import AdviceLine
from ruka.tiles import CODES

__all__ = ["AdviceLine", "kinds_of", "tiles_of"]


@lru_cache(4096)
def kinds_of(mask: int) -> str:
    """Kinds of a mask, in notation."""
    kinds = []
    while mask:
        kinds.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return format_tiles(kinds)


@lru_cache(4096)
def tiles_of(tiles: tuple[str, ...]) -> str:
    return format_tiles([CODES[tile] for tile in tiles])
