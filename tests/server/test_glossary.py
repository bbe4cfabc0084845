"""The glossary and the history over REST."""

from __future__ import annotations

import pytest

from tests.server.conftest import House, shared_house

house = shared_house


@pytest.mark.parametrize("page", ["glossary", "history"])
async def test_it_is_sent_once_and_then_only_looked_at(house: House, page: str) -> None:
    first = await house.http.get(f"/api/v1/{page}", params={"lang": "pl"})
    assert first.status_code == 200
    assert first.json()["lang"] == "pl"
    again = await house.http.get(
        f"/api/v1/{page}", params={"lang": "pl"}, headers={"if-none-match": f'W/{first.headers["etag"]}, "other"'}
    )
    assert (again.status_code, again.content) == (304, b"")
    other = await house.http.get(f"/api/v1/{page}", params={"lang": "cs"})
    assert other.headers["etag"] != first.headers["etag"]


async def test_it_is_printed_for_a_rule_set(house: House) -> None:
    page = await house.http.get("/api/v1/glossary/print.html", params={"lang": "cs", "rules": "hong-kong"})
    assert page.status_code == 200
    assert "faan" in page.text
    wrong = await house.http.get("/api/v1/glossary/print.html", params={"rules": "no-such"})
    assert wrong.status_code == 404
