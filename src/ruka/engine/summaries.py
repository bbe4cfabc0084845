"""Simulated games and hands as plain memory: what the core writes, and what it means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ruka.engine.flow import at_table
from ruka.rules.ruleset import RuleSet
from ruka.scoring import compiled

SEATS = 5
WINNERS = 3
OUTCOMES = ("offence", "won", "exhausted", "nagashi", "aborted")
NOBODY = 255

# A finished game (GameSummary of the core); nothing is padding, so that the same games are the same bytes.
GAME = np.dtype(
    [
        *((name, np.int32, SEATS) for name in ("points", "scores", "won")),
        ("decisions", np.uint32),
        *((name, np.uint16) for name in ("hands", "draws", "aborts")),
        *((name, np.uint16, SEATS) for name in ("wins", "wins_by_draw", "deal_ins", "riichi")),
        ("violations", np.uint16),
        ("taker", np.uint16),  # 1 + the seat that took the hands that decide the match, or 0
        ("first", np.uint16),  # bits of the seats that share the first place
    ],
    align=True,
)
# A win, and a finished hand with its wins (WinSummary and HandSummary).
WIN = np.dtype(
    [
        ("patterns", np.uint64, 2),
        *((name, np.int32) for name in ("total", "gain", "fan", "points", "limits")),
        ("seat", np.uint8),
    ],
    align=True,
)
HAND = np.dtype(
    [
        ("game", np.uint64),
        ("wins", WIN, WINNERS),
        ("changes", np.int32, SEATS),
        ("number", np.uint16),
        *((name, np.uint8) for name in ("round", "honba", "sticks", "dealer", "discards")),
        *((name, np.uint8) for name in ("outcome", "why", "from", "wins_count", "riichi", "ready")),
    ],
    align=True,
)


class Part(NamedTuple):
    """Games that were played in one go."""

    games: NDArray[np.void]  # of GAME
    hands: NDArray[np.void]  # of HAND; none where they were not asked for
    seconds: float


def places(rules: RuleSet, games: NDArray[np.void]) -> NDArray[np.float64]:
    """The place of every seat in every game; whoever took the match is first, whatever the points (D-77: or shares)."""
    scores = games["scores"][:, : rules.people].astype(np.int64)
    scores[(games["first"][:, None] >> np.arange(rules.people) & 1).astype(bool)] = 1 << 40
    own, others = scores[:, :, None], scores[:, None, :]
    ahead = (others > own).sum(2)
    if rules.resolved.match.ties == "seat":
        earlier = np.tri(rules.people, k=-1, dtype=bool)
        return np.asarray(1.0 + ahead + ((others == own) & earlier).sum(2))
    return np.asarray(1.0 + ahead + ((others == own).sum(2) - 1) / 2)


def wins_of(hands: NDArray[np.void]) -> NDArray[np.void]:
    """The wins of all hands, one after the other."""
    return np.asarray(hands["wins"][np.arange(WINNERS) < hands["wins_count"][:, None]])


def pattern_ids(rules: RuleSet) -> tuple[str, ...]:
    """The pattern that each bit of a win's `patterns` stands for."""
    return compiled(at_table(rules)).patterns


def pattern_counts(rules: RuleSet, wins: NDArray[np.void]) -> dict[str, int]:
    """How many of the wins have each pattern; one that is priced in several ways counts once."""
    having: dict[str, NDArray[np.bool_]] = {}
    for word in range(2):
        bits = wins["patterns"][:, word]
        for bit in _set_bits(int(np.bitwise_or.reduce(bits))):
            has = (bits >> np.uint64(bit) & np.uint64(1)).astype(bool)
            id = pattern_ids(rules)[64 * word + bit]
            having[id] = having[id] | has if id in having else has
    return {id: int(has.sum()) for id, has in having.items()}


def patterns_of(rules: RuleSet, words: tuple[int, int]) -> list[str]:
    """The patterns of one win."""
    ids = pattern_ids(rules)
    return list(dict.fromkeys(ids[64 * word + bit] for word, bits in enumerate(words) for bit in _set_bits(bits)))


def _set_bits(bits: int) -> Iterator[int]:
    while bits:
        yield (bits & -bits).bit_length() - 1
        bits &= bits - 1
