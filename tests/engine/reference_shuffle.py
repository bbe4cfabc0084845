"""The wall of a hand in a few plain lines, from the documents alone: SHA-256, ChaCha20 (RFC 8439), Fisher and Yates."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator, Sequence

WORD = 0xFFFFFFFF
COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))


def deal(copies: Sequence[int], seed: bytes, hand: int) -> tuple[list[int], list[int]]:
    """The wall and the dice; `copies` is how many tiles of each code lie in the box."""
    words = stream(hashlib.sha256(seed + hand.to_bytes(8, "little")).digest())
    dice = [1 + below(words, 6) for _ in range(4)]
    wall = [code for code, count in enumerate(copies) for _ in range(count)]
    for last in range(len(wall) - 1, 0, -1):
        other = below(words, last + 1)
        wall[last], wall[other] = wall[other], wall[last]
    return wall, dice


def below(words: Iterator[int], limit: int) -> int:
    """Lemire's way: the upper half of a product, where its lower half is not among the few that would favour some."""
    unfair = 2**32 % limit
    while True:
        product = next(words) * limit
        if product & WORD >= unfair:
            return product >> 32


def stream(key: bytes) -> Iterator[int]:
    counter = 0
    while True:
        yield from struct.unpack("<16I", chacha20_block(key, counter, bytes(12)))
        counter += 1


def chacha20_block(key: bytes, counter: int, nonce: bytes) -> bytes:
    start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), counter]
    start += struct.unpack("<3I", nonce)
    state = start.copy()
    for _ in range(10):
        for a, b, c, d in (*COLUMNS, *DIAGONALS):
            for plus, turned, onto, by in ((a, d, b, 16), (c, b, d, 12), (a, d, b, 8), (c, b, d, 7)):
                state[plus] = state[plus] + state[onto] & WORD
                state[turned] = _left(state[turned] ^ state[plus], by)
    return struct.pack("<16I", *(word + first & WORD for word, first in zip(state, start, strict=True)))


def _left(word: int, by: int) -> int:
    return (word << by | word >> 32 - by) & WORD
