"""Special hands of the classical clubs: shapes of their own, and wins on one certain tile."""

from ruka.patterns.circumstances import chankan, haitei, replacement_tile
from ruka.patterns.hands import chinitsu, toitoi
from ruka.rules.pattern import pattern
from ruka.rules.row import circumstance, shape_template
from ruka.rules.words import any_of, concealed_pungs, count, kinds, kongs, no, regular, suits_held, winning

wriggling_snake = pattern(
    "wriggling_snake",
    shape_template("snake"),
    ja="蛇行",
    cs="Kroutící se had",
    pl="Wijący się wąż",
    en="Wriggling snake",
)
gates_of_heaven = pattern(
    "gates_of_heaven",
    shape_template("gates"),
    ja="天門",
    cs="Nebeské brány",
    pl="Bramy niebios",
    en="Gates of heaven",
)
triple_knitting = pattern(
    "triple_knitting",
    shape_template("triples"),
    ja="三色編み",
    cs="Trojité pletení",
    pl="Potrójne dzierganie",
    en="Triple knitting",
)
knitting = pattern("knitting", shape_template("couples"), ja="二色編み", cs="Pletení", pl="Dzierganie", en="Knitting")
orphan_pairs = pattern(
    "orphan_pairs",
    shape_template("orphan_pairs"),
    ja="幺九七対",
    cs="Sedm párů drahých kamenů",
    pl="Siedem par skrajnych i specjalnych",
    en="All pair honours",
)
buried_treasure = pattern(
    "buried_treasure",
    regular & (suits_held() == 1) & (count(concealed_pungs) == 4) & no(kongs),
    ja="埋蔵金",
    cs="Zakopaný poklad",
    pl="Zakopany skarb",
    en="Buried treasure",
)
purity = pattern(
    "purity",
    toitoi.expr & chinitsu.expr,
    ja="清対々",
    cs="Čistota",
    pl="Czystość",
    en="Purity",
)

plum_blossom = pattern(
    "plum_blossom",
    replacement_tile.expr & any_of(winning & kinds("5p")),
    ja="五筒開花",
    cs="Utržení švestkového květu ze střechy",
    pl="Zerwanie kwiatu śliwy z dachu",
    en="Gathering the plum blossom from the roof",
)
moon = pattern(
    "moon",
    haitei.expr & any_of(winning & kinds("1p")),
    ja="一筒撈月",
    cs="Vylovení měsíce ze dna moře",
    pl="Wyłowienie księżyca z dna morza",
    en="Plucking the moon from the bottom of the sea",
)
carrying_pole = pattern(
    "carrying_pole",
    chankan.expr & any_of(winning & kinds("2s")),
    ja="二索槍槓",
    cs="Škrábnutí o nosnou tyč",
    pl="Draśnięcie nosidła",
    en="Scratching a carrying pole",
)
original_call = pattern(
    "original_call",
    circumstance("double_riichi"),
    ja="報聴",
    cs="Ohlášení před prvním odhozem",
    pl="Ogłoszenie przed pierwszym odrzuceniem",
    en="Original call",
)
