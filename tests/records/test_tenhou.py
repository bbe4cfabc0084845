"""Every win on tenhou.net is scored as the site scored it: yaku, fu, han, points, and what each player gained."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.known_differences import known_differences
from tests.records.tenhou import answered, case_of, name_of, recorded

pytestmark = pytest.mark.records

Records = Callable[[str], Iterator[dict[str, Any]]]


@pytest.mark.parametrize(("name", "wins"), [("tenhou-wins-4p", 9910), ("tenhou-wins-3p", 2110)])
def test_wins(ruka_records: Records, name: str, wins: int) -> None:
    with known_differences(name) as known:
        for record in ruka_records(name):
            known.check(name_of(record), answered(record, case_of(record).score()), recorded(record))
    assert known.cases == wins
