"""002, attack: shapes that many tiles complete; 001, raise the number of tiles that finish the hand."""

from __future__ import annotations

from collections.abc import Iterator

from ruka.agents.maxims.case import EAST, Case, Left, is_dear, same_suit, written
from ruka.agents.maxims.maxim import maxim, said
from ruka.rules.ruleset import RuleSet
from ruka.schema import Action, AdviceLine
from ruka.tiles import CODES

FULL_HAND = 5  # four sets and a pair
TIME_TO_SPARE = 6  # turns
FEW_TILES, MANY_USEFUL = 3, 16
MOST_STRANGERS = 2  # tiles that a plan has no place for, and that will be thrown
SAME_SUIT = 9  # tiles of a hand that goes for one suit
LONG_RUN = 5


def left_ready(case: Case, action: Action | None) -> Left | None:
    """What the action leaves, if it leaves a ready hand."""
    thrown = case.thrown(action)
    left = None if thrown is None else case.left_by.get(thrown)
    return left if left and left.far == 0 else None


def _ready_totals(case: Case) -> list[int]:
    return [left.total for left in case.left_by.values() if left.far == 0]


def _most_tiles(id: str, case: Case, action: Action | None) -> Iterator[AdviceLine]:
    left, totals = left_ready(case, action), _ready_totals(case)
    if left and left.total == max(totals) > min(totals):
        yield said(id, left.total, min(totals), tiles=written(left.useful))


@maxim("C2-283", "002, 1367", "for", "classical")
def as_many_as_possible(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    yield from _most_tiles("C2-283", case, action)


@maxim("C1-140", "001, 1023", "for", "riichi")
def raise_the_number(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    yield from _most_tiles("C1-140", case, action)


@maxim("C2-284", "002, 1367", "against", "classical")
def one_tile_alone(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """Ready on one kind, where another discard leaves two or more."""
    left = left_ready(case, action)
    if left and len(left.useful) == 1:
        better = [one.total for one in case.left_by.values() if one.far == 0 and len(one.useful) > 1]
        if better and max(better) > left.total:
            yield said("C2-284", left.total, max(better), tiles=written(left.useful))


@maxim("C2-286", "002, 1371", "for", "classical")
def elements_of_cheap_tiles(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """More parts than a hand has: those of dear tiles go."""
    thrown = case.thrown(action)
    if thrown is None or thrown in case.lucky:
        return
    parts = [one.tiles for one in case.potential.elements]
    number = len(parts) + len(case.potential.sets)
    keeps = thrown in case.left_by and case.left_by[thrown].far == case.nearest
    for tiles in parts:
        kinds = {CODES[digit + tiles[-1]] for digit in tiles[:-1]}
        if number > FULL_HAND and keeps and thrown in kinds and all(map(is_dear, kinds)):
            yield said("C2-286", number, tiles=tiles)


@maxim("C2-287", "002, 1371", "for", "classical")
def later_on_more_tiles(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    thrown = case.thrown(action)
    left = None if thrown is None else case.left_by.get(thrown)
    totals = _ready_totals(case)
    few_now = totals and case.turn <= TIME_TO_SPARE and max(totals) <= FEW_TILES
    if left and few_now and left.far == 1 and left.total >= MANY_USEFUL:
        yield said("C2-287", max(totals), left.total)


@maxim("C2-293", "002, 1379", "for", "classical")
def next_to_the_terminals(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """23 waits on a 1, 78 on a 9, and terminals are thrown often."""
    thrown, left = case.thrown(action), left_ready(case, action)
    if thrown is None or not left:
        return
    counts = [*case.counts]
    counts[thrown] -= 1
    wanted = []
    for suit in range(0, EAST, 9):
        for terminal, step in ((suit, 1), (suit + 8, -1)):
            beside = counts[terminal + step] and counts[terminal + 2 * step] and not counts[terminal]
            if beside and left.useful.get(terminal, 0):
                wanted.append(terminal)
    if wanted:
        yield said("C2-293", tiles=written(wanted))


@maxim("C2-296", "002, 1385–1391", "for", "classical")
def improve_a_ready_hand(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    left, drawn = left_ready(case, action), case.thrown_kind(case.view.drawn)
    before = case.left_by.get(drawn) if drawn is not None and case.view.turn == case.seat else None
    if left and before and before.far == 0 and left.total > before.total:
        yield said("C2-296", before.total, left.total, tiles=written(left.useful))


@maxim("C2-278", "002, 1331", "against", "classical")
def keep_a_run_whole(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """Five or more in a row, where another discard keeps the hand as near."""
    thrown = case.thrown(action)
    if thrown is None or thrown >= EAST or case.counts[thrown] != 1:
        return
    run = [thrown]
    while same_suit(thrown, run[0] - 1) and case.counts[run[0] - 1]:
        run.insert(0, run[0] - 1)
    while same_suit(thrown, run[-1] + 1) and case.counts[run[-1] + 1]:
        run.append(run[-1] + 1)
    others = [one.far for number, one in case.left_by.items() if number not in run]
    if len(run) >= LONG_RUN and others and min(others) <= case.left_by[thrown].far:
        yield said("C2-278", len(run), tiles=written(run))


@maxim("C2-262", "002, 1295–1297", "against", "classical")
def forcing_one_suit(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """Tiles of other suits go although they would bring the hand nearer."""
    thrown = case.thrown(action)
    if thrown is None or thrown >= EAST or case.turn <= TIME_TO_SPARE or thrown not in case.left_by:
        return
    suit = max((0, 9, 18), key=lambda first: sum(case.counts[first : first + 9]))
    of_suit = sum(case.counts[suit : suit + 9]) + sum(case.counts[EAST:])
    farther = case.left_by[thrown].far > case.nearest
    if farther and thrown // 9 * 9 != suit and of_suit >= SAME_SUIT and not case.is_safe(thrown):
        yield said("C2-262", case.left_by[thrown].far, case.nearest)


@maxim("C1-144", "001, 1157", "against", "riichi")
def nothing_left_of_it(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    left = left_ready(case, action)
    gone = [number for number, unseen in left.useful.items() if not unseen] if left else []
    if left and gone:
        yield said("C1-144", left.total, tiles=written(gone))


@maxim("C1-147", "001, 1161", "for", "riichi")
def half_of_the_tiles(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """Of two players' tiles not half is played, so many-sided waits are worth more."""
    left = left_ready(case, action)
    live = [number for number, unseen in left.useful.items() if unseen] if left else []
    if left and case.players == 2 and len(live) >= 3:
        yield said("C1-147", len(live), left.total, tiles=written(live))


@maxim("C1-129", "001, 993", "for", "riichi")
def the_easy_ones_first(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    """Only simples are near: a lone dear tile goes."""
    thrown = case.thrown(action)
    if thrown is None or not is_dear(thrown) or case.counts[thrown] != 1 or not has_price(case.rules, "tanyao"):
        return
    dear = sum(held for number, held in enumerate(case.counts) if is_dear(number)) - 1
    if dear <= MOST_STRANGERS and not case.own.sets:
        yield said("C1-129", dear, tiles=written([thrown]))


@maxim("C1-041", "001, 255", "about", "riichi")
def riichi_binds(case: Case, action: Action | None) -> Iterator[AdviceLine]:
    if action is not None and action.type == "riichi":
        yield said("C1-041")


def has_price(rules: RuleSet, pattern: str, *, open: bool = False) -> bool:
    """The rules pay for this pattern, in an open hand too where that is asked."""
    return any(
        price.pattern.id == pattern and (price.open if open else price.concealed) for price in rules.resolved.prices
    )
