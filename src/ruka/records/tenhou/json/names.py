"""The words in the JSON of tenhou.net/6."""

from collections.abc import Mapping

from ruka.schema import Abort

ALL_READY, NONE_READY, EXHAUSTED, NAGASHI, WON = "全員聴牌", "全員不聴", "流局", "流し満貫", "和了"
ABORTS: Mapping[str, Abort] = {
    "九種九牌": "nine_orphans",
    "四風連打": "four_winds",
    "四家立直": "four_riichi",
    "四槓散了": "four_kongs",
    "三家和了": "three_winners",
}
LIMITS = ("", "満貫", "跳満", "倍満", "三倍満", "役満")
