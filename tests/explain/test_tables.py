"""The score tables have the cells that the sources print, and no others."""

import json
from pathlib import Path

import pytest

from ruka.explain.rulebook import sentences
from ruka.explain.sheets import sheets
from ruka.explain.tables import limit_table, score_tables
from ruka.explain.words import Words
from ruka.rulesets import rule_set

VECTORS = Path(__file__).parents[1] / "vectors"


def test_000_4_1_3_every_cell_of_the_four_tables() -> None:
    printed = {}
    for line in (VECTORS / "ema-tables.jsonl").read_text("utf-8").splitlines():
        case = json.loads(line)
        if case["id"].startswith("ema-table-"):
            pay = case["expect"]["pay"]
            cell = tuple(pay[payer] for payer in ("others", "dealer", "discarder") if payer in pay)
            printed[case["seat"] == "E", case["win"] == "tsumo", case["fu"], case["fan"]] = cell
    ours = {
        (*table.kind, fu, fan): cell
        for table in score_tables(rule_set("ema-riichi"))
        for fu, cells in table.rows.items()
        for fan, cell in zip(table.fan, cells, strict=True)
        if cell
    }
    assert ours == printed


def test_000_4_1_3_the_table_of_limits() -> None:
    rows = {row.name: (row.fan, row.cells) for row in limit_table(rule_set("ema-riichi"))}
    assert rows["haneman"] == ("6–7", ((6000,), (18000,), (3000, 6000), (12000,)))
    assert rows["yakuman"] == ("13+", ((16000,), (48000,), (8000, 16000), (32000,)))


def test_004_an_open_hand_without_fu_has_a_row_of_20_by_discard() -> None:
    guide, ema = (score_tables(rule_set(id))[3] for id in ("riichi-guide", "ema-riichi"))
    assert guide.rows[20][0] == (700,)
    assert 20 not in ema.rows


def printed_in_001(multiplier: int) -> dict[tuple[int, int], int]:
    cases = map(json.loads, (VECTORS / "video-tables.jsonl").read_text("utf-8").splitlines())
    printed = [case for case in cases if case["multiplier"] == multiplier and case["fan"] <= 5]  # limits follow
    return {(case["fu"], case["fan"]): case["expect"]["total"] for case in printed}


@pytest.mark.parametrize(
    ("type", "multipliers"),
    [
        ("A", {(True, True): 2, (True, False): 6, (False, True): 2, (False, False): 4}),
        ("B", {(True, True): 2, (True, False): 6, (False, True): 2, (False, False): 4}),
        ("C", {(True, None): 6, (False, None): 4}),
    ],
)
def test_001_the_tables_of_two(type: str, multipliers: dict[tuple[bool, bool | None], int]) -> None:
    tables = score_tables(rule_set("video").with_options(multiplier=type))
    assert [table.kind for table in tables] == list(multipliers)
    for table, multiplier in zip(tables, multipliers.values(), strict=True):
        cells = {(fu, fan): cell for fu, row in table.rows.items() for fan, cell in zip(table.fan, row, strict=True)}
        assert {place: sum(cell) for place, cell in cells.items() if cell} == printed_in_001(multiplier)


def test_001_the_limits_of_two() -> None:
    rows = {row.name: (row.fan, row.cells) for row in limit_table(rule_set("video"))}
    several = [f"{number} × yakuman" for number in range(2, 8)]
    assert list(rows) == ["haneman", "baiman", "sanbaiman", "yakuman", *several]
    assert rows["2 × yakuman"] == ("26–38", ((96000,), (64000,)))


@pytest.mark.parametrize(
    ("lang", "titles", "payment"),
    [
        (
            "en",
            ["East: the opponent pays", "South: the opponent pays"],
            "The opponent pays East 6 × the value, South 4 ×.",
        ),
        ("cs", ["Východ: platí soupeř", "Jih: platí soupeř"], "Soupeř platí východu 6 × hodnotu, jihu 4 ×."),
        (
            "pl",
            ["Wschód: płaci przeciwnik", "Południe: płaci przeciwnik"],
            "Przeciwnik płaci Wschodowi 6 × wartość, Południu 4 ×.",
        ),
    ],
)
def test_two_are_told_of_one_opponent(lang: str, titles: list[str], payment: str) -> None:
    rules = rule_set("video")
    words = Words(lang, rules=rules)
    assert [sheet.title for sheet in sheets(rules, words)][:-1] == titles
    assert payment in sentences(rules, words)
    assert [sheet.title.split(":")[1] for sheet in sheets(rules.with_options(multiplier="B"), words)[:-1]] == [
        titles[0].split(":")[1]
    ] * 4


def test_the_book_says_how_fu_are_rounded_and_capped() -> None:
    rounded, capped = "Fu are rounded up to 10, except those of seven pairs.", "Fu count up to 70 at most."
    for id, told in (("video", {rounded, capped}), ("ema-riichi", {rounded}), ("bmja", set())):
        rules = rule_set(id)
        assert {rounded, capped}.intersection(sentences(rules, Words("en", rules=rules))) == told
