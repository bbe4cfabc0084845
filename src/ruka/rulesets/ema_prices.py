"""What hands are worth by the riichi rules of the EMA (source 000)."""

from ruka.patterns import circumstances as won
from ruka.patterns import hands, limits, points
from ruka.rules import (
    BONUS,
    FAN,
    LIMIT,
    POINTS,
    Step,
    pick,
    price,
    section,
)
from ruka.rules.words import own_wind, round_wind

FU = section(
    "4.1.1",
    POINTS,
    price(points.base_20.told("base_20_or_30"), 20, when=~points.base_30.expr),
    price(points.base_30, 30),
    price(points.chiitoitsu_25, 25),
    *points.set_points(),
    price(points.pair_dragon, 2),
    price(points.pair_round, 2),
    price(
        points.pair_seat.told(pick("double_wind_pair_fu", {4: "", 2: "pair_seat_single"})),
        2,
        when=pick("double_wind_pair_fu", {4: None, 2: own_wind != round_wind}),
    ),
    price(points.wait_2, 2),  # D-88: among other waits too
    price(points.self_draw_2, 2),
    price(points.open_pinfu_2, 2),
)

YAKU = (
    *section(
        "4.2.1",
        FAN,
        price(won.riichi, 0, 1),
        price(won.ippatsu, 0, 1),
        price(won.double_riichi, 0, 2, excludes=(won.riichi,)),
        price(won.menzen_tsumo, 0, 1),
        price(hands.tanyao, pick("open_tanyao", {True: 1, False: 0}), 1),
        price(hands.pinfu, 0, 1),
        price(hands.iipeikou, 0, 1),
        price(hands.sanshoku_doujun, 1, 2),
        price(hands.ittsuu, 1, 2),
        *(price(dragon, 1) for dragon in hands.DRAGON_PUNGS),
        price(hands.yakuhai_seat, 1),
        price(hands.yakuhai_round, 1),
        price(hands.chanta, 1, 2),
        price(
            won.rinshan,
            1,
            excludes=pick("rinshan_with_haitei", {True: (), False: (won.haitei,)}),
            clause=pick("rinshan_with_haitei", {True: "4.2.1, D-12", False: "4.2.1"}),
        ),
        price(won.chankan, 1),
        price(won.haitei, 1),
        price(won.houtei, 1),
    ),
    *section(
        "4.2.2",
        FAN,
        price(hands.chiitoitsu, 0, 2),
        price(hands.sanshoku_doukou, 2),
        price(hands.sanankou, 2),
        price(hands.sankantsu, 2),
        price(hands.toitoi, 2),
        price(hands.honitsu, 2, 3),
        price(hands.shousangen, 2),
        price(hands.honroutou, 2),  # D-89: of seven pairs too
        price(hands.junchan, 2, 3, excludes=(hands.chanta,)),
    ),
    price(hands.ryanpeikou, 0, 3, excludes=(hands.iipeikou,), clause="4.2.3"),
    price(hands.chinitsu, 5, 6, excludes=(hands.honitsu,), clause="4.2.4"),
    price(won.renhou_mangan, 0, pick("renhou", {"yakuman": 0, "mangan": 1, "none": 0}), clause="D-13"),
)

DOUBLE = pick("double_yakuman", {True: 2, False: 1})
WITHOUT_HEAVEN = ~won.tenhou.expr  # heaven has no extra for its wait
YAKUMAN = section(
    "4.2.5",
    LIMIT,
    price(limits.kokushi, 0, 1),
    price(limits.kokushi_13.told("kokushi_13_later"), 0, DOUBLE, excludes=(limits.kokushi,), when=WITHOUT_HEAVEN),
    price(limits.chuuren, 0, 1),
    price(limits.chuuren_9.told("chuuren_9_later"), 0, DOUBLE, excludes=(limits.chuuren,), when=WITHOUT_HEAVEN),
    price(won.tenhou, 0, 1),
    price(won.chiihou, 0, 1),
    price(won.renhou, 0, pick("renhou", {"yakuman": 1, "mangan": 0, "none": 0}), clause="4.2.5, D-13"),
    price(limits.suuankou, 0, 1),
    price(
        limits.suuankou_tanki.told("suuankou_tanki_later"), 0, DOUBLE, excludes=(limits.suuankou,), when=WITHOUT_HEAVEN
    ),  # D-88: by draw too
    price(limits.suukantsu, 1),
    price(limits.ryuuiisou, 1),
    price(limits.chinroutou, 1),
    price(limits.tsuuiisou, 1),
    price(limits.daisangen, 1, clause="4.2.5, 3.3.6", liable=True),
    price(limits.shousuushii, 1),
    price(limits.daisuushii, DOUBLE, clause="4.2.5, 3.3.6", liable=True),
)

DORA = section(
    "4.1",
    BONUS,
    price(won.dora, 1),
    price(won.ura_dora, 1),
    price(won.red_dora, pick("red_fives", {True: 1, False: 0})),
)

LIMITS = (
    Step(5, 2000, "mangan"),
    Step(6, 3000, "haneman"),
    Step(8, 4000, "baiman"),
    Step(11, 6000, "sanbaiman"),
    Step(13, 8000, "yakuman"),
)
