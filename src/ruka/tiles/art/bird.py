"""The bird of the first bamboo: a peacock with its tail raised."""

from ruka.tiles.art.shapes import area, disc, edged, leaf, line, petal, polar
from ruka.tiles.art.sheet import Colours

TAIL = (164, 268)
FEATHERS = ((190, -3), (190, 15), (168, 34), (138, 54), (112, 76))  # length and direction
BODY = (
    "M98 138C128 140 128 176 132 200C142 218 200 214 204 262C206 300 168 324 134 320"
    "C92 314 76 272 84 226C90 190 88 168 82 156C80 146 86 138 98 138Z"
)
WING = "M120 246C150 228 190 240 200 276C182 300 140 304 122 284C114 272 112 256 120 246Z"


def bird(colours: Colours) -> str:
    return _tail(colours) + _branch(colours) + _body(colours) + _head(colours)


def _tail(colours: Colours) -> str:
    drawing = ""
    for length, turn in FEATHERS:
        eye = polar(TAIL, length - 24, turn)
        drawing += edged(petal(TAIL, length - 10, 24, turn), colours.green, colours.ground)
        drawing += disc(eye, 17, colours.ground) + disc(eye, 11, colours.red)
    return drawing


def _branch(colours: Colours) -> str:
    legs = line("M132 310L126 352M160 310L162 350", colours.red, 10)
    leaves = area(leaf((232, 358), 60, 14, 62) + leaf((64, 362), 46, 12, -40), colours.green)
    return legs + line("M40 366Q150 348 262 362", colours.bark, 13) + leaves


def _body(colours: Colours) -> str:
    quills = line("M134 258Q160 254 180 272M136 276Q156 274 172 284", colours.ground, 6)
    return area(BODY, colours.blue) + area(WING, colours.green) + quills


def _head(colours: Colours) -> str:
    tips = ((84, 84), (106, 82), (124, 94))
    crest = "".join(line(f"M92 118L{x} {y}", colours.red, 7) + disc((x, y), 8, colours.red) for x, y in tips)
    beak = area("M72 126L44 142L74 150Z", colours.gold)
    eye = disc((86, 130), 8, colours.ground) + disc((84, 130), 4, colours.ink)
    return crest + beak + disc((92, 136), 26, colours.red) + eye
