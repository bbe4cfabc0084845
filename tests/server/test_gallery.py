"""Galleries over REST: waits, a hand of one's own, patterns; what cannot be read gets a sentence."""

from __future__ import annotations

from tests.server.conftest import House, shared_house

house = shared_house


async def test_waits_of_a_rule_set_and_of_a_hand(house: House) -> None:
    gallery = (await house.http.get("/api/v1/gallery/waits/tenhou-3p", params={"lang": "pl"})).json()
    assert gallery["shapes"][0]["name"] == "Tanki"
    asked = {"hand": "1112345678999p", "seen": "5p", "lang": "en"}
    found = (await house.http.get("/api/v1/gallery/waits/tenhou-3p/hand", params=asked)).json()
    assert found["shape"] == "nine-sided"
    assert sum(wait["left"] for wait in found["waits"]) == 22


async def test_what_is_no_hand_is_refused_in_a_sentence(house: House) -> None:
    for hand in ("", "123m", "hello", "1" * 201 + "m"):
        refused = await house.http.get("/api/v1/gallery/waits/video/hand", params={"hand": hand, "lang": "cs"})
        assert refused.status_code == 400, hand
        assert refused.json()["text"]


async def test_patterns_of_a_rule_set(house: House) -> None:
    asked = await house.http.get("/api/v1/gallery/patterns/hong-kong", params={"lang": "en"})
    section = asked.json()["sections"][0]
    assert section["patterns"][0]["often"].startswith("One win in 10")
    assert (await house.http.get("/api/v1/gallery/patterns/nothing")).status_code == 404
