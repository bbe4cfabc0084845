"""EMA riichi of 2008 (sources 000 and 003): the rule set from which the riichi family is derived."""

from ruka.rules import (
    Flow,
    Formula,
    Ground,
    Match,
    Option,
    Payment,
    RuleSet,
    pick,
    setting,
)
from ruka.rules.expr import option
from ruka.rules.policies import EMA_PENALTIES
from ruka.rules.words import honba
from ruka.rulesets.customs import EMA_CUSTOMS
from ruka.rulesets.ema_prices import DORA, FU, LIMITS, YAKU, YAKUMAN
from ruka.tiles import TILES_136, TILES_136_RED

SLIPS = ("D-87", "D-88", "D-89", "D-90")  # where the two booklets are unclear or differ

EMA_RIICHI = RuleSet(
    id="ema-riichi",
    names={"cs": "EMA riichi 2008", "pl": "EMA riichi 2008", "en": "EMA riichi 2008"},
    source="000, 003",
    tiles=pick("red_fives", {True: TILES_136_RED, False: TILES_136}),
    prices=(*YAKU, *YAKUMAN, *DORA, *FU),
    minimum=1 + (option("two_yaku_at_five_honba") & (honba >= 5)),
    grounds=(
        Ground("minimum", "dora-aside"),
        Ground("raised_minimum", "from-five", "3.4.11"),
        pick(
            "pao_honba",
            {
                "discarder": Ground("liability", clause="3.3.6, D-04"),
                "feeder": Ground("liability", clause="3.3.6"),
            },
        ),
    ),
    formula=Formula(  # 4.1.2, D-07
        ladder=pick("counted_yakuman", {True: LIMITS, False: LIMITS[:-1]}),
        rounded_up_from=pick("rounded_mangan", {True: 1920, False: 0}),
        limits_add_up=setting("yakuman_add_up"),
    ),
    payment=Payment(winners=setting("winners"), pao_honba=setting("pao_honba")),
    match=Match(start_points=setting("start_points"), bust=setting("bust")),
    flow=Flow(
        penalties=EMA_PENALTIES,
        swap_calling=setting("swap_calling"),
        kong_dora=setting("kong_dora"),
        furiten_ends=setting("furiten_ends"),
        nine_orphans=setting("abortive_draws"),
        four_winds=setting("abortive_draws"),
        four_riichi=setting("abortive_draws"),
        four_kongs=setting("abortive_draws"),
        nagashi=setting("nagashi"),
        nagashi_concealed=setting("nagashi_concealed"),
        nagashi_noten=setting("nagashi_noten"),
        hide_tenpai=setting("hide_tenpai"),
        discipline=setting("discipline"),
    ),
    customs=EMA_CUSTOMS,
    options=(
        Option("start_points", 30000, low=1000, high=1_000_000, clause="D-01"),
        Option("red_fives", True, clause="1.1"),
        Option("open_tanyao", False, clause="4.2.1"),
        Option("double_wind_pair_fu", 4, choices=(4, 2), clause="4.1.1"),
        Option("two_yaku_at_five_honba", True, clause="3.4.11"),
        Option("rinshan_with_haitei", True, clause="D-12"),
        Option("renhou", "yakuman", choices=("yakuman", "mangan", "none"), clause="4.2.5, D-13"),
        Option("rounded_mangan", False, clause="4.1.2"),  # 30 fu 4 fan and 60 fu 3 fan
        Option("counted_yakuman", True, clause="D-07"),  # from 13 fan on; without it they stay sanbaiman
        Option("double_yakuman", True, clause="4.2.5"),
        Option("yakuman_add_up", False, clause="4.2"),
        Option("pao_honba", "discarder", choices=("discarder", "feeder"), clause="D-04"),
        Option("winners", "all", choices=("all", "first", "abort_at_three"), clause="3.3.1"),
        Option("swap_calling", True, clause="D-08"),
        Option("kong_dora", "at_once", choices=("at_once", "after_discard"), clause="3.3.2, 3.3.7"),
        Option("furiten_ends", "own_turn_or_claim", choices=("own_turn_or_claim", "own_turn"), clause="3.4.5, D-09"),
        Option("abortive_draws", True, clause="3.4.3"),
        Option("hide_tenpai", True, clause="3.4.2, D-14"),
        Option("nagashi", "as_win", choices=("as_win", "as_draw", "none"), clause="4.2.4, D-11"),
        Option("nagashi_concealed", True, clause="4.2.4, D-06"),
        Option("nagashi_noten", False, clause="4.2.4, D-06"),
        Option("bust", False, clause="D-02"),
        Option("discipline", "strict", choices=("strict", "open"), clause="3.4.6, 3.4.7"),
    ),
    decisions=("D-03", "D-05", "D-10", "D-15", "D-16", "D-17", "D-77", "D-78", "D-82", *SLIPS),
)
