"""The picture of a run."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from ruka.rulesets import rule_set
from ruka.simulator import run
from ruka.simulator.chart import bins, chart
from ruka.simulator.picture import write_picture
from ruka.simulator.svg import WIDTH

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("lang", ["cs", "pl", "en"])
def test_every_rule_set_is_drawn_inside_the_picture(lang: str) -> None:
    matches = run([rule_set(id) for id in ("tenhou", "mcr", "video")], 20, seed=1)
    root = ET.fromstring(chart([tally for match in matches for tally in match.tallies], lang))
    words = [shape.text or "" for shape in root.iter(f"{SVG}text")]
    for match in matches:
        assert any(match.rules.names[lang] in said for said in words)
    height = float(root.attrib["height"])
    for box in root.iter(f"{SVG}rect"):
        x, y, width, tall = (float(box.attrib.get(name, 0)) for name in ("x", "y", "width", "height"))
        assert x >= 0 <= y
        assert x + width <= WIDTH
        assert y + tall <= height


def test_hands_without_a_win_are_drawn_too() -> None:
    [match] = run([rule_set("mcr")], 1, "random", seed=1)
    assert match.tallies[0].wins == 0
    assert chart(match.tallies, "en").startswith("<svg")


def test_bins_hold_every_win() -> None:
    totals = {value: value % 7 for value in range(0, 48001, 100)}
    columns = bins(totals)
    assert sum(count for _, count in columns) == sum(totals.values())
    assert [bound for bound, _ in columns] == sorted(bound for bound, _ in columns)


def test_a_picture_of_pixels(tmp_path: Path) -> None:
    [match] = run([rule_set("tenhou")], 5, seed=1)
    write_picture(chart(match.tallies, "en"), tmp_path / "chart.png")
    assert (tmp_path / "chart.png").read_bytes().startswith(b"\x89PNG")
