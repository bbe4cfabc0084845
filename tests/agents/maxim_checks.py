"""What each maxim claims, checked by facts; nothing of the maxims' own counting is used."""

from __future__ import annotations

from collections.abc import Callable

import ruka
from ruka import Action
from ruka.schema import AdviceLine
from ruka.tiles import KINDS
from tests.agents.maxim_facts import DRAGONS, WINDS, Facts, dear, neighbours, plain
from tests.agents.positions import tiles as tiles_of

Check = Callable[[Facts, Action | None, AdviceLine], bool]


def tile(action: Action | None) -> str:
    assert action is not None
    return plain(action.tile)


CHECKS: dict[str, Check] = {}


def check(*ids: str) -> Callable[[Check], Check]:
    def keep(one: Check) -> Check:
        CHECKS.update(dict.fromkeys(ids, one))
        return one

    return keep


# --- plan ---


@check("C2-263", "C2-264", "C2-265", "C2-266")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    needed = ruka.shanten(f.notation(f.hand), "regular") + 1
    right = {"C2-263": True, "C2-264": needed <= 4, "C2-265": needed in (5, 6), "C2-266": needed >= 6}[line.why]
    return right and line.numbers == (needed,) and f.turn == 1


@check("C2-288")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    return line.numbers == (f.turn, f.nearest) and 10 < f.turn <= 15 and f.nearest > 0


@check("C2-289")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    return line.numbers == (f.turn,) and f.turn > 15


@check("C1-128")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    return f.turn == 1


@check("C1-138")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    declared = [seat for seat in f.view.order if f.view.seats[seat].riichi and seat != f.view.seat]
    all_own = all(tile(a) in f.thrown_by(seat) for seat in declared)
    return bool(declared) and all_own and line.numbers == (f.view.tiles_left, f.nearest) and f.nearest >= 2


# --- attack ---


@check("C2-283", "C1-140")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    most, least = max(f.ready.values()), min(f.ready.values())
    return f.ready[tile(a)] == most and line.numbers == (most, least) and most > least


@check("C2-284")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    better = max(f.ready[one] for one in f.ready if len(f.after[one][1]) > 1)
    return tiles_of(line.tiles) == [*f.after[tile(a)][1]] and line.numbers == (f.ready[tile(a)], better)


@check("C2-286")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    held = [f.hand.count(one) for one in tiles_of(line.tiles)]
    return all(map(dear, tiles_of(line.tiles))) and min(held) >= 1 and f.after[tile(a)][0] == f.nearest


@check("C2-287")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    few, many = line.numbers
    return max(f.ready.values()) == few <= 3 and f.after[tile(a)][0] == 1 and f.total(tile(a)) == many >= 16


@check("C2-293")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    waits = f.after[tile(a)][1]
    return tile(a) in f.ready and all(one[0] in "19" and waits[one] > 0 for one in tiles_of(line.tiles))


@check("C2-296")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    before, now = line.numbers
    return f.ready[plain(f.view.drawn)] == before < now == f.ready[tile(a)]


@check("C2-278")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    run = tiles_of(line.tiles)
    whole = all(one in f.hand for one in run) and tile(a) in run and len(run) == line.numbers[0] >= 5
    return whole and any(f.after[one][0] <= f.after[tile(a)][0] for one in f.after if one not in run)


@check("C2-262")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    return line.numbers == (f.after[tile(a)][0], f.nearest) and f.after[tile(a)][0] > f.nearest and f.turn > 6


@check("C1-144")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    waits = f.after[tile(a)][1]
    gone = [one for one in waits if f.unseen(one) <= 0]
    return tile(a) in f.ready and gone == tiles_of(line.tiles) and line.numbers == (sum(waits.values()),)


@check("C1-147")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    live = [one for one, left in f.after[tile(a)][1].items() if left]
    return len(f.view.order) == 2 and line.numbers == (len(live), f.ready[tile(a)]) and len(live) >= 3


