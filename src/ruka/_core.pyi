"""The contract of the native core: what crosses between Python and C++.

Kinds are 0..33, tile codes 0..44 (34 kinds, red fives 34..36, flowers 37..44), masks have a bit for each kind.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from ruka._declared import Payer, Policies, Reason
from ruka.rules.ruleset import RuleSet
from ruka.scoring.score import ScoreLine
from ruka.scoring.win import Circumstances

# forms of a hand (a bit each; several may be asked at once)
REGULAR: int
PAIRS: int  # seven pairs
ORPHANS: int  # thirteen orphans
KNITTED: int  # knitted straight, a set and a pair
HONOURS_KNITTED: int  # honours and knitted tiles, all single
UNRELATED: int  # thirteen unrelated tiles and a pair to one: read, but nobody plays for it
PAIRS_REPEAT: int  # with PAIRS: four of a kind are two pairs
KNITTED_ANY: int  # with KNITTED, HONOURS_KNITTED: any split of 1-9, three a suit, but not into three chows (D-64)
ONE_CHOW: int  # with REGULAR: at most one chow
SNAKE: int  # templates, without sets on the table: a pair of 1, 2-9 of the suit and the four winds
GATES: int  # 1112345678999 of a suit and one more of 2-8
TRIPLES: int  # four times a rank in three suits, and a rank in two
COUPLES: int  # seven times a rank in the same two suits
ORPHAN_PAIRS: int  # seven different pairs of terminals and honours
RIICHI_FORMS: int  # REGULAR | PAIRS | ORPHANS
MCR_FORMS: int  # all five, PAIRS_REPEAT

# set types of a meld
CHOW: int
PUNG: int
KONG: int

# what the winning tile completed
SINGLE: int  # the pair (tanki), or the missing tile of a hand of singles
TWO_PAIRS: int  # one of two pairs became a pung (shanpon)
CLOSED: int  # middle of a chow (kanchan)
EDGE: int  # 3 of 123, 7 of 789 (penchan)
TWO_SIDED: int  # ryanmen
NO_ROLE: int  # the hand names no winning tile

@final
class Meld:
    type: int
    concealed: bool
    kind: int
    reds: int
    def __init__(self, type: int, kind: int, concealed: bool = False, reds: int = 0) -> None: ...
    @property
    def tiles(self) -> tuple[int, ...]: ...  # codes, as printed

@final
class Hand:
    """Immutable. Equal when the tiles, sets, winning tile and flowers are equal."""

    def __init__(
        self,
        tiles: str | Sequence[int],
        melds: Sequence[Meld] = (),
        winning: int | None = None,
        flowers: Sequence[int] = (),
    ) -> None: ...  # `tiles` are the notation, which says all, or codes, the winning tile among them
    @property
    def tiles(self) -> tuple[int, ...]: ...  # codes in the hand, sorted, with the winning tile
    @property
    def counts(self) -> bytes: ...  # 34 bytes: the hand without sets on the table
    @property
    def melds(self) -> tuple[Meld, ...]: ...
    @property
    def winning(self) -> int | None: ...
    @property
    def flowers(self) -> tuple[int, ...]: ...
    @property
    def size(self) -> int: ...  # tiles in the hand + 3 for each set: 13 waiting, 14 complete
    def __str__(self) -> str: ...  # the notation
    def __repr__(self) -> str: ...
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Set:
    """A set or a pair of a reading."""

    type: int  # CHOW, PUNG, KONG
    kind: int
    shown: bool  # laid on the table by a claim
    concealed_kong: bool

@final
class Reading:
    form: int
    sets: tuple[Set, ...]  # shown ones first, as they lie
    pairs: tuple[int, ...]  # one kind, or seven
    singles: tuple[int, ...]  # thirteen orphans, knitted tiles
    role: int  # SINGLE .. TWO_SIDED, NO_ROLE
    completed: int | None  # index into sets; None: the pair, or a hand without sets

def parse(text: str) -> Hand:
    """Read a hand in notation; raises ruka.errors.NotationError."""

def parse_tiles(text: str) -> tuple[int, ...]:
    """Read a list of tiles, in its order; brackets and `+` are passed over."""

def tile_name(code: int) -> str: ...  # "0p"
def format_tiles(codes: Sequence[int]) -> str: ...  # "123m 0p" as one run each suit

# A hand is a Hand or its notation. `kinds` is the mask of kinds in play, `visible` holds how many of each of the 34
# kinds are seen elsewhere (empty: none).
def shanten(hand: Hand | str, forms: int = ..., kinds: int = ..., concealed_only: bool = False) -> int: ...
def shanten_by_form(hand: Hand | str, forms: int = ..., kinds: int = ...) -> dict[int, int]: ...
def useful(
    hand: Hand | str, forms: int = ..., kinds: int = ..., visible: Sequence[int] = ...
) -> tuple[int, list[tuple[int, int]]]:
    """Shanten of 13 tiles, and the kinds that lower it with the number left of each."""

def discards(
    hand: Hand | str, forms: int = ..., kinds: int = ..., visible: Sequence[int] = ...
) -> list[tuple[int, int, list[tuple[int, int]]]]:
    """For each different tile code of 14: (code, shanten after it, useful kinds with the number left)."""

def waits(
    hand: Hand | str, forms: int = ..., kinds: int = ..., visible: Sequence[int] = ..., concealed_only: bool = False
) -> list[tuple[int, int]]:
    """Kinds that complete 13 tiles, with the number left; a kind held four times is none. Empty: not ready.

    `concealed_only`: one of which all four are in the hand's own sets is waited on all the same.
    """

def readings(hand: Hand | str, forms: int = ..., kinds: int = ...) -> list[Reading]:
    """Every reading of a complete hand with every role of its winning tile. Empty: not complete."""

# Batch: rows of 34 counts (tiles in the hand, 3n+1 or 3n+2), all cores when threads is 0, the GIL released. Useful
# tiles and waits are asked of 3n+1. Shanten is 127 where none of the forms can be made of so few tiles.
def shanten_batch(
    counts: NDArray[np.uint8], forms: int = ..., kinds: int = ..., threads: int = 0
) -> NDArray[np.int8]: ...
def useful_batch(
    counts: NDArray[np.uint8], forms: int = ..., kinds: int = ..., threads: int = 0
) -> tuple[NDArray[np.int8], NDArray[np.uint64]]: ...
def waits_batch(
    counts: NDArray[np.uint8], forms: int = ..., kinds: int = ..., threads: int = 0
) -> NDArray[np.uint64]: ...
def readings_batch(
    counts: NDArray[np.uint8], winning: NDArray[np.uint8], forms: int = ..., threads: int = 0
) -> tuple[NDArray[np.int64], NDArray[np.uint16]]:
    """(offsets of N+1, packed rows): row i's readings are packed[offsets[i]:offsets[i+1]]; the columns are
    form, role, completed (255 none), number of sets, then (type, kind) of four sets, then the pair kind (255 none).
    """

# Rules

def check_policies(policies: Policies) -> None:
    """Refuses (RulesError) numbers, words and combinations that the core cannot play by; what it knows of these."""

# Scoring

@final
class Rules:
    """A compiled rule set (ruka.scoring.program makes it)."""

    def __init__(
        self,
        *,
        rule_set: RuleSet,
        make_line: Callable[[int, int, int, int, list[int], list[int]], ScoreLine],
        patterns: tuple[str, ...],
        instructions: Sequence[tuple[int, int, int, int, int]],
        second_stage: int,
        combining: int,  # where the instructions begin that are asked of sets alone
        first_items: int,
        second_needs_lines: bool,
        in_order: bool,
        constants: Sequence[int],
        items: Sequence[tuple[int, int, bool, int, int, list[int], int, int]],
        narrow: Sequence[tuple[int, int, int]],
        has_liability: bool,
        asks_one_short: bool,
        formula: Policies,
        payment: Policies,
        players: int,
        seats: int,  # winds, a bit for each
        forms: int,
        opening_forms: int,
        kinds: int,
        flowers: int,
        flower_replacements: bool,
        dora_of: Sequence[int],
        unfinished: Rules | None,  # for hands that did not win
    ) -> None: ...
    @property
    def patterns(self) -> tuple[str, ...]: ...  # the pattern of each item
    @property
    def rule_set(self) -> RuleSet: ...

@final
class Win:
    """The circumstances of a win: winds by their letters, dora and ura are indicators in notation or one by one."""

    def __init__(self, win: str = "ron", **circumstances: str | Iterable[str] | int | None) -> None: ...
    @property
    def flags(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def round(self) -> int: ...
    @property
    def honba(self) -> int: ...
    @property
    def sticks(self) -> int: ...
    @property
    def nuki(self) -> int: ...
    @property
    def discarder(self) -> int: ...
    @property
    def feeder(self) -> int: ...
    @property
    def dora(self) -> tuple[int, ...]: ...
    @property
    def ura(self) -> tuple[int, ...]: ...

@final
class Share:
    """A part of what a payer, or each of several, owes for a win: `times` × `each`, rounded up to `points`."""

    @property
    def payer(self) -> Payer: ...
    @property
    def seat(self) -> str | None: ...  # where it is known and is one
    @property
    def number(self) -> int: ...  # of such payers
    @property
    def reason(self) -> Reason: ...
    @property
    def points(self) -> int: ...
    @property
    def times(self) -> int: ...
    @property
    def each(self) -> int: ...
    @property
    def pattern(self) -> str | None: ...  # what the liable player fed
    def __repr__(self) -> str: ...

@final
class Score:
    """A scored hand: the reading that pays most. Lines are made when they are asked for."""

    @property
    def complete(self) -> bool: ...  # the tiles make a hand at all
    @property
    def wins(self) -> bool: ...  # complete, and not below the minimum
    @property
    def fan(self) -> int: ...
    @property
    def fan_without_bonus(self) -> int: ...  # what counts towards the minimum
    @property
    def minimum(self) -> int: ...
    @property
    def limits(self) -> int | float: ...  # limit hands that count; half of one is 0.5
    @property
    def fu(self) -> int: ...  # the sum before rounding
    @property
    def base(self) -> int: ...  # fu as they count: rounded
    @property
    def value(self) -> int: ...  # what the formula gives, before anybody multiplies it
    @property
    def limit(self) -> str | None: ...  # mangan and so on
    @property
    def total(self) -> int: ...  # what people call it: what is paid for the hand alone, or its value
    @property
    def paid(self) -> int: ...  # what the winner gets for the hand alone, without honba and bets
    @property
    def honba_points(self) -> int: ...
    @property
    def pay(self) -> dict[str, int]: ...  # dealer, others (each), discarder, the liable seat; honba included
    @property
    def discarder_alone(self) -> bool: ...  # who discarded is liable and pays for everybody
    @property
    def others(self) -> dict[str, int]: ...  # by seat: the values of hands that did not win, as far as they were given
    @property
    def payments(self) -> list[Share]: ...  # by kind of payer, honba included, bets not; whether seats are known or not
    @property
    def shares(self) -> list[tuple[str | None, str, int, Reason]]:
        """Payer (None: the middle of the table), receiver, points, what for; empty where it is not known who pays:
        without the discarder, or without the others' hands where those settle with each other."""

    @property
    def flows(self) -> list[tuple[str, str, int]]: ...  # payer, receiver, points; empty where it is not known
    @property
    def deltas(self) -> list[int]: ...  # by seat, bets included; empty when it is not known who pays
    @property
    def patterns(self) -> list[str]: ...  # ids of those that count, once for each set that has them
    @property
    def lines(self) -> list[ScoreLine]: ...  # all, the excluded ones with what excludes them
    @property
    def witnesses(self) -> list[int]:
        """For each line that counts once what makes it: a bit for each set of the reading, and one for the pair after
        four sets. 0: the hand as a whole, or how it was won; lines of kinds and combinations say theirs themselves."""

    @property
    def reading(self) -> Reading: ...
    @property
    def win(self) -> Win: ...
    @property
    def rules(self) -> RuleSet: ...
    def __repr__(self) -> str: ...

