"""The calls that need no table: rule cards, the calculator, the pages, the numbers of the house."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ruka.agents import Watcher
from ruka.engine import Action, View
from ruka.rulesets import RULE_SETS
from ruka.server.client import HEADERS
from ruka.server.pool import Pool
from tests.server.conftest import House, serving, shared_house
from tests.server.players import Json

house = shared_house

LONG = "x" * 3000


@pytest.mark.parametrize("lang", ["cs", "pl", "en"])
async def test_rule_cards(house: House, lang: str) -> None:
    cards = (await house.http.get("/api/v1/rules", params={"lang": lang})).json()
    assert [card["id"] for card in cards] == [*RULE_SETS]
    for card in cards:
        rules = RULE_SETS[card["id"]].resolved
        assert card["name"] == rules.names[lang]
        assert (card["players"], card["people"]) == (rules.players, rules.people)
        assert len(card["kinds"]) == rules.tiles.kinds.bit_count() + rules.tiles.flowers
        assert card["wall"] % 2 == 0  # whole stacks
        assert 18 <= card["discards"] <= 40
        assert "after-kong" in card["circumstances"]
        assert ("riichi" in card["circumstances"]) == any(price.pattern.id == "riichi" for price in rules.prices)
        assert all(option["text"] for option in card["options"])
        assert all(choice["name"] for option in card["options"] for choice in option["choices"])
    assert {card["id"] for card in cards} == {*RULE_SETS}


@pytest.mark.parametrize("lang", ["cs", "pl", "en"])
async def test_rule_books(house: House, lang: str) -> None:
    for rules in RULE_SETS.values():
        answer = await house.http.get(f"/api/v1/rules/{rules.id}", params={"lang": lang})
        book = answer.json()
        assert (book["id"], book["name"], book["lang"]) == (rules.id, rules.names[lang], lang)
        told = {entry["id"] for section in book["sections"] for entry in section["entries"]}
        assert told == {price.pattern.id for price in rules.resolved.prices}
    native, japanese = [
        (await house.http.get("/api/v1/rules/tenhou", params={"lang": lang, "terms": terms})).json()["sections"][0]
        for terms in ("native", "japanese")
    ]
    assert native["entries"][3]["name"] != japanese["entries"][3]["name"] == "Menzen tsumo"


async def test_a_book_of_no_rules_is_refused(house: House) -> None:
    answer = await house.http.get("/api/v1/rules/tenhuo", params={"lang": "en"})
    assert answer.status_code == 404
    assert answer.json()["code"] == "unknown-rules-near"
    answer = await house.http.get(f"/api/v1/rules/{LONG}", params={"lang": "cs"})
    assert answer.status_code == 400
    assert answer.json() == {"code": "too-long", "text": "Pole „id“ je příliš dlouhé; smí mít nejvýš 64 znaků."}


async def test_a_sheet_to_print(house: House) -> None:
    answer = await house.http.get("/api/v1/rules/hong-kong/sheet.html", params={"lang": "pl"})
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-security-policy"].startswith("default-src 'none'; style-src 'unsafe-inline'")
    assert "max-age" in answer.headers["cache-control"]
    assert "<title>Zasady hongkońskie</title>" in answer.text
    assert (await house.http.get("/api/v1/rules/hong-kong/sheet.doc")).status_code == 400
    assert (await house.http.get("/api/v1/rules/honkong/sheet.html")).json()["code"] == "unknown-rules-near"


async def test_the_papers_of_a_rule_set(house: House) -> None:
    cards = {card["id"]: card["prints"] for card in (await house.http.get("/api/v1/rules")).json()}
    assert cards["hong-kong"] == ["rules", "patterns", "points", "glossary"]
    answer = await house.http.get("/api/v1/rules/hong-kong/print/points.html", params={"lang": "pl"})
    assert answer.headers["content-disposition"] == 'inline; filename="hong-kong-points-pl.html"'
    assert answer.headers["content-security-policy"].endswith("frame-ancestors 'self'")  # the page shows it
    assert "Zasady hongkońskie: tablice wyników" in answer.text
    none = await house.http.get("/api/v1/rules/hong-kong/print/fu.html", params={"lang": "en"})
    assert (none.status_code, none.json()["code"]) == (404, "not-printed")
    assert (await house.http.get("/api/v1/rules/hong-kong/print/all.html")).status_code == 400


async def test_a_sheet_as_pdf_where_typst_is_installed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def here(_: Pool, work: Callable[..., bytes], *args: str) -> bytes:
        return work(*args)

    monkeypatch.setattr(Pool, "run", here)
    monkeypatch.setitem(sys.modules, "typst", None)
    answer = await house.http.get("/api/v1/rules/hong-kong/sheet.pdf", params={"lang": "cs"})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-typst")
    monkeypatch.undo()
    pytest.importorskip("typst")
    answer = await house.http.get("/api/v1/rules/hong-kong/sheet.pdf", params={"lang": "cs"})
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == 'inline; filename="hong-kong-rules-cs.pdf"'
    assert answer.content.startswith(b"%PDF-")


async def score(house: House, **question: object) -> list[Json]:
    answer = await house.http.post("/api/v1/score", json={"rules": ["tenhou"], "lang": "en"} | question)
    assert answer.status_code == 200, answer.text
    answers: list[Json] = answer.json()
    return answers


async def test_calculator(house: House) -> None:
    hand = "123m 456p 789s 11z 56p +7p"
    won = await score(
        house, rules=["tenhou", "ema-riichi", "tenhou-3p"], hand=hand, draw=True, circumstances=["riichi"]
    )
    assert [one["rules"] for one in won] == ["tenhou", "ema-riichi", "tenhou-3p"]
    assert won[0]["explanation"]["headline"] == "2 fan, 30 fu: 2000 points"
    assert won[2]["explanation"] is None
    assert won[2]["problem"] == "The tile 2m is not in play."
    (dealer,) = await score(house, hand=hand, seat="east", honba=2, circumstances=["riichi", "last-tile"])
    assert dealer["explanation"]["total"] == 3900
    assert dealer["explanation"]["received"] == 4500
    (open_tanyao,) = await score(house, hand="[234m] 456p 678s 22s 56p +7p", options={"open_tanyao": False})
    assert open_tanyao["explanation"]["outcome"] == "no-yaku"
    (waiting,) = await score(house, hand="123m 456p 789s 11z 56p")
    assert (waiting["shanten"], waiting["explanation"]) == (0, None)
    assert waiting["useful"] == [{"tile": "4p", "left": 3}, {"tile": "7p", "left": 4}]
    (one_more,) = await score(house, hand="123m 456p 789s 11z 56p +9m")
    assert (one_more["discard"], one_more["useful"]) == ("9m", waiting["useful"])
    (north,) = await score(house, rules=["tenhou-3p"], hand="111999m 456p 789s 1z +1z", nuki=1)
    assert "nuki_dora" in [line["pattern"] for line in north["explanation"]["lines"]]


async def test_calculator_with_the_hands_of_the_others(house: House) -> None:
    """Where everybody settles; other rules leave them out."""
    european, riichi = await score(
        house,
        rules=["european-classical", "ema-riichi"],
        hand="111z 222z 333m 99p 11s +1s",
        seat="north",
        others={"east": "555z 19m 89s 147p 258s", "south": "19m 17p 236s 334467z", "west": "456m 456p 456s 4678p"},
    )
    flows = {(payer, receiver): points for payer, receiver, points in european["explanation"]["flows"]}
    won = {("E", "N"): 864, ("S", "N"): 432, ("W", "N"): 432}
    assert flows == won | {("S", "E"): 32, ("W", "E"): 32}  # a pung of dragons 8, doubled; the dealer's double
    assert riichi["explanation"]["outcome"] == "win"
    (broken,) = await score(house, rules=["bmja"], hand="111z 222z 333m 99p 11s +1s", others={"east": "1m"})
    assert broken["problem"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"hand": "1x"}, "digits-without-suit"),
        ({"hand": "11111m"}, "fifth-tile"),
        ({"rules": ["snap"]}, "unknown-rules"),
        ({"rules": []}, "bad-field"),
        ({"circumstances": ["moon"]}, "unknown-circumstance"),
        ({"seat": "centre"}, "bad-field"),
        ({"hand": "1m" * 200}, "too-long"),
        ({"rules": [LONG]}, "too-long"),
        ({"options": {LONG: True}}, "too-long"),
        ({"options": {"length": LONG}}, "too-long"),
        ({"circumstances": [LONG]}, "too-long"),
        ({LONG: 1}, "bad-field"),
    ],
)
async def test_calculator_refuses(house: House, change: Json, code: str) -> None:
    question = {"rules": ["tenhou"], "hand": "123m 456p 789s 11z 56p +7p", "lang": "cs"}
    answer = await house.http.post("/api/v1/score", json=question | change)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert "???" not in answer.json()["text"]


async def test_health_and_metrics(house: House) -> None:
    await house.make()
    async with house.player(await house.make()) as player:
        await player.answer(await player.question())
        await player.until("events")
        health = await house.http.get("/health")
        assert (health.status_code, health.json()["database"]) == (200, "ok")
        numbers = (await house.http.get("/metrics")).text
    told = dict(line.rsplit(" ", 1) for line in numbers.splitlines() if not line.startswith("#"))
    assert told['ruka_tables{phase="open"}'] == "1.0"  # its player has not come yet
    assert told['ruka_tables{phase="playing"}'] == "1.0"
    assert float(told["ruka_connections"]) == 1
    assert float(told["ruka_actions_total"]) >= 1
    assert float(told["ruka_action_seconds_count"]) >= 1
    assert float(told["ruka_commit_seconds_count"]) >= 3


async def test_g16_failures_of_our_bot_are_counted(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    agents = house.app.state.hall.agents
    monkeypatch.setattr(agents, "house", f"python:{__name__}:Confused")
    async with house.player(await house.make()) as player:
        await player.answer(await player.question())
        told = await player.until("notice")
        assert told["code"] == "bot-failed"
        numbers = (await house.http.get("/metrics")).text
    assert 'ruka_bot_failures_total{why="crashed"}' in numbers


class Confused(Watcher):
    """Lives in a process of agents."""

    def choose(self, view: View) -> Action:
        raise ValueError("a mistake of ours")


async def test_the_page_of_the_calls(house: House) -> None:
    page = (await house.http.get("/docs/rest")).text
    paths = (await house.http.get("/api/v1/openapi.json")).json()["paths"]
    assert len(paths) > 80
    assert all(path in page for path in paths)
    assert "http://" not in page
    assert "https://" not in page


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "built"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>ruka</title>")
    (folder / "assets" / "index-B1b.js").write_text("export {}")
    (folder / "assets" / "index-B1b.js.br").write_bytes(b"packed")
    (tmp_path / "secret").write_text("secret")
    return folder


async def test_pages_of_the_client(tmp_path: Path, built: Path) -> None:
    async with serving(tmp_path / "data", built=built) as house:
        for page in ("/", "/table/abc", "/replay", "/replay/abc", "/habits", "/calculator", "/settings"):
            answer = await house.http.get(page)
            assert answer.text.startswith("<!doctype html>")
            assert answer.headers["cache-control"] == "no-cache"
            assert {name: answer.headers[name] for name in HEADERS} == HEADERS
        plain = await house.http.get("/assets/index-B1b.js", headers={"accept-encoding": "identity"})
        assert plain.text == "export {}"
        assert "immutable" in plain.headers["cache-control"]
        request = house.http.build_request("GET", "/assets/index-B1b.js", headers={"accept-encoding": "br"})
        packed = await house.http.send(request, stream=True)
        assert (packed.headers["content-encoding"], [part async for part in packed.aiter_raw()]) == ("br", [b"packed"])
        assert packed.headers["content-type"].startswith("text/javascript")
        for nothing in ("/assets/none.js", "/none", "/..%2fsecret", "/api/v1/none"):
            answer = await house.http.get(nothing)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")
        wrong = await house.http.put("/api/v1/rules", headers={"accept-language": "cs"})
        assert (wrong.status_code, "GET" in wrong.headers["allow"]) == (405, True)
        assert wrong.json() == {"code": "wrong-method", "text": "Tato adresa nepřijímá požadavky PUT."}


async def test_without_a_client(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", built=tmp_path) as house:
        answer = await house.http.get("/")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-client")


async def test_whoever_watches_over_us_asks_for_the_head_only(house: House) -> None:
    answer = await house.http.head("/health")
    assert (answer.status_code, answer.content) == (200, b"")


async def test_a_book_is_compressed_once_and_readable_by_whoever_cannot_unpack_it(house: House) -> None:
    """Compressing it for each visitor beside the loop took a third of it under attack (G2)."""
    asked = "/api/v1/rules/tenhou?lang=pl"
    packed = await house.http.get(asked, headers={"accept-encoding": "gzip"})
    plain = await house.http.get(asked, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert packed.json() == plain.json()
