"""The JSON of tenhou.net/6: for each seat a list of its draws and one of its discards."""

from ruka.records.tenhou.json.read import read, recognises
from ruka.records.tenhou.json.write import write

__all__ = ["read", "recognises", "write"]
