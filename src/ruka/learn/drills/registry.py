"""The drills, in the order in which one learns."""

from ruka.learn.drills.drill import Drill
from ruka.learn.drills.fu import FU
from ruka.learn.drills.waits import WAITS

DRILLS: dict[str, Drill] = {drill.name: drill for drill in (WAITS, FU)}
