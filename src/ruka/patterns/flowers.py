"""Patterns of flowers and seasons."""

from ruka.rules.pattern import pattern
from ruka.rules.words import FLOWERS, SEASONS, count, flowers, no, own_flowers

own_flower = pattern(
    "own_flower",
    count(own_flowers),
    ja="自花",
    cs="Květina nebo období vlastního větru",
    pl="Kwiat lub pora roku własnego wiatru",
    en="Flower or season of the seat wind",
)
no_flowers = pattern(
    "no_flowers",
    no(flowers),
    ja="無花",
    cs="Žádná květina ani období",
    pl="Bez kwiatów i pór roku",
    en="No flower and no season",
)
all_flowers = pattern(
    "all_flowers",
    count(flowers & FLOWERS) == 4,
    ja="四君子",
    cs="Všechny květiny",
    pl="Wszystkie kwiaty",
    en="All four flowers",
)
all_seasons = pattern(
    "all_seasons",
    count(flowers & SEASONS) == 4,
    ja="四季",
    cs="Všechna období",
    pl="Wszystkie pory roku",
    en="All four seasons",
)
flower_points = pattern(
    "flower_points",
    count(flowers),
    ja="花牌",
    cs="Květina nebo období",
    pl="Kwiat lub pora roku",
    en="Flower or season",
)
