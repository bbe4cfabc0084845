"""The questions of `ruka.hands` and `ruka.scoring` about many hands at once: NumPy arrays in and out, on all cores.

A hand is a row of 34 counts, `uint8`: the tiles in the hand, without sets on the table, 3n+1 or 3n+2 of them. Kinds in
answers are masks with a bit for each kind (`ruka.tiles.kinds_in` names them). `threads=0` uses every core.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ruka import _core
from ruka.errors import plain_types, wrong_type
from ruka.hands import form_bits
from ruka.rules.pattern import BONUS, FAN, LIMIT
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import known
from ruka.scoring import Circumstances, compiled
from ruka.tiles import TILES_136, Hand, TileSet, parse

__all__ = ["SCORE", "PackedReadings", "cases", "counts", "patterns", "readings", "score", "shanten", "useful", "waits"]

Counts = NDArray[np.uint8]


def counts(hands: Iterable[Hand | str]) -> Counts:
    """The array of counts of these hands.

    >>> counts(["123m 456p 789s 11z 56p", "19m 19p 19s 1234567z"]).shape
    (2, 34)
    """
    rows = b"".join(_hand(hand).counts for hand in hands)
    return np.frombuffer(rows, np.uint8).reshape(-1, 34)


def _hand(hand: Hand | str) -> Hand:
    if isinstance(hand, Hand):
        return hand
    if not isinstance(hand, str):
        raise wrong_type("a hand is a Hand or its notation", hand)
    return parse(hand)


@plain_types
def shanten(counts: Counts, forms: str = "riichi", tiles: TileSet = TILES_136, threads: int = 0) -> NDArray[np.int8]:
    """The shanten of every hand.

    >>> shanten(counts(["123m 456p 789s 11z 56p", "123m 456p 789s 11z 46p 9s", "1133m 5577p 2244s 6z"]))
    array([0, 0, 0], dtype=int8)
    """
    return _core.shanten_batch(np.ascontiguousarray(counts), form_bits(forms), tiles.kinds, threads)


@plain_types
def useful(
    counts: Counts, forms: str = "riichi", tiles: TileSet = TILES_136, threads: int = 0
) -> tuple[NDArray[np.int8], NDArray[np.uint64]]:
    """The shanten of every hand of 3n+1 tiles, and the kinds that lower it.

    >>> from ruka.tiles import kinds_in
    >>> far, masks = useful(counts(["123m 456p 78s 11z 589p"]))
    >>> int(far[0]), kinds_in(int(masks[0]))
    (1, ('7p', '6s', '9s'))
    """
    return _core.useful_batch(np.ascontiguousarray(counts), form_bits(forms), tiles.kinds, threads)


@plain_types
def waits(counts: Counts, forms: str = "riichi", tiles: TileSet = TILES_136, threads: int = 0) -> NDArray[np.uint64]:
    """The kinds that complete each hand of 3n+1 tiles; 0 when it is not ready.

    >>> from ruka.tiles import kinds_in
    >>> kinds_in(int(waits(counts(["123m 456p 789s 11z 56p"]))[0]))
    ('4p', '7p')
    """
    return _core.waits_batch(np.ascontiguousarray(counts), form_bits(forms), tiles.kinds, threads)


class PackedReadings(NamedTuple):
    """The readings of hand i are `rows[offsets[i]:offsets[i + 1]]`.

    The columns of a row are form, role, completed (255 none), number of sets, then type and kind of four sets, then the
    kind of the pair (255 none), all in the numbers of the core.
    """

    offsets: NDArray[np.int64]
    rows: NDArray[np.uint16]


@plain_types
def readings(counts: Counts, winning: NDArray[np.uint8], forms: str = "riichi", threads: int = 0) -> PackedReadings:
    """Every reading of every complete hand won on the kinds in `winning` (255: no winning tile named).

    >>> complete = counts(["123m 456p 789s 11z 567p", "123m 456p 789s 11z 568p"])
    >>> readings(complete, np.array([15, 255], np.uint8)).offsets.tolist()
    [0, 1, 1]
    """
    return PackedReadings(
        *_core.readings_batch(np.ascontiguousarray(counts), np.ascontiguousarray(winning), form_bits(forms), threads)
    )


# A scored hand in memory (CaseScore of the core). `hits` has a bit for each price that counts; `patterns` names them.
# `limits` are counted in the parts in which the rule set prices limit hands.
SCORE = np.dtype(
    [
        ("hits", np.uint64, 2),
        *((name, np.int32) for name in ("value", "total", "dealer", "others", "discarder", "liable", "honba")),
        *((name, np.int16) for name in ("fan", "fu", "base", "limits")),
        ("complete", np.bool_),
        ("wins", np.bool_),
    ],
    align=True,
)


@plain_types
def cases(wins: Iterable[tuple[Hand | str, Circumstances]]) -> NDArray[np.uint8]:
    """Won hands with their circumstances, packed for `score`.

    >>> len(cases([("123m 456p 789s 11z 56p +7p", {"win": "tsumo"}), ("1133m 5577p 2244s 6z +6z", {"riichi": True})]))
    2
    """
    pairs = list(wins)
    if not all(isinstance(pair, Sequence) and len(pair) == 2 for pair in pairs):
        raise TypeError("cases are pairs: a hand, and the circumstances in which it was won")
    return _core.pack_cases([hand for hand, _ in pairs], [_core.Win(**c) for _, c in pairs])


@plain_types
def score(rules: RuleSet | str, cases: NDArray[np.uint8], threads: int = 0) -> NDArray[np.void]:
    """Every hand scored by the rule set: a record array with the fields of `SCORE`.

    >>> scores = score("ema-riichi", cases([("123m 456p 789s 33z 56p +7p", {"win": "tsumo", "riichi": True})]))
    >>> scores["total"].tolist(), scores["fan"].tolist(), scores["base"].tolist()
    ([2700], [3], [20])
    >>> patterns("ema-riichi", scores[0])
    ['riichi', 'menzen_tsumo', 'pinfu']
    """
    ready = compiled(known(rules))
    records: NDArray[np.void] = _core.score_batch(ready, cases, threads).view(SCORE)[:, 0]
    return records


def patterns(rules: RuleSet | str, scored: np.void) -> list[str]:
    """The ids of the patterns that count in one record of `score`: of a limit hand the limits alone, and never points.

    >>> scores = score("tenhou", cases([("19m 19p 19s 1234567z +7z", {"win": "tsumo", "dora": "6z"})]))
    >>> patterns("tenhou", scores[0])
    ['kokushi_13']
    """
    if not isinstance(scored, np.void):
        raise wrong_type("a scored hand is one record of what score() returns", scored)
    ready = compiled(known(rules))
    decided = ready.rule_set.resolved
    limited = scored["limits"] and not decided.formula.limit_adds
    tags = {price.pattern.id: price.tag for price in decided.prices}
    counting = {LIMIT} if limited else {FAN, BONUS, LIMIT}
    hits = int(scored["hits"][0]) | int(scored["hits"][1]) << 64
    return [id for item, id in enumerate(ready.patterns) if hits >> item & 1 and tags[id] in counting]
