"""What the opponent feels and says: both follow the table."""

from __future__ import annotations

from typing import Literal

from ruka.arcade.match import PLAYER
from ruka.schema import AddedKong, ConcealedKong, Discard, Event, Kong, Riichi, Win
from ruka.schema.arcade import OpponentId
from ruka.texts import text

Moment = Literal["greet", "reach", "reached", "won", "lost", "beat", "beaten", "think"]

CALM, GLAD, SURPRISED, SAD = "('_')", "(^_^)", "(o_o)", "(;_;)"
FACES: dict[Moment, str] = {
    "greet": GLAD,
    "reach": GLAD,
    "reached": SURPRISED,
    "won": GLAD,
    "lost": SAD,
    "beat": GLAD,
    "beaten": SAD,
    "think": CALM,
}
VARIANTS = 2
PENSIVE = 5  # discards of the player between two thoughts that are spoken


def line_of(who: OpponentId, moment: Moment, times: int, lang: str) -> str:
    """The n-th time that somebody says something of this kind."""
    return text(f"arcade-says-{who}-{moment}-{times % VARIANTS + 1}", lang)


class Feelings:
    """`said` is the last thing, and stays until the next one."""

    def __init__(self, who: OpponentId, times: int = 0) -> None:
        self.who = who
        self.face = CALM
        self.said: tuple[Moment, int] | None = None
        self._first = times
        self._times: dict[Moment, int] = {}
        self._discards = 0

    def line(self, lang: str) -> str:
        return line_of(self.who, *self.said, lang) if self.said else ""

    def say(self, moment: Moment) -> None:
        times = self._times[moment] = self._times.get(moment, self._first) + 1
        self.said, self.face = (moment, times), FACES[moment]

    def see(self, event: Event) -> None:
        match event:
            case Riichi(seat=seat):
                self.say("reached" if seat == PLAYER else "reach")
            case Win(seat=seat):
                self.say("lost" if seat == PLAYER else "won")
            case Kong(seat=seat) | ConcealedKong(seat=seat) | AddedKong(seat=seat):
                self.face = SURPRISED if seat == PLAYER else GLAD
            case Discard(seat=seat) if seat == PLAYER:
                self._discards += 1
                if self._discards % PENSIVE == 0:
                    self.say("think")
