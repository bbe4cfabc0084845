"""The names of mjai: tiles, winds, sets and reasons of a draw."""

from collections.abc import Mapping

from ruka.errors import RecordError
from ruka.schema import Abort
from ruka.tiles import TILES

NAME = "mjai"
WINDS, HONOURS = "ESWN", "ESWNPFC"
HIDDEN = "?"
RED_FIVES = ("5mr", "5pr", "5sr")
REASONS: Mapping[str, Abort] = {
    "kyushukyuhai": "nine_orphans",
    "sufonrenta": "four_winds",
    "suchareach": "four_riichi",
    "sukaikan": "four_kongs",
    "sanchaho": "three_winners",
}
EXHAUSTED, NAGASHI = "fanpai", "nagashimangan"
# Names of RiichiEnv for the same things.
OTHER_REASONS = {
    "kyushu_kyuhai": "kyushukyuhai",
    "sufuurenta": "sufonrenta",
    "suucha_riichi": "suchareach",
    "suukansansen": "sukaikan",
    "exhaustive_draw": EXHAUSTED,
}
OTHER_TYPES = {"kita": "nukidora"}
SETS = {
    "chi": "chow",
    "pon": "pung",
    "daiminkan": "kong",
    "ankan": "concealed_kong",
    "kakan": "added_kong",
    "nukidora": "nuki",
}


def tile_of(name: str, line: int = 1) -> str:
    """
    >>> tile_of("5pr"), tile_of("N"), tile_of("F")
    ('0p', '4z', '6z')
    """
    if name == HIDDEN:
        raise RecordError("record-hidden", line)
    if name in tuple(HONOURS):
        return f"{HONOURS.index(name) + 1}z"
    if name in RED_FIVES:
        return "0" + name[1]
    if name not in TILES or name[0] == "0" or name[1] not in "mps":
        raise RecordError("bad-tile-name", line, tile=name)
    return name


def name_of(tile: str) -> str:
    """
    >>> name_of("0p"), name_of("4z"), name_of("?")
    ('5pr', 'N', '?')
    """
    if tile.endswith("z"):
        return HONOURS[int(tile[0]) - 1]
    return f"5{tile[1]}r" if tile.startswith("0") else tile
