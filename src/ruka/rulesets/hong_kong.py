"""Hong Kong rules with flowers (source 002)."""

from dataclasses import replace

from ruka.patterns import circumstances as won
from ruka.patterns import flowers, hands
from ruka.patterns.limits import classical_ten
from ruka.rules import FAN, LIMIT, Formula, Ground, Option, RuleSet, Step, price, section, setting
from ruka.rules.words import DRAGONS, concealed_kongs, count, draw, own_wind, robbing_kong, round_wind, shown_count
from ruka.rulesets import terms_002 as basic
from ruka.rulesets.customs import FLOWER_CUSTOMS
from ruka.rulesets.plain import PLAIN_FLOW, PLAIN_MATCH, PLAIN_PAYMENT
from ruka.tiles import TILES_144

FAAN = (
    *(
        price(hands.lucky_pung.of(tiles), 1, clause=f"Za každou trojici {which}")
        for tiles, which in (
            (DRAGONS, "draků"),
            (own_wind, "větrů vlastní strany"),
            (round_wind, "větrů kola"),
        )
    ),
    *section(
        "Za speciální kameny",
        FAN,
        price(flowers.own_flower, 1),
        price(flowers.no_flowers, 1),
        price(flowers.all_flowers, 2),
        price(flowers.all_seasons, 2),
    ),
    *section(
        "Za kombinace",
        FAN,
        price(hands.shousangen, 4, excludes=(hands.lucky_pung.of(DRAGONS),), clause="Za kombinace, D-41"),
        price(hands.all_chows, 1),
        price(hands.toitoi, 2),
        price(hands.honitsu, 2),
        price(hands.chinitsu, 4, excludes=(hands.honitsu,)),
    ),
    *section(
        "Za ukončení",
        FAN,
        price(won.self_draw, 1),
        price(won.last_tile_draw, 1),
        price(won.last_tile_discard, 1),
        price(won.chankan, 1),
        price(won.replacement_tile.told("replacement_tile_any"), 1, clause="Za ukončení, D-73"),
        price(won.second_kong_replacement, 4, excludes=(won.replacement_tile,), clause="Limitní ruce, D-45, D-73"),
    ),
)
LIMITS = section("Limitní ruce, D-42", LIMIT, *classical_ten())
TABLE = tuple(Step(*step) for step in ((0, 1), (1, 2), (2, 4), (3, 8), (4, 16), (7, 32), (10, 64)))
LAID = shown_count + count(concealed_kongs)  # twelve tiles are never fewer than three sets

CZECH = basic.CZECH | {
    "shousangen": "3 malí draci",
    "toitoi": "Ruka bez postupky",
    "honitsu": "Jenom jedna barva a trumfy",
    "chinitsu": "Jenom jedna barva",
    "chankan": "Okradení čtveřice",
}

HONG_KONG = RuleSet(
    id="hong-kong",
    names={"cs": "Hongkongská pravidla", "pl": "Zasady hongkońskie", "en": "Hong Kong"},
    source="002",
    tiles=TILES_144,
    forms="regular,orphans",  # D-38
    unit="faan",
    prices=(*FAAN, *LIMITS),
    minimum=setting("minimum_faan"),
    liability=hands.chinitsu.expr & ~draw & ~robbing_kong & (LAID >= 3),  # a kong's tile is not thrown (D-74)
    grounds=(Ground("liability", "suit-laid-out", "Speciální pokuta"),),
    formula=Formula(flat_points=0, ladder=TABLE, limit=64, limit_name="limit", limits_add_up=True, limit_adds=True),
    payment=replace(PLAIN_PAYMENT, other_draw_others=2, dealer_discard=2, other_discard=2, discard_others=1),
    match=replace(PLAIN_MATCH, start_points=setting("start_points")),
    flow=replace(PLAIN_FLOW, flower_replacements=True),
    customs=FLOWER_CUSTOMS,
    options=(
        Option("start_points", 1000, low=100, high=1_000_000, clause="D-40"),
        Option("minimum_faan", 0, choices=(0, 1, 3)),
    ),
    terms=basic.TERMS | {"cs": CZECH},
    decisions=("D-05", "D-38", "D-40", "D-41", "D-42", "D-45", "D-73", "D-74"),
)
