"""The key that this server signs records with."""

from __future__ import annotations

import os
from pathlib import Path

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)

from ruka.errors import RukaError

FILE = "signing.pem"


def signing_key(data: Path) -> Ed25519PrivateKey:
    """Made at the first start; whoever can read the file can sign in the name of this server."""
    file = data / FILE
    try:
        if not file.exists():
            _keep(Ed25519PrivateKey.generate(), file)
        key = load_pem_private_key(file.read_bytes(), None)
    except OSError:
        raise RukaError("unreadable-file", path=str(file)) from None
    except (ValueError, TypeError, UnsupportedAlgorithm):
        raise RukaError("bad-signing-key", path=str(file)) from None
    if not isinstance(key, Ed25519PrivateKey):
        raise RukaError("bad-signing-key", path=str(file))
    return key


def _keep(key: Ed25519PrivateKey, file: Path) -> None:
    """Written whole or not at all, and readable by nobody else."""
    half = file.with_suffix(".new")
    half.unlink(missing_ok=True)
    with os.fdopen(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as made:
        made.write(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
        made.flush()
        os.fsync(made.fileno())
    half.replace(file)
