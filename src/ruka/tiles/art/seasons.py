"""The four seasons: a butterfly, a lotus, a maple leaf before the moon, a snow crystal."""

from itertools import product

from ruka.tiles.art.shapes import Point, area, disc, edged, leaf, line, petal, polar, polygon, rays
from ruka.tiles.art.sheet import Colours

BLADES = ((60, 70, -20), (76, 96, 6), (100, 64, 24), (196, 60, -18), (222, 92, 4), (240, 66, 26))
LOBES = ((78, -118), (122, -62), (140, 0), (122, 62), (78, 118))  # length and direction
# One lobe of a maple leaf: how far along, at which angle to the direction of its tip.
LOBE = ((0.3, -28), (0.66, -19), (0.64, -11), (0.84, -8), (1, 0), (0.84, 8), (0.64, 11), (0.66, 19), (0.3, 28))


def spring(colours: Colours) -> str:
    grass = area("".join(leaf((x, 378), length, 9, turn) for x, length, turn in BLADES), colours.green)
    centre, upper, lower = (150, 228), (-52, 52), (-124, 124)
    wings = area("".join(petal(centre, 84, 36, turn) for turn in lower), colours.gold)
    wings += area("".join(petal(centre, 112, 46, turn) for turn in upper), colours.pink)
    wings += "".join(disc(polar(centre, 84, turn), 18, colours.ground) for turn in upper)
    wings += "".join(disc(polar(centre, 64, turn), 13, colours.red) for turn in lower)
    feelers = line("M150 196Q142 160 118 142M150 196Q158 160 182 142", colours.ink, 6)
    return grass + wings + feelers + line("M150 196V286", colours.ink, 15)


def summer(colours: Colours) -> str:
    foot = (150, 302)
    water = line("M30 348q30 -18 60 0t60 0t60 0t60 0M60 378q30 -16 60 0t60 0t60 0", colours.blue, 9)
    pad = area("M40 306C90 284 210 284 260 306C220 338 80 338 40 306Z", colours.green)
    back = ((150, -28), (150, 28), (126, -56), (126, 56))
    front = ((164, 0), (116, -40), (116, 40), (94, -72), (94, 72))
    petals = (edged(leaf(foot, length, 33, turn), colours.pink, colours.ground) for length, turn in (*back, *front))
    return water + pad + "".join(petals)


def autumn(colours: Colours) -> str:
    foot = (140, 288)
    outline: list[Point] = [
        polar(foot, length * reach, turn + side) for (length, turn), (reach, side) in product(LOBES, LOBE)
    ]
    stalk = line("M140 288Q138 340 112 378", colours.red, 10)
    return disc((192, 202), 74, colours.gold) + area(polygon([*outline, polar(foot, 20, 180)]), colours.red) + stalk


def winter(colours: Colours) -> str:
    centre, arms = (150, 246), range(0, 360, 60)
    crystal = rays(centre, 122, arms)
    for turn, (reach, twig) in product(arms, ((58, 36), (90, 26))):
        crystal += rays(polar(centre, reach, turn), twig, (turn - 55, turn + 55))
    return line(crystal, colours.blue, 11) + disc(centre, 15, colours.blue)
