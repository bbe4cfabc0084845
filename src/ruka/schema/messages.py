"""What a table is and says, whatever carries it: version 1 of the protocol (docs/protocol.md). What players say is in
`ruka.schema.heard`."""

# ruff: noqa: RUF012 (every message gets an empty list of its own)
from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta

from ruka.schema.actions import Action
from ruka.schema.aids import Needs, Safety, Turn
from ruka.schema.coaching import CoachedChoice, Grade, HelpKind
from ruka.schema.events import Event
from ruka.schema.values import Message, Part
from ruka.schema.views import View, Waits

VERSION = 1
MOST_WORD = 64  # letters

Word = Annotated[str, Meta(max_length=MOST_WORD)]  # the name of something that ruka knows, or does not
Lang = Literal["cs", "pl", "en"]
Options = dict[str, bool | int | str | tuple[int, ...]]

# What can be said at a table without being written: each reads it in their own language (texts/*/phrases.ftl).
Greeting = Literal["hello", "nice-to-meet", "welcome-back", "see-you", "must-go"]
Wish = Literal["good-luck", "have-fun", "you-too", "one-more"]
Praise = Literal["nice-hand", "beautiful", "well-played", "well-defended", "good-game"]
Kindness = Literal["thanks", "you-are-welcome", "sorry", "no-problem", "my-mistake"]
Waiting = Literal["one-moment", "back-again", "thinking", "take-your-time"]
Luck = Literal["what-luck", "bad-luck", "so-close"]
Phrase = Literal[Greeting, Wish, Praise, Kindness, Waiting, Luck]
PHRASES: dict[str, tuple[Phrase, ...]] = {
    "greetings": get_args(Greeting),
    "wishes": get_args(Wish),
    "praise": get_args(Praise),
    "kindness": get_args(Kindness),
    "waiting": get_args(Waiting),
    "luck": get_args(Luck),
}


# --- what a table is ---


class Clock(Part, frozen=True, kw_only=True):
    """Seconds for each move, then the bank for the whole hand; without `move` nobody is hurried."""

    move: Annotated[float, Meta(gt=0, le=600)] | None = None
    bank: Annotated[float, Meta(ge=0, le=3600)] = 0


Pace = Literal["fast", "even", "full"]
Kind = Literal["person", "bot", "open"]


class Player(Part, frozen=True, kw_only=True):
    """Who sits at a seat. A bot plays for a person who is away."""

    name: str
    kind: Kind
    connected: bool = True
    away: bool = False
    person: str = ""  # the account of whoever has one; names of guests are only what they say


class Fill(Part, frozen=True, kw_only=True):
    """Bots take the seats that are still open after so many seconds."""

    after: Annotated[float, Meta(ge=0, le=3600)]
    level: Word = ""  # novice, club, expert; none: our own bot as always


Strength = Literal["anyone", "beginners", "experienced"]
Watched = Literal["everybody", "link", "nobody"]
Delay = Annotated[float, Meta(ge=0, le=600)]


class Setup(Part, frozen=True, kw_only=True):
    """What is played and how; fixed when the table is made."""

    id: str
    rules: str
    revision: int = 0  # an older one of the rule set, with which the game began; 0: today's
    house: str = ""  # the name of house rules, which `rules` is the link to
    options: Options = {}
    clock: Clock = Clock()
    pace: Pace = "even"
    host: int = 0  # the seat that may start the game
    bots: list[str] = []  # by seat: the program of the server that plays there; none: our own bot
    hints: bool = False  # only people who play against bots alone are given advice
    draw_seats: bool = False  # by lot, when the game begins; until then a seat is only a place to wait at
    listed: bool = False  # the lobby shows it, and strangers may take its open seats
    rated: bool = False  # its result counts
    strength: Strength = "anyone"  # who is wanted at the open seats
    fill: Fill | None = None  # None: open seats wait until the host starts
    watched: Watched = "link"  # who may watch: anybody by the lobby, whoever has the link, or nobody
    delay: Delay = 0  # seconds by which those who watch are behind


class Layout(Part, frozen=True, kw_only=True):
    """What the table's own rules ask of its picture, options and all; events are folded by it too."""

    id: str
    players: int  # those who play a hand
    people: int  # ... and those who sit out
    hand_tiles: int
    wall: int  # tiles that stand in the walls
    discards: int  # for which there is room in front of everybody
    dead_wall: int
    replacement_tiles: int  # at the very end, before the indicators
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
    box: str  # all tiles that are played with, where a wind is out that one too
    dora: list[str]  # rings of kinds, each of which as an indicator points to the next; empty: no dora


# --- what the table says ---


class Ask(Message, frozen=True, kw_only=True, tag="ask"):
    """You must act: one of `actions`, with the number of the question."""

    question: int  # counted for each seat by itself, so that it tells nothing of others
    actions: list[Action]  # the legal ones
    wrong: list[Action] = []  # what a table of open discipline takes and punishes
    waits: list[Waits] = []  # after each discard that leaves the hand ready
    seconds: float | None = None  # left for this move, the bank apart
    bank: float = 0


