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
from ruka.rules import BONUS, LIMIT, POINTS, Formula, Match, Option, Payment, RuleSet, Step, pick, price, setting
from ruka.rules.expr import ORPHANS, SIMPLES, concealed_pungs, const, honba, minus, option, own_wind, round_wind
from ruka.tiles import TILES_136_RED

ORPHAN_SHOWN = minus(const(ORPHANS), concealed_pungs)
SIMPLE_SHOWN = minus(const(SIMPLES), concealed_pungs)
ORPHAN_CONCEALED = concealed_pungs & ORPHANS
SIMPLE_CONCEALED = concealed_pungs & SIMPLES

SET_POINTS = (  # 4.1.1; a pung finished by a discard is open
    price(pung_points.of(SIMPLE_SHOWN), 2, tag=POINTS),
    price(pung_points.of(SIMPLE_CONCEALED), 4, tag=POINTS),
    price(pung_points.of(ORPHAN_SHOWN), 4, tag=POINTS),
    price(pung_points.of(ORPHAN_CONCEALED), 8, tag=POINTS),
    price(kong_points.of(SIMPLE_SHOWN), 8, tag=POINTS),
    price(kong_points.of(SIMPLE_CONCEALED), 16, tag=POINTS),
    price(kong_points.of(ORPHAN_SHOWN), 16, tag=POINTS),
    price(kong_points.of(ORPHAN_CONCEALED), 32, tag=POINTS),
)

FU = (
    price(base_20, 20, tag=POINTS, when=~base_30.expr),
    price(base_30, 30, tag=POINTS),
    price(chiitoitsu_25, 25, tag=POINTS),
    *SET_POINTS,
    price(pair_dragon, 2, tag=POINTS),
    price(pair_seat, 2, tag=POINTS),
    price(pair_round, 2, tag=POINTS, when=option("double_wind_pair_4") | (own_wind != round_wind)),
    price(wait_2, 2, tag=POINTS),
    price(self_draw_2, 2, tag=POINTS),
    price(open_pinfu_2, 2, tag=POINTS),
)

YAKU = (
    price(riichi, 0, 1, clause="4.2.1"),
    price(ippatsu, 0, 1, clause="4.2.1"),
    price(double_riichi, 0, 2, excludes=(riichi,), clause="4.2.1"),
    price(menzen_tsumo, 0, 1, clause="4.2.1"),
    price(tanyao, pick("open_tanyao", {True: 1, False: 0}), 1, clause="4.2.1"),
    price(pinfu, 0, 1, clause="4.2.1"),
    price(iipeikou, 0, 1, clause="4.2.1"),
    price(sanshoku_doujun, 1, 2, clause="4.2.1"),
    price(ittsuu, 1, 2, clause="4.2.1"),
    *(price(dragon, 1, clause="4.2.1") for dragon in DRAGON_PUNGS),
    price(yakuhai_seat, 1, clause="4.2.1"),
    price(yakuhai_round, 1, clause="4.2.1"),
    price(chanta, 1, 2, clause="4.2.1"),
    price(rinshan, 1, clause="4.2.1"),
    price(chankan, 1, clause="4.2.1"),
    price(haitei, 1, clause="4.2.1"),
    price(houtei, 1, clause="4.2.1"),
    price(chiitoitsu, 0, 2, clause="4.2.2"),
    price(sanshoku_doukou, 2, clause="4.2.2"),
    price(sanankou, 2, clause="4.2.2"),
    price(sankantsu, 2, clause="4.2.2"),
    price(toitoi, 2, clause="4.2.2"),
    price(honitsu, 2, 3, clause="4.2.2"),
    price(shousangen, 2, clause="4.2.2"),
    price(honroutou, 2, excludes=(chanta,), clause="4.2.2"),
    price(junchan, 2, 3, excludes=(chanta,), clause="4.2.2"),
    price(ryanpeikou, 0, 3, excludes=(iipeikou,), clause="4.2.3"),
    price(chinitsu, 5, 6, excludes=(honitsu,), clause="4.2.4"),
)

WITHOUT_HEAVEN = ~tenhou.expr  # heaven has no extra for its wait (4.2.5)
YAKUMAN = (
    price(kokushi, 0, 1, tag=LIMIT, clause="4.2.5"),
    price(kokushi_13, 0, 2, tag=LIMIT, excludes=(kokushi,), clause="4.2.5", when=WITHOUT_HEAVEN),
    price(chuuren, 0, 1, tag=LIMIT, clause="4.2.5"),
    price(chuuren_9, 0, 2, tag=LIMIT, excludes=(chuuren,), clause="4.2.5", when=WITHOUT_HEAVEN),
    price(tenhou, 0, 1, tag=LIMIT, clause="4.2.5"),
    price(chiihou, 0, 1, tag=LIMIT, clause="4.2.5"),
    price(renhou, 0, 1, tag=LIMIT, clause="4.2.5, D-13"),
    price(suuankou, 0, 1, tag=LIMIT, clause="4.2.5"),
    price(suuankou_tanki, 0, 2, tag=LIMIT, excludes=(suuankou,), clause="4.2.5", when=WITHOUT_HEAVEN),
    price(suukantsu, 1, tag=LIMIT, clause="4.2.5"),
    price(ryuuiisou, 1, tag=LIMIT, clause="4.2.5"),
    price(chinroutou, 1, tag=LIMIT, clause="4.2.5"),
    price(tsuuiisou, 1, tag=LIMIT, clause="4.2.5"),
    price(daisangen, 1, tag=LIMIT, clause="4.2.5, 3.3.6", liable=True),
    price(shousuushii, 1, tag=LIMIT, clause="4.2.5"),
    price(daisuushii, 2, tag=LIMIT, excludes=(shousuushii,), clause="4.2.5, 3.3.6", liable=True),
)

DORA = (price(dora, 1, tag=BONUS), price(ura_dora, 1, tag=BONUS), price(red_dora, 1, tag=BONUS))

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
    tiles=TILES_136_RED,
    prices=(*YAKU, *YAKUMAN, *DORA, *FU),
    minimum=1 + (option("two_yaku_at_five_honba") & (honba >= 5)),  # 3.4.11
    formula=Formula(ladder=LIMITS),  # 4.1.2, D-07
    payment=Payment(),
    match=Match(start_points=setting("start_points")),
    options=(
        Option("start_points", 30000, low=1000, high=1_000_000, clause="D-01"),
        Option("open_tanyao", False, clause="4.2.1"),
        Option("double_wind_pair_4", True, clause="4.1.1"),
        Option("two_yaku_at_five_honba", True, clause="3.4.11"),
    ),
    decisions=("D-01", "D-02", "D-03", "D-04", "D-05", "D-07", "D-13", "D-15", "D-17"),
)
