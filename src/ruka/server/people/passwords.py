"""Passwords: argon2id, counted in a thread of its own, so that no table waits for it.

Parameters are OWASP's first choice (46 MiB, one pass): some 40 ms of a processor. One password is looked at after
another, so that many who sign in take no more memory than one.
"""

from __future__ import annotations

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import TYPE_CHECKING

from ruka.errors import RukaError
from ruka.server.people.names import key_of

if TYPE_CHECKING:
    from argon2 import PasswordHasher

LEAST_PASSWORD, MOST_PASSWORD = 8, 1000  # characters
PASSES, MEMORY = 1, 46 * 1024  # KiB
NOBODYS = "a password that nobody has"


def spelt(password: str) -> str:
    """In one spelling (NFKC): the same password from another keyboard is the same.

    >>> spelt("ﬁ e" + chr(0x301)) == "fi é"
    True
    """
    return unicodedata.normalize("NFKC", password)


def check_new(password: str, name: str) -> None:
    """Long enough, and not the name; nothing else is asked of it."""
    if len(spelt(password)) < LEAST_PASSWORD:
        raise RukaError("password-short", least=LEAST_PASSWORD)
    if key_of(password) == key_of(name):
        raise RukaError("password-is-name")


class Passwords:
    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "passwords")

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)

    @cached_property
    def _hasher(self) -> PasswordHasher:
        from argon2 import PasswordHasher

        return PasswordHasher(time_cost=PASSES, memory_cost=MEMORY, parallelism=1)

    @cached_property
    def _nobodys(self) -> str:
        return self._hasher.hash(NOBODYS)

    async def hashed(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._hash, password)

    async def is_right(self, password: str, kept: str) -> bool:
        """Where nothing is kept, the same work is done in vain: nobody learns from the time who has an account."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._check, password, kept)

    def _hash(self, password: str) -> str:
        return self._hasher.hash(spelt(password))

    def _check(self, password: str, kept: str) -> bool:
        from argon2.exceptions import Argon2Error, InvalidHashError

        try:
            return self._hasher.verify(kept or self._nobodys, spelt(password)) and bool(kept)
        except (Argon2Error, InvalidHashError):
            return False
