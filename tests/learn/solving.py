"""Answers to the questions of drills by another way: brute force, the reference in plain Python, sums of our own."""

from __future__ import annotations

from collections import Counter
from functools import singledispatch
from itertools import combinations

from ruka import _core
from ruka.hands import shanten
from ruka.learn.drills.discard import DiscardItem, ElementItem
from ruka.learn.drills.drill import Item
from ruka.learn.drills.fan import FanItem
from ruka.learn.drills.fu import FuItem, PartItem
from ruka.learn.drills.points import HandItem, TableItem, UmaItem
from ruka.learn.drills.read import OPTIONS, ReadItem
from ruka.learn.drills.safe import SafeItem
from ruka.learn.drills.tiles import FindItem, NameItem, PairItem, SetItem
from ruka.learn.drills.waits import WaitsItem
from ruka.learn.drills.yaku import NearItem, YakuItem
from ruka.rules.pattern import FAN, LIMIT, POINTS
from ruka.rules.ruleset import RuleSet
from ruka.schema.learning import DrillAnswer
from ruka.scoring import Circumstances, Win
from ruka.testing.reference import hands as reference
from ruka.testing.reference import scoring
from ruka.testing.reference.payments import gains
from ruka.tiles import CODES, KINDS, TILES, Hand, in_order, kind, parse

FORMS = {
    "riichi": reference.RIICHI,
    "regular": ("regular",),
    "regular,orphans": ("regular", "orphans"),
    "mcr": reference.MCR,
}


@singledispatch
def solved(item: Item) -> DrillAnswer:
    raise NotImplementedError


def tiles(found: set[str] | list[str]) -> DrillAnswer:
    return DrillAnswer(tiles=in_order(found))


def is_known(rules: RuleSet) -> bool:
    """The reference has no forms of BMJA, and no knitted hands of any split."""
    return rules.resolved.forms in FORMS


# --- shapes ----------------------------------------------------------------------------------------------------------


def held(hand: Hand) -> list[int]:
    return [place for place, count in enumerate(hand.counts) for _ in range(count)]


def laid(hand: Hand) -> Counter[int]:
    return Counter(scoring.kind_of(code) for meld in hand.melds for code in meld.tiles)


def stock(rules: RuleSet, hand: Hand) -> tuple[int, ...]:
    """What the concealed part may hold."""
    return tuple(rules.tiles.copies * (rules.tiles.kinds >> one & 1) - laid(hand)[one] for one in range(34))


def finishing(rules: RuleSet, hand: Hand) -> list[int]:
    """Every kind is tried."""
    forms = FORMS[rules.forms] if not hand.melds else ("regular",)
    room, own = stock(rules, hand), hand.counts
    return [one for one in range(34) if own[one] < room[one] and reference.complete([*held(hand), one], forms)]


@solved.register
def _(item: WaitsItem) -> DrillAnswer:
    hand = parse(item.hand)
    found = finishing(item.rules, hand)
    if not item.seen:
        return tiles([KINDS[one] for one in found])
    seen = Counter(scoring.kind_of(code) for code in _core.parse_tiles(item.seen))
    return DrillAnswer(number=sum(stock(item.rules, hand)[one] - hand.counts[one] - seen[one] for one in found))


@solved.register
def _(item: DiscardItem) -> DrillAnswer:
    """Each discard, and after it each tile that is left."""
    rules, hand = item.rules, parse(item.hand)
    found = []
    for out in sorted({*held(hand)}):
        rest = held(hand)
        rest.remove(out)
        away = _away(rules, rest)
        nearer = (one for one in range(34) if left(item, one) >= 0 and rest.count(one) < 4)
        left_over = sum(left(item, one) for one in nearer if _away(rules, [*rest, one]) < away)
        found.append((away, -left_over, KINDS[out]))
    return tiles([min(found)[2]])


def left(item: DiscardItem, one: int) -> int:
    """Tiles of a kind that nobody has seen; less than none of a kind that is not in the box."""
    rules, hand = item.rules, parse(item.hand)
    seen = [scoring.kind_of(code) for code in _core.parse_tiles(item.seen)] if item.seen else []
    return rules.tiles.copies - hand.counts[one] - seen.count(one) if rules.tiles.kinds >> one & 1 else -1


def _away(rules: RuleSet, tiles: list[int]) -> int:
    return shanten(Hand(tiles, []), rules.forms, rules.tiles)


def by_reference(item: DiscardItem) -> DrillAnswer:
    """The same with not even shanten from the core: a quarter of a second each."""
    rules, hand = item.rules, parse(item.hand)
    forms, room = FORMS[rules.forms], stock(rules, hand)
    found = []
    for out in sorted({*held(hand)}):
        rest = held(hand)
        rest.remove(out)
        useful = [one for one in reference.useful(rest, forms, room) if room[one]]
        found.append((reference.shanten(rest, forms, room), -sum(left(item, one) for one in useful), KINDS[out]))
    return tiles([min(found)[2]])


