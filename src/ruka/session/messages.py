"""What a table and its players say to each other, whatever carries it: version 1 of the protocol (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, PlainSerializer

from ruka.engine.actions import Action
from ruka.engine.events import Event
from ruka.engine.view import View

VERSION = 1
MOST_WORD = 64  # letters

WireEvent = Annotated[Event, PlainSerializer(Event.to_json)]
WireAction = Annotated[Action, PlainSerializer(Action.to_json)]
WireView = Annotated[View, PlainSerializer(View.to_json)]
Name = Annotated[str, Field(min_length=1, max_length=24)]
Word = Annotated[str, Field(max_length=MOST_WORD)]  # the name of something that ruka knows, or does not
Seed = Annotated[str, Field(pattern="^[0-9a-f]{0,64}$")]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


# --- what a table is ---


class Clock(Message):
    """Seconds for each move, then the bank for the whole hand; without `move` nobody is hurried."""

    move: float | None = Field(default=None, gt=0, le=600)
    bank: float = Field(default=0, ge=0, le=3600)


Pace = Literal["fast", "even", "full"]
Kind = Literal["person", "bot", "open"]


class Player(Message):
    """Who sits at a seat. A bot plays for a person who is away."""

    name: str
    kind: Kind
    connected: bool = True
    away: bool = False


class Setup(Message):
    """What is played and how; fixed when the table is made."""

    id: str
    rules: str
    revision: int = 0  # an older one of the rule set, with which the game began; 0: today's
    house: str = ""  # the name of house rules, which `rules` is the link to
    options: dict[str, bool | int | str | tuple[int, ...]] = {}
    clock: Clock = Clock()
    pace: Pace = "even"
    host: int = 0  # the seat that may start the game
    bots: list[str] = []  # by seat: the program of the server that plays there; none: our own bot
    hints: bool = False  # only people who play against bots alone are given advice
    draw_seats: bool = False  # by lot, when the game begins; until then a seat is only a place to wait at


class Layout(Message):
    """What the table's own rules ask of its picture, options and all; events are folded by it too."""

    id: str
    players: int  # those who play a hand
    people: int  # ... and those who sit out
    hand_tiles: int
    wall: int  # tiles that stand in the walls
    discards: int  # for which there is room in front of everybody
    dead_wall: int
    break_rolls: int  # throws whose sum says where the wall is broken; the first one says before whom
    turns: int  # of everybody in a hand; 0: until the wall ends
    indicators: int  # turned at the deal; 0: no dora
    flowers: int  # and seasons
    nuki: bool  # norths are set aside
    riichi: bool
    bet: int
    counters: bool  # honba
    fine: int  # put into the middle for a wrong call
    start_points: list[int]  # of each seat
    discards_in_rows: bool  # False: a free heap, where one's own discards forbid nothing
    readiness: bool  # who is ready when the wall ends is told and paid
    hands_settle: bool  # those who did not win show and settle too


# --- what the table says ---


class Wait(Message):
    """A tile that finishes the hand: how many are unseen, and what it is worth on a discard."""

    tile: str
    left: int
    points: int
    name: str = ""  # of a limit
    wins: bool = True  # false: complete, but too little for a win on a discard (no yaku)
    draw_wins: bool = True  # the same by one's own draw


class Waits(Message):
    """What the hand waits on, as it is or after a discard."""

    discard: str = ""
    waits: list[Wait]
    furiten: str = ""  # why: discarded, passed


class Ask(Message):
    """The seat must act: one of `actions`, with the number of the question."""

    type: Literal["ask"] = "ask"
    question: int
    actions: list[WireAction]
    wrong: list[WireAction] = []  # what a table of open discipline takes and punishes
    waits: list[Waits] = []  # after each discard that leaves the hand ready
    seconds: float | None = None  # left for this move, the bank apart
    bank: float = 0


class HandOver(Message):
    """The points of everybody after a hand, for the graph of the game."""

    round: int
    deal: int  # of the round: East 1
    dealer: int
    honba: int
    points: list[int]


Phase = Literal["open", "playing", "result", "over"]


class State(Message):
    """Everything a viewer needs to sit down, or to come back."""

    type: Literal["state"] = "state"
    version: int = VERSION
    setup: Setup
    layout: Layout
    seat: int | None  # whose view it is; None watches
    phase: Phase
    players: list[Player]
    number: int = 0  # of events so far
    view: WireView | None = None  # None before the first deal
    hand: list[WireEvent] = []  # what has happened in this hand, as the viewer may know it
    last: list[WireEvent] = []  # in the phases result and over: the events that ended the hand
    history: list[HandOver] = []
    waits: Waits | None = None
    ask: Ask | None = None
    ready: list[int] = []  # seats that want the next hand
    rematch: str = ""  # the table that goes on with the same players
    commitment: str = ""  # the hash of the server's seed; empty where walls are laid
    places: list[int] = []  # by seat: where everybody sat before seats were drawn; empty: nobody moved


class Players(Message):
    type: Literal["players"] = "players"
    players: list[Player]
    phase: Phase


class Happened(Message):
    """Events in order, as the viewer may see them. `number` counts those before."""

    type: Literal["events"] = "events"
    number: int
    events: list[WireEvent]
    phase: Phase
    waits: Waits | None = None  # of the viewer's own hand, while somebody else moves


class Ready(Message):
    """Who wants the next hand."""

    type: Literal["ready"] = "ready"
    seats: list[int]


class Rematch(Message):
    """The same players go on at this table; `token` opens the player's own seat there."""

    type: Literal["rematch"] = "rematch"
    table: str
    token: str | None = None
    commitment: str = ""


class Refused(Message):
    """Nothing was done, and why."""

    type: Literal["refused"] = "refused"
    code: str
    text: str


class Because(Message):
    """Why an action is not possible now; an empty text: it is possible."""

    type: Literal["because"] = "because"
    action: WireAction
    code: str = ""
    text: str = ""


class Hint(Message):
    """What a bot would do."""

    type: Literal["hint"] = "hint"
    question: int
    action: WireAction


class Notice(Message):
    """Something that everybody at the table ought to know."""

    type: Literal["notice"] = "notice"
    code: str
    text: str


Said = State | Players | Happened | Ask | Ready | Rematch | Refused | Because | Hint | Notice


# --- what a player says ---


class Hello(Message):
    """The first message: the token of a seat, or none to watch; the language of the sentences.

    `seed` is the player's share of the shuffle: the first one that comes before the deal counts.
    """

    type: Literal["hello"] = "hello"
    version: int
    token: str | None = None
    lang: Literal["cs", "pl", "en"] = "en"
    seed: Seed = ""


class Act(Message):
    """The answer to a question; the action names no seat: it is the one of the token."""

    type: Literal["act"] = "act"
    question: int
    action: dict[Word, bool | Word]


class WhyNot(Message):
    type: Literal["why"] = "why"
    action: dict[Word, bool | Word]


class Plain(Message):
    """Start the game (the rest are bots); the next hand; advice; the same again; leave the seat to a bot, and back."""

    type: Literal["start", "next", "hint", "rematch", "leave", "back"]


Heard = Annotated[Hello | Act | WhyNot | Plain, Field(discriminator="type")]
