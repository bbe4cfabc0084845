"""The Japanese classical rules for four, three and five players, and the European ones (source 002)."""

from dataclasses import replace

from ruka.patterns import circumstances as won
from ruka.patterns import hands, limits, points
from ruka.rules import (
    FAN,
    LIMIT,
    POINTS,
    Flow,
    Formula,
    Match,
    Option,
    Payment,
    RuleSet,
    pick,
    price,
    section,
    setting,
)
from ruka.rules.expr import own_wind, round_wind
from ruka.rulesets.terms_002 import TERMS
from ruka.tiles import TILES_136

MAHJONG_POINTS = (
    price(points.base_20, 20, tag=POINTS, clause="Základní bodování"),
    *section(
        "Sety",
        POINTS,
        *(price(pair, 2) for pair in (points.pair_dragon, points.pair_seat, points.pair_round)),
        price(points.self_draw_2_always, 2),
        price(points.sole_wait_2, 2),
        price(points.menzen_ron_10, 0, 10),
    ),
)
SETS = section(
    "Sety, D-32",
    POINTS,
    *points.set_points(
        (pick("concealed_pung", {"4-8": 4, "8-16": 8}), pick("concealed_pung", {"4-8": 8, "8-16": 16})),
        unfinished=True,
    ),
)
DOUBLES = section(
    "Zdvojnásobení",
    FAN,
    price(hands.lucky_pung, 1, when=~(own_wind & round_wind), unfinished=True),
    price(hands.double_wind_pung, 2, unfinished=True),
    price(won.concealed_self_draw, 0, 1, clause="Zdvojnásobení, D-44"),
    price(hands.toitoi, 1),
    price(hands.toitoi_sanankou, 2, excludes=(hands.toitoi,)),
    price(hands.sanankou_and_chow, 1),
    *(
        price(double, 1)
        for double in (
            won.last_tile_draw,
            won.last_tile_discard,
            won.chankan,
            won.replacement_tile,
            hands.tanyao,
        )
    ),
    price(hands.honroutou, 1, clause="Zdvojnásobení, D-33"),
    price(hands.chanta, 1, clause="Zdvojnásobení, D-33, D-43"),
    price(hands.honitsu, 1),
    price(hands.chinitsu, 4, excludes=(hands.honitsu,)),
    price(hands.shousangen, 1, unfinished=True),
    price(hands.no_value, 1),
    price(hands.ittsuu, 1),
)
THE_TEN = section("Limitní ruka", LIMIT, *limits.classical_ten())

# Of the whole source: no riichi, no dora, no furiten; nobody shows a hand at a draw, and nothing is paid.
PLAIN_FLOW = Flow(
    break_rolls=2,
    indicators=0,
    ura="none",
    kong_dora="never",
    most_kongs=16,
    rob_kongs="added",
    riichi=False,
    furiten="none",
    passed_furiten="never",
    nine_orphans=False,
    four_winds=False,
    four_riichi=False,
    four_kongs=False,
    nagashi="none",
    hide_tenpai=False,
    penalties=(),
)

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
    payment=Payment(total_is_value=True, round_up=1, honba_draw_each=0, honba_discard=0, bet=0, winners="first"),
    match=Match(
        start_points=2000,
        rounds=setting("rounds"),
        first_dealer="dice",  # D-30
        dealer_stays="win",  # D-31
        counters="none",
        uma=(0, 0, 0, 0),
        noten_total=0,
        chips=(1000, 500, 100, 10),
    ),
    flow=replace(
        PLAIN_FLOW,
        discipline=pick("penalties", {True: "open", False: "strict"}),
        penalties=(("false_win", "barred"), ("wrong_call", "fine")),
        fine=100,
        barred_for=setting("false_mahjong"),
    ),
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
    without=(limits.shousuushii, limits.daisuushii, limits.kokushi),
    match={"uma": (0, 0, 0)},
    flow={"deal_share": 12, "dealer_takes_two": True, "winds_out": True},
    options=(Option("missing_wind", "W", choices=("W", "S", "N"), clause="Hra ve třech hráčích"),),
    decisions=tuple(sorted((*JAPANESE_CLASSICAL.decisions, "D-35"))),
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
