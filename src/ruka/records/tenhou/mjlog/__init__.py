"""Tenhou's XML (mjlog): every element is an event, tiles are numbers 0 to 135."""

from ruka.records.tenhou.mjlog.read import read, recognises
from ruka.records.tenhou.mjlog.write import write

__all__ = ["read", "recognises", "write"]
