"""Agents by name: the same names in the simulator, in environments, on the command line and at the server."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path

from ruka.agents.agent import Agent, Maker
from ruka.agents.bots.advised import AdvisedBot
from ruka.agents.bots.plain import GreedyBot, RandomBot
from ruka.agents.levels import NAMED
from ruka.agents.mjai.program import check_command
from ruka.agents.mjai.seat import MjaiAgent
from ruka.agents.scripted import STILL, scripted
from ruka.errors import RukaError, UnknownName, wrong_type
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import known

HOUSE = "club"  # our own bot: it sits where nobody else does, and gives advice
AGENTS: dict[str, Maker] = {
    **{name: partial(AdvisedBot, level) for name, level in NAMED.items()},
    "greedy": GreedyBot,
    "random": RandomBot,
    STILL: partial(scripted, "[]"),
}

MJAI, PYTHON, SCRIPTED = "mjai:", "python:", "scripted:"
FORMS = {MJAI: f"{MJAI}COMMAND", PYTHON: f"{PYTHON}MODULE:NAME", SCRIPTED: f"{SCRIPTED}JSON"}


def agent(name: str, rules: RuleSet | str, seat: int, seed: int | str = 0) -> Agent:
    """An agent for a seat of a game by these rules; the same seed makes the same choices.

    >>> type(agent("greedy", "tenhou", seat=2)).__name__
    'GreedyBot'
    """
    return maker(name)(known(rules), seat, str(seed))


def maker(name: str) -> Maker:
    """What makes the agents of this name: one of ours, a program that speaks mjai (`mjai:COMMAND`), a class of yours
    (`python:MODULE:NAME`), or a script (`scripted:JSON`).
    """
    if not isinstance(name, str):
        raise wrong_type("an agent is called by its name", name)
    if name in AGENTS:
        return AGENTS[name]
    for form, made in _MADE.items():
        if name.startswith(form):
            return made(name.removeprefix(form))
    raise UnknownName("unknown-bot", name=name, known=", ".join([*AGENTS, *FORMS.values()]))


def check_agent(name: str, rules: RuleSet) -> None:
    """Refused with a sentence where the name is nobody's, or whoever it names cannot play by these rules."""
    make = maker(name)
    if name.startswith(MJAI):
        check_command(name.removeprefix(MJAI), name, FORMS[MJAI])
    try:
        make(rules, 0, "").close()
    except RukaError:
        raise
    except Exception as error:
        form = next((written for start, written in FORMS.items() if name.startswith(start)), name)
        raise RukaError("bad-bot", words=name, form=form) from error


def runs_apart(name: str) -> bool:
    """Does it think in a process of its own already?"""
    return name.startswith(MJAI)


def _imported(words: str) -> Maker:
    module, _, name = words.partition(":")
    if (here := str(Path.cwd())) not in sys.path:  # a command has not the folder it is called from there
        sys.path.insert(0, here)
    try:
        made: Maker | None = getattr(import_module(module), name, None) if module and name else None
    except Exception as error:
        if not (isinstance(error, ModuleNotFoundError) and f"{module}.".startswith(f"{error.name}.")):
            reason = f"{type(error).__name__}: {error}"
            raise RukaError("broken-bot", words=PYTHON + words, reason=reason) from error
        made = None
    if made is None:
        raise RukaError("bad-bot", words=PYTHON + words, form=FORMS[PYTHON])
    return made


_MADE: dict[str, Callable[[str], Maker]] = {
    MJAI: lambda command: partial(MjaiAgent, command),
    PYTHON: _imported,
    SCRIPTED: lambda words: partial(scripted, words),
}
