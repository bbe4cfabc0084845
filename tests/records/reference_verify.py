"""A game checked by plain Python, from the documents alone (docs/fair-play.md)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from tests.engine.reference_shuffle import deal

RIICHI = [4] * 34 + [0] * 11  # tiles of each code in the box: characters, dots, bamboos, honours; red fives, flowers
RED = {4: 34, 13: 35, 22: 36}  # one five of each suit is red
DEALT = 52  # to four seats


def check(data: bytes) -> None:
    """A game of riichi for four: raises where something is wrong."""
    *lines, last = data.splitlines(keepends=True)
    header, closing, events = json.loads(lines[0]), json.loads(last), [json.loads(line) for line in lines[1:]]

    link = ""
    for told, part in zip(closing["links"], hands(lines), strict=True):
        link = hashlib.sha256(link.encode() + part).hexdigest()
        assert link == told

    signed, signature = last.rsplit(b',"signature":', 1)
    assert signature == b'"%s"}\n' % closing["signature"].encode()
    key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(closing["key"]))
    key.verify(bytes.fromhex(closing["signature"]), signed + b"}")

    assert hashlib.sha256(closing["seed"].encode()).hexdigest() == header["commitment"]
    places = header.get("places", [*range(len(header["seeds"]))])
    waiting = [header["seeds"][places.index(place)] for place in range(len(places))]
    text = ":".join([closing["seed"], *waiting])
    if "places" in header:
        lots = {place: hashlib.sha256(f"{text}:place {place}".encode()).hexdigest() for place in places}
        assert places == sorted(lots, key=lambda place: lots[place])
    seed = text.encode()
    starts = [place for place, event in enumerate(events) if event["type"] == "hand"]
    for number, (start, end) in enumerate(zip(starts, [*starts[1:], None], strict=True)):
        check_hand(events[start:end], seed, number)


def check_hand(events: list[dict[str, Any]], seed: bytes, number: int) -> None:
    copies = [*RIICHI]
    for five, red in RED.items():
        copies[five], copies[red] = 3, 1
    wall, dice = deal(copies, seed, number)
    tiles = [named(code) for code in wall]
    assert events[0]["dice"] == dice
    dealt = [tile for event in events if event["type"] == "deal" for tile in spelled(event["tiles"])]
    assert sorted(dealt) == sorted(tiles[:DEALT])
    drawn = [event["tile"] for event in events if event["type"] == "draw" and not event.get("replacement")]
    assert drawn == tiles[DEALT : DEALT + len(drawn)]


def hands(lines: list[bytes]) -> Iterator[bytes]:
    """The first line, then the lines of every hand."""
    part = b""
    for line in lines:
        if line.startswith(b'{"type":"hand",'):
            yield part
            part = b""
        part += line
    yield part


def named(code: int) -> str:
    return f"0{'mps'[code - 34]}" if code >= 34 else f"{code % 9 + 1}{'mpsz'[code // 9]}"


def spelled(tiles: str) -> Iterator[str]:
    for group in tiles.split():
        yield from (digit + group[-1] for digit in group[:-1])