@check("C1-129")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    rest = [one for one in f.hand if one != tile(a)]
    return dear(tile(a)) and sum(map(dear, rest)) == line.numbers[0] <= 2 and len(rest) == len(f.hand) - 1


@check("C1-041")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    return a is not None and a.type == "riichi"


# --- claims ---


@check("C1-033", "C2-291")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    claim = a is not None and a.type in ("chow", "pung", "kong")
    return claim and all(one.type == "concealed_kong" for one in f.own.sets)


@check("C2-292")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    assert a is not None
    _, rest = f.claimed(a)
    left = len(rest) - (0 if a.type == "kong" else 1)  # after its discard, or before a replacement tile
    return line.numbers[0] == left and line.numbers[1] == 1 + sum(one.type != "concealed_kong" for one in f.own.sets)


@check("C2-284-claim")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    assert a is not None
    before = f.shanten(f.notation(f.hand))
    return f.far_after(a) >= before == line.numbers[0]


@check("C1-132", "C1-131")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    assert a is not None
    own, rest = f.claimed(a)
    sets = [[plain(each) for each in one.tiles] for one in f.own.sets] + [[*own, f.offered]]
    value = any(rest.count(one) >= 2 for one in f.lucky) or any(one[0] in f.lucky for one in sets)
    if line.why == "C1-131":
        dora = [KINDS[f.box.dora_of(KINDS.index(plain(one)))] for one in f.view.indicators]
        held = [*f.own.tiles, *(each for one in f.own.sets for each in one.tiles)]
        count = sum(dora.count(plain(one)) + (one[0] == "0") for one in held)
        return not value and line.numbers == (count,) and count > 0
    return not value


@check("C1-133")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    no_pung = all(f.hand.count(one) < 3 for one in f.hand) and all(f.hand.count(one) < 2 for one in f.lucky)
    return a is not None and a.type == "chow" and not f.own.sets and no_pung


@check("C1-134")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    price = next(one for one in f.rules.resolved.prices if one.pattern.id == "honitsu")
    return line.numbers == (price.concealed, price.open)


@check("C1-135")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    assert a is not None
    return f.far_after(a) == line.numbers[0] < f.shanten(f.notation(f.hand))


@check("C2-343")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    assert a is not None
    assert f.view.seat is not None
    north = f.wind(f.view.seat) == "4z" and f.right == f.view.dealer == line.seat
    return north and a.type in ("pung", "kong") and tiles_of(line.tiles) == [f.offered] and f.offered not in f.lucky


@check("C2-344")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    return f.right == f.view.dealer == line.seat and len(f.view.order) == 4


@check("C2-338", "C2-340")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    assert a is not None
    assert line.seat is not None
    assert f.view.discarder is not None
    strong = len(f.view.seats[line.seat].sets) >= 2 or f.guess(line.seat).ready
    where = f.left if line.why == "C2-338" else f.next[f.right]
    chow = f.next[f.view.discarder] == line.seat == where and f.offered[1] != "z"
    return strong and chow and a.type == "pung"


# --- defence ---


@check("C2-304", "C2-305")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    assert f.view.seat is not None
    winds = [one for one in WINDS if one in f.hand and f.lone(one)]
    first = tile(a) in winds or not winds
    if line.why == "C2-305":
        east_first = tile(a) == "1z" or (tile(a) == f.wind(f.left) and "1z" not in winds)
        first = east_first and f.wind(f.view.seat) != "1z"
    return f.lone(tile(a)) and dear(tile(a)) and first and f.nearest >= 4 and f.turn <= 10


@check("C2-306")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    return f.lone(tile(a)) and not dear(tile(a)) and all(dear(one) and f.lone(one) for one in tiles_of(line.tiles))


@check("C2-307")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    return tile(a)[1] == "z" and line.numbers == (f.turn, f.unseen(tile(a))) and f.turn > 10 and line.numbers[1] >= 2


@check("C2-308")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    return tile(a)[0] in "34567" and tile(a)[1] != "z" and line.numbers == (f.turn,) and f.turn > 10


