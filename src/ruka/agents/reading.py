"""Opponents read as in source 002: which suit a seat collects, which half of it, and whether it is ready.

Every sign is a line that names its row of the source; a line that speaks of a suit has tiles of that suit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, NamedTuple

from ruka._core import format_tiles, parse_tiles
from ruka.agents.discards import as_they_fell
from ruka.errors import RukaError
from ruka.rules.ruleset import RuleSet
from ruka.schema import AdviceLine, SeatView, View
from ruka.schema.strategy import Half
from ruka.schema.tiles import WINDS
from ruka.tiles import CODES, KINDS, TILES, kind, parse

__all__ = ["Guess", "read_seat", "reading"]

Cut = Literal["hand", "drawn", ""]  # nobody knows of the last
SUITS = "mps"
EAST, HONOURS = CODES["1z"], range(27, 34)

# What a sign weighs for its suit; suits that weigh less than a third of the heaviest are not named.
MISSING, SCARCE, LAID, THREE_SETS, WITH_HONOUR, ONE_HALF, EDGE, BROKEN = 3.0, 1.5, 2.0, 4.0, 2.0, 2.5, 2.0, 1.0
ACROSS, RUN_THROWN, NOT_TAKEN = -3.0, -3.0, -2.5
SHARE = 1 / 3

ENOUGH = 6  # discards, before what is missing among them means anything
LATE = 8  # discards before one that is late
LONG = 10  # discards in which tiles of every suit have come by
RUN_WITHIN = 4  # turns in which a whole run is thrown
THROWN_AT_ONCE = 3  # drawn tiles in a row


class Thrown(NamedTuple):
    """A discard: its kind, and whether it came from the hand or was the tile just drawn."""

    kind: int
    cut: Cut = ""


class Sign(NamedTuple):
    """What one line says: of a suit, how much; which half; and whether the seat is ready, or near it."""

    line: AdviceLine
    suit: str = ""
    weight: float = 0.0
    half: Half | None = None
    ready: bool | None = None
    near: bool = False


@dataclass(frozen=True)
class Shown:
    """What a seat has shown. `passed` are tiles that it could have taken for a run, None where nobody counted."""

    thrown: Sequence[Thrown]
    sets: Sequence[tuple[int, ...]] = ()  # kinds
    wind: int | None = None  # its own, and the round's: 0 for east
    round: int | None = None
    passed: Sequence[int] | None = None
    claims: bool = True  # players take what they need, as in the classical games
    riichi: bool = False
    seat: int | None = None


@dataclass(frozen=True)
class Guess:
    """What a seat seems to have: suits that it collects, the most likely first, which half of them, ready or near."""

    suits: tuple[str, ...]
    halves: dict[str, Half]
    ready: bool
    near: bool
    lines: tuple[AdviceLine, ...] = field(repr=False)

    @property
    def half(self) -> Half | None:
        """The half of the suit that is the most likely."""
        return self.halves.get(self.suits[0]) if self.suits else None

    @cached_property
    def kinds(self) -> frozenset[str]:
        """The tiles that the seat seems to collect."""
        return frozenset(
            f"{rank}{suit}" for suit in self.suits for rank in _RANKS.get(self.halves.get(suit), range(1, 10))
        )

    def to_json(self) -> dict[str, Any]:
        return {
            "suits": list(self.suits),
            "half": self.half,
            "halves": self.halves,
            "ready": self.ready,
            "near": self.near,
            "lines": [line.to_json() for line in self.lines],
        }


_RANKS: dict[Half | None, range] = {"low": range(1, 6), "high": range(5, 10)}


def reading(
    discards: str,
    sets: str = "",
    *,
    seat: str = "",
    round: str = "",
    passed: str | None = None,
    cuts: str = "",
) -> Guess:
    """Read a seat from its discards in order and its sets. `seat` and `round` are winds, `passed` tiles that it let go
    although it could have taken them for a run; `cuts` says of each discard `h` (from the hand), `d` (as drawn) or `.`.

    >>> guess = reading("3z7z37p148s6z9p2s3m")
    >>> guess.suits, guess.half, guess.ready, [line.why for line in guess.lines][:2]
    (('m',), 'high', True, ['C2-319', 'C2-328'])
    """
    thrown = [CODES[kind(TILES[code])] for code in _tiles(discards)]
    if len(cuts) not in (0, len(thrown)) or {*cuts} - {*"hd."}:
        raise RukaError("bad-cuts", expected=len(thrown), actual=len(cuts))
    shown = Shown(
        [Thrown(one, _CUTS[cut]) for one, cut in zip(thrown, cuts or "." * len(thrown), strict=True)],
        _sets(sets),
        _wind(seat),
        _wind(round),
        None if passed is None else [CODES[kind(TILES[code])] for code in _tiles(passed)],
    )
    return guess(shown)


def read_seat(view: View, seat: int, rules: RuleSet) -> Guess:
    """Read a seat from what a view shows of it."""
    one = view.seats[seat]
    settled = rules.resolved
    place = view.order.index(seat)
    left = view.seats[view.order[place - 1]]
    sets = [tuple(CODES[kind(tile)] for tile in each.tiles) for each in one.sets if each.type != "concealed_kong"]
    flow = settled.table_flow
    shown = Shown(
        _until_riichi(one, _after_claims(view, seat)),
        sets,
        view.wind_of(seat),
        view.round % len(WINDS),
        [CODES[kind(each.tile)] for each in left.discards if not each.claimed and each.tile[1] != "f"],
        flow.chows and not flow.riichi,
        one.riichi,
        seat,
    )
    return guess(shown)


def _until_riichi(one: SeatView, after_claims: set[int]) -> list[Thrown]:
    """What is thrown after it is not chosen. Nobody knows what a discard after a claim would have been."""
    found = []
    for at, each in enumerate(one.discards):
        if each.tile[1] != "f":
            cut: Cut = "" if at in after_claims else "drawn" if each.drawn else "hand"
            found.append(Thrown(CODES[kind(each.tile)], cut))
        if each.riichi:
            break
    return found


def _after_claims(view: View, seat: int) -> set[int]:
    """The places of a seat's discards that followed a claim."""
    return {one.place for one in as_they_fell(view) if one.after_claim and one.seat == seat}


