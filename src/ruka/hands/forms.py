"""The forms a complete hand can have, and their usual selections."""

from enum import StrEnum
from functools import cache

from ruka import _core
from ruka.errors import UnknownName, wrong_type

__all__ = ["PRESETS", "Form", "form_bits"]


class Form(StrEnum):
    """What a complete hand is made of."""

    REGULAR = "regular"  # four sets and a pair
    PAIRS = "pairs"  # seven pairs
    ORPHANS = "orphans"  # thirteen orphans
    KNITTED = "knitted"  # knitted straight, a set and a pair
    HONOURS_KNITTED = "honours-knitted"  # honours and knitted tiles, all single
    UNRELATED = "unrelated"  # thirteen tiles of which no two can join a set, and a pair to one: only as dealt
    SNAKE = "snake"  # templates: a pair of 1, 2 to 9 of the suit and the four winds
    GATES = "gates"  # 1112345678999 of a suit and one more of 2 to 8
    TRIPLES = "triples"  # four times a rank in three suits, and a rank in two
    COUPLES = "couples"  # seven times a rank in the same two suits
    ORPHAN_PAIRS = "orphan-pairs"  # seven different pairs of terminals and honours
    UNFINISHED = "unfinished"  # not complete: sets and pairs as they lie


BITS = {
    Form.REGULAR: _core.REGULAR,
    Form.PAIRS: _core.PAIRS,
    Form.ORPHANS: _core.ORPHANS,
    Form.KNITTED: _core.KNITTED,
    Form.HONOURS_KNITTED: _core.HONOURS_KNITTED,
    Form.UNRELATED: _core.UNRELATED,
    Form.SNAKE: _core.SNAKE,
    Form.GATES: _core.GATES,
    Form.TRIPLES: _core.TRIPLES,
    Form.COUPLES: _core.COUPLES,
    Form.ORPHAN_PAIRS: _core.ORPHAN_PAIRS,
}
FORMS = {bit: form for form, bit in BITS.items()} | {0: Form.UNFINISHED}

PRESETS = {
    "riichi": _core.RIICHI_FORMS,
    "mcr": _core.MCR_FORMS,
    "international": _core.MCR_FORMS | _core.KNITTED_ANY,  # D-64
    "one-chow": _core.REGULAR | _core.ONE_CHOW,  # four sets of which one may be a chow
}


@cache
def form_bits(forms: str) -> int:
    """The bits of forms or presets named in a list separated by commas.

    >>> form_bits("regular,pairs,orphans") == form_bits("riichi")
    True
    """
    if not isinstance(forms, str):
        raise wrong_type("forms are named in a text, such as regular,pairs", forms)
    known: dict[str, int] = PRESETS | {str(form): bit for form, bit in BITS.items()}
    bits = 0
    for name in forms.split(","):
        if name.strip() not in known:
            raise UnknownName("unknown-form", name=name.strip(), known=", ".join(known))
        bits |= known[name.strip()]
    return bits
