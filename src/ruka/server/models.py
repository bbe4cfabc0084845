"""What REST calls take; what they answer is in `ruka.schema.answers`. The client's types are made from both."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, RootModel

from ruka.explain.book import Book
from ruka.learn.courses.telling import CourseCard, ToldLesson
from ruka.learn.customs import CustomsOverview, CustomsPage
from ruka.learn.gallery.patterns import PatternGallery
from ruka.schema import Action
from ruka.schema.arcade import ItemId, Operator
from ruka.schema.learning import DrillAnswer, Progress, ReviewCard
from ruka.schema.messages import MOST_WORD, Clock, Fill, Kind, Lang, Pace, Strength, Watched
from ruka.schema.puzzles import MOST_TRIES, GuestTry, PuzzleRating, Theme
from ruka.server.people import Name
from ruka.server.people.passwords import MOST_PASSWORD

MOST_ANSWER = 16 * 1024  # letters
MOST_RECORD = 1024 * 1024  # bytes of a game that somebody brings
SEED = r"^[A-Za-z0-9_-]{1,32}$"
MOST_GAMES = 50  # as many seats as a browser keeps
Terms = Literal["native", "japanese"]
Word = Annotated[str, Field(max_length=MOST_WORD)]  # the name of something that ruka knows, or does not
EachSeat = Annotated[tuple[int, ...], Field(max_length=8)]  # a number for each
Options = dict[Word, bool | int | Word | EachSeat]


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid")


class CourseList(RootModel[list[CourseCard]]):
    """The courses with their lessons."""


class LessonPage(RootModel[ToldLesson]):
    """A lesson in words of one language."""


class CustomsList(RootModel[CustomsOverview]):
    """Ways of the wall, and manners."""


class CustomsOf(RootModel[CustomsPage]):
    """The table's customs under one rule set."""


class PatternsOf(RootModel[PatternGallery]):
    """The gallery of a rule set's patterns."""


class RuleBook(RootModel[Book]):
    """Everything that a rule set says, in words of one language."""


class NewRules(Model):
    """House rules as a file has them (docs/house-rules.md)."""

    file: str = Field(max_length=16 * 1024)
    lang: Lang = "en"


class NewTable(Model):
    rules: Word
    options: Options = {}
    clock: Clock = Clock()
    pace: Pace = "even"
    name: Name
    seats: list[Kind] = []  # none: the rest are bots
    bots: list[Annotated[str, Field(max_length=24)]] = []  # by seat: a program of this server; none: our own bot
    draw_seats: bool = True  # by lot when the game begins (000 2.3); False: everybody plays where they sat down
    listed: bool = False
    rated: bool = False
    strength: Strength = "anyone"
    fill: Fill | None = None
    watched: Watched | None = None  # None: by everybody where the table is listed, else by the link
    delay: float | None = Field(default=None, ge=0, le=600)  # None: a minute among people, none against bots
    lang: Lang = "en"


class Learner(Model):
    """Whoever plays a first game."""

    name: Name
    lang: Lang = "en"


ClockClass = Literal["calm", "even", "fast"]  # nobody is hurried; ten seconds for a move; five


class QuickSeat(Model):
    """Any table of this kind: the best one that waits, or a new one."""

    rules: Word = ""  # with its options exactly these rules, or any of a family
    options: Options = {}
    family: Word = ""
    players: int | None = Field(default=None, ge=2, le=5)
    clock: ClockClass = "even"
    pace: Pace = "even"  # of a new table
    rated: bool = False
    strength: Strength = "anyone"
    fill: Fill | None = Fill(after=30, level="club")  # of a new table; None: people alone
    name: Name
    lang: Lang = "en"


class Invite(Model):
    """A friend to a table."""

    person: Word
    lang: Lang = "en"


class TakeSeat(Model):
    name: Name
    seat: int | None = Field(default=None, ge=0, lt=5)
    lang: Lang = "en"


Password = Annotated[str, Field(max_length=MOST_PASSWORD)]


class NewPerson(Model):
    """A new account."""

    name: Name
    password: Password
    lang: Lang = "en"


class SignIn(Model):
    """By name and password."""

    name: Word
    password: Password
    lang: Lang = "en"


class Recovery(Model):
    """Come in by a recovery code, with a new password."""

    name: Word
    code: Word
    password: Password
    lang: Lang = "en"


class PasskeyAnswer(Model):
    """What a browser answers with a passkey, as JSON, to a challenge."""

    challenge: Word  # its id
    answer: str = Field(max_length=MOST_ANSWER)
    name: str = Field(default="", max_length=40)  # of a new one
    lang: Lang = "en"


class Proof(Model):
    """That it is really you: the password, or a passkey."""

    password: Password = ""
    passkey: PasskeyAnswer | None = None
    lang: Lang = "en"


class NewPassword(Model):
    password: Password
    lang: Lang = "en"


