"""The history page: what the sources claim, with years, in three languages."""

from __future__ import annotations

import pytest

from ruka.learn.history import facts, history
from ruka.texts import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fact_is_told_with_its_time_and_source(lang: str) -> None:
    told = [fact for part in history(lang).parts for fact in part.facts]
    assert len(told) == sum(len(part) for part in facts().values()) >= 28
    for fact in told:
        assert fact.text[-1] == ".", fact.id
        assert fact.years, fact.id
        assert fact.source in ("001", "002"), fact.id


def test_what_others_tell_otherwise_is_marked() -> None:
    marked = {fact.id for part in history("cs").parts for fact in part.facts if fact.legend}
    assert marked == {"ancient", "abroad", "us_league"}
