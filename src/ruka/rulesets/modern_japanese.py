"""Modern Japanese rules: the riichi chapter of source 002, older and simpler than EMA's."""

from dataclasses import replace

from ruka.patterns import circumstances as won
from ruka.patterns import hands, limits, points
from ruka.rules import (
    BONUS,
    FAN,
    LIMIT,
    POINTS,
    Formula,
    Ground,
    Option,
    RuleSet,
    Step,
    pick,
    price,
    section,
    setting,
)
from ruka.rules.words import DRAGONS, chows2, count, own_wind, round_wind
from ruka.rulesets.classical_prices import MAHJONG_POINTS
from ruka.rulesets.customs import MODERN_CUSTOMS
from ruka.rulesets.modern_japanese_terms import TERMS
from ruka.rulesets.plain import PLAIN_FLOW, PLAIN_MATCH, PLAIN_PAYMENT

FU = (
    *MAHJONG_POINTS,
    *section("Sety, D-32", POINTS, *points.set_points()),
    price(points.chiitoitsu_25, 25, tag=POINTS, clause="Limitní ruce, D-51"),
)
HAN = section(
    "Moderní japonská pravidla",
    FAN,
    price(won.riichi, 0, 1, clause="Riichi"),
    price(hands.lucky_pung.of(DRAGONS).told("lucky_pung_once"), 1),
    price(hands.lucky_pung.of(own_wind | round_wind), 1, when=~(own_wind & round_wind)),
    price(hands.double_wind_pung, 2),
    *(price(line, 1, 2) for line in (hands.sanshoku_doujun, hands.ittsuu)),
    price(hands.iipeikou.as_(count(chows2), "iipeikou_each"), 0, 1),
    price(hands.isshoku_sanjun, 0, 3, excludes=(hands.iipeikou,)),
    *(price(line, 2) for line in (hands.sanshoku_doukou, hands.sanankou, hands.sankantsu, hands.toitoi)),
    price(hands.shousangen, 4, excludes=(hands.lucky_pung.of(DRAGONS),), clause="Moderní japonská pravidla, D-41"),
    price(won.concealed_self_draw, 0, 1, clause="Moderní japonská pravidla, D-44"),
    *(price(line, 1) for line in (hands.no_value, hands.tanyao)),
    price(hands.chanta, 1, 2, clause="Moderní japonská pravidla, D-43"),
    price(hands.junchan, 2, 3, excludes=(hands.chanta,), clause="Moderní japonská pravidla, D-43"),
    price(hands.honroutou, 1, 3),
    price(hands.honitsu, 2, 3),
    price(hands.chinitsu, 5, 6, excludes=(hands.honitsu,)),
    price(hands.chiitoitsu, 0, 2, clause="Limitní ruce, D-51"),
    *(
        price(end, 1, clause="Za ukončení")
        for end in (won.last_tile_draw, won.last_tile_discard, won.replacement_tile, won.chankan)
    ),
)
FOUR_LIMITS = section(
    "Limitní ruce",
    LIMIT,
    price(hands.isshoku_yonjun, 4, clause="Moderní japonská pravidla"),
    *limits.classical_ten(4),
    *(price(hand, 4) for hand in (limits.ryuuiisou, limits.suukantsu)),
)
DORA = section(
    "Dora, D-50",
    BONUS,
    price(won.dora, pick("open_dora", {True: 1, False: 0})),
    price(won.concealed_dora, pick("open_dora", {True: 0, False: 1})),
)
TABLE = (
    Step(5, 2000, "limit"),
    Step(6, 3000, "1½ × limit"),
    Step(8, 4000, "2 × limit"),
    Step(11, 6000, "3 × limit"),
    Step(13, 8000, "4 × limit"),
)

MODERN_JAPANESE = RuleSet(
    id="modern-japanese",
    names={"cs": "Moderní japonská pravidla", "pl": "Nowoczesne zasady japońskie", "en": "Modern Japanese"},
    source="002",
    unit="han",
    prices=(*HAN, *FOUR_LIMITS, *DORA, *FU),
    minimum=setting("minimum_han"),
    grounds=(Ground("minimum", "dora-aside", "Minimální hodnota ruky"),),
    formula=Formula(cap_name="limit", ladder=TABLE, limit=2000, limit_name="limit"),
    payment=replace(PLAIN_PAYMENT, bet=100),
    match=replace(PLAIN_MATCH, start_points=8000),
    flow=replace(
        PLAIN_FLOW,
        indicators=1,
        most_kongs=4,
        riichi=True,
        riichi_tiles=0,
        riichi_kong="never",
        forced_win=True,
        furiten=setting("furiten"),
    ),
    customs=MODERN_CUSTOMS,
    options=(
        Option("minimum_han", 1, choices=(1, 0), clause="Minimální hodnota ruky"),
        Option("open_dora", False, clause="Dora, D-50"),
        Option("furiten", "same_tile", choices=("same_tile", "any_wait"), clause="Furiten"),
    ),
    terms=TERMS,
    decisions=("D-05", "D-32", "D-41", "D-43", "D-44", "D-50", "D-51"),
)
