"""Who pays what, and for what: the core's shares, payer by payer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import get_args

from ruka import _core
from ruka.explain.explanation import Payment, Reason, Share
from ruka.rules.policies import Payer
from ruka.scoring.win import WINDS

Transfer = tuple[str, str, int]  # payer, receiver, points


def payments_of(shares: Iterable[_core.Share]) -> tuple[Payment, ...]:
    """What each payer owes, or each of several; the discarder first, the liable one last."""
    by_payer: dict[Payer, list[_core.Share]] = {payer: [] for payer in get_args(Payer)}
    for share in shares:
        by_payer[share.payer].append(share)
    return tuple(
        Payment(payer, owed[0].seat, owed[0].number, tuple(map(_share, owed)))
        for payer, owed in by_payer.items()
        if owed
    )


def _share(share: _core.Share) -> Share:
    return Share(Reason(share.reason.replace("_", "-")), share.points, share.times, share.each, share.pattern)


def added_up(moved: Iterable[Transfer]) -> tuple[Transfer, ...]:
    """Who pays whom how much in all: by payer, the most first.

    >>> added_up([("S", "E", 8), ("E", "N", 2), ("S", "N", 4), ("S", "N", 5)])
    (('E', 'N', 2), ('S', 'N', 9), ('S', 'E', 8))
    """
    paid = Counter[tuple[str, str]]()
    for payer, receiver, points in moved:
        paid[payer, receiver] += points
    flows = ((payer, receiver, points) for (payer, receiver), points in paid.items())
    return tuple(sorted(flows, key=lambda flow: (WINDS.index(flow[0]), -flow[2], WINDS.index(flow[1]))))


def in_chips(points: int, chips: tuple[int, ...]) -> dict[int, int]:
    """The fewest chips that make this many points; a remainder too small for any chip is left out.

    >>> in_chips(640, (1000, 500, 100, 10))
    {500: 1, 100: 1, 10: 4}
    """
    counted = {}
    for chip in chips:
        number, points = divmod(points, chip)
        if number:
            counted[chip] = number
    return counted
