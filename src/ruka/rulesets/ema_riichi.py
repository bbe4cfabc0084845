"""EMA riichi of 2008 (sources 000 and 003): the rule set from which the riichi family is derived."""

from ruka.patterns.circumstances import (
    chankan,
    chiihou,
    dora,
    double_riichi,
    haitei,
    houtei,
    ippatsu,
    menzen_tsumo,
    red_dora,
    renhou,
    renhou_mangan,
    riichi,
    rinshan,
    tenhou,
    ura_dora,
)
from ruka.patterns.hands import (
    DRAGON_PUNGS,
    chanta,
    chiitoitsu,
    chinitsu,
    honitsu,
    honroutou,
    iipeikou,
    ittsuu,
    junchan,
    pinfu,
    ryanpeikou,
    sanankou,
    sankantsu,
    sanshoku_doujun,
    sanshoku_doukou,
    shousangen,
    tanyao,
    toitoi,
    yakuhai_round,
    yakuhai_seat,
)
from ruka.patterns.limits import (
    chinroutou,
    chuuren,
    chuuren_9,
    daisangen,
    daisuushii,
    kokushi,
    kokushi_13,
    ryuuiisou,
    shousuushii,
    suuankou,
    suuankou_tanki,
    suukantsu,
    tsuuiisou,
)
from ruka.patterns.points import (
    base_20,
    base_30,
    chiitoitsu_25,
    kong_points,
    open_pinfu_2,
    pair_dragon,
    pair_round,
    pair_seat,
    pung_points,
    self_draw_2,
    wait_2,
)
from ruka.rules import (
    BONUS,
    FAN,
    LIMIT,
    POINTS,
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
from ruka.rules.expr import ORPHANS, SIMPLES, concealed_pungs, const, honba, minus, option, own_wind, round_wind
from ruka.tiles import TILES_136, TILES_136_RED

ORPHAN_SHOWN = minus(const(ORPHANS), concealed_pungs)
SIMPLE_SHOWN = minus(const(SIMPLES), concealed_pungs)
ORPHAN_CONCEALED = concealed_pungs & ORPHANS
SIMPLE_CONCEALED = concealed_pungs & SIMPLES

FU = section(
    "4.1.1",
    POINTS,
    price(base_20, 20, when=~base_30.expr),
    price(base_30, 30),
    price(chiitoitsu_25, 25),
    price(pung_points.of(SIMPLE_SHOWN), 2),  # a pung finished by a discard is open
    price(pung_points.of(SIMPLE_CONCEALED), 4),
    price(pung_points.of(ORPHAN_SHOWN), 4),
    price(pung_points.of(ORPHAN_CONCEALED), 8),
    price(kong_points.of(SIMPLE_SHOWN), 8),
    price(kong_points.of(SIMPLE_CONCEALED), 16),
    price(kong_points.of(ORPHAN_SHOWN), 16),
    price(kong_points.of(ORPHAN_CONCEALED), 32),
    price(pair_dragon, 2),
    price(pair_round, 2),
    price(pair_seat, 2, when=pick("double_wind_pair_fu", {4: None, 2: own_wind != round_wind})),
    price(wait_2, 2),
    price(self_draw_2, 2),
    price(open_pinfu_2, 2),
)

YAKU = (
    *section(
        "4.2.1",
        FAN,
        price(riichi, 0, 1),
        price(ippatsu, 0, 1),
        price(double_riichi, 0, 2, excludes=(riichi,)),
        price(menzen_tsumo, 0, 1),
        price(tanyao, pick("open_tanyao", {True: 1, False: 0}), 1),
        price(pinfu, 0, 1),
        price(iipeikou, 0, 1),
        price(sanshoku_doujun, 1, 2),
        price(ittsuu, 1, 2),
        *(price(dragon, 1) for dragon in DRAGON_PUNGS),
        price(yakuhai_seat, 1),
        price(yakuhai_round, 1),
        price(chanta, 1, 2),
        price(rinshan, 1, excludes=pick("rinshan_with_haitei", {True: (), False: (haitei,)}), clause="4.2.1, D-12"),
        price(chankan, 1),
        price(haitei, 1),
        price(houtei, 1),
    ),
    *section(
        "4.2.2",
        FAN,
        price(chiitoitsu, 0, 2),
        price(sanshoku_doukou, 2),
        price(sanankou, 2),
        price(sankantsu, 2),
        price(toitoi, 2),
        price(honitsu, 2, 3),
        price(shousangen, 2),
        price(honroutou, 2),
        price(junchan, 2, 3, excludes=(chanta,)),
    ),
    price(ryanpeikou, 0, 3, excludes=(iipeikou,), clause="4.2.3"),
    price(chinitsu, 5, 6, excludes=(honitsu,), clause="4.2.4"),
    price(renhou_mangan, 0, pick("renhou", {"yakuman": 0, "mangan": 1, "none": 0}), clause="D-13"),
)

DOUBLE = pick("double_yakuman", {True: 2, False: 1})
WITHOUT_HEAVEN = ~tenhou.expr  # heaven has no extra for its wait
YAKUMAN = section(
    "4.2.5",
    LIMIT,
    price(kokushi, 0, 1),
    price(kokushi_13, 0, DOUBLE, excludes=(kokushi,), when=WITHOUT_HEAVEN),
    price(chuuren, 0, 1),
    price(chuuren_9, 0, DOUBLE, excludes=(chuuren,), when=WITHOUT_HEAVEN),
    price(tenhou, 0, 1),
    price(chiihou, 0, 1),
    price(renhou, 0, pick("renhou", {"yakuman": 1, "mangan": 0, "none": 0}), clause="4.2.5, D-13"),
    price(suuankou, 0, 1),
    price(suuankou_tanki, 0, DOUBLE, excludes=(suuankou,), when=WITHOUT_HEAVEN),
    price(suukantsu, 1),
    price(ryuuiisou, 1),
    price(chinroutou, 1),
    price(tsuuiisou, 1),
    price(daisangen, 1, clause="4.2.5, 3.3.6", liable=True),
    price(shousuushii, 1),
    price(daisuushii, DOUBLE, clause="4.2.5, 3.3.6", liable=True),
)

DORA = section(
    "4.1", BONUS, price(dora, 1), price(ura_dora, 1), price(red_dora, pick("red_fives", {True: 1, False: 0}))
)

LIMITS = (
    Step(5, 2000, "mangan"),
    Step(6, 3000, "haneman"),
    Step(8, 4000, "baiman"),
    Step(11, 6000, "sanbaiman"),
    Step(13, 8000, "yakuman"),
)

EMA_RIICHI = RuleSet(
    id="ema-riichi",
    names={"cs": "EMA riichi 2008", "pl": "EMA riichi 2008", "en": "EMA riichi 2008"},
    source="000, 003",
    tiles=pick("red_fives", {True: TILES_136_RED, False: TILES_136}),
    prices=(*YAKU, *YAKUMAN, *DORA, *FU),
    minimum=1 + (option("two_yaku_at_five_honba") & (honba >= 5)),
    formula=Formula(  # 4.1.2, D-07
        ladder=pick("counted_yakuman", {True: LIMITS, False: LIMITS[:-1]}),
        rounded_up_from=pick("rounded_mangan", {True: 1920, False: 0}),
        limits_add_up=setting("yakuman_add_up"),
    ),
    payment=Payment(pao_honba=setting("pao_honba")),
    match=Match(start_points=setting("start_points")),
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
    ),
    decisions=("D-01", "D-02", "D-03", "D-04", "D-05", "D-07", "D-12", "D-13", "D-15", "D-17"),
)
