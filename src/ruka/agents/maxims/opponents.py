"""002, reading the discards and the four seats: what an opponent seems to collect, and what a discard gives to whom."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ruka.agents.maxims.attack import left_ready
from ruka.agents.maxims.case import DRAGONS, EAST, HONOURS, Case, same_suit, written
from ruka.agents.maxims.maxim import Says, Stance, maxim, said
from ruka.schema import Action, AdviceLine
from ruka.tiles import KINDS

MOSTLY = 0.6  # of the number tiles that a seat threw
ENOUGH = 4


def _signs(case: Case, id: str) -> Iterator[AdviceLine]:
    for guess in case.guesses.values():
        yield from (line for line in guess.lines if line.why == id)


def _collected(id: str) -> Says:
    """The discard is one of the tiles that a seat seems to collect, and this is a sign of it."""

    def says(case: Case, action: Action | None) -> Iterator[AdviceLine]:
        thrown = case.thrown(action)
        if thrown is None or case.is_safe(thrown):
            return
        for line in _signs(case, id):
            assert line.seat is not None
            of_suit = KINDS[thrown][1] == line.tiles[:1] or KINDS[thrown][1] in line.tiles
            if of_suit and KINDS[thrown] in case.guesses[line.seat].kinds:
                yield line

    return says


def _of_the_seats(id: str) -> Says:
    """What a seat does says this of its hand, whatever one does oneself."""

    def says(case: Case, action: Action | None) -> Iterator[AdviceLine]:
        if action is None:
            yield from _signs(case, id)

    return says


_READ: dict[str, tuple[str, Stance, Callable[[str], Says]]] = {
    "C2-319": ("002, 1444", "against", _collected),
    "C2-325": ("002, 1460", "against", _collected),
    "C2-326": ("002, 1462", "against", _collected),
    "C2-332-laid": ("002, 1486–1496", "against", _collected),
    "C2-323": ("002, 1456", "about", _of_the_seats),
    "C2-324": ("002, 1458", "about", _of_the_seats),
    "C2-328": ("002, 1466", "about", _of_the_seats),
    "C2-330-wind": ("002, 1474–1480", "about", _of_the_seats),
    "C2-331-across": ("002, 1482–1484", "about", _of_the_seats),
    "C2-331-passed": ("002, 1482–1484", "about", _of_the_seats),
    "C2-346": ("002, 1524", "about", _of_the_seats),
    "C2-348": ("002, 1528", "about", _of_the_seats),
}
for _id, (_passage, _stance, _made) in _READ.items():
    maxim(_id, _passage, _stance, "classical")(_made(_id))


@maxim("C2-327", "002, 1464", "against", "classical")
def honours_and_one_suit(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """An honour set and sets of one suit lie there: neither that sort of honour nor that suit."""
    thrown = case.thrown(action)
    if thrown is None or case.is_safe(thrown):
        return
    for line in _signs(case, "C2-327"):
        suit, honours = line.tiles.split()
        sorts = {int(digit) + HONOURS[0] - 1 in DRAGONS for digit in honours[:-1]}
        if (thrown in HONOURS and (thrown in DRAGONS) in sorts) or KINDS[thrown][1] == suit[-1]:
            yield line


@maxim("C2-303", "002, 1403", "against", "classical")
def what_somebody_needs(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """A seat that seems ready collects such tiles."""
    thrown = case.thrown(action)
    if thrown is None or case.is_safe(thrown):
        return
    for seat, guess in case.guesses.items():
        if guess.ready and KINDS[thrown] in guess.kinds:
            yield said("C2-303", tiles=KINDS[thrown], seat=seat)


@maxim("C2-333", "002, 1498", "against", "classical")
def the_right_neighbour(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """Only the right neighbour can take a discard for a run."""
    thrown = case.thrown(action)
    if thrown is None or thrown >= EAST or not case.flow.chows or case.players < 3 or case.is_safe(thrown):
        return
    if KINDS[thrown] in case.guesses[case.right].kinds:
        yield said("C2-333", tiles=KINDS[thrown], seat=case.right)


@maxim("C2-341", "002, 1512", "for", "classical")
def wait_where_he_throws(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """The player opposite throws mostly one suit: the hand waits in it."""
    left = left_ready(case, action)
    if case.opposite is None or not left:
        return
    kinds = [case.thrown_kind(one.tile) for one in case.view.seats[case.opposite].discards]
    numbers = [number for number in kinds if number is not None and number < EAST]
    for suit in range(3):
        of_suit = sum(number // 9 == suit for number in numbers)
        waits = [number for number, unseen in left.useful.items() if unseen and number < EAST and number // 9 == suit]
        if waits and len(numbers) >= ENOUGH and of_suit >= MOSTLY * len(numbers):
            yield said("C2-341", of_suit, len(numbers), tiles=written(waits), seat=case.opposite)


# --- the bait of 1-4-7 -----------------------------------------------------------------------------------------------


@maxim("C2-336", "002, 1504", "for", "classical")
def one_three_five(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """135: throw 5, hope for 2; 579: throw 5, hope for 8."""
    thrown = case.thrown(action)
    if thrown is None or not _bait(case, thrown) or case.counts[thrown] != 1:
        return
    for step in (-1, 1):
        near, far, wanted = thrown + 2 * step, thrown + 4 * step, thrown + 3 * step
        if not same_suit(thrown, far) or far % 9 not in (0, 8):
            continue
        alone = not case.counts[wanted] and not case.counts[thrown + step]
        if case.counts[near] == case.counts[far] == 1 and alone and case.unseen[wanted] > 0:
            yield said("C2-336", case.unseen[wanted], tiles=written([wanted]), seat=case.left)


@maxim("C2-337", "002, 1506", "for", "classical")
def five_six_eight_nine(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """5689: throw 8 and 9, hope for 7; 1245: throw 1 and 2, hope for 3."""
    thrown = case.thrown(action)
    if thrown is None or not _bait(case, thrown):
        return
    first = thrown // 9 * 9
    for kept, gone, wanted in (((4, 5), (7, 8), 6), ((3, 4), (0, 1), 2)):
        shape = all(case.counts[first + rank] == 1 for rank in (*kept, *gone)) and not case.counts[first + wanted]
        if thrown - first in gone and shape and case.unseen[first + wanted] > 0:
            yield said("C2-337", case.unseen[first + wanted], tiles=written([first + wanted]), seat=case.left)


def _bait(case: Case, thrown: int) -> bool:
    """A number that the hand can spare, where the left neighbour gives tiles for runs."""
    if thrown >= EAST or not case.flow.chows or case.players < 3 or thrown not in case.left_by:
        return False
    return case.left_by[thrown].far == case.nearest
