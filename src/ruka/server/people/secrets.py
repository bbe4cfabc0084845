"""Keys of guests and browsers. A key is told to its owner alone; what is kept is its hash."""

from __future__ import annotations

import hashlib
import hmac
from secrets import token_urlsafe


def new_id() -> str:
    """For anything that links lead to or rows refer to: nobody guesses it."""
    return token_urlsafe(9)


def new_secret() -> str:
    return token_urlsafe(24)


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class Seal:
    """Words that only this server can have written, so that a browser can keep them.

    >>> seal = Seal(b"key")
    >>> words = seal.closed("eva")
    >>> seal.opened(words, "eva") == words, seal.opened(words, "adam"), seal.opened("made up", "eva")
    (True, '', '')
    """

    def __init__(self, key: bytes) -> None:
        self._key = hashlib.sha256(b"ruka seal" + key).digest()

    def closed(self, about: str) -> str:
        """Other words each time."""
        mark = new_id()
        return f"{mark}.{self._sign(mark, about)}"

    def opened(self, words: str, about: str) -> str:
        """The same words, where they are ours and about this; else none."""
        mark, _, sign = words.partition(".")
        return words if hmac.compare_digest(sign.encode(), self._sign(mark, about).encode()) else ""

    def _sign(self, mark: str, about: str) -> str:
        return hmac.new(self._key, f"{mark}.{about}".encode(), hashlib.sha256).hexdigest()
