"""Ways into an account: passwords that change, recovery codes, passkeys; and the way out."""

from __future__ import annotations

import io
import json
from zipfile import ZipFile

import httpx
import pytest

from ruka.rulesets import rule_set
from ruka.server.accounts import accounts
from ruka.server.models import NewTable
from ruka.testing.walls import build_wall
from tests.server.conftest import PASSWORD, House, shared_house
from tests.server.passkeys import PRESENT, Passkey
from tests.server.players import Json
from tests.server.test_accounts import me, sign_in

house = shared_house
OTHER = "another correct horse"


# --- passwords ---


async def test_a_new_password_ends_all_other_visits(house: House) -> None:
    async with house.person("Changer") as desk, house.browser() as phone:
        await sign_in(phone, "Changer")
        assert (await desk.put("/api/v1/me/password", json={"password": OTHER})).status_code == 204
        assert await me(phone) is None
        assert await me(desk) is not None
        assert (await sign_in(phone, "Changer")).json()["code"] == "wrong-sign-in"
        assert (await sign_in(phone, "Changer", OTHER)).status_code == 201


async def test_a_browser_that_was_left_open_changes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house.person("Left Open") as desk:
        monkeypatch.setattr(accounts, "SURE", 0.0)
        for method, path, body in (
            ("PUT", "password", {"password": OTHER}),
            ("POST", "codes", None),
            ("POST", "passkeys/challenge", None),
            ("DELETE", "passkeys/any", None),
        ):
            answer = await desk.request(method, f"/api/v1/me/{path}", json=body)
            assert (answer.status_code, answer.json()["code"]) == (403, "confirm-first"), path
        monkeypatch.setattr(accounts, "SURE", 600.0)
        wrong = await desk.post("/api/v1/me/confirm", json={"password": OTHER})
        assert (wrong.status_code, wrong.json()["code"]) == (400, "wrong-password")
        assert (await desk.post("/api/v1/me/confirm", json={"password": PASSWORD})).status_code == 204
        assert (await desk.put("/api/v1/me/password", json={"password": OTHER})).status_code == 204


# --- recovery codes ---


async def test_each_recovery_code_lets_in_once(house: House) -> None:
    async with house.person("Lost") as desk, house.browser() as phone:
        codes = (await desk.post("/api/v1/me/codes")).json()
        assert len({*codes}) == 10
        asked = {"name": "lost", "code": codes[3].lower().replace("-", " "), "password": OTHER}
        assert (await phone.post("/api/v1/visits/recovery", json=asked)).status_code == 201
        assert await me(desk) is None  # signed out, as with every new password
        again = await phone.post("/api/v1/visits/recovery", json=asked)
        assert (again.status_code, again.json()["code"]) == (403, "wrong-code")
        assert (await phone.get("/api/v1/me/account")).json()["codes"] == 9
        assert (await sign_in(desk, "Lost", OTHER)).status_code == 201
        new = (await desk.post("/api/v1/me/codes")).json()
        old = {"name": "Lost", "code": codes[0], "password": PASSWORD}
        assert (await desk.post("/api/v1/visits/recovery", json=old)).json()["code"] == "wrong-code"
        assert (await desk.post("/api/v1/visits/recovery", json=old | {"code": new[0]})).status_code == 201


async def test_a_code_opens_no_other_account(house: House) -> None:
    async with house.person("Owner") as desk, house.person("Neighbour"), house.browser() as phone:
        codes = (await desk.post("/api/v1/me/codes")).json()
        for name in ("Neighbour", "Nobody Here"):
            asked = {"name": name, "code": codes[0], "password": OTHER, "lang": "en"}
            answer = await phone.post("/api/v1/visits/recovery", json=asked)
            assert answer.json() == {"code": "wrong-code", "text": "The name or the recovery code is not right."}


# --- passkeys ---


async def register(browser: httpx.AsyncClient, passkey: Passkey) -> httpx.Response:
    challenge = (await browser.post("/api/v1/me/passkeys/challenge")).json()
    return await browser.post("/api/v1/me/passkeys", json=passkey.made(challenge))


