"""What hands are worth by the rules of two-player video mahjong (source 001)."""

from ruka.patterns import circumstances as won
from ruka.patterns import hands, limits, points
from ruka.rules import BONUS, FAN, LIMIT, POINTS, Step, pick, price, section
from ruka.rules.words import draw, regular

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
        price(
            hands.pinfu_any_wait.told(pick("pinfu_only_by_draw", {True: "pinfu_by_draw", False: "pinfu_any_wait"})),
            0,
            1,
            when=pick("pinfu_only_by_draw", {True: draw, False: None}),
        ),
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
        price(hands.honroutou.told("honroutou_pungs"), 2, when=regular),
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
    Step(13, 8000, "yakuman"),
    *(Step(13 * number, 8000 * number, f"{number} × yakuman") for number in range(2, 8)),
)
