"""Figures and letters in the corner, drawn by strokes."""

from ruka.tiles.art.shapes import line

# Strokes in a box of 40 by 60.
SIGNS = {
    "1": "M6 16L24 0V60",
    "2": "M2 17Q2 0 20 0T38 17Q38 28 26 38L2 60H40",
    "3": "M3 7Q10 0 20 0Q36 0 36 14Q36 28 16 28Q39 28 39 44Q39 60 20 60Q7 60 1 52",
    "4": "M30 60V0L1 43H41",
    "5": "M36 0H8L5 27Q12 22 20 22Q39 22 39 41Q39 60 20 60Q8 60 1 53",
    "6": "M2 41Q2 22 20 22T38 41T20 60T2 41Q2 8 32 0",
    "7": "M1 0H39L15 60",
    "8": "M20 28Q4 28 4 14T20 0T36 14T20 28Q1 28 1 44T20 60T39 44T20 28",
    "9": "M38 19Q38 38 20 38T2 19T20 0T38 19Q38 52 8 60",
    "E": "M36 0H4V60H36M4 29H30",
    "S": "M37 11Q32 0 20 0Q3 0 3 15Q3 26 20 29T38 45Q38 60 20 60Q6 60 2 48",
    "W": "M0 0L11 60L23 10L35 60L46 0",
    "N": "M3 60V0L37 60V0",
    "C": "M38 13Q32 0 20 0Q2 0 2 30T20 60Q32 60 38 47",
    "F": "M36 0H4V60M4 30H30",
    "P": "M4 60V0H20Q38 0 38 17T20 34H4",
    "m": "M2 60V20M2 38Q4 20 14 20T26 38V60M26 38Q28 20 38 20T50 38V60",
    "p": "M4 78V20M4 40Q4 20 21 20T38 40T21 60T4 40",
    "s": "M32 26Q28 20 19 20Q4 20 4 30Q4 37 18 40T34 50Q34 60 18 60Q8 60 3 54",
}
LETTERS = dict(zip((f"{rank}z" for rank in range(1, 8)), "ESWNPFC", strict=True))


def index_of(tile: str) -> str:
    """What the corner says: the rank, the letter of an honour, the seat's number of a flower.

    >>> [index_of(tile) for tile in ("9s", "0p", "3z", "7z", "6f")]
    ['9', '5', 'W', 'C', '2']
    """
    if tile in LETTERS:
        return LETTERS[tile]
    rank = int(tile[0])
    return str((rank - 1) % 4 + 1 if tile[1] == "f" else rank or 5)


def sign(letter: str, place: tuple[int, int], height: int, colour: str, weight: int) -> str:
    """A figure or letter with its upper left corner at `place`; its strokes are `weight` wide where it is 60 high."""
    x, y = place
    drawing = line(SIGNS[letter], colour, weight)
    return f'<g transform="translate({x} {y})scale({height / 60:.2f})">{drawing}</g>'


def switched(drawing: str) -> str:
    """A drawing that a page hides by `--tile-index: none`."""
    return f'<g class="index" style="display:var(--tile-index,inline)">{drawing}</g>'
