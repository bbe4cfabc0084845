"""tenhou.net with red fives and open tanyao, for four and for three, as its records show them (data/README.md)."""

from ruka.patterns.circumstances import haitei, nuki_dora, renhou, rinshan
from ruka.patterns.limits import (
    chuuren,
    chuuren_9,
    daisuushii,
    kokushi,
    kokushi_13,
    shousuushii,
    suuankou,
    suuankou_tanki,
)
from ruka.patterns.points import base_20, base_30, menzen_ron_10
from ruka.rules import BONUS, LIMIT, POINTS, Option, pick, price
from ruka.rulesets.ema_riichi import EMA_RIICHI
from ruka.tiles import TILES_108_RED

MODERN_FU = (price(base_20, 20, tag=POINTS), price(menzen_ron_10, 10, tag=POINTS))
NO_DOUBLE_LIMITS = (
    price(kokushi_13, 0, 1, tag=LIMIT, excludes=(kokushi,)),
    price(chuuren_9, 0, 1, tag=LIMIT, excludes=(chuuren,)),
    price(suuankou_tanki, 0, 1, tag=LIMIT, excludes=(suuankou,)),
    price(daisuushii, 1, tag=LIMIT, excludes=(shousuushii,), liable=True),
)

TENHOU = EMA_RIICHI.but(
    id="tenhou",
    names={"cs": "Tenhou", "pl": "Tenhou", "en": "Tenhou"},
    source="tenhou.net, 2024",
    prices=(*MODERN_FU, *NO_DOUBLE_LIMITS, price(rinshan, 1, excludes=(haitei,))),
    without=(base_30, renhou),
    formula={"limits_add_up": True},
    payment={"winners": "abort_at_three", "honba_to": "first"},
    match={
        "target": 30000,
        "rounds": pick("length", {"hanchan": 2, "tonpuu": 1}),
        "extra_rounds": 1,
        "bust": True,
        "uma": (20000, 10000, -10000, -20000),
        "oka": 20000,
        "ties": "seat",
        "leader_stops": True,
    },
    options=(
        Option("start_points", 25000, low=1000, high=1_000_000),
        Option("length", "hanchan", choices=("hanchan", "tonpuu")),
        Option("open_tanyao", True),
        Option("two_yaku_at_five_honba", False),
    ),
    decisions=("D-05",),
)

TENHOU_3P = TENHOU.but(
    id="tenhou-3p",
    names={"cs": "Tenhou ve třech", "pl": "Tenhou dla trzech graczy", "en": "Tenhou for three"},
    players=3,
    tiles=TILES_108_RED,
    prices=(price(nuki_dora, 1, tag=BONUS),),
    payment={"honba_discard": 200},  # 100 from each who is there
    match={"target": 40000, "uma": (20000, 0, -20000), "oka": 15000, "noten_total": 2000},
    options=(Option("start_points", 35000, low=1000, high=1_000_000),),
)
