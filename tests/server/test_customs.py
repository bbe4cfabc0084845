"""The table's customs over REST: pages in a language, a wall of one's own seed, and refusals."""

from __future__ import annotations

from ruka.learn.customs import opening
from ruka.rulesets import rule_set
from ruka.schema import encode
from tests.server.conftest import House, shared_house

house = shared_house


async def test_ways_and_pages_are_told_in_the_readers_language(house: House) -> None:
    ways = (await house.http.get("/api/v1/customs", params={"lang": "cs"})).json()
    assert "4 zdi po 17 sloupcích, jeden hod, s ukazatelem dory" in [way["title"] for way in ways["ways"]]
    page = (await house.http.get("/api/v1/customs/mcr", params={"lang": "pl"})).json()
    assert page["built"]
    assert page["sets"][0]["text"] == "Chi z lewej"


async def test_the_wall_of_a_seed_is_the_librarys(house: House) -> None:
    asked = await house.http.get("/api/v1/customs/hong-kong/opening", params={"seed": "abc", "lang": "en"})
    assert asked.content == encode(opening(rule_set("hong-kong"), "abc", "en"))
    assert (await house.http.get("/api/v1/customs/video/opening", params={"seed": "abc"})).json() is None


async def test_what_is_no_rule_set_or_no_seed_is_refused(house: House) -> None:
    assert (await house.http.get("/api/v1/customs/nothing")).status_code == 404
    assert (await house.http.get("/api/v1/customs/mcr/opening", params={"seed": "no seed"})).status_code == 400
