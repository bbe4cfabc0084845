"""An explanation as HTML that stands alone: tiles are drawn in it, nothing is loaded."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path

from ruka.explain.explanation import Calculation, Explanation, Line, OtherReading, Unfinished
from ruka.explain.words import Words
from ruka.hands import Reading
from ruka.rules.pattern import BONUS, FAN, LIMIT, POINTS
from ruka.tiles import TILES, Hand, Meld, parse
from ruka.tiles.art import tile_symbols, tile_use

STYLE = Path(__file__).with_name("score.css")


def to_page(explanation: Explanation, lang: str, terms: str) -> str:
    """A whole page."""
    title = escape(Words(lang, terms, explanation.rules).headline(explanation))
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        '<meta name="color-scheme" content="light dark"/>\n'
        f"<title>{title}</title>\n<style>body {{ margin: 0 }}\n"
        "@media (prefers-color-scheme: dark) { body { background: #171c20 } }</style>\n</head>\n"
        f"<body>\n{to_fragment(explanation, lang, terms)}</body>\n</html>\n"
    )


def to_fragment(explanation: Explanation, lang: str, terms: str) -> str:
    """An element for another page, its style with it."""
    page = _Page(explanation, Words(lang, terms, explanation.rules))
    body = "\n".join(page.parts())
    style = STYLE.read_text(encoding="utf-8")
    return (
        f'<article class="ruka-score" lang="{lang}">\n<style>\n{style}</style>\n'
        f"{tile_symbols(page.used)}\n{body}\n</article>\n"
    )


class _Page:
    def __init__(self, explanation: Explanation, words: Words) -> None:
        self.explanation = explanation
        self.words = words
        self.used: set[str] = set()

    def parts(self) -> Iterator[str]:
        explanation, words = self.explanation, self.words
        yield f'<div class="hand">{"".join(self.hand(explanation.hand))}</div>'
        yield f'<p class="quiet">{escape(words.circumstances(explanation))}</p>'
        if explanation.dora or explanation.ura:
            yield f'<p class="small quiet">{"".join(self.indicators())}</p>'
        yield f"<h2>{escape(words.headline(explanation))}</h2>"
        if explanation.reading is None:
            return
        yield self.reading(explanation.reading)
        yield from self.sections(explanation.reading)
        if explanation.calculation:
            yield from self.payment(explanation.calculation)
        if explanation.unfinished:
            yield self.title("section-unfinished")
            yield from map(self.unfinished, explanation.unfinished)
        if explanation.others:
            yield self.title("section-readings")
            yield from map(self.other, explanation.others)

    # --- tiles

    def tile(self, tile: str) -> str:
        self.used.add(tile)
        return tile_use(tile, self.words.lang)

    def tiles(self, tiles: Iterable[str], kind: str = "") -> str:
        return f'<span class="group{kind}">{"".join(map(self.tile, tiles))}</span>'

    def group(self, notation: str) -> str:
        """A set or a pair in notation."""
        hand = parse(notation)
        if hand.melds:
            return self.tiles((TILES[code] for code in hand.melds[0].tiles), _kind(hand.melds[0]))
        return self.tiles(TILES[code] for code in hand.tiles)

    def group_of(self, hand: Hand) -> str:
        return f'<p class="small">{"".join(self.hand(hand))}</p>'

    def hand(self, hand: Hand) -> Iterator[str]:
        tiles = list(hand.tiles)
        if hand.winning is not None:
            tiles.remove(hand.winning)
        yield self.tiles(TILES[code] for code in tiles)
        if hand.winning is not None:
            yield self.tiles([TILES[hand.winning]], " winning")
        for meld in hand.melds:
            yield self.tiles((TILES[code] for code in meld.tiles), _kind(meld))
        if hand.flowers:
            yield self.tiles(TILES[code] for code in hand.flowers)

    def indicators(self) -> Iterator[str]:
        for key, tiles in (("explain-dora", self.explanation.dora), ("explain-ura", self.explanation.ura)):
            if tiles:
                yield f"<span>{escape(self.words.text(key))}</span>{self.tiles(tiles)}"

    def reading(self, reading: Reading, remark: str = "") -> str:
        groups = [*map(self.group, (*reading.sets, *reading.pairs))]
        if reading.singles:
            groups.append(self.tiles(reading.singles))
        won = f'<span class="quiet">{escape(self.words.wait(reading))}</span>'
        if reading.sets and reading.completed:
            won += self.group(reading.completed)
        return f'<p class="small">{"".join(groups)}{won}<span>{escape(remark)}</span></p>'

    # --- lines

    def title(self, key: str) -> str:
        return f"<h3>{escape(self.words.term(key))}</h3>"

    def sections(self, reading: Reading) -> Iterator[str]:
        explanation, words = self.explanation, self.words
        fan = [self.row(line, reading, line.clause) for line in explanation.counted(FAN, BONUS, LIMIT)]
        fu = [self.row(line, reading, line.clause) for line in explanation.counted(POINTS)]
        if fu and explanation.calculation:
            fu.append(self.sum(explanation.fu, explanation.calculation.base))
        uncounted = [self.row(line, reading, words.why_not(line, explanation)) for line in explanation.uncounted]
        sections = ((f"section-{words.unit}-{words.terms}", fan), (words.points_section, fu))
        for key, rows in (*sections, ("section-uncounted", uncounted)):
            if rows:
                yield self.title(key)
                yield f'<table class="{key}">{"".join(rows)}</table>'

    def row(self, line: Line, reading: Reading, remark: str) -> str:
        sum_ = f"{line.count} × {line.value} = " if line.count > 1 else ""
        note = self.words.note(line)
        name = escape(self.words.line(line, reading)) + "".join(map(self.group, line.tiles))
        name += f' <span class="remark">{escape(note)}</span>' if note else ""
        return (
            f'<tr><td>{name}</td><td class="remark">{escape(remark)}</td>'
            f'<td class="number">{sum_}{escape(self.words.worth(line))}</td></tr>'
        )

    def sum(self, fu: int, base: int) -> str:
        rounded = str(fu) if fu == base else f"{fu} → {base}"
        name = escape(self.words.text("explain-sum"))
        return f'<tr class="sum"><td>{name}</td><td></td><td class="number">{rounded}</td></tr>'

    def payment(self, sum_: Calculation) -> Iterator[str]:
        yield self.title("section-payment")
        sentences = "".join(f"<p>{escape(sentence)}</p>" for sentence in self.words.payments(self.explanation))
        formula = escape(self.words.calculation(sum_))
        yield f'<div class="payment"><p class="formula">{formula}</p>{sentences}</div>'

    def unfinished(self, other: Unfinished) -> str:
        rows = "".join(self.row(line, other.reading, line.clause) for line in other.lines if not line.why_not)
        return f"<p>{escape(self.words.unfinished(other))}</p>{self.group_of(other.hand)}<table>{rows}</table>"

    def other(self, other: OtherReading) -> str:
        return self.reading(other.reading, self.words.lost(other))


def _kind(meld: Meld) -> str:
    return " concealed" if meld.concealed else " shown"