class HandOver(Part, frozen=True, kw_only=True):
    """The points of everybody after a hand, for the graph of the game."""

    round: int
    deal: int  # of the round: East 1
    dealer: int
    honba: int
    points: list[int]


Phase = Literal["open", "playing", "result", "over"]


class Chat(Message, frozen=True, kw_only=True, tag="chat"):
    """Somebody at the table said something: a ready phrase, in the language of whoever reads it, or what friends
    write, which those who watch are not told.
    """

    number: int  # counts the lines of this table
    seat: int
    phrase: str = ""  # its name; empty where somebody wrote
    text: str


class RatingChange(Part, frozen=True, kw_only=True):
    """What a rated game changed for whoever played at a seat."""

    seat: int
    before: int
    after: int
    provisional: bool  # few games were rated so far


class State(Message, frozen=True, kw_only=True, tag="state"):
    """Everything a viewer needs to sit down, or to come back: the answer to `hello`."""

    version: int = VERSION
    setup: Setup
    layout: Layout
    seat: int | None  # whose view it is; None watches
    phase: Phase
    players: list[Player]
    number: int = 0  # of events so far
    view: View | None = None  # None before the first deal
    hand: list[Event] = []  # what has happened in this hand, as the viewer may know it
    last: list[Event] = []  # in the phases result and over: the events that ended the hand
    history: list[HandOver] = []
    waits: Waits | None = None
    ask: Ask | None = None
    turn: Turn | None = None
    ready: list[int] = []  # seats that want the next hand
    rematch: str = ""  # the table that goes on with the same players
    commitment: str = ""  # the hash of the server's seed; empty where walls are laid
    places: list[int] = []  # by seat: where everybody sat before seats were drawn; empty: nobody moved
    chat: list[Chat] = []  # the last lines that were said
    rated: list[RatingChange] = []  # in the phase over, where the game was rated
    watching: int = 0  # how many watch
    fills: float | None = None  # seconds until bots take the open seats


class Players(Message, frozen=True, kw_only=True, tag="players"):
    """Somebody came, left, lost the connection or came back."""

    players: list[Player]
    phase: Phase
    watching: int = 0  # how many watch
    fills: float | None = None  # seconds until bots take the open seats


class Happened(Message, frozen=True, kw_only=True, tag="events"):
    """Something happened."""

    number: int  # counts the events before: a gap is noticed (then say `hello` again)
    events: list[Event]  # in order, as this viewer may see them
    phase: Phase
    waits: Waits | None = None  # of the viewer's own hand, while somebody else moves


class ReadySeats(Message, frozen=True, kw_only=True, tag="ready"):
    """Who wants the next hand; after the game, who wants the same again."""

    seats: list[int]


class Rematch(Message, frozen=True, kw_only=True, tag="rematch"):
    """The same players go on at another table."""

    table: str
    token: str | None = None  # opens the same seat there
    commitment: str = ""  # that of the new game


class Rated(Message, frozen=True, kw_only=True, tag="rated"):
    """The game is over and was rated; it comes after the events that ended it."""

    changes: list[RatingChange]


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """Your last message was not carried out; nothing changed."""

    code: str
    text: str  # a sentence: why


class Because(Message, frozen=True, kw_only=True, tag="because"):
    """The answer to `why`: why an action is not possible now."""

    action: Action
    code: str = ""
    text: str = ""  # a sentence; empty: it is possible


class Hint(Message, frozen=True, kw_only=True, tag="hint"):
    """The answer to `hint`: what a bot would do, and why."""

    question: int
    action: Action
    kind: HelpKind = "other"  # what is decided
    choices: list[CoachedChoice] = []  # the best first; none where the bot gives no reasons
    sentences: list[str] = []  # why the first of them


class Judged(Message, frozen=True, kw_only=True, tag="judged"):
    """After the answer to a question for which a hint was wanted: how good it was, by the bot's own numbers."""

    question: int
    kind: HelpKind
    grade: Grade | None  # None: the bot has said nothing of what was done
    best: str  # what it would have done, in words
    sentences: list[str] = []  # why that, or what the answer gave away


class Notice(Message, frozen=True, kw_only=True, tag="notice"):
    """Something that everybody at the table ought to know.

    `bot-failed`: a bot of the server has failed, and the table passes or discards the drawn tile for it; of one that
    was asked about another's tile it is told when the hand is over. `person-left`, `person-gone` (the connection was
    lost) and `person-late` (the clock ran out again and again): a bot plays for somebody. `person-back`: not any more.
    """

    code: str
    text: str  # a sentence


Said: TypeAlias = (
    State
    | Players
    | Happened
    | Ask
    | Turn
    | ReadySeats
    | Rematch
    | Rated
    | Refused
    | Because
    | Hint
    | Judged
    | Safety
    | Needs
    | Notice
    | Chat
)

for _message in get_args(Said):
    _message.type = _message.__struct_config__.tag
