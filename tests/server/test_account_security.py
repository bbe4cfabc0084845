"""Accounts against strangers: who has one, guessing, other sites, what is written down, and cookies."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from statistics import median
from time import perf_counter

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ruka.server import visitors
from ruka.server.data import DATABASE
from ruka.server.limits import Buckets
from tests.server.conftest import PASSWORD, House, serving, shared_house
from tests.server.test_accounts import me, sign_in

house = shared_house
ELSEWHERE = "https://elsewhere.example"
WRITES = (  # everything that is done in somebody's name
    *(("POST", "/people"), ("POST", "/visits"), ("POST", "/visits/recovery"), ("POST", "/visits/passkey")),
    *(("POST", "/passkeys/challenge"), ("DELETE", "/visits"), ("DELETE", "/visits/this"), ("POST", "/me/confirm")),
    *(
        ("PUT", "/me/password"),
        ("PUT", "/me/name"),
        ("PUT", "/me/privacy"),
        ("POST", "/me/codes"),
        ("POST", "/me/passkeys/challenge"),
    ),
    *(("POST", "/me/passkeys"), ("DELETE", "/me/passkeys/x"), ("POST", "/me/games"), ("DELETE", "/me")),
    *(("POST", "/friends"), ("DELETE", "/friends/x"), ("POST", "/friends/x/block"), ("POST", "/tables")),
    *(("POST", "/tables/x/seats"), ("POST", "/keeper/people/x/ban"), ("PUT", "/keeper/people/x/name")),
    *(("DELETE", "/keeper/people/x/ban"), ("DELETE", "/keeper/people/x/visits"), ("POST", "/keeper/reports/x/settle")),
)
BODY = {
    "name": "Mallory",
    "password": PASSWORD,
    "code": "x",
    "challenge": "x",
    "answer": "x",
    "tokens": [],
    "rules": "tenhou",
}


# --- who has an account ---


async def test_nobody_learns_from_the_answer_who_has_an_account(house: House) -> None:
    async with house.person("Secretive"), house.browser() as thief:
        asked = {"password": "not this one", "lang": "en"}
        answers = [
            await thief.post("/api/v1/visits", json=asked | {"name": name}) for name in ("Secretive", "No Such Name")
        ]
    assert {(answer.status_code, answer.text) for answer in answers} == {
        (403, '{"code":"wrong-sign-in","text":"The name or the password is not right."}')
    }
    assert answers[0].headers.keys() == answers[1].headers.keys()


async def test_nobody_learns_from_the_time_who_has_an_account(house: House) -> None:
    """Measured in turns, so that whatever else the machine does slows both alike."""
    strangers = house.app.state.limits
    strangers.strangers, strangers.guessed = Buckets(1000, 1000), Buckets(1000, 1000)
    took: dict[str, list[float]] = {"Timed": [], "No Such Name": []}
    async with house.person("Timed"), house.browser() as thief:
        for _ in range(15):
            for name, times in took.items():
                start = perf_counter()
                await sign_in(thief, name, "not this one")
                times.append(perf_counter() - start)
    known, unknown = (median(times) for times in took.values())
    assert 0.6 < known / unknown < 1.7, took  # without the work done in vain it would be 4 and more


async def test_the_same_work_is_done_for_a_name_that_nobody_has(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    passwords = house.app.state.accounts.passwords
    checked: list[str] = []
    verify = passwords._hasher.verify

    class Counted:
        def verify(self, kept: str, password: str) -> bool:
            checked.append(kept.rsplit("$", 2)[0])
            return bool(verify(kept, password))

    async with house.person("Worked"), house.browser() as thief:
        nobodys = passwords._nobodys
        assert nobodys.startswith("$argon2id$")
        monkeypatch.setattr(passwords, "_hasher", Counted())
        for name in ("Worked", "No Such Name"):
            await sign_in(thief, name, "not this one")
    assert len(checked) == 2
    assert checked[0] == checked[1] == nobodys.rsplit("$", 2)[0]  # the same parameters


# --- guessing ---


async def test_guesses_are_few_and_lock_nobody_out(house: House) -> None:
    async with house.person("Guessed") as owner, house.browser() as thief, house.browser() as elsewhere:
        await owner.delete("/api/v1/visits/this")
        codes = [(await sign_in(thief, "Guessed", f"guess {n:05}")).json()["code"] for n in range(12)]
        assert codes == ["wrong-sign-in"] * 10 + ["too-many"] * 2
        assert (await sign_in(elsewhere, "Guessed")).json()["code"] == "too-many"  # right, and from nowhere known
        assert (await sign_in(owner, "Guessed")).status_code == 201  # their browser has been here before
        async with house.person("Bystander"):
            assert (await sign_in(elsewhere, "Bystander")).status_code == 201


async def test_a_known_browser_guesses_no_more_than_others(house: House) -> None:
    async with house.person("Borrowed") as borrowed, house.person("Own"):
        await borrowed.delete("/api/v1/visits/this")
        codes = [(await sign_in(borrowed, "Borrowed", f"guess {n:05}")).json()["code"] for n in range(12)]
        assert codes == ["wrong-sign-in"] * 10 + ["too-many"] * 2
        assert (await sign_in(borrowed, "Own", "guess")).json()["code"] == "wrong-sign-in"  # known for one alone


async def test_a_network_that_guesses_at_many_names_is_slowed_down(house: House) -> None:
    house.app.state.limits.strangers = Buckets(5, 0.0)
    async with house.browser() as thief:
        codes = [(await sign_in(thief, f"Name {n}", "guess")).json()["code"] for n in range(7)]
    assert codes == ["wrong-sign-in"] * 5 + ["too-many"] * 2


async def test_right_passwords_are_not_counted(house: House) -> None:
    async with house.person("Often"), house.browser() as browser:
        for _ in range(12):
            browser.cookies.clear()
            assert (await sign_in(browser, "Often")).status_code == 201


async def test_accounts_are_not_made_in_heaps(house: House) -> None:
    house.app.state.limits.newcomers = Buckets(2, 0.0)
    async with house.browser() as browser:
        codes = [
            (await browser.post("/api/v1/people", json={"name": f"Heap {n}", "password": PASSWORD})).status_code
            for n in range(3)
        ]
    assert codes == [201, 201, 429]


# --- other sites ---


@pytest.mark.parametrize(("method", "path"), WRITES)
async def test_another_site_does_nothing_in_my_name(house: House, method: str, path: str) -> None:
    async with house.browser() as browser:
        browser.cookies.set("ruka-visit", "whoever this is")
        for headers in (
            {"origin": ELSEWHERE},
            {"origin": "null"},
            {"sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "same-site"},
            {"content-type": "text/plain"},
            {"content-type": "application/x-www-form-urlencoded"},
        ):
            answer = await browser.request(method, f"/api/v1{path}", json=BODY, headers=headers)
            refused = answer.json()["code"]
            if "content-type" in headers:  # a body that is no JSON may be refused before
                assert refused in ("foreign-site", "bad-message", "bad-field"), (path, refused)
            else:
                assert refused in ("foreign-site", "bad-field"), (path, refused)


async def test_no_write_of_the_server_forgets_to_ask_who_it_is(house: House) -> None:
    """A call that changes something in somebody's name is in the list above."""
    paths = {(method.upper(), path) for path, calls in house.app.openapi()["paths"].items() for method in calls}
    asked = {(method, re.sub(r"/x(?=/|$)|/this$", "/{}", f"/api/v1{path}")) for method, path in WRITES}
    plain = {"rules", "replays", "habits", "score", "element", "potential", "danger", "reading"}  # nobody's name
    found = {(method, re.sub(r"\{\w+\}", "{}", path)) for method, path in paths if method not in ("GET", "HEAD")}
    mine = {one for one in found if one[1].split("/")[3] in ("people", "visits", "passkeys", "me", "friends", "keeper")}
    assert mine <= asked, mine - asked
    assert {path.split("/")[3] for _, path in found} >= plain


