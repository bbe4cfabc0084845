"""002, defence: which tiles go first, which are safe by counting, and when; 001, furiten."""

from __future__ import annotations

from collections.abc import Iterator

from ruka.agents.maxims.case import EAST, HONOURS, TURNS_OF_PLAN, Case, is_dear, same_suit, written
from ruka.agents.maxims.maxim import maxim, said
from ruka.agents.maxims.plan import lies_before
from ruka.agents.reading import LATE
from ruka.hands.elements import FEW
from ruka.schema import Action, AdviceLine

WINDS_OF = range(27, 31)
EARLY = 4  # discards
MIDDLE = range(2, 7)  # ranks 3 to 7
WANTED = (2, 6)  # 3 and 7


def _without_a_plan(case: Case) -> bool:
    """The order of lone tiles is for defence and for hands without a plan (D-71)."""
    return case.needed > FEW and case.turn <= TURNS_OF_PLAN


@maxim("C2-304", "002, 1405", "for", "classical")
def lone_dear_tiles_first(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    thrown = case.thrown(action)
    if thrown is None or thrown not in case.lone or not is_dear(thrown) or not _without_a_plan(case):
        return
    winds = [number for number in case.lone if number in WINDS_OF]
    if thrown in winds or not winds:
        yield said("C2-304", tiles=written([thrown]))


@maxim("C2-305", "002, 1405", "for", "classical")
def east_then_the_left(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """Who is not east throws east's wind first, then the left neighbour's: if that one takes it, one's turn is next."""
    thrown = case.thrown(action)
    if thrown is None or thrown not in case.lone or case.wind == 0 or not _without_a_plan(case):
        return
    left = case.wind_kind(case.left)
    if thrown == EAST:
        yield said("C2-305", tiles=written([thrown]), seat=case.view.dealer)
    elif thrown == left and EAST not in case.lone:
        yield said("C2-305", tiles=written([thrown]), seat=case.left)


@maxim("C2-306", "002, 1407", "against", "classical")
def lone_cheap_tiles_last(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    thrown = case.thrown(action)
    if thrown is None or thrown not in case.lone or is_dear(thrown) or not _without_a_plan(case):
        return
    if dear := [number for number in case.lone if is_dear(number)]:
        yield said("C2-306", tiles=written(dear))


@maxim("C2-307", "002, 1409–1411", "against", "classical")
def pairs_of_dear_tiles(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """Late in the hand an honour may complete a pair that somebody holds."""
    thrown = case.thrown(action)
    if thrown is None or thrown not in HONOURS or case.turn <= TURNS_OF_PLAN:
        return
    if case.unseen[thrown] >= 2:
        yield said("C2-307", case.turn, case.unseen[thrown], tiles=written([thrown]))


@maxim("C2-308", "002, 1413", "against", "classical")
def the_middle_is_worst(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    thrown = case.thrown(action)
    if thrown is None or thrown >= EAST or thrown % 9 not in MIDDLE or case.turn <= TURNS_OF_PLAN:
        return
    if not case.is_safe(thrown):
        yield said("C2-308", case.turn, tiles=written([thrown]))


@maxim("C2-309", "002, 1415–1418", "for", "classical")
def harmless_and_useless(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """Both questions have the same answer: nobody can win on it, and the hand stays as near."""
    thrown = case.thrown(action)
    if thrown is None or thrown not in case.left_by or case.left_by[thrown].far > case.nearest:
        return
    if case.is_safe(thrown):
        yield said("C2-309", tiles=written([thrown]))


@maxim("C2-313", "002, 1430", "for", "any")
def the_fourth_honour(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    thrown = case.thrown(action)
    if thrown is None or thrown not in HONOURS:
        return
    if not case.unseen[thrown] and case.is_safe(thrown):
        yield said("C2-313", 3, tiles=written([thrown]))


@maxim("C2-314", "002, 1432", "for", "any")
def no_run_and_no_pung(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """A number that fits no hand any more."""
    thrown = case.thrown(action)
    if thrown is not None and thrown < EAST and case.is_safe(thrown):
        yield said("C2-314", tiles=written([thrown]))


@maxim("C2-320", "002, 1446–1448", "for", "classical")
def beside_an_early_discard(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """What a dangerous seat threw early was lone: its neighbours are fairly safe."""
    thrown = case.thrown(action)
    if thrown is None or thrown >= EAST:
        return
    for seat, guess in case.guesses.items():
        early = [case.thrown_kind(one.tile) for one in case.view.seats[seat].discards[:EARLY]]
        beside = [one for one in early if one is not None and _neighbours(one, thrown)]
        if beside and guess.near and not _late_neighbours(case, seat, thrown):
            yield said("C2-320", tiles=written(beside[:1]), seat=seat)


@maxim("C2-321", "002, 1450", "against", "classical")
def beside_a_late_discard(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """What was thrown late from the hand was the edge of an element: its neighbours are dangerous."""
    thrown = case.thrown(action)
    if thrown is None or thrown >= EAST or case.is_safe(thrown):
        return
    for seat in case.others:
        if late := _late_neighbours(case, seat, thrown):
            yield said("C2-321", tiles=written(late[-1:]), seat=seat)


def _late_neighbours(case: Case, seat: int, thrown: int) -> list[int]:
    late = case.view.seats[seat].discards[LATE:]
    kinds = [case.thrown_kind(one.tile) for one in late if not one.drawn]
    return [one for one in kinds if one is not None and _neighbours(one, thrown)]


def _neighbours(one: int, other: int) -> bool:
    return abs(one - other) == 1 and one < EAST and same_suit(one, other)


@maxim("C2-322", "002, 1452–1454", "against", "classical")
def threes_and_sevens(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """Not before the right neighbour, who alone can take them for a run, has thrown one."""
    thrown = case.thrown(action)
    if thrown is None or thrown >= EAST or thrown % 9 not in WANTED or not case.flow.chows:
        return
    if not lies_before(case, case.right, thrown) and not case.is_safe(thrown):
        yield said("C2-322", tiles=written([thrown]), seat=case.right)


@maxim("C1-139", "001, 1019", "for", "riichi")
def safe_by_furiten(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """What a seat that has declared threw itself it cannot win on."""
    thrown = case.thrown(action)
    if thrown is None or case.flow.furiten == "none":
        return
    for seat in case.others:
        if case.view.seats[seat].riichi and lies_before(case, seat, thrown):
            yield said("C1-139", tiles=written([thrown]), seat=seat)
