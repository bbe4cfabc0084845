"""EMA riichi after its revision of 1 April 2016, and the World Riichi Championship rules of 2015."""

from ruka.patterns.circumstances import haitei, red_dora, renhou, rinshan
from ruka.patterns.points import base_30
from ruka.rules import Option, price
from ruka.rules.expr import filled_up_to, times, total
from ruka.rulesets.ema_riichi import EMA_RIICHI, LIMITS
from ruka.rulesets.tenhou import MODERN_FU, NO_DOUBLE_LIMITS
from ruka.tiles import TILES_136

# Renhou is a mangan: it fills the hand up to five fan, and is nothing where the hand has more.
RENHOU_MANGAN = renhou.as_(times(filled_up_to(total("fan") + total("bonus"), 5), renhou.expr))

EMA_2016 = EMA_RIICHI.but(
    id="ema-2016",
    names={"cs": "EMA riichi 2016", "pl": "EMA riichi 2016", "en": "EMA riichi 2016"},
    source="EMA, 1 April 2016",
    tiles=TILES_136,
    prices=(*MODERN_FU, *NO_DOUBLE_LIMITS, price(RENHOU_MANGAN, 0, 1), price(rinshan, 1, excludes=(haitei,))),
    without=(base_30, red_dora),
    formula={"ladder": LIMITS[:-1]},  # 13 fan and more stay sanbaiman
    match={"uma": (15000, 5000, -5000, -15000)},
    options=(Option("open_tanyao", True), Option("two_yaku_at_five_honba", False)),
    decisions=("D-05",),
)

WRC = EMA_2016.but(
    id="wrc",
    names={"cs": "World Riichi Championship", "pl": "World Riichi Championship", "en": "World Riichi Championship"},
    source="World Riichi Championship, 2015",
    formula={"rounded_up_from": 1920},
    payment={"winners": "first"},
)
