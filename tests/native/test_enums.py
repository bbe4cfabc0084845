"""The core and Python count the same things in the same order."""

import re
from pathlib import Path

import pytest

from ruka.engine.flow import PHASES
from ruka.rules.policies import OFFENCES, PENALTIES
from ruka.schema import ABORTS, ACTION_TYPES, EVENT_TYPES

HEADERS = Path(__file__).parents[2] / "native/include/ruka/table"


def listed(header: str, name: str) -> tuple[str, ...]:
    """The names of an enum as the header has them."""
    text = (HEADERS / header).read_text("utf-8")
    found = re.search(rf"enum class {name} : std::uint8_t {{(.*?)}};", text, re.DOTALL)
    assert found
    return tuple(re.findall(r"\w+", re.sub(r"//[^\n]*", "", found[1])))


@pytest.mark.parametrize(
    ("header", "name", "ours"),
    [
        ("table.hpp", "Phase", PHASES),
        ("table.hpp", "ActionType", ACTION_TYPES),
        ("events.hpp", "EventType", EVENT_TYPES),
        ("events.hpp", "Abort", ABORTS),
        ("flow.hpp", "Offence", OFFENCES),
        ("flow.hpp", "Penalty", PENALTIES),
    ],
)
def test_the_same_order(header: str, name: str, ours: tuple[str, ...]) -> None:
    assert listed(header, name) == ours
