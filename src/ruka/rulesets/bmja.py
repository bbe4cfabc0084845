"""The British Mah-Jong Association's game: classical Chinese rules with one chow, special hands and a limit of 1000.

Values as the table of the association's rules in ../shared/data has them; flowers, flow, settlement and match are those
of `european-classical`. Limit hands are priced in tenths of a limit: half of one for three hands, and four or two
tenths for a hand one tile short of them when somebody else won. The table has the original call twice, with one double
each: it is one announcement, and one double; hands are counted with it, and nobody announces it in play.
"""

from typing import Any

from ruka.patterns import circumstances as won
from ruka.patterns import flowers, hands, limits, points, special
from ruka.rules import FAN, LIMIT, POINTS, Formula, Option, Pattern, Price, RuleSet, pick, price, section
from ruka.rules.words import DRAGONS, chow_count, draw, own_wind, pairs, per_set, round_wind
from ruka.rulesets.bmja_terms import TERMS
from ruka.rulesets.classical import EUROPEAN_CLASSICAL
from ruka.rulesets.customs import PLAIN_CUSTOMS
from ruka.tiles import TILES_144

TENTHS = 10
HALF = 5


def special_hand(hand: Pattern, one_short: int = 4, value: int = TENTHS, **more: Any) -> Price:
    return price(hand, value, one_short=one_short, **more)


POINTS_OF_ALL = section(
    "Meld rules",
    POINTS,
    *points.set_points(unfinished=True),
    *(
        price(pair.as_(per_set(pairs & lucky)), 2, unfinished=True)
        for pair, lucky in (
            (points.pair_dragon, DRAGONS),
            (points.pair_seat, own_wind),
            (points.pair_round, round_wind),
        )
    ),
    price(flowers.flower_points, 4, unfinished=True),
)
POINTS_OF_WINNER = section("Winner rules", POINTS, price(points.base_20, 20), price(points.self_draw_2_always, 2))
DOUBLES_OF_ALL = section(
    "Hand rules",
    FAN,
    *(
        price(hands.lucky_pung.of(lucky), 1, unfinished=True, clause=f"Pung/Kong of {whose}")
        for lucky, whose in ((DRAGONS, "Dragons"), (own_wind, "Own Wind"), (round_wind, "Round Wind"))
    ),
    price(flowers.own_flower, 1, unfinished=True),
    price(flowers.all_flowers, 2, unfinished=True),
    price(flowers.all_seasons, 2, unfinished=True),
)
DOUBLES_OF_WINNER = section(
    "Winner rules",
    FAN,
    price(hands.toitoi, 1),
    price(won.concealed_self_draw, 0, 1),
    price(hands.honroutou, 1),
    price(special.purity, 3, one_short=3),
    price(won.last_tile_draw, 1),
    price(won.last_tile_discard, 1),
    price(won.chankan, 1),
    price(special.original_call, 1),
)
SHAPES = section(
    "Mah-jong rules, loser rules",
    LIMIT,
    special_hand(special.wriggling_snake),
    special_hand(special.gates_of_heaven),
    price(limits.kokushi, 0, TENTHS, one_short=4),
    special_hand(special.triple_knitting, 2, HALF),
    special_hand(special.knitting, 2, HALF),
    special_hand(special.orphan_pairs, 2, HALF),
)
LIMITS = section(
    "Winner rules, loser rules",
    LIMIT,
    special_hand(limits.tsuuiisou),
    special_hand(limits.chinroutou),
    special_hand(limits.ryuuiisou),
    special_hand(limits.suukantsu),
    special_hand(limits.daisangen.told("daisangen_no_chow"), when=chow_count == 0),
    special_hand(limits.daisuushii),
    special_hand(special.buried_treasure),
)
MOMENTS = section(
    "Winner rules",
    LIMIT,
    price(won.second_kong_replacement, TENTHS),
    price(won.tenhou, 0, TENTHS),
    price(won.earth.told("earth_discard"), 0, TENTHS, when=~draw),
    price(special.plum_blossom, TENTHS),
    price(special.moon, TENTHS),
    price(special.carrying_pole, TENTHS),
)

BMJA = RuleSet(
    id="bmja",
    names={"cs": "Britská pravidla (BMJA)", "pl": "Zasady brytyjskie (BMJA)", "en": "British rules (BMJA)"},
    source="British Mah-Jong Association",
    tiles=TILES_144,
    forms="one-chow,orphans,snake,gates,triples,couples,orphan-pairs",
    unit="doubles",
    prices=(*DOUBLES_OF_ALL, *DOUBLES_OF_WINNER, *SHAPES, *LIMITS, *MOMENTS, *POINTS_OF_WINNER, *POINTS_OF_ALL),
    formula=Formula(
        exponent=0,
        points_round_up=1,
        flat_points=0,
        cap=pick("roof_off", {False: 1000, True: 1_000_000}),
        cap_name="limit",
        limit=1000,
        limit_parts=TENTHS,
        limit_name="limit",
    ),
    payment=EUROPEAN_CLASSICAL.payment,
    match=EUROPEAN_CLASSICAL.match,
    flow=EUROPEAN_CLASSICAL.flow,
    customs=PLAIN_CUSTOMS,
    options=(
        *(EUROPEAN_CLASSICAL.option(id) for id in ("rounds", "penalties", "false_mahjong")),
        Option("roof_off", False, clause="Parameter rules"),
    ),
    terms=TERMS,
    decisions=("D-05",),
)
