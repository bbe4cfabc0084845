"""Tile art: three faces and four backs, drawn by this package alone.

A *symbol* is a whole tile, body included, so that a tile on a page is one `<use>`; its id is `t-` and the tile (`t-1m`,
`t-0p`, `t-8f`) or the back (`t-back-1` to `t-back-4`). It fills whatever box it is put into: a tile that shows its side
has a face a little lower. A page hides the corner indices by `--tile-index: none`.
The sprite also has the character of each wind alone, in the colour of the text: `w-E`, `w-S`, `w-W`, `w-N`.
"""

from collections.abc import Iterable

from ruka.schema.tiles import TILES
from ruka.texts import full_name
from ruka.tiles.art import classic, contrast, modern
from ruka.tiles.art.backs import BACKS
from ruka.tiles.art.characters import WINDS, wind
from ruka.tiles.art.sheet import HEIGHT, VIEW_BOX, WIDTH, Sheet

__all__ = ["FACES", "HEIGHT", "SYMBOLS", "WIDTH", "sprite", "tile_file", "tile_svg", "tile_symbols", "tile_use"]

FACES = {"classic": classic, "contrast": contrast, "modern": modern}
SYMBOLS = (*TILES, *BACKS)


def sprite(face: str = "classic") -> str:
    """Every tile of a face, as a file that stands alone."""
    winds = "".join(wind(letter) for letter in WINDS)
    return f'<svg xmlns="http://www.w3.org/2000/svg">{_symbols(SYMBOLS, face)}{winds}</svg>\n'


def tile_symbols(tiles: Iterable[str], face: str = "classic") -> str:
    """The drawings that `tile_use` refers to, each once, in an element that is not seen itself."""
    return f'<svg width="0" height="0" style="position:absolute" aria-hidden="true">{_symbols(tiles, face)}</svg>'


def tile_use(tile: str, lang: str = "en") -> str:
    """One tile on a page that has its symbol.

    >>> tile_use("7z")
    '<svg class="tile" viewBox="0 0 300 400" role="img"><title>red dragon</title><use href="#t-7z"/></svg>'
    """
    return _picture(tile, lang, f'<use href="#t-{tile}"/>')


def tile_svg(tile: str, face: str = "classic", lang: str = "en") -> str:
    """One tile as a picture that needs nothing else on the page.

    >>> tile_svg("7z").count("<use"), tile_svg("7z").count("<path")
    (1, 2)
    """
    sheet = Sheet(FACES[face].COLOURS)
    drawing = FACES[face].face(sheet, tile)
    return _picture(tile, lang, sheet.defs + drawing)


def tile_file(tile: str, face: str = "classic") -> str:
    """One tile or back as a file of its own, small enough to stand in a line.

    >>> tile_file("back-1").startswith('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="40"')
    True
    """
    sheet = Sheet(FACES[face].COLOURS)
    drawing = BACKS[tile]() if tile in BACKS else FACES[face].face(sheet, tile)
    size = f'width="{WIDTH // 10}" height="{HEIGHT // 10}" viewBox="{VIEW_BOX}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{sheet.defs}{drawing}</svg>\n'


def _picture(tile: str, lang: str, drawing: str) -> str:
    return f'<svg class="tile" viewBox="{VIEW_BOX}" role="img"><title>{full_name(tile, lang)}</title>{drawing}</svg>'


def _symbols(tiles: Iterable[str], face: str) -> str:
    art = FACES[face]
    sheet = Sheet(art.COLOURS)
    drawings = {name: BACKS[name]() if name in BACKS else art.face(sheet, name) for name in sorted(set(tiles))}
    symbols = "".join(
        f'<symbol id="t-{name}" viewBox="{VIEW_BOX}" preserveAspectRatio="none">{drawing}</symbol>'
        for name, drawing in drawings.items()
    )
    return sheet.defs + symbols
