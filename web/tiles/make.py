"""Write the tiles and the weave of the felt for the web client: `make.py [--out FOLDER] [--sheet FILE]`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random
from struct import pack
from zlib import compress, crc32

from ruka.tiles.art import FACES, HEIGHT, SYMBOLS, WIDTH, sprite

GENERATED = Path(__file__).parents[1] / "src" / "generated"
SIZES = (28, 48, 96)
WEAVE = 96  # pixels
FELTS = {"dark": "#14532d", "light": "#b7d3bd"}
NEWLINE_AFTER = ("9m", "9p", "9s", "7z", "0s")


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for face in FACES:
        (folder / f"tiles-{face}.svg").write_text(sprite(face), encoding="utf-8")
    (folder / "felt.png").write_bytes(felt())


def felt() -> bytes:
    """Fibres on any cloth: grey points of four strengths, the same each time, whose edges fit together."""
    random = Random("felt")
    rows = (b"\0" + random.randbytes(WEAVE // 4) for _ in range(WEAVE))  # no filter, four points a byte

    def chunk(name: bytes, data: bytes) -> bytes:
        return pack(">I", len(data)) + name + data + pack(">I", crc32(name + data))

    header = pack(">IIBBBBB", WEAVE, WEAVE, 2, 3, 0, 0, 0)
    shades = chunk(b"PLTE", bytes((0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255)))
    strengths = chunk(b"tRNS", bytes((22, 0, 0, 16)))
    data = chunk(b"IDAT", compress(b"".join(rows), 9))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + shades + strengths + data + chunk(b"IEND", b"")


def sheet() -> str:
    """A page with every tile in every face, to look at; one frame a face, since their symbols have the same ids."""
    frames = "".join(f"<iframe srcdoc='{_frame(face)}'></iframe>" for face in FACES)
    style = "body{margin:0;display:flex}iframe{border:0;flex:1;height:4000px}"
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
