"""mjai: a game as JSON lines, as programs that play riichi speak it."""

from ruka.records.mjai.read import read, recognises
from ruka.records.mjai.write import write

__all__ = ["read", "recognises", "write"]
