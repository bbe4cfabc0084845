"""Every win on tenhou.net is scored as the site scored it: yaku, fu, han, points, and what each player gained."""

from collections.abc import Callable, Iterator
from itertools import groupby
from operator import itemgetter
from typing import Any

import pytest

from ruka import batch
from ruka.rules import RuleSet
from ruka.scoring import settle
from tests.known_differences import known_differences
from tests.records.tenhou import FOUR, THREE, answered, by_player, case_of, name_of, recorded

pytestmark = pytest.mark.records

Records = Callable[[str], Iterator[dict[str, Any]]]
both_games = pytest.mark.parametrize(("name", "rules"), [("tenhou-wins-4p", FOUR), ("tenhou-wins-3p", THREE)])


@pytest.mark.parametrize("name", ["tenhou-wins-4p", "tenhou-wins-3p"])
def test_wins(ruka_records: Records, name: str) -> None:
    with known_differences(name) as known:
        for record in ruka_records(name):
            known.check(name_of(record), answered(record, case_of(record).score()), recorded(record))


@both_games
def test_wins_at_once(ruka_records: Records, name: str, rules: RuleSet) -> None:
    records = list(ruka_records(name))
    cases = [case_of(record) for record in records]
    answers = batch.score(rules, batch.cases((case.hand, case.circumstances) for case in cases))
    assert answers["total"].tolist() == [record["points"] for record in records]
    assert answers["base"].tolist() == [record["fu"] for record in records]


def test_two_winners(ruka_records: Records) -> None:
    """The first in turn gets the honba and the bets, whoever is named first."""
    hands = [list(hand) for _, hand in groupby(ruka_records("tenhou-wins-4p"), key=itemgetter("game_id", "hand_no"))]
    for first, second in (hand for hand in hands if len(hand) == 2):
        one, two = case_of(first), case_of(second)
        claims = [(case.hand, case.circumstances) for case in (two, one)]
        discarder = one.circumstances["discarder"]
        assert discarder is not None
        settlement = settle(FOUR, claims, discarder=discarder, honba=first["honba"], sticks=first["sticks"])
        recorded_deltas = [sum(pair) for pair in zip(first["deltas"], second["deltas"], strict=True)]
        assert by_player(settlement.deltas, first) == recorded_deltas
