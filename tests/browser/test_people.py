"""Accounts in a browser: made, signed in by password and passkey, games taken along, friends, and the keeper's page."""

from __future__ import annotations

import json
import re

import pytest
from playwright.async_api import Page, ViewportSize, expect

from tests.browser.axe import no_findings
from tests.browser.conftest import DESKTOP, LANDSCAPE, PHONE, Visitor
from tests.browser.waiting import fits_the_screen, soon_equal
from tests.crossing import mainly
from tests.server.conftest import PASSWORD
from tests.server.test_accounts import me

pytestmark = pytest.mark.browser
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


async def make_account(page: Page, name: str) -> None:
    await page.goto("/account")
    await page.get_by_role("button", name="New account").click()
    form = page.get_by_role("form")
    await form.get_by_label("Name").fill(name)
    await form.get_by_label("Password").fill(PASSWORD)
    await form.get_by_role("button", name="Make the account").click()
    await expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()


async def sign_in(page: Page, name: str) -> None:
    await page.goto("/account")
    form = page.get_by_role("form")
    await form.get_by_label("Name").fill(name)
    await form.get_by_label("Password").fill(PASSWORD)
    await form.get_by_role("button", name="Sign in").click()


async def test_a_guest_becomes_an_account_and_goes_on_in_another_browser(visitor: Visitor) -> None:
    seated = await visitor.house.make(rules="tenhou")
    page = await visitor.table(seated)
    await page.locator("[data-hand]").first.wait_for()
    await make_account(page, "Guest No More")
    await page.get_by_role("button", name="Take it into the account").click()
    await expect(page.get_by_text("1 game has been taken into your account.")).to_be_visible()
    phone = await visitor.page(size=PHONE)
    await sign_in(phone, "Guest No More")
    await expect(phone.get_by_role("banner").get_by_text("Guest No More")).to_be_attached()
    await phone.goto(f"/table/{seated['table']}")
    await phone.locator("[data-hand]").first.wait_for()  # their own hand, and not what everybody sees
    await phone.goto("/")
    await expect(phone.locator(f'a[href="/table/{seated["table"]}"]')).to_be_visible()


async def test_what_somebody_learnt_goes_with_them(visitor: Visitor) -> None:
    """It is in the account, and the next person in this browser begins anew."""
    page = await visitor.page()
    await make_account(page, "Learner")
    kept = {"lessons": {"tiles/suits": "2026-01-01"}, "days": ["2026-01-01"]}
    await page.evaluate("kept => localStorage.setItem('ruka-learned', JSON.stringify(kept))", kept)
    await page.get_by_role("navigation", name="Account").get_by_role("button", name="Sign out").click()
    await expect(page.get_by_role("button", name="New account")).to_be_visible()
    assert await page.evaluate("localStorage.getItem('ruka-learned')") is None
    await make_account(page, "Next One")
    await page.goto("/learn")
    await expect(page.get_by_text("0 of 7")).to_be_visible()
    await page.goto("/account")
    await page.get_by_role("navigation", name="Account").get_by_role("button", name="Sign out").click()
    await expect(page.get_by_role("button", name="New account")).to_be_visible()
    await sign_in(page, "Learner")
    await expect(page.get_by_role("heading", name="Learner", level=1)).to_be_visible()
    await page.goto("/learn")
    await expect(page.get_by_text("1 of 7")).to_be_visible()


