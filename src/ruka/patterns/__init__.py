"""The shared catalogue of patterns. Rule sets price them; a pattern is written once."""

from ruka.patterns import circumstances, hands, limits, points

__all__ = ["circumstances", "hands", "limits", "points"]
