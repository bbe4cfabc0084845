"""Patterns of sets and of whole hands that are worth fan."""

from ruka.rules.pattern import pattern
from ruka.rules.row import form, role
from ruka.rules.words import (
    DRAGONS,
    HONOURS,
    LUCKY,
    ORPHANS,
    SIMPLES,
    TERMINALS,
    M,
    P,
    S,
    any_of,
    chow,
    chow_count,
    chows2,
    chows3,
    chows4,
    concealed,
    concealed_pungs,
    count,
    draw,
    every_group,
    exists_rank,
    exists_suit,
    kinds,
    kongs,
    no,
    none,
    only,
    own_wind,
    pairs,
    per_set,
    pung,
    pungs,
    regular,
    round_wind,
    suits_held,
    waits,
)

worthless_chows = (chow_count == 4) & no(pairs & LUCKY)
pinfu = pattern(
    "pinfu",
    worthless_chows & concealed & role("two_sided"),
    ja="平和",
    cs="Pinfu",
    pl="Pinfu",
    en="Pinfu",
)
pinfu_any_wait = pinfu.as_(
    worthless_chows & concealed & (count(waits) > 1), "pinfu_any_wait"
)  # but one kind is too few
no_value = pattern(
    "no_value",
    worthless_chows & ~draw & (count(waits) > 1),
    ja="平和",
    cs="Ruka bez hodnoty",
    pl="Ręka bez wartości",
    en="Hand of no value",
)
all_chows = pattern(
    "all_chows", worthless_chows, ja="平胡", cs="Ruka jenom z postupek", pl="Ręka z samych chi", en="All chows"
)
tanyao = pattern("tanyao", only(SIMPLES), ja="断幺九", cs="Všechny obyčejné", pl="Same zwykłe", en="All simples")
iipeikou = pattern(
    "iipeikou",
    any_of(chows2),
    ja="一盃口",
    cs="Dvě stejné postupky",
    pl="Dwa takie same chi w jednym kolorze",
    en="Two identical chows",
)
ryanpeikou = pattern(
    "ryanpeikou",
    count(chows2) + count(chows4) == 2,
    ja="二盃口",
    cs="Dvojitě dvě stejné postupky",
    pl="Podwójne dwa takie same chi w jednym kolorze",
    en="Twice two identical chows",
)
isshoku_sanjun = pattern(
    "isshoku_sanjun",
    any_of(chows3),
    ja="一色三順",
    cs="Tři stejné postupky",
    pl="Trzy takie same chi w jednym kolorze",
    en="Three identical chows",
)
isshoku_yonjun = pattern(
    "isshoku_yonjun",
    any_of(chows4),
    ja="一色四順",
    cs="Čtyři stejné postupky",
    pl="Cztery takie same chi w jednym kolorze",
    en="Four identical chows",
)
sanshoku_doujun = pattern(
    "sanshoku_doujun",
    (chow_count >= 3) & exists_rank(lambda r: chow(M, r) & chow(P, r) & chow(S, r)),
    ja="三色同順",
    cs="Smíšené tři postupky",
    pl="Identyczne chi w trzech kolorach",
    en="Same chow in three suits",
)
ittsuu = pattern(
    "ittsuu",
    (chow_count >= 3) & exists_suit(lambda s: chow(s, 1) & chow(s, 4) & chow(s, 7)),
    ja="一気通貫",
    cs="Čistá postupka",
    pl="Czysty strit",
    en="Straight",
)

