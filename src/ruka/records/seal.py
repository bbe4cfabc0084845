"""A record that a server vouches for: chained by hashes, and signed by its key (docs/fair-play.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import pairwise
from typing import TYPE_CHECKING

from ruka.engine.record import Record, Seal, to_line
from ruka.errors import extra

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

HAND = b'{"type":"hand",'  # how the first line of a hand begins


@dataclass(frozen=True)
class Link:
    """The lines of a hand, or the first line alone: its hash and that of all before it. Lines count from 1."""

    first: int
    last: int
    hash: str


def sealed(record: Record, key: Ed25519PrivateKey) -> Record:
    """The record with its links, the public key and the signature.

    >>> import ruka
    >>> from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    >>> signed = sealed(ruka.Table("tenhou", seed=7).record, Ed25519PrivateKey.generate())
    >>> len(signed.seal.links), is_signed(list(signed.lines())[-1].encode(), signed.seal)
    (2, True)
    """
    bare = replace(record, seal=None)
    lines = [f"{line}\n".encode() for line in bare.lines()]
    links = tuple(link.hash for link in chain(lines[:-1] if bare.closing else lines))
    seal = Seal(links, public_hex(key))
    signature = key.sign(to_line(replace(record, seal=seal).closing).encode())
    return replace(record, seal=replace(seal, signature=signature.hex()))


def public_hex(key: Ed25519PrivateKey) -> str:
    return key.public_key().public_bytes_raw().hex()


def chain(lines: Sequence[bytes]) -> Iterator[Link]:
    """Each link is the hash of the one before and of the lines since; the closing line is no part of it."""
    starts = [0, *(place for place, line in enumerate(lines) if line.startswith(HAND)), len(lines)]
    hashed = ""
    for first, end in pairwise(starts):
        hashed = sha256(hashed.encode() + b"".join(lines[first:end])).hexdigest()
        yield Link(first + 1, end, hashed)


def is_signed(closing: bytes, seal: Seal) -> bool:
    """Is the closing line, which ends with the signature, what the owner of the key has signed without it?"""
    end = f',"signature":"{seal.signature}"}}'.encode()
    if not closing.endswith(end):
        return False
    with extra("cli"):
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(seal.key))
    try:
        key.verify(bytes.fromhex(seal.signature), closing.removesuffix(end) + b"}")
    except InvalidSignature:
        return False
    return True
