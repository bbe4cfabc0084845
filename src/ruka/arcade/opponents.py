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
    Opponent("jirka", 8000, 2000),
    Opponent("mei", 9000, 3000),
    Opponent("bartek", 12000, 5000),
    Opponent("sato", 16000, 8000),
    Opponent("vlasta", 21000, 12000),
    Opponent("lin", 28000, 16000),
    Opponent("mistr", 45000, 25000),
)
BY_AGENT = {opponent.agent: opponent for opponent in LADDER}
