"""Which tile is safe, and why: thrown by the one who is ready, or counted until nobody can wait for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random

from ruka import _core
from ruka._core import Hand, format_tiles
from ruka.explain.words import Words
from ruka.hands import Danger, danger
from ruka.hands.safety import runs_of
from ruka.learn.drills.drill import Asked, Drill, Item, Level, line, some_tiles, tile_names
from ruka.learn.drills.hands import EDGES, FIRST_HONOUR, kinds_of, names
from ruka.rules.ruleset import RuleSet
from ruka.schema.learning import DrillAnswer, PickTiles, Picture, PicturedSeat, VerdictLine
from ruka.schema.views import ThrownTile
from ruka.tiles import CODES, KINDS

OWN = 14
EARLY, LATE = (7, 10), (13, 16)  # discards of everybody, when somebody is ready and when much is seen
SEATS = ("right", "opposite", "left")


@dataclass(frozen=True)
class SafeItem(Item):
    """The own hand and what the others have thrown; `ready` is the place of the one who has declared riichi."""

    rules: RuleSet
    hand: tuple[int, ...]  # kinds
    thrown: tuple[tuple[int, ...], ...]  # by seat, the own ones last
    ready: int | None
    several: bool = False

    @property
    def terms(self) -> tuple[str, ...]:  # type: ignore[override]
        return ("safe_tile",) if self.ready is None else ("safe_tile", "furiten")

    @cached_property
    def seen(self) -> list[int]:
        return sorted([*self.hand, *(tile for seat in self.thrown for tile in seat)])

    def danger(self, tile: int) -> Danger:
        """Of the tile thrown, which is not among those that others may hold."""
        elsewhere = [*self.seen]
        elsewhere.remove(tile)
        return danger(KINDS[tile], format_tiles(elsewhere), self.rules.forms, self.rules.tiles)

    def was_thrown(self, tile: int) -> bool:
        return self.ready is not None and tile in self.thrown[self.ready]

    @cached_property
    def safe(self) -> list[int]:
        return [tile for tile in sorted({*self.hand}) if self.was_thrown(tile) or self.danger(tile).safe]

    @property
    def answer(self) -> DrillAnswer:
        return some_tiles(names(self.safe))

    def asked(self, words: Words) -> Asked:
        who = [words.text(f"drill-seat-{name}") for name in self._seats()]
        key = "nobody" if self.ready is None else "all" if self.several else "one"
        prompt = words.text(f"drill-safe-{key}", **({} if self.ready is None else {"who": who[self.ready]}))
        seats = [
            PicturedSeat(name=name, discards=self._discards(place))
            for place, name in enumerate([*who, words.text("drill-seat-own")])
        ]
        asks = PickTiles(tiles=names(sorted({*self.hand})), several=self.several, of_hand=True)
        return Asked(prompt, asks, Picture(hand=str(Hand([*self.hand], [])), seats=seats))

    def _seats(self) -> Sequence[str]:
        others = len(self.thrown) - 1
        return SEATS if others == len(SEATS) else ("right", "left") if others == 2 else ("opposite",)

    def _discards(self, place: int) -> list[ThrownTile]:
        """Riichi is declared with the last one, so that nobody has let anything pass since."""
        tiles = self.thrown[place]
        last = len(tiles) - 1
        return [ThrownTile(KINDS[tile], riichi=place == self.ready and at == last) for at, tile in enumerate(tiles)]

    def why(self, words: Words, given: DrillAnswer) -> Iterator[VerdictLine]:
        for tile in self.safe:
            yield self._because(tile, words)
        for tile in sorted({CODES[tile] for tile in given.tiles} - {*self.safe}):
            yield self._shapes(tile, words)

    def _because(self, tile: int, words: Words) -> VerdictLine:
        name = tile_names([KINDS[tile]], words)
        if self.was_thrown(tile):
            return line(words.text("drill-safe-thrown", tile=name), [KINDS[tile]])
        gone = [kind for run in runs_of(tile) for kind in run if self._left(kind) == 0]
        tiles = [KINDS[tile], *names(sorted({*gone}))]
        return line(words.text("drill-safe-counted" if gone else "drill-safe-last", tile=name), tiles)

    def _left(self, kind: int) -> int:
        return self.rules.tiles.copies - self.seen.count(kind)

    def _shapes(self, tile: int, words: Words) -> VerdictLine:
        found = self.danger(tile)
        name = tile_names([KINDS[tile]], words)
        if found.shapes:
            return line(words.text("drill-safe-shapes", tile=name), [*found.shapes], counts=False)
        forms = ", ".join(words.text(f"form-{form}") for form in found.forms)
        return line(words.text("drill-safe-forms", tile=name, forms=forms), [KINDS[tile]], counts=False)


def thrown(several: bool) -> Level:
    def make(rules: RuleSet, rng: Random) -> Item | None:
        resolved = rules.resolved
        wall = _wall(rng, resolved, [])
        hand, rest = wall[:OWN], wall[OWN:]
        length = rng.randint(*EARLY)
        seats = tuple(tuple(_pond(rest[at * length : (at + 1) * length])) for at in range(resolved.players))
        item = SafeItem(resolved, tuple(sorted(hand)), seats, rng.randrange(resolved.players - 1), several)
        number = len(item.safe)
        return item if (2 <= number <= 4 if several else number == 1) else None

    return Level("all" if several else "thrown", make, lambda rules: has_furiten(rules) and is_counted(rules))


def counted(rules: RuleSet, rng: Random) -> Item | None:
    """One of the own tiles is the last of its kind, and of each chow with it a kind is gone."""
    resolved = rules.resolved
    kinds = kinds_of(resolved.tiles)
    tile = rng.choice(kinds)
    gone = {rng.choice([kind for kind in run if kind in kinds]) for run in runs_of(tile) if {*run} <= {*kinds}}
    if tile in EDGES and resolved.form_bits & _core.ORPHANS:
        gone.add(rng.choice([kind for kind in kinds if kind in EDGES and kind != tile]))
    copies = resolved.tiles.copies
    placed = [tile] * (copies - 1) + [kind for kind in sorted(gone) for _ in range(copies)]
    rest = _wall(rng, resolved, [*placed, tile])
    hand = [tile, *rest[: OWN - 1]]
    length = rng.randint(*LATE)
    pond = [*placed, *rest[OWN - 1 : OWN - 1 + resolved.players * length - len(placed)]]
    rng.shuffle(pond)
    seats = tuple(tuple(_pond(pond[at * length : (at + 1) * length])) for at in range(resolved.players))
    item = SafeItem(resolved, tuple(sorted(hand)), seats, None)
    return item if item.safe == [tile] else None


def _wall(rng: Random, rules: RuleSet, without: Sequence[int]) -> list[int]:
    left = Counter(kinds_of(rules.tiles) * rules.tiles.copies)
    left.subtract(without)
    wall = sorted(left.elements())
    rng.shuffle(wall)
    return wall


def _pond(tiles: Sequence[int]) -> list[int]:
    """Honours and terminals go first, the middle of the suits later, as people throw."""
    places = {kind: 0 if kind >= FIRST_HONOUR else 1 if kind in EDGES else 2 for kind in tiles}
    return [tile for _, tile in sorted(enumerate(tiles), key=lambda one: (places[one[1]] * 3 + one[0] % 5, one[0]))]


def has_furiten(rules: RuleSet) -> bool:
    """What somebody threw is safe from them, and riichi says who is ready."""
    flow = rules.resolved.flow
    return flow.furiten != "none" and flow.riichi


def is_counted(rules: RuleSet) -> bool:
    """Forms of sets, pairs and orphans, of which counting proves that none can win on a tile."""
    return not rules.resolved.form_bits & ~(_core.REGULAR | _core.PAIRS | _core.ORPHANS)


SAFE = Drill("safe", (thrown(several=False), Level("counted", counted, is_counted), thrown(several=True)))
