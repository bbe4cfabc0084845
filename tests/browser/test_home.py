"""The home page and the settings, as people use them."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from ruka.rulesets import RULE_SETS
from tests.browser.conftest import PHONE, Visitor

pytestmark = pytest.mark.browser

TABLE = re.compile(r"/table/[\w-]+$")


async def test_after_a_closed_tab_one_click_leads_back(visitor: Visitor) -> None:
    page = await visitor.page("cs")
    await page.goto("/")
    await page.get_by_role("button", name="Hrát hned").click()
    await expect(page).to_have_url(TABLE)
    table = page.url
    again = await page.context.new_page()
    await page.close()
    await again.goto("/")
    await again.get_by_role("link", name="Pokračovat").click()
    await expect(again).to_have_url(table)


async def test_a_table_for_friends_and_a_friend_who_joins_by_its_link(visitor: Visitor) -> None:
    host = await visitor.page(size=PHONE)
    await host.goto("/")
    change = host.get_by_role("button", name="Change")
    line, button = await change.locator("xpath=preceding-sibling::span").bounding_box(), await change.bounding_box()
    assert line is not None
    assert button is not None
    assert button["y"] - line["y"] - line["height"] < 8  # it belongs to its line
    await host.get_by_role("button", name="With friends: Tenhou for three").click()
    dialog = host.get_by_role("dialog", name="New table")
    await expect(dialog.get_by_role("radio", name="friends", exact=True)).to_be_checked()
    await dialog.get_by_text("More", exact=True).click()
    await dialog.get_by_label("You").fill("Eva")
    await dialog.get_by_label("Seat 2").select_option("bot:")
    await dialog.get_by_text("10 + 20").click()
    await dialog.get_by_text("Options of the rules").click()
    await dialog.get_by_label("One five of each suit is red").uncheck()
    await dialog.get_by_label("Points of each player at the start").fill("40000")
    await host.keyboard.press("Tab")
    await expect(dialog.get_by_text("2 changed")).to_be_visible()
    await dialog.get_by_role("button", name="Make the table").click()
    await expect(host).to_have_url(TABLE)

    made = (await visitor.house.http.get(f"/api/v1/tables/{host.url.split('/')[-1]}")).json()
    assert made["setup"]["options"] == {"red_fives": False, "start_points": 40000}
    assert made["setup"]["clock"] == {"move": 10, "bank": 20}
    assert [player["kind"] for player in made["players"]] == ["person", "bot", "open"]
    assert made["players"][0]["name"] == "Eva"

    friend = await visitor.page()
    await friend.goto("/")
    field = friend.get_by_label("Paste the link")
    await field.fill("not a link")
    await field.press("Enter")
    await expect(friend.get_by_role("alert")).to_have_text("This is neither a table's link nor its code.")
    await field.fill(host.url)
    await field.press("Enter")
    await expect(friend).to_have_url(host.url)


async def test_a_newcomer_is_asked_one_question_and_led_through_a_first_game(visitor: Visitor) -> None:
    page = await visitor.page("cs")
    await page.goto("/")
    await page.get_by_role("button", name="Ne, ukažte mi to").click()
    await expect(page).to_have_url(TABLE)
    card = (await visitor.house.http.get(f"/api/v1/tables/{page.url.rsplit('/', 1)[1]}")).json()
    assert (card["setup"]["rules"], card["setup"]["bots"]) == ("ema-riichi", ["", "still", "still", "still"])
    await expect(page.get_by_role("region", name="Vaše první hra")).to_be_visible()
    await page.goto("/")
    await expect(page.get_by_role("link", name="Pokračovat")).to_be_visible()
    await expect(page.get_by_role("heading", name="Znáte mahjong?")).to_have_count(0)


async def test_who_knows_the_game_looks_for_rules(visitor: Visitor) -> None:
    page = await visitor.page("pl")
    await page.goto("/")
    await page.get_by_role("button", name="Tak, gram").click()
    field = page.get_by_role("searchbox", name="Znajdź zasady")
    await expect(field).to_be_focused()
    rules = page.get_by_role("article").filter(has=page.get_by_role("heading", level=4))
    await expect(rules).to_have_count(len(RULE_SETS))
    await field.fill("klasicka trzech")  # Czech without its accents, and Polish
    await expect(rules).to_have_count(1)
    await expect(page.get_by_role("heading", level=3).first).to_have_text("Klasyczne")
    await expect(rules.first.get_by_role("link", name="Księga zasad")).to_have_attribute(
        "href", "/rules/japanese-classical-3p"
    )
    await field.fill("nic takiego")
    await expect(page.locator("main [aria-live]")).to_have_text("Żadne zasady nie pasują. Spróbuj innego słowa.")


async def test_a_new_table_asks_for_little_and_remembers_it(visitor: Visitor) -> None:
    page = await visitor.page()
    await page.goto("/")
    await page.get_by_role("button", name="Change").click()
    dialog = page.get_by_role("dialog", name="New table")
    await expect(dialog.locator("optgroup[label=Riichi] [value=video]")).to_be_attached()  # by family, as at home
    await dialog.get_by_role("combobox", name=re.compile("^Rules")).select_option("video")
    await dialog.get_by_role("radio", name="experts").check()
    await expect(dialog.get_by_label("Seat 2")).not_to_be_visible()
    await dialog.get_by_role("button", name="Start the game").click()
    await expect(page).to_have_url(TABLE)
    card = (await visitor.house.http.get(f"/api/v1/tables/{page.url.rsplit('/', 1)[1]}")).json()
    assert (card["setup"]["rules"], sorted(card["setup"]["bots"])) == ("video", ["", "expert"])  # seats are drawn
    await page.goto("/")
    await expect(page.get_by_text("Video mahjong · you and one bot")).to_be_visible()
    await page.get_by_role("button", name="Change").click()
    await expect(dialog.get_by_role("radio", name="experts")).to_be_checked()


async def test_settings_take_effect_at_once_and_stay(visitor: Visitor) -> None:
    page = await visitor.page("cs")
    await page.goto("/")
    await page.get_by_role("link", name="Nastavení").click()
    await expect(page).to_have_title("Nastavení · ruka")
    await expect(page.get_by_role("heading", level=1)).to_be_focused()
    root = page.locator("html")
    await page.get_by_role("switch", name="Znaky v rohu").click()
    await expect(root).to_have_attribute("data-indices", "off")
    await page.get_by_role("radio", name="světlý").check()
    await expect(root).to_have_attribute("data-theme", "light")
    await page.reload()
    await expect(root).to_have_attribute("data-theme", "light")
    await page.get_by_role("button", name="Obnovit výchozí").click()
    await expect(root).to_have_attribute("data-indices", "on")
    await page.get_by_role("button", name="Vrátit zpět").click()
    await expect(root).to_have_attribute("data-indices", "off")
    await expect(page.locator("button:focus")).to_have_count(1)
    await page.get_by_role("radio", name="Polski", exact=True).click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("Ustawienia")
    await expect(page).to_have_title("Ustawienia · ruka")


async def test_the_bar_is_skipped_by_its_first_link(visitor: Visitor) -> None:
    page = await visitor.page()
    await page.goto("/")
    await page.get_by_role("heading", level=1).wait_for()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("heading", level=1)).to_be_focused()
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("button", name="Play now")).to_be_focused()


async def test_the_bar_of_a_phone_leads_everywhere(visitor: Visitor) -> None:
    page = await visitor.page("pl", size=PHONE)
    await page.goto("/")
    bar = page.get_by_role("navigation")
    for name in ("Nauka", "Kalkulator", "Zasady", "Odtwarzacz", "Ustawienia"):
        await expect(bar.get_by_role("link", name=name)).to_be_in_viewport()
    await expect(page.get_by_role("link", name="ruka: Graj")).to_be_in_viewport()


async def test_a_lost_visitor_is_told_so(visitor: Visitor) -> None:
    page = await visitor.page("pl")
    await page.goto("/nowhere")
    await expect(page.get_by_role("status")).to_have_text("Pod tym adresem nie ma strony. Grę zaczyna się tutaj.")
    assert all("404" in fault for fault in visitor.faults)  # the browser notes the answer's own status
    visitor.faults.clear()


async def test_options_are_kept_under_a_name_and_passed_on_by_a_link(visitor: Visitor) -> None:
    page = await visitor.page()
    await page.goto("/?rules=hong-kong&o.minimum_faan=3&o.nonsense=1&name=Thursday")
    dialog = page.get_by_role("dialog", name="New table")
    await expect(dialog.get_by_role("combobox", name=re.compile("^Rules"))).to_have_value("hong-kong")
    await expect(dialog.get_by_label("Name of these options")).to_have_value("Thursday")
    await dialog.get_by_text("Options of the rules").click()
    await expect(dialog.get_by_label(re.compile("Faan that a hand needs"))).to_have_value("3")
    await dialog.get_by_role("button", name="Save").click()
    await page.goto("/")
    await page.get_by_role("button", name="With friends: Tenhou", exact=True).click()
    await dialog.get_by_text("More", exact=True).click()
    await dialog.get_by_role("button", name="Thursday").click()
    await expect(dialog.get_by_role("combobox", name=re.compile("^Rules"))).to_have_value("hong-kong")
    await dialog.get_by_role("radio", name="bots", exact=True).check()
    await dialog.get_by_role("button", name="Start the game").click()
    await expect(page).to_have_url(TABLE)
    card = (await visitor.house.http.get(f"/api/v1/tables/{page.url.rsplit('/', 1)[1]}")).json()
    assert card["setup"]["options"] == {"minimum_faan": 3}


async def test_the_documents_are_a_click_away(visitor: Visitor) -> None:
    page = await visitor.page("pl")
    await page.goto("/")
    await page.get_by_role("link", name="Zasady i dokumenty").click()
    await expect(page).to_have_url(re.compile(r"/docs/pl/index\.html$"))
    await page.get_by_role("table").get_by_role("link", name="Tenhou", exact=True).click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("Tenhou")
    assert await page.evaluate("getComputedStyle(document.body).margin") == "0px"  # its style is loaded
