"""Environments for learners: `VectorTables`, thousands of tables at once, and `ruka_v0` for PettingZoo.

`ruka_v0` needs `pip install 'ruka[env]'` and is imported by its name: `from ruka.env import ruka_v0`.
"""

from ruka.env.actions import ACTIONS
from ruka.env.observations import OBSERVATION, VERSION, points
from ruka.env.vector import VectorTables

__all__ = ["ACTIONS", "OBSERVATION", "VERSION", "VectorTables", "points"]
