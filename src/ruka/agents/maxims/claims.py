"""When to take a discard: what a claim costs, what it needs, and what it takes from others."""

from __future__ import annotations

from collections.abc import Iterator

from ruka.agents.maxims.attack import MOST_STRANGERS, has_price
from ruka.agents.maxims.case import EAST, HONOURS, KIND_OF, Case, is_dear, written
from ruka.agents.maxims.maxim import maxim, said
from ruka.schema import Action, AdviceLine

NORTH = 3
STRONG = 2  # sets on the table
NEAR = 3  # from ready


@maxim("C1-033", "001, 209", "against", "riichi")
def show_nothing(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    if case.claims(action) and not case.laid:
        yield said("C1-033")


@maxim("C2-291", "002, 1377", "against", "classical")
def keep_it_closed(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    if case.claims(action) and not case.laid:
        yield said("C2-291")


@maxim("C2-292", "002, 1377", "against", "classical")
def less_to_play_with(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """The tiles that are left in the hand after the claim and its discard."""
    if action is not None and case.claims(action) and case.laid:
        yield said("C2-292", len(case.tiles) - 3, len(case.laid) + 1)


@maxim("C2-284-claim", "002, 1367", "against", "classical")
def a_set_that_brings_nothing(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """The claim finishes a set and leaves the hand as far as it was."""
    if action is not None and case.claims(action) and case.far_after_claim(action) >= case.far:
        yield said("C2-284-claim", case.far)


# --- 001: yaku -------------------------------------------------------------------------------------------------------


def known_yaku(case: Case, action: Action) -> set[str]:
    """What an open hand may count on after the claim: a value pung or a pair to it, only simples, one suit, pungs."""
    assert case.offered is not None
    made = [*case.claimed_with(action), case.offered]
    sets = [[KIND_OF[tile] for tile in one.tiles] for one in case.own.sets] + [made]
    counts = [*case.counts]
    for one in case.claimed_with(action):
        counts[one] -= 1
    shown = [number for one in sets for number in one]
    found = set()
    if any(counts[number] >= 2 for number in case.lucky) or any(one[0] in case.lucky for one in sets):
        found.add("yakuhai")
    dear = sum(held for number, held in enumerate(counts) if is_dear(number))
    if has_price(case.rules, "tanyao", open=True) and not any(map(is_dear, shown)) and dear <= MOST_STRANGERS:
        found.add("tanyao")
    if has_price(case.rules, "honitsu", open=True) and _one_suit(counts, shown):
        found.add("honitsu")
    many = sum(held >= 2 for held in counts)
    if has_price(case.rules, "toitoi", open=True) and all(one[0] == one[1] for one in sets) and len(sets) + many >= 4:
        found.add("toitoi")
    return found


def _one_suit(counts: list[int], shown: list[int]) -> bool:
    """Every set is of one suit or of honours, and few tiles of the hand are of another."""
    return any(
        all(number in HONOURS or number // 9 == suit for number in shown)
        and sum(held for number, held in enumerate(counts[:EAST]) if number // 9 != suit) <= MOST_STRANGERS
        for suit in range(3)
    )


@maxim("C1-132", "001, 1001", "against", "riichi")
def no_yaku_in_mind(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    if action is not None and case.claims(action) and not known_yaku(case, action):
        yield said("C1-132")


@maxim("C1-131", "001, 997", "against", "riichi")
def dora_are_none(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    if action is None or not case.claims(action) or known_yaku(case, action):
        return
    dora = [case.settled.tiles.dora_of(KIND_OF[tile]) for tile in case.view.indicators]
    held = [*case.tiles, *(tile for one in case.own.sets for tile in one.tiles)]
    number = sum((tile[0] == "0") + dora.count(KIND_OF[tile]) for tile in held)
    if number:
        yield said("C1-131", number)


@maxim("C1-133", "001, 1003", "against", "riichi")
def pinfu_is_closed(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """All chows and a pair without a value: worth something only while nothing is shown."""
    if action is None or action.type != "chow" or case.own.sets:
        return
    only_closed = has_price(case.rules, "pinfu") and not has_price(case.rules, "pinfu", open=True)
    plain = max(case.counts) < 3 and not any(case.counts[number] >= 2 for number in case.lucky)
    if only_closed and plain and case.far <= NEAR:
        yield said("C1-133")


@maxim("C1-134", "001, 1005", "about", "riichi")
def one_suit_loses_a_fan(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    if action is None or not case.claims(action) or case.laid or "honitsu" not in known_yaku(case, action):
        return
    price = next(one for one in case.rules.resolved.prices if one.pattern.id == "honitsu")
    if price.open < price.concealed:
        yield said("C1-134", price.concealed, price.open)


@maxim("C1-135", "001, 1007", "for", "riichi")
def a_known_yaku(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """It brings the hand nearer, and there is a way to win."""
    if action is None or not case.claims(action):
        return
    if known_yaku(case, action) and case.far_after_claim(action) < case.far:
        yield said("C1-135", case.far_after_claim(action))


# --- 002: the four seats ---------------------------------------------------------------------------------------------


@maxim("C2-343", "002, 1516", "against", "classical")
def north_gives_east_a_turn(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    if action is None or action.type not in ("pung", "kong") or case.wind != NORTH or case.players != 4:
        return
    if case.offered is not None and case.offered not in case.lucky and case.view.discarder != case.left:
        yield said("C2-343", tiles=written([case.offered]), seat=case.view.dealer)


@maxim("C2-344", "002, 1518", "about", "classical")
def north_is_quick(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    if action is None and case.turn == 1 and case.wind == NORTH and case.players == 4:
        yield said("C2-344", seat=case.view.dealer)


@maxim("C2-338", "002, 1508–1510", "for", "classical")
def take_it_from_the_left(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """The left neighbour seems strong and could take the tile for a run; a pung goes first."""
    yield from _overridden("C2-338", case, action, case.left)


@maxim("C2-340", "002, 1512", "for", "classical")
def take_it_from_the_opposite(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    if case.opposite is not None:
        yield from _overridden("C2-340", case, action, case.opposite)


def _overridden(id: str, case: Case, action: Action | None, seat: int) -> Iterator[AdviceLine]:
    if action is None or action.type != "pung" or case.offered is None or case.players != 4 or not case.flow.chows:
        return
    order = case.view.order
    could_chow = case.offered < EAST and order[order.index(seat) - 1] == case.view.discarder
    strong = len(case.view.seats[seat].sets) >= STRONG or case.guesses[seat].ready
    if could_chow and strong:
        yield said(id, tiles=written([case.offered]), seat=seat)
