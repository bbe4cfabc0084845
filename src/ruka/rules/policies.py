"""Policies of a rule set as plain data: from lines to points, from points to payments, from hands to a match."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Step:
    """From this many fan on, the hand is worth this much; named ones are limits (mangan, haneman)."""

    fan: int
    value: int
    name: str = ""


@dataclass(frozen=True)
class Formula:
    """How points (fu), fan and limits become the value of a hand.

    ``doubling``: points × 2^(exponent + fan), not over ``cap``, and the ladder's value from its first step on; a ladder
    that begins with no fan at all is a table of its own. ``sum``: the fan themselves.
    """

    kind: str = "doubling"  # doubling | sum
    exponent: int = 2
    points_round_up: int = 10  # points are rounded up to this; 1: not at all
    points_cap: int = 0  # points never count over this; 0: no such rule
    flat_points: int = 25  # seven pairs: this and nothing else, not rounded (0: no such rule)
    value_round: int = 1  # the value is rounded to the nearest multiple, half up
    cap: int = 2000
    cap_name: str = "mangan"
    rounded_up_from: int = 0  # kiriage: a value from here on counts as the cap; 0: no such rule
    ladder: tuple[Step, ...] = ()
    limit: int = 8000  # one limit hand (yakuman)
    limit_parts: int = 1  # limit hands are priced in parts of a limit, this many to one
    limit_name: str = "yakuman"
    limits_add_up: bool = False  # several limit hands are added; otherwise the highest alone counts
    most_limits: int = 99
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

    dealer_draw_each: int = 2  # the dealer wins by draw: each of the others
    other_draw_dealer: int = 2  # another wins by draw: the dealer
    other_draw_others: int = 1  # ... and each of the others
    dealer_discard: int = 6  # the discarder, when the dealer wins
    other_discard: int = 4
    discard_others: int = 0  # those who did not discard pay too
    discard_as_draw: bool = False  # a win by discard is paid like one by draw (european)
    between_losers: int = 0  # two who did not win settle this many times the difference of their hands
    between_dealer: int = 0  # ... when one of them is the dealer
    total_is_value: bool = False  # people call the value of a hand its total, not what is paid for it (classical)
    flat: int = 0  # everybody pays this on top (international: 8)
    round_up: int = 100
    honba_draw_each: int = 100
    honba_discard: int = 300
    bet: int = 1000
    winners: str = "all"  # all | first (head bump) | abort_at_three
    honba_to: str = "each"  # several winners: each | first
    own_bet_back: bool = True  # several winners: a winner's own bet comes back; all others go to the first
    pao_whole: bool = True  # the feeder answers for the whole hand; otherwise for the limit hand that was fed
    pao_honba: str = "discarder"  # who pays the honba when feeder and discarder share: discarder | feeder


@dataclass(frozen=True)
class Match:
    """A whole game: points at the start, rounds, end and final order."""

    start_points: int | tuple[int, ...] = 30000  # of everybody, or of each seat
    target: int = 0  # points that somebody must have at the end, or further rounds are played; 0: no such rule
    rounds: int = 2  # 0: no end of the game but the others here
    extra_rounds: int = 0  # at most this many more while nobody has the target
    hands_to_win: int = 0  # whoever has won this many hands has won the game; 0: no such rule
    bust: bool = False  # the game ends when somebody has fewer points than `bust_below`
    bust_below: int = 0
    first_dealer: str = "first_seat"  # first_seat | duel (dice, once) | dice | tiles (in every round)
    dealer_stays: str = "win_or_ready"  # never | win | win_or_ready
    counters: str = "draws_too"  # none | draws_too | stays (D-23)
    uma: tuple[int, ...] = (9000, 3000, -3000, -9000)
    chombo: int = 0  # what each costs of the final points, after uma; 0: a mangan in reverse at once
    oka: int = 0  # to the first, from everybody's difference between target and start
    ties: str = "shared"  # shared | seat (nearest to the first east is ahead)
    bets_left: str = "winner"  # bets on the table at the end go to the winner (D-77), or to nobody (D-81)
    leader_stops: str = "never"  # the leading dealer ends the game after the last hand: never | win | win_or_ready
    noten_total: int = 3000
    sitting_out: int = 0  # players beyond those at the table, who wait for their turn
    chips: tuple[int, ...] = ()  # what points are paid in, the highest first; empty: as people like

    def starts(self, people: int) -> tuple[int, ...]:
        """The points of each seat at the start.

        >>> Match(start_points=1000).starts(2), Match(start_points=(1000, 5000)).starts(2)
        ((1000, 1000), (1000, 5000))
        """
        return self.start_points if isinstance(self.start_points, tuple) else (self.start_points,) * people


@dataclass(frozen=True)
class Ground:
    """Why a win is refused or paid as it is, beside its lines: a reason (the text ``reason-…``) and its clause."""

    of: str  # minimum | raised_minimum (above the usual one) | liability | drawn (what is paid for a draw)
    reason: str = ""
    clause: str = ""


OFFENCES = tuple(
    "none false_win false_riichi wrong_kong wrong_call dead_claim changed_mind "  # declared, or called
    "wrong_count shown_tile shown_many shown_other".split()  # owned up to: one's own tile, or another's (D-78)
)
# chombo: a mangan in reverse; dead_hand: no win, no claim; fine: into the middle, for the winner; barred: no win for a
# while, and if somebody showed tiles a limit to pay; pay_each: the fine to everybody, and play goes on; no_win: in all
# of the hand.
PENALTIES = ("none", "chombo", "dead_hand", "fine", "barred", "pay_each", "no_win")
FIRST_PENALTIES = (  # 3.4.6, 3.4.7 as they were read at first: a default never changes its meaning (rulesets/published)
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
EMA_PENALTIES = tuple(("shown_other" if fault == "shown_tile" else fault, cost) for fault, cost in FIRST_PENALTIES)


@dataclass(frozen=True)
class Flow:
    """How a hand is played: wall, deal, claims, kongs, riichi, furiten, draws, penalties."""

    dead_wall: int = 14  # tiles that are never drawn; kept up from the end of the wall, so replacements shorten it
    replacement_tiles: int = 4  # at the very end, before the indicators
    hand_tiles: int = 13
    break_rolls: int = 1  # 2: whoever breaks the wall throws too, and the sum counts the stacks
    deal_share: int = 4  # tiles that are dealt at a time before the last one
    dealer_takes_two: bool = False  # the dealer's last two tiles are one stack
    winds_out: bool = False  # one wind's tiles are out of the game, another's after every change of the dealer
    turns: int = 0  # that everybody has in a hand, claims included; 0: until the wall ends
    indicators: int = 1  # turned at the deal; 0: no dora
    ura: str = "all"  # none | first | all
    chows: bool = True
    nuki: bool = False  # norths may be set aside
    swap_calling: bool = True  # the claimed tile, or the other end of the chow, may be discarded at once
    most_kongs: int = 4  # in a hand
    flower_replacements: bool = False  # the tile drawn for a flower is a replacement tile as that of a kong is (D-73)
    rob_kongs: str = "added_or_orphans"  # none | added | added_or_orphans (they alone rob a concealed one)
    last_of_kind: bool = False  # the table tells a win on the fourth tile of which three are seen
    riichi: bool = True
    riichi_tiles: int = 4  # that must be left in the wall
    riichi_floor: int = -1_000_000  # points that a player must have to bet
    ready_on_own: bool = False  # a wait on a kind of which all four are in one's own sets is one (D-82)
    riichi_kong: str = "keeps_waits"  # never | keeps_waits | stays_ready
    forced_win: bool = False  # whoever has declared riichi wins on the first tile that completes the hand
    tsumo_after_pass: bool = True  # in riichi, after a winning discard was let go
    kong_dora: str = "at_once"  # at_once | after_discard | never; of a concealed kong at once where there is one
    furiten: str = "any_wait"  # none | same_tile | any_wait: what one's own discards forbid
    passed_furiten: str = "always"  # never | in_riichi | always: after a winning tile was let go
    furiten_ends: str = "own_turn_or_claim"  # passing furiten: own_turn | own_turn_or_claim (D-09)
    nine_orphans: bool = True  # abortive draws
    four_winds: bool = True
    four_riichi: bool = True
    four_kongs: bool = True
    nagashi: str = "as_win"  # none | as_win (honba and bets go with it, D-11) | as_draw
    nagashi_concealed: bool = True
    nagashi_noten: bool = False  # only with a hand that is not ready (D-06)
    hide_tenpai: bool = True  # a ready hand may be hidden at a draw, riichi not (D-14)
    pao_claimed_only: bool = True  # liability only where all sets of it were claimed
    discipline: str = "strict"  # open: wrong declarations are possible, found and punished as written
    penalties: tuple[tuple[str, str], ...] = FIRST_PENALTIES  # offence: penalty
    fine: int = 0
    barred_for: str = "next_turns"  # next_turns | next_hand: how long a false win bars from winning (D-36)


@dataclass(frozen=True)
class Customs:
    """What is done at a real table: no engine asks about it, only the rule book tells it."""

    cites: str = ""  # the source whose clauses the sentences carry: 000 | 001 | 002; none: from records and pages
    wall: str = "built"  # built | screen: a machine deals
    gear: tuple[str, ...] = ()  # beside tiles and dice: sticks, marker, discs, paper
    seats: str = ""  # places before the game: lot; nothing: as people sit down
    dice: tuple[int, ...] = (6, 6, 2, 3)  # an example of a throw for the break, and of the second one
    seconds: int = 0  # within which a claim must be called; 0: not said
    pond_row: int = 0  # discards in a row; 0: not said
    calls: tuple[str, ...] = ()  # how claims are made
    turns: tuple[str, ...] = ()  # how a turn is made
    wins: tuple[str, ...] = ()  # how a win is shown
    riichi: str = ""  # how it is declared: stick (the discard turned) | face_down (the whole hand)
    winners: str = ""  # who wins the deals of the example of how winds move, by letters of players
    furiten: tuple[str, ...] = ()  # the source's examples
    faults: tuple[str, ...] = ()  # what the source says of offences beside the list
    manners: tuple[str, ...] = ()
    foreword: tuple[str, ...] = ()
