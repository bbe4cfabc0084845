"""Players made of code, and seats that anyone can take. An agent is told what its seat may know, and nothing else.

>>> from ruka.engine import Table
>>> table = Table("tenhou", seed=7)
>>> player = agent("club", table.rules, seat=0)
>>> for event in table.stream(0):
...     player.told(event)
>>> advice = player.asked(question(table, 0), budget=1.0)
>>> advice.best.action in table.legal_actions(0)
True
"""

from ruka.agents.agent import Agent, AgentFailed, Maker, Watcher, advice_of, question
from ruka.agents.playing import Seated, play_out
from ruka.agents.registry import AGENTS, HOUSE, agent, check_agent, maker
from ruka.agents.scripted import Scripted
from ruka.schema.advice import Advice, AdviceLine, Choice, Question

__all__ = [
    "AGENTS",
    "HOUSE",
    "Advice",
    "AdviceLine",
    "Agent",
    "AgentFailed",
    "Choice",
    "Maker",
    "Question",
    "Scripted",
    "Seated",
    "Watcher",
    "advice_of",
    "agent",
    "check_agent",
    "maker",
    "play_out",
    "question",
]
