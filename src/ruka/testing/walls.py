"""Walls to order, for tests as for records that tell the tiles of a hand and not its wall."""

from ruka.engine.walls import build_wall

__all__ = ["build_wall"]
