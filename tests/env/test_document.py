"""docs/environments.md says what the code has."""

import re
from pathlib import Path

import numpy as np

from ruka.env import ACTIONS, OBSERVATION
from ruka.env.observations import DISCARD, SEAT

DOCUMENT = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
ROW = re.compile(r"^\| (\d+) \| `(\w+)` \| ([\d ×]*)\|", re.MULTILINE)
SPAN = re.compile(r"^\| (\d+)(?:–(\d+))? \| `([\w ]+)`", re.MULTILINE)


def rows(layout: np.dtype[np.void]) -> list[tuple[int, str, str]]:
    def shape(field: np.dtype[np.void]) -> str:
        if field.subdtype is None:
            return ""
        base, (count,) = field.subdtype
        return f"{count} × {base.itemsize}" if base.names else str(count)

    assert layout.fields is not None
    return [(offset, name, shape(field)) for name, (field, offset, *_) in layout.fields.items()]


def test_the_tables_of_the_observation() -> None:
    told = [(int(offset), name, shape.strip()) for offset, name, shape in ROW.findall(DOCUMENT)]
    assert told == [*rows(OBSERVATION), *rows(SEAT), *rows(DISCARD)]


def test_the_table_of_actions() -> None:
    section = DOCUMENT.partition("## Actions")[2]
    spans = [(int(first), int(last or first), name) for first, last, name in SPAN.findall(section)]
    covered = [number for first, last, _ in spans for number in range(first, last + 1)]
    assert covered == list(range(len(ACTIONS)))
    for first, last, name in spans:
        assert all(ACTIONS[number].startswith(name) for number in range(first, last + 1)), name