async def test_a_form_of_another_site_signs_nobody_in(house: House) -> None:
    """A page could sign its reader in as somebody else, and read along."""
    async with house.person("Attacker"), house.browser() as browser:
        asked = {"name": "Attacker", "password": PASSWORD}
        answer = await browser.post("/api/v1/visits", json=asked, headers={"origin": ELSEWHERE})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-site")
        assert not answer.cookies


async def test_a_socket_of_another_site_is_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path, origins=(ELSEWHERE,)) as house, house.person("Sits") as browser:
        seated = (await browser.post("/api/v1/tables", json={"rules": "tenhou", "name": "x"})).json()
        player = house.player(seated, browser=browser)
        with pytest.raises(InvalidStatus):
            await connect(player.url, origin="https://other.example", additional_headers={"cookie": player.cookie})  # type: ignore[arg-type]
        player.socket = await connect(player.url, origin=ELSEWHERE, additional_headers={"cookie": player.cookie})  # type: ignore[arg-type]
        await player.hello()
        assert (await player.until("state"))["seat"] is None  # may play here, and in nobody's name
        await player.socket.close()


# --- cookies ---


def cookie(answer: httpx.Response, name: str) -> str:
    return next(one for one in answer.headers.get_list("set-cookie") if one.startswith(f"{name}="))


