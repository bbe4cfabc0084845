"""Budgets by what things cost, for each network; and what strangers may not be called (G2, G10, G13)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from ruka.server import limits, socket
from ruka.server.app import app
from ruka.server.limits import ASKING, COST_HELLO, Buckets
from tests.server.conftest import House, shared_house
from tests.server.players import PATIENCE

house = shared_house


async def statuses(made: httpx.ASGITransport, *hosts: str) -> list[int]:
    found = []
    for host in hosts:
        made.client = (host, 1)
        async with httpx.AsyncClient(transport=made, base_url="http://ruka") as http:
            found.append((await http.get("/api/v1/rules/none")).status_code)
    return found


async def test_g13_limits_are_for_a_network_and_not_for_an_address(tmp_path: Path) -> None:
    made = app(tmp_path)
    async with made.router.lifespan_context(made):
        made.state.limits.asking = Buckets(3 * limits.COST_REQUEST, 0)
        transport = httpx.ASGITransport(made)
        many = [f"2001:db8::{number:x}:1" for number in range(5)]
        assert await statuses(transport, *many) == [404, 404, 404, 429, 429]
        assert await statuses(transport, "2001:db8:0:1::1", "192.0.2.1", "192.0.2.2") == [404, 404, 404]
        assert await statuses(transport, *["::ffff:192.0.2.9"] * 3, "192.0.2.9") == [404, 404, 404, 429]


async def test_g2_hello_has_a_budget_of_its_network(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """... and who has used it up may still play."""
    monkeypatch.setattr(socket, "BREATH", 0.01)
    seated = await house.make()
    async with house.player(seated) as player:
        ask = await player.question()
        house.app.state.limits.asking = Buckets(3 * COST_HELLO, 0)
        for _ in range(5):
            await player.hello()
        told = [(await player.hear()) for _ in range(5)]
        assert [message.get("code", message["type"]) for message in told] == ["state"] * 3 + ["too-many"] * 2
        await player.say({"type": "why", "action": {"type": "ron"}})
        assert (await player.until("refused"))["code"] == "too-many"
        await player.answer(ask)
        await player.until("events")


async def test_g2_sockets_are_counted_by_network(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_SOCKETS", 2)
    seated = await house.make()
    async with house.player(seated), house.player(seated):
        with pytest.raises(Exception, match="403"):
            await house.player(seated).__aenter__()
    async with asyncio.timeout(PATIENCE):
        while house.app.state.limits._sockets:
            await asyncio.sleep(0.01)
    async with house.player(seated) as player:
        await player.until("state")


async def test_g2_whoever_has_a_table_read_again_pays_for_it(house: House) -> None:
    seated = await house.make()
    house.app.state.hall.put_away_idle(0)
    house.app.state.limits.asking = budget = Buckets(*ASKING)
    budget.rate = 0
    await house.http.get(f"/api/v1/tables/{seated['table']}")
    first = ASKING[0] - budget._bucket("127.0.0.1").left
    await house.http.get(f"/api/v1/tables/{seated['table']}")
    assert ASKING[0] - budget._bucket("127.0.0.1").left == pytest.approx(first + limits.COST_REQUEST)
    assert first > limits.COST_REQUEST


def test_networks_are_forgotten_so_that_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_NETWORKS", 100)
    buckets = Buckets(1, 0)
    for number in range(1000):
        buckets.take(f"net {number}")
    assert len(buckets._of) == 100


@pytest.mark.parametrize(
    "name",
    [
        " ",
        "\u00a0\u2003",
        "\u200b",
        "Eva\u200d",
        "\u202eavE",
        "E\u2066va",
        "Eva\n",
        "\x1b[31mEva",
        "\x00",
        "\u2800",
        "\u3164",
        "\u115f\u1160",
        "\ue000",
        "\u0301Eva",
        "E" + "\u0301\u0302\u0303\u0304\u0305" * 3,
        "Eva\u2028",
        "\ufffc",
        "\U0001d159",
    ],
    ids=ascii,
)
async def test_g10_names_that_nobody_can_read(house: House, name: str) -> None:
    answer = await house.http.post("/api/v1/tables?lang=cs", json={"rules": "tenhou", "name": name})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-name")
    assert answer.json()["text"].startswith("Toto jméno nelze přečíst")


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Boz\u030cena", "Božena"),
        ("  Jan   Novák ", "Jan Novák"),
        ("Zoë\u00a0Łukasz", "Zoë Łukasz"),
        ("雀士", "雀士"),
        ("Ева", "Ева"),
        ("محمد", "محمد"),
        ("🀄\ufe0f", "🀄"),
        ("A\u180bdam\U000e0100", "Adam"),
        ("O’Brien-3", "O’Brien-3"),
        ("नीति", "नीति"),
    ],
)
async def test_g10_names_of_all_kinds_in_one_spelling(house: House, name: str, kept: str) -> None:
    seated = await house.make(name=name)
    assert (await house.http.get(f"/api/v1/tables/{seated['table']}")).json()["players"][0]["name"] == kept
