"""A chart as a file: SVG as it is, PNG drawn by Typst, which has a renderer and needs no system library."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from ruka.errors import RukaError

SHARPNESS = 144  # pixels an inch: two for each of the drawing


def check_picture(path: Path) -> None:
    """Whether the file can be drawn at all, said before the games are played."""
    if path.suffix not in (".svg", ".png"):
        raise RukaError("unknown-picture", file=path.name)
    if path.suffix == ".png":
        try:
            import typst  # noqa: F401 (large, and needed only for PNG)
        except ImportError:
            raise RukaError("no-typst-png") from None


def write_picture(svg: str, path: Path) -> None:
    try:
        path.write_bytes(_png(svg) if path.suffix == ".png" else svg.encode())
    except OSError as error:
        raise RukaError("unwritable-file", path=str(path)) from error


def _png(svg: str) -> bytes:
    import typst

    with TemporaryDirectory() as folder:
        Path(folder, "chart.svg").write_text(svg, "utf-8")
        source = Path(folder, "chart.typ")
        source.write_text('#set page(width: auto, height: auto, margin: 0pt)\n#image("chart.svg")\n', "utf-8")
        drawn: bytes = typst.compile(source, format="png", ppi=SHARPNESS)
    return drawn
