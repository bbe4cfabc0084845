"""Courses in the browser, by keyboard alone: who knows everything and who guesses both come to the end."""

from __future__ import annotations

import json
import re
from random import Random
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.async_api import Page, Request, expect

from ruka.learn import drills
from ruka.learn.courses import COURSES, Ask, Lesson
from ruka.rulesets import rule_set
from ruka.schema.learning import DrillAnswer
from ruka.texts import text
from tests.browser.axe import no_findings
from tests.browser.conftest import DESKTOP, PHONE, Visitor
from tests.browser.waiting import fits_the_screen
from tests.crossing import LANGUAGES, in_language

pytestmark = pytest.mark.browser
MOST_TABS = 60
COURSE = "tiles"


class Learner:
    """Answers with keys: what is right, or without a clue."""

    def __init__(self, page: Page, chance: Random | None = None) -> None:
        self.page = page
        self.chance = chance
        self.drilled: DrillAnswer | None = None
        page.on("request", self._asked)

    def _asked(self, request: Request) -> None:
        """The name of a question is in its address; who knows it can ask the library for the answer."""
        place = urlsplit(request.url)
        asked = {name: values[0] for name, values in parse_qs(place.query).items()}
        if place.path == "/api/v1/learn/question" and "/" not in asked["drill"]:
            made = drills.question(asked["drill"], asked["rules"], int(asked["level"]), asked["seed"])
            self.drilled = drills.solution(made)

    async def end(self, course: str, lesson: Lesson) -> None:
        rules = rule_set(lesson.rules)
        for place, step in enumerate(lesson.steps):
            section = self.page.locator(f"section[data-step='{place}']")
            if isinstance(step, Ask):
                await expect(section.locator("form")).to_be_visible()
                await self.answer(step.item.shaped(rules))
            elif hasattr(step, "count"):
                for number in range(step.count):
                    await expect(section.locator(f"[data-question='{number}'] form")).to_be_visible()
                    assert self.drilled is not None
                    await self.answer(self.drilled)
            else:
                await expect(section.locator(".reading").first).to_be_visible()
                await self._go_to(".primary")
                await self.page.keyboard.press("Enter")
        done = self.page.locator(f"section[data-step='{len(lesson.steps)}']")
        await expect(done.get_by_role("heading")).to_be_visible()

    async def _go_to(self, what: str) -> None:
        for _ in range(MOST_TABS):
            if await self.page.evaluate(f"!!document.activeElement?.matches({what!r})"):
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"no way to {what} by Tab")

    async def answer(self, right: DrillAnswer) -> None:
        """Into the answers, choose, and Enter; the button that leads on has the focus then."""
        await self._go_to("form input")
        inputs = self.page.locator("form input")
        kind = await inputs.first.get_attribute("type")
        if kind == "number":
            most = int(await inputs.first.get_attribute("max") or 99)  # the browser takes no more
            number = right.number if self.chance is None else self.chance.randint(0, most)
            await self.page.keyboard.type(str(number))
        else:
            tiles = await self.page.locator("form label [data-tile]").evaluate_all(
                "all => all.map(one => one.dataset.tile)"
            )
            chosen = right.picked or [tiles.index(tile) for tile in right.tiles]
            if self.chance is not None:
                chosen = [self.chance.randrange(await inputs.count())]
            await (self._check(chosen) if kind == "checkbox" else self._choose(chosen[0]))
        await self.page.keyboard.press("Enter")
        onward = self.page.locator("form button")
        await expect(self.page.locator(".judged")).to_be_visible()
        if self.chance is None:
            await expect(self.page.locator(".judged.right")).to_be_visible()
        await expect(onward).to_be_focused()
        await self.page.keyboard.press("Enter")

    async def _choose(self, place: int) -> None:
        await self.page.keyboard.press("Space")
        for _ in range(place):
            await self.page.keyboard.press("ArrowDown")

    async def _check(self, places: list[int]) -> None:
        for place in range(max(places) + 1):
            if place in places:
                await self.page.keyboard.press("Space")
            if place < max(places):
                await self.page.keyboard.press("Tab")


