"""`ruka_v0` keeps PettingZoo's contract for every rule set."""

from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import ruka
from ruka.env import ACTIONS, ruka_v0
from ruka.env.ruka_v0 import ILLEGAL
from ruka.schema import Hand
from tests.engine.games import every_rule_set

# PettingZoo knows only its own games by name that observe in a dict.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@every_rule_set
def test_pettingzoo_finds_no_fault(rules: str) -> None:
    api_test(ruka_v0.env(rules), num_cycles=60)
    seed_test(lambda: ruka_v0.env(rules), num_cycles=15)


@pytest.mark.long
@every_rule_set
def test_nor_does_it_in_long_games(rules: str) -> None:
    api_test(ruka_v0.env(rules))
    seed_test(lambda: ruka_v0.env(rules))


def played(rules: str, seed: int) -> ruka_v0.raw_env:
    """A game of the first legal discard, wins taken, to its end."""
    env, random = ruka_v0.raw_env(rules), Random(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        wins = [number for number in map(ACTIONS.index, ("ron", "tsumo")) if seen["action_mask"][number]]
        env.step(None if over else wins[0] if wins else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert env.table.result
    assert list(total.values()) == list(env.table.result.points)
    return env


@pytest.mark.parametrize("rules", ["ema-riichi", "tenhou-3p", "mcr"])
def test_rewards_add_up_to_the_result(rules: str) -> None:
    played(rules, seed=1)


def test_whoever_sits_out_is_not_asked_in_that_hand() -> None:
    env = played("japanese-classical-5p", seed=2)
    order: tuple[int, ...] = ()
    asked = set()
    for event in env.table.events:
        if isinstance(event, Hand):
            order = event.order or ()
        elif event.type == "discard":
            assert event.seat in order[:4]
            asked.add(event.seat)
    assert asked == set(range(5))


def test_an_illegal_action_ends_the_game_for_everybody() -> None:
    env = ruka_v0.env("ema-riichi")
    env.reset(seed=1)
    wrong = env.agent_selection
    env.step(ACTIONS.index("pass"))
    rewards = {}
    for agent in env.agent_iter():
        _, rewards[agent], over, _, _ = env.last()
        assert over
        env.step(None)
    assert rewards == {agent: ILLEGAL if agent == wrong else 0.0 for agent in rewards}
    assert len(rewards) == 4


def test_the_raw_environment_refuses_it_and_goes_on() -> None:
    env = ruka_v0.raw_env("ema-riichi")
    env.reset(seed=1)
    before = env.observe(env.agent_selection)["observation"]
    with pytest.raises(ruka.IllegalAction):
        env.step(ACTIONS.index("pass"))
    assert np.array_equal(env.observe(env.agent_selection)["observation"], before)


def test_one_seed_is_one_game_and_leads_to_the_next() -> None:
    first, second = ruka_v0.raw_env("tenhou"), ruka_v0.raw_env("tenhou")
    for env in (first, second):
        env.reset(seed=5)
    assert first.table.seed == second.table.seed
    seed = first.table.seed
    for env in (first, second):
        env.reset()
    assert seed != first.table.seed == second.table.seed


def test_the_table_can_be_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    env = ruka_v0.raw_env("ema-riichi", render_mode="ansi")
    env.reset(seed=3)
    picture = env.render()
    assert picture
    assert picture.count("30000") == 4
    assert "?" not in picture
    env.render_mode = "human"
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert capsys.readouterr().out.count("30000") == 4


@pytest.mark.parametrize("seated", [{1: "greedy", 2: "club", 3: "random"}, {0: "club", 2: "greedy"}])
def test_agents_of_ruka_play_at_their_seats(seated: dict[int, str]) -> None:
    env, random = ruka_v0.raw_env("tenhou", seated=seated), Random(3)
    assert env.possible_agents == [f"seat_{seat}" for seat in range(4) if seat not in seated]
    env.reset(seed=3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert env.table.result
    assert total == {f"seat_{seat}": env.table.result.points[seat] for seat in range(4) if seat not in seated}
    assert not [event for event in env.table.events if event.type == "note"]
    env.close()


def test_pettingzoo_finds_no_fault_with_agents() -> None:
    api_test(ruka_v0.env("tenhou", seated={1: "greedy", 3: "random"}), num_cycles=60)


@pytest.mark.parametrize("seated", [{4: "greedy"}, dict.fromkeys(range(4), "greedy"), {1: "grandmaster"}])
def test_who_cannot_sit_there_is_refused(seated: dict[int, str]) -> None:
    with pytest.raises(ruka.RukaError):
        ruka_v0.raw_env("tenhou", seated=seated)
