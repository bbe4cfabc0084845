"""The picture that other programs show beside a link: a title and a hand, on felt.

Drawn by Typst, which has a renderer and fonts of its own.
"""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory

from ruka.errors import RukaError
from ruka.explain.groups import groups
from ruka.explain.typeset import draw_tiles

WIDTH, HEIGHT = 1200, 630  # pixels, as those programs want it
PAGE = """
#set page(width: 1200pt, height: 630pt, margin: 40pt, fill: gradient.radial(rgb("#2f7d5b"), rgb("#14513a")))
#set text(font: ("Libertinus Serif",), fill: rgb("#fffdf8"), lang: LANG)
#set align(center + horizon)
#text(size: 76pt, weight: "bold", TITLE)
#v(24pt)
#let tile(name) = box(image("tiles/" + name + ".svg", height: 84pt))
#TILES.map(names => box(names.map(tile).join(h(2pt)))).join(h(14pt))
#v(30pt)
#text(size: 44pt, fill: rgb("#e8b64c"), "ruka")
"""


def preview(title: str, hand: str, lang: str) -> bytes:
    """As PNG."""
    try:
        import typst  # large, and needed only for pictures and printing
    except ImportError:
        raise RukaError("no-typst") from None
    shown = [list(group.tiles) for group in groups(hand)]
    words = {"TITLE": json.dumps(title, ensure_ascii=False), "LANG": json.dumps(lang)}
    words["TILES"] = f"({' '.join(f'({_tuple(group)}),' for group in shown)})"
    page = PAGE
    for word, value in words.items():
        page = page.replace(word, value)
    with TemporaryDirectory() as folder:
        draw_tiles(Path(folder) / "tiles", {tile for group in shown for tile in group})
        source = Path(folder) / "preview.typ"
        source.write_text(page, encoding="utf-8")
        picture: bytes = typst.compile(source, format="png", ppi=72)
    return picture


def _tuple(tiles: list[str]) -> str:
    return "".join(f"{json.dumps(tile)}, " for tile in tiles)
