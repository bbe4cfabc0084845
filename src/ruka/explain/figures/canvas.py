"""What every figure is drawn with: a green table, tiles of our own art, and no words, so that one serves all languages.

A figure in a page uses the tiles that the page has (`#t-1z`); as a file of its own it brings them with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from ruka.tiles.art import tile_symbols

FELT, LINE, INK, PALE = "#1f5a45", "#0f3327", "#ffffff", "#cfe3d8"
STACK, EDGE, DEAD, COUNTED, STICK = "#efe4c6", "#6f6243", "#8fb3d9", "#f5b942", "#d84a3a"
RATIO = 4 / 3  # a tile's height to its width
_USED = re.compile(r'href="#t-([\w-]+)"')


class Canvas:
    """Shapes one over the other, in a box of this size."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self._shapes: list[str] = []
        self.box(0, 0, width, height, FELT, LINE, 12)

    def add(self, shape: str) -> None:
        self._shapes.append(shape)

    @contextmanager
    def turned(self, degrees: float, x: float, y: float) -> Iterator[None]:
        """Everything drawn meanwhile is turned round a point."""
        self.add(f'<g transform="rotate({_n(degrees)} {_n(x)} {_n(y)})">')
        yield
        self.add("</g>")

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        edge: str = EDGE,
        round: float = 2,
        kind: str = "",
    ) -> None:
        name = f' class="{kind}"' if kind else ""
        place = f'x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}" rx="{_n(round)}"'
        self.add(f'<rect{name} {place} fill="{fill}" stroke="{edge}"/>')

    def place(self, x: float, y: float, width: float, height: float) -> None:
        """Where a tile has lain."""
        place = f'x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}" rx="3"'
        self.add(f'<rect {place} fill="none" stroke="{PALE}" stroke-dasharray="4 3"/>')

    def tile(self, name: str, x: float, y: float, width: float) -> None:
        self.add(f'<use href="#t-{name}" x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(width * RATIO)}"/>')

    def lying(self, name: str, x: float, bottom: float, width: float) -> None:
        """A tile on its side, its lower edge at `bottom`; as wide as an upright one is high."""
        high = width * RATIO
        with self.turned(-90, x + high / 2, bottom - width / 2):
            self.tile(name, x + high / 2 - width / 2, bottom - width / 2 - high / 2, width)

    def number(self, number: int | str, x: float, y: float, size: float = 15, colour: str = INK) -> None:
        """Centred on its place."""
        place = f'x="{_n(x)}" y="{_n(y + size * 0.36)}" font-size="{_n(size)}"'
        self.add(
            f'<text {place} fill="{colour}" text-anchor="middle" font-family="sans-serif" font-weight="700">'
            f"{number}</text>"
        )

    def badge(
        self, number: int | str, x: float, y: float, fill: str = LINE, colour: str = INK, radius: float = 10
    ) -> None:
        self.add(f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" fill="{fill}" stroke="{INK}"/>')
        self.number(number, x, y, radius * 1.35, colour)

    def arrow(self, x: float, y: float, length: float, degrees: float = 0, colour: str = INK) -> None:
        """From a point to the right, or turned."""
        with self.turned(degrees, x, y):
            end = x + length
            self.add(
                f'<path d="M{_n(x)} {_n(y)}H{_n(end - 3)}M{_n(end - 8)} {_n(y - 5)}L{_n(end)} {_n(y)}L{_n(end - 8)} '
                f'{_n(y + 5)}" fill="none" stroke="{colour}" stroke-width="2.5" stroke-linejoin="round" '
                'stroke-linecap="round"/>'
            )

    def die(self, pips: int, x: float, y: float, size: float = 24) -> None:
        self.box(x, y, size, size, INK, EDGE, 5, "die")
        for column, row in _PIPS[pips]:
            cx, cy = x + size * (0.26 + 0.24 * column), y + size * (0.26 + 0.24 * row)
            self.add(f'<circle cx="{_n(cx)}" cy="{_n(cy)}" r="{_n(size * 0.095)}" fill="#222"/>')

    def svg(self) -> str:
        """For a page that has the tiles."""
        size = f'viewBox="0 0 {_n(self.width)} {_n(self.height)}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size} aria-hidden="true">{"".join(self._shapes)}</svg>'


_PIPS = {
    1: ((1, 1),),
    2: ((0, 2), (2, 0)),
    3: ((0, 2), (1, 1), (2, 0)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
}


def as_file(svg: str) -> str:
    """The same figure as a file that stands alone, with the tiles that it uses.

    >>> canvas = Canvas(30, 40)
    >>> canvas.tile("7z", 0, 0, 30)
    >>> '<symbol id="t-7z"' in canvas.svg(), '<symbol id="t-7z"' in as_file(canvas.svg())
    (False, True)
    """
    head, mark, rest = svg.partition('aria-hidden="true">')
    width = re.search(r'viewBox="0 0 ([\d.]+) ', head)
    used = _USED.findall(svg)
    size = f'width="{width[1]}" ' if width else ""
    return f"{head}{size}{mark}{tile_symbols(used) if used else ''}{rest}\n"


def _n(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")
