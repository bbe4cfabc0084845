"""A review as a page of HTML that stands alone: tiles are drawn in it, nothing is loaded."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path

from ruka._core import parse_tiles
from ruka.coach.review import Review
from ruka.coach.text import MARKS, Page, grade_name
from ruka.schema.coaching import Coached, CoachedChoice
from ruka.texts import text
from ruka.tiles import TILES
from ruka.tiles.art import tile_symbols, tile_use

STYLE = Path(__file__).with_name("coach.css")
TOKEN = re.compile(r"\b[0-9]+[mpszf]\b")


def to_page(reviews: Iterable[Review], lang: str) -> str:
    """A whole page, a section for each review."""
    drawing = Drawing(lang)
    sections = [section for review in reviews for section in _section(Page(review, lang), drawing)]
    title = escape(text("replay-coach", lang))
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        '<meta name="color-scheme" content="light dark"/>\n'
        f"<title>{title}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n"
        f"<body>\n<main>\n<h1>{title}</h1>\n{tile_symbols(drawing.used)}\n"
        + "\n".join(sections)
        + "\n</main>\n</body>\n</html>\n"
    )


class Drawing:
    """Draws the tiles of sentences and remembers which there are."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.used: set[str] = set()

    def sentence(self, words: str) -> str:
        """Escaped, with its notation drawn."""
        parts, end = [], 0
        for found in TOKEN.finditer(words):
            parts += [escape(words[end : found.start()]), self._tiles(found[0])]
            end = found.end()
        return "".join((*parts, escape(words[end:])))

    def _tiles(self, notation: str) -> str:
        tiles = [TILES[code] for code in parse_tiles(notation)]
        self.used.update(tiles)
        return f'<span class="tiles">{"".join(tile_use(tile, self.lang) for tile in tiles)}</span>'


def _section(page: Page, drawing: Drawing) -> Iterator[str]:
    title, *rest = page.heading()
    yield f"<section><h2>{escape(title.text)}</h2>"
    yield from (f"<p>{escape(line.text)}</p>" for line in rest)
    yield _costliest(page)
    for hand in page.game.hands:
        account = "" if hand.luck is None or hand.dealt is None else page.wording.signed(hand.result)
        yield f"<details><summary>{escape(hand.name)} <small>{escape(account)}</small></summary>"
        yield from (_decision(page, one, drawing) for one in hand.decisions)
        yield "</details>"
    yield "".join(
        f"<h3>{escape(line.text)}</h3>" if line.style == "head" else f"<p>{escape(line.text)}</p>"
        for line in page.habits(page.game.habits)
    )
    yield "</section>"


def _anchor(page: Page, event: int) -> str:
    return f"s{page.game.seat}e{event}"


def _costliest(page: Page) -> str:
    by_event = {one.event: one for one in page.decisions}
    links = (
        f'<li><a href="#{_anchor(page, event)}">{escape(page.names[by_event[event].hand])}: '
        f"{escape(page.verdict(by_event[event]))}</a></li>"
        for event in page.game.costliest
    )
    return f"<h3>{escape(text('coach-costliest', page.lang))}</h3><ol>{''.join(links)}</ol>" if by_event else ""


def _decision(page: Page, one: Coached, drawing: Drawing) -> str:
    grade = one.grade or "none"
    sentences = "".join(f"<p>{drawing.sentence(sentence)}</p>" for sentence in one.sentences)
    choices = "".join(_choice(choice, one.place == place, drawing) for place, choice in enumerate(one.choices))
    mark = f'<b class="{grade}" title="{escape(grade_name(one.grade, page.lang))}">{escape(MARKS[one.grade])}</b>'
    return (
        f'<article id="{_anchor(page, one.event)}"><h4>{mark} {escape(page.verdict(one))}</h4>'
        f"<p>{drawing.sentence(page.deed(one))}.</p>"
        f"{sentences}<ul>{choices}</ul></article>"
    )


def _choice(choice: CoachedChoice, taken: bool, drawing: Drawing) -> str:
    kind = ' class="taken"' if taken else ""
    ended = (one if one.endswith((".", "]")) else f"{one}." for one in choice.reasons)
    reasons = " ".join(map(drawing.sentence, ended))
    bar = f'<i style="width: {100 * choice.bar:.0f}%"></i>'
    return f"<li{kind}><span>{drawing.sentence(choice.name)}</span>{bar}<small>{reasons}</small></li>"