@check("C2-309")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    return f.safe(tile(a)) and f.after[tile(a)][0] == f.nearest


@check("C2-313", "C2-314")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    return f.safe(tile(a)) and (tile(a)[1] == "z") == (line.why == "C2-313") and tiles_of(line.tiles) == [tile(a)]


@check("C2-320", "C2-321")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    assert line.seat is not None
    (beside,) = tiles_of(line.tiles)
    thrown = f.thrown_by(line.seat)
    return neighbours(beside, tile(a)) and beside in (thrown[:4] if line.why == "C2-320" else thrown[8:])


@check("C2-322")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    return tile(a)[0] in "37" and tile(a)[1] != "z" and line.seat == f.right and tile(a) not in f.thrown_by(f.right)


@check("C1-139")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    assert line.seat is not None
    return f.view.seats[line.seat].riichi and tile(a) in f.thrown_by(line.seat)


# --- opponents ---


@check("C2-319", "C2-325", "C2-326", "C2-332-laid")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    assert line.seat is not None
    laid = [plain(each) for one in f.view.seats[line.seat].sets for each in one.tiles]
    there = tiles_of(line.tiles)
    if line.why == "C2-325":
        shown = all(one in f.thrown_by(line.seat) for one in there)
    elif line.why == "C2-319":
        shown = True  # tests/agents/test_reading.py counts them
    else:
        shown = sorted(there) == sorted(one for one in laid if one[1] == there[0][1])
    return shown and tile(a) in f.guess(line.seat).kinds and tile(a)[1] == there[0][1]


@check("C2-323", "C2-324", "C2-328", "C2-330-wind", "C2-331-across", "C2-346", "C2-348")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    assert line.seat is not None
    thrown = f.thrown_by(line.seat)
    if line.why in ("C2-323", "C2-330-wind") and tiles_of(line.tiles) != [f.wind(line.seat)]:
        return False
    return all(one in thrown for one in tiles_of(line.tiles))


@check("C2-331-passed")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    assert line.seat is not None
    before = next(seat for seat, following in f.next.items() if following == line.seat)
    open_sets = [one for one in f.view.seats[line.seat].sets if one.type != "concealed_kong"]
    none_laid = all(one.tiles[0][1] != line.tiles[-1] for one in open_sets)
    return none_laid and all(one in f.thrown_by(before) for one in tiles_of(line.tiles))


@check("C2-327")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    assert line.seat is not None
    laid = [plain(each) for one in f.view.seats[line.seat].sets for each in one.tiles]
    suits = {one[1] for one in laid if one[1] != "z"}
    same_sort = [one for one in laid if one[1] == "z" and (one in DRAGONS) == (tile(a) in DRAGONS)]
    return tile(a)[1] in suits or (tile(a)[1] == "z" and bool(same_sort))


@check("C2-303", "C2-333")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    assert line.seat is not None
    guess = f.guess(line.seat)
    return tile(a) in guess.kinds and (guess.ready if line.why == "C2-303" else line.seat == f.right)


@check("C2-341")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    opposite = f.next[f.right]
    numbers = [one for one in f.thrown_by(opposite) if one[1] in "mps"]
    of_suit = [one for one in numbers if one[1] == line.tiles[-1]]
    waits = f.after[tile(a)][1]
    return line.numbers == (len(of_suit), len(numbers)) and all(waits[one] > 0 for one in tiles_of(line.tiles))


@check("C2-336", "C2-337")
def _(f: Facts, a: Action | None, line: AdviceLine) -> bool:
    (wanted,) = tiles_of(line.tiles)
    rest = [*f.hand]
    rest.remove(tile(a))
    held = [int(one[0]) for one in rest if one[1] == wanted[1]]
    rank = int(wanted[0])
    pairs = [(rank - 2, rank - 1), (rank - 1, rank + 1), (rank + 1, rank + 2)]
    waits = any(low in held and high in held for low, high in pairs)
    return waits and line.numbers == (f.unseen(wanted),) and line.numbers[0] > 0 and line.seat == f.left
