"""How quickly a table moves: every wait there is, in seconds. None of them depends on a tile that is hidden."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ruka.schema.messages import Pace


@dataclass(frozen=True)
class Pacing:
    window: float  # after a tile that might be claimed, nothing is shown sooner
    whole: bool = False  # claims are answered within the window and shown when it ends: not even thinking shows
    thinking: tuple[float, float] = (0.4, 0.9)  # of a bot in its turn, at least and at most
    riichi: float = 0.6  # before the drawn tile of a riichi hand is discarded for its owner
    result: float = 45.0  # how long the others wait for somebody who still reads the result
    glance: float = 6.0  # between hands where only bots play
    unattended: float = 1.0  # between steps where people are there and do nothing
    gone: float = 30.0  # after this long without a connection a bot plays, where others wait
    arrival: float = 4.0  # before the first question of a clock, where others could begin at any moment

    @property
    def asks(self) -> float:
        """This long after something is shown, the next question comes up: everybody has been told of it by then, and
        so nobody can tell from when they were told whether somebody was asked."""
        return self.window * 0.05

    @property
    def answers(self) -> float:
        """When answers close in a window that is waited out, after the question: early enough to be stored before it
        ends."""
        return self.window * 0.85

    def thinks(self, table: str, moment: int) -> float:
        """How long a bot thinks: by chance, and the same whatever it holds."""
        return Random(f"{table}/{moment}").uniform(*self.thinking)


PACES: dict[Pace, Pacing] = {
    "fast": Pacing(window=0.0, thinking=(0.0, 0.0), riichi=0.2),
    "even": Pacing(window=0.6),
    "full": Pacing(window=3.0, whole=True),
}
