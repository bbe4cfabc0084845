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
Two = Annotated[tuple[float, ...], Room(2)]
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
    ready_sets: BySets = (-6.34, -3.89, -2.77, 0.0557, 3.06)
    ready_turns: BySets = (0.335, 0.269, 0.263, 0.0979, 0.41)  # for each of its discards
    ready_early: float = -0.339  # for each discard that is missing to its sixth
    ready_late: float = -0.147  # for each of its discards after the tenth, beside that
    ready_drawn: BySets = (0.103, 0.264, 0.183, 0.26, 0.0643)  # for each tile, up to eight, thrown as drawn since
    ready_middle: float = 0.615  # its last discard from the hand was a 3-7
    ready_pushed: float = 0.397  # for each tile, up to three, thrown before a riichi that was not safe against it
    ready_folded: float = -0.723  # for each tile, up to three, that was safe against it
    ready_suit: float = 0.0429  # its sets are of one suit and honours

    # --- what with? Shapes, for one way to hold the tiles out of all
    two_sided: Three = (1.62, 1.44, 1.4)  # 23 and 78; 34 and 67; 45 and 56
    closed: Four = (0.712, 0.597, 0.375, 0.0796)  # for the 2 or 8; 3 or 7; 4 or 6; 5
    edge: float = 0.553
    pair: Five = (1.06, 0.643, 0.474, 0.148, 0.0375)  # of two pairs: a valued honour, another, a terminal, 2 or 8, 3-7
    single: Five = (0.144, 0.224, 0.25, 0.318, 0.297)  # the pair: in the same order
    orphans: float = 0.182  # thirteen orphans, for each kind, while it has thrown at most two kinds of them
    knitted: float = 0.03  # hands of single tiles, for each kind, where the rules have them

    # --- factors of a shape
    furiten: float = 0.00478  # it waits on what it has thrown and may not win: for nothing but the share of the others
    thrown: float = 0.5  # it has thrown what the shape waits on, where that forbids nothing
    passed: float = 0.0118  # what the shape waits on was thrown since its hand last changed
    # it has thrown a tile of the shape: among its first six, later, last from the hand
    held: Three = (0.357, 1.01, 1.06)
    outer: Three = (1.37, 1.09, 1.28)  # it has thrown the tile beyond the gap (5 of 23, 78, 13 or 79), likewise
    dora: float = 1.33  # the shape has or awaits one
    suit_thrown: Six = (1.3, 1.22, 1.14, 1.16, 1.07, 0.991)  # by how many tiles of the suit it has thrown
    suit_sets: Four = (0.41, 0.698, 0.33, 6.0)  # sets of this suit alone, and honours: 1..4
    suit_others: Four = (0.478, 0.405, 0.0872, 0.05)  # the same for the other suits
    pung_pairs: Four = (0.995, 1.27, 2.09, 6.0)  # two pairs and the single tile where its sets are 1..4 pungs or kongs
    chow_pairs: float = 1.11  # the same where a chow is among them
    chosen: float = 0.831  # a shape other than two-sided, after a riichi
    width: Three = (1.32, 0.89, 1.33)  # kinds a shape is waited on, for each that it tells: riichi, closed, open

    # --- what does it cost? Fan of the hand, in the rules' own unit
    anyway: float = 0.6  # chance that a ready seat wins if this discard does not let it: then I may pay, too
    usual_points: float = 40.0  # fu, or what the rules count before doubling
    usual_fan: Three = (3.2, 2.8, 2.0)  # riichi, closed, open
    fan_bonus: float = 0.8  # for each dora, red five or set-aside north in its sets
    fan_valued: float = 0.4  # for each pung of valued honours
    fan_suit: float = 1.0  # three sets or more of one suit; two count half


# Where somebody bets on a ready hand. Fitted to the games of tenhou.net's highest room that half_of() of
# benchmarks/positions.py gives to tuning; costs to the wins of the records.
BETTING = DangerWeights()

