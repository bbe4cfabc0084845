"""Built files: packed once, handed out as the browser takes them, kept as long as their names stand for them."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from httpx import ASGITransport, AsyncClient

from ruka.server.client import FOREVER, Client

SCRIPT = b"export const hand = 14;\n" * 40


@pytest.fixture
def client(tmp_path: Path) -> AsyncClient:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>ruka</title>")
    (tmp_path / "sw.js").write_bytes(SCRIPT)
    (tmp_path / "assets/hand-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "assets/hand-1a2b.js.br").write_bytes(b"packed by brotli")
    (tmp_path / "assets/hand-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    return AsyncClient(transport=ASGITransport(app=Client(tmp_path)), base_url="http://ruka")


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0.0", None),
        ("brotli", None),
        ("identity", None),
    ],
)
async def test_a_file_goes_as_the_browser_takes_it(client: AsyncClient, accepted: str, encoding: str | None) -> None:
    async with client.stream("GET", "/assets/hand-1a2b.js", headers={"accept-encoding": accepted}) as answer:
        raw = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["cache-control"] == FOREVER
    assert raw == {"br": b"packed by brotli", "gzip": gzip.compress(SCRIPT), None: SCRIPT}[encoding]


async def test_each_encoding_has_a_tag_of_its_own_by_which_it_is_known_again(client: AsyncClient) -> None:
    tags = set()
    for encoding in ("gzip", "identity"):
        first = await client.get("/assets/hand-1a2b.js", headers={"accept-encoding": encoding})
        tags.add(first.headers["etag"])
        asked = {"accept-encoding": encoding, "if-none-match": first.headers["etag"]}
        again = await client.get("/assets/hand-1a2b.js", headers=asked)
        assert (again.status_code, again.content) == (304, b"")
    assert len(tags) == 2


async def test_part_of_a_file_is_part_of_the_file_as_it_is(client: AsyncClient) -> None:
    answer = await client.get("/assets/hand-1a2b.js", headers={"accept-encoding": "br", "range": "bytes=0-5"})
    assert (answer.status_code, answer.content) == (206, b"export")


@pytest.mark.parametrize("path", ["/", "/sw.js", "/table/abc"])
async def test_what_may_change_under_its_name_is_asked_for_every_time(client: AsyncClient, path: str) -> None:
    assert (await client.get(path)).headers["cache-control"] == "no-cache"
