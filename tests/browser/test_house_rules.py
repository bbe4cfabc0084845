"""House rules in the browser: written, refused with the line, shared, opened by somebody else, and played."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.async_api import expect

from ruka.rules.written import written
from ruka.texts import text
from tests.browser.conftest import PATIENCE, PHONE, Visitor
from tests.browser.files import drop
from tests.browser.play import play_turns
from tests.browser.waiting import fits_the_screen

pytestmark = pytest.mark.browser

HOUSE = """base = "video"
name = "Thursday club"

[prices]
toitoi = 3

[patterns.red_pair]
names = { cs = "Červený pár", pl = "Czerwona para", en = "A red pair" }
is = "any_of(pairs & kinds('7z'))"
open = 1
"""


async def test_house_rules_are_shared_and_a_hand_is_played_by_them(visitor: Visitor) -> None:
    page = await visitor.page(lang="cs")
    await page.goto("/rules")
    await page.get_by_role("link", name=text("house-write", "cs")).click()
    editor = page.get_by_label(text("house-file", "cs"))
    await editor.fill(HOUSE)
    await page.get_by_role("button", name=text("house-share", "cs")).click()
    await expect(page.get_by_role("heading", level=1, name="Thursday club")).to_be_visible()
    await expect(page.get_by_role("row", name="Červený pár")).to_be_visible()
    link = page.url

    other = await visitor.page(lang="pl", size=PHONE)  # anybody can open it
    await other.goto(link)
    await expect(other.get_by_role("row", name="Czerwona para")).to_be_visible()
    await expect(other.get_by_role("article", name="Czerwona para")).to_be_visible()
    assert await other.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await other.get_by_role("button", name=text("web-with-friends", "pl")).click()
    dialog = other.get_by_role("dialog")
    await expect(dialog.get_by_label(text("web-rules", "pl"), exact=False).first).to_have_value(link.rsplit("/", 1)[1])
    await dialog.get_by_text(text("home-who-bots", "pl"), exact=True).click()
    await dialog.get_by_text(text("web-pace-fast", "pl"), exact=True).click()
    await dialog.get_by_role("button", name=text("web-make-start", "pl")).click()
    await other.locator("[data-hand]").first.wait_for()
    await expect(other).to_have_title(re.compile("Thursday club"))
    await play_turns(other)
    await other.locator('[aria-keyshortcuts="Enter N"]').wait_for(timeout=PATIENCE * 1000)


async def test_rules_that_cannot_be_are_told_with_their_line(visitor: Visitor) -> None:
    page = await visitor.page(lang="pl")
    await page.goto("/rules/new")
    await page.get_by_label(text("house-file", "pl")).fill(HOUSE.replace("pairs &", "pears &"))
    await page.get_by_role("button", name=text("house-share", "pl")).click()
    await expect(page.get_by_role("alert")).to_contain_text("pears")
    await expect(page.get_by_role("alert")).to_contain_text("9")
    visitor.faults.clear()  # the browser itself tells of an answer 400


async def test_house_rules_are_offered_again_and_changed(visitor: Visitor) -> None:
    made = (await visitor.house.http.post("/api/v1/rules", json={"file": HOUSE})).json()
    page = await visitor.page()
    await page.goto(f"/rules/{made['id']}")
    await page.get_by_role("link", name=text("house-change", "en")).click()
    await expect(page.get_by_label(text("house-file", "en"))).to_have_value(HOUSE)
    await page.goto("/")
    await page.get_by_role("button", name=text("web-with-friends", "en")).first.click()
    await expect(page.get_by_role("dialog").locator("option", has_text="Thursday club")).to_have_count(1)


async def test_every_word_of_the_help_is_known_and_every_example_can_be_shared(visitor: Visitor) -> None:
    page = await visitor.page(lang="cs", size=PHONE)
    await page.goto("/rules/new")
    editor = page.get_by_label(text("house-file", "cs"))
    await expect(editor).to_have_value(re.compile(text("house-sample-name", "cs")))
    await page.get_by_text(text("house-words", "cs")).click()
    words = await page.locator("details code").all_inner_texts()
    assert len(words) > 50
    for word in words:
        written(word)
    guide = page.get_by_role("link", name=text("house-guide", "cs"))
    assert await guide.get_attribute("href") == "/docs/guide/house-rules.html?lang=cs"
    for button in await page.get_by_role("button", name=text("house-insert", "cs")).all():
        await button.click()
    await fits_the_screen(page)
    await page.get_by_role("button", name=text("house-share", "cs")).click()
    for name in ("wind_pung", "simple_pungs", "next_pungs"):
        await expect(page.get_by_role("row", name=text(f"house-example-{name}", "cs"))).to_be_visible()
    await fits_the_screen(page)


async def test_another_file_takes_the_error_away(visitor: Visitor) -> None:
    """The button to choose it speaks the language of the page, not that of the browser."""
    page = await visitor.page(lang="pl", size=PHONE)
    await page.goto("/rules/new")
    for name, content in (("bad.toml", HOUSE.replace("pairs &", "pears &")), ("good.toml", HOUSE)):
        async with page.expect_file_chooser() as asked:
            await page.get_by_role("button", name=text("house-bring", "pl")).click()
        await (await asked.value).set_files({"name": name, "mimeType": "text/plain", "buffer": content.encode()})
        await expect(page.get_by_role("status").get_by_text(name)).to_be_visible()
        await expect(page.get_by_role("alert")).to_have_count(0)
        await expect(page.get_by_label(text("house-file", "pl"))).to_have_value(content)
        await page.get_by_role("button", name=text("house-share", "pl")).click()
        if name == "bad.toml":
            await expect(page.get_by_role("alert")).to_contain_text("pears")
            visitor.faults.clear()  # the browser itself tells of an answer 400
    await expect(page.get_by_role("heading", level=1, name="Thursday club")).to_be_visible()


async def test_a_file_dropped_on_the_editor_is_house_rules(visitor: Visitor) -> None:
    page = await visitor.page()
    await page.goto("/rules/new")
    editor = page.get_by_label(text("house-file", "en"))
    await expect(editor).not_to_have_value("")
    await drop(page, HOUSE.encode(), "club.toml")
    await expect(editor).to_have_value(HOUSE)


async def test_play_now_repeats_a_table_of_house_rules(visitor: Visitor) -> None:
    """And the page that is left asks for nothing by the place of the next."""
    made = (await visitor.house.http.post("/api/v1/rules", json={"file": HOUSE})).json()
    page = await visitor.page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    await page.goto(f"/rules/{made['id']}")
    tables: set[str] = set()
    for _ in range(2):
        await page.get_by_role("button", name=re.compile("^Play( now)?$")).first.click()
        await page.locator("[data-hand]").first.wait_for()
        tables.add(page.url.rsplit("/", 1)[1])
        card = (await visitor.house.http.get(f"/api/v1/tables/{page.url.rsplit('/', 1)[1]}")).json()
        assert card["setup"]["rules"] == made["id"]
        await page.goto("/")
        await expect(page.get_by_text("Thursday club · you and")).to_be_visible()
    assert len(tables) == 2
    assert not {path for path in asked if path.startswith("/api/v1/rules/")} & {f"/api/v1/rules/{id}" for id in tables}
    await page.get_by_role("button", name=text("web-with-friends", "en")).first.click()
    dialog = page.get_by_role("dialog")
    await expect(dialog.get_by_label(text("web-rules", "en"), exact=False).first).to_have_value(made["id"])
    await dialog.get_by_text(text("home-more", "en"), exact=True).click()
    await expect(dialog.get_by_role("group", name=text("web-saved", "en"))).to_be_visible()
    groups = dialog.locator("optgroup")
    labels = [await group.get_attribute("label") for group in await groups.all()]
    assert labels[:2] == [text("web-house", "en"), text("family-riichi", "en")]
    assert len(labels) == len({*labels}) > 3  # house rules, then the families
