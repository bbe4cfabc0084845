"""Mahjong Soul, ranked game for four, as its rules for ranked games have it (2021) and its tables show (2024)."""

from ruka.patterns import limits
from ruka.patterns.circumstances import chiihou, tenhou
from ruka.rules import LIMIT, price
from ruka.rulesets.ema_prices import DOUBLE
from ruka.rulesets.tenhou import TENHOU

AS_DEALT = tenhou.expr | chiihou.expr  # D-84: any of its tiles may have completed the hand
DOUBLED = (
    (limits.kokushi, limits.kokushi_13),
    (limits.chuuren, limits.chuuren_9),
    (limits.suuankou, limits.suuankou_tanki),
)

MAHJONG_SOUL = TENHOU.but(
    id="mahjong-soul",
    names={"cs": "Mahjong Soul", "pl": "Mahjong Soul", "en": "Mahjong Soul"},
    source="Mahjong Soul, 2024",
    prices=tuple(
        price(
            double.as_(double.expr | (single.expr & AS_DEALT), f"{double.id}_as_dealt"),
            0,
            DOUBLE,
            tag=LIMIT,
            excludes=(single,),
            clause="D-84",
        )
        for single, double in DOUBLED
    ),
    payment={"pao_whole": False},
    match={"uma": (15000, 5000, -5000, -15000), "oka": 0},
    flow={"rob_kongs": "added_or_orphans"},
    defaults={"double_yakuman": True, "winners": "all"},
)
