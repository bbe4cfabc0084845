"""Recovery codes: each lets somebody in once who has lost everything else."""

from __future__ import annotations

from secrets import choice

from ruka.server.people import hash_of

CODES = 10
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that is easily taken for another
GROUPS, LENGTH = 4, 4  # some 79 bits: nobody guesses one, so a plain hash keeps it


def new_codes() -> list[str]:
    return ["-".join("".join(choice(LETTERS) for _ in range(LENGTH)) for _ in range(GROUPS)) for _ in range(CODES)]


def code_hash(person: str, code: str) -> str:
    """However it is typed.

    >>> code_hash("eva", "abcd efgh") == code_hash("eva", " ABCD-EFGH") != code_hash("adam", "ABCD-EFGH")
    True
    """
    letters = "".join(letter for letter in code.upper() if letter in LETTERS)
    return hash_of(f"{person} {letters}")
