"""Keys of guests. A key is told to its owner alone; what is kept is its hash."""

from __future__ import annotations

import hashlib
from secrets import token_urlsafe


def new_id() -> str:
    """For anything that links lead to or rows refer to: nobody guesses it."""
    return token_urlsafe(9)


def new_secret() -> str:
    return token_urlsafe(24)


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