def score(rules: Rules, hand: Hand | str, win: Win | Circumstances) -> Score: ...
def score_readings(rules: Rules, hand: Hand | str, win: Win | Circumstances) -> list[Score]: ...
def points(
    rules: Rules, points: int, fan: int, limits: int, win: Win | Circumstances
) -> tuple[int, int, str | None, dict[str, int], int]:
    """(value, total, limit, pay, base)."""

def score_unfinished(rules: Rules, hand: Hand | str, seat: str, round: str) -> Score: ...
def settle(rules: Rules, values: dict[str, int], win: Win | Circumstances) -> list[tuple[str, str, int]]:
    """Who pays whom when the hands of all seats are worth this much."""

def claims(rules: Rules, in_riichi: Sequence[bool], honba: int, sticks: int) -> list[tuple[int, int]]:
    """(honba, bets) of each winner of one discard who is paid, from the discarder on; none: the hand is aborted."""

def payments(rules: Rules, value: int, win: Win | Circumstances) -> list[Share]:
    """What is paid for a value."""

# Batch: records of plain memory (ruka.batch knows their layout).
def pack_cases(hands: Sequence[Hand | str], wins: Sequence[Win]) -> NDArray[np.uint8]: ...
def score_batch(rules: Rules, cases: NDArray[np.uint8], threads: int = 0) -> NDArray[np.uint8]: ...

