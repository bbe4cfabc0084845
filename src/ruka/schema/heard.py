"""What a player says to a table, and how it is read: the other half of version 1 of the protocol (docs/protocol.md)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta

from ruka.errors import RukaError
from ruka.schema.actions import ACTION_TYPES, Action, ActionType
from ruka.schema.aids import WantNeeds, WantSafety
from ruka.schema.messages import MOST_WORD, Lang, Phrase, Word
from ruka.schema.values import Message, Part, refusal

MOST_CHAT = 200  # letters
Reason = Literal["chat", "name", "play"]  # why somebody is reported
Seed = Annotated[str, Meta(pattern=r"^[0-9a-f]{0,64}(?!\n)$")]


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """The first message: the token of a seat, or none to watch; the language of the sentences.

    `seed` is the player's share of the shuffle: the first one that comes before the deal counts.
    """

    version: int
    token: str | None = None
    lang: Lang = "en"
    seed: Seed = ""


class Chosen(Part, frozen=True, kw_only=True, omit_defaults=True):
    """An action of the seat that speaks: it names none."""

    type: ActionType
    tile: Word = ""
    tiles: Word = ""
    drawn: bool = False

    def of(self, seat: int) -> Action:
        return _action(seat, self.type, self.tile, self.tiles, self.drawn)


_action = lru_cache(4096)(Action)  # the same ones are chosen again and again


class Act(Message, frozen=True, kw_only=True, tag="act"):
    """The answer to a question; one to an older question is refused (`old-question`)."""

    question: int
    action: Chosen


class WhyNot(Message, frozen=True, kw_only=True, tag="why"):
    """Why is this action not possible now? (“why can't I win?”)"""

    action: Chosen


class Start(Message, frozen=True, kw_only=True, tag="start"):
    """The host starts; open seats become bots."""


class Next(Message, frozen=True, kw_only=True, tag="next"):
    """The result has been read; the next hand begins when every person who is there has said so, or after a while."""


class WantHint(Message, frozen=True, kw_only=True, tag="hint"):
    """What would a bot do? Only at tables with bots and one person.

    Nothing is said where the question is answered before the bot has thought.
    """


class WantRematch(Message, frozen=True, kw_only=True, tag="rematch"):
    """The same again; where the server is full everybody is told so (`refused`), and may ask again."""


class Leave(Message, frozen=True, kw_only=True, tag="leave"):
    """A bot takes the seat over; one of a listed table that has not begun is open again."""


class Back(Message, frozen=True, kw_only=True, tag="back"):
    """... and gives it back."""


class Speak(Message, frozen=True, kw_only=True, tag="chat"):
    """Say something to everybody at the table: a ready phrase, or free text where all people there are friends."""

    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=MOST_CHAT)] = ""


class Report(Message, frozen=True, kw_only=True, tag="report"):
    """Tell whoever keeps the server what somebody at the table does; the last lines go with it."""

    seat: int
    reason: Reason = "chat"  # what they say, what they are called, or how they play


# Once the table is greeted.
Asked: TypeAlias = (
    Act | WhyNot | Start | Next | WantHint | WantSafety | WantNeeds | WantRematch | Leave | Back | Speak | Report
)
Heard: TypeAlias = Hello | Asked

for _message in get_args(Heard):
    _message.type = _message.__struct_config__.tag

_UNKNOWN = re.compile("Invalid enum value '(.*)'")
_heard: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)


def read_message(text: str | bytes) -> Heard:
    """What a player says; anything else is refused, with the field that is wrong.

    >>> read_message('{"type": "act", "question": 3, "action": {"type": "pass"}}').action.type
    'pass'
    """
    try:
        return _heard.decode(text)
    except msgspec.DecodeError as error:
        found = refusal(error)
        if found.words.get("field") == "type":
            found = RukaError("bad-message")
        if found.words.get("field") == "action.type" and (name := _UNKNOWN.match(str(error))):
            found = RukaError("unknown-action", name=name[1], known=", ".join(ACTION_TYPES))
            if len(name[1]) > MOST_WORD:
                found = RukaError("too-long", field="action.type", most=MOST_WORD)
        raise found from None
    except (UnicodeEncodeError, RecursionError):
        raise RukaError("bad-message") from None
