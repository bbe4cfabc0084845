"""`ruka serve` as a process: it says where it is, ends when it is told to, and says what is wrong in a sentence."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
from pathlib import Path

import httpx
import pytest

from ruka.errors import RukaError
from ruka.server.serve import PORT, bound
from tests.server.players import PATIENCE
from tests.server.processes import COMMAND, running


def free_port() -> int:
    with bound("127.0.0.1", 0) as free:
        port: int = free.getsockname()[1]
    return port


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT])
async def test_it_serves_and_ends(tmp_path: Path, end: signal.Signals) -> None:
    port = free_port()
    async with running(tmp_path / "games", port) as process:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            assert (await http.get("/health")).json()["database"] == "ok"
            made = await http.post("/api/v1/tables", json={"rules": "ema-riichi", "name": "Eva"})
            assert made.status_code == 201
        process.send_signal(end)
        async with asyncio.timeout(PATIENCE):
            rest, _ = await process.communicate()
        assert (process.returncode, rest) == (0, b"")
    assert (tmp_path / "games" / "ruka.db").exists()


async def test_house_rules_from_the_start_and_by_the_command_line(tmp_path: Path) -> None:
    club, other = tmp_path / "club.toml", tmp_path / "other.toml"
    club.write_text('base = "hong-kong"\nname = "Club"\n[prices]\ntoitoi = 4\n', encoding="utf-8")
    other.write_text('base = "tenhou"\nname = "Other"\n[prices]\nsanrenkou = 2\n', encoding="utf-8")
    port = free_port()
    async with running(tmp_path / "games", port, "--rules", str(club)) as process:
        assert process.stdout is not None
        link = (await process.stdout.readline()).decode().split()[-1]
        words = ("rules", "share", str(other), "--server", f"http://127.0.0.1:{port}", "--lang", "en")
        asked = await asyncio.create_subprocess_exec(*COMMAND[:3], *words, stdout=asyncio.subprocess.PIPE)
        told = (await asked.communicate())[0].decode()
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            for page, name in ((link, "Club"), (told.split()[-1], "Other")):
                opened = await http.get(f"/api/v1/rules/{page.rsplit('/', 1)[1]}/house")
                assert opened.json()["name"] == name


async def test_what_is_wrong_is_one_sentence(tmp_path: Path) -> None:
    port = free_port()

    async def refused(*words: str) -> str:
        pipe = asyncio.subprocess.PIPE
        other = await asyncio.create_subprocess_exec(*COMMAND, *words, stdout=pipe, stderr=pipe)
        _, told = await other.communicate()
        assert other.returncode == 2
        return told.decode()

    async with running(tmp_path, port):
        taken = await refused("--port", str(port), "--data", str(tmp_path / "other"))
        assert taken == f"ruka: The port {port} is taken; choose another one with --port.\n"
        assert await refused("--data", str(tmp_path)) == f"ruka: Another server is using the folder {tmp_path}.\n"
    told = await refused("--data", str(tmp_path), "--database", "nonsense")
    assert told.startswith("ruka: The database cannot be opened (")
    assert told.count("\n") == 1


async def test_small_messages_go_at_once() -> None:
    """Nagle's delay is off: with it a question comes 40 ms after the discard that it is about."""
    met: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def meet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        met.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    listening = bound("127.0.0.1", 0)
    async with await asyncio.start_server(meet, sock=listening):
        _, writer = await asyncio.open_connection(*listening.getsockname())
        async with asyncio.timeout(PATIENCE):
            assert await met
        writer.close()


def test_the_next_free_port() -> None:
    with bound("127.0.0.1", None) as first:
        first.listen()
        with bound("127.0.0.1", None) as second:
            assert PORT <= first.getsockname()[1] < second.getsockname()[1]


@pytest.mark.parametrize("host", ["192.0.2.77", "no.such.host.invalid", "no..host", "2001:db8::77", ":::"])
def test_an_address_that_is_not_ours_is_no_port_that_is_taken(host: str) -> None:
    for port in (None, 8700):
        with pytest.raises(RukaError) as refused:
            bound(host, port)
        assert (refused.value.code, refused.value.words["host"]) == ("bad-host", host)


def test_a_port_that_the_system_keeps(monkeypatch: pytest.MonkeyPatch) -> None:
    def kept(*_: object) -> None:
        raise PermissionError(errno.EACCES, "not yours")

    monkeypatch.setattr(socket.socket, "bind", kept)
    with pytest.raises(RukaError) as refused:
        bound("127.0.0.1", 80)
    assert refused.value.code == "port-forbidden"