# The table

@final
class Flow:
    """The flow of a rule set (ruka.engine.flow makes it)."""

    def __init__(self, policies: Policies) -> None: ...

@final
class Table:
    """The table machine. Seats are 0.., the first dealer is 0; tiles are codes, 255 is none.

    An action is one number (ruka.engine.actions reads it), events are rows of bytes (ruka.engine.events reads them).
    """

    def __init__(self, rules: Rules, flow: Flow) -> None: ...
    def copy(self) -> Table: ...
    def deal(self, wall: Sequence[int]) -> tuple[bytes, None, None]: ...  # the next hand from a wall
    def shuffle(self, seed: bytes) -> tuple[bytes, tuple[int, int, int, int]]: ...  # from a seed, and its dice
    def legal(self, seat: int) -> list[int]: ...
    def wrong(self, seat: int) -> list[int]: ...  # wrong declarations that an open table takes beside them
    def apply(
        self, seat: int, code: int
    ) -> tuple[bytes, list[Score] | None, list[list[tuple[int | None, int | None, int, Reason]]] | None]:
        """Events, scores of wins, and of each event that settles something the shares: payer, receiver, points, why."""

    def trust(self, seat: int, code: int) -> tuple[bytes, None, None]:
        """A riichi or a concealed kong of a seat whose tiles nobody saw: that it may is believed, not checked."""

    def change(
        self,
        seat: int,
        swaps: Sequence[tuple[int, int]],
        indicators: int,
        points: Sequence[int],
        more: int,
        spared: bool,
    ) -> bytes:
        """Beside the actions of the seats: unseen places of the wall change their tiles, with each other or with tiles
        of the seat (HELD + code); indicators are turned, points paid, a win of this hand pays more or costs nothing."""

    @property
    def undrawn(self) -> list[tuple[int, int]]: ...  # places of the wall that nobody has seen, with their tiles
    def resume(self, round: int, dealer: int, honba: int, sticks: int, scores: Sequence[int]) -> None:
        """The next hand is this one of a game that was begun elsewhere."""

    def tiles(self, seat: int) -> list[int]: ...
    def melds(self, seat: int) -> list[tuple[Meld, int, int, bool]]: ...  # set, seats to the right, claimed tile, added
    def score(self, seat: int, tile: int, draw: bool) -> Score: ...
    def waits(self, seat: int) -> int: ...
    def furiten(self, seat: int) -> bool: ...
    def riichi(self, seat: int) -> int: ...  # 0, 1, 2 double
    def nuki(self, seat: int) -> int: ...
    def flowers(self, seat: int) -> int: ...  # a bit for each that lies before the seat
    def dead(self, seat: int) -> bool: ...  # open discipline: no win, no claim, never ready
    def barred(self, seat: int) -> bool: ...  # open discipline: no win for some turns
    @property
    def deals_passed(self) -> int: ...  # changes of the dealer in this round
    @property
    def offered(self) -> int: ...  # the tile that may be claimed
    @property
    def offer(self) -> int: ...  # 0 a discard, 1 the tile of an added kong, 2 of a concealed one, 3 a set-aside north
    @property
    def forbidden(self) -> int: ...  # kinds that may not be discarded after a claim
    @property
    def kongs(self) -> int: ...
    def unseen(self, seat: int) -> list[int]: ...  # tiles of each kind that the seat does not see
    def dangers(
        self, seat: int, style: Style
    ) -> tuple[list[float], list[float], list[int], list[int], list[list[float]]]:
        """What the seat may believe of each other one: the chance that it is ready, what dealing into it costs, kinds
        that are safe since it threw them or since they passed, and the chance that it wins on each of the 34 kinds."""

    def tastes(self, seat: int, style: Style) -> list[float]: ...  # how readily it throws each of the 34 kinds
    def reach(self, seat: int) -> tuple[int, list[tuple[float, list[float]]]]:
        """Hands of sets and a pair within reach: the tiles that the nearest lack; of those that lack as many, and of
        those that lack one more, their number and the ways to them by the kind that is thrown, the last: none."""

    def see(
        self,
        seat: int,
        tiles: Sequence[int],
        before: Sequence[tuple[Sequence[tuple[int, bool, int, int]], int, int, int]],
        thrown: Sequence[tuple[int, int, bool, bool, bool]],
        indicators: Sequence[int],
        order: Sequence[int],
        numbers: Sequence[int],
        scores: Sequence[int],
        offered: int,
    ) -> None:
        """The table becomes what a seat sees: before every seat its sets (type, concealed, kind, reds), riichi, norths
        and flowers; discards; round, dealer, honba, sticks, draws left, missing wind, turn; -1: nothing is offered."""

    def weigh(
        self, seat: int, advisor: Advisor, actions: Sequence[int], seed: bytes = ..., seconds: float = ...
    ) -> tuple[int, list[tuple[Any, ...]]]:
        """The best of the actions, and what each is worth (ruka.agents.bots.advised.Option). An advisor that looks
        ahead does it in worlds of this seed, for so long at most."""

    def imagine(self, seat: int, style: Style, seed: bytes) -> Table: ...  # a world that the seat cannot tell from it
    def wins_on(self, seat: int, discarder: int) -> int: ...  # kinds on which it would win; its hidden tiles are read
    def numbers(self, seat: int) -> list[int]: ...  # of `legal` in the action space of ruka.env
    def observe(self, seat: int, observation: NDArray[np.int8]) -> None: ...  # writes OBSERVATION_SIZE numbers
    @property
    def asked(self) -> list[int]: ...  # seats that must act
    @property
    def discards(self) -> list[tuple[int, int, bool, bool, bool]]: ...  # seat, tile, drawn, riichi, claimed
    @property
    def indicators(self) -> list[int]: ...
    @property
    def scores(self) -> list[int]: ...
    @property
    def order(self) -> list[int]: ...  # the seats from the dealer on; those beyond the players sit out
    @property
    def box(self) -> list[int]: ...  # how many tiles of each code the next hand is dealt from
    @property
    def missing(self) -> int: ...  # the wind that is out of the game, 0: none
    @property
    def dealer_dice(self) -> list[int]: ...  # thrown before this hand for the first dealer
    @property
    def phase(self) -> int: ...  # 0 hand over, 1 turn, 2 claim, 3 show, 4 game over
    @property
    def turn(self) -> int: ...
    @property
    def drawn(self) -> int: ...
    @property
    def round(self) -> int: ...
    @property
    def dealer(self) -> int: ...
    @property
    def honba(self) -> int: ...
    @property
    def sticks(self) -> int: ...
    @property
    def hands(self) -> int: ...
    @property
    def tiles_left(self) -> int: ...

