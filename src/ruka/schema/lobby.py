"""What the lobby tells: tables that wait for people, games to watch, and who invites whom (docs/protocol.md)."""

# ruff: noqa: RUF012 (every message gets an empty list of its own)
from __future__ import annotations

from typing import TypeAlias, get_args

from ruka.schema.messages import Player, Setup
from ruka.schema.values import Message, Part


class LobbyTable(Part, frozen=True, kw_only=True):
    """A table as the lobby shows it."""

    setup: Setup
    family: str  # of its rules: riichi, classical …
    players: list[Player]  # by place
    since: str  # ISO 8601: when it was made, or when its game began


class Invitation(Part, frozen=True, kw_only=True):
    """A friend invites you to a table."""

    table: LobbyTable
    host: str  # the name of the friend
    since: str


class LobbyPage(Part, frozen=True, kw_only=True):
    """What is going on."""

    open: list[LobbyTable]  # strangers may sit down, the fullest first
    games: list[LobbyTable]  # that everybody may watch, the newest first
    invitations: list[Invitation] = []  # of whoever is signed in


class LobbyNow(Message, frozen=True, kw_only=True, tag="lobby"):
    """Everything: the first message."""

    open: list[LobbyTable]
    games: list[LobbyTable]


class LobbyChanged(Message, frozen=True, kw_only=True, tag="changed"):
    """What is new or different since, and which tables are neither open nor watched any more."""

    open: list[LobbyTable] = []
    games: list[LobbyTable] = []
    gone: list[str] = []


class Invitations(Message, frozen=True, kw_only=True, tag="invitations"):
    """All that wait for you, after any of them came or went."""

    invitations: list[Invitation]
    asks: int = 0  # how many people would like to be your friends


LobbySays: TypeAlias = LobbyNow | LobbyChanged | Invitations

for _message in get_args(LobbySays):
    _message.type = _message.__struct_config__.tag
