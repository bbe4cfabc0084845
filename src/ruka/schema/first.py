"""The first game: where a learner is asked, and what a player would do there."""

from __future__ import annotations

from typing import Literal

from ruka.schema.actions import Action
from ruka.schema.values import Part

FirstGameId = Literal["riichi", "classical", "hong-kong", "international", "video"]
SceneText = Literal["discard", "pung", "after-pung", "chow", "ready", "wait", "win"]


class Scene(Part, frozen=True, kw_only=True):
    """A question of the prepared hand, known by what the learner has thrown and laid until then."""

    text: SceneText
    does: Action
    discards: int
    sets: int


class FirstGame(Part, frozen=True, kw_only=True):
    """The scenes of a first game, in order."""

    id: FirstGameId
    rules: str
    players: int
    scenes: list[Scene]
