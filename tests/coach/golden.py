"""The review of one hand in three languages, in tests/coach/golden.

`./dev run python -m tests.coach.golden` writes it anew; a change shows in the diff.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ruka import Record, Table
from ruka.agents import agent, play_out
from ruka.coach import Review, review
from ruka.coach.text import to_text
from ruka.texts import LANGUAGES

FOLDER = Path(__file__).parent / "golden"
SEAT, HAND = 0, 2


@cache
def game() -> Record:
    """Played by those who throw what leaves the most useful tiles, whatever it costs."""
    table = Table("tenhou", seed=5, options={"length": "tonpuu"})
    play_out(table, [agent("greedy", table.rules, seat) for seat in range(table.players)])
    return table.record


@cache
def reviewed() -> Review:
    (found,) = review(game(), SEAT, hands=[HAND])
    return found


def told(lang: str) -> str:
    return "".join(f"{line.text}\n" for line in to_text(reviewed(), lang, every=True))


if __name__ == "__main__":
    for lang in LANGUAGES:
        (FOLDER / f"{lang}.txt").write_text(told(lang), encoding="utf-8")
