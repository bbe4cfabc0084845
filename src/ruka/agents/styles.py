"""Styles of play as plain data: every weight and threshold of the evaluation, with what it means.

The one declaration of them. `tools/declared.py` reads it when the core is built and makes of it the core's structs and
the copies of the binding; so it imports nothing but the standard library. A weight is a number, several numbers in a
row, or a group of weights; names are of no interest to the core.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated


@dataclass(frozen=True)
class Room:
    """How many numbers stand in a row."""

    numbers: int


BySets = Annotated[tuple[float, ...], Room(5)]  # for 0..4 sets
Three = Annotated[tuple[float, ...], Room(3)]
Four = Annotated[tuple[float, ...], Room(4)]
Five = Annotated[tuple[float, ...], Room(5)]
Six = Annotated[tuple[float, ...], Room(6)]


@dataclass(frozen=True)
class DangerWeights:
    """What another seat is believed to hold, and what it costs to deal into it.

    A seat is ready with the chance whose log-odds are the sum of the `ready_` weights that apply; after a riichi it is.
    What a ready seat waits with is one of all shapes that the unseen tiles could make: each has its weight, times the
    number of ways to hold it, times the factors that apply (1: says nothing; 0.5: half as likely). The chance that it
    wins on a kind is the share of the shapes that wait on it, times a `width`.
    """

    # --- is it ready? Log-odds, by the sets that lie before it
    ready_sets: BySets = (-6.0, -4.6, -2.9, -1.2, 3.0)
    ready_turns: BySets = (0.22, 0.27, 0.27, 0.25, 0.0)  # for each of its discards
    ready_early: float = -0.2  # for each discard that is missing to its sixth
    ready_late: float = -0.12  # for each of its discards after the tenth, beside that
    ready_drawn: BySets = (0.06, 0.06, 0.06, 0.06, 0.0)  # for each tile, up to eight, thrown as drawn with this hand
    ready_middle: float = 0.3  # its last discard from the hand was a 3-7
    ready_pushed: float = 0.7  # for each tile, up to three, thrown before a riichi that was not safe against it
    ready_folded: float = -0.4  # for each tile, up to three, that was safe against it
    ready_suit: float = -0.3  # its sets are of one suit and honours

    # --- what with? Shapes, for one way to hold the tiles out of all
    two_sided: Three = (1.0, 1.1, 1.1)  # 23 and 78; 34 and 67; 45 and 56
    closed: Four = (0.40, 0.36, 0.30, 0.26)  # for the 2 or 8; 3 or 7; 4 or 6; 5
    edge: float = 0.34
    pair: Five = (1.5, 0.9, 0.7, 0.6, 0.5)  # of two pairs: a valued honour, another, a terminal, 2 or 8, 3-7
    single: Five = (0.30, 0.30, 0.16, 0.12, 0.08)  # the pair: in the same order
    orphans: float = 0.02  # thirteen orphans, for each kind, while it has thrown at most two kinds of them
    knitted: float = 0.03  # hands of single tiles, for each kind, where the rules have them

    # --- factors of a shape
    furiten: float = 0.15  # it waits on what it has thrown and may not win: for nothing but the share of the others
    thrown: float = 0.5  # it has thrown what the shape waits on, where that forbids nothing
    passed: float = 0.05  # what the shape waits on was thrown since its hand last changed
    held: Three = (0.5, 0.8, 1.3)  # it has thrown a tile of the shape: among its first six, later, last from the hand
    outer: Three = (0.8, 1.0, 1.3)  # it has thrown the tile beyond the gap (5 of 23, 78, 13 or 79), likewise
    dora: float = 1.3  # the shape has or awaits one
    suit_thrown: Six = (1.6, 1.3, 1.1, 1.0, 0.9, 0.8)  # by how many tiles of the suit it has thrown
    suit_sets: Four = (1.0, 1.5, 3.0, 6.0)  # sets of this suit alone, and honours: 1..4
    suit_others: Four = (1.0, 0.6, 0.2, 0.05)  # the same for the other suits
    pung_pairs: Four = (1.3, 2.0, 4.0, 6.0)  # two pairs and the single tile where its sets are 1..4 pungs or kongs
    chow_pairs: float = 0.7  # the same where a chow is among them
    chosen: float = 0.7  # a shape other than two-sided, after a riichi
    width: Three = (1.15, 0.95, 1.0)  # kinds a shape is waited on, for each that it tells: riichi, closed, open

    # --- what does it cost? Fan of the hand, in the rules' own unit
    usual_points: float = 40.0  # fu, or what the rules count before doubling
    usual_fan: Three = (3.2, 2.8, 2.0)  # riichi, closed, open
    fan_bonus: float = 0.8  # for each dora, red five or set-aside north in its sets
    fan_valued: float = 0.4  # for each pung of valued honours
    fan_suit: float = 1.0  # three sets or more of one suit; two count half


# Where somebody bets on a ready hand. Fitted to the games of tenhou.net's highest room that half_of() of
# benchmarks/positions.py gives to tuning; costs to the wins of the records.
BETTING = DangerWeights()

# Where nobody bets: ready hands are closed and silent.
PLAIN = replace(BETTING, ready_sets=(-5.0, -4.6, -2.9, -1.2, 3.0), ready_turns=(0.3, 0.3, 0.3, 0.25, 0.0))

# ... and a hand must be worth a minimum: few are ready early, and many could not win by a discard.
WORTHY = replace(PLAIN, fan_valued=1.5, fan_suit=8.0)
HIGH_MINIMUM = 4  # fan


def danger_by(*, bets: bool, minimum: int) -> DangerWeights:
    """The weights for rules with riichi or without, and by what a hand must be worth.

    >>> danger_by(bets=True, minimum=1) is BETTING, danger_by(bets=False, minimum=8) is WORTHY
    (True, True)
    """
    return BETTING if bets else WORTHY if minimum >= HIGH_MINIMUM else PLAIN


@dataclass(frozen=True)
class Style:
    """How somebody plays."""

    danger: DangerWeights = DangerWeights()
