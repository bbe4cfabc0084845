"""M-League, the Japanese professional league: its official rules, season 2023-24.

Whoever fed the last set of big three dragons, big four winds or four kongs pays for that yakuman and the honba.
"""

from ruka.patterns.limits import suukantsu
from ruka.rules import LIMIT, Flow, Option, pick, price
from ruka.rulesets.tenhou import TENHOU

M_LEAGUE = TENHOU.but(
    id="m-league",
    names={"cs": "M-League", "pl": "M-League", "en": "M-League"},
    source="M-League, 2023",
    prices=(price(suukantsu, 1, tag=LIMIT, liable=True),),
    payment={"pao_whole": False},
    match={
        "uma": (30000, 10000, -10000, -30000),
        "ties": "shared",
        "extra_rounds": 0,
        "chombo": pick("chombo", {"mangan": 0, "after_uma": 20000}),
    },
    flow={"riichi_floor": Flow.riichi_floor, "riichi_tiles": 0},  # D-80
    options=(Option("chombo", "mangan", choices=("mangan", "after_uma"), clause="D-80"),),
    defaults={
        "double_wind_pair_fu": 2,
        "rounded_mangan": True,
        "counted_yakuman": False,
        "winners": "first",
        "kong_dora": "at_once",
        "abortive_draws": False,
        "nagashi": "none",
        "bust": False,
        "leader_stops": "never",
    },
    decisions=("D-05", "D-77", "D-78", "D-80"),
)
