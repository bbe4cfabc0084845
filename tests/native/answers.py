"""The core's answers in the words of `ruka.testing.reference.hands`."""

from collections import Counter
from collections.abc import Iterable, Sequence

from ruka import _core
from ruka._core import Hand
from ruka.testing.reference.hands import Reading
from ruka.tiles import TILES_108, TILES_136

REDS = {34: 4, 35: 13, 36: 22}
FORMS = ("regular", "pairs", "orphans", "knitted", "honours_knitted")
INTERNATIONAL = ("regular", "pairs", "pairs_repeat", "orphans", "knitted", "honours_knitted", "knitted_any")  # D-64
ROLE_NAMES = ("single", "two_pairs", "closed", "edge", "two_sided", "no_role")
ROLES = {getattr(_core, role.upper()): role for role in ROLE_NAMES}
FORM_OF_BIT = {getattr(_core, form.upper()): form for form in FORMS}
SET_TYPES = {_core.CHOW: "chow", _core.PUNG: "pung"}
TILE_SETS = {"four players": TILES_136.kinds, "three players": TILES_108.kinds}


def bits(forms: Iterable[str]) -> int:
    asked = 0
    for form in forms:
        asked |= getattr(_core, form.upper())
    return asked


def kinds_of(mask: int) -> list[int]:
    return [kind for kind in range(34) if int(mask) >> kind & 1]


def kinds(codes: Iterable[int]) -> list[int]:
    return [REDS.get(code, code) for code in codes]


def stock(hand: Hand, in_play: int = TILES_136.kinds) -> list[int]:
    """How many of each kind the hand may hold besides its sets on the table."""
    laid = Counter(kinds(code for meld in hand.melds for code in meld.tiles))
    return [4 - laid[kind] if in_play >> kind & 1 else 0 for kind in range(34)]


def readings(hand: Hand, forms: Sequence[str]) -> list[Reading]:
    return [_reading(reading, len(hand.melds)) for reading in _core.readings(hand, bits(forms))]


def _reading(reading: _core.Reading, melds: int) -> Reading:
    in_hand = [(SET_TYPES[group.type], group.kind) for group in reading.sets[melds:]]
    completed = None if reading.completed is None else in_hand[reading.completed - melds]
    form = FORM_OF_BIT[reading.form]
    return Reading(form, tuple(sorted(in_hand)), reading.pairs, reading.singles, ROLES[reading.role], completed)
