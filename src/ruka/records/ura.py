"""Ura dora that a file does not tell: indicators are laid for which what was paid comes out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement, islice

from ruka.engine import Table
from ruka.rules.ruleset import RuleSet
from ruka.schema import Win
from ruka.tiles import CODES, TILES, kind

MOST_CHOICES, MOST_TRIES = 10_000, 64
Hits = tuple[int, ...]  # what an indicator adds, by winner


def possible_ura(
    rules: RuleSet, number: int, seen: Iterable[str], hands: Sequence[Counter[str]]
) -> Iterator[list[str]]:
    """Lists of this many indicators, those that add least first; of lists that add the same, one.

    `seen` are tiles that cannot be among them, `hands` how many of each kind the winners have.
    """
    box = Counter({TILES[code]: left for code, left in enumerate(rules.resolved.tiles.box)})
    box.subtract(seen)
    by_hits: dict[Hits, list[str]] = {}
    for tile in (+box).elements():
        shown = TILES[rules.resolved.tiles.dora_of(CODES[kind(tile)])]
        by_hits.setdefault(tuple(hand[shown] for hand in hands), []).append(tile)
    choices = islice(combinations_with_replacement(sorted(by_hits, key=sum), number), MOST_CHOICES)
    for chosen in sorted(choices, key=lambda all: sum(map(sum, all)))[:MOST_TRIES]:
        times = Counter(chosen)
        if all(len(by_hits[hits]) >= many for hits, many in times.items()):
            yield [tile for hits, many in times.items() for tile in by_hits[hits][:many]]


def winning_kinds(table: Table, number: int) -> list[Counter[str]]:
    """What the winners of the hand just over have, norths set aside and sets on the table included."""
    found = []
    for win in (event for event in table.hand(number) if isinstance(event, Win)):
        seat = win.seat
        codes = [*table.core.tiles(seat), *(code for meld, *_ in table.core.melds(seat) for code in meld.tiles)]
        tiles = [TILES[code] for code in codes] + ["4z"] * table.core.nuki(seat)
        found.append(Counter(map(kind, tiles if win.source == seat else [*tiles, win.tile])))
    return found