async def take(learner: Learner, course: str) -> None:
    """Every lesson of a course; of galleries, the first."""
    for lesson in COURSES[course].lessons:
        if lesson.number <= 1:
            await learner.page.goto(f"/learn/{course}/{lesson.id}")
            await learner.end(course, lesson)
            await fits_the_screen(learner.page)


@pytest.mark.long
async def test_a_course_is_ended_by_keys_with_every_answer_right(visitor: Visitor) -> None:
    page = await visitor.page(lang="cs")
    learner = Learner(page)
    await page.goto("/learn")
    await no_findings(page)
    await take(learner, COURSE)
    await no_findings(page)
    await page.goto("/learn")
    lessons = len(COURSES[COURSE].lessons)
    await expect(page.get_by_text(text("lessons-of", "cs", done=lessons, count=lessons))).to_be_visible()


async def test_who_guesses_ends_a_lesson_too_on_a_phone(visitor: Visitor) -> None:
    page = await visitor.page(lang="pl", size=PHONE)
    learner = Learner(page, Random(17))
    lesson = COURSES["waits"].lessons[0]
    await page.goto(f"/learn/waits/{lesson.id}")
    await learner.end("waits", lesson)
    await fits_the_screen(page)
    await expect(page.get_by_role("link", name=text("lessons-next-lesson", "pl"))).to_be_visible()
    await page.goto("/learn")  # nobody is signed in: the browser has kept it, and keeps it
    await page.reload()
    await expect(
        page.get_by_text(text("lessons-of", "pl", done=1, count=len(COURSES["waits"].lessons)))
    ).to_be_visible()
    await expect(page.locator("[data-streak]")).to_have_count(0)  # one day is no row


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("course", COURSES)
@pytest.mark.parametrize("knows", [True, False], ids=["knows", "guesses"])
async def test_every_course_is_ended_in_every_language(visitor: Visitor, course: str, lang: str, knows: bool) -> None:
    page = await visitor.page(lang=lang, size=DESKTOP if knows else PHONE)
    await take(Learner(page, None if knows else Random(course)), course)
    await no_findings(page)


async def test_home_leads_to_the_courses_and_what_is_none_says_so(visitor: Visitor) -> None:
    page = await visitor.page()
    await page.goto("/")
    await page.get_by_role("link", name=text("home-courses", "en")).click()
    await expect(page.get_by_role("heading", level=1, name=text("lessons-title", "en"))).to_be_visible()
    await page.goto("/learn/again")
    await expect(page.get_by_text(text("lessons-again-none", "en"))).to_be_visible()


async def test_what_was_missed_in_a_lesson_comes_again(visitor: Visitor) -> None:
    """Its questions, not only those of drills; and the next question has the focus."""
    page = await visitor.page()
    lesson = COURSES["tiles"].lessons[0]
    asked = [place for place, step in enumerate(lesson.steps) if isinstance(step, Ask)]
    cards = [_card(f"tiles/{lesson.id}", lesson.rules, str(place)) for place in asked[:2]]
    gone = _card("tiles/nothing", lesson.rules, "0")
    await _knows(page, {"cards": [gone, *cards]})
    await page.goto("/learn")
    await page.get_by_role("link", name=text("lessons-again-go", "en")).click()
    await page.get_by_role("button", name=text("lessons-skip", "en")).click()  # there is no such lesson any more
    for place, step in enumerate(asked[:2], 1):
        section = page.locator(f"[data-question='{place}']")
        await expect(section.locator("form")).to_be_visible()
        await expect(page.get_by_role("region", name=re.compile("^Practice"))).to_be_focused()
        item = lesson.steps[step]
        assert isinstance(item, Ask)
        await Learner(page).answer(item.item.shaped(rule_set(lesson.rules)))
    await expect(page.get_by_role("heading", level=1, name=text("lessons-title", "en"))).to_be_visible()
    left = json.loads(await page.evaluate("localStorage.getItem('ruka-learned')"))["cards"]
    assert {card["drill"] for card in left} == {f"tiles/{lesson.id}"}
    assert all(card["due"] > card["last"] for card in left)
    visitor.faults.clear()  # a lesson that is gone is a 404


