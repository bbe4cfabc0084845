"""What REST calls take and answer; the web client's types are made from these (tools/web_types.py)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, RootModel

from ruka.explain.book import Book
from ruka.server.people import Name
from ruka.session.messages import Clock, Kind, Layout, Pace, Phase, Player, Setup, WireEvent, Word

Lang = Literal["cs", "pl", "en"]
Terms = Literal["native", "japanese"]
EachSeat = Annotated[tuple[int, ...], Field(max_length=8)]  # a number for each
Options = dict[Word, bool | int | Word | EachSeat]


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid")


# --- rule sets ---


class Choice(Model):
    """A value of an option with its name."""

    value: bool | int | str
    name: str


class OptionCard(Model):
    """An option of a rule set; a yes or no has no choices, and neither has a number between two others."""

    name: str
    text: str  # one sentence: what it changes
    default: bool | int | str | tuple[int, ...]
    choices: list[Choice]
    low: int | None = None
    high: int | None = None
    of_one_hand: bool = False  # for counting: a table knows it by itself


SheetFormat = Literal["html", "pdf"]


class RuleCard(Layout):
    """What a page must know of a rule set, so that no page is made for one of them."""

    name: str
    text: str  # one line: what is special about it
    family: str  # riichi, classical …: pages group by it
    unit: str  # fan, points …
    red_fives: bool
    kinds: list[str]  # tiles of the set, one of each
    seats: str  # winds that somebody sits at
    winds_out: bool  # the tiles of one wind, another in every deal
    special: str  # a hand that few other rule sets have, in notation
    circumstances: list[str]  # of a win: those that some pattern asks about
    options: list[OptionCard]
    sheets: list[SheetFormat]  # formats in which its sheet of one page is available here


class RuleBook(RootModel[Book]):
    """Everything that a rule set says, in words of one language."""


class NewRules(Model):
    """House rules as a file has them (docs/house-rules.md)."""

    file: str = Field(max_length=16 * 1024)
    lang: Lang = "en"


class HouseDifference(Model):
    """One thing that house rules do in another way than their base."""

    where: str
    name: str
    base: str
    house: str


class HousePage(Model):
    """House rules that somebody shared: /rules/ID shows them."""

    id: str
    name: str
    base: str
    base_name: str
    hash: str
    file: str
    options: dict[str, bool | int | str | tuple[int, ...]]
    differences: list[HouseDifference]


# --- tables ---


class NewTable(Model):
    rules: Word
    options: Options = {}
    clock: Clock = Clock()
    pace: Pace = "even"
    name: Name
    seats: list[Kind] = []  # none: the rest are bots
    bots: list[Annotated[str, Field(max_length=24)]] = []  # by seat: a program of this server; none: our own bot
    draw_seats: bool = True  # by lot when the game begins (000 2.3); False: everybody plays where they sat down
    lang: Lang = "en"


class TakeSeat(Model):
    name: Name
    seat: int | None = Field(default=None, ge=0, lt=5)
    lang: Lang = "en"


class Seated(Model):
    """The key to a seat; `seat` is the place at which one waits until seats are drawn."""

    table: str
    seat: int
    token: str
    commitment: str  # the hash of the server's seed, told before the player's; empty where walls are laid


class TableCard(Model):
    """What is played and who sits there."""

    setup: Setup
    phase: Phase
    players: list[Player]
    rematch: str = ""  # the table that goes on with the same players


Ending = Literal["win", "exhausted", "nagashi", "aborted", "offence"]


class HandResult(Model):
    """How a hand ended: its wins with their explanations (as `ruka.explain` tells them), or the draw."""

    number: int
    round: int
    deal: int  # of the round: East 1
    dealer: int
    honba: int
    kind: Ending
    reason: str  # of nagashi mangan, an abortive draw or an offence, in sentences
    nagashi: list[int]  # seats that have it
    offences: list[str]  # that did not end the hand, as sentences
    winds: list[str]  # by seat; none of one who sat out
    flows: list[Flow]  # where everybody settles with everybody; elsewhere `gained` says it all
    wins: list[WinResult]
    ready: list[ReadyHand]
    indicators: list[str]
    ura: list[str]
    before: list[int]
    after: list[int]


class Flow(Model):
    payer: int
    receiver: int
    points: int


class WinResult(Model):
    seat: int
    source: int
    tile: str
    hand: str  # as a link of the calculator takes it
    gained: list[int]  # by seat
    explanation: dict[str, Any]


class ReadyHand(Model):
    seat: int
    waits: list[str]


# --- replays ---


class NewReplay(Model):
    id: str


class ReplayWin(Model):
    seat: int
    source: int
    points: int  # gained


class ReplayHand(Model):
    """A hand in the list of a game: where it begins, how it ended, and how everybody stands after it."""

    event: int  # events before it
    round: int
    deal: int
    dealer: int
    honba: int
    kind: Ending | None  # None: it was not played to its end
    wins: list[ReplayWin]
    points: list[int]


Proof = Literal["verified", "unknown-key", "broken", "unsigned"]


class Replay(Model):
    """A game that is over, with every tile; `proof`: does it pass every check, and did this server sign it?"""

    id: str
    rules: str
    name: str  # of house rules; empty where `rules` names built-in ones
    options: dict[str, bool | int | str | tuple[int, ...]]
    layout: Layout
    players: list[str]  # names by seat; empty where nobody knows them
    proof: Proof
    signer: str  # the key; empty where nobody signed
    midway: bool  # begins in the middle of a game: nothing is known of the hands before
    events: list[WireEvent]
    hands: list[ReplayHand]


# --- the calculator ---


class Question(Model):
    """A hand and its circumstances, for one rule set or for several side by side."""

    rules: list[Word] = Field(min_length=1, max_length=20)
    options: Options = {}  # of the first
    hand: str = Field(max_length=200)  # in the notation, sets and the winning tile in it
    draw: bool = False
    seat: Literal["east", "south", "west", "north"] = "south"
    round: Literal["east", "south", "west", "north"] = "east"
    circumstances: list[Word] = Field(
        default=[], max_length=20
    )  # riichi, ippatsu, last-tile … as `ruka score` names them
    dora: str = Field(default="", max_length=40)
    ura: str = Field(default="", max_length=40)
    honba: int = Field(default=0, ge=0, le=99)
    sticks: int = Field(default=0, ge=0, le=99)
    nuki: int = Field(default=0, ge=0, le=4)
    others: dict[Literal["east", "south", "west", "north"], Annotated[str, Field(max_length=200)]] = {}
    lang: Lang = "en"
    terms: Terms = "native"


class Useful(Model):
    """A tile that brings the hand nearer, or finishes it."""

    tile: str
    left: int


class Answer(Model):
    rules: str
    name: str
    explanation: dict[str, Any] | None  # None: the hand does not fit these rules
    problem: str = ""  # why not, as a sentence
    shanten: int | None = None
    discard: str = ""  # what is best thrown first, where the hand has a tile more than it waits with
    useful: list[Useful] = []


class Problem(Model):
    """Every refusal."""

    code: str
    text: str
