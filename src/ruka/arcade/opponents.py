"""The ladder: who waits on which step, and what beating them is worth."""

from __future__ import annotations

from dataclasses import dataclass

from ruka.schema.arcade import OpponentId
from ruka.texts import text


@dataclass(frozen=True)
class Opponent:
    """Somebody to beat."""

    id: OpponentId
    points: int  # with which they begin
    stake: int
    more: int = 0  # hands that win a match against them, beside those that the operator asks for

    @property
    def agent(self) -> str:
        """Who plays for them (`ruka.agents.levels.ARCADE`)."""
        return f"arcade:{self.id}"

    def name(self, lang: str) -> str:
        return text(f"arcade-opponent-{self.id}", lang)

    def about(self, lang: str) -> str:
        return text(f"arcade-opponent-{self.id}-about", lang)


LADDER = (
    Opponent("hana", 5000, 1000),
    Opponent("jirka", 7000, 2000),
    Opponent("mei", 8000, 3000),
    Opponent("bartek", 10000, 5000),
    Opponent("sato", 13000, 8000),
    Opponent("vlasta", 17000, 12000),
    Opponent("lin", 25000, 16000),
    Opponent("mistr", 45000, 25000, more=1),
)
BY_AGENT = {opponent.agent: opponent for opponent in LADDER}
