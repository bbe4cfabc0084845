"""The shop: what is sold, when it may be used, and what it changes about the table.

Every item speaks the few words of `Change`; what it needs to know is read from the table, and what it leaves to chance
follows from the table's seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from ruka._core import HELD, format_tiles, parse_tiles
from ruka.arcade.match import BET, PLAYER, RIVAL, Standing, standing
from ruka.engine.flow import TURN
from ruka.engine.table import Table
from ruka.errors import RukaError
from ruka.hands import discards, shanten, useful
from ruka.schema import TILES, Change
from ruka.schema.arcade import ItemId
from ruka.schema.events import Swap
from ruka.texts import text
from ruka.tiles import kind, kinds_in

MOST_INDICATORS = 5
MOST_EXCHANGED = 5  # where the player does not choose
DEALS = 40  # that a new deal is the best of
NO_TILE = 255

May = Callable[[Table, Standing], bool]
Make = Callable[[Table, str], dict[str, object]]


@dataclass(frozen=True)
class Item:
    """A thing of the shop: when it may be used, and what of `Change` it is then."""

    id: ItemId
    price: int
    may: May
    make: Make = lambda table, tiles: {}

    def name(self, lang: str) -> str:
        return text(f"arcade-item-{self.id}", lang)

    def does(self, lang: str) -> str:
        return text(f"arcade-item-{self.id}-does", lang)

    def use(self, table: Table, tiles: str = "") -> Change:
        """For this hand; `tiles` are what the player would like to throw back."""
        if not self.may(table, standing(table.events)):
            raise RukaError("item-not-now")
        return Change(seat=PLAYER, item=self.id, act="use", **self.make(table, tiles))  # type: ignore[arg-type]

    def buy(self) -> Change:
        return Change(seat=PLAYER, item=self.id, act="buy", points=(-self.price, 0))


def bet(points: int) -> Change:
    """On one's own win of this hand."""
    return Change(seat=PLAYER, item=BET, act="bet", points=(-points, 0))


def effect(table: Table) -> Change | None:
    """What happens by itself now: a bet that was won is paid out; an armed item works before the player draws."""
    match = standing(table.events)
    if match.owed:
        return Change(seat=PLAYER, item=BET, act="payout", points=(match.owed, 0))
    core = table.core
    if not match.armed or core.phase != TURN or core.turn != RIVAL or core.tiles_left == 0:
        return None  # the next tile of the wall is the player's while the rival has one to throw
    for item, wanted in _WANTED.items():
        if item in match.armed and (kinds := wanted(table, match)):
            return Change(seat=PLAYER, item=item, act="effect", swaps=_bring(table, kinds))
    return None


def _bring(table: Table, kinds: Sequence[str]) -> tuple[Swap, ...]:
    """One of these kinds to the place that is drawn next."""
    (next_place, next_tile), *later = table.core.undrawn
    places = [place for place, code in later if kind(TILES[code]) in kinds]
    if kind(TILES[next_tile]) in kinds or not places:
        return ()
    return ((next_place, _chance(table).choice(places)),)


def _winning(table: Table, match: Standing) -> Sequence[str]:
    """The first draw after reach."""
    return [*kinds_in(table.core.waits(PLAYER))] if match.reached and table.core.riichi(PLAYER) else []


def _helpful(table: Table, match: Standing) -> Sequence[str]:
    return [*useful(format_tiles(table.core.tiles(PLAYER))).tiles]


_WANTED: dict[ItemId, Callable[[Table, Standing], Sequence[str]]] = {"sure_reach": _winning, "lucky_draw": _helpful}


def _chance(table: Table) -> Random:
    """Nobody at the table can know the seed before the game is over."""
    return Random(f"{table.seed}/{len(table.events)}")


# --- the opening hand


def _is_opening(table: Table, match: Standing) -> bool:
    core = table.core
    in_turn = core.phase == TURN and core.turn == PLAYER and core.drawn != NO_TILE
    return in_turn and match.opening and not core.melds(PLAYER)


def _dealt(table: Table) -> list[int]:
    """The player's tiles without the one just drawn."""
    tiles = [*table.core.tiles(PLAYER)]
    tiles.remove(table.core.drawn)
    return tiles


def _exchange(table: Table, tiles: str) -> dict[str, object]:
    held = _dealt(table)
    given = parse_tiles(tiles) if tiles else _unwanted(held)
    if not given or Counter(given) - Counter(held):
        raise RukaError("exchange-tiles")
    places = _chance(table).sample([place for place, _ in table.core.undrawn], len(given))
    return {"swaps": tuple((HELD + code, place) for code, place in zip(given, places, strict=True))}


def _unwanted(held: Sequence[int]) -> list[int]:
    """Those that stand alone; where none does, the one that a hand misses least."""
    alone = [code for code in held if not any(_joins(code, other) for other in _without(held, code))]
    return alone[:MOST_EXCHANGED] or list(parse_tiles(discards(format_tiles([*held, held[0]]))[0].tile))


def _without(held: Sequence[int], code: int) -> list[int]:
    rest = [*held]
    rest.remove(code)
    return rest


def _joins(code: int, other: int) -> bool:
    one, two = TILES[code], TILES[other]
    if one[1] != two[1] or one[1] == "z":
        return one == two
    return abs(int(one[0]) - int(two[0])) <= 2


def _new_deal(table: Table, tiles: str) -> dict[str, object]:
    """The best of many, but never one that is ready at once."""
    held, chance, undrawn = _dealt(table), _chance(table), [*table.core.undrawn]
    deals = (chance.sample(undrawn, len(held)) for _ in range(DEALS))
    far = [(shanten(format_tiles([code for _, code in deal])), deal) for deal in deals]
    _, best = min((one for one in far if one[0] > 0), key=lambda one: one[0])
    return {"swaps": tuple((HELD + code, place) for code, (place, _) in zip(held, best, strict=True))}


def _any_time(table: Table, match: Standing) -> bool:
    return True


SHOP = (
    Item("exchange", 300, _is_opening, _exchange),
    Item("new_deal", 1500, _is_opening, _new_deal),
    Item("sure_reach", 2000, lambda table, match: not table.core.riichi(PLAYER)),
    Item(
        "more_dora",
        500,
        lambda table, match: len(table.core.indicators) < MOST_INDICATORS,
        lambda table, tiles: {"indicators": 1},
    ),
    Item("peek", 300, _any_time),
    Item("lucky_draw", 500, lambda table, match: not table.core.riichi(PLAYER)),
    Item("shield", 800, _any_time, lambda table, tiles: {"spared": True}),
    Item("double", 1000, _any_time, lambda table, tiles: {"more": 1}),
)
ITEMS = {item.id: item for item in SHOP}


def peeked(table: Table, match: Standing) -> list[str]:
    """What *peek* shows in this hand: every second tile of the rival."""
    return [TILES[code] for code in table.core.tiles(RIVAL)[::2]] if "peek" in match.active else []
