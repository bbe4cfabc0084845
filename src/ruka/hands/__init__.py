"""Questions about a hand: how far, what helps, what completes it, how it reads.

A hand is a `Hand` or its notation. `forms` names the forms that count: a preset (`riichi`, `mcr`, `international`) or
forms separated by commas (`regular,pairs`). `tiles` is the tile set in play, `visible` are the tiles seen outside
the hand, in notation.
"""

from collections.abc import Sequence

from ruka import _core
from ruka.errors import wrong_type
from ruka.hands.elements import Element, Potential, element, potential
from ruka.hands.forms import FORMS, PRESETS, Form, form_bits
from ruka.hands.results import Discard, Reading, TilesLeft, Useful, Wait
from ruka.hands.safety import Danger, danger
from ruka.tiles import KINDS, TILES, TILES_136, Hand, TileSet, kind, parse, seen

__all__ = [
    "PRESETS",
    "Danger",
    "Discard",
    "Element",
    "Form",
    "Potential",
    "Reading",
    "TilesLeft",
    "Useful",
    "Wait",
    "danger",
    "discards",
    "element",
    "form_bits",
    "potential",
    "reading_of",
    "readings",
    "shanten",
    "shanten_by_form",
    "useful",
    "waits",
]

_RIICHI = "riichi"
_shanten = _core.shanten


def shanten(hand: Hand | str, forms: str = _RIICHI, tiles: TileSet = TILES_136) -> int:
    """How many tiles the hand is from ready: 0 is ready, -1 complete.

    >>> shanten("123m 456p 789s 11z 56p")
    0
    >>> shanten("147m 258p 369s 1234z", forms="mcr")
    0
    """
    if forms is _RIICHI and tiles is TILES_136:  # the usual question goes straight to the core
        return _shanten(hand)
    return _shanten(hand, form_bits(forms), _kinds(tiles))


def shanten_by_form(hand: Hand | str, forms: str = _RIICHI, tiles: TileSet = TILES_136) -> dict[Form, int]:
    """The shanten of each form by itself, for the forms that the hand can still become.

    >>> shanten_by_form("1133m 5577p 2244s 6z")[Form.PAIRS]
    0
    """
    return {FORMS[bit]: far for bit, far in _core.shanten_by_form(hand, form_bits(forms), _kinds(tiles)).items()}


def useful(hand: Hand | str, forms: str = _RIICHI, tiles: TileSet = TILES_136, visible: str = "") -> Useful:
    """For thirteen tiles: the kinds that bring the hand nearer, with the number left of each.

    >>> answer = useful("123m 456p 78s 11z 589p", visible="7p")
    >>> answer.shanten, str(answer.tiles)
    (1, '7p×3 6s×4 9s×4')
    """
    far, kinds = _core.useful(hand, form_bits(forms), _kinds(tiles), _seen(visible))
    return Useful(far, _left(kinds))


def discards(
    hand: Hand | str, forms: str = _RIICHI, tiles: TileSet = TILES_136, visible: str = ""
) -> tuple[Discard, ...]:
    """For fourteen tiles: what each discard leaves, the best first.

    >>> best = discards("123m 456p 78s 11z 5789p")[0]
    >>> best.tile, best.shanten, str(best.useful)
    ('5p', 0, '6s×4 9s×4')
    """
    answers = (
        Discard(TILES[code], far, _left(kinds))
        for code, far, kinds in _core.discards(hand, form_bits(forms), _kinds(tiles), _seen(visible))
    )
    return tuple(sorted(answers, key=lambda discard: (discard.shanten, -discard.useful.total)))


def waits(hand: Hand | str, forms: str = _RIICHI, tiles: TileSet = TILES_136, visible: str = "") -> TilesLeft:
    """For thirteen tiles: the kinds that complete the hand, with the number left of each; none when it is not ready.

    A kind of which all four tiles are in the hand is no wait; one whose tiles are all visible elsewhere still is.

    >>> answer = waits("123m 456p 789s 11z 56p")
    >>> print(answer, answer.total)
    4p×3 7p×4 7
    """
    return _left(_core.waits(hand, form_bits(forms), _kinds(tiles), _seen(visible)))


def readings(hand: Hand | str, forms: str = _RIICHI, tiles: TileSet = TILES_136) -> tuple[Reading, ...]:
    """Every way to read a complete hand, with every role of its winning tile; none when it is not complete.

    >>> for reading in readings("11123m 456p 789s 22z +1m"):
    ...     print(reading)
    111m 123m 456p 789s 22z, won on the two-pair wait
    111m 123m 456p 789s 22z, won on the two-sided wait
    """
    hand = parse(hand) if isinstance(hand, str) else hand
    found = _core.readings(hand, form_bits(forms), _kinds(tiles))
    winning = None if hand.winning is None else kind(TILES[hand.winning])
    return tuple(reading_of(reading, winning) for reading in found)


def _kinds(tiles: TileSet) -> int:
    if not isinstance(tiles, TileSet):
        raise wrong_type("tiles are a TileSet, such as TILES_136", tiles)
    return tiles.kinds


def _seen(visible: str) -> Sequence[int]:
    return seen(visible) if visible else ()  # nothing seen is the usual case, and the quick one


def _left(kinds: list[tuple[int, int]]) -> TilesLeft:
    return TilesLeft({KINDS[kind]: number for kind, number in kinds})


_WAITS = {
    _core.SINGLE: Wait.SINGLE,
    _core.TWO_PAIRS: Wait.TWO_PAIRS,
    _core.CLOSED: Wait.CLOSED,
    _core.EDGE: Wait.EDGE,
    _core.TWO_SIDED: Wait.TWO_SIDED,
}


def reading_of(reading: _core.Reading, winning: str | None) -> Reading:
    """A reading of the core in words of the game; `winning` is the kind of the winning tile."""
    sets = tuple(map(_set, reading.sets))
    pairs = tuple(KINDS[kind][0] + KINDS[kind] for kind in reading.pairs)
    completed = winning
    if reading.completed is not None:
        completed = sets[reading.completed]
    elif winning is not None and winning[0] + winning in pairs:
        completed = winning[0] + winning
    singles = tuple(KINDS[kind] for kind in reading.singles)
    return Reading(FORMS[reading.form], sets, pairs, singles, _WAITS.get(reading.role), completed)


def _set(group: _core.Set) -> str:
    name = KINDS[group.kind]
    rank, suit = int(name[0]), name[1]
    if group.type == _core.CHOW:
        ranks = "".join(str(rank + step) for step in range(3))
    else:
        ranks = str(rank) * (4 if group.type == _core.KONG else 3)
    if group.concealed_kong:
        return f"<{ranks}{suit}>"
    return f"[{ranks}{suit}]" if group.shown else ranks + suit
