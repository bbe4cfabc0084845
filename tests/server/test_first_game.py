"""A first game at a real server: a table with the prepared wall, left and found again."""

from __future__ import annotations

import pytest

from ruka.learn.first import SCRIPTS
from ruka.session.pacing import PACES
from tests.server.conftest import House, shared_house
from tests.server.players import Json

house = shared_house


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A learner is given time; a test needs none."""
    monkeypatch.setitem(PACES, "even", PACES["fast"])


@pytest.mark.parametrize("id", SCRIPTS)
async def test_it_is_played_to_the_win(house: House, id: str) -> None:
    first = (await house.http.get(f"/api/v1/first-games/{id}")).json()
    made = await house.http.post(f"/api/v1/first-games/{id}", json={"name": "Eva"})
    assert made.status_code == 201, made.text
    scenes = iter(first["scenes"])

    def learner(ask: Json) -> Json:
        does: Json = next(scenes)["does"]
        assert does in ask["actions"]
        return does

    async with house.player(made.json(), learner) as eva:
        await eva.play()
    [win] = [one for one in eva.events if one["type"] == "win"]
    assert win["seat"] == 0
    assert next(scenes, None) is None


async def test_there_is_no_other(house: House) -> None:
    answer = await house.http.get("/api/v1/first-games/chess")
    assert answer.status_code == 400
