"""The lobby in the browser: strangers meet, a game counts, others watch it, and whoever waits may stop waiting."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from playwright.async_api import Page, expect

from ruka.rulesets import rule_set
from ruka.schema.answers import Seated
from ruka.schema.messages import Clock
from ruka.server.models import NewTable
from ruka.server.people import Visitor as SignedIn
from ruka.server.people import new_id
from ruka.testing.walls import build_wall
from ruka.texts import text
from tests.browser.axe import no_findings
from tests.browser.conftest import DESKTOP, LANDSCAPE, PHONE, Visitor
from tests.browser.play import play_on
from tests.browser.test_load import SHIFTS, STILL
from tests.browser.waiting import fits_the_screen, soon
from tests.crossing import mainly
from tests.server.lobby_visitors import befriend

pytestmark = pytest.mark.browser

SECRET = "a long and quiet river"
HANDS = {0: "111m 222p 333s 44m 55p", 1: "147m 258p 369s 1234z", 2: "258m 369p 147s 1256z", 3: "369m 147p 258s 3467z"}


async def person(visitor: Visitor, name: str, lang: str = "en") -> tuple[Page, SignedIn]:
    """Somebody with an account, in a browser of their own."""
    page = await visitor.page(lang)
    answer = await page.request.post("/api/v1/people", data={"name": name, "password": SECRET})
    assert answer.status == 201, await answer.text()
    me = await answer.json()
    return page, SignedIn(me["id"], me["name"], me["visit"])


async def rules_known(visitor: Visitor, *langs: str) -> None:
    """Cards of rules are made once, and a machine that does much else may need more than one attempt."""
    for lang in langs:
        status = await soon(partial(_status, visitor, lang), lambda found: found == 200)
        assert status == 200


async def _status(visitor: Visitor, lang: str) -> int:
    return (await visitor.house.http.get("/api/v1/rules", params={"lang": lang})).status_code


async def rated_table(visitor: Visitor, host: SignedIn, **more: object) -> Seated:
    """The host wins on her third draw, and everybody else is out of points."""
    wall = build_wall(rule_set("tenhou"), hands=HANDS, draws="5z 6z 7z 5z 7z 6z 5z 7z 4m", dora="9s")
    asked = NewTable(
        rules="tenhou",
        options={"start_points": 10_000},
        name=host.name,
        clock=Clock(move=60, bank=600),
        pace="fast",
        seats=["person", "open", "bot", "bot"],
        listed=True,
        rated=True,
        **more,  # type: ignore[arg-type]
    )
    made: Seated = await visitor.house.app.state.hall.make(asked, walls=[wall], visitor=host)
    return made


async def test_two_people_find_each_other_and_play_a_rated_game_to_its_end(visitor: Visitor) -> None:
    await rules_known(visitor, "en", "cs")
    first, anna = await person(visitor, "Anna Lobby")
    second, bob = await person(visitor, "Bob Lobby", lang="cs")
    await second.goto("/lobby")
    await expect(second.get_by_role("heading", name=text("lobby-open", "cs"))).to_be_visible()
    made = await rated_table(visitor, anna)
    await first.goto(f"/table/{made.table}")
    await expect(first.get_by_text(text("lobby-rated-room", "en"))).to_be_visible()

    card = second.get_by_role("listitem").filter(has_text=anna.name).first
    await expect(card).to_contain_text(text("lobby-counts", "cs"))
    await card.get_by_role("button").click()
    for page in (first, second):
        await play_on(page)
    for page, lang in ((first, "en"), (second, "cs")):
        await page.get_by_role("button", name=text("result-to-end", lang)).click()
        await expect(page.get_by_role("heading", name=text("result-game-over", lang))).to_be_visible()
    kept = await visitor.house.app.state.stores.tables.find(made.table)
    assert kept.over is not None
    assert [seat.name for seat in kept.seats[:2]] == [anna.name, bob.name]
    assert [(seat.away, seat.leaves) for seat in kept.seats[:2]] == [("", 0), ("", 0)]


async def test_a_quick_seat_leads_to_whoever_waits_and_back(visitor: Visitor) -> None:
    await rules_known(visitor, "en", "pl")
    first, second = await visitor.page(), await visitor.page(lang="pl")
    for page in (first, second):
        await page.goto("/lobby")
        await page.locator("[data-quick]").click()
        await expect(page.get_by_role("timer")).to_be_visible()
    assert first.url == second.url
    await expect(first.get_by_role("listitem").filter(has_text=text("web-player", "pl"))).to_be_visible()
    await first.locator("[data-cancel]").click()
    await expect(first.get_by_role("heading", name=text("lobby-title", "en"))).to_be_visible()
    await expect(first.get_by_role("listitem").filter(has_text=text("web-player", "pl")).first).to_be_visible()
    await expect(second.locator("[data-start]")).to_be_visible()  # whoever is left starts the game
    await second.locator("[data-cancel]").click()
    await expect(first.get_by_text(text("lobby-open-none", "en"))).to_be_visible()


async def test_a_game_is_watched_a_while_later(visitor: Visitor) -> None:
    house = visitor.house
    seats = ["person", "open", "bot", "bot"]
    eva = await house.make(listed=True, seats=seats, delay=2, pace="even", clock={"move": 600, "bank": 0})
    adam = await house.sit(eva["table"], "Adam")
    async with house.player(eva) as one, house.player(adam) as other:
        await asyncio.gather(one.until("events"), other.until("events"))
        page = await visitor.page()
        await page.goto("/lobby")
        await page.get_by_role("link", name="Watch").first.click()
        await expect(page.locator("[data-behind]")).to_contain_text("2 seconds late")
        await expect(page.locator("[data-hand]")).to_have_count(0)
        seen = await soon(lambda: _last_players(one), lambda told: told == 1)
        assert seen == 1
        await no_findings(page)
        player = await visitor.table(adam)
        await expect(player.get_by_role("img", name="1 person is watching")).to_be_visible()
        await visitor.picture(player, "lobby-watched")
        await visitor.picture(page, "lobby-watching")


async def test_e16_who_watches_before_there_is_anything_to_see_is_told_so(visitor: Visitor) -> None:
    eva = await visitor.house.make(listed=True, seats=["person", "bot", "bot", "bot"], delay=600)
    async with visitor.house.player(eva) as one:
        await one.question()
        page = await visitor.page()
        await page.goto("/lobby")
        await page.get_by_role("link", name="Watch").first.click()
        await expect(page.get_by_role("heading", name=text("lobby-late-room", "en"))).to_be_visible()
        own = await visitor.page(seated=eva)
        await own.goto("/lobby")
        await expect(own.get_by_role("link", name=text("lobby-come-back", "en"))).to_be_visible()


async def _last_players(player: object) -> int:
    heard = await player.until("players")  # type: ignore[attr-defined]
    return int(heard["watching"])


@mainly("lang,size,scheme", ("pl", PHONE, "dark"), ("cs", DESKTOP, "light"), ("en", LANDSCAPE, "light"))
async def test_the_page_for_everybody(visitor: Visitor, lang: str, size: object, scheme: str) -> None:
    house = visitor.house
    await rules_known(visitor, lang)
    await house.make(listed=True, name="Božena", seats=["person", "open", "open", "bot"], strength="beginners")
    await house.make(listed=True, name="Cyril", rules="hong-kong", options={}, seats=["person", "open", "open", "open"])
    page = await visitor.page(lang=lang, size=size, color_scheme=scheme)  # type: ignore[arg-type]
    await page.goto("/lobby")
    for name in ("Božena", "Cyril"):
        await expect(page.get_by_role("listitem").filter(has_text=name).first).to_be_visible()
    await no_findings(page)
    await fits_the_screen(page)
    await visitor.picture(page, f"lobby-{lang}", full_page=True)
    quick, table = page.locator("[data-quick]"), page.get_by_role("listitem").filter(has_text="Božena").first
    if size is PHONE:  # the form is as it was chosen last, and the tables come soon after it
        await expect(page.locator("#quick-fields")).to_be_hidden()
        above, below = await quick.bounding_box(), await table.bounding_box()
        assert above is not None
        assert below is not None
        assert 0 < below["y"] - above["y"] < PHONE["height"]
        await page.get_by_role("button", name=text("home-change", lang)).click()
        await expect(page.locator("#quick-fields")).to_be_visible()
    await page.get_by_role("radio", name=text("family-classical", lang)).last.check()
    await expect(page.get_by_role("listitem").filter(has_text="Božena")).to_have_count(0)
    await expect(page.get_by_role("listitem").filter(has_text="Cyril").first).to_be_visible()


@mainly("lang,size", ("cs", DESKTOP), ("pl", PHONE))
async def test_home_tells_what_is_going_on_and_nothing_moves(visitor: Visitor, lang: str, size: object) -> None:
    house = visitor.house
    await rules_known(visitor, lang)
    page = await visitor.page(lang=lang, size=size)  # type: ignore[arg-type]
    await page.add_init_script(SHIFTS)
    await page.goto("/")
    await expect(page.get_by_role("heading", name=text("web-choose-rules", lang))).to_be_visible()
    await page.wait_for_load_state("networkidle")
    going = page.get_by_role("navigation", name=text("home-going", lang))
    await expect(going).to_have_count(0)  # nothing is going on

    await house.make(listed=True, name="Božena", seats=["person", "open", "open", "bot"])
    game = await house.make(listed=True, name="Cyril", seats=["person", "open", "open", "open"])
    async with house.player(game) as player:
        await player.until("state")
        await player.say({"type": "start"})
        await player.question()
        await page.reload()
        await expect(going.get_by_role("link", name=text("home-going-open", lang, count=1))).to_be_visible()
        await expect(going.get_by_role("link", name=text("home-going-games", lang, count=1))).to_be_visible()
        assert await page.evaluate("window.shift") < STILL
        await fits_the_screen(page)
        await no_findings(page)
        await visitor.picture(page, f"home-going-{lang}")
        if size is DESKTOP:
            await expect(going.get_by_role("link", name="Cyril")).to_be_visible()
            await going.get_by_role("link", name="Božena").click()
            await expect(page.get_by_role("heading", name=text("play-room", lang))).to_be_visible()


async def test_an_invitation_is_seen_and_heard_on_every_page(visitor: Visitor) -> None:
    friend, host = await person(visitor, "Anna Invites")
    page, guest = await person(visitor, "Bob Invited")
    await page.set_viewport_size(PHONE)
    await befriend(visitor.house, host.id, guest.id)
    await page.add_init_script("localStorage.setItem('ruka-signed-in', '1')")
    asked = {"rules": "tenhou", "name": "x", "seats": ["person", "open", "open", "open"]}
    tables = []
    for _ in range(2):
        made = await friend.request.post("/api/v1/tables", data=asked)
        tables.append((await made.json())["table"])
    await page.goto("/calculator")
    lobby = page.get_by_role("link", name=text("lobby-title", "en"))
    await expect(lobby).to_have_accessible_name(text("lobby-title", "en"))
    for count, table in enumerate(tables, 1):
        await friend.request.post(f"/api/v1/tables/{table}/invitations", data={"person": guest.id})
        told = text("home-invited", "en", count=count)
        await expect(lobby).to_have_accessible_name(f"{text('lobby-title', 'en')} ({told})")
        await expect(page.get_by_role("status").filter(has_text=told)).to_be_attached()
    await no_findings(page)
    await fits_the_screen(page)
    await visitor.picture(page, "invited")
    await lobby.focus()
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name=text("lobby-decline", "en")).first.click()
    await expect(lobby).to_have_accessible_name(f"{text('lobby-title', 'en')} ({text('home-invited', 'en', count=1)})")


async def test_an_invitation_is_told_at_a_table_too(visitor: Visitor) -> None:
    friend, host = await person(visitor, "Anna Calls")
    page, guest = await person(visitor, "Bob Plays")
    await befriend(visitor.house, host.id, guest.id)
    await page.add_init_script("localStorage.setItem('ruka-signed-in', '1')")
    own = await (await page.request.post("/api/v1/tables", data={"rules": "tenhou", "name": "x"})).json()
    await page.goto(f"/table/{own['table']}")
    await page.locator("[data-hand]").first.wait_for()
    await expect(page.locator("[data-invited]")).to_have_count(0)
    asked = {"rules": "tenhou", "name": "x", "seats": ["person", "open", "open", "open"]}
    made = await (await friend.request.post("/api/v1/tables", data=asked)).json()
    await friend.request.post(f"/api/v1/tables/{made['table']}/invitations", data={"person": guest.id})
    told = text("home-invited", "en", count=1)
    await expect(page.locator("[data-invited]")).to_be_visible()
    await expect(page.get_by_role("status").filter(has_text=told)).to_be_attached()
    await visitor.picture(page, "invited-at-table")
    await page.get_by_role("button", name=text("play-menu", "en")).click()
    await no_findings(page)
    await page.get_by_role("link", name=told).click()
    await expect(page.get_by_role("heading", name=text("lobby-invitations", "en"))).to_be_visible()


async def test_a_table_is_shared_by_link_and_code(visitor: Visitor) -> None:
    eva = await visitor.house.make(seats=["person", "open", "open", "open"], listed=True, fill={"after": 600})
    page = await visitor.table(eva, lang="cs", size=PHONE)
    await page.get_by_role("button", name=text("lobby-qr", "cs")).click()
    code = page.get_by_role("img", name=text("lobby-qr-text", "cs"))
    await expect(code).to_be_visible()
    assert len(await code.locator("path").get_attribute("d") or "") > 1000
    await expect(page.get_by_label(text("play-link", "cs"))).to_have_value(f"{visitor.house.url}/table/{eva['table']}")
    await expect(page.get_by_role("timer")).to_be_visible()
    await no_findings(page)
    await fits_the_screen(page)
    await visitor.picture(page, "lobby-room", full_page=True)


async def test_a_guest_does_not_pass_for_somebody_with_an_account(visitor: Visitor) -> None:
    """Two are called the same: in the lobby, before the game, in talk and at the table one of them has the mark."""
    page, eva = await person(visitor, f"Eva {new_id()[:6]}")
    asked = {"name": eva.name, "seats": ["person", "open", "open", "bot"], "listed": True, "draw_seats": False}
    made = await visitor.house.make(**asked)
    taken = await page.request.post(f"/api/v1/tables/{made['table']}/seats", data={"name": eva.name})
    assert taken.status == 201, await taken.text()
    await page.goto("/lobby")
    called = page.get_by_role("listitem").filter(has_text=eva.name)
    line = called.filter(has=page.get_by_role("list"))
    await expect(line.get_by_role("listitem").filter(has_text=eva.name)).to_have_count(2)
    await expect(line.get_by_label("has an account")).to_have_count(1)
    await no_findings(page)
    await page.goto(f"/table/{made['table']}")
    await expect(called).to_have_count(2)
    await expect(called.filter(has_text="You").get_by_label("has an account")).to_be_visible()
    await expect(called.filter(has_text="guest").get_by_label("has an account")).to_have_count(0)
    async with visitor.house.player(made) as guest:
        await guest.until("state")
        await guest.say({"type": "chat", "phrase": "hello"})
        said = page.get_by_role("log", name="What was said").get_by_role("paragraph")
        await expect(said.filter(has_text=eva.name)).to_be_visible()
        await expect(said.get_by_label("has an account")).to_have_count(0)
        await no_findings(page)  # one message is new
        await page.get_by_role("button", name="Chat: 1 new message").click()
        await page.locator("[data-phrase=thanks]").click()
        await expect(said.filter(has_text="You").get_by_label("has an account")).to_be_visible()
        await expect(
            page.get_by_role("button", name="Chat", exact=True)
        ).to_be_visible()  # what one says oneself is read
        await guest.say({"type": "start"})
        plates = page.locator(".centre .player").filter(has_text=eva.name)
        await expect(plates).to_have_count(2)
        await expect(plates.filter(has_text="guest")).to_have_attribute("title", f"{eva.name}: guest")
        await expect(plates.filter(has=page.get_by_label("has an account"))).to_have_count(1)
        await no_findings(page)
