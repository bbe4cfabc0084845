"""What hands are worth by the Japanese classical rules and the European ones (source 002)."""

from dataclasses import replace

from ruka.patterns import circumstances as won
from ruka.patterns import hands, limits, points
from ruka.rules import FAN, LIMIT, POINTS, pick, price, section
from ruka.rules.words import WINDS, concealed_pungs, count, none, own_wind, round_wind

MAHJONG_POINTS = (
    price(points.base_20, 20, tag=POINTS, clause="Základní bodování"),
    *section(
        "Sety",
        POINTS,
        *(price(pair, 2) for pair in (points.pair_dragon, points.pair_seat, points.pair_round)),
        price(points.self_draw_2_always, 2),
        price(points.sole_wait_2, 2),
        price(points.menzen_ron_10, 10),
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
    price(hands.lucky_pung.told("lucky_pung_once"), 1, when=~(own_wind & round_wind), unfinished=True),
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
# Three players: no limit hand holds a wind (D-72), and four concealed pungs with one count as three do.
WINDLESS_LIMITS = tuple(
    replace(price, pattern=price.pattern.told(f"{price.pattern.id}_windless"), when=none(WINDS), clause="D-72")
    for price in THE_TEN
    if price.pattern in (limits.daisangen, limits.suuankou, won.earth, won.tenhou)
)
THREE_OR_MORE_CONCEALED = price(
    hands.toitoi_sanankou.as_(hands.toitoi.expr & (count(concealed_pungs) >= 3), "toitoi_sanankou_more"),
    2,
    excludes=(hands.toitoi,),
    clause="Zdvojnásobení, D-72",
)
