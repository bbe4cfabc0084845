"""`ruka_v0`: any rule set as an environment of PettingZoo in which one agent acts after another (AEC).

>>> env = env("video")
>>> env.reset(seed=7)
>>> for agent in env.agent_iter(max_iter=40):
...     observation, reward, termination, truncation, info = env.last()
...     env.step(env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ruka.engine import Table
from ruka.engine.actions import ACTIONS as BY_CODE
from ruka.env.actions import ACTIONS
from ruka.env.observations import OBSERVATION, VERSION, check_version
from ruka.errors import IllegalAction
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import known
from ruka.schema import End, Event, Over

ILLEGAL = -100_000.0  # worse than any game that is lost by the rules
Seen = dict[str, NDArray[np.int8]]


def env(rules: RuleSet | str = "ema-riichi", **options: Any) -> AECEnv[str, Seen, int]:
    """The environment as learners take it: an illegal action ends the game, with `ILLEGAL` for whoever did it."""
    checked = wrappers.TerminateIllegalWrapper(raw_env(rules, **options), ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class raw_env(AECEnv[str, Seen, int]):  # type: ignore[misc]  # noqa: N801 (named by PettingZoo)
    """A game of `ruka.Table`; whoever sits out a hand is not asked in it. `table` is the table itself."""

    metadata = {"name": "ruka_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False}  # noqa: RUF012
    table: Table
    infos: dict[str, dict[str, Any]]

    def __init__(
        self, rules: RuleSet | str = "ema-riichi", *, render_mode: str | None = None, version: int = VERSION
    ) -> None:
        super().__init__()
        check_version(version)
        self.rules = known(rules)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.people)]
        self.observation_spaces = {agent: _observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(ACTIONS)) for agent in self.possible_agents}
        self._random = Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game; after one with a seed the next ones follow from it."""
        if seed is not None:
            self._random = Random(seed)
        self.table = Table(self.rules, seed=f"{self._random.getrandbits(128):032x}")
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._before = [*self.rules.resolved.match.starts(self.rules.people)]
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> Seen:
        seat = self.possible_agents.index(agent)
        seen, mask = np.zeros(OBSERVATION.itemsize, np.int8), np.zeros(len(ACTIONS), np.int8)
        self.table.core.observe(seat, seen)
        mask[self.table.core.numbers(seat)] = 1
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        codes = dict(zip(self.table.core.numbers(seat), self.table.core.legal(seat), strict=True))
        if action is None or action not in codes:
            raise IllegalAction("illegal-action")
        events = self.table.apply(BY_CODE[seat][codes[action]])
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self._rewards(events), strict=True))
        self._accumulate_rewards()
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._asked()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table with all its tiles, as text; `human` prints it."""
        from rich.console import Console

        from ruka.views.picture import picture

        console = Console(width=80, color_system=None)
        with console.capture() as captured:
            console.print(picture(self.table.full_view(), colour=False))
        if self.render_mode == "human":
            print(captured.get())
            return None
        return captured.get()

    def close(self) -> None:
        """There is nothing to close."""

    def _asked(self) -> str:
        return self.possible_agents[self.table.waiting_for[0]]

    def _rewards(self, events: Sequence[Event]) -> list[float]:
        """Points moved by a hand that is over, and at the end of the game the rest of its result."""
        over = next((event for event in events if isinstance(event, Over)), None)
        end = next((event for event in events if isinstance(event, End)), None)
        starts, before = self.rules.resolved.match.starts(self.rules.people), self._before
        if over:
            return [float(now - (then - start)) for now, then, start in zip(over.points, before, starts, strict=True)]
        if not end:
            return [0.0] * len(before)
        self._before = list(end.points)
        return [float(now - then) for now, then in zip(self._before, before, strict=True)]


def _observation_space() -> spaces.Space[Any]:
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, (OBSERVATION.itemsize,), np.int8),
            "action_mask": spaces.Box(0, 1, (len(ACTIONS),), np.int8),
        }
    )
