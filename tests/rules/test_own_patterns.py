"""Patterns that house rules write themselves: counted, explained, or refused with their line."""

from __future__ import annotations

import pytest

from ruka.errors import RulesError
from ruka.explain import explain
from ruka.rules.expr import Expr
from ruka.rules.form import canonical
from ruka.rules.pattern import CATALOGUE
from ruka.rules.spelled import spelled
from ruka.rules.written import CALLED, written
from ruka.rulesets import RULE_SETS, rule_set
from ruka.rulesets.house import parse_rules
from ruka.rulesets.stored import read_rules
from ruka.scoring import score
from tests.scoring.random_wins import random_wins
from tests.scoring.test_agreement import compare

SAME_NAME = """base = "tenhou"
[patterns.one]
name = "Own"
is = "draw"
open = 1
[patterns.two]
is = "draw"
open = 1
name = "own "
"""
HAND = "123m 456p 789s 55z 56p +7p"


def with_pattern(expression: str, base: str = "tenhou", name: str = "Club", worth: int = 1, more: str = "") -> str:
    return f'base = "{base}"\nname = "{name}"\n[patterns.own]\nopen = {worth}\nis = "{expression}"\n{more}'


@pytest.mark.parametrize(
    "expression", ["kinds1", "kinds1 & TERMINALS", "winning", "waits", "own_wind", "pairs & DRAGONS"]
)
@pytest.mark.parametrize("base", ["tenhou", "hong-kong", "international", "japanese-classical"])
def test_kinds_are_explained_one_by_one(base: str, expression: str) -> None:
    """By the set that stands at the kind, or by the tile where none does."""
    club = parse_rules(with_pattern(expression, base))
    counted = score(club, HAND, riichi=base == "tenhou").lines
    told = explain(club, HAND, riichi=base == "tenhou")
    kinds = sum(line.kinds.bit_count() for line in counted if line.pattern.id == "own")
    lines = [line for line in told.lines if line.pattern == "own"]
    assert len(lines) == kinds
    assert all(line.tiles and line.tiles[0] for line in lines)
    assert told.text("cs")


def test_an_option_that_is_not_there_is_refused_with_its_line() -> None:
    with pytest.raises(RulesError) as refused:
        parse_rules(with_pattern("option('nope')"))
    assert (refused.value.code, refused.value.line) == ("unknown-option", 5)


def test_a_blank_name_is_refused() -> None:
    with pytest.raises(RulesError):
        parse_rules(with_pattern("pairs", name="   "))


BASES = tuple(RULE_SETS)
COMBINING = {  # a pattern that combines sets, a hand that has it and may be won by every base, and how often
    "combining(2, any_of(chows2))": "112233p 456p 5z 789s +5z",
    "combining(3, exists_suit(lambda s: chow(s, 1) & chow(s, 4) & chow(s, 7)))": "123456789p 789s 5z +5z",
    "combining(4, chow_count == 4)": "123p 456p 123s 789s 5z +5z",
    "combining(2, exists_rank(lambda r: pung('p', r) & pung('s', r)))": "222p 222s 888s 678p 5z +5z",
}


@pytest.mark.parametrize("base", BASES)
@pytest.mark.parametrize("expression", COMBINING)
def test_sets_are_combined_on_every_base(base: str, expression: str) -> None:
    """The base's own lines are what they are without it."""
    club = parse_rules(with_pattern(expression, base, worth=90))
    hand = COMBINING[expression]
    if not (plain := score(rule_set(base), hand)).complete:
        assert base == "bmja"  # one chow at most
        return
    found = score(club, hand)
    (own,) = (line for line in found.lines if line.pattern.id == "own")
    assert (own.count, own.excluded_by) == (1, None)
    assert own.sets[0].bit_count() == int(expression[10])
    if not rule_set(base).combines_sets:  # there they take the place of others on the same sets
        others = [(line.pattern.id, line.worth) for line in found.lines if line.pattern.id != "own"]
        assert others == [(line.pattern.id, line.worth) for line in plain.lines]
    assert explain(club, hand).text("pl")


@pytest.mark.parametrize("base", ["tenhou", "hong-kong", "bmja", "japanese-classical", "mcr"])
def test_the_reference_combines_sets_in_the_same_way(base: str) -> None:
    text = (
        f'base = "{base}"\n[patterns.two]\nname = "Two"\nopen = 2\nis = "combining(2, any_of(chows2))"\n'
        '[patterns.near]\nname = "Near"\nopen = 1\nis = "combining(2, exists_rank(lambda r: pung(\'m\', r) & '
        'pung(\'p\', r)))"\nexcludes = ["toitoi"]\n'
        '[patterns.stairs]\nname = "Stairs"\nopen = 3\n'
        'is = "combining(3, exists_suit(lambda s: chow(s, 1) & chow(s, 4) & chow(s, 7)))"\nexcludes = ["ittsuu"]\n'
    )
    club = parse_rules(text)
    seen: set[str] = set()
    for _, hand, circumstances in random_wins(base, 1500):
        rows = compare(club, hand, circumstances)
        seen.update(line.price.pattern.id for row in rows for line in row.lines)
    assert seen >= ({"near"} if base == "bmja" else {"two", "near", "stairs"})


def test_what_it_excludes_on_a_base_that_stands_in_order() -> None:
    """It goes before them, so that the others still exclude nothing where they are excluded."""
    club = parse_rules(with_pattern("combining(2, any_of(chows2))", "mcr", more='excludes = ["mcr_01"]'))
    assert club.in_order
    ids = [price.pattern.id for price in club.prices]
    assert ids.index("own") < ids.index("mcr_01")
    found = {line.pattern.id: line for line in score(club, "112233p 456p 5z 789s +5z").lines}
    assert found["mcr_01"].excluded_by is not None


