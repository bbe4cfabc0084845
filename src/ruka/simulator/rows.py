"""A simulated hand as a row of a file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from ruka.engine.summaries import NOBODY, OUTCOMES, patterns_of
from ruka.rules.ruleset import RuleSet

ABORTS = ("nine_orphans", "four_winds", "four_riichi", "four_kongs", "three_winners")  # in the order of the core
Row = dict[str, object]


def rows(rules: RuleSet, bots: Sequence[str], hands: NDArray[np.void]) -> Iterator[Row]:
    """Each hand with names in place of numbers; seats count from 0."""
    numbers = ("game", "number", "round", "dealer", "honba", "sticks", "discards")
    told = ("outcome", "why", "from", "riichi", "ready")
    columns = (hands[name].tolist() for name in (*numbers, *told))
    changes = hands["changes"][:, : len(bots)].tolist()
    for values, won, changed in zip(zip(*columns, strict=True), _wins(rules, hands), changes, strict=True):
        game, number, prevailing, dealer, honba, sticks, discards, outcome, why, discarder, riichi, ready = values
        yield {
            "rules": rules.id,
            "bots": list(bots),
            "game": game,
            "hand": number,
            "round": prevailing,
            "dealer": dealer,
            "honba": honba,
            "sticks": sticks,
            "outcome": OUTCOMES[outcome],
            "why": ABORTS[why] if OUTCOMES[outcome] == "aborted" else None,
            "from": None if discarder == NOBODY else discarder,
            "wins": won,
            "riichi": _seats(riichi),
            "ready": _seats(ready),
            "discards": discards,
            "changes": changed,
        }


def _wins(rules: RuleSet, hands: NDArray[np.void]) -> Iterator[list[Row]]:
    numbers = ("seat", "total", "gain", "fan", "points", "limits")
    columns = [hands["wins"][name].tolist() for name in (*numbers, "patterns")]
    for count, *by_winner in zip(hands["wins_count"].tolist(), *columns, strict=True):
        yield [
            dict(zip(numbers, values, strict=True)) | {"patterns": patterns_of(rules, tuple(patterns))}
            for *values, patterns in list(zip(*by_winner, strict=True))[:count]
        ]


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]
