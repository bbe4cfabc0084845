"""Those who look at the lobby are told what changes, and who invites them; links say what they lead to."""

from __future__ import annotations

import asyncio
import re

import pytest
from sqlalchemy import select
from websockets.asyncio.client import connect

from ruka.rulesets import RULE_SETS
from ruka.server import work
from ruka.server.client import PAGES
from ruka.server.lobby import board
from ruka.server.previews import GAMES
from ruka.server.stores import schema
from tests.server.conftest import House, shared_house
from tests.server.lobby_visitors import Looker, befriend, quick, signed_in
from tests.server.players import PATIENCE

house = shared_house


async def test_those_who_look_are_told_what_changes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "SETTLES", 0.01)
    async with Looker(house) as one, Looker(house) as other:
        assert [await looker.hear() for looker in (one, other)] == [{"type": "lobby", "open": [], "games": []}] * 2
        eva = await quick(house, "Eva")
        told = await one.until("changed")
        assert [table["setup"]["id"] for table in told["open"]] == [eva["table"]]
        assert await other.until("changed") == told
        await house.http.delete(f"/api/v1/tables/{eva['table']}/seats", headers={"seat-key": eva["token"]})
        assert (await one.until("changed"))["gone"] == [eva["table"]]
        async with Looker(house) as late:
            assert (await late.hear())["open"] == []


async def test_whoever_chatters_at_the_lobby_is_cut_off(house: House) -> None:
    async with Looker(house) as one:
        await one.hear()
        for _ in range(50):
            await one.socket.send("hello?")
        async with asyncio.timeout(PATIENCE):
            await one.socket.wait_closed()


async def test_a_page_of_another_site_does_not_look(house: House) -> None:
    url = f"{house.url.replace('http', 'ws', 1)}/api/v1/lobby/socket"
    with pytest.raises(Exception, match="403"):
        await connect(url, additional_headers={"origin": "https://elsewhere.example"})


# --- invitations ---


async def test_a_friend_is_invited_and_sees_it_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "SETTLES", 0.01)
    async with signed_in(house, "Eva Invites") as eva, signed_in(house, "Adam Invited") as adam:
        named = select(schema.people).where(schema.people.c.name.like("% Invite%")).order_by("name")
        ids = [row.id for row in await house.app.state.stores.clerk.rows(named)]
        made = await eva.post(
            "/api/v1/tables", json={"rules": "tenhou", "name": "x", "seats": ["person"] + ["open"] * 3}
        )
        table = made.json()["table"]
        url = f"/api/v1/tables/{table}/invitations"
        refused = await eva.post(url, json={"person": ids[0]})
        assert (refused.status_code, refused.json()["code"]) == (403, "not-friends")
        await befriend(house, *ids)
        async with Looker(house, adam.cookies) as looker:
            assert (await looker.until("invitations"))["invitations"] == []
            assert (await eva.post(url, json={"person": ids[0]})).status_code == 204
            told = (await looker.until("invitations"))["invitations"]
            assert [(one["host"], one["table"]["setup"]["id"], one["table"]["family"]) for one in told] == [
                ("Eva Invites", table, "riichi")
            ]
            async with Looker(house, adam.cookies, "?only=invitations") as elsewhere:
                assert len((await elsewhere.hear())["invitations"]) == 1
                await quick(house, "Jan")  # is told in the lobby alone
                await looker.until("changed")
                assert (await adam.delete(url)).status_code == 204
                assert await elsewhere.hear() == {"type": "invitations", "invitations": [], "asks": 0}
            assert (await looker.until("invitations"))["invitations"] == []
        assert (await adam.post(url, json={"person": ids[1]})).json()["code"] == "only-watching"
        assert (await house.http.post(url, json={"person": ids[0]})).json()["code"] == "sign-in-first"


async def test_who_asks_to_be_friends_is_told_of_at_once(house: House) -> None:
    async with (
        signed_in(house, "Eva Asks") as eva,
        signed_in(house, "Adam Asked") as adam,
        Looker(house, adam.cookies, "?only=invitations") as looker,
    ):
        assert (await looker.hear())["asks"] == 0
        assert (await eva.post("/api/v1/friends", json={"name": "Adam Asked"})).status_code == 201
        assert (await looker.hear())["asks"] == 1
        (asking,) = (await adam.get("/api/v1/friends")).json()
        assert (await adam.post("/api/v1/friends", json={"person": asking["id"]})).status_code == 201
        assert (await looker.hear())["asks"] == 0


# --- links elsewhere ---


async def test_a_link_says_what_it_leads_to(house: House) -> None:
    eva = await house.make(seats=["person", "open", "open", "bot"], name='Eva <"script">')
    page = await house.http.get(f"/table/{eva['table']}", headers={"accept": "text/html", "accept-language": "cs"})
    assert page.status_code == 200
    assert '<meta property="og:title" content="Tenhou · ruka">' in page.text
    assert "2 volná místa: posaďte se a hrajte!" in page.text
    assert "Eva &lt;&quot;script&quot;&gt;" in page.text
    assert '<div id="app">' in page.text
    none = await house.http.get("/table/nowhere", headers={"accept": "text/html"})
    assert (none.status_code, "og:" in none.text) == (200, False)


async def test_the_picture_of_a_rule_set(house: House) -> None:
    pytest.importorskip("typst")
    eva = await house.make(seats=["person", "open", "open", "bot"])
    page = await house.http.get(f"/table/{eva['table']}")
    address = page.text.split('property="og:image" content="')[1].split('"')[0]
    assert address.startswith(house.url)
    picture = work.preview("tenhou", "en")
    assert picture.startswith(b"\x89PNG")
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)


@pytest.mark.parametrize(
    ("path", "lang", "title"),
    [
        ("/", "cs", "ruka · mahjong"),
        ("/learn", "pl", "Nauka · ruka"),
        ("/rules", "en", "Rules · ruka"),
        ("/rules/mcr", "cs", f"{RULE_SETS['mcr'].names['cs']} · Pravidla · ruka"),
        ("/lobby", "cs", "Herna · ruka"),
        ("/glossary/furiten", "pl", "Słowniczek · ruka"),
        ("/puzzles", "en", "Puzzles · ruka"),
    ],
)
async def test_a_link_to_a_page_says_what_is_there(house: House, path: str, lang: str, title: str) -> None:
    page = await house.http.get(path, headers={"accept-language": lang})
    tags = dict(re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">', page.text))
    assert page.status_code == 200
    assert "accept-language" in page.headers["vary"]
    assert (tags["og:title"], tags["og:url"]) == (title, f"{house.url}{path}")
    assert len(tags["og:description"]) > 40
    assert tags["og:image"].startswith(house.url)
    assert tags["twitter:card"] == ("summary_large_image" if "og:image:width" in tags else "summary")


async def test_every_page_has_a_preview_in_every_language(house: House) -> None:
    """What is no page has none, and neither have files."""
    for page in {"", *PAGES} - {*GAMES}:
        told = [(await house.http.get(f"/{page}", params={"lang": lang})).text for lang in ("cs", "pl", "en")]
        said = {html.split('og:description" content="')[1].split('"')[0] for html in told}
        assert len(said) == 3, page
    for path in ("/nowhere", "/icon.svg"):
        assert "og:" not in (await house.http.get(path, headers={"accept": "text/html"})).text


async def test_our_picture() -> None:
    pytest.importorskip("typst")
    pictures = {work.preview("", lang) for lang in ("cs", "pl", "en")}
    assert len(pictures) == 3
    assert {one[:4] + one[16:24] for one in pictures} == {b"\x89PNG" + (1200).to_bytes(4) + (630).to_bytes(4)}
