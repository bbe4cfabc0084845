"""Mahjong Soul, ranked game for four, as its help pages have it (2024)."""

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
from ruka.rules import LIMIT, price
from ruka.rulesets.tenhou import TENHOU

MAHJONG_SOUL = TENHOU.but(
    id="mahjong-soul",
    names={"cs": "Mahjong Soul", "pl": "Mahjong Soul", "en": "Mahjong Soul"},
    source="Mahjong Soul, 2024",
    prices=(
        price(kokushi_13, 0, 2, tag=LIMIT, excludes=(kokushi,)),
        price(chuuren_9, 0, 2, tag=LIMIT, excludes=(chuuren,)),
        price(suuankou_tanki, 0, 2, tag=LIMIT, excludes=(suuankou,)),
        price(daisuushii, 2, tag=LIMIT, excludes=(shousuushii,), liable=True),
    ),
    payment={"winners": "all"},
    match={"uma": (15000, 5000, -5000, -15000)},
)
