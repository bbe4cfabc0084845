"""Messages as they go over the wire."""

from __future__ import annotations

from ruka.session.messages import Said


def encoded(message: Said) -> bytes:
    """All who see the same are told the same object, one after another: it is written once."""
    global _written
    if _written[0] is not message:
        _written = message, _encode(message)
    return _written[1]


def _encode(message: Said) -> bytes:
    return message.model_dump_json().encode()


_written: tuple[Said | None, bytes] = None, b""
