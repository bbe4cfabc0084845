"""The international tournament rules as source 002 has them: what it prints in italics is part of them (D-63)."""

from dataclasses import replace

from ruka.patterns import international as values
from ruka.rules import Formula, Ground, Option, RuleSet, pick, setting
from ruka.rulesets.customs import FLOWER_CUSTOMS
from ruka.rulesets.international_values import FLOW, MATCH, MINIMUM, OFFICIAL, PAYMENT, PENALTIES, price_list, value
from ruka.tiles import TILES_144

DECISIONS = {
    "D-61": (18,),
    "D-62": (30,),
    "D-64": (44, 45, 56),
    "D-65": (9, 10, 60, 64, 77),
    "D-67": (50, 74),
    "D-75": (42,),
    "D-85": (35,),
    "R-2": (78,),
}
CLAUSES = {
    number: ", ".join((f"č. {number}", *(decision for decision, of in DECISIONS.items() if number in of)))
    for number in range(1, 82)
}

# "Kombinuje se": what the official rules imply and the source counts.
COUNTED = {
    **dict.fromkeys((46, 47, 52, 58, 61, 62, 63), (8,)),
    32: (11,),
    35: (7,),
    66: (5,),
    50: (18,),  # with any pair
    74: (58, 18, 8),
}
CONTAINED = {
    number: tuple(other for other in gone if other not in COUNTED.get(number, ())) for number, gone in OFFICIAL.items()
} | {42: (27, 17), 78: (*OFFICIAL[78], 21, 5)}

VARIANTS = {
    number: (replace(value(number, CONTAINED, CLAUSES), pattern=pattern),)
    for number, pattern in {
        9: values.edge_wait_alone,
        10: values.closed_wait_alone,
        11: values.only_possible_tile,
        18: values.all_chows_and_a_cheap_pair,
        30: values.shifted_by_one_or_two,
        45: values.knitted_straight_alone,
        50: values.three_suited_any_pair,
        74: values.terminal_chows_any_pair,
    }.items()
}

INTERNATIONAL = RuleSet(
    id="international",
    names={
        "cs": "Mezinárodní turnajová pravidla",
        "pl": "Międzynarodowe zasady turniejowe",
        "en": "International tournament rules",
    },
    source="002",
    tiles=TILES_144,
    forms="international",  # D-64
    unit="values",
    prices=price_list(CONTAINED, VARIANTS, CLAUSES),
    minimum=setting("minimum_points"),
    grounds=(Ground("minimum", "flowers-aside", "D-66"),),
    formula=Formula(kind="sum", flat_points=0, points_round_up=1),
    payment=PAYMENT,
    match=replace(MATCH, first_dealer="dice", dealer_stays=pick("dealer_repeats", {True: "win", False: "never"})),
    flow=FLOW,
    customs=FLOWER_CUSTOMS,
    options=(MINIMUM, Option("dealer_repeats", True), PENALTIES),
    decisions=("D-05", *(f"D-{number}" for number in range(60, 68)), "D-75", "D-85", "R-2"),
)
