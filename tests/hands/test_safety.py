"""Safe tiles: what the counts say, against hands that are really made of the tiles that are left."""

from __future__ import annotations

from itertools import combinations, permutations
from random import Random

import numpy as np
import pytest

import ruka
from ruka import RukaError, batch, danger
from ruka.hands.forms import BITS, Form
from ruka.hands.safety import winning_forms, winning_shapes
from ruka.tiles import KINDS

BOX = [kind for kind in range(34) for _ in range(4)]
ORPHANS = [0, 8, 9, 17, 18, 26, *range(27, 34)]
EXACT = {Form.PAIRS, Form.ORPHANS, Form.HONOURS_KNITTED, Form.SNAKE, Form.GATES, Form.COUPLES, Form.ORPHAN_PAIRS}


def notation(tiles: list[int]) -> str:
    return "".join(KINDS[tile] for tile in tiles)


def test_a_tile_is_safe_if_and_only_if_no_hand_waits_for_it() -> None:
    """Every way to wait for it, with sets on the table for the rest."""
    random = Random(3)
    safe = 0
    for _ in range(400):
        tile = random.randrange(34)
        near = [one for one in BOX if one != tile and abs(one - tile) <= 2]
        visible = random.sample(near, random.randint(0, len(near))) + [tile] * random.randint(0, 3)
        answer = danger(KINDS[tile], notation(visible))
        left = {one: 4 - visible.count(one) - (one == tile) for one in range(34)}
        assert answer.safe == (not any(_waits(tile, left))), (KINDS[tile], notation(visible))
        safe += answer.safe
    assert safe > 20


def _waits(tile: int, left: dict[int, int]) -> list[str]:
    """What may be held that waits for the tile, as `ruka.waits` says it."""
    found = []
    for size in (1, 2):
        for held in combinations([one for one in range(34) for _ in range(min(left[one], size))], size):
            if all(abs(one - tile) <= 2 for one in held):
                far = [KINDS[one] for one in (0, 4, 8, 13, 22, 27, 33) if abs(one - tile) > 2]
                sets = "".join(f"[{3 * one[0]}{one[1]}]" for one in far[: 5 - size])
                hand = notation([*held]) + (2 * far[-1] if size == 2 else "") + sets
                waits = ruka.waits(hand, "regular")
                if KINDS[tile] in waits:
                    found.append(hand)
    return found


def finished(form: Form, random: Random) -> list[int]:
    """Some complete hand of the form."""
    suit, other = random.sample((0, 9, 18), 2)
    if form == Form.PAIRS:
        return 2 * random.sample(range(34), 7)
    if form == Form.ORPHANS:
        return [*ORPHANS, random.choice(ORPHANS)]
    if form == Form.ORPHAN_PAIRS:
        return 2 * random.sample(ORPHANS, 7)
    if form == Form.SNAKE:
        return [suit, *range(suit, suit + 9), 27, 28, 29, 30]
    if form == Form.GATES:
        return [suit] * 2 + [*range(suit, suit + 9)] + [suit + 8] * 2 + [suit + random.randint(1, 7)]
    if form == Form.COUPLES:
        return [first + rank for rank in random.sample(range(9), 7) for first in (suit, other)]
    if form == Form.TRIPLES:
        ranks = random.sample(range(9), 5)
        return [9 * each + rank for rank in ranks[:4] for each in range(3)] + [suit + ranks[4], other + ranks[4]]
    order = random.choice([*permutations((0, 1, 2))])
    straight = [9 * each + rank for each, start in enumerate(order) for rank in (start, start + 3, start + 6)]
    if form == Form.KNITTED:
        return [*straight, 27, 27, 27, 28, 28]
    return random.sample([*straight, *range(27, 34)], 14)


@pytest.mark.parametrize("form", [form for form in BITS if form not in (Form.REGULAR, Form.UNRELATED)])
def test_special_forms_win_on_what_they_can_be_made_of(form: Form) -> None:
    """Of the tiles that are left, sixteen, every choice of thirteen is tried."""
    random = Random(7)
    for _ in range(12):
        hand = finished(form, random)
        tile = hand.pop(random.randrange(14))
        rest = [*BOX]
        for one in (*hand, tile):
            rest.remove(one)
        pool = hand + random.sample(rest, 3)
        if random.random() < 0.5:  # one that it needs is gone
            pool.remove(random.choice(hand))
        rows = {tuple(sorted((*chosen, tile))) for chosen in combinations(pool, 13)}
        counts = np.array([[row.count(kind) for kind in range(34)] for row in rows], np.uint8)
        made = bool((batch.shanten(counts, str(form)) == -1).any())
        hidden = [pool.count(kind) + (kind == tile) for kind in range(34)]
        found = form in winning_forms(tile, hidden, BITS[form])
        if form == Form.KNITTED:  # its set and its pair are those of a regular hand
            found = found or bool(winning_shapes(tile, hidden))
        assert found >= made
        if form in EXACT and form != Form.PAIRS:
            assert found == made, (notation(pool), KINDS[tile])


def test_002_four_threes_leave_ones_and_twos_fairly_safe() -> None:
    assert danger("1m", "3333m").shapes == ("1m", "11m")
    assert danger("2m", "3333m").shapes == ("2m", "22m")


@pytest.mark.parametrize(
    ("tile", "visible", "code"),
    [("", "", "empty"), ("55m", "", "one-tile"), ("1f", "", "one-tile"), ("5m", "66666m", "fifth-tile")],
)
def test_what_cannot_be_asked(tile: str, visible: str, code: str) -> None:
    with pytest.raises(RukaError) as refused:
        danger(tile, visible)
    assert refused.value.code == code


def test_the_tile_may_be_counted_among_the_visible() -> None:
    assert danger("5z", "5555z").safe
    assert danger("0p", "4444p 6666p 555p").safe
