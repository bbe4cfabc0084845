"""Mahjong Soul, ranked game for four, as its rules for ranked games have it (2021) and its tables show (2024)."""

from ruka.rulesets.tenhou import TENHOU

MAHJONG_SOUL = TENHOU.but(
    id="mahjong-soul",
    names={"cs": "Mahjong Soul", "pl": "Mahjong Soul", "en": "Mahjong Soul"},
    source="Mahjong Soul, 2024",
    payment={"pao_whole": False},
    match={"uma": (15000, 5000, -5000, -15000), "oka": 0},
    defaults={"double_yakuman": True, "winners": "all"},
)
