"""The forms a complete hand can have, and their usual selections."""

from enum import StrEnum
from functools import cache

from ruka import _core
from ruka.errors import UnknownName

__all__ = ["PRESETS", "Form", "form_bits"]


class Form(StrEnum):
    """What a complete hand is made of."""

    REGULAR = "regular"  # four sets and a pair
    PAIRS = "pairs"  # seven pairs
    ORPHANS = "orphans"  # thirteen orphans
    KNITTED = "knitted"  # knitted straight, a set and a pair
    HONOURS_KNITTED = "honours-knitted"  # honours and knitted tiles, all single
    UNRELATED = "unrelated"  # thirteen tiles of which no two can join a set, and a pair to one: only as dealt
    UNFINISHED = "unfinished"  # not complete: sets and pairs as they lie


BITS = {
    Form.REGULAR: _core.REGULAR,
    Form.PAIRS: _core.PAIRS,
    Form.ORPHANS: _core.ORPHANS,
    Form.KNITTED: _core.KNITTED,
    Form.HONOURS_KNITTED: _core.HONOURS_KNITTED,
    Form.UNRELATED: _core.UNRELATED,
}
FORMS = {bit: form for form, bit in BITS.items()} | {0: Form.UNFINISHED}

PRESETS = {
    "riichi": _core.RIICHI_FORMS,
    "mcr": _core.MCR_FORMS,
    "international": _core.MCR_FORMS | _core.KNITTED_ANY,  # D-64
}


@cache
def form_bits(forms: str) -> int:
    """The bits of forms or presets named with commas between them.

    >>> form_bits("regular,pairs,orphans") == form_bits("riichi")
    True
    """
    known: dict[str, int] = PRESETS | {str(form): bit for form, bit in BITS.items()}
    bits = 0
    for name in forms.split(","):
        if name.strip() not in known:
            raise UnknownName("unknown-form", name=name.strip(), known=", ".join(known))
        bits |= known[name.strip()]
    return bits
