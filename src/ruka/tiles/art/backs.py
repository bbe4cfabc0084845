"""The four backs, the same for all faces: amber diamonds, blue waves, green bamboo and plum blossoms."""

from ruka.tiles.art.shapes import area, frame, line, pair, polar
from ruka.tiles.art.sheet import HEIGHT, WIDTH, body


def diamonds() -> str:
    pattern = "".join(f"M{x} {y - 22}l16 22l-16 22l-16 -22Z" for x, y in _grid(42, 33))
    return _back("#d58a2c", "#8a5512", "#ffe8c4", area(pattern, "#e6a957"))


def waves() -> str:
    pattern = "".join(f"M{x - r} {y}a{r} {r} 0 0 1 {2 * r} 0" for x, y in _grid(56, 30) for r in (28, 17, 6))
    return _back("#2b5a9c", "#17376a", "#c5d8f2", line(pattern, "#7ba3d8", 6))


def lattice() -> str:
    pattern = "".join(
        f"M{x} {y - 30}L{x + 26} {y}M{x + 26} {y}L{x} {y + 30}M{x} {y + 6}V{y + 22}" for x, y in _grid(52, 30)
    )
    return _back("#2f7d57", "#164a31", "#cdebd9", line(pattern, "#7cc29d", 6))


def blossoms() -> str:
    pattern = "".join(f"M{pair(polar((x, y), 11, turn))}h0" for x, y in _grid(48, 38) for turn in range(0, 360, 72))
    return _back("#8c2f48", "#541626", "#f3cdd6", line(pattern, "#cf7f92", 11))


BACKS = {"back-1": diamonds, "back-2": waves, "back-3": lattice, "back-4": blossoms}


def _grid(across: int, down: int) -> list[tuple[int, int]]:
    """Places over the whole back, every second row shifted by half."""
    return [
        (x, y)
        for row, y in enumerate(range((HEIGHT - 9 * down) // 2, HEIGHT - 30, down))
        for x in range(WIDTH // 2 - 3 * across + across // 2 * (row % 2), WIDTH, across)
        if 10 <= x <= WIDTH - 10
    ]


def _back(ground: str, edge: str, light: str, pattern: str) -> str:
    margin = frame(18, 18, WIDTH - 36, HEIGHT - 36, 24, ground, 32)
    inset = frame(30, 30, WIDTH - 60, HEIGHT - 60, 16, light, 7)
    return body(ground, edge, 8) + pattern + margin + inset + body("none", edge, 8)
