"""Games of tenhou.net, played again to the last point, and what the site offered to a player at every decision."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

from tests.known_differences import known_differences
from tests.records.tenhou_draws import PLAYED, from_first_dealer, outcome, played_draw
from tests.records.tenhou_games import GamePlayer
from tests.records.tenhou_prompts import prompts

pytestmark = pytest.mark.records

Records = Callable[[str], Iterator[dict[str, Any]]]
long = pytest.mark.long


@pytest.mark.parametrize("step", [11, pytest.param(1, marks=long)])
def test_games(ruka_records: Records, step: int) -> None:
    """Every action legal when it happened; every draw, dora, win, payment, dealer, honba and final score as there."""
    with known_differences("tenhou-games") as known:
        for game in islice(ruka_records("tenhou-games"), 0, None, step):
            player = GamePlayer(game)
            player.play()
            if game["owari"]:
                known.check(game["game_id"], player.points(), game["owari"]["points"][: player.rules.players])


def test_draws(ruka_records: Records) -> None:
    """Who pays whom when nobody wins, and whether the game goes on."""
    records = list(map(from_first_dealer, ruka_records("tenhou-draws")))
    for record in records:
        if record["kind"] in PLAYED:
            recorded = (record["deltas"], record["scores_after"], record["game_end"])
            assert outcome(played_draw(record)) == recorded, record["game_id"]
        else:
            assert not any(record["deltas"])
    assert records


@pytest.mark.parametrize("step", [10, pytest.param(1, marks=long)])
def test_prompts(ruka_records: Records, step: int) -> None:
    """What the viewing seat may do is what the site offered: claims, furiten, no yaku, riichi, nine terminals."""
    with known_differences("tenhou-client-games") as known:
        for game in islice(ruka_records("tenhou-client-games"), 0, None, step):
            for decision in prompts(game):
                known.check(*decision)
