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
from numpy.typing import NDArray

from ruka.agents import Seated, agent, check_agent, question
from ruka.engine import Action, Table
from ruka.engine.actions import ACTIONS as BY_CODE
from ruka.env.actions import ACTIONS
from ruka.env.observations import OBSERVATION, VERSION, check_version
from ruka.errors import IllegalAction, RukaError, extra
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import known
from ruka.schema import End, Event, Over

with extra("env"):
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

ILLEGAL = -100_000.0  # worse than any game that is lost by the rules
Seen = dict[str, NDArray[np.int8]]


def env(rules: RuleSet | str = "ema-riichi", **options: Any) -> AECEnv[str, Seen, int]:
    """The environment as learners take it: an illegal action ends the game, with `ILLEGAL` for whoever did it."""
    checked = wrappers.TerminateIllegalWrapper(raw_env(rules, **options), ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class raw_env(AECEnv[str, Seen, int]):  # type: ignore[misc]  # noqa: N801 (named by PettingZoo)
    """A game of `ruka.Table`; whoever sits out a hand is not asked in it. `table` is the table itself.

    `seated` are agents of ruka by seat, who play as soon as they are asked; learners have the other seats.
    """

    metadata = {"name": "ruka_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False}  # noqa: RUF012
    table: Table
    infos: dict[str, dict[str, Any]]

    def __init__(
        self,
        rules: RuleSet | str = "ema-riichi",
        *,
        seated: Mapping[int, str] | None = None,
        render_mode: str | None = None,
        version: int = VERSION,
    ) -> None:
        super().__init__()
        check_version(version)
        self.rules = known(rules)
        self.render_mode = render_mode
        self.seated = dict(seated or {})
        self._others: dict[int, Seated] = {}
        for name in self.seated.values():
            check_agent(name, self.rules)
        self._seats = {f"seat_{seat}": seat for seat in range(self.rules.people) if seat not in self.seated}
        if not self._seats or not set(self.seated) <= set(range(self.rules.people)):
            raise RukaError("bad-seat-number")
        self.possible_agents = [*self._seats]
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
        self._sit_down()
        self._play_others()
        self._select()

    def observe(self, agent: str) -> Seen:
        seat = self._seats[agent]
        seen, mask = np.zeros(OBSERVATION.itemsize, np.int8), np.zeros(len(ACTIONS), np.int8)
        self.table.core.observe(seat, seen)
        mask[self.table.core.numbers(seat)] = 1
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seats[agent]
        codes = dict(zip(self.table.core.numbers(seat), self.table.core.legal(seat), strict=True))
        if action is None or action not in codes:
            raise IllegalAction("illegal-action")
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._apply(BY_CODE[seat][codes[action]])
        self._play_others()
        self._accumulate_rewards()
        self._select()
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
        """The agents that sit there go."""
        for other in self._others.values():
            other.agent.close()
        self._others.clear()

    def _sit_down(self) -> None:
        self.close()
        self._others = {
            seat: Seated(agent(name, self.rules, seat, f"{self.table.seed}/{seat}"), seat)
            for seat, name in self.seated.items()
        }
        for other in self._others.values():
            other.tell(self.table.events)

    def _play_others(self) -> None:
        """Agents of ruka do what they do until a learner is asked."""
        while not self.table.over and (seat := self.table.waiting_for[0]) in self._others:
            self._apply(self._others[seat].answer(question(self.table, seat)))

    def _apply(self, action: Action) -> None:
        events = self.table.apply(action)
        for other in self._others.values():
            other.tell(events)
        gained = self._rewards(events)
        for name, seat in self._seats.items():
            self.rewards[name] += gained[seat]

    def _select(self) -> None:
        """Whoever is asked now; nobody once the game is over."""
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = f"seat_{self.table.waiting_for[0]}"

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
