"""`ruka people`: what whoever runs a server does with its accounts while it is stopped."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from ruka.cli.app import main
from tests.server.conftest import serving
from tests.server.test_accounts import me, sign_in

NAMES = ("Božena Nová", "Rude One", "Lost One")


async def fill(data: Path) -> None:
    async with serving(data) as house:
        for name in NAMES:
            async with house.person(name):
                pass


def run(capsys: pytest.CaptureFixture[str], data: Path, *words: str) -> tuple[int, str]:
    """The exit code, and all that was said."""
    code = main(["people", *words, "--data", str(data), "--lang", "en"])
    said = capsys.readouterr()
    return code, said.out + said.err


async def test_what_is_done_at_the_command_line_is_so_at_the_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await fill(tmp_path)

    async def ruka(*words: str) -> tuple[int, str]:
        return await asyncio.to_thread(run, capsys, tmp_path, *words)  # it has a loop of its own

    assert await ruka("keeper", "božena nová") == (0, "Božena Nová is a keeper now.\n")
    assert await ruka("ban", "Rude One", "--days", "3", "--reason", "Said it again.") == (
        0,
        "Rude One is blocked for 3 days.\n",
    )
    assert await ruka("rename", "Rude One", "Player 7") == (0, "Rude One is called Player 7 now.\n")
    assert await ruka("sign-out", "Lost One") == (0, "Lost One is signed out everywhere.\n")
    code, said = await ruka("codes", "Lost One")
    codes = said.splitlines()[1:]
    assert (code, len(codes)) == (0, 10)
    listed = (await ruka("list", "--json"))[1].splitlines()
    cards = {card["name"]: card for card in map(json.loads, listed)}
    assert [(name, card["keeper"], bool(card["banned"]), card["visits"]) for name, card in cards.items()] == [
        ("Božena Nová", True, False, 1),
        ("Lost One", False, False, 0),
        ("Player 7", False, True, 0),
    ]
    async with serving(tmp_path) as house, house.browser() as browser:
        assert (await sign_in(browser, "Player 7")).json()["code"] == "banned"
        recovery = {"name": "Lost One", "code": codes[0], "password": "another long one", "lang": "en"}
        answer = await browser.post("/api/v1/visits/recovery", json=recovery)
        assert answer.status_code == 201, answer.text
        await sign_in(browser, "Božena Nová")
        assert (await me(browser) or {})["keeper"] is True
        acts = [(one["keeper"], one["act"]) for one in (await browser.get("/api/v1/keeper/acts")).json()]
        assert acts == [("", act) for act in ("codes", "end-visits", "rename", "ban", "keeper")]
        refused = await ruka("list")
        assert refused[0] == 2
        assert "A server is using these data" in refused[1]
    assert await ruka("unban", "Player 7") == (0, "Player 7 may come in again.\n")
    assert await ruka("keeper", "Božena Nová", "--remove") == (0, "Božena Nová is no longer a keeper.\n")
    assert "Player 7" not in (await ruka("list", "lost"))[1]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("ban", "Nobody"), "ruka: There is no account of this name.\n"),
        (("list", "x"), "Nobody.\n"),
    ],
)
def test_whoever_is_not_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    code, said = run(capsys, tmp_path, *words)
    assert (code, said) == (0 if words[0] == "list" else 2, sentence)
