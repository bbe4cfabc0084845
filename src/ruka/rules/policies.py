"""Policies of a rule set as plain data: from lines to points, from points to payments, from hands to a match.

The one declaration of what rules may say in numbers and words. `tools/declared.py` reads it when the core is built and
makes of it the core's enums and structs, the checks and copies of the binding, and `_declared.pyi`; so it imports
nothing but the standard library. A policy that the core plays by is a truth, a number with its range, one of a closed
list of words, or a number for each seat; the others (names, chips) it only checks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, get_args


@dataclass(frozen=True)
class Between:
    """The numbers that the core takes, both ends included; of a tuple, each of them."""

    low: int
    high: int
    each_seat: bool = False  # a number for everybody at the game


# The room that the core has.
MAX_SEATS = 5  # with those who sit out
MAX_WALL = 144
MAX_INDICATORS = 5
MAX_STEPS = 16  # of a ladder

MILLION = 1_000_000
MOST = 10 * MILLION  # points: sums of a long game stay within 32 bits
FewPoints = Annotated[int, Between(0, 1000)]
Points = Annotated[int, Between(0, MILLION)]
ManyPoints = Annotated[int, Between(0, MOST)]
AnyPoints = Annotated[int, Between(-MOST, MOST)]
Stake = Annotated[int, Between(0, 100_000)]
Unit = Annotated[int, Between(1, 1000)]  # that points are rounded to
Times = Annotated[int, Between(0, 20)]  # that somebody pays a value
OneOrTwo = Annotated[int, Between(1, 2)]
Rounds = Annotated[int, Between(0, 64)]
Hands = Annotated[int, Between(0, 99)]
Chips = Annotated[tuple[int, ...], Between(1, MILLION)]
Tiles = Annotated[int, Between(0, MAX_WALL)]
BySeat = Annotated[tuple[int, ...], Between(-MOST, MOST, each_seat=True)]
EachOrBySeat = Annotated[int | tuple[int, ...], Between(-MOST, MOST, each_seat=True)]

FormulaKind = Literal["doubling", "sum"]
Winners = Literal["all", "first", "abort_at_three"]  # first: head bump
HonbaTo = Literal["each", "first"]
PaoHonba = Literal["discarder", "feeder"]
FirstDealer = Literal["first_seat", "duel", "dice", "tiles"]  # duel: dice, once; dice and tiles: in every round
DealerStays = Literal["never", "win", "win_or_ready"]
Counters = Literal["none", "draws_too", "stays"]  # D-23
Ties = Literal["shared", "seat"]  # seat: nearest to the first east is ahead
BetsLeft = Literal["winner", "nobody"]  # D-77, D-81
LeaderStops = Literal["never", "win", "win_or_ready"]
Ura = Literal["none", "first", "all"]
RobKongs = Literal["none", "added", "added_or_orphans"]  # thirteen orphans alone rob a concealed one
RiichiKong = Literal["never", "keeps_waits", "stays_ready"]
KongDora = Literal["at_once", "after_discard", "never"]  # of a concealed kong at once where there is one
OwnDiscards = Literal["none", "same_tile", "any_wait"]
PassedFuriten = Literal["never", "in_riichi", "always"]
FuritenEnds = Literal["own_turn_or_claim", "own_turn"]  # D-09
Nagashi = Literal["none", "as_win", "as_draw"]  # as_win: honba and bets go with it (D-11)
Discipline = Literal["strict", "open"]  # open: wrong declarations are possible, found and punished as written
BarredFor = Literal["next_turns", "next_hand"]  # D-36

# Who pays for a win, and what a share of a settlement is for.
Payer = Literal["discarder", "dealer", "others", "feeder"]
Reason = Literal[
    "hand",  # its value, times what the payer owes
    "flat",  # what everybody pays on top
    "for_all",  # the discarder pays what the others would
    "liable",  # the feeder pays the whole
    "liable_half",  # feeder and discarder share
    "honba",
    "bets",  # that lay on the table
    "between",  # two who did not win
    "ready",  # from those who are not to those who are, at a draw
    "nagashi",
    "chombo",
    "penalty",  # to others
    "fine",  # into the middle, and from there
    "item",  # that makes a win pay more, or cost nothing
]


@dataclass(frozen=True)
class Step:
    """From this many fan on, the hand is worth this much; named ones are limits (mangan, haneman)."""

    fan: Annotated[int, Between(0, 1000)]
    value: Points
    name: str = ""


@dataclass(frozen=True)
class Formula:
    """How points (fu), fan and limits become the value of a hand.

    ``doubling``: points × 2^(exponent + fan), not over ``cap``, and the ladder's value from its first step on; a ladder
    that begins with no fan at all is a table of its own. ``sum``: the fan themselves.
    """

    kind: FormulaKind = "doubling"
    exponent: Annotated[int, Between(0, 20)] = 2
    points_round_up: Unit = 10  # points are rounded up to this; 1: not at all
    points_cap: Points = 0  # points never count over this; 0: no such rule
    flat_points: FewPoints = 25  # seven pairs: this and nothing else, not rounded (0: no such rule)
    value_round: Unit = 1  # the value is rounded to the nearest multiple, half up
    cap: Annotated[int, Between(0, 2**31 - 1)] = 2000  # a hand may be counted without one; a table has one
    cap_name: str = "mangan"
    rounded_up_from: Points = 0  # kiriage: a value from here on counts as the cap; 0: no such rule
    ladder: tuple[Step, ...] = ()
    limit: Stake = 8000  # one limit hand (yakuman)
    limit_parts: Annotated[int, Between(1, 100)] = 1  # limit hands are priced in parts of a limit, this many to one
    limit_name: str = "yakuman"
    limits_add_up: bool = False  # several limit hands are added; otherwise the highest alone counts
    most_limits: Annotated[int, Between(1, 99)] = 99
    limit_adds: bool = False  # a limit is added to the points by fan in place of absorbing them (hong-kong)

    def limits(self, parts: int) -> int | float:
        """What a limit hand is priced as a number of limits.

        >>> Formula(limit_parts=10).limits(5), Formula(limit_parts=10).limits(20)
        (0.5, 2)
        """
        return parts / self.limit_parts if parts % self.limit_parts else parts // self.limit_parts


@dataclass(frozen=True)
class Payment:
    """Who pays how many times the value. Each payment is rounded up to ``round_up``."""

    dealer_draw_each: Times = 2  # the dealer wins by draw: each of the others
    other_draw_dealer: Times = 2  # another wins by draw: the dealer
    other_draw_others: Times = 1  # ... and each of the others
    dealer_discard: Times = 6  # the discarder, when the dealer wins
    other_discard: Times = 4
    discard_others: Times = 0  # those who did not discard pay too
    discard_as_draw: bool = False  # a win by discard is paid like one by draw (european)
    between_losers: Times = 0  # two who did not win settle this many times the difference of their hands
    between_dealer: Times = 0  # ... when one of them is the dealer
    total_is_value: bool = False  # people call the value of a hand its total, not what is paid for it (classical)
    flat: Stake = 0  # everybody pays this on top (international: 8)
    round_up: Annotated[int, Between(1, 10_000)] = 100
    honba_draw_each: Stake = 100
    honba_discard: Stake = 300
    bet: Points = 1000
    winners: Winners = "all"
    honba_to: HonbaTo = "each"  # several winners
    own_bet_back: bool = True  # several winners: a winner's own bet comes back; all others go to the first
    pao_whole: bool = True  # the feeder answers for the whole hand; otherwise for the limit hand that was fed
    pao_honba: PaoHonba = "discarder"  # who pays the honba when feeder and discarder share


@dataclass(frozen=True)
class Match:
    """A whole game: points at the start, rounds, end and final order."""

    start_points: EachOrBySeat = 30000  # of everybody, or of each seat
    target: ManyPoints = 0  # points that somebody must have at the end, or further rounds are played; 0: no such rule
    rounds: Rounds = 2  # 0: no end of the game but the others here
    extra_rounds: Rounds = 0  # at most this many more while nobody has the target
    hands_to_win: Hands = 0  # whoever has won this many hands has won the game; 0: no such rule
    bust: bool = False  # the game ends when somebody has fewer points than `bust_below`
    bust_below: AnyPoints = 0
    first_dealer: FirstDealer = "first_seat"
    dealer_stays: DealerStays = "win_or_ready"
    counters: Counters = "draws_too"
    uma: BySeat = (9000, 3000, -3000, -9000)
    chombo: Points = 0  # what each costs of the final points, after uma; 0: a mangan in reverse at once
    oka: ManyPoints = 0  # to the first, from everybody's difference between target and start
    ties: Ties = "shared"
    bets_left: BetsLeft = "winner"  # who gets the bets on the table at the end
    leader_stops: LeaderStops = "never"  # when the leading dealer ends the game after the last hand
    noten_total: Points = 3000
    sitting_out: Annotated[int, Between(0, 3)] = 0  # players beyond those at the table, who wait for their turn
    chips: Chips = ()  # what points are paid in, the highest first; empty: as people like

    def starts(self, people: int) -> tuple[int, ...]:
        """The points of each seat at the start.

        >>> Match(start_points=1000).starts(2), Match(start_points=(1000, 5000)).starts(2)
        ((1000, 1000), (1000, 5000))
        """
        return self.start_points if isinstance(self.start_points, tuple) else (self.start_points,) * people


@dataclass(frozen=True)
class Ground:
    """Why a win is refused or paid as it is, beside its lines: a reason (the text ``reason-…``) and its clause."""

    # raised_minimum: above the usual one; drawn: what is paid for a draw
    of: Literal["minimum", "raised_minimum", "liability", "drawn"]
    reason: str = ""
    clause: str = ""


# 3.4.6 and 3.4.7 of the EMA rules, and 002: what is wrong, and what it costs.
Offence = Literal[
    "none",
    "false_win",
    "false_riichi",
    "wrong_kong",
    "wrong_call",
    "dead_claim",
    "changed_mind",  # a set is taken back
    "wrong_count",  # from here on owned up to: of tiles in the hand
    "shown_tile",  # of one's own hand
    "shown_many",  # more than five
    "shown_other",  # of another's hand or of the dead wall (D-78)
]
OFFENCES: tuple[Offence, ...] = get_args(Offence)
# chombo: a mangan in reverse; dead_hand: no win, no claim; fine: into the middle, for the winner; barred: no win for a
# while, and if somebody showed tiles a limit to pay; pay_each: the fine to everybody, and play goes on; no_win: in all
# of the hand.
Penalty = Literal["none", "chombo", "dead_hand", "fine", "barred", "pay_each", "no_win"]
Penalties = tuple[tuple[Offence, Penalty], ...]
# 3.4.6, 3.4.7 as they were read at first: a default never changes its meaning (rulesets/published).
FIRST_PENALTIES: Penalties = (
    ("false_win", "chombo"),
    ("false_riichi", "chombo"),
    ("wrong_kong", "chombo"),
    ("wrong_call", "dead_hand"),
    ("dead_claim", "chombo"),
    ("wrong_count", "dead_hand"),
    ("shown_tile", "dead_hand"),
    ("shown_many", "chombo"),
)
# A tile of one's own that is seen costs nothing (D-78).
EMA_PENALTIES: Penalties = tuple(
    ("shown_other" if fault == "shown_tile" else fault, cost) for fault, cost in FIRST_PENALTIES
)


@dataclass(frozen=True)
class Flow:
    """How a hand is played: wall, deal, claims, kongs, riichi, furiten, draws, penalties."""

    dead_wall: Tiles = 14  # tiles that are never drawn; kept up from the end of the wall, so replacements shorten it
    replacement_tiles: Tiles = 4  # at the very end, before the indicators
    hand_tiles: Annotated[int, Between(13, 13)] = 13  # four sets and a pair, before the last tile
    break_rolls: OneOrTwo = 1  # 2: whoever breaks the wall throws too, and the sum counts the stacks
    deal_share: Annotated[int, Between(1, 13)] = 4  # tiles that are dealt at a time before the last one
    dealer_takes_two: bool = False  # the dealer's last two tiles are one stack
    winds_out: bool = False  # one wind's tiles are out of the game, another's after every change of the dealer
    turns: Annotated[int, Between(0, 60)] = 0  # that everybody has in a hand, claims included; 0: until the wall ends
    indicators: Annotated[int, Between(0, MAX_INDICATORS)] = 1  # turned at the deal; 0: no dora
    ura: Ura = "all"
    chows: bool = True
    nuki: bool = False  # norths may be set aside
    swap_calling: bool = True  # the claimed tile, or the other end of the chow, may be discarded at once
    most_kongs: Annotated[int, Between(0, 16)] = 4  # in a hand
    flower_replacements: bool = False  # the tile drawn for a flower is a replacement tile as that of a kong is (D-73)
    rob_kongs: RobKongs = "added_or_orphans"
    last_of_kind: bool = False  # the table tells a win on the fourth tile of which three are seen
    riichi: bool = True
    riichi_tiles: Tiles = 4  # that must be left in the wall
    riichi_floor: AnyPoints = -MILLION  # points that a player must have to bet
    ready_on_own: bool = False  # a wait on a kind of which all four are in one's own sets is one (D-82)
    riichi_kong: RiichiKong = "keeps_waits"
    forced_win: bool = False  # whoever has declared riichi wins on the first tile that completes the hand
    tsumo_after_pass: bool = True  # in riichi, after a winning discard was let go
    kong_dora: KongDora = "at_once"
    furiten: OwnDiscards = "any_wait"  # what one's own discards forbid
    passed_furiten: PassedFuriten = "always"  # after a winning tile was let go
    furiten_ends: FuritenEnds = "own_turn_or_claim"  # of the passing kind
    nine_orphans: bool = True  # abortive draws
    four_winds: bool = True
    four_riichi: bool = True
    four_kongs: bool = True
    nagashi: Nagashi = "as_win"
    nagashi_concealed: bool = True
    nagashi_noten: bool = False  # only with a hand that is not ready (D-06)
    hide_tenpai: bool = True  # a ready hand may be hidden at a draw, riichi not (D-14)
    pao_claimed_only: bool = True  # liability only where all sets of it were claimed
    discipline: Discipline = "strict"
    penalties: Penalties = FIRST_PENALTIES
    fine: Stake = 0
    barred_for: BarredFor = "next_turns"  # how long a false win bars from winning


@dataclass(frozen=True)
class AtTable:
    """What a table is told beside the policies: who plays, and who answers for which sets that were fed."""

    players: Annotated[int, Between(2, 4)]  # in a hand
    people: Annotated[int, Between(2, MAX_SEATS)]  # with those who sit out
    flowers: Annotated[int, Between(0, 8)]  # and seasons in the box
    pao_dragons: bool
    pao_winds: bool
    pao_kongs: bool


@dataclass(frozen=True)
class Counted:
    """What a hand is counted with beside the policies: checked as they are."""

    minimum: FewPoints  # fan that a win needs; of an expression, each number in it


@dataclass(frozen=True)
class Customs:
    """What is done at a real table: no engine asks about it, only the rule book tells it."""

    # the source whose clauses the sentences carry; none: from records and pages
    cites: Literal["", "000", "001", "002"] = ""
    wall: Literal["built", "screen"] = "built"  # screen: a machine deals
    gear: tuple[str, ...] = ()  # beside tiles and dice: sticks, marker, discs, paper
    seats: Literal["", "lot"] = ""  # places before the game; nothing: as people sit down
    dice: tuple[int, ...] = (6, 6, 2, 3)  # an example of a throw for the break, and of the second one
    seconds: int = 0  # within which a claim must be called; 0: not said
    pond_row: int = 0  # discards in a row; 0: not said
    calls: tuple[str, ...] = ()  # how claims are made
    turns: tuple[str, ...] = ()  # how a turn is made
    wins: tuple[str, ...] = ()  # how a win is shown
    # how it is declared: with the discard turned, or with the whole hand
    riichi: Literal["", "stick", "face_down"] = ""
    winners: str = ""  # who wins the deals of the example of how winds move, by letters of players
    furiten: tuple[str, ...] = ()  # the source's examples
    faults: tuple[str, ...] = ()  # what the source says of offences beside the list
    manners: tuple[str, ...] = ()
    foreword: tuple[str, ...] = ()
