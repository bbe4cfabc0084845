"""The lobby: who wants to play what. Tables are made, joined and made again here, in the database alone."""

from ruka.server.lobby.board import Board
from ruka.server.lobby.lobby import Known, Lobby, NewGame, playable
from ruka.server.lobby.rules import RuleShelf

__all__ = ["Board", "Known", "Lobby", "NewGame", "RuleShelf", "playable"]
