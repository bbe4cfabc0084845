"""Many tables at once: every step is one call, and the core writes what the seats see into the same arrays."""

from __future__ import annotations

from secrets import token_hex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ruka import _core
from ruka.engine.flow import at_table, compiled_flow
from ruka.engine.simulate import BOTS
from ruka.env.actions import ACTIONS
from ruka.env.observations import OBSERVATION, VERSION, check_version
from ruka.errors import RukaError
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import known
from ruka.scoring import compiled

Step = tuple[NDArray[np.int8], NDArray[np.bool_], NDArray[np.int32], NDArray[np.bool_]]


class VectorTables:
    """Tables of one rule set, each of which waits for one decision of one seat.

    The arrays are written in place by every step; copy what you keep. A table whose game is over begins another: table
    `i` of `n` plays the games i, i + n, i + 2n, … of the seed, which are those of `ruka.simulate`.

    >>> tables = VectorTables("tenhou", tables=100, seed=7)
    >>> for _ in range(50):
    ...     observations, masks, rewards, dones = tables.step(tables.greedy())
    >>> observations.shape, masks.shape, rewards.shape
    ((100, 1421), (100, 233), (100, 4))
    """

    observations: NDArray[np.int8]  # (tables, OBSERVATION.itemsize): what the seat in question sees
    masks: NDArray[np.bool_]  # (tables, len(ACTIONS)): what it may do
    seats: NDArray[np.int8]  # (tables,): who it is
    rewards: NDArray[np.int32]  # (tables, people): points that the last step moved at the end of a hand or a game
    dones: NDArray[np.bool_]  # (tables,): the last step ended a game

    def __init__(
        self,
        rules: RuleSet | str,
        tables: int = 1024,
        *,
        seed: int | str | None = None,
        jobs: int = 0,
        version: int = VERSION,
    ) -> None:
        check_version(version)
        if tables < 1:
            raise RukaError("no-tables")
        if jobs < 0:
            raise RukaError("bad-jobs")
        self.rules = known(rules)
        self.seed = token_hex(16) if seed is None else seed
        self.observations = np.zeros((tables, OBSERVATION.itemsize), np.int8)
        self.masks = np.zeros((tables, len(ACTIONS)), np.bool_)
        self.seats = np.zeros(tables, np.int8)
        self.rewards = np.zeros((tables, self.rules.people), np.int32)
        self.dones = np.zeros(tables, np.bool_)
        self._chosen = {bot: np.zeros(tables, np.int64) for bot in BOTS}
        self._core = _core.Tables(compiled(at_table(self.rules)), compiled_flow(self.rules), tables, jobs)
        self.reset()

    def __len__(self) -> int:
        return len(self.seats)

    def reset(self, seed: int | str | None = None) -> tuple[NDArray[np.int8], NDArray[np.bool_]]:
        """Begin the first games of a seed: of another one, or of the same again."""
        if seed is not None:
            self.seed = seed
        self.rewards[:], self.dones[:] = 0, False
        self._core.begin(str(self.seed).encode(), self.observations, self.masks, self.seats)
        return self.observations, self.masks

    def step(self, actions: ArrayLike) -> Step:
        """One action at every table, by number. If one of them is not legal, no table changes."""
        chosen = np.ascontiguousarray(actions, np.int64)
        self._core.step(chosen, self.observations, self.masks, self.seats, self.rewards, self.dones)
        return self.observations, self.masks, self.rewards, self.dones

    def greedy(self) -> NDArray[np.int64]:
        """What the greedy player does at every table, in an array that the next call overwrites."""
        return self._choose("greedy")

    def random(self) -> NDArray[np.int64]:
        """A legal action at random at every table, in the same way."""
        return self._choose("random")

    def table(self, index: int) -> _core.Table:
        """A copy of one of the tables, all tiles in sight."""
        return self._core.table(index)

    def _choose(self, bot: str) -> NDArray[np.int64]:
        self._core.choose(BOTS.index(bot), self._chosen[bot])
        return self._chosen[bot]
