"""Names of people: letters that everybody can see, in one spelling."""

from __future__ import annotations

import unicodedata
from typing import Annotated

from pydantic import AfterValidator, Field

from ruka.errors import RukaError

# Categories of Unicode: control, format (also marks of direction and of no width), halves of pairs, private, unknown,
# line and paragraph separators.
UNSEEN = frozenset("Cc Cf Cs Co Cn Zl Zp".split())
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U0001d159")  # that show nothing
VARIANTS = frozenset(  # of the letter before
    chr(code)
    for first, last in ((0xFE00, 0xFE0F), (0x180B, 0x180F), (0xE0100, 0xE01EF))
    for code in range(first, last + 1)
)
MOST_NAME = 24  # letters
MOST_MARKS = 3  # over or under one letter


def clean(name: str) -> str:
    """The name in one spelling; one that cannot be read, or shows nothing, is refused.

    >>> clean("  Bozˇena   Nová ".replace("ˇ", chr(0x30C)))
    'Božena Nová'
    """
    spelt = "".join(letter for letter in unicodedata.normalize("NFC", name) if letter not in VARIANTS)
    words = "".join(" " if unicodedata.category(letter) == "Zs" else letter for letter in spelt).split(" ")
    words = [word for word in words if word]
    if not words or not all(map(_is_seen, spelt)) or _is_heaped(spelt):
        raise RukaError("bad-name")
    return " ".join(words)[:MOST_NAME]  # one spelling may have a letter more than another


def key_of(name: str) -> str:
    """What two spellings of one name have in common: nobody takes the name of another by writing it large or wide.

    >>> key_of("ＥＶＡ") == key_of("Eva")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def readable(name: str) -> str:
    """The name that a file says, without what cannot be seen."""
    return "".join(filter(_is_seen, unicodedata.normalize("NFC", name))).strip()[:MOST_NAME]


def seen(written: str) -> str:
    """What somebody writes, in one line and without what cannot be seen."""
    return "".join(filter(_is_seen, unicodedata.normalize("NFC", " ".join(written.split())))).strip()


def _is_seen(letter: str) -> bool:
    return unicodedata.category(letter) not in UNSEEN and letter not in BLANK


def _is_heaped(name: str) -> bool:
    """Marks without a letter, or so many that they cover what stands above and below."""
    marks = MOST_MARKS  # none may come first
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False


Name = Annotated[str, Field(min_length=1, max_length=MOST_NAME), AfterValidator(clean)]
