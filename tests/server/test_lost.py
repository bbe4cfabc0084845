"""A mistyped address in a browser leads to the client, which says so; a program is refused as everywhere."""

from pathlib import Path

import httpx
import pytest
from starlette.exceptions import HTTPException

from ruka.server.client import Client


@pytest.fixture
def client(tmp_path: Path) -> httpx.AsyncClient:
    (tmp_path / "index.html").write_text("<!doctype html>")
    return httpx.AsyncClient(transport=httpx.ASGITransport(Client(tmp_path)), base_url="http://ruka")


async def test_a_browser_gets_the_page_that_says_so(client: httpx.AsyncClient) -> None:
    answer = await client.get("/nothing/here", headers={"accept": "text/html,*/*"})
    assert (answer.status_code, answer.text) == (404, "<!doctype html>")
    assert (await client.get("/table/abc", headers={"accept": "text/html"})).status_code == 200


async def test_a_program_is_refused(client: httpx.AsyncClient) -> None:
    with pytest.raises(HTTPException, match="404"):
        await client.get("/nothing/here", headers={"accept": "*/*"})