class NewName(Model):
    name: Name
    lang: Lang = "en"


class GuestKeys(Model):
    """Of seats that were taken without an account."""

    tokens: list[Word] = Field(max_length=MOST_GAMES)
    lang: Lang = "en"


class NewFriend(Model):
    """By name, or by the id of the account."""

    name: Word = ""
    person: Word = ""
    lang: Lang = "en"


class Ban(Model):
    days: int | None = Field(default=None, ge=1, le=3650)  # None: for good
    reason: str = Field(default="", max_length=200)
    lang: Lang = "en"


class OwnGame(Model):
    """A game that is over, and who of its players is asked about."""

    id: Word  # of a table, or of a game that was brought
    # or the key to it; empty: the seat of whoever is signed in
    seat: Annotated[int, Field(ge=0, lt=5)] | Annotated[str, Field(max_length=64)]


class HabitsQuestion(Model):
    """What somebody does again and again, in these games."""

    games: list[OwnGame] = Field(min_length=1, max_length=MOST_GAMES)
    lang: Lang = "en"


class ScoreQuestion(Model):
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


Notation = Annotated[str, Field(max_length=200)]  # tiles
Wind = Literal["east", "south", "west", "north"]


class ElementQuestion(Model):
    """Which tiles complete a part of a hand?"""

    tiles: Notation  # of one suit
    visible: Notation = ""  # seen elsewhere
    lang: Lang = "en"


class PotentialQuestion(Model):
    """How many tiles does a hand need to win, and how is it to be played?"""

    hand: Notation
    turn: int = Field(default=1, ge=1, le=100)
    visible: Notation = ""
    forms: Word = "regular"
    tiles: int = 136  # of the set
    lang: Lang = "en"


class DangerQuestion(Model):
    """Can anybody win on a tile when these are seen?"""

    tile: Notation
    visible: Notation = ""
    rules: Word = ""  # a rule set or a link, whose forms and tiles count; none: those named here
    forms: Word = "regular"
    tiles: int = 136
    lang: Lang = "en"


class ReadingQuestion(Model):
    """What does a player collect, and is the hand ready?"""

    discards: Notation  # in order
    melds: Notation = ""  # sets on the table
    seat: Wind | Literal[""] = ""
    round: Wind | Literal[""] = ""
    passed: Notation | None = None  # could have been taken for a chow
    cuts: Notation = ""  # of each discard: h from the hand, d as drawn, a dot where nobody knows
    lang: Lang = "en"


class DrillReply(Model):
    """The answer to a question of a drill or a lesson, and its card where it came again."""

    drill: Word
    rules: Word
    level: int = Field(ge=1, le=9)
    seed: Annotated[str, Field(pattern=SEED)]
    answer: DrillAnswer
    card: ReviewCard | None = None  # kept by the browser; of a person the server has it
    lang: Lang = "en"
    terms: Terms = "native"


class OwnProgress(Model):
    """What a browser has kept of a learner."""

    progress: Progress
    lang: Lang = "en"


class PuzzleWish(Model):
    """Which puzzle comes next; what a browser without an account knows of its player is said here."""

    rules: Word
    theme: Theme | None = None
    rating: PuzzleRating | None = None
    seen: list[Annotated[str, Field(max_length=48)]] = Field(default=[], max_length=MOST_TRIES)  # the latest last
    lang: Lang = "en"
    terms: Terms = "native"


class PuzzleReply(Model):
    """What somebody would do."""

    action: Action
    helped: bool = False  # a hint was asked for
    again: bool = False  # it was tried before in this browser
    rating: PuzzleRating | None = None  # kept by the browser; of a person the server has it
    lang: Lang = "en"
    terms: Terms = "native"


class OwnTries(Model):
    """Puzzles that somebody tried in a browser without an account."""

    tries: list[GuestTry] = Field(max_length=MOST_TRIES)
    lang: Lang = "en"


class OwnPuzzlesQuestion(Model):
    """Of which game, and whose moments."""

    game: OwnGame
    lang: Lang = "en"


class Privacy(Model):
    """Who may see one's games and statistics."""

    private: bool
    lang: Lang = "en"


class Challenger(Model):
    """Whoever begins a campaign of the arcade."""

    name: Name
    lang: Lang = "en"


class Purchase(Model):
    item: ItemId
    lang: Lang = "en"


class ItemUse(Model):
    """An item for this hand; `tiles`: those to be thrown back, in notation; none: the least useful ones."""

    item: ItemId
    tiles: Annotated[str, Field(max_length=60)] = ""
    lang: Lang = "en"


class SideBet(Model):
    """Points on one's own win of the coming hand."""

    points: int = Field(ge=1, le=1_000_000)
    lang: Lang = "en"


class OnwardCall(Model):
    """Into the next match, or on after a lost one."""

    lang: Lang = "en"


class OperatorSwitches(Model):
    operator: Operator
    lang: Lang = "en"
