"""Rule sets as pages need them: everything that a layout or a form asks about."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.util import find_spec

from msgspec.structs import asdict

from ruka.explain import rulebook
from ruka.explain.book import Book, make_book
from ruka.explain.diff import diff
from ruka.explain.diff_words import in_words
from ruka.explain.preview import preview
from ruka.explain.special import special_hands
from ruka.explain.words import Words
from ruka.learn.prints import offered
from ruka.rules.expr import Expr
from ruka.rules.options import Option
from ruka.rules.row import circumstance
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import RULE_SETS, rule_set
from ruka.rulesets.families import family_of
from ruka.schema.answers import HouseDifference, HousePage, OptionCard, OptionChoice, RuleCard
from ruka.scoring.win import GIVEN
from ruka.server.shared import SharedRules
from ruka.session.layout import layout
from ruka.texts import LANGUAGES, text
from ruka.tiles import KINDS

FLOWERS = tuple(f"{number}f" for number in range(1, 9))
OUR_HAND = "19m 19p 19s 1234567z"  # on our own picture: of every suit, all honours


@lru_cache
def cards(lang: str) -> list[RuleCard]:
    """Every registered rule set, in one language."""
    return [_card(rules, lang) for rules in RULE_SETS.values()]


@lru_cache(64)
def book(id: str, lang: str, terms: str) -> Book:
    """The rule book of one of them."""
    return book_of(rule_set(id), lang, terms)


def book_of(rules: RuleSet, lang: str, terms: str) -> Book:
    return make_book(rules, Words(lang, terms))


def house_card(rules: RuleSet, lang: str) -> RuleCard:
    """House rules as pages need them."""
    base = rule_set(rules.base)
    told = text("house-of", lang, base=base.names[lang])
    return _card(rules, lang).but(text=told, sheets=["html"])


def house_page(shared: SharedRules, lang: str, terms: str) -> HousePage:
    """What somebody who opens the link sees beside the book."""
    rules = shared.stored.rules
    base = rule_set(rules.base)
    words = Words(lang, terms, rules)
    rows = (in_words(base, rules, one, words, as_set=False) for one in diff(base, rules))
    return HousePage(
        id=rules.id,
        name=rules.names[lang],
        base=base.id,
        base_name=base.names[lang],
        hash=rules.hash,
        file=shared.file,
        options=dict(rules.chosen),
        differences=[HouseDifference(where=row.where, name=row.name, base=row.left, house=row.right) for row in rows],
    )


def _card(rules: RuleSet, lang: str) -> RuleCard:
    resolved = rules.resolved
    tiles = resolved.tiles
    return RuleCard(
        **asdict(layout(rules)),
        name=rules.names[lang],
        text=rulebook.description(rules, Words(lang)),
        family=family_of(rules),
        words=_words(rules.base or rules.id),
        unit=rules.unit,
        red_fives=any(tiles.red_fives),
        kinds=[kind for kind in (*KINDS, *FLOWERS[: tiles.flowers]) if kind in tiles or kind in FLOWERS],
        seats=rules.seats,
        winds_out=resolved.flow.winds_out,
        special=_special()[rules.base or rules.id],
        circumstances=_circumstances(resolved),
        options=[_option(option, lang) for option in rules.options],
        sheets=["html", "pdf"] if find_spec("typst") else ["html"],
        prints=offered(rules),
    )


def picture(id: str, lang: str) -> bytes:
    """What other programs show beside a link to something of a rule set, or to us."""
    if not id:
        return preview(text("preview-title", lang), OUR_HAND, lang)
    return preview(RULE_SETS[id].names[lang], _special()[id], lang)


@cache
def _words(id: str) -> str:
    """What somebody may type who looks for these rules, whichever language the page is in."""
    names = RULE_SETS[id].names
    said = (word for lang in LANGUAGES for word in (names[lang], text(f"search-{id}", lang)))
    return " ".join(dict.fromkeys(" ".join(said).split()))


@cache
def _special() -> dict[str, str]:
    return special_hands(RULE_SETS)


def _circumstances(rules: RuleSet) -> list[str]:
    """Those of a win that some pattern asks about."""
    asked = {id(part) for price in rules.prices for part in _parts(price.expr)}
    return [name.replace("_", "-") for name in GIVEN if id(circumstance(name)) in asked]


def _parts(expr: Expr) -> Iterator[Expr]:
    yield expr
    for part in expr.args:
        if isinstance(part, Expr):
            yield from _parts(part)


def _option(option: Option, lang: str) -> OptionCard:
    return OptionCard(
        name=option.name,
        text=text(f"option-{option.name}", lang),
        default=option.default,
        choices=[OptionChoice(value=value, name=_choice(value, lang)) for value in option.choices],
        low=option.low,
        high=option.high,
        of_one_hand=option.of_one_hand,
    )


def _choice(value: object, lang: str) -> str:
    """Numbers and years speak for themselves."""
    return text(f"choice-{value}", lang) if isinstance(value, str) and not value.isdigit() else str(value)