def guess(shown: Shown) -> Guess:
    """Weigh the signs."""
    signs = [*_signs(shown)]
    weights = {suit: sum(sign.weight for sign in signs if sign.suit == suit) for suit in SUITS}
    ranked = sorted((suit for suit in SUITS if weights[suit] > 0), key=lambda suit: -weights[suit])
    suits = tuple(suit for suit in ranked if weights[suit] >= SHARE * weights[ranked[0]])
    halves: dict[str, Half] = {}
    for sign in sorted(signs, key=lambda sign: -sign.weight):
        if sign.half and sign.suit in suits:
            halves.setdefault(sign.suit, sign.half)
    signs.sort(key=lambda sign: suits.index(sign.suit) if sign.suit in suits else len(SUITS) + bool(sign.suit))
    ready = shown.riichi or len(shown.sets) == 4 or any(sign.ready for sign in signs)
    near = ready or any(sign.near for sign in signs)
    return Guess(suits, halves, ready, near, tuple(sign.line for sign in signs))


# --- signs -----------------------------------------------------------------------------------------------------------


def _signs(shown: Shown) -> Iterator[Sign]:
    for suit in SUITS:
        yield from _of_suit(shown, suit)
    yield from _runs(shown)
    yield from _winds(shown)
    yield from _tells(shown)


def _of_suit(shown: Shown, suit: str) -> Iterator[Sign]:
    first = CODES[f"1{suit}"]
    places = [at for at, one in enumerate(shown.thrown) if first <= one.kind < first + 9]
    late = [at for at in places if at >= LATE]
    edge = late if len(late) == 1 and len(places) <= 2 else []  # thrown once more, after long
    ranks = [shown.thrown[at].kind - first + 1 for at in places]
    early = [shown.thrown[at].kind - first + 1 for at in places if at < LATE]
    before = len(places) - len(edge)
    numbered = sum(one.kind not in HONOURS for one in shown.thrown)
    laid = [one for one in shown.sets if first <= one[0] < first + 9]

    if len(shown.thrown) - len(edge) >= ENOUGH and numbered - before > 3 and before <= 1:
        line = _line(shown, "C2-319", [*range(first, first + 9)], before, numbered - len(edge))
        yield Sign(line, suit, SCARCE if before else MISSING)
        if not before and not laid and not edge:
            yield from _not_taken(shown, suit)
    if edge:
        yield _edge(shown, suit, edge[0], was_missing=not before)
    if len(ranks) >= 3 and min(ranks) < 5 < max(ranks):
        yield Sign(_line(shown, "C2-331-across", _kinds(first, ranks)), suit, ACROSS)
    elif len(early) >= 2 and (half := _other_half(early)):
        yield Sign(_line(shown, "C2-325", _kinds(first, early)), suit, ONE_HALF, half)
    if laid:
        yield from _laid(shown, suit, laid)


def _other_half(ranks: Sequence[int]) -> Half | None:
    """Of low discards high tiles are kept, and the reverse."""
    return "high" if max(ranks) < 5 else "low" if min(ranks) > 5 else None