async def challenged(browser: httpx.AsyncClient) -> Json:
    found: Json = (await browser.post("/api/v1/passkeys/challenge")).json()
    return found


async def test_a_passkey_lets_in_without_a_name(house: House) -> None:
    passkey = Passkey(house.url, b"lets in")
    async with house.person("Keyed") as desk, house.browser() as phone:
        (card,) = (await register(desk, passkey)).json()
        assert (card["name"], card["used"]) == ("code", "")
        answer = await phone.post("/api/v1/visits/passkey", json=passkey.signed(await challenged(phone)))
        assert (answer.status_code, answer.json()["name"]) == (201, "Keyed")
        (card,) = (await phone.get("/api/v1/me/account")).json()["passkeys"]
        assert card["used"]
        assert (await desk.delete(f"/api/v1/me/passkeys/{card['id']}")).status_code == 204
        answer = await phone.post("/api/v1/visits/passkey", json=passkey.signed(await challenged(phone)))
        assert (answer.status_code, answer.json()["code"]) == (403, "passkey-refused")


async def test_a_challenge_is_answered_once(house: House) -> None:
    passkey = Passkey(house.url, b"once")
    async with house.person("Once") as desk, house.browser() as phone:
        await register(desk, passkey)
        challenge = await challenged(phone)
        assert (await phone.post("/api/v1/visits/passkey", json=passkey.signed(challenge))).status_code == 201
        again = await phone.post("/api/v1/visits/passkey", json=passkey.signed(challenge))
        assert again.json()["code"] == "passkey-refused"


@pytest.mark.parametrize("fault", ["origin", "host", "key", "unverified", "counter", "nonsense", "other-challenge"])
async def test_what_no_passkey_of_ours_has_signed_is_refused(house: House, fault: str) -> None:
    passkey = Passkey(house.url, fault.encode())
    async with house.person(f"Faulty {fault}") as desk, house.browser() as phone:
        assert (await register(desk, passkey)).status_code == 201
        challenge = await challenged(phone)
        match fault:
            case "origin":
                passkey.origin = "https://elsewhere.example"
            case "host":
                passkey.host = "elsewhere.example"
            case "key":
                passkey.key = Passkey(house.url).key
            case "unverified":
                passkey.flags = PRESENT
            case "counter":  # a copy: it has signed more often than this one knows
                passkey.signs = 5
                await phone.post("/api/v1/visits/passkey", json=passkey.signed(await challenged(phone)))
                await phone.delete("/api/v1/visits/this")
                passkey.signs = 2
            case "other-challenge":
                challenge["options"] = (await challenged(phone))["options"]
        answer = passkey.signed(challenge) if fault != "nonsense" else {"challenge": challenge["id"], "answer": "{}"}
        refused = await phone.post("/api/v1/visits/passkey", json=answer)
        assert (refused.status_code, refused.json()["code"]) == (403, "passkey-refused")
        assert await me(phone) is None


# --- guests become people ---


async def test_games_of_a_guest_are_taken_into_the_account(house: House) -> None:
    seated = await house.make(name="Guest")
    async with house.player(seated) as player, house.browser() as browser, house.browser() as phone:
        await player.until("state")
        await browser.post("/api/v1/people", json={"name": "Was a Guest", "password": PASSWORD})
        taken = await browser.post("/api/v1/me/games", json={"tokens": [seated["token"], "made up", ""]})
        assert taken.json() == {"games": 1}
        known = await me(browser) or {}
        told = await player.until("players")
        assert told["players"][0]["person"] == known["id"]
        assert (await browser.get("/api/v1/me/tables")).json() == [seated["table"]]
        await sign_in(phone, "Was a Guest")
        async with house.player(seated | {"token": None}, browser=phone) as elsewhere:
            assert (await elsewhere.until("state"))["seat"] == 0
        again = await phone.post("/api/v1/me/games", json={"tokens": [seated["token"]]})
        assert again.json() == {"games": 0}


