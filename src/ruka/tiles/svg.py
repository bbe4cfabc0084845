"""Tiles as SVG, drawn by strokes of our own: no fonts, no pictures, any size."""

from collections.abc import Iterable, Iterator

from ruka.tiles.names import full_name

__all__ = ["TILE_STYLE", "tile_svg", "tile_symbols"]

INK, RED, GREEN, BLUE, BARK = "#24303c", "#c22f2b", "#1d7a46", "#22589c", "#8a5a2b"

# Characters as strokes in a square of 100.
NUMERALS = (
    "M10 50H90",
    "M22 28H78M10 74H90",
    "M18 20H82M24 50H76M10 82H90",
    "M14 20H86V84H14ZM40 20C40 42 36 54 22 64M60 20V50Q60 60 68 60H84",
    "M16 18H84M48 18L38 84M24 48H70V84M8 84H92",
    "M50 6V22M10 34H90M36 50L16 88M62 50L84 88",
    "M10 48L90 34M46 10V70Q46 84 60 84H84V70",
    "M38 18Q34 60 10 86M56 18H64Q68 60 92 86",
    "M12 34H66V72Q66 86 78 86H92V72M42 8Q42 60 12 88",
)
TEN_THOUSAND = "M10 16H90M44 16Q42 62 12 90M42 42H80Q80 76 70 90L54 84"
GREEN_DRAGON = (
    "M14 16H42Q34 36 10 50M20 28L32 38M58 8Q64 32 92 48M82 14L68 26M93 27L79 38"
    "M28 54H72M12 70H88M40 54V70Q38 86 14 94M60 54V84Q60 92 68 92H90V80"
)
HONOURS = {
    "1z": (INK, "M12 20H88M26 34H74V62H26ZM26 48H74M50 6V94M48 63L14 88M52 63L86 88"),
    "2z": (
        INK,
        "M12 20H88M50 6V35M18 35H82V84Q82 92 72 90M18 35V92M38 43L44 53M62 43L56 53M34 57H66M30 71H70M50 57V88",
    ),
    "3z": (INK, "M10 16H90M18 36H82V88H18ZM40 16V36Q40 58 24 66M60 16V56Q60 63 68 63H82"),
    "4z": (INK, "M36 10V90M10 36H36M8 82L36 66M62 10V76Q62 87 72 87H90V70M88 26L62 44"),
    "6z": (GREEN, GREEN_DRAGON),
    "7z": (RED, "M18 28H82V62H18ZM50 6V94"),
}

# Places of dots and bamboos in a face of 60 by 80.
DOTS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((30, 40),),
    2: ((30, 24), (30, 56)),
    3: ((16, 20), (30, 40), (44, 60)),
    4: ((18, 24), (42, 24), (18, 56), (42, 56)),
    5: ((16, 22), (44, 22), (30, 40), (16, 58), (44, 58)),
    6: ((19, 18), (41, 18), (19, 42), (41, 42), (19, 61), (41, 61)),
    7: ((14, 15), (30, 22), (46, 29), (19, 46), (41, 46), (19, 64), (41, 64)),
    8: ((19, 15), (41, 15), (19, 32), (41, 32), (19, 48), (41, 48), (19, 65), (41, 65)),
    9: ((14, 18), (30, 18), (46, 18), (14, 40), (30, 40), (46, 40), (14, 62), (30, 62), (46, 62)),
}
DOT_COLOURS = ("r", "gb", "brg", "bggb", "bgrgb", "ggrrrr", "gggrrrr", "bbbbbbbb", "gggrrrbbb")
COLOURS = {"r": RED, "g": GREEN, "b": BLUE}
BAMBOOS: dict[int, tuple[tuple[int, int], ...]] = {
    2: ((30, 23), (30, 57)),
    3: ((30, 23), (18, 57), (42, 57)),
    4: ((18, 23), (42, 23), (18, 57), (42, 57)),
    5: ((15, 23), (45, 23), (30, 40), (15, 57), (45, 57)),
    6: ((15, 23), (30, 23), (45, 23), (15, 57), (30, 57), (45, 57)),
    7: ((30, 15), (15, 41), (30, 41), (45, 41), (15, 65), (30, 65), (45, 65)),
    8: ((12, 23), (24, 23), (36, 23), (48, 23), (12, 57), (24, 57), (36, 57), (48, 57)),
    9: ((15, 16), (30, 16), (45, 16), (15, 40), (30, 40), (45, 40), (15, 64), (30, 64), (45, 64)),
}
RED_BAMBOOS = {(5, 2), (7, 0), (9, 1), (9, 4), (9, 7)}
BIRD = (
    f'<path d="M30 48C16 56 14 66 16 72M30 48C28 58 28 66 30 73M30 48C44 56 46 66 44 72" stroke="{GREEN}"/>'
    f'<path d="M30 18C18 20 14 34 20 46Q30 54 40 46C46 34 42 20 30 18Z" fill="{GREEN}"/>'
    f'<path d="M24 32Q30 38 36 32M23 41Q30 47 37 41" stroke="#fffdf4" stroke-width="2"/>'
    f'<circle cx="30" cy="15" r="7" fill="{RED}"/><path d="M36 13L43 16L36 18Z" fill="{BARK}"/>'
)
PETALS = "".join(
    f'<ellipse cx="30" cy="31" rx="6" ry="10" transform="rotate({turn} 30 42)"/>' for turn in range(0, 360, 72)
)

