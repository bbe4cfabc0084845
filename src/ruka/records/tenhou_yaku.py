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