# The same with three players: hands come together sooner. Fitted to their games in the same room.
THREE = replace(
    BETTING,
    ready_sets=(-5.58, -3.1, -2.29, 0.475, 3.06),
    ready_turns=(0.378, 0.333, 0.356, 0.248, 0.41),
    ready_early=-0.241,
    ready_late=-0.315,
    ready_drawn=(0.0464, 0.103, 0.0841, 0.433, 0.0643),
    ready_middle=0.811,
    ready_pushed=0.477,
    ready_folded=-0.728,
    ready_suit=0.00476,
    two_sided=(1.83, 1.35, 1.24),
    closed=(0.57, 0.208, 0.0851, 0.0622),
    edge=0.94,
    pair=(2.01, 0.833, 0.645, 0.167, 0.0363),
    single=(0.132, 0.277, 0.598, 0.569, 0.298),
    orphans=0.14,
    furiten=0.00401,
    passed=0.0111,
    held=(0.638, 1.18, 1.75),
    outer=(1.7, 1.36, 0.988),
    dora=1.19,
    suit_thrown=(1.34, 1.17, 0.932, 0.986, 0.842, 0.815),
    suit_sets=(1.07, 0.739, 0.33, 6.0),
    suit_others=(0.776, 0.207, 0.0872, 0.05),
    pung_pairs=(1.17, 0.712, 1.69, 6.0),
    chosen=0.962,
    width=(1.57, 1.11, 1.55),
)

# Where nobody bets: ready hands are closed and silent.
PLAIN = replace(
    BETTING,
    ready_sets=(-4.57, -3.54, -3.07, -1.03, 3.02),
    ready_turns=(0.272, 0.279, 0.307, 0.17, 0.236),
    ready_early=-0.42,
    ready_late=-0.291,
    ready_drawn=(0.336, 0.263, 0.14, 0.0847, 0.072),
    ready_middle=0.776,
    ready_suit=-0.0217,
    two_sided=(1.57, 1.04, 1.46),
    closed=(0.32, 0.734, 0.222, 0.536),
    edge=0.576,
    pair=(1.11, 0.339, 0.604, 0.348, 0.499),
    single=(0.101, 0.159, 0.124, 0.252, 0.134),
    knitted=0.03,
    thrown=0.0773,
    passed=0.00928,
    held=(0.309, 0.579, 2.12),
    outer=(1.1, 1.39, 2.1),
    suit_thrown=(2.21, 1.46, 1.54, 1.7, 1.51, 1.36),
    suit_sets=(0.837, 0.872, 0.609, 6.0),
    suit_others=(0.957, 0.951, 0.369, 0.05),
    pung_pairs=(1.61, 0.911, 1.08, 6.0),
    chow_pairs=0.963,
    width=(1.35, 1.51, 1.51),
)

# ... and a hand must be worth a minimum: few are ready early, and many could not win by a discard.
WORTHY = replace(
    PLAIN,
    ready_sets=(-3.93, -2.89, -2.85, -2.08, 3.02),
    ready_turns=(0.251, 0.192, 0.221, 0.216, 0.315),
    ready_early=-0.298,
    ready_late=-0.165,
    ready_drawn=(0.227, 0.277, 0.142, 0.16, 0.096),
    ready_middle=0.79,
    ready_suit=0.128,
    two_sided=(0.282, 0.424, 0.315),
    closed=(0.412, 0.409, 0.368, 0.454),
    edge=0.492,
    pair=(0.318, 0.198, 0.241, 0.243, 0.225),
    single=(0.108, 0.12, 0.389, 0.243, 0.312),
    knitted=0.105,
    thrown=0.106,
    passed=0.0136,
    held=(0.253, 0.676, 2.39),
    outer=(0.87, 1.39, 1.32),
    suit_thrown=(1.05, 0.887, 0.74, 0.662, 0.607, 0.866),
    suit_sets=(1.52, 1.84, 1.71, 6.0),
    suit_others=(1.7, 0.609, 0.158, 0.05),
    pung_pairs=(1.28, 0.656, 1.56, 6.0),
    chow_pairs=0.841,
    width=(1.35, 1.08, 1.11),
    fan_valued=1.5,
    fan_suit=8.0,
)
HIGH_MINIMUM = 4  # fan
FEW_PLAYERS = 3

# Where a hand has one chow at most, special hands win, all pay alike, and discards of ordinary hands tell nothing of
# them: who gives way loses 3,800 points a game (bmja) to whoever does not.
SPECIAL = replace(PLAIN, anyway=1.0)


