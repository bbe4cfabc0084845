"""The gallery of waits: every shape of source 001 in its order, and how any hand's wait is called.

>>> from ruka.rulesets import rule_set
>>> rules = rule_set("video")
>>> [(tile.tile, tile.left) for tile in found(rules, "1112345678999m", "5m", "en").waits][3:6]
[('4m', 3), ('5m', 2), ('6m', 3)]
>>> found(rules, "[777z] 99m 5678p 345s 2p", "", "en").shape, found(rules, "[777z] 44s 345678p 56s", "", "en").shape
('', 'ryanmen')
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations, product

from ruka._core import CHOW, PUNG, Hand, Meld
from ruka.explain.words import Words, capital
from ruka.hands import Form, Reading, Wait, readings, shanten, waits
from ruka.rules.ruleset import RuleSet
from ruka.schema.gallery import FoundWaits, WaitGallery, WaitShape, WaitTile
from ruka.tiles import CODES, KINDS, parse


@dataclass(frozen=True)
class Shape:
    """A shape of waits: an example, how many tiles finish it, and where the source has it."""

    id: str
    hand: str
    tiles: int  # that the source counts, or that follow from its own counting
    term: str = ""
    source: str = "001"


TANKI = "123m 456p 789s 111z 2s"
KANCHAN, PENCHAN = "123m 456s 789s 11z 46p", "123m 456p 789s 11z 89p"
RYANMEN, SHANPON = "123m 456s 789s 11z 56p", "123m 456s 789s 77z 55p"
NOBETAN = "123m 456s 789s 2345p"
FIVE_IN_A_ROW, SEVEN_IN_A_ROW = "123m 456p 23456s 11z", "123m 456p 2345678s"
PUNG_BESIDE = "123m 456m 789s 4555p"
FOUR_SIDED, FIVE_SIDED = "2345556m 123p 789s", "2344556677885s"
SEVEN_SIDED, NINE_SIDED = "2344455566678s", "1112345678999m"
ORPHANS = "19m 19p 19s 1234567z"

SHAPES = (
    Shape("tanki", TANKI, 3, "single_wait"),
    Shape("ryanmen", RYANMEN, 8, "two_sided_wait"),
    Shape("kanchan", KANCHAN, 4, "closed_wait"),
    Shape("penchan", PENCHAN, 4, "edge_wait"),
    Shape("shanpon", SHANPON, 4, "two_pairs_wait"),
    Shape("nobetan", NOBETAN, 6, "nobetan"),
    Shape("five-in-a-row", FIVE_IN_A_ROW, 11, "three_sided_wait"),
    Shape("seven-in-a-row", SEVEN_IN_A_ROW, 9, "three_sided_wait"),
    Shape("pung-beside", PUNG_BESIDE, 11, "three_sided_wait"),
    Shape("five-sided", FIVE_SIDED, 15),  # D-25
    Shape("seven-sided", SEVEN_SIDED, 17),
    Shape("nine-sided", NINE_SIDED, 23, "nine_sided_wait"),
    Shape("orphans", ORPHANS, 39, "thirteen_sided_wait"),
    Shape("four-sided", FOUR_SIDED, 14, source="002"),
)
BY_ROLE = {
    Wait.SINGLE: ("tanki", 1),
    Wait.CLOSED: ("kanchan", 1),
    Wait.EDGE: ("penchan", 1),
    Wait.TWO_SIDED: ("ryanmen", 2),
    Wait.TWO_PAIRS: ("shanpon", 2),
}
INSTEAD = ("111z", "222z", "333z", "111m", "999m", "999p")  # of sets whose tiles a box lacks

# --- the gallery


def wait_gallery(rules: RuleSet, lang: str) -> WaitGallery:
    words = Words(lang, rules=rules)
    shapes = [_told(rules, shape, hand, words) for shape in SHAPES if (hand := example(rules, shape))]
    return WaitGallery(rules=rules.id, name=rules.names.get(lang, rules.id), shapes=shapes)


def example(rules: RuleSet, shape: Shape) -> str:
    """The source's own; where these rules lack a tile of it, in other suits and with other sets beside the shape. ""
    where no hand waits so."""
    ready = rules.resolved
    for chows, suits in product((True, False), permutations("mps")):  # few chows: some rules allow only one
        parts = [
            part[:-1] + dict(zip("mps", suits, strict=True)).get(part[-1], part[-1]) for part in shape.hand.split()
        ]
        hand = " ".join(_mended(parts, rules, chows))
        if hand and waits(hand, ready.forms, ready.tiles).total == shape.tiles:
            return hand
    return ""


def _mended(parts: list[str], rules: RuleSet, chows: bool) -> list[str]:
    """With another set for one whose tiles are not in the box, or for every chow."""
    for place, part in enumerate(parts):
        chow = len(part) == len("123m") and part[0] != part[1]
        if not _is_there(part, rules) or (chow and not chows):
            others = [one for one in INSTEAD if _is_there(one, rules) and not any(_meet(one, held) for held in parts)]
            if len(part) != len("123m") or not others:
                return []
            parts[place] = others[0]
    return parts


def _is_there(part: str, rules: RuleSet) -> bool:
    return all(rank + part[-1] in rules.resolved.tiles for rank in part[:-1])


def _meet(one: str, held: str) -> bool:
    """Whether two groups share a kind."""
    return one[-1] == held[-1] and bool({*one[:-1]} & {*held[:-1]})


def _told(rules: RuleSet, shape: Shape, hand: str, words: Words) -> WaitShape:
    return WaitShape(
        id=shape.id,
        name=words.text(f"wait-shape-{shape.id}"),
        text=words.text(f"wait-shape-{shape.id}-text"),
        term=shape.term,
        source=shape.source,
        hand=hand,
        waits=[*_tiles(rules, hand, "", words)],
    )


def _tiles(rules: RuleSet, hand: str, seen: str, words: Words) -> Iterator[WaitTile]:
    ready = rules.resolved
    for tile, left in waits(hand, ready.forms, ready.tiles, seen).items():
        read = readings(f"{hand} +{tile}", ready.forms, ready.tiles)
        groups = [*read[0].sets, *read[0].pairs, *read[0].singles]
        yield WaitTile(tile=tile, left=left, roles=[*dict.fromkeys(map(words.wait, read))], sets=groups)


# --- any hand


def found(rules: RuleSet, hand: str, seen: str, lang: str) -> FoundWaits:
    """What a hand waits on, what is left of it, and how such a wait is called."""
    words = Words(lang, rules=rules)
    ready = rules.resolved
    read = parse(hand)
    tiles = [*_tiles(rules, str(read), seen, words)]
    shape = shape_of(rules, read) if tiles else ""
    return FoundWaits(
        hand=str(read),
        shanten=shanten(read, ready.forms, ready.tiles),
        waits=tiles,
        shape=shape,
        name=_name(shape, tiles, words) if tiles else "",
    )


def _name(shape: str, tiles: list[WaitTile], words: Words) -> str:
    """That of its shape; or what every tile makes of it, or how many kinds there are."""
    if shape:
        return words.text(f"wait-shape-{shape}")
    common = [role for role in tiles[0].roles if all(role in one.roles for one in tiles)]
    return capital(common[0]) if common else words.text("wait-shape-other", count=len(tiles))


def shape_of(rules: RuleSet, hand: Hand) -> str:
    """By how every winning tile is read, or by what is left without the sets that the wait does not need."""
    ready = rules.resolved
    kinds = [*waits(hand, ready.forms, ready.tiles)]
    read = [readings(f"{hand} +{tile}", ready.forms, ready.tiles) for tile in kinds]
    roles = set.intersection(*(_roles(one) for one in read))
    for role in roles:
        id, count = BY_ROLE[role]
        if len(kinds) == count:
            return id
    return _by_core().get(_core(rules, hand), "")


def _roles(read: Sequence[Reading]) -> set[Wait]:
    return {one.wait for one in read if one.form == Form.REGULAR and one.wait is not None}


Core = tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]


@cache
def _by_core() -> dict[Core, str]:
    from ruka.rulesets import rule_set

    return {_core(rule_set("video"), parse(shape.hand)): shape.id for shape in SHAPES}


def _core(rules: RuleSet, hand: Hand) -> Core:
    """The fewest tiles that wait as the whole hand does, as a shape: wherever in a suit it lies, and mirrored too."""
    ready = rules.resolved
    wanted = {*waits(hand, ready.forms, ready.tiles)}
    counts = list(hand.counts)
    for many in range(sum(counts) // 3, 0, -1):
        left = [
            kept
            for kept, sets in _without(counts, many)
            if {*waits(Hand(_kinds(kept), [*hand.melds, *sets]), ready.forms, ready.tiles)} == wanted
        ]
        if left:
            return min(_shape(kept, wanted) for kept in left)
    return _shape(counts, wanted)


def _without(counts: list[int], many: int, first: int = 0) -> Iterator[tuple[list[int], list[Meld]]]:
    """What is left without so many sets, in every way."""
    if not many:
        yield counts, []
        return
    for number in range(first, 2 * len(KINDS)):  # pungs and chows of each kind
        kind, chow = divmod(number, 2)
        taken = _set(kind, bool(chow))
        kept = counts.copy()
        for one in taken:
            kept[one] -= 1
        if taken and min(kept[one] for one in taken) >= 0:
            for rest, sets in _without(kept, many - 1, number):
                yield rest, [Meld(CHOW if chow else PUNG, kind), *sets]


def _set(kind: int, chow: bool) -> tuple[int, ...]:
    if not chow:
        return (kind,) * 3
    return (kind, kind + 1, kind + 2) if kind < 27 and kind % 9 <= 6 else ()


def _kinds(counts: list[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _shape(counts: list[int], wanted: set[str]) -> Core:
    waited = {CODES[tile] for tile in wanted}
    parts = []
    for suit in range(4):
        own = [kind - 9 * suit for kind in _kinds(counts) if kind // 9 == suit]
        on = sorted(kind - 9 * suit for kind in waited if kind // 9 == suit)
        if not on and len(own) == 2 and own[0] == own[1]:
            continue  # a pair apart
        if suit == 3:
            own, on = sorted(own.count(kind) for kind in {*own}), [len(on)]
            parts += [(tuple(own), tuple(on))] if own else []
        elif own:
            parts.append(min(_placed(own, on, min(own), 1), _placed(own, on, max(own), -1)))
    return tuple(sorted(parts))


def _placed(own: list[int], on: list[int], base: int, way: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return tuple(sorted((rank - base) * way for rank in own)), tuple(sorted((rank - base) * way for rank in on))
