"""Points of a hand (fu, minipoints): patterns like all others, one line for each set that has them."""

from ruka.patterns.hands import pinfu
from ruka.rules.expr import (
    DRAGONS,
    any_of,
    concealed,
    draw,
    form,
    kongs,
    minus,
    own_wind,
    pairs,
    per_set,
    pungs,
    regular,
    role,
    round_wind,
    total,
)
from ruka.rules.pattern import pattern

base_20 = pattern("base_20", regular, ja="副底", cs="Za výhru", pl="Za wygraną", en="For winning")
base_30 = pattern(
    "base_30",
    regular & concealed & ~draw,
    ja="門前加符",
    cs="Skrytá ruka, pomocí odhozeného kamene",
    pl="Ukryty układ, na odrzuconym kamieniu",
    en="Concealed hand, by discard",
)
menzen_ron_10 = pattern(
    "menzen_ron_10",
    regular & concealed & ~draw,
    ja="門前加符",
    cs="Skrytá ruka, pomocí odhozeného kamene",
    pl="Ukryty układ, na odrzuconym kamieniu",
    en="Concealed hand, by discard",
)
chiitoitsu_25 = pattern("chiitoitsu_25", form("pairs"), ja="七対子", cs="Sedm párů", pl="Siedem par", en="Seven pairs")
pung_points = pattern("pung", per_set(minus(pungs, kongs)), ja="刻子", cs="Pon", pl="Pon", en="Pung")
kong_points = pattern("kong", per_set(kongs), ja="槓子", cs="Kan", pl="Kan", en="Kong")
pair_dragon = pattern(
    "pair_dragon",
    regular & any_of(pairs & DRAGONS),
    ja="役牌雀頭",
    cs="Pár draků",
    pl="Para ze smoków",
    en="Pair of dragons",
)
pair_seat = pattern(
    "pair_seat",
    regular & any_of(pairs & own_wind),
    ja="自風雀頭",
    cs="Pár větrů hráče",
    pl="Para z wiatru gracza",
    en="Pair of the seat wind",
)
pair_round = pattern(
    "pair_round",
    regular & any_of(pairs & round_wind),
    ja="場風雀頭",
    cs="Pár větrů kola",
    pl="Para z wiatru rundy",
    en="Pair of the round wind",
)
wait_2 = pattern(
    "wait_2",
    regular & (role("single") | role("closed") | role("edge")),
    ja="待ち",
    cs="Čekání na rohu, uzavřené nebo jedinečné",
    pl="Czekanie skrajne, zamknięte lub pojedyncze",
    en="Edge, closed or single wait",
)
self_draw_2 = pattern(
    "self_draw_2",
    regular & draw & ~pinfu.expr,
    ja="自摸符",
    cs="Výhra dobráním kamene ze zdi",
    pl="Wygrana przez dobranie z muru",
    en="Win by draw",
)
open_pinfu_2 = pattern(
    "open_pinfu_2",
    regular & ~concealed & (total("points") == 20),
    ja="喰い平和",
    cs="Otevřené pinfu",
    pl="Otwarte pinfu",
    en="Open pinfu",
)
