"""Players that nobody here wrote (benchmarks/opponents) play whole games by the rules."""

from importlib.util import find_spec

import pytest

import ruka
from benchmarks.opponents import OPPONENTS
from ruka import Table
from ruka.agents import play_out
from ruka.schema import Note
from ruka.simulator.tables import sat_down

pytestmark = pytest.mark.long

SECONDS = 60.0


def check_games(opponent: str, games: int) -> set[str]:
    """What the opponent has done in these games, none of which had to be done for it."""
    done: set[str] = set()
    for seed in range(games):
        table = Table("tenhou", seed=f"opponents {seed}")
        with sat_down(table, [opponent, "club", opponent, "greedy"]) as agents:
            play_out(table, agents, SECONDS)
        record = table.record
        assert [event for event in record.events if isinstance(event, Note)] == [], seed
        assert list(ruka.replay(record).record.lines()) == list(record.lines())
        done |= {event.type for event in record.events if event.seat in (0, 2)}
    return done


def test_majiang_plays_by_the_rules() -> None:
    if not OPPONENTS["majiang"].install():
        pytest.skip("@kobalab/majiang-ai cannot be installed: npm or its registry is not reached")
    assert check_games(OPPONENTS["majiang"].agent(), 3) >= {"discard", "riichi", "win", "pung", "chow"}


def test_mahjax_plays_by_the_rules() -> None:
    if find_spec("mahjax") is None:
        pytest.skip("mahjax is not installed: python -m benchmarks.opponents mahjax")
    assert check_games(OPPONENTS["mahjax"].agent(), 5) >= {"discard", "riichi", "win", "pung", "chow"}
