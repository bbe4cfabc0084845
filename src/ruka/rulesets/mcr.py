"""The official World Mahjong rules (Mahjong Competition Rules, 2006): 81 values, their combination principles."""

from collections.abc import Iterable
from dataclasses import replace

from ruka.patterns.international import (
    KONGS_82,
    VALUES,
    closed_wait_in_sets,
    edge_wait_in_sets,
    gates_of_fewer_pungs,
    gates_of_two_pungs,
    ranks,
)
from ruka.rules import Formula, Ground, Option, Pattern, Price, RuleSet, pick, setting
from ruka.rulesets.customs import PLAIN_CUSTOMS
from ruka.rulesets.international_values import (
    FLOW,
    FLOWERS,
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

CLAUSES = {number: str(official_number(number)) for number in range(1, 82)} | {
    KONGS_82: "48, 57",
    **{number: f"{official_number(number)}, D-83" for number in (9, 10, 11)},
}


NINES = ranks("9")
GATES = ("one_less", "none", "all")


def only_if(option: str, choice: object, choices: Iterable[object], price: Price) -> Price:
    """The price where the option has this choice."""
    points = pick(option, {case: price.open if case == choice else 0 for case in choices})
    return replace(price, open=points, concealed=points)


def of_gates() -> tuple[Price, ...]:
    """Nine gates with the pungs of ones and nines that count beside them."""
    gates, pungs = value(78, OFFICIAL, CLAUSES), VALUES[5]

    def variant(choice: str, pattern: Pattern, *gone: Pattern) -> Price:
        price = replace(gates, pattern=pattern, excludes=(*gates.excludes, *gone))
        return only_if("nine_gates_pungs", choice, GATES, price)

    return (
        variant("one_less", gates_of_two_pungs, pungs.of(NINES)),
        variant("one_less", gates_of_fewer_pungs, pungs),
        variant("none", gates.pattern, pungs),
        variant("all", gates.pattern),
    )


def of_kongs(number: int) -> tuple[Price, ...]:
    points = pick("kong_table", {table: prices[number] for table, prices in KONG_TABLES.items()})
    return (replace(value(number, OFFICIAL, CLAUSES), open=points, concealed=points),)


def of_waits(number: int, in_sets: Pattern) -> tuple[Price, ...]:
    price = value(number, OFFICIAL, CLAUSES)
    variants = ((True, price.pattern), (False, in_sets))
    return tuple(
        only_if("knitted_waits", choice, (True, False), replace(price, pattern=pattern)) for choice, pattern in variants
    )


VARIANTS = {
    78: of_gates(),
    43: of_kongs(43),
    KONGS_82: of_kongs(KONGS_82),
    9: of_waits(9, edge_wait_in_sets),
    10: of_waits(10, closed_wait_in_sets),
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
    grounds=(Ground("minimum", "flowers-aside", CLAUSES[FLOWERS]),),
    formula=Formula(kind="sum", flat_points=0, points_round_up=1),
    payment=PAYMENT,
    match=MATCH,
    flow=replace(FLOW, dead_wall=0, replacement_tiles=0),
    customs=PLAIN_CUSTOMS,
    options=(
        MINIMUM,
        Option("kong_table", "2006", choices=("2006", "1998"), clause="48, 57"),
        Option("nine_gates_pungs", "one_less", choices=GATES, clause="4, 73"),
        Option("knitted_waits", True, clause="35, 77, 78"),
        PENALTIES,
    ),
    terms={"cs": {"mcr_11": "Čekání na pár"}, "pl": {"mcr_11": "Czekanie na parę"}},
    decisions=("D-05", "D-60", "D-83"),
)
