"""Talk at a table: by pointer, thumb and keys, read by others in their language; muted where somebody wants it."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from ruka.texts import text
from tests.browser.axe import no_findings
from tests.browser.conftest import LANDSCAPE, PHONE, Visitor
from tests.browser.waiting import fits_the_screen

pytestmark = pytest.mark.browser


async def together(visitor: Visitor, lang: str = "cs", **more: object) -> tuple[Page, Page]:
    """Eva, and Adam beside her; two bots."""
    house = visitor.house
    eva = await house.make(seats=["person", "open", "bot", "bot"])
    adam = await house.sit(eva["table"], "Adam")
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
    await adam.get_by_role("button", name="Chat: jedna nová zpráva").press("Enter")  # by keys alone
    chat = adam.get_by_role("dialog", name="Chat")
    await expect(chat.get_by_role("listitem")).to_have_text("Eva Hodně štěstí!")
    await no_findings(adam)
    await visitor.picture(adam, "chat")
    await adam.locator("[data-phrase=you-too]").press("Enter")
    await expect(chat).to_be_hidden()
    await expect(eva.locator("[data-bubble]").filter(has_text="You too!")).to_be_visible()
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
    await adam.get_by_label("Write to your friends").fill("psst")
    await adam.get_by_role("button", name="Send").click()
    await adam.keyboard.press("Escape")
    await expect(adam.get_by_text("Free text is only possible")).to_be_visible()
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
