"""The simulator as a tool: runs that become files, go on after an interruption, compare two bots, and are drawn."""

from ruka.simulator.duplicate import Duplicate
from ruka.simulator.run import Match, run
from ruka.simulator.tables import AtTables

__all__ = ["AtTables", "Duplicate", "Match", "run"]
