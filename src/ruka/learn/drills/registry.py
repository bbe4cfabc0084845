"""The drills, in the order in which one learns."""

from ruka.learn.drills.discard import DISCARD
from ruka.learn.drills.drill import Drill
from ruka.learn.drills.fan import FAN_DRILL
from ruka.learn.drills.fu import FU
from ruka.learn.drills.points import POINTS_DRILL
from ruka.learn.drills.read import READ
from ruka.learn.drills.safe import SAFE
from ruka.learn.drills.tiles import TILES_DRILL
from ruka.learn.drills.waits import WAITS
from ruka.learn.drills.yaku import YAKU

DRILLS: dict[str, Drill] = {
    drill.name: drill for drill in (TILES_DRILL, WAITS, FU, FAN_DRILL, POINTS_DRILL, YAKU, DISCARD, SAFE, READ)
}