TILE_STYLE = ".tile{height:2.6em;width:auto;vertical-align:middle;margin:0 1px}"


def tile_svg(tile: str, lang: str = "en") -> str:
    """One tile as an element that stands alone, or beside `tile_symbols`.

    >>> tile_svg("7z")
    '<svg class="tile" viewBox="0 0 64 88" role="img"><title>red dragon</title><use href="#tile-7z"/></svg>'
    """
    return (
        f'<svg class="tile" viewBox="0 0 64 88" role="img"><title>{full_name(tile, lang)}</title>'
        f'<use href="#tile-{tile}"/></svg>'
    )


def tile_symbols(tiles: Iterable[str]) -> str:
    """The drawings that `tile_svg` refers to, each once, in an element that is not seen itself."""
    symbols = "".join(
        f'<symbol id="tile-{tile}" viewBox="0 0 64 88">{_body(tile)}</symbol>' for tile in sorted(set(tiles))
    )
    return f'<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>{symbols}</defs></svg>'


def _body(tile: str) -> str:
    ground = "#ffe9e2" if tile[0] == "0" else "#fffdf4"
    return (
        '<rect x="1" y="5" width="62" height="82" rx="8" fill="#3f8a62"/>'
        '<rect x="1" y="2" width="62" height="82" rx="8" fill="#d9cfb4"/>'
        f'<rect x="1" y="1" width="62" height="79" rx="8" fill="{ground}" stroke="#b9ae90"/>'
        f'<g transform="translate(2 1)" fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="5">'
        f"{''.join(_face(tile))}</g>"
    )


def _face(tile: str) -> Iterator[str]:
    rank, suit = 5 if tile[0] == "0" else int(tile[0]), tile[1]
    red = tile[0] == "0"
    if suit == "m":
        yield _character(NUMERALS[rank - 1], RED if red else INK, 15, 5, 30)
        yield _character(TEN_THOUSAND, RED, 13, 39, 34)
    elif suit == "p":
        yield from _dots(rank, red)
    elif suit == "s":
        yield BIRD if rank == 1 else "".join(_bamboos(rank, red))
    elif suit == "f":
        yield _flower(rank)
    elif tile == "5z":
        yield f'<rect x="13" y="14" width="34" height="52" rx="3" stroke="{BLUE}" stroke-width="4"/>'
    else:
        colour, strokes = HONOURS[tile]
        yield _character(strokes, colour, 6, 15, 48)


def _character(strokes: str, colour: str, x: int, y: int, size: int) -> str:
    width = 10 if size < 40 else 8
    place = f"translate({x} {y}) scale({size / 100})"
    return f'<path transform="{place}" d="{strokes}" stroke="{colour}" stroke-width="{width}"/>'


def _dots(rank: int, red: bool) -> Iterator[str]:
    radius = {1: 20, 2: 12, 3: 10, 4: 10}.get(rank, 8)
    for (x, y), letter in zip(DOTS[rank], DOT_COLOURS[rank - 1], strict=True):
        colour = RED if red else COLOURS[letter]
        yield f'<circle cx="{x}" cy="{y}" r="{radius - 2}" stroke="{colour}" stroke-width="4"/>'
        yield f'<circle cx="{x}" cy="{y}" r="{radius // 3}" fill="{colour}"/>'


def _bamboos(rank: int, red: bool) -> Iterator[str]:
    half = 7 if rank in (7, 9) else 11
    for number, (x, y) in enumerate(BAMBOOS[rank]):
        colour = RED if red or (rank, number) in RED_BAMBOOS else GREEN
        yield f'<path d="M{x} {y - half}V{y + half}" stroke="{colour}" stroke-width="6"/>'
        yield f'<path d="M{x - 4} {y}H{x + 4}" stroke="{colour}" stroke-width="3"/>'


def _flower(rank: int) -> str:
    """Flowers are pink, seasons blue; as many leaves as the seat that they belong to."""
    colour = "#c4568b" if rank <= 4 else BLUE
    leaves = "".join(f'<path d="M{18 + 8 * leaf} 68V60" stroke="{GREEN}"/>' for leaf in range((rank - 1) % 4 + 1))
    return f'<g fill="{colour}">{PETALS}</g><circle cx="30" cy="42" r="5" fill="#e8b93c"/>{leaves}'
