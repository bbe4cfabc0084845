"""A rated game on the screen: the end of it, the profile of a player, and the leaderboard."""

from __future__ import annotations

from datetime import UTC, datetime

import httpx
import pytest
from playwright.async_api import expect
from sqlalchemy import insert, update

from ruka.server.people import new_id
from ruka.server.stores import KeptPerson, schema
from tests.browser.axe import no_findings
from tests.browser.conftest import LANDSCAPE, PHONE, Visitor
from tests.browser.waiting import fits_the_screen
from tests.server.conftest import House
from tests.server.test_standing import counted, person_id, played

pytestmark = pytest.mark.browser


async def test_a_rated_game_its_end_and_a_profile(visitor: Visitor) -> None:
    house = visitor.house
    names = f"Eva {new_id()[:6]}", f"Adam {new_id()[:6]}"
    async with house.person(names[0]) as eva, house.person(names[1]) as adam:
        state, _ = await played(house, eva, adam, delay=0)
        await void_game(house, eva)
        await counted(house)
        id = await person_id(eva)
        page = await visitor.page()
        await page.goto(f"/table/{state['setup']['id']}")
        change = next(one for one in state["rated"] if one["seat"] == state["seat"])
        await expect(page.locator(f"[data-rating='{state['seat']}']")).to_contain_text(f"{change['after']:,}")
        await visitor.picture(page, "end-rated")
        await no_findings(page)
        await page.get_by_role("link", name=names[0]).click()
        await expect(page.get_by_role("heading", level=1)).to_have_text(names[0])
        await expect(page.get_by_text("provisional")).to_be_visible()
        await expect(page.get_by_role("heading", name="Tenhou")).to_be_visible()
        await expect(page.get_by_role("link", name="Replay", exact=True).last).to_be_visible()
        void = page.get_by_role("row").filter(has_text="counts for nobody")
        await expect(void).to_contain_text("Everybody had left it for ten minutes")
        await expect(void.get_by_role("link")).to_have_count(0)
        await no_findings(page)
        await visitor.picture(page, "profile", full_page=True)
        for lang, name in (("cs", "Statistiky"), ("pl", "Statystyki")):
            other = await visitor.page(lang=lang, size=PHONE, color_scheme="dark")
            await other.goto(f"/people/{id}")
            await expect(other.get_by_role("heading", name=name)).to_be_visible()
            await fits_the_screen(other)
            history = other.get_by_role("table").last
            assert await history.evaluate("(table) => table.scrollWidth <= table.parentElement.clientWidth"), lang
            await visitor.picture(other, f"profile-{lang}", full_page=True)
        assert (await eva.put("/api/v1/me/privacy", json={"private": True})).status_code == 204
        await page.reload()
        await expect(page.get_by_text("does not show games and statistics")).to_be_visible()
        await expect(page.get_by_role("heading", name="Tenhou")).to_have_count(0)


async def void_game(house: House, person: httpx.AsyncClient) -> None:
    """One that had begun and was left by everybody."""
    seats = ["person", "bot", "bot", "bot"]
    made = (await person.post("/api/v1/tables", json={"rules": "tenhou", "name": "Eva", "seats": seats})).json()
    stores, table = house.app.state.stores, made["table"]
    begun = update(schema.seats).where(schema.seats.c.table == table).values(seed="")
    await stores.keep(lambda connection: connection.execute(begun), stores.tables.give_up(table, "void"))


async def test_the_leaderboard(visitor: Visitor) -> None:
    stores = visitor.house.app.state.stores
    for place, name in enumerate(("Božena", "Łukasz", "Ann")):
        person = KeptPerson(new_id(), f"{name} {new_id()[:6]}")
        await stores.keep(stores.people.add(person))
        row = {"person": person.id, "family": "mcr", "mean": 30.0 - place, "deviation": 1.5, "games": 40}
        row["last"] = datetime.now(UTC)
        await stores.keep(lambda connection, row=row: connection.execute(insert(schema.ratings), row))
    visitor.house.app.state.standing._leaders.clear()
    page = await visitor.page()
    await page.goto("/leaders")
    await page.get_by_role("link", name="Chinese competition rules").click()
    rows = page.get_by_role("row")
    await expect(rows.nth(1)).to_contain_text("Božena")
    await expect(rows.nth(1)).to_contain_text("1,800")
    await expect(rows.nth(3)).to_contain_text("Ann")
    await no_findings(page)
    await visitor.picture(page, "leaders")
    for size in (PHONE, LANDSCAPE):
        await page.set_viewport_size(size)
        await fits_the_screen(page)
        await visitor.picture(page, "leaders")
    await page.get_by_role("link", name="Božena").click()
    await expect(page.get_by_role("heading", level=1)).to_contain_text("Božena")