@solved.register
def _(item: ElementItem) -> DrillAnswer:
    """A tile that makes a pair of one, a set of two or three; of four a set and a pair or two open ends."""
    own = Counter(held(parse(item.tiles)))
    size, count = own.total(), 0
    for one in (other for other in range(27) if other // 9 == min(own) // 9):
        more = own + Counter([one])
        if more[one] > 4:
            continue
        if size == 1:
            good = more[one] == 2
        elif size < 4:
            good = any(one in made for made in _sets(more))
        else:
            good = any(_is_pair_or_open(more - Counter(made)) for made in _sets(more))
        count += good * (4 - own[one])
    return DrillAnswer(number=count)


def _sets(held: Counter[int]) -> list[tuple[int, ...]]:
    chows = [(low, low + 1, low + 2) for low in range(27) if low % 9 < 7]
    return [made for made in (*chows, *((one,) * 3 for one in range(34))) if Counter(made) <= held]


def _is_pair_or_open(rest: Counter[int]) -> bool:
    low, high = sorted(rest.elements())
    return low == high or (high == low + 1 and low % 9 not in (0, 7))


@solved.register
def _(item: PairItem) -> DrillAnswer:
    (pair,) = {one.pairs for one in reference.readings(held(parse(item.hand)), forms=FORMS[item.rules.forms])}
    return tiles([KINDS[one] for one in pair])


@solved.register
def _(item: SetItem) -> DrillAnswer:
    (found,) = (
        three
        for three in combinations(in_order(item.tiles), 3)
        if len({tile[1] for tile in three}) == 1 and [int(tile[0]) - int(three[0][0]) for tile in three] == [0, 1, 2]
    )
    return tiles([*found])


@solved.register
def _(item: NameItem) -> DrillAnswer:
    return DrillAnswer(picked=[place for place, tile in enumerate(item.offered) if tile == item.tile])


@solved.register
def _(item: FindItem) -> DrillAnswer:
    return tiles([item.tile])


# --- scores ----------------------------------------------------------------------------------------------------------


def best_row(rules: RuleSet, hand: Hand, said: Circumstances) -> scoring.RefRow:
    found = scoring.best(scoring.score_rows(rules, hand, Win(**said)))
    assert found is not None
    return found


@solved.register
def _(item: FuItem) -> DrillAnswer:
    row = best_row(item.rules, item.won.hand, item.won.circumstances)
    return DrillAnswer(number=row.base if item.rounded else row.totals[POINTS])


@solved.register
def _(item: PartItem) -> DrillAnswer:
    row = best_row(item.rules, parse(f"{item.part} {item.rest}"), item.circumstances)
    lines = [one for one in row.lines if one.price.tag == POINTS and one.excluded_by is None]
    return DrillAnswer(number=sum(one.count * one.value for one in lines if one.witness or _is_wait(one)))


def _is_wait(one: scoring.RefLine) -> bool:
    """Single tiles and pairs have a line of their own, which names no set."""
    return one.price.pattern.named_by == "wait" or "pair" in one.price.pattern.id


@solved.register
def _(item: FanItem) -> DrillAnswer:
    return DrillAnswer(number=best_row(item.rules, item.won.hand, item.won.circumstances).fan)


@solved.register
def _(item: YakuItem) -> DrillAnswer:
    row = best_row(item.rules, item.won.hand, item.won.circumstances)
    has = {one.price.pattern.id for one in row.lines if one.price.tag in (FAN, LIMIT) and one.excluded_by is None}
    return DrillAnswer(picked=[place for place, pattern in enumerate(item.offered) if pattern in has])


@solved.register
def _(item: NearItem) -> DrillAnswer:
    has = []
    for place, case in enumerate(item.cases):
        said = {name: value for name, value in case.circumstances.items() if name != "flowers"}
        flowers = [*_core.parse_tiles(case.circumstances["flowers"])] if "flowers" in case.circumstances else []
        hand = parse(case.hand)
        hand = Hand(hand.tiles, hand.melds, hand.winning, [*hand.flowers, *flowers])
        row = best_row(item.rules, hand, said)  # type: ignore[arg-type]
        limited = row.totals[LIMIT] and not item.rules.formula.limit_adds
        worth = [
            one
            for one in row.lines
            if one.price.pattern.id == item.pattern and one.excluded_by is None and one.count * one.value
            if not limited or one.price.tag == LIMIT
        ]
        has += [place] * bool(worth)
    return DrillAnswer(picked=has)


# --- payments --------------------------------------------------------------------------------------------------------


def _paid_by(rules: RuleSet, gained: list[int], said: Circumstances, payer: str, payers: set[str]) -> int:
    """What the first seat of this kind lost."""
    seats = rules.seats
    others = seats.replace(said["seat"], "").replace(said.get("discarder") or "-", "")
    if payer == "discarder":
        seat = said.get("discarder") or others[0]
    elif payer == "dealer":
        seat = "E"
    else:
        seat = next(one for one in others if one != "E" or "dealer" not in payers)
    return -gained[seats.index(seat)]


@solved.register
def _(item: TableItem) -> DrillAnswer:
    rules, formula = item.rules, item.rules.formula
    value = item.fan if formula.kind == "sum" else scoring.value_by_fan(formula, item.fu, item.fan)
    said: Circumstances = {"seat": item.seat, "win": item.win}
    others = rules.seats.replace(item.seat, "")
    if item.win == "ron":
        said["discarder"] = others[-1] if item.payer != "dealer" else "E"
        if item.payer == "dealer":
            said["discarder"] = next(one for one in others if one != "E")
    row = scoring.RefRow({}, None, totals={LIMIT: 0}, value=value)
    payers = (
        {"dealer"}
        if item.seat != "E" and item.payer in ("dealer", "others") and _dealer_apart(rules, item.win)
        else set()
    )
    return DrillAnswer(number=_paid_by(rules, gains(rules, row, Win(**said)), said, item.payer, payers))


def _dealer_apart(rules: RuleSet, win: str) -> bool:
    payment = rules.payment
    drawn = win == "tsumo" or payment.discard_as_draw
    return drawn and payment.other_draw_dealer != payment.other_draw_others


@solved.register
def _(item: HandItem) -> DrillAnswer:
    rules, said = item.rules, item.won.circumstances
    gained = gains(rules, best_row(rules, item.won.hand, said), Win(**said))
    if not item.payer:
        return DrillAnswer(number=gained[rules.seats.index(said["seat"])])
    payers = {"dealer"} if said["seat"] != "E" and _dealer_apart(rules, said["win"]) else set()
    return DrillAnswer(number=_paid_by(rules, gained, said, item.payer, payers))


@solved.register
def _(item: UmaItem) -> DrillAnswer:
    """As the rules say it: everybody began with so much and gave a part of the oka, which the first has."""
    match, people = item.rules.match, len(item.scores)
    above = item.scores[item.place] - match.starts(people)[item.place]
    oka = match.oka * (people - 1) // people if item.place == 0 else -match.oka // people
    return DrillAnswer(number=above + oka + match.uma[item.place])


# --- defence ---------------------------------------------------------------------------------------------------------


@solved.register
def _(item: SafeItem) -> DrillAnswer:
    seen = Counter(item.hand) + Counter(tile for seat in item.thrown for tile in seat)
    unseen = {one: item.rules.tiles.copies * (item.rules.tiles.kinds >> one & 1) - seen[one] for one in range(34)}
    orphans = bool(item.rules.form_bits & _core.ORPHANS)
    found = []
    for tile in {*item.hand}:
        rank = tile % 9
        runs = [] if tile >= 27 else [(tile - 2, tile - 1)] * (rank > 1) + [(tile + 1, tile + 2)] * (rank < 7)
        runs += [(tile - 1, tile + 1)] * (tile < 27 and 0 < rank < 8)
        by_run = any(unseen[low] > 0 and unseen[high] > 0 for low, high in runs)
        others = [unseen[one] for one in reference.ORPHANS if one != tile]
        by_orphans = orphans and tile in reference.ORPHANS and min(others) >= 1 and max(others) >= 2
        thrown = item.ready is not None and tile in item.thrown[item.ready]
        if thrown or not (unseen[tile] > 0 or by_run or by_orphans):
            found.append(KINDS[tile])
    return tiles(found)


@solved.register
def _(item: ReadItem) -> DrillAnswer:
    """Counted: the suit that is hardly thrown; the half that is not; and drawn tiles thrown at once, or a tile of a
    suit that was kept until now."""
    suits = [
        [(at, one.kind % 9 + 1) for at, one in enumerate(item.thrown) if one.kind // 9 == suit] for suit in range(3)
    ]
    if item.asking == "suit":
        fewest = min(map(len, suits))
        (suit,) = (suit for suit in range(3) if len(suits[suit]) == fewest)
        return DrillAnswer(picked=[suit])
    if item.asking == "half":
        suit = "mps".index(item.guess.suits[0])
        ranks = [rank for _, rank in suits[suit]]
        return DrillAnswer(picked=[OPTIONS["half"].index("high" if max(ranks) < 5 else "low")])
    at_once = all(one.cut == "drawn" for one in item.thrown[-3:])
    kept = any(len(places) == 1 and places[0][0] >= 8 for places in suits)
    return DrillAnswer(picked=[0 if at_once or kept else 1])


def pictured(asked_hand: str, *more: str) -> Counter[str]:
    """Every tile that is drawn, by kind."""
    found: Counter[str] = Counter()
    for notation in (asked_hand, *more):
        found.update(
            kind(TILES[code]) for code in (_core.parse_tiles(notation) if notation else ()) if code < CODES["1f"]
        )
    return found