def danger_by(*, bets: bool, minimum: int, one_chow: bool = False, players: int = 4) -> DangerWeights:
    """The weights for rules with riichi or without, by what a hand must be worth, and by what it may be made of.

    >>> danger_by(bets=True, minimum=1) is BETTING, danger_by(bets=False, minimum=8) is WORTHY
    (True, True)
    """
    if bets:
        return THREE if players == FEW_PLAYERS else BETTING
    return WORTHY if minimum >= HIGH_MINIMUM else SPECIAL if one_chow else PLAIN


@dataclass(frozen=True)
class AttackWeights:
    """How quickly hands are finished, and what a seat does for it.

    A hand goes from distance to distance with the chance that a useful tile comes in a go-round: one draw of its own,
    and the tiles that it claims.
    """

    claims: float = 0.568  # useful tiles that an open hand claims, for each that it draws
    closed_claims: float = 0.0881  # the same of a hand that has shown nothing yet
    ron: float = 1.5  # wins on discards, for each by draw
    others: float = 0.0164  # chance that somebody else ends the hand in the first go-round; twice that in the second
    threatened: float = 0.136  # more of that for each seat that is ready
    valued: float = 4.0  # ways to a pung of valued honours, for each by draws: three others throw them, too
    made_up: float = 0.35  # the part of what a discard loses, by orders of magnitude, that a hand gets back later
    beside: float = 0.25  # what goals at another distance add to those that promise most
    call_margin: float = 1.10  # a claim promises so many times what a pass does
    kong_share: float = 0.95  # a kong promises this part of the best discard
    fold_keeps: float = 0.15  # the part of its promise that a hand keeps which plays safe from now on
    ahead: float = 0.8  # the part of their danger with which discards to come count
    luck: float = 0.4  # fan that a bet wins beside, by indicators that nobody sees
    warned: float = 0.9  # wins on discards that a bet leaves: others know of it
    lost_bet: float = 0.35  # the part of a bet that is lost where the hand is not won
    places: float = 1.0  # the part of uma and oka that counts, where the match has them
    swing: float = 8000.0  # points by which two seats come apart in a hand, give or take
    ready_later: float = 0.05  # chance that a seat which is not ready becomes so in a go-round


# The pace of each kind of game, fitted as its dangers are (`python -m benchmarks.calibration --fit … --pace`).
THREE_PLAY = AttackWeights(claims=0.354, closed_claims=0.0632, ron=2.02, others=0.027, threatened=0.191)
# Where nobody bets: nobody folds either, hands end sooner, and most wins are by discard.
OPEN_PLAY = AttackWeights(claims=0.286, closed_claims=0.426, ron=2.08, others=0.0234, threatened=0.149, valued=1.0)
WORTHY_PLAY = replace(OPEN_PLAY, claims=0.304, closed_claims=0.235, ron=2.87, others=0.0247, threatened=0.109)
# Where special hands win: their chance is that of the dearest, and a hand that misses it is won by another.
SPECIAL_PLAY = replace(OPEN_PLAY, claims=0.771, closed_claims=0.968, ron=2.46, others=0.00715, threatened=0.0967)


def attack_by(*, bets: bool, minimum: int, one_chow: bool = False, players: int = 4) -> AttackWeights:
    """The weights for rules, by the same as `danger_by`.

    >>> attack_by(bets=True, minimum=1) == AttackWeights(), attack_by(bets=False, minimum=8) is WORTHY_PLAY
    (True, True)
    """
    if bets:
        return THREE_PLAY if players == FEW_PLAYERS else AttackWeights()
    return WORTHY_PLAY if minimum >= HIGH_MINIMUM else SPECIAL_PLAY if one_chow else OPEN_PLAY