@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_cookies_are_for_the_server_alone(house: House, scheme: str) -> None:
    async with house.person(f"Cookie {scheme}"), house.browser() as browser:
        browser.headers["x-forwarded-proto"] = scheme  # a proxy says so
        answer = await sign_in(browser, f"Cookie {scheme}")
        for name in (visitors.VISIT, visitors.KNOWN):
            flags = {part.strip().lower() for part in cookie(answer, name).split(";")[1:]}
            assert {"httponly", "samesite=lax", "path=/"} <= flags
            assert ("secure" in flags) == (scheme == "https")
            assert not any(flag.startswith("domain") for flag in flags)


async def test_a_key_that_was_put_into_a_browser_is_never_taken_over(house: House) -> None:
    """Whoever knows the cookie from before knows nothing of the visit that begins."""
    async with house.person("Fixed"), house.browser() as browser:
        browser.cookies.set("ruka-visit", "chosen by a thief", domain="127.0.0.1", path="/")
        answer = await sign_in(browser, "Fixed")
        key = cookie(answer, "ruka-visit").partition("=")[2].partition(";")[0]
        assert len(key) >= 32
        async with house.browser() as thief:
            thief.cookies.set("ruka-visit", "chosen by a thief")
            assert await me(thief) is None


async def test_signing_in_again_ends_the_visit_before(house: House) -> None:
    async with house.person("Twice") as browser, house.browser() as thief:
        thief.cookies.set("ruka-visit", browser.cookies["ruka-visit"])
        assert await me(thief) is not None
        await sign_in(browser, "Twice")
        assert await me(thief) is None
        assert len((await browser.get("/api/v1/visits")).json()) == 1


# --- what is written down ---


async def test_no_secret_is_written_anywhere(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    said: list[str] = []
    with caplog.at_level(logging.DEBUG):
        async with serving(tmp_path) as house, house.person("Logged") as browser:
            secrets = [PASSWORD, browser.cookies["ruka-visit"], *(await browser.post("/api/v1/me/codes")).json()]
            wrong = "wrong password, typed in a hurry"
            passwords: list[object] = [wrong, {"is": wrong}, wrong * 100]
            bad = [{"password": one} for one in passwords] + [{"password": wrong, "more": wrong}]
            answers = [await browser.post("/api/v1/visits", json={"name": "Logged"} | one) for one in bad]
            answers += [await browser.put("/api/v1/me/password", json={"password": "short"})]
            said += [answer.text for answer in answers]
            body = f'{{"name": "Logged", "password": "{wrong}'  # cut off
            answer = await browser.post("/api/v1/visits", content=body, headers={"content-type": "application/json"})
            said.append(answer.text)
            house.app.state.stores.clerk.engine.dispose()
            secrets.append(wrong)
    server = (one.getMessage() for one in caplog.records if not one.name.startswith("http"))  # ours, and no client's
    told = "\n".join([*server, *said])
    for secret in secrets:
        assert secret not in told
    for file in tmp_path.glob(f"{DATABASE}*"):
        data = file.read_bytes()
        for secret in secrets:
            assert secret.encode() not in data, file.name
