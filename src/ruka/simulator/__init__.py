"""The simulator as a tool: runs that become files, go on after an interruption, compare two bots, and are drawn; and
leagues, which play until it is decided who is better.
"""

from ruka.simulator.duplicate import Duplicate
from ruka.simulator.league import League, play_league
from ruka.simulator.run import Match, run
from ruka.simulator.tables import AtTables

__all__ = ["AtTables", "Duplicate", "League", "Match", "play_league", "run"]