async def test_a_wrong_answer_in_a_lesson_is_remembered(visitor: Visitor) -> None:
    page = await visitor.page()
    lesson = COURSES["tiles"].lessons[0]
    await page.goto(f"/learn/tiles/{lesson.id}")
    for _ in range(next(place for place, step in enumerate(lesson.steps) if isinstance(step, Ask))):
        await page.locator("section[data-step] button.primary").click()
    await page.locator("form input").last.check(force=True)
    await page.get_by_role("button", name=text("lessons-check", "en")).click()
    await expect(page.locator(".judged")).to_be_visible()
    left = json.loads(await page.evaluate("localStorage.getItem('ruka-learned')"))["cards"]
    assert [card["drill"] for card in left] == [f"tiles/{lesson.id}"]


@in_language("pl")
async def test_a_drill_is_chosen_by_rules_and_level_and_passed(visitor: Visitor, lang: str) -> None:
    page = await visitor.page(lang, size=PHONE)
    learner = Learner(page)
    await page.goto("/learn")
    panel = page.get_by_role("region", name=text("lessons-drills", lang))
    what, rules, level = (
        panel.get_by_role("combobox", name=text(name, lang), exact=True)
        for name in ("lessons-drill", "helping-rules", "lessons-level")
    )
    await what.select_option("points")
    await rules.select_option("tenhou")
    await level.select_option("2")
    await fits_the_screen(page)
    await no_findings(page)
    await panel.get_by_role("button").click()
    await expect(page).to_have_url(re.compile("/learn/practise/points/tenhou/2$"))
    for number in range(10):
        await expect(page.locator(f"[data-question='{number}'] form")).to_be_visible()
        assert learner.drilled is not None
        await learner.answer(learner.drilled)
    await expect(page.get_by_role("heading", name=text("lessons-level-passed", lang))).to_be_visible()
    await fits_the_screen(page)
    await no_findings(page)
    await page.get_by_role("link", name=text("lessons-back", lang)).click()
    await what.select_option("points")
    await rules.select_option("tenhou")
    await expect(level).to_have_value("3")  # the one after it


def _card(drill: str, rules: str, seed: str) -> dict[str, object]:
    return {"drill": drill, "rules": rules, "level": 1, "seed": seed, "due": "2026-01-01T00:00:00Z"}


async def _knows(page: Page, progress: dict[str, object]) -> None:
    kept = json.dumps(json.dumps(progress))
    await page.add_init_script(f"localStorage.getItem('ruka-learned') || localStorage.setItem('ruka-learned', {kept})")


@in_language("cs")
async def test_a_number_that_is_too_large_is_told_in_the_language_of_the_page(visitor: Visitor, lang: str) -> None:
    page = await visitor.page(lang)
    card = {"drill": "fu", "rules": "riichi-guide", "level": 1, "seed": "h", "due": "2026-01-01T00:00:00Z"}
    await page.add_init_script(f"localStorage.setItem('ruka-learned', {json.dumps(json.dumps({'cards': [card]}))})")
    await page.goto("/learn/again")
    field = page.get_by_label(text("lessons-number", lang))
    most = int(await field.get_attribute("max") or 0)
    assert await field.evaluate("one => one.validationMessage") == text("lessons-number-whole", lang)
    await field.fill(str(most + 1))
    said = text("lessons-number-most", lang, most=most)
    await expect(page.get_by_role("status").filter(has_text=" ".join(said.split()))).to_be_visible()
    assert (await field.evaluate("one => one.validationMessage")).split() == said.split()
    await field.fill(str(most))
    assert await field.evaluate("one => one.validationMessage") == ""
    await no_findings(page)


@in_language("pl")
async def test_every_page_leads_to_where_one_learns(visitor: Visitor, lang: str) -> None:
    """In one line of links, on a phone too."""
    page = await visitor.page(lang, size=PHONE)
    await page.goto("/calculator")
    bar = page.get_by_role("navigation", name=text("web-pages", lang))
    await visitor.picture(page, f"bar-{lang}")
    tops = await bar.get_by_role("link").evaluate_all("all => [...new Set(all.map(one => one.offsetTop))]")
    assert len(tops) == 1
    await fits_the_screen(page)
    await bar.get_by_role("link", name=text("web-learn", lang)).click()
    await expect(page.get_by_role("heading", name=text("lessons-title", lang), level=1)).to_be_visible()
