"""Players made of code. A bot is given the view of its seat, and nothing else.

>>> from ruka.engine import Table
>>> from ruka.rulesets import rule_set
>>> table = Table("tenhou", seed=7)
>>> player = bot(rule_set("tenhou"), seed=1)
>>> player.choose(table.view(0)) in table.legal_actions(0)
True
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ruka.bots.plain import GreedyBot, RandomBot
from ruka.bots.simple import SimpleBot
from ruka.errors import UnknownName
from ruka.rules.ruleset import RuleSet
from ruka.schema import Action, View

__all__ = ["LEVELS", "Bot", "Program", "bot"]


class Bot(Protocol):
    """Anything that can answer a table's question."""

    def choose(self, view: View) -> Action:
        """One of the legal actions of the view; there is at least one."""
        ...


class Program(Bot, Protocol):
    """A bot that runs beside ours, for one seat of one game."""

    def close(self) -> None:
        """It is asked nothing more. This may be called while it thinks, from another thread, and must be quick."""
        ...


LEVELS: dict[str, Callable[[RuleSet, int | str], Bot]] = {
    "simple": SimpleBot,
    "greedy": GreedyBot,
    "random": RandomBot,
}


def bot(rules: RuleSet, level: str = "simple", seed: int | str = 0) -> Bot:
    """A bot for these rules; the same seed makes the same choices. It keeps nothing from one to the next."""
    if level not in LEVELS:
        raise UnknownName("unknown-bot", name=level, known=", ".join(LEVELS))
    return LEVELS[level](rules, seed)
