"""Two-player video mahjong of the arcade cabinets (source 001)."""

from ruka.patterns import circumstances as won
from ruka.patterns import hands, limits, points
from ruka.rules import (
    BONUS,
    FAN,
    LIMIT,
    POINTS,
    Flow,
    Formula,
    Match,
    Option,
    Payment,
    RuleSet,
    Step,
    pick,
    price,
    section,
    setting,
)
from ruka.rules.expr import dealer, draw, honba, regular
from ruka.rulesets.video_terms import CZECH

FU = section(
    "Bodování",
    POINTS,
    price(points.base_20, 20),
    price(points.chiitoitsu_25, 25),
    price(points.menzen_ron_10, 10),
    price(points.self_draw_2_any_wait, 2),
    price(points.sole_wait_2, 2),
    *points.set_points(),
    *(price(pair, 2) for pair in (points.pair_dragon, points.pair_seat, points.pair_round)),
)
YAKU = (
    *section(
        "1 fanové yaku",
        FAN,
        *(price(yaku, 0, 1) for yaku in (won.menzen_tsumo, won.riichi, won.ippatsu, hands.iipeikou)),
        *(
            price(yaku, 1)
            for yaku in (
                won.haitei,
                won.houtei,
                won.rinshan,
                *hands.DRAGON_PUNGS,
                hands.yakuhai_seat,
                hands.yakuhai_round,
            )
        ),
        price(hands.pinfu_any_wait, 0, 1, when=pick("pinfu_only_by_draw", {True: draw, False: None})),
        price(hands.tanyao, pick("open_tanyao", {True: 1, False: 0}), 1),
    ),
    *section(
        "2 fanové yaku",
        FAN,
        price(won.double_riichi, 0, 2, excludes=(won.riichi,)),
        price(hands.chiitoitsu, 0, 2),
        *(price(yaku, 1, 2) for yaku in (hands.sanshoku_doujun, hands.ittsuu, hands.chanta)),
        *(
            price(yaku, 2)
            for yaku in (
                hands.toitoi,
                hands.sanrenkou,
                hands.sanankou,
                hands.sanshoku_doukou,
                hands.sankantsu,
                hands.shousangen,
            )
        ),
        price(hands.isshoku_sanjun, 2, excludes=(hands.iipeikou,)),
        price(hands.honroutou, 2, when=regular),
    ),
    *section(
        "3 fanové yaku",
        FAN,
        price(hands.ryanpeikou, 0, 3, excludes=(hands.iipeikou,)),
        price(hands.honitsu, 2, 3),
        price(hands.junchan, 2, 3, excludes=(hands.chanta,)),
    ),
    price(hands.chinitsu, 5, 6, excludes=(hands.honitsu,), clause="6 fanové yaku"),
)
CONCEALED = (won.tenhou, won.chiihou, won.renhou, limits.suuankou, limits.kokushi, limits.daisharin, limits.chuuren)
OPEN = (
    limits.suurenkou,
    limits.daisangen,
    limits.tsuuiisou,
    limits.ryuuiisou,
    limits.suukantsu,
    limits.shousuushii,
    limits.chinroutou,
)
YAKUMAN = (
    *section("Yakuman", LIMIT, *(price(hand, 0, 1) for hand in CONCEALED), *(price(hand, 1) for hand in OPEN)),
    price(limits.shiisanpuutaa, 0, 1, tag=LIMIT, excludes=(won.tenhou,), clause="Yakuman, D-28"),
    *section(
        "Dvojitý yakuman",
        LIMIT,
        price(limits.daisuushii, 2),
        price(limits.suuankou_tanki, 0, 2, excludes=(limits.suuankou,)),
        price(limits.kokushi_13, 0, 2, excludes=(limits.kokushi,)),
        price(limits.chuuren_9, 0, 2, excludes=(limits.chuuren,)),
    ),
)
DORA = section(
    "Dora",
    BONUS,
    price(won.dora, pick("dora_only_concealed", {True: 0, False: 1}), 1, clause="D-27"),
    price(won.ura_dora, 1),
)
LIMITS = (
    *(Step(6, 3000, "haneman"), Step(8, 4000, "baiman"), Step(11, 6000, "sanbaiman")),
    *(Step(13 * number, 8000 * number, "yakuman") for number in range(1, 8)),
)

HANDS = setting("hands_to_win")

VIDEO = RuleSet(
    id="video",
    names={"cs": "Videomahjong", "pl": "Wideomahjong", "en": "Video mahjong"},
    source="001",
    players=2,
    opening_forms="unrelated",
    prices=(*YAKU, *YAKUMAN, *DORA, *FU),
    minimum=1 + (dealer & (honba >= 5)),  # D-21
    formula=Formula(points_cap=70, ladder=LIMITS, limits_add_up=True, most_limits=7),
    payment=Payment(
        dealer_draw_each=pick("multiplier", {"A": 2, "B": 2, "C": 6}),  # D-22
        other_draw_dealer=pick("multiplier", {"A": 2, "B": 2, "C": 4}),
        honba_draw_each=300,
    ),
    match=Match(
        start_points=1000,
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
        Option("match", "either", choices=("hands", "points", "either"), clause="Vyhrání hry"),
        Option("hands_to_win", 3, low=3, high=5, clause="Vyhrání hry"),
    ),
    terms={"cs": CZECH},
    decisions=("D-05", *(f"D-{number}" for number in range(20, 30))),
)