yakuhai_seat = pattern(
    "yakuhai_seat", any_of(pungs & own_wind), ja="自風牌", cs="Vítr hráče", pl="Wiatr gracza", en="Seat wind"
)
yakuhai_round = pattern(
    "yakuhai_round", any_of(pungs & round_wind), ja="場風牌", cs="Vítr kola", pl="Wiatr rundy", en="Round wind"
)
yakuhai_white = pattern(
    "yakuhai_white",
    any_of(pungs & kinds("5z")),
    ja="役牌 白",
    cs="Pon draků (bílý)",
    pl="Pon ze smoków (biały)",
    en="Dragon pung (white)",
)
yakuhai_green = pattern(
    "yakuhai_green",
    any_of(pungs & kinds("6z")),
    ja="役牌 發",
    cs="Pon draků (zelený)",
    pl="Pon ze smoków (zielony)",
    en="Dragon pung (green)",
)
yakuhai_red = pattern(
    "yakuhai_red",
    any_of(pungs & kinds("7z")),
    ja="役牌 中",
    cs="Pon draků (červený)",
    pl="Pon ze smoków (czerwony)",
    en="Dragon pung (red)",
)
DRAGON_PUNGS = (yakuhai_white, yakuhai_green, yakuhai_red)
lucky_pung = pattern(
    "lucky_pung",
    per_set(pungs & LUCKY),
    ja="役牌",
    cs="Trojice nebo čtveřice šťastných kamenů",
    pl="Pon lub kan szczęśliwych kamieni",
    en="Pung or kong of lucky tiles",
)
double_wind_pung = pattern(
    "double_wind_pung",
    per_set(pungs & own_wind & round_wind),
    ja="連風牌",
    cs="Trojice nebo čtveřice dvojitého větru",
    pl="Pon lub kan podwójnego wiatru",
    en="Pung or kong of the double wind",
)

chanta = pattern(
    "chanta",
    every_group(ORPHANS) & (chow_count > 0),
    ja="混全帯幺九",
    cs="Vnější ruka",
    pl="Zewnętrzna ręka",
    en="Outside hand",
)
junchan = pattern(
    "junchan",
    every_group(TERMINALS) & (chow_count > 0),
    ja="純全帯幺九",
    cs="Hraniční v každé sadě",
    pl="Skrajne w każdej grupie",
    en="Terminal in every set",
)
honroutou = pattern(
    "honroutou",
    only(ORPHANS) & ~form("orphans"),
    ja="混老頭",
    cs="Všechny hraniční a zvláštní",
    pl="Same skrajne i specjalne",
    en="All terminals and honours",
)
chiitoitsu = pattern("chiitoitsu", form("pairs"), ja="七対子", cs="Sedm párů", pl="Siedem par", en="Seven pairs")
toitoi = pattern("toitoi", regular & (chow_count == 0), ja="対々和", cs="Všechny pony", pl="Same pony", en="All pungs")
sanankou = pattern(
    "sanankou",
    count(concealed_pungs) == 3,
    ja="三暗刻",
    cs="Tři skryté pony",
    pl="Trzy ukryte pon",
    en="Three concealed pungs",
)
sanankou_and_chow = sanankou.as_(sanankou.expr & (chow_count == 1), "sanankou_and_chow")
toitoi_sanankou = pattern(
    "toitoi_sanankou",
    toitoi.expr & sanankou.expr,
    ja="対々和三暗刻",
    cs="Čtyři trojice, z toho tři skryté",
    pl="Same pony, w tym trzy ukryte",
    en="All pungs, three of them concealed",
)
sankantsu = pattern("sankantsu", count(kongs) == 3, ja="三槓子", cs="Tři kany", pl="Trzy kan", en="Three kongs")
sanshoku_doukou = pattern(
    "sanshoku_doukou",
    exists_rank(lambda r: pung(M, r) & pung(P, r) & pung(S, r)),
    ja="三色同刻",
    cs="Trojitý pon",
    pl="Potrójny pon",
    en="Triple pung",
)
sanrenkou = pattern(
    "sanrenkou",
    exists_suit(lambda s: exists_rank(lambda r: pung(s, r) & pung(s, r + 1) & pung(s, r + 2))),
    ja="三連刻",
    cs="Tři pony v řadě",
    pl="Trzy kolejne pony",
    en="Three consecutive pungs",
)
shousangen = pattern(
    "shousangen",
    (count(pungs & DRAGONS) == 2) & any_of(pairs & DRAGONS),
    ja="小三元",
    cs="Tři malí draci",
    pl="Małe trzy smoki",
    en="Little three dragons",
)
honitsu = pattern("honitsu", suits_held() == 1, ja="混一色", cs="Půl barvy", pl="Pół kolor", en="One suit and honours")
chinitsu = pattern(
    "chinitsu",
    (suits_held() == 1) & none(HONOURS),
    ja="清一色",
    cs="Čistá barva",
    pl="Pełny kolor",
    en="One suit",
)
