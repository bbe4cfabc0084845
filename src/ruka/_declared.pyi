"""Made by tools/declared.py from ruka.rules.policies and the lists of names beside it: not edited by hand."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypedDict

FormulaKind = Literal["doubling", "sum"]
Winners = Literal["all", "first", "abort_at_three"]
HonbaTo = Literal["each", "first"]
PaoHonba = Literal["discarder", "feeder"]
FirstDealer = Literal["first_seat", "duel", "dice", "tiles"]
DealerStays = Literal["never", "win", "win_or_ready"]
Counters = Literal["none", "draws_too", "stays"]
Ties = Literal["shared", "seat"]
BetsLeft = Literal["winner", "nobody"]
LeaderStops = Literal["never", "win", "win_or_ready"]
Ura = Literal["none", "first", "all"]
RobKongs = Literal["none", "added", "added_or_orphans"]
RiichiKong = Literal["never", "keeps_waits", "stays_ready"]
KongDora = Literal["at_once", "after_discard", "never"]
OwnDiscards = Literal["none", "same_tile", "any_wait"]
PassedFuriten = Literal["never", "in_riichi", "always"]
FuritenEnds = Literal["own_turn_or_claim", "own_turn"]
Nagashi = Literal["none", "as_win", "as_draw"]
Discipline = Literal["strict", "open"]
BarredFor = Literal["next_turns", "next_hand"]
Payer = Literal["discarder", "dealer", "others", "feeder"]
Reason = Literal[
    "hand",
    "flat",
    "for_all",
    "liable",
    "liable_half",
    "honba",
    "bets",
    "between",
    "ready",
    "nagashi",
    "chombo",
    "penalty",
    "fine",
    "item",
]
Offence = Literal[
    "none",
    "false_win",
    "false_riichi",
    "wrong_kong",
    "wrong_call",
    "dead_claim",
    "changed_mind",
    "wrong_count",
    "shown_tile",
    "shown_many",
    "shown_other",
]
Penalty = Literal["none", "chombo", "dead_hand", "fine", "barred", "pay_each", "no_win"]
Phase = Literal["hand_over", "turn", "claim", "show", "over"]
ActionType = Literal[
    "pass",
    "discard",
    "riichi",
    "tsumo",
    "ron",
    "chow",
    "pung",
    "kong",
    "concealed_kong",
    "added_kong",
    "nuki",
    "nine_orphans",
    "show",
    "hide",
    "wrong_call",
    "changed_mind",
    "wrong_count",
    "shown_tile",
    "shown_many",
    "shown_other",
]
EventType = Literal[
    "hand",
    "deal",
    "draw",
    "dora",
    "discard",
    "riichi",
    "chow",
    "pung",
    "kong",
    "concealed_kong",
    "added_kong",
    "nuki",
    "flower",
    "win",
    "ura",
    "ready",
    "shown",
    "settled",
    "exhausted",
    "aborted",
    "nagashi",
    "offence",
    "end",
    "over",
]
Abort = Literal["nine_orphans", "four_winds", "four_riichi", "four_kongs", "three_winners"]

class Policies(TypedDict, total=False):
    # Formula
    kind: FormulaKind
    exponent: int  # 0..20
    points_round_up: int  # 1..1000
    points_cap: int  # 0..1000000
    flat_points: int  # 0..1000
    value_round: int  # 1..1000
    cap: int  # 0..2147483647
    cap_name: str
    rounded_up_from: int  # 0..1000000
    ladder: Sequence[Mapping[str, object]]
    limit: int  # 0..100000
    limit_parts: int  # 1..100
    limit_name: str
    limits_add_up: bool
    most_limits: int  # 1..99
    limit_adds: bool
    # Payment
    dealer_draw_each: int  # 0..20
    other_draw_dealer: int  # 0..20
    other_draw_others: int  # 0..20
    dealer_discard: int  # 0..20
    other_discard: int  # 0..20
    discard_others: int  # 0..20
    discard_as_draw: bool
    between_losers: int  # 0..20
    between_dealer: int  # 0..20
    total_is_value: bool
    flat: int  # 0..100000
    round_up: int  # 1..10000
    honba_draw_each: int  # 0..100000
    honba_discard: int  # 0..100000
    bet: int  # 0..1000000
    winners: Winners
    honba_to: HonbaTo
    own_bet_back: bool
    pao_whole: bool
    pao_honba: PaoHonba
    # Match
    start_points: int | Sequence[int]  # -10000000..10000000
    target: int  # 0..10000000
    rounds: int  # 0..64
    extra_rounds: int  # 0..64
    hands_to_win: int  # 0..99
    bust: bool
    bust_below: int  # -10000000..10000000
    first_dealer: FirstDealer
    dealer_stays: DealerStays
    counters: Counters
    uma: Sequence[int]  # -10000000..10000000
    chombo: int  # 0..1000000
    oka: int  # 0..10000000
    ties: Ties
    bets_left: BetsLeft
    leader_stops: LeaderStops
    noten_total: int  # 0..1000000
    sitting_out: int  # 0..3
    chips: Sequence[int]  # 1..1000000
    # Flow
    dead_wall: int  # 0..144
    replacement_tiles: int  # 0..144
    hand_tiles: int  # 13..13
    break_rolls: int  # 1..2
    deal_share: int  # 1..13
    dealer_takes_two: bool
    winds_out: bool
    turns: int  # 0..60
    indicators: int  # 0..5
    ura: Ura
    chows: bool
    nuki: bool
    swap_calling: bool
    most_kongs: int  # 0..16
    flower_replacements: bool
    rob_kongs: RobKongs
    last_of_kind: bool
    riichi: bool
    riichi_tiles: int  # 0..144
    riichi_floor: int  # -10000000..10000000
    ready_on_own: bool
    riichi_kong: RiichiKong
    forced_win: bool
    tsumo_after_pass: bool
    kong_dora: KongDora
    furiten: OwnDiscards
    passed_furiten: PassedFuriten
    furiten_ends: FuritenEnds
    nine_orphans: bool
    four_winds: bool
    four_riichi: bool
    four_kongs: bool
    nagashi: Nagashi
    nagashi_concealed: bool
    nagashi_noten: bool
    hide_tenpai: bool
    pao_claimed_only: bool
    discipline: Discipline
    penalties: Sequence[tuple[Offence, Penalty]]
    fine: int  # 0..100000
    barred_for: BarredFor
    # AtTable
    players: int  # 2..4
    people: int  # 2..5
    flowers: int  # 0..8
    pao_dragons: bool
    pao_winds: bool
    pao_kongs: bool
    # Counted
    minimum: int  # 0..1000
    copies: Sequence[int]  # of each tile code in the box
