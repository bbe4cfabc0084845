"""002, potential of the hand and the turns by which it must be ready; 001, plan the hand and give it up in time."""

from __future__ import annotations

from collections.abc import Iterator

from ruka.agents.maxims.case import TURNS_OF_PLAN, Case
from ruka.agents.maxims.maxim import maxim, said
from ruka.hands.elements import TOO_LATE
from ruka.schema import Action, AdviceLine

FEW_TURNS = 8  # of each player, left in the wall


def _at_the_deal(case: Case, action: Action | None) -> bool:
    return action is None and case.turn == 1 and not case.laid


@maxim("C2-263", "002, 1299–1301", "about", "classical")
def count_what_is_needed(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    if _at_the_deal(case, action):
        yield said("C2-263", case.potential.needed)


@maxim("C2-264", "002, 1303–1305", "about", "classical")
def few_needed_attack(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    if _at_the_deal(case, action) and case.potential.plan == "attack":
        yield said("C2-264", case.potential.needed)


@maxim("C2-265", "002, 1305", "about", "classical")
def wait_and_see(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    if _at_the_deal(case, action) and case.potential.plan == "wait":
        yield said("C2-265", case.potential.needed)


@maxim("C2-266", "002, 1305", "about", "classical")
def too_many_needed(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    if _at_the_deal(case, action) and case.potential.plan == "defend":
        yield said("C2-266", case.potential.needed)


@maxim("C2-288", "002, 1373", "about", "classical")
def not_ready_in_time(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    if action is None and TURNS_OF_PLAN < case.turn <= TOO_LATE and case.nearest > 0:
        yield said("C2-288", case.turn, case.nearest)


@maxim("C2-289", "002, 1373", "about", "classical")
def only_safe_tiles(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    if action is None and case.turn > TOO_LATE:
        yield said("C2-289", case.turn)


@maxim("C1-128", "001, 989", "about", "riichi")
def plan_at_first_sight(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    if _at_the_deal(case, action):
        yield said("C1-128")


@maxim("C1-138", "001, 1017", "for", "riichi")
def not_every_hand(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """Few tiles left, somebody has declared, and the hand is far: what the declared ones threw themselves."""
    thrown = case.thrown(action)
    declared = [seat for seat in case.others if case.view.seats[seat].riichi]
    if thrown is None or not declared or case.flow.furiten == "none":
        return
    far_off = case.nearest >= 2 and case.view.tiles_left <= FEW_TURNS * case.players
    if far_off and all(lies_before(case, seat, thrown) for seat in declared):
        yield said("C1-138", case.view.tiles_left, case.nearest)


def lies_before(case: Case, seat: int, thrown: int) -> bool:
    """The seat has thrown this kind itself."""
    return any(case.thrown_kind(one.tile) == thrown for one in case.view.seats[seat].discards)
