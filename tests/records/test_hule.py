"""Hands scored by another engine: thousands from games, and a hundred that show one idea each."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ruka.scoring import Score
from tests.known_differences import known_differences
from tests.records.cases import yaku
from tests.records.hule import RULES, case_of, yaku_of

pytestmark = pytest.mark.records

Records = Callable[[str], Iterator[dict[str, Any]]]
ONE_LIMIT = RULES.formula.limit


def test_hands_from_games(ruka_records: Records) -> None:
    with known_differences("riichi-hule") as known:
        for record in ruka_records("riichi-hule"):
            theirs = record["expected"]
            theirs["yaku"] = yaku_of(theirs["yaku"], "han")
            theirs["deltas"] = theirs.pop("deltas_by_seat_wind")
            known.check(record["id"], whole(case_of(record).score()), theirs)


def test_one_idea_each(ruka_records: Records) -> None:
    with known_differences("riichi-hule-unit") as known:
        for record in ruka_records("riichi-hule-unit"):
            known.check(record["id"], *compared(case_of(record).score(), record["expected"]))


def whole(scored: Score) -> dict[str, Any]:
    """Yakuman have neither fu nor han there."""
    limited = scored.limits > 0
    return {
        "yaku": yaku(scored),
        "fu": None if limited else scored.base,
        "han": None if limited else scored.fan,
        "yakuman": scored.value // ONE_LIMIT if limited else None,
        "points": scored.total,
        "deltas": scored.deltas,
    }


def compared(scored: Score, expected: dict[str, Any]) -> tuple[Any, Any]:
    """Our answer and theirs to what the line asks: fu, yaku or everything."""
    ours = whole(scored)
    match expected:
        case {"fu": fu}:
            return ours["fu"], fu
        case {"yaku": listed}:
            return ours["yaku"] if scored.wins else {}, yaku_of(listed, "han")
    result = expected["result"]
    return ours, {
        "yaku": yaku_of(result["hupai"], "fanshu"),
        "fu": result["fu"],
        "han": result["fanshu"],
        "yakuman": result["damanguan"],
        "points": result["defen"],
        "deltas": result["fenpei"],
    }
