"""What the calls of a server answer (docs/protocol.md)."""

# ruff: noqa: RUF012 (every answer gets an empty list of its own)
from __future__ import annotations

from typing import Literal

from ruka.schema.events import Event
from ruka.schema.explanations import Explanation, Won
from ruka.schema.messages import Layout, Options, Phase, Player, Setup
from ruka.schema.values import Part

OptionValue = bool | int | str | tuple[int, ...]
SheetFormat = Literal["html", "pdf"]
PrintName = Literal["rules", "patterns", "fu", "points", "glossary"]
EndingType = Literal["win", "exhausted", "nagashi", "aborted", "offence"]
Proof = Literal["verified", "unknown-key", "broken", "unsigned"]


# --- rule sets ---


class OptionChoice(Part, frozen=True, kw_only=True):
    """A value of an option with its name."""

    value: bool | int | str
    name: str


class OptionCard(Part, frozen=True, kw_only=True):
    """An option of a rule set; a yes or no has no choices, and neither has a number between two others."""

    name: str
    text: str  # one sentence: what it changes
    default: OptionValue
    choices: list[OptionChoice]
    low: int | None = None
    high: int | None = None
    of_one_hand: bool = False  # for counting: a table knows it by itself


class RuleCard(Layout, frozen=True, kw_only=True):
    """What a page must know of a rule set, so that no page is made for one of them."""

    name: str
    text: str  # one line: what is special about it
    family: str  # riichi, classical …: pages group by it
    words: str  # other names by which people look for it, in all languages
    unit: str  # fan, points …
    red_fives: bool
    kinds: list[str]  # tiles of the set, one of each
    seats: str  # winds that somebody sits at
    winds_out: bool  # the tiles of one wind, another in every deal
    special: str  # a hand that few other rule sets have, in notation
    circumstances: list[str]  # of a win: those that some pattern asks about
    options: list[OptionCard]
    sheets: list[SheetFormat]  # formats in which it is printed here
    prints: list[PrintName] = []  # what there is to print


class HouseDifference(Part, frozen=True, kw_only=True):
    """One thing that house rules do in another way than their base."""

    where: str
    name: str
    base: str
    house: str


class HousePage(Part, frozen=True, kw_only=True):
    """House rules that somebody shared: /rules/ID shows them."""

    id: str
    name: str
    base: str
    base_name: str
    hash: str
    file: str
    options: Options
    differences: list[HouseDifference]


# --- tables ---


class Seated(Part, frozen=True, kw_only=True):
    """The key to a seat; `seat` is the place at which one waits until seats are drawn."""

    table: str
    seat: int
    token: str
    commitment: str  # the hash of the server's seed, told before the player's; empty where walls are laid


class TableCard(Part, frozen=True, kw_only=True):
    """What is played and who sits there."""

    setup: Setup
    phase: Phase
    players: list[Player]
    rematch: str = ""  # the table that goes on with the same players


class Transfer(Part, frozen=True, kw_only=True):
    """What one seat pays another."""

    payer: int
    receiver: int
    points: int


class WinResult(Part, frozen=True, kw_only=True):
    """A win with its explanation."""

    seat: int
    source: int
    tile: str
    hand: str  # as a link of the calculator takes it
    gained: list[int]  # by seat
    explanation: Won


class ReadyHand(Part, frozen=True, kw_only=True):
    """A hand that was ready, and on what."""

    seat: int
    waits: list[str]


class HandResult(Part, frozen=True, kw_only=True):
    """How a hand ended: its wins with their explanations, or the draw."""

    number: int
    round: int
    deal: int  # of the round: East 1
    dealer: int
    honba: int
    kind: EndingType
    reason: str  # of nagashi mangan, an abortive draw or an offence, in sentences
    nagashi: list[int]  # seats that have it
    offences: list[str]  # that did not end the hand, as sentences
    winds: list[str]  # by seat; none of one who sat out
    flows: list[Transfer]  # where everybody settles with everybody; elsewhere `gained` says it all
    wins: list[WinResult]
    ready: list[ReadyHand]
    indicators: list[str]
    ura: list[str]
    before: list[int]
    after: list[int]


# --- replays ---


class NewReplay(Part, frozen=True, kw_only=True):
    """Where a game that was brought is."""

    id: str


class ReplayWin(Part, frozen=True, kw_only=True):
    """A win in the list of a game."""

    seat: int
    source: int
    points: int  # gained


class ReplayHand(Part, frozen=True, kw_only=True):
    """A hand in the list of a game: where it begins, how it ended, and how everybody stands after it."""

    event: int  # events before it
    round: int
    deal: int
    dealer: int
    honba: int
    kind: EndingType | None  # None: it was not played to its end
    wins: list[ReplayWin]
    points: list[int]


class Replay(Part, frozen=True, kw_only=True):
    """A game that is over, with every tile; `proof`: does it pass every check, and did this server sign it?"""

    id: str
    rules: str
    name: str  # of house rules; empty where `rules` names built-in ones
    options: Options
    layout: Layout
    players: list[str]  # names by seat; empty where nobody knows them
    proof: Proof
    signer: str  # the key; empty where nobody signed
    midway: bool  # begins in the middle of a game: nothing is known of the hands before
    events: list[Event]
    hands: list[ReplayHand]


# --- the calculator ---


class Useful(Part, frozen=True, kw_only=True):
    """A tile that brings the hand nearer, or finishes it."""

    tile: str
    left: int


class Answer(Part, frozen=True, kw_only=True):
    """A hand counted by one rule set."""

    rules: str
    name: str
    explanation: Explanation | None  # None: the hand does not fit these rules
    problem: str = ""  # why not, as a sentence
    shanten: int | None = None
    discard: str = ""  # what is best thrown first, where the hand has a tile more than it waits with
    useful: list[Useful] = []


class Problem(Part, frozen=True, kw_only=True):
    """Every refusal."""

    code: str
    text: str
