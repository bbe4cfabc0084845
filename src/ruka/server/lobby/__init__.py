"""The lobby: who wants to play what. Tables are made, joined and made again here, in the database alone."""

from ruka.server.lobby.lobby import Lobby, NewGame, playable

__all__ = ["Lobby", "NewGame", "playable"]
