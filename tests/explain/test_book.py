"""The rule book is complete: every pattern of every rule set in every language."""

import re
from pathlib import Path

import pytest

from ruka.explain.book import Book, Entry, make_book
from ruka.explain.drawn import Drawn
from ruka.explain.examples import Case, counted, example, wins
from ruka.explain.groups import groups
from ruka.explain.markdown import some_pages, write_books
from ruka.explain.words import Words
from ruka.rules import RuleSet
from ruka.rulesets import RULE_SETS, rule_set
from ruka.texts import LANGUAGES
from tests.explain.books import book_of

SAMPLE = Path(__file__).parents[2] / "docs" / "sample"
EVERY_WIN = {("japanese-classical-3p", "base_20")}  # nothing fails it


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_every_pattern_is_told_whole(rules: RuleSet, lang: str) -> None:
    book = book_of(rules, lang)
    english = entries(book_of(rules))
    assert {entry.id for entry in book.entries} == {price.pattern.id for price in rules.resolved.prices}
    for entry in book.entries:
        assert entry.name
        assert entry.text.endswith(".")
        assert lang == "en" or entry.text != english[entry.id].text
        assert entry.values
        assert all(value.text for value in entry.values)
        assert all(value.open or value.concealed for value in entry.values)
        assert entry.example is not None, entry.id
        _whole(entry.example)
        if (rules.id, entry.id) in EVERY_WIN:
            assert entry.near_miss is None
        else:
            assert entry.near_miss is not None, entry.id
            _whole(entry.near_miss)
        assert entry.clause or not rules.source.isdigit(), entry.id  # a source in the seeds has its clauses


def _whole(drawn: Drawn) -> None:
    assert drawn.words
    assert drawn.result
    assert 14 <= sum(len(group.tiles) for group in groups(drawn.hand) if group.kind != "flowers") <= 18


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_a_book_has_all_its_parts(rules: RuleSet, lang: str) -> None:
    book = book_of(rules, lang)
    for part in (book.name, book.text, book.source, book.chapters, book.payments, book.sheets):
        assert part
    assert [option.name for option in book.options] == [option.name for option in rules.options]
    assert [decision.id for decision in book.decisions] == list(rules.followed)
    for sentence in said(book):
        assert sentence.endswith((".", ":", ";")), sentence
        assert "{" not in sentence
    if lang != "en":
        english = book_of(rules)
        assert book.text != english.text
        assert not {*said(book)} & {*said(english)}


def said(book: Book) -> list[str]:
    return [*(sentence for chapter in book.chapters for sentence in chapter.sentences), *book.payments]


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_the_scorer_says_what_an_example_has(rules: RuleSet) -> None:
    """As the book shows it, in notation: the hand has the pattern, and its near miss has not."""
    for entry in book_of(rules).entries:
        found = example(rules, entry.id)
        assert found is not None
        assert entry.example is not None
        assert entry.example.hand == found.hit.shown
        assert counted(rules, entry.id, found.hit) == found.worth > 0
        assert wins(rules, found.hit)
        assert (entry.near_miss and entry.near_miss.hand) == (found.miss and found.miss.shown)
        assert found.miss is None or counted(rules, entry.id, found.miss) == 0


def test_what_is_counted_of_a_case() -> None:
    rules = rule_set("ema-riichi")
    pinfu = "234p 567p 345s 99s 67s +8s"
    assert counted(rules, "pinfu", Case(pinfu)) == 1
    assert counted(rules, "riichi", Case(pinfu)) == 0
    assert counted(rules, "riichi", Case(pinfu, {"riichi": True})) == 1
    assert counted(rules, "pinfu", Case("234p 567p 345s 99s 67s +1s")) == 0  # no win
    assert counted(rules, "pinfu", Case(pinfu, {"flowers": "1f"})) is None  # no such tiles


def test_an_example_that_an_option_keeps_from_winning_says_what_the_pattern_adds() -> None:
    book = make_book(rule_set("mcr").with_options(minimum_points=50), Words("en"))
    shown = {entry.id: entry.example.result for entry in book.entries if entry.example}
    assert (shown["mcr_05"], shown["mcr_14"]) == ("1 point", "2 points")
    assert shown["mcr_75"].endswith("points")
    assert not [result for result in shown.values() if result.startswith("No win")]


def test_the_book_follows_options_and_the_source() -> None:
    usual, open_ = (entries(book_of(rules)) for rules in _with_and_without_open_tanyao())
    assert usual["tanyao"].values[0].text == "1 fan, only concealed"
    assert open_["tanyao"].values[0].text == "1 fan"
    classical = entries(book_of("japanese-classical", "cs"))
    assert classical["tanyao"].name == "Pouze levné kameny"
    assert classical["daisangen"].values[0].text == "limit"
    assert classical["chinitsu"].excludes == ("Jedna barva a trumfy",)


def _with_and_without_open_tanyao() -> tuple[RuleSet, RuleSet]:
    rules = rule_set("ema-riichi")
    return rules, rules.with_options(open_tanyao=True)


def entries(book: Book) -> dict[str, Entry]:
    return {entry.id: entry for entry in book.entries}


def files(folder: Path) -> dict[str, str]:
    return {str(path.relative_to(folder)): path.read_text("utf-8") for path in folder.rglob("*") if path.is_file()}


def test_the_sample_is_not_stale() -> None:
    """`./dev docs` writes it."""
    assert files(SAMPLE) == some_pages(("hong-kong",), ("en",))


def test_books_are_written_with_all_that_they_show(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "forgotten.md").write_text("a rule set that is no more")
    write_books(tmp_path, ("video", "mcr"), ("cs", "en"))
    written = files(tmp_path)
    assert {name for name in written if name.endswith(".md")} == {
        f"{lang}/{id}.md" for lang in ("cs", "en") for id in ("video", "mcr")
    }
    for name, text in written.items():
        for target in re.findall(r"\]\((?!http|#)([^)#]+)|^\[\w+\]: (\S+)", text, re.MULTILINE):
            shown = (tmp_path / name).parent / "".join(target)
            assert shown.resolve().is_file(), (name, target)
