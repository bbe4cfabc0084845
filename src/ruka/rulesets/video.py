"""Two-player video mahjong of the arcade cabinets (source 001)."""

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
from ruka.rules.words import dealer, honba
from ruka.rulesets.customs import VIDEO_CUSTOMS
from ruka.rulesets.video_prices import DORA, FU, LIMITS, YAKU, YAKUMAN
from ruka.rulesets.video_terms import CZECH

HANDS = setting("hands_to_win")
PLAIN = Ground("drawn")

VIDEO = RuleSet(
    id="video",
    names={"cs": "Videomahjong", "pl": "Wideomahjong", "en": "Video mahjong"},
    source="001",
    players=2,
    opening_forms="unrelated",
    prices=(*YAKU, *YAKUMAN, *DORA, *FU),
    minimum=1 + (dealer & (honba >= 5)),
    grounds=(
        Ground("minimum", "dora-aside"),
        Ground("raised_minimum", "dealer-from-five", "D-21"),
        pick("multiplier", {"A": Ground("drawn", "one-opponent", "D-22"), "B": PLAIN, "C": PLAIN}),
    ),
    formula=Formula(points_cap=70, ladder=LIMITS, limits_add_up=True, most_limits=7),
    payment=Payment(
        dealer_draw_each=pick("multiplier", {"A": 2, "B": 2, "C": 6}),
        other_draw_dealer=pick("multiplier", {"A": 2, "B": 2, "C": 4}),
        honba_draw_each=300,
    ),
    match=Match(
        start_points=setting("start_points"),
        rounds=0,
        hands_to_win=pick("match", {"hands": HANDS, "points": 0, "either": HANDS}),
        bust=pick("match", {"hands": False, "points": True, "either": True}),
        bust_below=1,
        first_dealer="duel",
        counters="stays",
        noten_total=setting("tenpai_bonus"),
        uma=(0, 0),
    ),
    flow=Flow(
        turns=setting("turns_per_player"),
        ura=pick("ura_under_kong", {True: "all", False: "first"}),
        rob_kongs="none",
        riichi_tiles=0,
        riichi_floor=pick("reach_needs_points", {True: 1000, False: -1_000_000}),
        riichi_kong="stays_ready",
        tsumo_after_pass=setting("tsumo_after_pass"),
        passed_furiten="in_riichi",
        nine_orphans=False,
        four_winds=False,
        four_riichi=False,
        four_kongs=False,
        nagashi_concealed=False,
        hide_tenpai=False,
    ),
    customs=VIDEO_CUSTOMS,
    options=(
        Option("multiplier", "C", choices=("A", "B", "C"), clause="Bodování, D-22"),
        Option("pinfu_only_by_draw", False, clause="Tsumo pinfu"),
        Option("open_tanyao", True, clause="Kuitan"),
        Option("dora_only_concealed", True, clause="Bodování, D-27"),
        Option("tenpai_bonus", 1000, choices=(1000, 1500), clause="Bonusové body"),
        Option("ura_under_kong", True, clause="Dora"),
        Option("reach_needs_points", False, clause="Hůlky reach"),
        Option("tsumo_after_pass", True, clause="Puštění výherního kamene po reach"),
        Option("turns_per_player", 18, low=1, high=30, clause="Konec kola"),
        Option("match", "hands", choices=("hands", "points", "either"), clause="Vyhrání hry, D-76"),
        Option("hands_to_win", 3, low=3, high=5, clause="Vyhrání hry"),
        Option("start_points", (1000, 1000), low=1, high=1_000_000, clause="Vyhrání hry, D-76"),
    ),
    terms={"cs": CZECH},
    decisions=("D-05", *(f"D-{number}" for number in range(20, 30)), "D-76", "D-86"),
)
