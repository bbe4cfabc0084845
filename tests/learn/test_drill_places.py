"""Rows of the sources that drills offer: each names a drill and a level that there is."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import ruka.learn
from ruka.learn.drills import DRILLS
from ruka.texts import text

FILE = Path(ruka.learn.__file__).parent / "places" / "drills.toml"


def test_every_row_has_a_drill_and_a_level_in_three_languages() -> None:
    places = tomllib.loads(FILE.read_text(encoding="utf-8"))
    assert len(places) > 150
    for row, address in places.items():
        assert re.fullmatch(r"C[0-4]-\d{3}", row)
        drill, level = address.removeprefix("drill:").split("#")
        assert level in {one.name for one in DRILLS[drill].levels}, row
        assert all(text(f"drill-{drill}-level-{level}", lang) for lang in ("cs", "pl", "en"))
