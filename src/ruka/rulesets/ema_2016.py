"""EMA riichi in its edition of 1 April 2016, and the World Riichi Championship rules, edition of 16 June 2015."""

from ruka.rulesets.customs import LATER_EMA_CUSTOMS
from ruka.rulesets.ema_riichi import EMA_RIICHI

EMA_2016 = EMA_RIICHI.but(
    id="ema-2016",
    names={"cs": "EMA riichi 2016", "pl": "EMA riichi 2016", "en": "EMA riichi 2016"},
    source="EMA, 1 April 2016",
    match={"uma": (15000, 5000, -5000, -15000), "chombo": 20000},
    customs=LATER_EMA_CUSTOMS,
    defaults={
        "red_fives": False,
        "open_tanyao": True,
        "two_yaku_at_five_honba": False,
        "renhou": "mangan",
        "counted_yakuman": False,
        "double_yakuman": False,
        "swap_calling": False,
        "furiten_ends": "own_turn",
        "abortive_draws": False,
        "nagashi": "none",
    },
    clauses={"renhou": "D-13"},
    decisions=("D-05", "D-10", "D-15", "D-16", "D-17", "D-77", "D-78", "D-81", "D-82", "D-89", "D-90"),
)

WRC = EMA_2016.but(
    id="wrc",
    names={"cs": "World Riichi Championship", "pl": "World Riichi Championship", "en": "World Riichi Championship"},
    source="World Riichi Championship, 16 June 2015",
    match={"bets_left": "nobody"},  # D-81
    defaults={"rounded_mangan": True, "winners": "first"},
    decisions=("D-05", "D-10", "D-16", "D-77", "D-78", "D-81", "D-82", "D-89", "D-90"),
)