async def test_nobody_takes_the_games_of_another(house: House) -> None:
    seated = await house.make()
    async with house.person("First") as first, house.person("Second") as second:
        for browser, games in ((first, 1), (second, 0)):
            taken = await browser.post("/api/v1/me/games", json={"tokens": [seated["token"]]})
            assert taken.json() == {"games": games}
        assert (await second.get("/api/v1/me/tables")).json() == []


async def test_who_sits_there_already_has_one_seat(house: House) -> None:
    guest = await house.make(seats=["person", "open", "open", "open"])
    async with house.person("Two Seats") as browser:
        await browser.post(f"/api/v1/tables/{guest['table']}/seats", json={"name": "x"})
        taken = await browser.post("/api/v1/me/games", json={"tokens": [guest["token"]]})
        assert taken.json() == {"games": 0}


# --- what is kept, and the end of it ---


async def test_everything_that_is_kept_can_be_had(house: House) -> None:
    async with house.person("Curious") as browser:
        visitor = await house.app.state.accounts.visitor(browser.cookies["ruka-visit"])
        asked = NewTable(rules="tenhou", name="x", pace="fast")
        one_hand = [build_wall(rule_set("tenhou"))]
        seated = (await house.app.state.hall.make(asked, one_hand, visitor)).to_json()
        running = (await browser.post("/api/v1/tables", json={"rules": "tenhou", "name": "x"})).json()
        async with house.player(seated, browser=browser) as player:
            await player.play()
        answer = await browser.get("/api/v1/me/export")
        assert answer.headers["content-disposition"] == 'attachment; filename="ruka.zip"'
        with ZipFile(io.BytesIO(answer.content)) as file:
            assert file.namelist() == ["account.json", f"games/{seated['table']}.ruka"]  # what is played stays hidden
            account = json.loads(file.read("account.json"))
        assert account["name"] == "Curious"
        assert account["games"] == [running["table"], seated["table"]]
        assert PASSWORD not in answer.text
        assert "argon2" not in json.dumps(account)


async def test_a_deleted_account_leaves_games_and_no_name(house: House) -> None:
    host = await house.make(seats=["person", "open", "bot", "bot"], name="Stays")
    async with house.person("Goes Away") as browser, house.browser() as phone:
        await sign_in(phone, "Goes Away")
        await browser.post(f"/api/v1/tables/{host['table']}/seats", json={"name": "x"})
        wrong = await browser.request("DELETE", "/api/v1/me", json={"password": OTHER})
        assert wrong.json()["code"] == "wrong-password"
        assert await me(browser) is not None
        gone = await browser.request("DELETE", "/api/v1/me", json={"password": PASSWORD})
        assert gone.status_code == 204
        assert await me(phone) is None
        assert (await sign_in(phone, "Goes Away")).json()["code"] == "wrong-sign-in"
        players = (await house.http.get(f"/api/v1/tables/{host['table']}")).json()["players"]
        assert [one["name"] for one in players[:2]] == ["Stays", ""]
        kept = await house.app.state.stores.tables.find(host["table"])
        assert [seat.name for seat in kept.seats[:2]] == ["Stays", ""]
        async with house.person("Goes Away") as again:  # the name is free, and nothing comes back with it
            assert (await again.get("/api/v1/me/tables")).json() == []


async def test_another_name_is_seen_at_the_table(house: House) -> None:
    async with house.person("Before") as browser:
        seated = (await browser.post("/api/v1/tables", json={"rules": "tenhou", "name": "x"})).json()
        answer = await browser.put("/api/v1/me/name", json={"name": "After"})
        assert answer.json()["name"] == "After"
        players = (await house.http.get(f"/api/v1/tables/{seated['table']}")).json()["players"]
        assert "After" in [one["name"] for one in players]
        async with house.person("Before"):  # it is free again
            taken = await browser.put("/api/v1/me/name", json={"name": "BEFORE"})
            assert taken.json()["code"] == "account-taken"
