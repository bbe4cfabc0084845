"""Cases that cross languages, sizes and looks: each value at least once by default, every combination with `--long`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

import pytest

LANGUAGES = ("cs", "pl", "en")


def crossed(number: int = 0, /, **axes: Sequence[str] | Mapping[str, object]) -> pytest.MarkDecorator:
    """`@crossed(size={"desk": DESKTOP, "phone": PHONE}, lang=LANGUAGES)`: three of the six by default, or so many."""
    named = [[*axis.items()] if isinstance(axis, Mapping) else [(one, one) for one in axis] for axis in axes.values()]
    quick = {tuple(axis[place % len(axis)][0] for axis in named) for place in range(number or max(map(len, named)))}
    cases = []
    for combination in product(*named):
        ids, values = zip(*combination, strict=True)
        cases.append(pytest.param(*values, id="-".join(ids), marks=() if ids in quick else pytest.mark.long))
    return pytest.mark.parametrize(",".join(axes), cases)


def in_language(lang: str) -> pytest.MarkDecorator:
    """In one language by default: what is looked at is the same in each."""
    cases = [pytest.param(one, id=one, marks=() if one == lang else pytest.mark.long) for one in LANGUAGES]
    return pytest.mark.parametrize("lang", cases)


def mainly(names: str, *cases: object) -> pytest.MarkDecorator:
    """The first case by default, the others with `--long`: they look at the same in another way."""
    first, *more = cases
    later = [pytest.param(*(one if isinstance(one, tuple) else (one,)), marks=pytest.mark.long) for one in more]
    return pytest.mark.parametrize(names, [first, *later])
