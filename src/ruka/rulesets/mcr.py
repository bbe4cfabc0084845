"""The official World Mahjong rules (Mahjong Competition Rules, 2006): 81 values, their combination principles."""

from dataclasses import replace

from ruka.patterns import international as values
from ruka.rules import Formula, Option, Pattern, Price, RuleSet, pick, setting
from ruka.rulesets.international_values import (
    FLOW,
    KONG_TABLES,
    MATCH,
    MINIMUM,
    OFFICIAL,
    PAYMENT,
    PENALTIES,
    official_number,
    price_list,
    value,
)
from ruka.tiles import TILES_144

CLAUSES = {number: str(official_number(number)) for number in range(1, 82)} | {values.KONGS_82: "48, 57"}


def by_option(option: str, number: int, cases: dict[object, Pattern]) -> tuple[Price, ...]:
    """The same value counted in another way for each choice of an option."""
    base = value(number, OFFICIAL, CLAUSES)
    prices = []
    for chosen, pattern in cases.items():
        points = pick(option, {case: base.open if case == chosen else 0 for case in cases})
        prices.append(replace(base, pattern=pattern, open=points, concealed=points))
    return tuple(prices)


def of_kongs(number: int) -> tuple[Price, ...]:
    points = pick("kong_table", {table: prices[number] for table, prices in KONG_TABLES.items()})
    return (replace(value(number, OFFICIAL, CLAUSES), open=points, concealed=points),)


VARIANTS = {
    43: of_kongs(43),
    values.KONGS_82: of_kongs(values.KONGS_82),
    5: by_option(
        "nine_gates_pungs",
        5,
        {
            "one_less": values.one_pung_less_in_gates,
            "none": values.pungs_outside_gates,
            "all": values.VALUES[5],
        },
    ),
    9: by_option("knitted_waits", 9, {True: values.VALUES[9], False: values.edge_wait_in_sets}),
    10: by_option("knitted_waits", 10, {True: values.VALUES[10], False: values.closed_wait_in_sets}),
}

MCR = RuleSet(
    id="mcr",
    names={"cs": "Soutěžní pravidla (MCR)", "pl": "Zasady turniejowe (MCR)", "en": "Mahjong Competition Rules"},
    source="MCR 2006",
    tiles=TILES_144,
    forms="mcr",
    unit="values",
    prices=price_list(OFFICIAL, VARIANTS, CLAUSES),
    minimum=setting("minimum_points"),
    formula=Formula(kind="sum", flat_points=0, points_round_up=1),
    payment=PAYMENT,
    match=MATCH,
    flow=replace(FLOW, dead_wall=0, replacement_tiles=0),
    options=(
        MINIMUM,
        Option("kong_table", "2006", choices=("2006", "1998"), clause="48, 57"),
        Option("nine_gates_pungs", "one_less", choices=("one_less", "none", "all"), clause="4, 73"),
        Option("knitted_waits", True, clause="35, 77, 78"),
        PENALTIES,
    ),
    decisions=("D-05", "D-60"),
)
