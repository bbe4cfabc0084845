"""Tenhou's numbers of yaku, as its logs have them, and our pattern ids.

>>> PATTERNS[7], PATTERNS[47]
('pinfu', 'kokushi')
"""

WINDS = 4

# The number is the place. Norths set aside are counted with dora (52) there: our `nuki_dora` has no number.
PATTERNS: tuple[str, ...] = (
    *"menzen_tsumo riichi ippatsu chankan rinshan haitei houtei pinfu tanyao iipeikou".split(),
    *("yakuhai_seat",) * WINDS,
    *("yakuhai_round",) * WINDS,
    *"yakuhai_white yakuhai_green yakuhai_red".split(),
    *"double_riichi chiitoitsu chanta ittsuu sanshoku_doujun sanshoku_doukou sankantsu toitoi sanankou".split(),
    *"shousangen honroutou ryanpeikou junchan honitsu chinitsu".split(),
    *"renhou tenhou chiihou daisangen suuankou suuankou_tanki tsuuiisou ryuuiisou chinroutou".split(),
    *"chuuren chuuren_9 kokushi kokushi_13 daisuushii shousuushii suukantsu".split(),
    *"dora ura_dora red_dora".split(),
)

# As the site writes them, in the same order.
NAMES: tuple[str, ...] = (
    *"門前清自摸和 立直 一発 槍槓 嶺上開花 海底摸月 河底撈魚 平和 断幺九 一盃口".split(),
    *"自風 東,自風 南,自風 西,自風 北,場風 東,場風 南,場風 西,場風 北,役牌 白,役牌 發,役牌 中".split(","),
    *"両立直 七対子 混全帯幺九 一気通貫 三色同順 三色同刻 三槓子 対々和 三暗刻 小三元 混老頭".split(),
    *"二盃口 純全帯幺九 混一色 清一色 人和 天和 地和 大三元 四暗刻 四暗刻単騎 字一色 緑一色 清老頭".split(),
    *"九蓮宝燈 純正九蓮宝燈 国士無双 国士無双１３面 大四喜 小四喜 四槓子 ドラ 裏ドラ 赤ドラ".split(),
)
