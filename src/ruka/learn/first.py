"""The first game of somebody who has never seen a tile: a hand at the real table, with a wall that was laid for it.

The neighbours throw what they draw (the agent `still`), so the wall alone decides what happens. Where the learner is
asked is found by playing the hand: a story that does not come true is found out at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from ruka.engine.actions import when_silent
from ruka.engine.table import Table
from ruka.engine.walls import build_wall
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import rule_set
from ruka.schema import Action
from ruka.schema.first import FirstGame, FirstGameId, Scene, SceneText

LEARNER = 0  # deals, and begins

# What is done at each stop: a type of action, and for a discard which of the lone tiles.
STORY: tuple[tuple[SceneText, str], ...] = (
    ("discard", "4z"),
    ("pung", "pung"),
    ("after-pung", "3z"),
    ("chow", "chow"),
    ("ready", ""),
    ("wait", "6m"),
    ("win", "ron"),
)


@dataclass(frozen=True)
class Script:
    """One first game: what the learner is dealt, and what is drawn, in this order."""

    rules: str
    hand: str
    draws: str
    lone: str = "1s"  # thrown when the hand becomes ready

    @property
    def rule_set(self) -> RuleSet:
        return rule_set(self.rules)

    @property
    def wall(self) -> list[int]:
        dora = "9p" if self.rule_set.table_flow.indicators else ""
        return build_wall(self.rule_set, hands={LEARNER: self.hand}, draws=self.draws, dora=dora)


_HAND, _DRAWS = "234m 67p 99p 56s 1s 3z 77z", "4z 9m 7z 1m 2z 4s 1z 1p 9s 6m 2z 8p"
SCRIPTS: dict[FirstGameId, Script] = {
    "riichi": Script("ema-riichi", _HAND, _DRAWS),
    "classical": Script("european-classical", _HAND, _DRAWS),
    "hong-kong": Script("hong-kong", _HAND, _DRAWS),
    "international": Script(  # eight points: a hand of one suit
        "international", "234s 67s 99s 56s 1m 3z 77z", "4z 9m 7z 1p 2z 4s 1z 1p 9m 6m 2z 8s", lone="1m"
    ),
    "video": Script("video", _HAND, "4z 7z 4s 1z 6m 8p"),
}


@lru_cache
def first_game(id: FirstGameId) -> FirstGame:
    """Its scenes, found by playing it.

    >>> [(scene.text, scene.does.type) for scene in first_game("video").scenes][-2:]
    [('wait', 'discard'), ('win', 'ron')]
    """
    script = SCRIPTS[id]
    return FirstGame(id=id, rules=script.rules, players=script.rule_set.people, scenes=[*_scenes(script)])


def _scenes(script: Script) -> Iterator[Scene]:
    table = Table(script.rules, walls=[script.wall])
    story = iter(STORY)
    while not table.over:
        seat = table.waiting_for[0]
        actions = table.legal_actions(seat)
        action = when_silent(actions)
        if seat == LEARNER:
            text, does = next(story)
            action = _found(actions, does or script.lone)
            own = table.view(LEARNER).seats[LEARNER]
            yield Scene(text=text, does=action, discards=len(own.discards), sets=len(own.sets))
        table.apply(action)
    if (left := next(story, None)) is not None:
        raise ValueError(f"{script.rules}: the hand is over before {left[0]}")


def _found(actions: list[Action], does: str) -> Action:
    """A claim of this type, with the last of the tiles that make one, or a discard of this tile."""
    return next(one for one in reversed(actions) if does in (one.type, one.tile if one.type == "discard" else ""))
