"""What a server tells people about themselves and each other (docs/protocol.md)."""

from __future__ import annotations

from typing import Literal

from ruka.schema.values import Part

Friendship = Literal["friend", "asked", "asks", "blocked"]
Act = Literal["keeper", "no-keeper", "ban", "unban", "rename", "end-visits", "codes", "settle"]


class Me(Part, frozen=True, kw_only=True):
    """Whoever is signed in in this browser."""

    id: str  # everybody may know it
    name: str
    keeper: bool  # of this server
    visit: str  # this browser


class VisitCard(Part, frozen=True, kw_only=True):
    """A browser in which somebody is signed in."""

    id: str
    about: str  # the browser, in words
    made: str  # ISO 8601
    seen: str  # an hour more or less
    this: bool  # the one that asks


class PasskeyCard(Part, frozen=True, kw_only=True):
    """A passkey of one's own."""

    id: str
    name: str
    made: str
    used: str  # empty: never


class Account(Part, frozen=True, kw_only=True):
    """What a person knows of their own account."""

    name: str
    made: str
    codes: int  # recovery codes that are left
    passkeys: list[PasskeyCard]
    visits: list[VisitCard]


class PasskeyChallenge(Part, frozen=True, kw_only=True):
    """What a browser is to ask a passkey: options of WebAuthn, as JSON."""

    id: str
    options: str


class TakenIn(Part, frozen=True, kw_only=True):
    """How many games of a guest are those of the person now."""

    games: int


class FriendCard(Part, frozen=True, kw_only=True):
    """Another person, as one knows them: `asks` would like to be friends."""

    id: str
    name: str
    state: Friendship
    here: bool = False  # now; of friends alone


class ReportCard(Part, frozen=True, kw_only=True):
    """What somebody reported, for keepers."""

    id: str
    person: str  # about whom; empty: a guest
    name: str
    by: str  # empty: a guest
    table: str
    reason: str
    text: str
    made: str
    settled: str  # empty: not yet


class PersonCard(Part, frozen=True, kw_only=True):
    """A person, as keepers see them."""

    id: str
    name: str
    made: str
    keeper: bool
    banned: str  # until when; empty: no
    reason: str
    visits: int


class KeeperAct(Part, frozen=True, kw_only=True):
    """Who did what to whom."""

    keeper: str  # names; empty: whoever runs the server
    person: str
    act: Act
    text: str
    made: str
