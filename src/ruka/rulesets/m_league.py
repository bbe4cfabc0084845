"""M-League, the Japanese professional league (rules of the 2023-24 season)."""

from ruka.patterns.limits import suukantsu
from ruka.rules import LIMIT, Option, price
from ruka.rulesets.ema_riichi import LIMITS
from ruka.rulesets.tenhou import TENHOU

M_LEAGUE = TENHOU.but(
    id="m-league",
    names={"cs": "M-League", "pl": "M-League", "en": "M-League"},
    source="M-League, 2023",
    prices=(price(suukantsu, 1, tag=LIMIT, liable=True),),
    formula={"ladder": LIMITS[:-1], "rounded_up_from": 1920},  # 13 fan stay sanbaiman; 30 fu 4 fan is mangan
    payment={"winners": "first"},
    match={"uma": (30000, 10000, -10000, -30000), "ties": "shared", "extra_rounds": 0, "bust": False},
    options=(Option("double_wind_pair_4", False),),
)
