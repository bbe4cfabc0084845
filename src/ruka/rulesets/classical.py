"""The Japanese classical rules for four, three and five players, and the European ones (source 002)."""

from dataclasses import replace

from ruka.patterns import limits
from ruka.rules import Formula, Option, RuleSet, pick, setting
from ruka.rulesets.classical_prices import (
    DOUBLES,
    MAHJONG_POINTS,
    SETS,
    THE_TEN,
    THREE_OR_MORE_CONCEALED,
    WINDLESS_LIMITS,
)
from ruka.rulesets.customs import CUSTOMS_002
from ruka.rulesets.plain import PLAIN_FLOW, PLAIN_MATCH, PLAIN_PAYMENT
from ruka.rulesets.terms_002 import TERMS
from ruka.tiles import TILES_136

JAPANESE_CLASSICAL = RuleSet(
    id="japanese-classical",
    names={"cs": "Japonská klasická pravidla", "pl": "Klasyczne zasady japońskie", "en": "Japanese classical"},
    source="002",
    forms="regular,orphans",  # D-38
    unit="doubles",
    prices=(*DOUBLES, *THE_TEN, *MAHJONG_POINTS, *SETS),
    formula=Formula(
        exponent=0,
        points_round_up=1,
        flat_points=0,
        value_round=10,
        cap=500,
        cap_name="limit",
        limit=500,
        limit_name="limit",
    ),
    payment=replace(PLAIN_PAYMENT, total_is_value=True),
    match=replace(PLAIN_MATCH, start_points=2000, rounds=setting("rounds"), chips=(1000, 500, 100, 10)),
    flow=replace(
        PLAIN_FLOW,
        discipline=pick("penalties", {True: "open", False: "strict"}),
        penalties=(
            ("false_win", "barred"),
            ("wrong_call", "fine"),
            ("changed_mind", "fine"),
            ("wrong_count", "no_win"),
            ("shown_tile", "no_win"),
            ("shown_other", "no_win"),
        ),
        fine=100,
        barred_for=setting("false_mahjong"),
    ),
    customs=CUSTOMS_002,
    options=(
        Option("rounds", 4, choices=(4, 2), clause="Průběh hry"),
        Option("concealed_pung", "4-8", choices=("4-8", "8-16"), clause="Sety, D-32"),
        Option("penalties", False, clause="Pokuty za chyby"),
        Option("false_mahjong", "next_turns", choices=("next_turns", "next_hand"), clause="Pokuty za chyby, D-36"),
    ),
    terms=TERMS,
    decisions=("D-05", "D-30", "D-31", "D-32", "D-33", "D-34", "D-36", "D-38", "D-39", "D-43", "D-44"),
)

JAPANESE_CLASSICAL_3P = JAPANESE_CLASSICAL.but(
    id="japanese-classical-3p",
    names={
        "cs": "Japonská klasická ve třech",
        "pl": "Klasyczne japońskie we trzech",
        "en": "Japanese classical for three",
    },
    players=3,
    tiles=pick(
        "missing_wind", {wind: TILES_136.without(kind) for wind, kind in (("W", "3z"), ("S", "2z"), ("N", "4z"))}
    ),
    forms="regular",
    prices=(*WINDLESS_LIMITS, THREE_OR_MORE_CONCEALED),
    without=(limits.shousuushii, limits.daisuushii, limits.tsuuiisou, limits.kokushi),
    match={"uma": (0, 0, 0)},
    flow={"deal_share": 12, "dealer_takes_two": True, "winds_out": True},
    options=(Option("missing_wind", "W", choices=("W", "S", "N"), clause="Hra ve třech hráčích", of_one_hand=True),),
    decisions=tuple(sorted((*JAPANESE_CLASSICAL.decisions, "D-35", "D-72"))),
)

JAPANESE_CLASSICAL_5P = JAPANESE_CLASSICAL.but(
    id="japanese-classical-5p",
    names={
        "cs": "Japonská klasická v pěti",
        "pl": "Klasyczne japońskie w pięciu",
        "en": "Japanese classical for five",
    },
    match={"sitting_out": 1, "first_dealer": "tiles", "uma": (0, 0, 0, 0, 0)},
)

EUROPEAN_CLASSICAL = JAPANESE_CLASSICAL.but(
    id="european-classical",
    names={"cs": "Evropská klasická pravidla", "pl": "Europejskie zasady klasyczne", "en": "European classical"},
    formula={"value_round": 1},
    payment={"discard_as_draw": True, "between_losers": 1, "between_dealer": 2},
    match={"chips": ()},  # points are written on paper
    decisions=tuple(sorted((*JAPANESE_CLASSICAL.decisions, "D-37"))),
)
