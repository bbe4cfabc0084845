"""The chapters of a rule book: none is missing, the rows of the sources are told, furiten is as the engine plays."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from ruka.engine.table import Table
from ruka.explain.chapters import CHAPTERS
from ruka.explain.chapters.clauses import CLAUSES
from ruka.explain.chapters.riichi import EXAMPLES, KONG_EXAMPLE, forbidden, winning_kinds
from ruka.explain.chapters.table import winds_of
from ruka.explain.chapters.teller import Teller
from ruka.explain.parts import Grid
from ruka.explain.words import Words
from ruka.learn.places import places
from ruka.rules import RuleSet
from ruka.rules.ruleset import WINDS
from ruka.rulesets import RULE_SETS, rule_set
from ruka.schema import Hand
from ruka.testing.walls import build_wall
from ruka.texts import LANGUAGES
from tests.explain.books import book_of

HERE = Path(__file__).parent
INVENTORIES = HERE.parents[2] / "shared" / "spec"
ALWAYS = {"needs", "seats", "wall", "deal", "hand", "turn", "calls", "kongs", "ends", "game"}
every_rule_set = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)


def expected(rules: RuleSet) -> set[str]:
    """The chapters that the values of a rule set ask for."""
    flow, payment = rules.table_flow, rules.resolved.payment
    return ALWAYS | {
        *(["source"] if rules.customs.foreword else []),
        *(["dora"] if flow.indicators else []),
        *(["riichi"] if flow.riichi else []),
        *(["furiten"] if flow.furiten != "none" else []),
        *(["ready"] if rules.resolved.match.noten_total else []),
        *(
            ["liability"]
            if rules.resolved.liability is not None or any(p.liable for p in rules.resolved.prices)
            else []
        ),
        *(["counters"] if rules.resolved.match.counters != "none" or payment.bet else []),
        *(["penalties"] if {"discipline", "penalties"} & rules.settings.keys() else []),
        *(["manners"] if rules.customs.manners else []),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@every_rule_set
def test_d_every_chapter_is_there(rules: RuleSet, lang: str) -> None:
    book = book_of(rules, lang)
    assert {chapter.id for chapter in book.chapters} == expected(rules)
    assert [chapter.id for chapter in book.chapters] == [id for id in CHAPTERS if id in expected(rules)]
    for chapter in book.chapters:
        assert chapter.title
        assert chapter.sentences


@every_rule_set
def test_d_nothing_is_said_twice(rules: RuleSet) -> None:
    book = book_of(rules)
    said = [sentence for chapter in book.chapters for sentence in chapter.sentences]
    said += book.payments
    assert sorted(said) == sorted(set(said))


@cache
def told(id: str, lang: str) -> dict[str, set[str]]:
    """By chapter: the keys of all texts that it says."""
    keys: dict[str, set[str]] = defaultdict(set)
    rules = rule_set(id)

    class Listening(Words):
        def text(self, key: str, **words: str | int | float) -> str:
            keys[chapter].add(key)
            return super().text(key, **words)

    for chapter, tell in CHAPTERS.items():  # noqa: B007 (heard by the words)
        list(tell(Teller(rules, Listening(lang, rules=rules))))
    return keys


def rows() -> Iterator[tuple[str, str, str, str]]:
    """Row, rule set, chapter and text."""
    for row, told in places()["book.toml"].items():
        for one in told:
            if one.kind == "book":
                rules, _, chapter = one.id.partition("/")
                yield row, rules, chapter, one.part


@pytest.mark.parametrize("lang", LANGUAGES)
def test_d_every_row_of_the_sources_is_told(lang: str) -> None:
    missing = []
    for row, id, chapter, key in rows():
        words = Words(lang, rules=rule_set(id))
        if chapter == "patterns":
            found = key in {price.pattern.id for price in rule_set(id).resolved.prices}
        elif chapter == "options":
            found = key in rule_set(id).settings
        elif chapter == "decisions":
            found = key in {decision.id for decision in book_of(id, lang).decisions}
        elif chapter == "sheets":
            found = words.text(key) in {sheet.title for sheet in book_of(id, lang).sheets}
        elif chapter == "payments":
            book = book_of(id, lang)
            texts = (words.text(key, win=win, dealer=0, others=0, other=0) for win in ("tsumo", "ron", "either"))
            found = any(_shape(text) in map(_shape, book.payments) for text in texts)
        else:
            found = key in told(id, lang)[chapter]
        missing += [] if found else [(row, id, chapter, key)]
    assert not missing


def _shape(sentence: str) -> str:
    return re.sub(r"\d+", "#", sentence)


def test_d_every_row_has_a_place_or_a_reason() -> None:
    if not INVENTORIES.is_dir():
        pytest.skip("the inventories of the sources are not at hand")
    wanted = set()
    for file in INVENTORIES.glob("content-*.md"):
        for line in file.read_text("utf-8").splitlines():
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if re.fullmatch(r"C\d-\d{3}", cells[0]) and re.search("rule book|course 7", cells[-1]):
                wanted.add(cells[0])
    assert wanted - places()["book.toml"].keys() == {"C2-057"}  # advice, which the course gives


def test_clauses_are_of_texts_that_somebody_says() -> None:
    for source, clauses in CLAUSES.items():
        citing = [rules for rules in RULE_SETS.values() if rules.customs.cites == source]
        assert citing
        said = {key for rules in citing for keys in told(rules.id, "en").values() for key in keys}
        unsaid = {key for key in clauses if key not in said and not _by_option(key)}
        assert not unsaid, source


def _by_option(key: str) -> bool:
    """Said only where an option is set otherwise."""
    return key in {"penalty-barred-next-hand", "flow-passed-in-riichi-no-draw", "flow-bust", "need-points-each"}


# --- seats


@pytest.mark.parametrize("id", ["ema-riichi", "japanese-classical-3p", "japanese-classical-5p"])
def test_winds_move_as_the_engine_moves_them(id: str) -> None:
    """Games of whoever throws what was drawn: most hands are draws, and the deal passes."""
    rules = rule_set(id)
    table, tell = Table(rules, seed=5), Teller(rules, Words("en"))
    hands = 0
    while not table.over and hands < 6:
        seat = table.waiting_for[0]
        actions = table.legal_actions(seat)
        table.apply(next((a for a in actions if a.type in ("pass", "tenpai", "noten")), actions[-1]))
        hands = sum(event.type == "hand" for event in table.events)
    starts = [event for event in table.events if isinstance(event, Hand) and event.round == 0]
    circle, passed = _order(rules, starts[0]), 0
    for event, before in zip(starts, [starts[0], *starts], strict=False):
        passed += event.seat != before.seat
        order = _order(rules, event)
        winds = [wind for wind in WINDS if wind != event.missing]
        by_seat = {seat: winds[n] if n < rules.players else "" for n, seat in enumerate(order)}
        assert [by_seat[seat] for seat in circle] == winds_of(tell, passed)


def _order(rules: RuleSet, event: Hand) -> tuple[int, ...]:
    """Everybody from the dealer on."""
    return event.order or tuple((event.seat + n) % rules.people for n in range(rules.people))


def test_002_the_example_of_how_winds_move() -> None:
    """Průběh hry, D-39: A is west in the third and fourth deal."""
    book = book_of("japanese-classical", "cs")
    grid = next(part for chapter in book.chapters for part in chapter.parts if isinstance(part, Grid))
    letters = {"východ": "V", "jih": "J", "západ": "Z", "sever": "S"}
    printed = ["".join(letters.get(cell, cell) for cell in row.cells[1:]) for row in grid.sheet.rows]
    assert printed == ["VJZSC", "SVJZD", "ZSVJC", "ZSVJA", "JZSVD", "JZSVB"]


# --- furiten and the kong in riichi, as they are played


def after_discarding(rules: RuleSet, hand: str, thrown: str) -> Table:
    """The dealer draws and throws these one after another, and waits with the hand."""
    tiles, own = thrown.split(), hand.replace(" ", "")
    table = Table(rules, walls=[build_wall(rules, hands={0: own}, draws=_draws(rules, tiles, own))])
    for tile in tiles:
        table.apply(next(a for a in table.legal_actions(0) if a.type == "discard" and a.tile == tile and a.drawn))
        _others(table)
    return table


def _draws(rules: RuleSet, tiles: list[str], own: str) -> str:
    """What the dealer throws is drawn in turn; the others draw what nobody wants."""
    spare = [tile for tile in ("9m", "8m", "1z", "2z", "3z", "4z") if tile not in own and tile not in tiles]
    draws = []
    for n, tile in enumerate(tiles):
        draws += [tile, *([spare[n % len(spare)]] * (rules.players - 1))]
    return " ".join(draws)


def _others(table: Table) -> None:
    """Nobody claims; the others throw what they draw."""
    while table.waiting_for:
        seat = table.waiting_for[0]
        actions = table.legal_actions(seat)
        if skip := [a for a in actions if a.type == "pass"]:
            table.apply(skip[0])
        elif seat == 0:
            return
        else:
            table.apply(next(a for a in actions if a.type == "discard" and a.drawn))


CASES = [(rules.id, key) for rules in RULE_SETS.values() for key in rules.customs.furiten if rules.id != "tenhou-3p"]


@pytest.mark.parametrize(("id", "key"), CASES)
def test_000_3_4_5_furiten_examples_are_as_the_engine_plays(id: str, key: str) -> None:
    rules, example = rule_set(id), EXAMPLES[key]
    table = after_discarding(rules, example.hand, example.discards)
    blocked = forbidden(Teller(rules, Words("en")), example)
    assert table.furiten(0) == bool(blocked)
    assert set(winning_kinds(example)) >= set(blocked)


def test_000_3_4_5_the_waits_of_the_examples_are_the_printed_ones() -> None:
    printed = {
        "three-sided": ["3p", "6p", "9p"],
        "two-sided": ["1p", "4p"],
        "three-kinds": ["4p", "7p", "7z"],
        "own-discard": ["2p"],
        "two-kinds": ["2p", "1z"],
        "same-tile": ["2s"],
    }
    assert {key: winning_kinds(example) for key, example in EXAMPLES.items()} == printed


def test_000_3_3_12_no_kong_after_riichi_of_three_pungs_in_a_row() -> None:
    """The book's own hand: the waits stay, and the engine still refuses it."""
    rules = rule_set("ema-riichi")
    own, _, drawn = KONG_EXAMPLE.partition(" +")
    for hand, kong in ((own, False), (own.replace("333444555p", "111444777p"), True)):
        wall = build_wall(rules, hands={0: hand}, draws=f"9m 3z 3z 2z {drawn}")
        table = Table(rules, walls=[wall])
        table.apply(next(a for a in table.legal_actions(0) if a.type == "riichi" and a.tile == "9m"))
        _others(table)
        offered = [a for a in table.legal_actions(0) if a.type == "concealed_kong"]
        assert bool(offered) == kong
