"""The observation of version 1, field by field (simulation/observe.hpp of the core); every number is one byte."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ruka.env.actions import PLAYED
from ruka.errors import UnknownName

VERSION = 1  # a published layout never changes: a new one gets the next number
SEATS = 5
FLOWERS = 8
MOST_DISCARDS = 140
BYTE = np.int8

SET = np.dtype([(name, BYTE) for name in ("type", "kind", "claimed", "from")])
SEAT = np.dtype(
    [
        ("wind", BYTE, 4),
        ("points", BYTE, 3),
        ("riichi", BYTE),
        ("norths", BYTE),
        ("flowers", BYTE, FLOWERS),
        ("set_tiles", BYTE, 34),
        ("set_reds", BYTE, 3),
        ("sets", SET, 4),
        ("thrown", BYTE, 34),
    ]
)
DISCARD = np.dtype([(name, BYTE) for name in ("tile", "seat", "drawn", "riichi", "claimed")])
OBSERVATION = np.dtype(
    [
        ("hand", BYTE, 34),
        ("reds", BYTE, 3),
        ("drawn", BYTE, len(PLAYED)),
        ("waits", BYTE, 34),
        ("furiten", BYTE),
        ("asked", BYTE, 3),
        ("offered", BYTE, len(PLAYED)),
        ("offer", BYTE, 4),
        ("indicators", BYTE, len(PLAYED)),
        *((name, BYTE) for name in ("round", "deal", "honba", "sticks", "left", "missing")),
        ("turn", BYTE, SEATS),
        ("seats", SEAT, SEATS),
        ("discards", DISCARD, MOST_DISCARDS),
    ]
)


def points(digits: NDArray[np.int8]) -> NDArray[np.int64]:
    """Points of the three numbers that an observation has for them.

    >>> points(np.array([2, 50, 0], np.int8)), points(np.array([0, -3, -50], np.int8))
    (array(25000), array(-350))
    """
    return np.asarray(digits @ np.array([10_000, 100, 1]))


def fields(observations: NDArray[np.int8]) -> NDArray[Any]:
    """The same memory with names: `fields(tables.observations)["seats"]["riichi"]`."""
    return observations.view(OBSERVATION)[..., 0]


def check_version(version: int) -> None:
    if version != VERSION:
        raise UnknownName("unknown-observation", name=str(version), known=str(VERSION))