async def test_a_passkey_is_made_and_signs_in_without_a_name(visitor: Visitor) -> None:
    """A passkey belongs to the name of a host: an address has none."""
    host = visitor.house.url.replace("127.0.0.1", "localhost")
    page = await visitor.page(fresh=True)
    devices = await page.context.new_cdp_session(page)
    await devices.send("WebAuthn.enable")
    made = await devices.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    await page.goto(f"{host}/account")
    await page.get_by_role("button", name="New account").click()
    await page.get_by_role("form").get_by_label("Name").fill("Finger")
    await page.get_by_role("form").get_by_label("Password").fill(PASSWORD)
    await page.get_by_role("button", name="Make the account").click()
    await page.get_by_role("button", name="Add a passkey").click()
    await expect(page.get_by_text("The passkey has been added.")).to_be_visible()
    kept = await devices.send("WebAuthn.getCredentials", {"authenticatorId": made["authenticatorId"]})
    assert [(one["rpId"], one["isResidentCredential"]) for one in kept["credentials"]] == [("localhost", True)]
    await page.get_by_role("navigation", name="Account").get_by_role("button", name="Sign out").click()
    await page.get_by_role("button", name="Sign in with a passkey").click()
    await expect(page.get_by_role("heading", name="Finger", level=1)).to_be_visible()
    await page.get_by_role("button", name="Remove: ").click()
    await expect(page.get_by_role("button", name="Remove: ")).to_have_count(0)


async def test_password_managers_know_what_the_fields_are(visitor: Visitor) -> None:
    page = await visitor.page()
    await page.goto("/account")
    seen = "els => els.map((one) => [one.type, one.autocomplete])"
    fields = page.locator("form input")
    await soon_equal(
        lambda: fields.evaluate_all(seen), [["text", "username webauthn"], ["password", "current-password"]]
    )
    await page.get_by_role("button", name="New account").click()
    await soon_equal(lambda: fields.evaluate_all(seen), [["text", "username"], ["password", "new-password"]])


async def test_what_is_wrong_is_said_beside_its_field(visitor: Visitor) -> None:
    async with visitor.house.person("Taken Name"):
        page = await visitor.page()
        visitor_faults = visitor.faults
        await page.goto("/account")
        await page.get_by_role("button", name="New account").click()
        form = page.get_by_role("form")
        for name, password, field, said in (
            ("taken name", PASSWORD, "Name", "belongs to somebody else"),
            ("Somebody", "short", "Password", "at least 8 characters"),
            ("Somebody New", "somebody new", "Password", "must not be the name"),
        ):
            await form.get_by_label("Name").fill(name)
            await form.get_by_label("Password").fill(password)
            await form.get_by_role("button", name="Make the account").click()
            await expect(form.get_by_label(field)).to_have_accessible_description(re.compile(said))
            await expect(form.get_by_label(field)).to_have_attribute("aria-invalid", "true")
        visitor_faults[:] = [one for one in visitor_faults if "Failed to load resource" not in one]  # refusals


async def test_recovery_codes_are_shown_once_and_let_in(visitor: Visitor) -> None:
    page = await visitor.page()
    await make_account(page, "Forgetful")
    await page.get_by_role("button", name="Make ten new codes").click()
    codes = page.locator("code")
    await expect(codes).to_have_count(10)
    code = await codes.first.inner_text()
    await page.reload()
    await expect(page.get_by_text("You have 10 codes left.")).to_be_visible()
    await expect(codes).to_have_count(0)
    phone = await visitor.page(size=PHONE)
    await phone.goto("/account")
    await phone.get_by_role("button", name="I have forgotten my password").click()
    form = phone.get_by_role("form")
    await form.get_by_label("Name").fill("Forgetful")
    await form.get_by_label("Recovery code").fill(code.lower())
    await form.get_by_label("New password").fill("another correct horse")
    await form.get_by_role("button", name="Set the password").click()
    await expect(phone.get_by_text("You have 9 codes left.")).to_be_visible()


