"""Whom a listed table wants, by the rating in the family of its rules: beginners, experienced players, or anyone."""

from __future__ import annotations

from ruka.errors import RukaError
from ruka.schema.messages import Strength
from ruka.server.ratings import PROVISIONAL, shown
from ruka.server.stores.results import KeptRating
from ruka.simulator.ratings import UNKNOWN

MIDDLE = shown(UNKNOWN)  # where everybody starts


def strength_of(rating: KeptRating | None) -> Strength:
    """Experienced is who stands in the upper half after enough games; of guests nothing is known."""
    if rating is None or rating.games < PROVISIONAL or shown(rating.rating) < MIDDLE:
        return "beginners"
    return "experienced"


def not_wanted(strength: Strength) -> RukaError:
    """The sentence for whoever a table is not meant for."""
    if strength == "beginners":
        return RukaError("for-beginners", rating=str(MIDDLE), games=PROVISIONAL)
    return RukaError("for-experienced", rating=str(MIDDLE), games=PROVISIONAL)
