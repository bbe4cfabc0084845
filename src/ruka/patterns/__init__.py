"""The shared catalogue of patterns. Rule sets price them; a pattern is written once."""

from ruka.patterns import circumstances, flowers, hands, international, limits, points, special

__all__ = ["circumstances", "flowers", "hands", "international", "limits", "points", "special"]
