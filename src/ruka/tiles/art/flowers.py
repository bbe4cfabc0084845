"""The four flowers: plum, orchid, chrysanthemum, bamboo; each in the lower part of a tile."""

from ruka.tiles.art.shapes import Point, area, disc, edged, leaf, line, petal, polar, rays
from ruka.tiles.art.sheet import Colours


def plum(colours: Colours) -> str:
    branch = line("M34 372Q70 330 96 316L150 262L236 214L262 168M96 316Q140 330 196 322L238 344", colours.bark, 14)
    twigs = line("M150 262L136 200L150 160M196 322L226 296", colours.bark, 9)
    buds = disc((262, 166), 15, colours.pink) + disc((242, 346), 15, colours.pink)
    places = (((148, 160), 50), ((92, 290), 44), ((214, 262), 46))
    return branch + twigs + buds + "".join(_blossom(colours, centre, size) for centre, size in places)


def _blossom(colours: Colours, centre: Point, size: int) -> str:
    petals = "".join(disc(polar(centre, size * 0.58, turn), size * 0.44, colours.pink) for turn in range(0, 360, 72))
    stamens = line(rays(centre, size * 0.46, range(36, 396, 72)), colours.gold, 5)
    return petals + stamens + disc(centre, size * 0.22, colours.gold)


def orchid(colours: Colours) -> str:
    blades = (
        "M140 376C120 300 70 240 26 222C76 262 104 310 126 376Z"
        "M150 376C144 270 110 180 74 140C100 200 128 290 136 376Z"
        "M152 376C170 290 220 236 276 226C226 252 190 310 166 376Z"
        "M160 376C180 330 230 300 266 306C226 312 190 340 172 376Z"
    )
    stems = line("M150 370Q150 270 198 206M150 370Q146 250 134 226", colours.green, 7)
    return area(blades, colours.green) + stems + _lips(colours, (204, 192), 1) + _lips(colours, (124, 216), 0.72)


def _lips(colours: Colours, centre: Point, scale: float) -> str:
    sepals = "".join(leaf(centre, 66 * scale, 20 * scale, turn) for turn in (0, 118, 242))
    wings = "".join(petal(centre, 48 * scale, 20 * scale, turn) for turn in (62, -62))
    lip = petal(centre, 34 * scale, 17 * scale, 180)
    return area(sepals + wings, colours.violet) + area(lip, colours.gold) + disc(centre, 9 * scale, colours.ground)


def chrysanthemum(colours: Colours) -> str:
    centre = (150, 214)
    stem = line("M150 216Q156 320 140 378", colours.green, 12)
    leaves = area(leaf((146, 354), 104, 36, 60) + leaf((146, 360), 96, 34, -64), colours.green)
    bloom = "".join(
        edged(petal(centre, length, 14, turn), colours.gold, colours.bark, 3)
        for length, turns in ((84, range(0, 360, 20)), (60, range(10, 370, 20)), (36, range(0, 360, 45)))
        for turn in turns
    )
    return stem + leaves + bloom + disc(centre, 9, colours.red)


def bamboo(colours: Colours) -> str:
    stalk = line("M106 376V318M107 304V238M109 224V168M111 154V112", colours.green, 24)
    shoot = line("M186 376V342M186 330V282M187 270V228", colours.green, 17)
    twigs = line("M109 232Q80 224 72 204M112 160Q150 166 172 152M187 276Q214 270 226 252", colours.green, 6)
    tufts: tuple[tuple[Point, tuple[int, ...]], ...] = (
        ((72, 206), (-72, -36, 0)),
        ((170, 154), (66, 100, 140)),
        ((224, 256), (0, 40, 90)),
        ((188, 226), (-30, 10)),
    )
    leaves = "".join(leaf(foot, 66, 17, turn) for foot, turns in tufts for turn in turns)
    return stalk + shoot + twigs + area(leaves, colours.green)
