"""Players that nobody here wrote play whole games through the bridge."""

import pytest

import ruka
from benchmarks.opponents import OPPONENTS
from ruka import Table
from ruka.agents import play_out
from ruka.schema import Note
from ruka.simulator.tables import sat_down

SECONDS = 60.0


@pytest.fixture(scope="module")
def opponent() -> str:
    if not OPPONENTS["majiang"].install():
        pytest.skip("@kobalab/majiang-ai cannot be installed: npm or its registry is not reached")
    return OPPONENTS["majiang"].agent()


@pytest.mark.long
@pytest.mark.peers
def test_majiang_plays_whole_games_without_an_error(opponent: str) -> None:
    done: set[str] = set()
    for seed in range(3):
        table = Table("tenhou", seed=f"majiang {seed}")
        with sat_down(table, [opponent, "simple", opponent, "greedy"]) as agents:
            play_out(table, agents, SECONDS)
        record = table.record
        assert [event for event in record.events if isinstance(event, Note)] == [], seed
        assert list(ruka.replay(record).record.lines()) == list(record.lines())
        done |= {event.type for event in record.events if event.seat in (0, 2)}
    assert done >= {"discard", "riichi", "win", "pung", "chow"}
