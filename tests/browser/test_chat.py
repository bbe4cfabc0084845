"""Talk at a table: by pointer, thumb and keys, read by others in their language; muted where somebody wants it."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from ruka.session.talk import MOST
from ruka.texts import text
from tests.browser.axe import no_findings
from tests.browser.conftest import LANDSCAPE, PHONE, Visitor
from tests.browser.test_lobby import rules_known
from tests.browser.test_people import make_account
from tests.browser.waiting import fits_the_screen, soon_equal

pytestmark = pytest.mark.browser
OPEN_TABLE = {"name": "Eva", "rules": "tenhou", "seats": ["person", "open", "bot", "bot"]}


async def together(visitor: Visitor, lang: str = "cs", **more: object) -> tuple[Page, Page]:
    """Eva, and adam beside her, as he writes himself; two bots."""
    house = visitor.house
    await rules_known(visitor, "en", lang)
    eva = await house.make(seats=["person", "open", "bot", "bot"])
    adam = await house.sit(eva["table"], "adam")
    pages = await visitor.table(eva), await visitor.table(adam, lang=lang, **more)
    for page in pages:
        await page.locator("[data-hand]").first.wait_for()  # what is said before stands in the waiting room
    return pages


async def test_a_phrase_reads_in_the_language_of_the_reader(visitor: Visitor) -> None:
    eva, adam = await together(visitor)
    await eva.get_by_role("button", name="Chat", exact=True).click()
    await eva.get_by_role("button", name="Good luck!").click()
    await expect(adam.locator("[data-bubble]")).to_have_text("Hodně štěstí!")
    await expect(adam.get_by_role("log")).to_contain_text("Eva: Hodně štěstí!")
    await visitor.picture(adam, "chat-bubble")
    await adam.get_by_role("button", name="Chat: 1 nová zpráva").press("Enter")  # by keys alone
    chat = adam.get_by_role("dialog", name="Chat")
    await expect(chat.get_by_role("listitem")).to_have_text("Eva Hodně štěstí!")
    await no_findings(adam)
    await visitor.picture(adam, "chat")
    await adam.locator("[data-phrase=you-too]").press("Enter")
    await expect(chat).to_be_hidden()
    await expect(eva.locator("[data-bubble]").filter(has_text="You too!")).to_be_visible()
    await expect(eva.get_by_role("log")).to_contain_text("adam: You too!")
    await expect(eva.locator("[data-bubble]")).to_have_count(0)  # for a few seconds alone
    await adam.reload()
    await adam.get_by_role("button", name="Chat", exact=True).click()
    await expect(chat.get_by_role("listitem")).to_have_text(["Eva Hodně štěstí!", re.compile("Nápodobně!")])


async def test_those_who_wait_for_a_game_talk_too(visitor: Visitor) -> None:
    house = visitor.house
    seated = await house.make(seats=["person", "open", "open", "bot"])
    eva = await visitor.table(seated)
    adam = await visitor.table(await house.sit(seated["table"], "Adam"), lang="pl", size=PHONE)
    await expect(adam.get_by_role("listitem").filter(has_text="Adam")).to_be_visible()  # he hears what comes now
    await eva.get_by_role("button", name="Chat", exact=True).click()
    await eva.get_by_role("button", name="Nice to meet you").click()
    said = text("phrase-nice-to-meet", "pl")
    await expect(adam.get_by_role("log")).to_have_text(f"Eva {said}")
    await visitor.picture(adam, "chat-room")
    await adam.get_by_role("button", name=text("chat-open", "pl", count=1)).press("Enter")
    await expect(adam.get_by_role("dialog").get_by_role("listitem")).to_have_text(f"Eva {said}")
    await no_findings(adam)
    await fits_the_screen(adam)
    await visitor.picture(adam, "chat-room-open")
    await adam.locator("[data-phrase=you-too]").click()
    await expect(eva.get_by_role("log")).to_contain_text("Adam You too!")
    await visitor.picture(eva, "chat-room")


async def test_a_muted_player_is_not_heard_and_strangers_do_not_write(visitor: Visitor) -> None:
    eva, adam = await together(visitor, "en", size=PHONE)
    await adam.get_by_role("button", name="Chat", exact=True).click()
    await fits_the_screen(adam)
    await visitor.picture(adam, "chat-phone")
    await adam.get_by_role("button", name="Mute Eva").click()
    await expect(adam.get_by_text("Free text only works where all people at the table are friends")).to_be_visible()
    await expect(adam.get_by_label("Write to your friends")).to_have_count(0)
    await adam.keyboard.press("Escape")
    await eva.get_by_role("button", name="Chat", exact=True).click()
    await eva.locator("[data-phrase=hello]").click()
    await expect(eva.locator("[data-bubble]")).to_have_text("Hello!")
    await adam.reload()
    await adam.get_by_role("button", name="Chat", exact=True).click()
    await expect(adam.get_by_text("Nobody has said anything yet.")).to_be_visible()
    await adam.get_by_role("button", name="Hear Eva again").click()
    await expect(adam.get_by_role("dialog").get_by_role("listitem")).to_have_text("Eva Hello!")
    await adam.set_viewport_size(LANDSCAPE)
    await visitor.picture(adam, "chat-landscape")


async def test_friends_write_and_what_is_refused_stays_in_the_field(visitor: Visitor) -> None:
    house = visitor.house
    await rules_known(visitor, "en")
    eva, adam = await visitor.page(), await visitor.page()
    await make_account(eva, "Eva Writes")
    await make_account(adam, "Adam Reads")
    for page, other in ((eva, "Adam Reads"), (adam, "Eva Writes")):
        answer = await page.request.post(f"{house.url}/api/v1/friends", data={"name": other})
        assert answer.status == 201
    made = await eva.request.post(f"{house.url}/api/v1/tables", data=OPEN_TABLE)
    address = f"/table/{(await made.json())['table']}"
    await eva.goto(address)
    await adam.goto(address)  # by the link: an account has a name
    await expect(adam.get_by_text("You sit down as Adam Reads")).to_be_visible()
    await expect(adam.get_by_label("Your name")).to_have_count(0)
    await visitor.picture(adam, "room-account")
    await adam.get_by_role("button", name="Sit down").click()
    await eva.locator("[data-hand]").first.wait_for()
    await eva.get_by_role("button", name="Chat", exact=True).click()
    field = eva.get_by_label("Write to your friends")
    for n in range(MOST):
        await field.fill(f"Line {n}")
        await field.press("Enter")
        await expect(field).to_have_value("")
    for part in (eva.get_by_role("region", name="What was said"), field):  # who writes sees what was said
        await expect(part).to_be_in_viewport(ratio=1)
    await field.fill("and one too many")
    await field.press("Enter")
    await expect(eva.get_by_role("alert")).to_have_text("Slowly, please: a few messages at a time.")
    await expect(field).to_have_value("and one too many")
    await expect(field).to_have_accessible_description(re.compile("Slowly"))
    await no_findings(eva)
    await visitor.picture(eva, "chat-refused")


async def test_a_report_is_made_with_a_reason_and_a_second_tap(visitor: Visitor) -> None:
    eva, adam = await together(visitor, "en", size=PHONE)
    stores = visitor.house.app.state.stores
    await adam.get_by_role("button", name="Chat", exact=True).click()
    await adam.get_by_text("Report somebody…").click()
    await expect(adam.get_by_role("radio", name="what they say")).to_have_count(0)  # she has said nothing
    await eva.get_by_role("button", name="Chat", exact=True).click()
    await eva.locator("[data-phrase=hello]").click()
    await expect(adam.get_by_role("radio", name="what they say")).to_be_visible()
    await adam.get_by_role("radio", name="what they are called").check()
    await no_findings(adam)
    await visitor.picture(adam, "report")
    assert eva.url.rsplit("/", 1)[1] not in {one.table for one in await stores.keeping.reports()}
    await adam.get_by_role("button", name="Report", exact=True).click()
    await expect(adam.get_by_text("Whoever keeps this server has your report.")).to_be_visible()
    await expect(adam.get_by_text("Report somebody…")).to_have_count(0)

    async def reasons() -> list[str]:
        return [one.reason for one in await stores.keeping.reports() if one.table == eva.url.rsplit("/", 1)[1]]

    await soon_equal(reasons, ["name"])
