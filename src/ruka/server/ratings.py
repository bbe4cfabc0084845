"""Ratings of people: OpenSkill for each family of rules, after every rated game.

Bots have fixed ratings, so that a scale stays what it is: our own bot is at the middle of it, in every family. Guests,
and programs of others, are players of whom nothing is known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ruka.agents.registry import HOUSE
from ruka.server.people import Agent, Holder, person_of
from ruka.simulator.ratings import UNKNOWN, Rating, rated

TAU = 25 / 300  # people learn, and forget: what a rating may be wrong by after each game
SCALE = 60  # points of a rating as people read it: 25 is 1500
SURE = 1.0  # of a bot's rating
BOTS = {"novice": Rating(24.0, SURE), "club": Rating(25.0, SURE), "expert": Rating(26.0, SURE)}
PROVISIONAL = 10  # games before a rating says much; leaderboards need as many
LEAST_PEOPLE = 2  # with accounts, or a game is not rated


def after_game(holders: Sequence[Holder | None], ranks: Sequence[int], known: Mapping[str, Rating]) -> list[Rating]:
    """By place; `known` are those of people so far.

    >>> from ruka.server.people import Person
    >>> eva, adam, *_ = after_game([Person("eva"), Person("adam"), Agent(), Agent()], [1, 3, 2, 4], {})
    >>> shown(eva) > shown(UNKNOWN) > shown(adam)
    True
    """
    return rated([_before(holder, known) for holder in holders], ranks, TAU)


def _before(holder: Holder | None, known: Mapping[str, Rating]) -> Rating:
    if isinstance(holder, Agent):
        return BOTS.get(holder.name or HOUSE, UNKNOWN)
    return known.get(person_of(holder), UNKNOWN)


def shown(rating: Rating) -> int:
    """As people read it."""
    return round(SCALE * rating.mean)