async def test_friends_are_asked_accepted_and_seen(visitor: Visitor) -> None:
    async with visitor.house.person("Old Friend") as other:
        page = await visitor.page()
        await make_account(page, "New Friend")
        await page.get_by_role("link", name="Profile").click()
        await expect(page.get_by_role("heading", name="Ratings")).to_be_visible()
        await page.get_by_role("link", name="Your account").click()
        await page.get_by_role("link", name="Friends").click()
        await page.get_by_label("Name of a player").fill("old friend")
        await page.get_by_role("button", name="Ask to be friends").click()
        await expect(page.get_by_role("heading", name="You have asked")).to_be_visible()
        (asks,) = (await other.get("/api/v1/friends")).json()
        await other.post("/api/v1/friends", json={"person": asks["id"]})
        await page.reload()
        await expect(page.get_by_text("Here now")).to_be_visible()
        await page.get_by_role("button", name="Remove: Old Friend").click()
        await expect(page.get_by_text("There is nobody here yet.")).to_be_visible()
        await other.post("/api/v1/friends", json={"name": "New Friend"})  # told wherever one is
        bar = page.get_by_role("banner")
        await bar.get_by_role("link", name="New Friend (somebody asks to be friends)").click()
        await page.get_by_role("link", name="Friends: somebody asks to be friends").click()
        await page.get_by_role("button", name="Accept: Old Friend").click()
        await expect(page.get_by_text("Here now")).to_be_visible()
        await expect(bar.get_by_role("link", name="New Friend", exact=True)).to_be_visible()


async def test_an_account_is_deleted_with_its_password(visitor: Visitor) -> None:
    page = await visitor.page()
    await make_account(page, "Short Stay")
    await page.get_by_text("Delete the account").click()
    form = page.locator("details form")
    await form.get_by_label("Password").fill(PASSWORD)
    await form.get_by_role("button", name="Delete for good").click()
    await expect(page.get_by_role("banner").get_by_role("link", name="Sign in")).to_be_visible()
    async with visitor.house.person("Short Stay"):  # the name is free
        pass


async def test_a_keeper_finds_and_blocks_a_player(visitor: Visitor) -> None:
    house = visitor.house
    async with house.person("Troll") as troll:
        page = await visitor.page()
        await make_account(page, "Warden")
        stores = house.app.state.stores
        warden = await stores.people.named("Warden")
        await stores.keep(stores.people.change(warden.id, role="keeper"))
        await page.reload()
        await page.get_by_role("link", name="Keeping the server").click()
        await page.get_by_label("Name").fill("troll")
        await page.get_by_role("button", name="Find").click()
        card = page.get_by_role("article", name="Troll")
        await card.get_by_label("Reason").fill("Enough is enough.")
        await card.get_by_role("button", name="Block", exact=True).click()
        await expect(card.get_by_text("Blocked until")).to_be_visible()
        await expect(page.get_by_role("cell", name="Blocked: Troll")).to_be_visible()
        assert await me(troll) is None


@mainly("lang,size,look", ("pl", PHONE, "light"), ("cs", DESKTOP, "dark"), ("en", LANDSCAPE, "dark"))
async def test_the_pages_are_for_everybody(visitor: Visitor, lang: str, size: ViewportSize, look: str) -> None:
    house = visitor.house
    async with house.person(f"Overseer {lang}") as browser, house.person(f"Friendly {lang}") as friend:
        page = await visitor.page(lang=lang, size=size, color_scheme=look)
        await page.goto("/account")
        await page.get_by_role("form").wait_for()
        await no_findings(page)
        await fits_the_screen(page)
        await visitor.picture(page, f"sign-in-{lang}", full_page=True)
        stores = house.app.state.stores
        known = await me(browser) or {}
        await stores.keep(stores.people.change(known["id"], role="keeper"))
        await friend.post("/api/v1/friends", json={"name": known["name"]})
        cookies = [{"name": "ruka-visit", "value": browser.cookies["ruka-visit"], "url": house.url}]
        await page.context.add_cookies(cookies)  # type: ignore[arg-type]
        await page.evaluate("localStorage.setItem('ruka-signed-in', '1')")
        kept = json.dumps({"t": {"token": "k", "seed": "", "commitment": ""}})
        await page.evaluate("(seats) => localStorage.setItem('ruka-seats', seats)", kept)
        for path, mark in (("account", "details"), ("friends", "li"), ("keeper", "section")):
            await page.goto(f"/{path}")
            await page.locator(f"main {mark}").first.wait_for()
            await no_findings(page)
            await fits_the_screen(page)
            await visitor.picture(page, f"{path}-{lang}", full_page=True)
