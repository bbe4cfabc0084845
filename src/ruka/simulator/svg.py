"""Drawings as SVG text: the few shapes that a chart needs, one under the other."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH = 760
MARGIN = 28
FONT = "'Inter', 'Segoe UI', 'Helvetica Neue', Arial, 'DejaVu Sans', 'Libertinus Serif', sans-serif"
INK, FAINT, GRID = "#1f2933", "#6b7785", "#e3e8ee"


class Drawing:
    """Grows downwards: `y` is where the next thing is drawn."""

    def __init__(self) -> None:
        self.y = float(MARGIN)
        self._shapes: list[str] = []

    def text(
        self,
        x: float,
        y: float,
        words: str,
        *,
        size: float = 12,
        colour: str = INK,
        anchor: str = "start",
        bold: bool = False,
    ) -> None:
        weight = ' font-weight="600"' if bold else ""
        placed = f'x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" fill="{colour}" text-anchor="{anchor}"{weight}'
        self._shapes.append(f"<text {placed}>{escape(words)}</text>")

    def box(self, x: float, y: float, width: float, height: float, colour: str, *, title: str = "") -> None:
        told = f"<title>{escape(title)}</title>" if title else ""
        placed = f'x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.2f}" height="{height:.1f}" fill="{colour}"'
        self._shapes.append(f"<rect {placed}>{told}</rect>")

    def line(self, x: float, y: float, to_x: float, to_y: float, colour: str = GRID) -> None:
        self._shapes.append(f'<path d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" stroke="{colour}"/>')

    def dot(self, x: float, y: float, colour: str, *, title: str = "") -> None:
        told = f"<title>{escape(title)}</title>" if title else ""
        self._shapes.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="{colour}">{told}</circle>')

    def curve(self, points: Sequence[tuple[float, float]], colour: str, *, filled: bool = False) -> None:
        """A line through the points, or the area that it goes around."""
        path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        look = f'fill="{colour}"' if filled else f'fill="none" stroke="{colour}" stroke-width="1.5"'
        self._shapes.append(f'<path d="{path}" {look}/>')

    def heading(self, words: str, size: float = 14) -> None:
        self.y += size + 10
        self.text(MARGIN, self.y, words, size=size, bold=True)
        self.y += 14

    def __str__(self) -> str:
        height = self.y + MARGIN
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}"'
        card = f'<rect width="{WIDTH}" height="{height:.0f}" rx="10" fill="#ffffff"/>'
        shapes = "\n".join(self._shapes)
        return f'{head} width="{WIDTH}" height="{height:.0f}" font-family="{FONT}">\n{card}\n{shapes}\n</svg>\n'
