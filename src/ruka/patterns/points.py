"""Points of a hand (fu, minipoints): patterns like all others, one line for each set that has them."""

from typing import Any

from ruka.patterns.hands import pinfu, pinfu_any_wait
from ruka.rules.expr import const
from ruka.rules.pattern import Price, pattern, price
from ruka.rules.row import form, role
from ruka.rules.words import (
    DRAGONS,
    ORPHANS,
    SIMPLES,
    any_of,
    concealed,
    concealed_pungs,
    count,
    draw,
    kongs,
    minus,
    own_wind,
    pairs,
    per_set,
    pungs,
    regular,
    round_wind,
    total,
    waits,
)

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
pung_points = pattern("pung", per_set(minus(pungs, kongs)), ja="刻子", cs="Pon", pl="Pon", en="Pung", named_by="pung")
kong_points = pattern("kong", per_set(kongs), ja="槓子", cs="Kan", pl="Kan", en="Kong", named_by="kong")


def set_points(concealed_pung: tuple[Any, Any] = (4, 8), *, unfinished: bool = False) -> tuple[Price, ...]:
    """Pungs and kongs: twice as much of terminals and honours; a pung finished by a discard is open (000, 4.1.1).

    ``concealed_pung`` is the price of 2 to 8 and of the others; kongs are worth four times an open pung, concealed ones
    twice as much again.
    """
    prices = []
    for kinds, dear, pung in zip((SIMPLES, ORPHANS), (1, 2), concealed_pung, strict=True):
        shown, hidden = minus(const(kinds), concealed_pungs), concealed_pungs & kinds
        for points, open, closed in ((pung_points, 2 * dear, pung), (kong_points, 8 * dear, 16 * dear)):
            prices += [
                price(points.of(shown), open, unfinished=unfinished),
                price(points.of(hidden), closed, unfinished=unfinished),
            ]
    return tuple(prices)


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
    named_by="wait",
)
sole_wait_2 = wait_2.as_(regular & (count(waits) == 1), "sole_wait_2")  # whatever the wait: only one kind could win
self_draw_2 = pattern(
    "self_draw_2",
    regular & draw & ~pinfu.expr,
    ja="自摸符",
    cs="Výhra dobráním kamene ze zdi",
    pl="Wygrana przez dobranie z muru",
    en="Win by draw",
)
self_draw_2_always = self_draw_2.as_(regular & draw, "self_draw_2_always")
self_draw_2_any_wait = self_draw_2.as_(regular & draw & ~pinfu_any_wait.expr)
open_pinfu_2 = pattern(
    "open_pinfu_2",
    regular & ~concealed & (total("points") == 20),
    ja="喰い平和",
    cs="Otevřené pinfu",
    pl="Otwarte pinfu",
    en="Open pinfu",
)
