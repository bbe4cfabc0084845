"""MCR against PyMahjongGB on random wins of every shape, and against the corpora made with it.

Totals are equal, and so are the values, but for which of 1 to 4 are counted where several are worth the same.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from ruka.scoring import Circumstances, Score, score
from ruka.testing import wins
from ruka.tiles import Hand
from tests.known_differences import known_differences
from tests.records.mcr import OF_ALTERNATIVES, RULES, Values, arguments, ours, scored, theirs, without_riichi

FEW, MANY = 3_000, 50_000
Records = Callable[[str], Iterator[dict[str, Any]]]


@pytest.mark.peers
@pytest.mark.parametrize("number", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
def test_random_wins(number: int) -> None:
    calculate = pytest.importorskip("MahjongGB").MahjongFanCalculator
    with known_differences("PyMahjongGB", whole=number == MANY) as known:
        for hand, said in random_wins(number):
            fans = calculate(*arguments(hand, said))
            won = score(RULES, hand, **said)
            their_total = sum(points * count for points, count, *_ in fans)
            their_values = theirs((name, count) for _, count, name, _ in fans)
            known.check(case_id(hand, said), *differing(won, their_total, their_values))
    assert known.cases == number


def random_wins(number: int) -> Iterator[tuple[Hand, Circumstances]]:
    """Each by a number of its own: a win that is drawn otherwise one day leaves the others as they are."""
    for each in range(number):
        hand, said = wins.win(Random(f"MahjongGB {each}"), RULES)
        yield hand, without_riichi(said)


def differing(won: Score, total: int, values: Values) -> tuple[Values, Values]:
    """What one of both has alone, and the totals where they are not the same."""
    own, other = ours(won) | {"total": won.value}, values | {"total": total}
    return dict(sorted(own.items() - other.items())), dict(sorted(other.items() - own.items()))


def case_id(hand: Hand, said: Circumstances) -> str:
    flags = [name for name, holds in said.items() if holds is True]
    return " ".join((str(hand), said["win"], said["seat"] + said["round"], *flags))


@pytest.mark.records
def test_vectors(ruka_records: Records) -> None:
    with known_differences("mcr-fan-vectors") as known:
        for record in ruka_records("mcr-fan-vectors"):
            won = scored(record)
            values = theirs((fan["name_zh"], fan["count"]) for fan in record["fans"])
            known.check(record["id"], *differing(won, record["total"], values))


@pytest.mark.records
def test_cases(ruka_records: Records) -> None:
    records = list(ruka_records("mcr-fan-cases"))
    assert records
    for record in records:
        told = [[fan["name_zh"] for fan in record["fans"]], [OF_ALTERNATIVES[id] for id in record["alternative"] or ()]]
        accepted = [theirs((name, 1) for name in names) for names in told if names]
        assert ours(scored(record)) in accepted, record["id"]
