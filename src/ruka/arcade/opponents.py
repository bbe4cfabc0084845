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

    def name(self, lang: str) -> str:
        return text(f"arcade-opponent-{self.id}", lang)

    def about(self, lang: str) -> str:
        return text(f"arcade-opponent-{self.id}-about", lang)


LADDER = (
    Opponent("hana", 2000, 1000),
    Opponent("jirka", 4000, 2000),
    Opponent("mei", 6000, 3000),
    Opponent("bartek", 9000, 5000),
    Opponent("sato", 12000, 8000),
    Opponent("vlasta", 16000, 12000),
    Opponent("lin", 20000, 16000),
    Opponent("mistr", 30000, 25000),
)
