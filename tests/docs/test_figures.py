"""The pages of figures are those that tools/write_figures.py makes of the rule sets that play."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest
import write_figures as tool

from ruka.rules.pattern import CATALOGUE
from ruka.rulesets import RULE_SETS

FIGURES, FREQUENCIES = tool.FIGURES.read_text("utf-8"), tool.FREQUENCIES.read_text("utf-8")


def section(page: str, name: str) -> str:
    found = re.search(
        rf"<!-- {name}: made by tools/write_figures\.py -->\n(.*?)<!-- end of {name} -->", page, re.DOTALL
    )
    assert found, f"no section for {name}"
    return found[1]


def test_every_rule_set_that_plays_has_its_figures_and_no_violation() -> None:
    made = section(FIGURES, "figures")
    assert made.startswith(tool.figures_head())
    rows = [[cell.strip() for cell in line.strip("| \n").split("|")] for line in made.splitlines()[2:]]
    assert [(row[0], row[1]) for row in rows] == [(id, bot) for id in RULE_SETS for bot in tool.BOTS]
    assert all(len(row) == len(tool.COLUMNS) for row in rows)
    assert {row[-1] for row in rows} == {"0"}


@pytest.mark.parametrize(("id", "bot"), [("tenhou-3p", "random"), ("hong-kong", "greedy")])
def test_the_figures_are_those_of_the_games(id: str, bot: str) -> None:
    assert tool.figures_row(tool.figures(id, bot)) in section(FIGURES, "figures")


@pytest.mark.parametrize("id", tool.FAMILIES)
def test_every_family_has_its_frequencies_and_a_picture(id: str) -> None:
    made = section(FREQUENCIES, id)
    assert int(made.split()[0].replace(",", "")) >= tool.HANDS
    patterns = re.findall(r"\| `(\w+)` \|", made)
    assert patterns
    assert {*patterns} <= {*CATALOGUE}
    [picture] = re.findall(r"\((images/.*?)\)", made)
    assert ET.parse(tool.DOCS / picture).getroot().tag.endswith("svg")
