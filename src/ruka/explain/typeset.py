"""Papers as PDFs, set by Typst: tiles are our own drawings, nothing is fetched."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory

from ruka.errors import RukaError
from ruka.explain.paper import Paper
from ruka.texts import full_name
from ruka.tiles.art import tile_file

FOLDER = Path(__file__).parent
SHARED = "paper.typ"


def typeset(layout: str, paper: Paper) -> bytes:
    """A PDF: what `onepage.typ` or `columns.typ` makes of a paper."""
    with TemporaryDirectory() as folder:
        at = Path(folder)
        draw_tiles(at / "tiles", paper.tiles)
        said = asdict(paper) | {"tiles": {tile: full_name(tile, paper.lang) for tile in paper.tiles}}
        (at / "paper.json").write_text(json.dumps(said), encoding="utf-8")
        for name in (SHARED, f"{layout}.typ"):
            (at / name).write_bytes((FOLDER / name).read_bytes())
        return _compiled(at / f"{layout}.typ")


def draw_tiles(folder: Path, tiles: Iterable[str]) -> None:
    """A picture of each in a folder of its own."""
    folder.mkdir()
    for tile in tiles:
        (folder / f"{tile}.svg").write_text(tile_file(tile), encoding="utf-8")


def _compiled(source: Path) -> bytes:
    try:
        import typst  # large, and needed only for printing
    except ImportError:
        raise RukaError("no-typst") from None

    pdf: bytes = typst.compile(source)
    return pdf
