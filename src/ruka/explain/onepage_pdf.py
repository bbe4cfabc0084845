"""The sheet of one page as a PDF, set by Typst."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory

from ruka.explain.onepage import one_page
from ruka.explain.typeset import compiled, draw_tiles
from ruka.explain.words import Words
from ruka.rules.ruleset import RuleSet

LAYOUT = Path(__file__).with_name("onepage.typ")


def sheet_pdf(rules: RuleSet, lang: str, terms: str) -> bytes:
    """One page of A4."""
    sheet = one_page(rules, Words(lang, terms, rules))
    with TemporaryDirectory() as folder:
        draw_tiles(Path(folder) / "tiles", sheet.tiles)
        (Path(folder) / "sheet.json").write_text(json.dumps(asdict(sheet)), encoding="utf-8")
        source = Path(folder) / LAYOUT.name
        source.write_bytes(LAYOUT.read_bytes())
        return compiled(source)