def test_too_many_that_combine_sets_are_counted_in_a_sentence() -> None:
    asked = "combining(2, any_of(chows2) & any_of(chows & kinds('{0}m')))"
    many = "".join(f'[patterns.own{one}]\nopen = 1\nis = "{asked.format(one)}"\n' for one in range(1, 8))
    with pytest.raises(RulesError, match="at most 16") as refused:
        parse_rules('base = "mcr"\n' + many + many.replace("own", "other").replace("m'", "p'"))
    assert refused.value.code == "rules-too-many"


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (6, 'tag = "fon"'),
        (6, "tag = 3"),
        (7, '\nexcludes = ["tanyo"]'),
        (7, "# is = 3\nexcludes = 'tanyao'"),
        (6, 'names = { de = "Eigen" }'),
        (7, "names.cs = 'Vlastní'\nnames.pl = 1"),
        (10, 'excludes = [\n  "tanyao",\n]\n\nconcealed = 101'),
        (9, 'name = """\\\nOwn\n"""\ncolour = "red"'),
        (5, "tag = 'points'"),
    ],
)
def test_what_is_wrong_in_a_pattern_is_said_with_the_line_of_its_key(line: int, text: str) -> None:
    with pytest.raises(RulesError) as refused:
        parse_rules(with_pattern("combining(2, any_of(chows2))") + text)
    assert refused.value.line == (6 if "points" in text else line)


@pytest.mark.parametrize(
    ("expression", "code", "words"),
    [
        ("pattern('tanayo')", "expression-unknown", ("pattern", "tanayo", "9", "tanyao")),
        ("form('pears')", "expression-unknown", ("pears", "6", "pairs")),
        ("role('egde')", "expression-unknown", ("egde", "6", "edge")),
        ("total('q')", "expression-unknown", ("“q”", "points, fan, bonus, limit")),
        ("draw & pair", "expression-unknown", ("word", "“pair”", "8", "pairs")),
        ("any_of(pairs & kinds('zz9q'))", "expression-kinds", ("zz9q", "22", "19m567z")),
        ("1 < chow_count < 3", "expression-chain", ("1 < chow_count < 3", "and")),
        ("not " * 120 + "draw", "expression-deep", ("100",)),
        ("(" * 300 + "draw" + ")" * 300, "expression-deep", ("100",)),
        ("draw and", "bad-expression", ("9",)),
        ("pairs - 1", "expression-not-said", ("pairs - 1", "==")),
        ("chow_count & draw", "expression-sorts", ("chow_count & draw", "a number", "a truth")),
        ("pairs + 1", "expression-sorts", ("kinds of tiles", "a number")),
        ("not chow_count", "expression-sorts", ("a number", "negated")),
        ("draw & chow(1)", "expression-call", ("chow(1)", "8", 'chow("m", 1)')),
        ("count(1)", "expression-call", ("count(pungs)",)),
        ("times(chow_count, chow_count)", "expression-call", ("times(chow_count, draw)",)),
        ("combining(5, draw)", "expression-call", ("combining(2, any_of(chows2))",)),
        ("combining(2, draw & any_of(pairs))", "expression-combining", ("draw, pairs", "2 sets")),
        ("4", "expression-asks-nothing", ("any_of(pairs & DRAGONS)",)),
        ("ž & draw", "expression-unknown", ("“ž”", "character 1")),
    ],
)
def test_a_bad_expression_is_told_with_what_would_be_right(expression: str, code: str, words: tuple[str, ...]) -> None:
    with pytest.raises(RulesError) as refused:
        parse_rules(with_pattern(expression))
    assert (refused.value.code, refused.value.line) == (code, 5)
    assert all(word in str(refused.value) for word in words), str(refused.value)
    said = {refused.value.sentence(lang) for lang in ("cs", "pl", "en")}
    assert len(said) == 3


def test_every_call_is_shown_as_it_is_read() -> None:
    for word, shown in CALLED.items():
        assert isinstance(written(shown), Expr), word


def test_every_pattern_of_the_catalogue_can_be_written() -> None:
    for pattern in CATALOGUE.values():
        assert written(spelled(pattern.expr)) is pattern.expr


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ('base = "tenhou"\nid = "tenhou"', "house-built-in-id", 2),
        ('base = "tenhou"\nid = "wrc"', "house-built-in-id", 2),
        ('base = "tenhou"\nname = " "', "rules-bad-name", 2),
        (f'base = "tenhou"\nname = "{"x" * 65}"', "rules-bad-name", 2),
        (
            SAME_NAME,
            "house-same-name",
            9,
        ),
        ('base = "tenhou"\n[patterns]\none = 3', "house-bad-value", 3),
        ("base = 3\n[patterns]\none = 3", "house-bad-value", 1),
        ('base = "tenhou"\n[prices]\ntanyo = 3', "unknown-pattern", 3),
    ],
)
def test_names_and_ids_that_cannot_be(text: str, code: str, line: int) -> None:
    with pytest.raises(RulesError) as refused:
        parse_rules(text)
    assert (refused.value.code, refused.value.line) == (code, line)


def test_a_mark_before_the_text_says_nothing() -> None:
    assert parse_rules("\ufeff" + with_pattern("draw")) == parse_rules(with_pattern("draw"))


@pytest.mark.parametrize("minimum", [10**9, -1, 1001, ["plus", 10**9, "honba"], ["plus", -1, "honba"]])
def test_a_minimum_that_no_hand_has_is_refused(minimum: object) -> None:
    form = {**rule_set("hong-kong").form, "minimum": minimum}
    with pytest.raises(RulesError) as refused:
        read_rules(canonical(form))
    assert (refused.value.code, refused.value.words["field"]) == ("bad-policy", "minimum")
