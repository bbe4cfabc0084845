"""The sources' worked examples: the engine says what the source prints, or what a decision says in its place."""

import pytest

from ruka.explain.markdown import page
from ruka.explain.source_examples import EXAMPLES, HandExample, PaymentExample, SourceExample
from ruka.explain.words import Words
from ruka.explain.worked import counted, printed
from ruka.rulesets import RULE_SETS, rule_set
from ruka.schema.explanations import Won
from ruka.texts import LANGUAGES
from tests.explain.books import book_of

DECIDED = {  # by example: what differs from the print
    "001-1": {"fan": 5, "total": 8000},  # D-26
    "002-1": {"fan": 2, "total": 140},  # D-34
    "002-2": {"fu": 26},
    "002-3": {"fan": 3, "total": 500},
    "002-6": {"fu": 70},
}
MENDED = {"002-3", "002-4"}
CASES = [(rules, example) for example in EXAMPLES for rules in example.rules]
WITH_EXAMPLES = {rules for rules, _ in CASES}


@pytest.mark.parametrize(("rules", "example"), CASES, ids=lambda one: getattr(one, "id", one))
def test_the_engine_counts_what_the_source_prints_or_the_decision_says(rules: str, example: SourceExample) -> None:
    said = printed(example)
    assert said
    assert counted(rule_set(rules), example) == said | DECIDED.get(example.id, {})


def test_d26_d34_every_difference_has_its_decision() -> None:
    differing = {example.id: example.decision for example in EXAMPLES if example.decision}
    assert differing.keys() == DECIDED.keys() | MENDED
    for example in EXAMPLES:
        assert all(example.decision in rule_set(rules).decisions for rules in example.rules if example.decision)
        assert isinstance(example, HandExample) and example.mended if example.id in MENDED else True


def test_the_sources_are_whole() -> None:
    """Nine hands of 001, eight hands and four payments of 002, the settlements of its other chapters, and 004."""
    ids = [example.id for example in EXAMPLES]
    assert len(ids) == len(set(ids))
    assert {f"001-{number}" for number in range(1, 10)} <= set(ids)
    assert {f"002-{number}" for number in range(1, 9)} | {f"002-paid-{number}" for number in range(1, 5)} <= set(ids)
    assert sum(isinstance(example, PaymentExample) for example in EXAMPLES) == 11


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", sorted(WITH_EXAMPLES))
def test_a_book_shows_the_examples_of_its_source(rules: str, lang: str) -> None:
    words = Words(lang, rules=rule_set(rules))
    book = book_of(rules, lang)
    assert [one.id for one in book.worked] == [example.id for name, example in CASES if name == rules]
    for one in book.worked:
        assert bool(one.hand) == bool(one.explanation)
        assert one.hand or one.answers
        assert bool(one.printed) == (one.id in DECIDED.keys() | MENDED)
        for sentence in (one.question, *one.answers, one.printed):
            assert "{" not in sentence
            assert "  " not in sentence
    written = page(book, words)
    assert f"## {words.text('worked-title')}\n" in written
    assert all(one.clause in written and one.printed in written for one in book.worked)


def test_a_book_without_a_source_of_ours_has_no_examples() -> None:
    for rules in RULE_SETS.values():
        assert bool(book_of(rules).worked) == (rules.id in WITH_EXAMPLES)


def test_001_1_says_what_the_source_forgot() -> None:
    first, second, *_ = book_of("video").worked
    assert first.hand
    assert isinstance(first.explanation, Won)
    assert first.hand.result == "Mangan (5 fan, 60 fu): 8000 points"
    assert [line.pattern for line in first.explanation.lines][:4] == ["riichi", "ippatsu", "tanyao", "sanankou"]
    assert first.printed == "The source prints 3 fan, 54 fu, 7700 points (D-26)."
    assert second.printed == ""


def test_002_paid_2_is_settled_by_the_engine() -> None:
    paid = {one.id: one for one in book_of("japanese-classical").worked}["002-paid-2"]
    assert paid.question == "North wins 150 points by draw."
    assert paid.answers == (
        "East pays North 300 points.",
        "South pays North 150 points.",
        "West pays North 150 points.",
    )


def test_an_example_follows_options() -> None:
    """By the table of 002 a concealed pung is worth twice as much (D-32): the print is then something else."""
    rules = rule_set("japanese-classical").with_options(concealed_pung="8-16")
    changed = {one.id: one.printed for one in book_of(rules).worked if one.printed}
    assert changed["002-4"] == "The source prints 1 double, 38 points, 80 points (D-34)."
    assert changed["002-5"] == "The source prints 2 doubles, 46 points, 180 points."
