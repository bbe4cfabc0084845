"""The score tables have the cells that the sources print, and no others."""

import json
from pathlib import Path

from ruka.explain.tables import limit_table, score_tables
from ruka.rulesets import rule_set

VECTORS = Path(__file__).parents[1] / "vectors" / "ema-tables.jsonl"


def test_000_4_1_3_every_cell_of_the_four_tables() -> None:
    printed = {}
    for line in VECTORS.read_text("utf-8").splitlines():
        case = json.loads(line)
        if case["id"].startswith("ema-table-"):
            pay = case["expect"]["pay"]
            cell = tuple(pay[payer] for payer in ("others", "dealer", "discarder") if payer in pay)
            printed[case["seat"] == "E", case["win"] == "tsumo", case["fu"], case["fan"]] = cell
    ours = {
        (table.dealer, table.draw, fu, fan): cell
        for table in score_tables(rule_set("ema-riichi"))
        for fu, cells in table.rows.items()
        for fan, cell in enumerate(cells, 1)
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
