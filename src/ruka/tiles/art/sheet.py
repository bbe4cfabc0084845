"""What every tile is drawn with: the colours of a face, and the parts that its tiles share."""

from dataclasses import dataclass, field

from ruka.tiles.art.shapes import Point, pair

WIDTH, HEIGHT = 300, 400
VIEW_BOX = f"0 0 {WIDTH} {HEIGHT}"


@dataclass(frozen=True, slots=True)
class Colours:
    ground: str
    edge: str
    ink: str
    red: str
    green: str
    blue: str
    pink: str
    gold: str
    violet: str
    bark: str


@dataclass(slots=True)
class Sheet:
    """The tiles of one face while they are drawn."""

    colours: Colours
    parts: dict[str, str] = field(default_factory=dict)

    def use(self, part: str, drawing: str, place: Point, scale: float = 1, turn: int = 0, paint: str = "") -> str:
        """A drawing around the origin, put at its place; the drawing itself is kept once."""
        self.parts[part] = f'<g id="p-{part}">{drawing}</g>'
        turned = f"rotate({turn})" if turn else ""
        scaled = f"scale({scale:.3g})" if scale != 1 else ""
        return f'<use href="#p-{part}" transform="translate({pair(place)}){turned}{scaled}"{paint}/>'

    @property
    def defs(self) -> str:
        return f"<defs>{''.join(self.parts.values())}</defs>"


def body(fill: str, edge: str, width: int) -> str:
    """The tile itself, its edge inside the picture."""
    half = width // 2
    place = f'x="{half}" y="{half}" width="{WIDTH - width}" height="{HEIGHT - width}" rx="34"'
    return f'<rect {place} fill="{fill}" stroke="{edge}" stroke-width="{width}"/>'
