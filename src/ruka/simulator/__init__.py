"""The simulator as a tool: runs that become files, go on after an interruption, compare two bots, and are drawn."""

from ruka.simulator.duplicate import Duplicate
from ruka.simulator.run import Match, run

__all__ = ["Duplicate", "Match", "run"]