def deal(flow: Flow, seed: bytes, hand: int) -> tuple[list[int], list[int]]:
    """The wall in the order of drawing, and two rolls of two dice."""

def simulate(
    rules: Rules,
    flow: Flow,
    seed: bytes,
    players: Sequence[int | Advisor],
    first: int,
    games: int,
    threads: int = 0,
    checked: bool = False,
) -> NDArray[np.uint8]:
    """A GameSummary (simulate.hpp) for each of the games first, first + 1, ...; players: 0 random, 1 greedy,
    or whoever weighs by an advisor."""

def simulate_hands(
    rules: Rules,
    flow: Flow,
    seed: bytes,
    players: Sequence[int | Advisor],
    first: int,
    games: int,
    threads: int = 0,
    checked: bool = False,
) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """The same, and a HandSummary (hand_summary.hpp) for each of their hands."""

# Advice

@final
class Style:
    """The weights of a style of play (ruka.agents.styles declares them), group by group."""

    def __init__(self, weights: dict[str, object]) -> None: ...

@final
class Advisor:
    """Whoever weighs actions by some rules: a style, and plans (goals.hpp) for hands that the rules pay for."""

    def __init__(self, style: Style) -> None: ...
    def add_plan(self, groups: int, pairs: int, chows: int, forced: Sequence[int]) -> None: ...

def dangers_batch(tables: Sequence[Table], seats: Sequence[int], style: Style, threads: int = 0) -> NDArray[np.float32]:
    """`Table.dangers` of many tables, each as its seat sees it: (tables, 5 seats, 36): ready, cost, chances."""

# Environments (ruka.env)

OBSERVATION_SIZE: int
HELD: int  # places from here on are tiles of the seat's own hand, by their codes
ACTION_NUMBERS: int

@final
class Tables:
    """Tables that are stepped together; what the asked seats see is written into the arrays, a row for each table."""

    def __init__(self, rules: Rules, flow: Flow, tables: int, threads: int = 0) -> None: ...
    def begin(
        self, seed: bytes, observations: NDArray[np.int8], masks: NDArray[np.bool_], seats: NDArray[np.int8]
    ) -> None: ...
    def step(
        self,
        actions: NDArray[np.int64],
        observations: NDArray[np.int8],
        masks: NDArray[np.bool_],
        seats: NDArray[np.int8],
        rewards: NDArray[np.int32],
        dones: NDArray[np.bool_],
    ) -> None: ...
    def choose(self, player: int, actions: NDArray[np.int64]) -> None: ...  # 0 random, 1 greedy
    def table(self, index: int) -> Table: ...  # a copy
