"""The history of the game as the sources tell it; `history.toml` has its parts and who says what."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ruka.schema.glossary import History, HistoryFact, HistoryPart
from ruka.texts import text

DATA = Path(__file__).with_name("history.toml")


@cache
def facts() -> Mapping[str, Mapping[str, Any]]:
    """Part by part: what is said there, by which source, and whether others tell it otherwise."""
    return tomllib.loads(DATA.read_text(encoding="utf-8"))


def history(lang: str) -> History:
    parts = [
        HistoryPart(
            id=part,
            title=text(f"history-part-{part}", lang),
            facts=[_fact(id, lang, **about) for id, about in told.items()],
        )
        for part, told in facts().items()
    ]
    return History(lang=lang, intro=text("history-intro", lang), parts=parts)


def _fact(id: str, lang: str, source: str, legend: bool = False) -> HistoryFact:
    years, told = text(f"history-when-{id}", lang), text(f"history-{id}", lang)
    return HistoryFact(id=id, years=years, text=told, source=source, legend=legend)
