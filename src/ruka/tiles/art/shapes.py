"""Plain shapes as SVG, in whole units."""

from collections.abc import Iterable
from math import cos, radians, sin

Point = tuple[float, float]


def polar(centre: Point, radius: float, turn: float) -> Point:
    """The point at a distance from the centre; `turn` goes clockwise in degrees from straight up."""
    return centre[0] + radius * sin(radians(turn)), centre[1] - radius * cos(radians(turn))


def pair(point: Point) -> str:
    return f"{round(point[0])} {round(point[1])}"


def disc(centre: Point, radius: float, colour: str) -> str:
    return f'<circle cx="{round(centre[0])}" cy="{round(centre[1])}" r="{round(radius)}" fill="{colour}"/>'


def ring(centre: Point, radius: int, colour: str, width: int) -> str:
    x, y = map(round, centre)
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="{colour}" stroke-width="{width}"/>'


def area(path: str, colour: str) -> str:
    return f'<path d="{path}" fill="{colour}"/>'


def edged(path: str, colour: str, edge: str, width: int = 5) -> str:
    """An area that stands out from one of the same colour behind it."""
    return f'<path d="{path}" fill="{colour}" stroke="{edge}" stroke-width="{width}"/>'


def line(path: str, colour: str, width: int) -> str:
    joints = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" {joints}/>'


def frame(x: int, y: int, width: int, height: int, corner: int, colour: str, thickness: int) -> str:
    place = f'x="{x}" y="{y}" width="{width}" height="{height}" rx="{corner}"'
    return f'<rect {place} fill="none" stroke="{colour}" stroke-width="{thickness}"/>'


def leaf(foot: Point, length: float, width: float, turn: float) -> str:
    """A path pointed at both ends, from its foot in the direction of `turn`."""
    tip = polar(foot, length, turn)
    middle = polar(foot, length * 0.45, turn)
    left, right = (polar(middle, width, turn + side) for side in (-90, 90))
    return f"M{pair(foot)}Q{pair(left)} {pair(tip)}Q{pair(right)} {pair(foot)}"


def petal(foot: Point, length: float, width: float, turn: float) -> str:
    """A path pointed at its foot and round at its end."""

    def corners(reach: float, half: float) -> tuple[str, str]:
        middle = polar(foot, length * reach, turn)
        return pair(polar(middle, half, turn - 90)), pair(polar(middle, half, turn + 90))

    waist, end, top = corners(0.3, width * 0.6), corners(1, width), corners(1.18, width * 0.9)
    return f"M{pair(foot)}Q{waist[0]} {end[0]}C{top[0]} {top[1]} {end[1]}Q{waist[1]} {pair(foot)}"


def polygon(points: Iterable[Point]) -> str:
    return f"M{'L'.join(map(pair, points))}Z"


def rays(centre: Point, length: float, turns: Iterable[float]) -> str:
    return "".join(f"M{pair(centre)}L{pair(polar(centre, length, turn))}" for turn in turns)
