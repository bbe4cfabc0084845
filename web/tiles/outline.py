"""Outline the characters on the tiles from a folder of the font: `python web/tiles/outline.py FONT_FOLDER`.

The folder is that of the npm package @fontsource/noto-serif-tc (see src/ruka/tiles/art/NOTICE). The characters become
paths in a square of 1000 with y pointing down; the font itself is not kept.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from ruka.tiles.art.characters import CHARACTERS, OUTLINES

EM, ASCENT = 1000, 880


def outlines(folder: Path, weight: int) -> dict[str, str]:
    """The path of each character that a tile bears."""
    found = {
        character: path
        for file in sorted((folder / "files").glob(f"noto-serif-tc-*-{weight}-normal.woff"))
        for character, path in _in_file(file)
    }
    if missing := set(CHARACTERS) - set(found):
        raise SystemExit(f"The font in {folder} lacks {''.join(sorted(missing))}.")
    return {character: found[character] for character in CHARACTERS}


def _in_file(file: Path) -> Iterator[tuple[str, str]]:
    font = TTFont(file)
    names, glyphs = font.getBestCmap(), font.getGlyphSet()
    scale = EM / font["head"].unitsPerEm
    for character in CHARACTERS:
        if name := names.get(ord(character)):
            pen = SVGPathPen(glyphs, ntos=lambda number: str(round(number)))
            glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, ASCENT)))
            yield character, pen.getCommands()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--weight", type=int, default=900)
    words = parser.parse_args()
    lines = json.dumps(outlines(words.folder, words.weight), ensure_ascii=False, indent=0)
    OUTLINES.write_text(lines + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