def _edge(shown: Shown, suit: str, at: int, *, was_missing: bool) -> Sign:
    """A tile of a suit that was kept until now. Where the suit was missing, the tile should have been in its sets: the
    hand is ready without it, and of the other half. Else it was the edge of an element, and the wait is near it.
    """
    tile = shown.thrown[at].kind
    rank = tile % 9 + 1
    if was_missing:
        return Sign(_line(shown, "C2-328", [tile]), suit, BROKEN, _other_half([rank]), ready=True)
    near: Half | None = "low" if rank < 5 else "high" if rank > 5 else None
    return Sign(_line(shown, "C2-321", [tile]), suit, EDGE, near, near=True)


def _not_taken(shown: Shown, suit: str) -> Iterator[Sign]:
    """Tiles of a suit came from the left and none was taken; where nobody counted, in ten turns some have come."""
    if not shown.claims:
        return
    first = CODES[f"1{suit}"]
    if shown.passed is None:
        if len(shown.thrown) >= LONG:
            yield Sign(_line(shown, "C2-331-passed", [*range(first, first + 9)], len(shown.thrown)), suit, NOT_TAKEN)
        return
    passed = [tile for tile in shown.passed if first <= tile < first + 9]
    if len(passed) >= 2:
        yield Sign(_line(shown, "C2-331-passed", sorted(passed), len(shown.thrown)), suit, NOT_TAKEN)


def _laid(shown: Shown, suit: str, laid: Sequence[tuple[int, ...]]) -> Iterator[Sign]:
    tiles = [tile for one in laid for tile in one]
    yield Sign(_line(shown, "C2-332-laid", tiles, len(laid)), suit, LAID * len(laid))
    if len(laid) >= 3:
        yield Sign(_line(shown, "C2-326", tiles, len(laid)), suit, THREE_SETS)
    honours = [tile for one in shown.sets if one[0] in HONOURS for tile in one]
    if honours and len(laid) == sum(one[0] not in HONOURS for one in shown.sets):
        yield Sign(_line(shown, "C2-327", [*tiles, *honours]), suit, WITH_HONOUR)


def _runs(shown: Shown) -> Iterator[Sign]:
    """A whole run thrown within a few turns: it makes a hand of one suit, and not of this one."""
    kinds = [one.kind for one in shown.thrown]
    for low in range(27):
        run = {low, low + 1, low + 2}
        if low % 9 > 6 or not run <= {*kinds}:
            continue
        if any(run <= {*kinds[at : at + RUN_WITHIN]} for at in range(len(kinds))):
            yield Sign(_line(shown, "C2-324", sorted(run)), KINDS[low][1], RUN_THROWN)


def _winds(shown: Shown) -> Iterator[Sign]:
    if shown.wind is None or shown.wind >= len(WINDS):
        return
    own = EAST + shown.wind
    places = [at for at, one in enumerate(shown.thrown) if one.kind == own]
    if places and shown.wind == shown.round:
        yield Sign(_line(shown, "C2-323", [own]))
    if places and places[0] >= LATE:  # a dear tile that is kept as long as may be
        yield Sign(_line(shown, "C2-330-wind", [own]), ready=True)


def _tells(shown: Shown) -> Iterator[Sign]:
    if len(shown.thrown) < ENOUGH:
        return
    cuts = [one.cut for one in shown.thrown]
    if cuts[-1] == "hand":
        yield Sign(_line(shown, "C2-346", [shown.thrown[-1].kind]), ready=False)
    at_once = cuts[-THROWN_AT_ONCE:]
    if not shown.riichi and at_once == ["drawn"] * THROWN_AT_ONCE:
        tiles = [one.kind for one in shown.thrown[-THROWN_AT_ONCE:]]
        yield Sign(_line(shown, "C2-348", tiles, THROWN_AT_ONCE), ready=True)


def _line(shown: Shown, why: str, kinds: Sequence[int], *numbers: int) -> AdviceLine:
    return AdviceLine("advice", tuple(map(float, numbers)), format_tiles(list(kinds)), shown.seat, why)


def _kinds(first: int, ranks: Sequence[int]) -> list[int]:
    return [first + rank - 1 for rank in ranks]


# --- words -----------------------------------------------------------------------------------------------------------

_CUTS: dict[str, Cut] = {"h": "hand", "d": "drawn", ".": ""}


def _tiles(notation: str) -> list[int]:
    codes = [*parse_tiles(notation)] if notation.strip() else []
    for code in codes:
        if TILES[code][1] == "f":
            raise RukaError("tile-not-in-play", tile=TILES[code])
    return codes


def _sets(notation: str) -> list[tuple[int, ...]]:
    if not notation.strip():
        return []
    hand = parse(notation)
    if hand.tiles or hand.winning is not None:
        raise RukaError("only-sets")
    return [tuple(CODES[kind(TILES[code])] for code in meld.tiles) for meld in hand.melds if not meld.concealed]


def _wind(name: str) -> int | None:
    if not name:
        return None
    if name not in WINDS or len(name) != 1:
        raise RukaError("bad-wind", value=name)
    return WINDS.index(name)
