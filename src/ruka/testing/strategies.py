"""Hypothesis strategies for everything that lies on a table.

>>> from hypothesis import given
>>> from ruka.testing import strategies as st
>>> @given(st.hands(size=14))
... def test_a_discard_never_helps(hand): ...
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ruka._core import Hand
from ruka.testing import hands as builders
from ruka.testing import notations as texts
from ruka.tiles import TILES_136, TileSet

try:
    from hypothesis import strategies as st
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "ruka.testing.strategies needs the package hypothesis: pip install hypothesis", name="hypothesis"
    ) from missing

__all__ = [
    "complete_hands",
    "hands",
    "late_hands",
    "malformed_notations",
    "notations",
    "options",
    "tiles",
    "walls",
    "winning_tiles",
]

_rng = st.integers(0, 2**32 - 1).map(Random)


def tiles(flowers: bool = False, reds: bool = True) -> st.SearchStrategy[int]:
    """Tile codes."""
    codes = [*range(34), *(range(34, 37) if reds else ()), *(builders.FLOWERS if flowers else ())]
    return st.sampled_from(codes)


def walls(tile_set: TileSet = TILES_136) -> st.SearchStrategy[list[int]]:
    """Shuffled walls of codes."""
    return st.permutations(builders.wall_tiles(tile_set))


def hands(
    size: int | None = None, melds: int | None = None, kinds: int = builders.ALL_KINDS
) -> st.SearchStrategy[Hand]:
    """Hands of 13 or 14 tiles, with any number of sets on the table unless one is given."""
    sizes = st.sampled_from((13, 14)) if size is None else st.just(size)
    numbers = st.integers(0, 4) if melds is None else st.just(melds)
    return st.builds(builders.dealt, _rng, sizes, numbers, st.just(kinds))


def late_hands(size: int = 13, kinds: int = builders.ALL_KINDS) -> st.SearchStrategy[Hand]:
    """Hands after up to eighteen turns of a player who keeps what helps."""
    return st.builds(builders.late, _rng, st.just(size), st.integers(0, 18), st.just(kinds))


def complete_hands(form: str | None = None, melds: int | None = None, named: bool = True) -> st.SearchStrategy[Hand]:
    """Complete hands of one form or of all; `named`: with a winning tile. Only a regular one has melds unless told."""

    def build(rng: Random, form: str, number: int) -> Hand:
        return builders.complete(rng, form, number if form == "regular" or melds is not None else 0, named)

    forms = st.sampled_from(builders.FORMS) if form is None else st.just(form)
    return st.builds(build, _rng, forms, st.integers(0, 4) if melds is None else st.just(melds))


def winning_tiles(hand: Hand) -> st.SearchStrategy[int]:
    """A tile of a complete hand that may have been the last to come."""
    return st.sampled_from(hand.tiles)


def notations() -> st.SearchStrategy[str]:
    """Good notations, printed by ruka or typed by somebody."""
    return st.builds(texts.good, _rng)


def malformed_notations() -> st.SearchStrategy[str]:
    """Notations with slips; a few of them are still good."""
    return st.builds(texts.damaged, _rng, notations())


def options(choices: Mapping[str, Sequence[Any]]) -> st.SearchStrategy[dict[str, Any]]:
    """Settings of a rule set: any of its options, each with one of its values; those left out keep their default."""
    return st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in choices.items()})
