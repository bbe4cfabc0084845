"""Write the tile sprites for the web client: `python web/tiles/make.py [--out FOLDER] [--sheet FILE]`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from ruka.tiles.art import FACES, HEIGHT, SYMBOLS, WIDTH, sprite

GENERATED = Path(__file__).parents[1] / "src" / "generated"
SIZES = (28, 48, 96)
FELTS = {"dark": "#14532d", "light": "#b7d3bd"}
NEWLINE_AFTER = ("9m", "9p", "9s", "7z", "0s")


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for face in FACES:
        (folder / f"tiles-{face}.svg").write_text(sprite(face), encoding="utf-8")


def sheet() -> str:
    """A page with every tile in both faces, to look at; one frame a face, since their symbols have the same ids."""
    frames = "".join(f"<iframe srcdoc='{_frame(face)}'></iframe>" for face in FACES)
    style = "body{margin:0;display:flex}iframe{border:0;width:50%;height:4000px}"
    return f"<!DOCTYPE html><meta charset='utf-8'><title>Tiles</title><style>{style}</style>{frames}\n"


def _frame(face: str) -> str:
    rows = "".join(_row(size, felt) for size in SIZES for felt in FELTS.values())
    return f'<body style="margin:0"><div hidden>{sprite(face)}</div>{rows}</body>'.replace("'", "&#39;")


def _row(size: int, felt: str) -> str:
    return f'<div style="background:{felt};padding:12px">{"".join(_tiles(size))}</div>'


def _tiles(size: int) -> Iterator[str]:
    for name in SYMBOLS:
        yield f'<svg width="{size}" viewBox="0 0 {WIDTH} {HEIGHT}" style="margin:1px"><use href="#t-{name}"/></svg>'
        if name in NEWLINE_AFTER:
            yield "<br>"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=GENERATED)
    parser.add_argument("--sheet", type=Path)
    words = parser.parse_args()
    write(words.out)
    if words.sheet:
        words.sheet.write_text(sheet(), encoding="utf-8")


if __name__ == "__main__":
    main()
