"""Thousands of tables in one call: the games are those of the simulator, the arrays always the same."""

import numpy as np
import pytest

import ruka
from ruka import RukaError
from ruka.env import ACTIONS, OBSERVATION, VectorTables, points
from ruka.env.observations import fields

GAMES = 4
# Players at random come to no end where hands must be won.
AT_RANDOM = [rules for rules, settled in sorted(ruka.RULE_SETS.items()) if not settled.resolved.match.hands_to_win]
GREEDY = ["ema-riichi", "hong-kong", "japanese-classical-5p", "tenhou-3p", "video"]
RULE_SETS = [*((rules, "random") for rules in AT_RANDOM), *((rules, "greedy") for rules in GREEDY)]


@pytest.mark.parametrize(("rules", "bot"), RULE_SETS)
def test_the_games_are_those_of_the_simulator(rules: str, bot: str) -> None:
    """Every table plays its game to the end; the rewards add up to the result that the simulator has for it."""
    tables = VectorTables(rules, tables=GAMES, seed=11)
    total = np.zeros_like(tables.rewards)
    playing = np.ones(GAMES, np.bool_)
    decisions = np.zeros(GAMES, np.int64)
    while playing.any():
        tables.step(getattr(tables, bot)())
        total += tables.rewards * playing[:, None]
        decisions += playing
        playing &= ~tables.dones
    games = ruka.simulate(rules, games=GAMES, bots=bot, seed=11).records
    assert np.array_equal(total, games["points"][:, : tables.rules.people])
    assert np.array_equal(decisions, games["decisions"])


def test_the_number_of_cores_changes_nothing() -> None:
    pair = [VectorTables("tenhou-3p", tables=300, seed="x", jobs=jobs) for jobs in (1, 2)]
    for _ in range(150):
        for tables in pair:
            tables.step(tables.random())
        for name in ("observations", "masks", "seats", "rewards", "dones"):
            assert np.array_equal(*(getattr(tables, name) for tables in pair)), name


def test_a_game_that_is_over_is_followed_by_the_next() -> None:
    """Table i of n plays the games i, i + n, …: one table sees what two see."""
    one, two = VectorTables("hong-kong", tables=1, seed=5), VectorTables("hong-kong", tables=2, seed=5)
    second = two.observations[1].copy()
    while not one.dones[0]:
        one.step(one.greedy())
    assert np.array_equal(one.observations[0], second)


def test_arrays_are_written_in_place_and_reset_begins_again() -> None:
    tables = VectorTables("ema-riichi", tables=8, seed=2)
    begin, arrays = tables.observations.copy(), tables.step(tables.random())
    for _ in range(30):
        assert all(old is new for old, new in zip(arrays, tables.step(tables.random()), strict=True))
    observations, _masks = tables.reset()
    assert np.array_equal(observations, begin)
    assert not np.array_equal(tables.reset(seed=3)[0], begin)


def test_fields_have_names() -> None:
    seen = fields(VectorTables("tenhou", tables=5, seed=1).observations)
    assert seen.dtype == OBSERVATION
    assert (seen["hand"].sum(1) == 14).all()
    assert (points(seen["seats"]["points"])[:, :4] == 25000).all()


def test_an_illegal_action_is_refused_and_no_table_moves() -> None:
    tables = VectorTables("ema-riichi", tables=50, seed=4)
    actions = tables.greedy().copy()
    before = tables.observations.copy()
    for wrong in (ACTIONS.index("pass"), -1, len(ACTIONS), 2**40):
        with pytest.raises(RukaError) as refused:
            tables.step(np.where(np.arange(50) == 31, wrong, actions))
        assert refused.value.code == "illegal-number"
        assert refused.value.words["table"] == 31
    tables.reset()
    assert np.array_equal(tables.observations, before)
    tables.step(actions)
    assert not np.array_equal(tables.observations, before)


def test_what_cannot_be_is_refused() -> None:
    for code, wrong in (
        ("no-tables", lambda: VectorTables("tenhou", tables=0)),
        ("bad-jobs", lambda: VectorTables("tenhou", jobs=-1)),
        ("unknown-observation", lambda: VectorTables("tenhou", version=99)),
        ("bad-shape", lambda: VectorTables("tenhou", tables=3).step([0, 1])),
    ):
        with pytest.raises(RukaError) as refused:
            wrong()
        assert refused.value.code == code
