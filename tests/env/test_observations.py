"""What learners see is what `ruka.View` shows, no more and no less."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

import ruka
from ruka import _core
from ruka.env import ACTIONS, OBSERVATION, VectorTables
from ruka.env.observations import fields
from tests.engine import test_secrecy as secrecy
from tests.engine.games import every_rule_set, step
from tests.env import from_view


def positions(rules: str, seed: int, decisions: int) -> Iterator[ruka.Table]:
    """Random games, one after another, before every decision."""
    random, left = Random(seed), decisions
    while left > 0:
        table = ruka.Table(rules, seed=random.random().hex())
        while not table.over and left > 0:
            yield table
            step(table, random)
            left -= 1


def seen(table: ruka.Table, seat: int) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    observation = np.full(OBSERVATION.itemsize, 99, np.int8)
    table.core.observe(seat, observation)
    return observation


def compare(rules: str, seed: int, decisions: int, every_seat: bool = False) -> None:
    random = Random(seed)
    for table in positions(rules, seed, decisions):
        for seat in range(table.players) if every_seat else [random.randrange(table.players)]:
            core, plain = (
                seen(table, seat).view(OBSERVATION)[0],
                from_view.observation(table, seat).view(OBSERVATION)[0],
            )
            for name in OBSERVATION.names or ():
                assert np.array_equal(core[name], plain[name]), (name, core[name], plain[name], table.view(seat))
            legal = np.zeros(len(ACTIONS), np.bool_)
            legal[table.core.numbers(seat)] = True
            assert np.array_equal(legal, from_view.mask(table, seat))


def test_the_layout_is_that_of_the_core() -> None:
    assert OBSERVATION.itemsize == _core.OBSERVATION_SIZE
    assert len(ACTIONS) == len(set(ACTIONS)) == _core.ACTION_NUMBERS


@every_rule_set
def test_observations_are_made_of_what_the_view_shows(rules: str) -> None:
    compare(rules, seed=1, decisions=100)


@pytest.mark.long
@every_rule_set
def test_the_same_in_whole_games(rules: str) -> None:
    compare(rules, seed=2, decisions=2000, every_seat=True)


@every_rule_set
def test_many_tables_see_the_same(rules: str) -> None:
    tables = VectorTables(rules, tables=20, seed=3)
    for _ in range(60):
        tables.step(tables.random())
    for index, seat in enumerate(map(int, tables.seats)):
        table, own = tables.table(index), np.zeros(OBSERVATION.itemsize, np.int8)
        table.observe(seat, own)
        assert np.array_equal(tables.observations[index], own)
        assert sorted(table.numbers(seat)) == np.flatnonzero(tables.masks[index]).tolist()
        assert seat in table.asked


@every_rule_set
def test_tiles_of_sets_are_those_of_the_sets(rules: str) -> None:
    """In thousands of positions, where a view would be slow: a chow and a pung may share a kind."""
    tables = VectorTables(rules, tables=200, seed=4)
    shared = 0
    for _ in range(120):
        tables.step(tables.random())
        seats = fields(tables.observations)["seats"]
        type, kinds = seats["sets"]["type"], seats["sets"]["kind"].astype(int)
        expected = np.zeros(seats["set_tiles"].shape, int)
        for place in range(3):  # of a chow; the others lie on one kind
            kind = np.minimum(kinds + place * (type == 1), 33)
            amount = np.select([type == 1, type == 2, type > 2], [1, 3 * (place == 0), 4 * (place == 0)], 0)
            np.add.at(expected, (*np.indices(kind.shape)[:2], kind), amount)
        assert np.array_equal(seats["set_tiles"], expected)
        shared += int(((expected > 0).sum(-1) < 3 * (type == 1).sum(-1) + (type > 1).sum(-1)).sum())
    assert shared or not tables.rules.table_flow.chows


class Watched(secrecy.Watched):
    """What a learner sees in place of the view."""

    def view(self) -> bytes:
        return seen(self.table, self.seat).tobytes() + bytes(self.table.core.numbers(self.seat))


@every_rule_set
def test_hidden_tiles_change_nothing_that_a_learner_sees(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tiles that are hidden from a seat are exchanged, and the same public actions are played again."""
    monkeypatch.setattr(secrecy, "Watched", Watched)
    assert sum(secrecy.compare(rules, seed) for seed in range(100, 106)) > 6 * 20


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Leaking(Watched):
        def view(self) -> bytes:
            return super().view() + bytes(self.table.core.tiles(1 - self.seat % 2))

    monkeypatch.setattr(secrecy, "Watched", Leaking)
    with pytest.raises(AssertionError):
        for seed in range(8):
            secrecy.compare("tenhou", seed)