@dataclass(frozen=True)
class TasteWeights:
    """What good players throw sooner (more) or later (less) than its worth alone says, in parts of a hand's promise.

    Weights of time count for every six discards of one's own.
    """

    counts: float = 0.0  # the part of all this that counts; 0: what a tile is worth decides alone
    # --- honours: a guest's wind, a valued one, one valued twice
    honour: Three = (0.0,) * 3  # single
    honour_later: Three = (0.0,) * 3
    honour_pair: Three = (0.0,) * 3
    # --- suits: by 1 and 9, 2 and 8, 3 and 7, 4 and 6, 5
    alone: Five = (0.0,) * 5  # single, and nothing within two of it
    alone_later: Two = (0.0,) * 2
    joined: Five = (0.0,) * 5  # single, and something is
    pair: Five = (0.0,) * 5
    three_away: float = 0.0  # alone, and something three away: 1 and 4
    edge: float = 0.0  # of 12 or 89 and nothing beside
    edge_later: float = 0.0
    two_sided: float = 0.0  # of 23 to 78 and nothing beside
    beyond: float = 0.0  # 1 of 134
    by_pung: float = 0.0  # beside three of a kind
    # --- what it adds
    dora: float = 0.0
    dora_later: float = 0.0
    next_dora: float = 0.0
    red: float = 0.0
    next_red: float = 0.0
    off_suit: Two = (0.0,) * 2  # of another suit where ten, or more, are of one and honours
    orphan: Four = (0.0,) * 4  # terminal or honour where nine, ten, eleven, or more, are neither
    # --- others
    safe: float = 0.0  # for each riichi that it is safe against
    safe_later: float = 0.0  # for each seat that has thrown it
    wary: float = 0.0  # more of what it may cost
    # --- the way
    farther: Five = (0.0,) * 5  # for each step away from ready, of a hand 0, 1, 2, 3, or more away
    quick: float = 0.0  # of the chance to win


# Fitted to the discards of tenhou.net's highest room, on the half of the games that may be tuned to
# (`python -m benchmarks.tastes`). Half of it agrees with them as often as all of it and gives up less of what a tile is
# worth.
BETTING_TASTE = TasteWeights(
    counts=0.5,
    honour=(2.023, 1.177, 0.576),
    honour_later=(-1.315, -0.813, -0.504),
    honour_pair=(0.271, 0.189, -0.817),
    alone=(1.899, 1.225, 0.750, 0.610, 0.507),
    alone_later=(-0.891, -0.109),
    joined=(-0.051, 0.214, 0.174, 0.134, 0.020),
    pair=(0.149, 0.307, 0.218, 0.209, 0.151),
    three_away=0.196,
    edge=0.828,
    edge_later=-0.351,
    two_sided=-0.235,
    beyond=0.879,
    by_pung=0.287,
    dora=-1.150,
    dora_later=0.364,
    next_dora=-0.143,
    red=-0.619,
    next_red=-0.146,
    off_suit=(0.271, 1.113),
    orphan=(0.339, 0.380, 0.500, 0.631),
    safe=0.813,
    safe_later=-0.083,
    wary=-0.066,
    farther=(-1.373, -0.942, -0.485, -0.171, 0.143),
    quick=1.060,
)


def taste_by(*, bets: bool, players: int = 4) -> TasteWeights:
    """The taste for rules with riichi; nobody's is known for others.

    >>> taste_by(bets=True) is BETTING_TASTE, taste_by(bets=False).counts
    (True, 0.0)
    """
    return BETTING_TASTE if bets and players != FEW_PLAYERS else TasteWeights()


@dataclass(frozen=True)
class SearchWeights:
    """How somebody looks ahead: worlds are played on until the seat is asked again."""

    worlds: float = 0.0  # at most; 0: it does not
    actions: float = 4.0  # that are tried, the best by the evaluation first
    near: float = 0.3  # those that promise at least so much less, as a part of the best promise,
    near_loss: float = 0.5  # and of what the best may cost
    prior: float = 16.0  # worlds that the evaluation itself counts for
    caution: float = 2.0  # errors that a choice must be ahead of the evaluation's own by the worlds alone


@dataclass(frozen=True)
class Style:
    """How somebody plays."""

    danger: DangerWeights = DangerWeights()
    attack: AttackWeights = AttackWeights()
    taste: TasteWeights = TasteWeights()
    search: SearchWeights = SearchWeights()
    heeds: float = 1.0  # the part of a danger that is seen
    errs: float = 0.0  # how far off a promise is taken to be, as a part of the best
