"""What a rule may ask of a row: one reading of a hand with one role of the winning tile.

Its features are words; a word of kinds has a bit for each of the 34 kinds, a chow is at its lowest tile.
"""

from ruka.rules.expr import Expr, Sort, expr

# Names of a row's features, in the order of the native core's columns (native/include/ruka/scoring/row.hpp).
FEATURES: dict[str, Sort] = {
    "chows": Sort.KINDS,
    "chows2": Sort.KINDS,  # held at least twice
    "chows3": Sort.KINDS,
    "chows4": Sort.KINDS,
    "pungs": Sort.KINDS,  # pungs and kongs
    "concealed_pungs": Sort.KINDS,  # a pung finished by a discard is not (000, 4.1.1)
    "kongs": Sort.KINDS,
    "concealed_kongs": Sort.KINDS,
    "shown_chows": Sort.KINDS,
    "shown_pungs": Sort.KINDS,
    "pairs": Sort.KINDS,  # one bit, or seven
    "kinds1": Sort.KINDS,  # held at least once, sets on the table included
    "kinds2": Sort.KINDS,
    "kinds3": Sort.KINDS,
    "kinds4": Sort.KINDS,
    "winning": Sort.KINDS,
    "completed_chow": Sort.KINDS,
    "completed_pung": Sort.KINDS,
    "waits": Sort.KINDS,  # of the thirteen tiles, over all forms of the rule set
    "shape_waits": Sort.KINDS,  # those of which all four are held too
    "own_wind": Sort.KINDS,
    "round_wind": Sort.KINDS,
    "chow_count": Sort.NUMBER,
    "shown_count": Sort.NUMBER,
    "flowers": Sort.KINDS,  # bit i: flower i + 1
    "red": Sort.NUMBER,
    "dora": Sort.NUMBER,
    "ura": Sort.NUMBER,
    "nuki": Sort.NUMBER,  # norths set aside
    "concealed_dora": Sort.NUMBER,
    "honba": Sort.NUMBER,
    "form": Sort.KINDS,
    "role": Sort.KINDS,
    "circumstances": Sort.KINDS,
    "one_short": Sort.KINDS,  # of a hand that did not win: the prices that it is one tile short of
    "total_points": Sort.NUMBER,  # second stage: sums of the lines of the first
    "total_fan": Sort.NUMBER,
    "total_bonus": Sort.NUMBER,
    "total_limit": Sort.NUMBER,
}
FEATURE_INDEX = {name: index for index, name in enumerate(FEATURES)}
SECOND_STAGE = frozenset(name for name in FEATURES if name.startswith("total_"))

CIRCUMSTANCES = (
    "draw",
    "concealed",
    "riichi",
    "double_riichi",
    "ippatsu",
    "last_tile",
    "after_kong",
    "second_replacement",
    "robbing_kong",
    "first_turn",
    "dealer",
    "last_of_kind",
    "other_discarded",
)
FORMS = ("regular", "pairs", "orphans", "knitted", "honours_knitted", "unrelated")
# Templates: hands of a given shape (native/include/ruka/hands/shapes.hpp). Their bits come after those of the other
# forms and of three that only change how a form is read.
TEMPLATES = ("snake", "gates", "triples", "couples", "orphan_pairs")
FIRST_TEMPLATE = 9
ROLES = ("single", "two_pairs", "closed", "edge", "two_sided")


def feature(name: str) -> Expr:
    """A feature of the row by name."""
    return expr("feature", (name,), FEATURES[name])


def _flag(word: str, names: tuple[str, ...], name: str) -> Expr:
    if name not in names:
        raise ValueError(f"there is no {word} {name}")
    return expr(word, (name,), Sort.TRUTH)


def circumstance(name: str) -> Expr:
    """A circumstance of the win, such as ``draw`` or ``ippatsu``."""
    return _flag("circumstance", CIRCUMSTANCES, name)


def form(name: str) -> Expr:
    """The reading has this form."""
    return _flag("form", FORMS, name)


def shape_template(name: str) -> Expr:
    """The fourteen tiles have the shape of this template."""
    return _flag("template", TEMPLATES, name)


def one_tile_short(place: int) -> Expr:
    """The hand did not win and is one tile short of the price at this place of those that are asked about that."""
    return expr("one_short", (place,), Sort.TRUTH)


def role(name: str) -> Expr:
    """The winning tile had this role."""
    return _flag("role", ROLES, name)
