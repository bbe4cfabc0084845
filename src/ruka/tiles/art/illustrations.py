"""Which picture stands on which flower tile."""

from ruka.tiles.art import flowers, seasons
from ruka.tiles.art.sheet import Colours

PICTURES = (
    flowers.plum,
    flowers.orchid,
    flowers.chrysanthemum,
    flowers.bamboo,
    seasons.spring,
    seasons.summer,
    seasons.autumn,
    seasons.winter,
)


def illustration(colours: Colours, rank: int) -> str:
    return PICTURES[rank - 1](colours)
