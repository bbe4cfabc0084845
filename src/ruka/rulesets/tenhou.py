"""tenhou.net with red fives and open tanyao, for four and for three.

Authority: the site's records (data/README.md) and its manual as of 2024; whoever is liable answers for the
whole hand and pays the honba too.
"""

from ruka.patterns.circumstances import nuki_dora
from ruka.patterns.hands import sanshoku_doujun
from ruka.patterns.points import base_20, base_30, menzen_ron_10
from ruka.rules import BONUS, POINTS, Option, pick, price, setting
from ruka.rulesets.customs import RIICHI_CUSTOMS
from ruka.rulesets.ema_riichi import EMA_RIICHI
from ruka.tiles import TILES_108, TILES_108_RED

TENHOU = EMA_RIICHI.but(
    id="tenhou",
    names={"cs": "Tenhou", "pl": "Tenhou", "en": "Tenhou"},
    source="tenhou.net, 2024",
    prices=(price(base_20, 20, tag=POINTS), price(menzen_ron_10, 10, tag=POINTS)),
    without=(base_30,),
    payment={"honba_to": "first", "own_bet_back": False},
    match={
        "target": 30000,
        "rounds": pick("length", {"hanchan": 2, "tonpuu": 1}),
        "extra_rounds": 1,
        "uma": (20000, 10000, -10000, -20000),
        "oka": 20000,
        "ties": "seat",
        "leader_stops": setting("leader_stops"),
    },
    flow={"riichi_floor": 1000, "pao_claimed_only": False, "ready_on_own": True, "rob_kongs": "added"},
    customs=RIICHI_CUSTOMS,
    options=(
        Option("length", "hanchan", choices=("hanchan", "tonpuu")),
        Option("leader_stops", "win_or_ready", choices=("never", "win", "win_or_ready")),
    ),
    defaults={
        "start_points": 25000,
        "open_tanyao": True,
        "two_yaku_at_five_honba": False,
        "rinshan_with_haitei": False,
        "renhou": "none",
        "double_yakuman": False,
        "yakuman_add_up": True,
        "pao_honba": "feeder",
        "winners": "abort_at_three",
        "swap_calling": False,
        "kong_dora": "after_discard",
        "furiten_ends": "own_turn",
        "hide_tenpai": False,
        "nagashi": "as_draw",
        "nagashi_concealed": False,
        "nagashi_noten": False,
        "bust": True,
    },
    decisions=("D-05", "D-82"),
)

TENHOU_3P = TENHOU.but(
    id="tenhou-3p",
    names={"cs": "Tenhou ve třech", "pl": "Tenhou dla trzech graczy", "en": "Tenhou for three"},
    players=3,
    tiles=pick("red_fives", {True: TILES_108_RED, False: TILES_108}),
    prices=(price(nuki_dora, 1, tag=BONUS),),
    without=(sanshoku_doujun,),  # there are no chows of characters
    payment={"honba_discard": 200},  # 100 from each who is there
    match={"target": 40000, "uma": (20000, 0, -20000), "oka": 15000, "noten_total": 2000},
    flow={
        "chows": False,
        "nuki": True,
        "replacement_tiles": 8,
        "riichi_tiles": 3,
        "four_winds": False,
        "four_riichi": False,
    },
    defaults={"start_points": 35000},
    decisions=("D-05", "D-82", "D-92"),
)
