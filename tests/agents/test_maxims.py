"""The sources' advice: each piece is there, applies where it should, and is true wherever it applies."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from ruka import Action, Table, View
from ruka.agents import question
from ruka.agents.maxims import BEYOND, MAXIMS, Case, applying, games_of, lines, sentence
from ruka.agents.maxims.words import who
from ruka.rulesets import RULE_SETS, rule_set
from ruka.schema import AdviceLine, ShownSet, ThrownTile
from ruka.texts import LANGUAGES
from tests.agents.maxim_checks import CHECKS
from tests.agents.maxim_facts import Facts
from tests.agents.positions import offered, own_turn, tiles
from tests.engine.games import choose, every_rule_set

CONTENT = Path(__file__).parents[3] / "shared" / "spec" / "content-001-002.md"
CLASSICAL = "japanese-classical"
STEPS, SEEDS = 120, (2, 3)


# --- nothing left out ---


@pytest.mark.skipif(not CONTENT.is_file(), reason="the list of the sources' content lies outside the repository")
def test_every_row_of_advice_has_a_place() -> None:
    rows = re.findall(r"^\| (C[12]-\d+) \| [^|]* \| advice \|", CONTENT.read_text("utf-8"), re.MULTILINE)
    assert len(rows) == 96
    have = {id[:6] for id in MAXIMS}
    assert {*rows} <= have | {*BEYOND}
    assert not have & {*BEYOND}
    assert {*BEYOND} <= {*rows}


def test_every_maxim_has_a_check_and_a_sentence() -> None:
    assert {*CHECKS} == {*MAXIMS}
    for id in MAXIMS:
        for lang in LANGUAGES:
            said = sentence(AdviceLine("advice", (1.0, 2.0), "3m", 1, id), lang)
            assert said[0].isupper() or said[0].isdigit()
            assert said.endswith(".")


# --- true wherever it applies ---


@every_rule_set
def test_maxims_are_true_where_they_apply(rules: str) -> None:
    found: set[str] = set()
    for seed in SEEDS:
        table, random = Table(rules, seed=seed), Random(seed)
        for number in range(STEPS):
            if table.over:
                break
            for seat in table.waiting_for:
                if number % 3 == seed % 3:
                    found |= _checked(table, seat)
            for seat in table.waiting_for:
                table.apply(choose(table, seat, random))
    assert found or "classical" not in games_of(table.rules)
    if "classical" in games_of(table.rules):
        assert found >= {"C2-263", "C2-288", "C2-308", "C2-322", "C2-319"}
    elif "riichi" in games_of(table.rules):
        assert "C1-128" in found


def _checked(table: Table, seat: int) -> set[str]:
    asked = question(table, seat)
    view = table.view(seat)
    case, facts = Case(view, table.rules), Facts(view, table.rules)
    found = set()
    for action in (None, *asked.actions):
        for line in lines(case, action):
            maxim = MAXIMS[line.why]
            assert line.kind == "advice"
            assert maxim.games in games_of(table.rules)
            assert action is not None or maxim.stance == "about"
            assert CHECKS[line.why](facts, action, line), (line, action, view.seats[seat].notation)
            assert sentence(line, "en", who(view, line.seat))
            found.add(line.why)
    return found


# --- and there where it should ---


def said_of(view: View, action: Action | None, rules: str = CLASSICAL) -> dict[str, AdviceLine]:
    view.order = [*range(1, len(view.seats)), 0]  # seat 1 deals
    return {line.why: line for line in applying(view, rule_set(rules), action)}


def throws(hand: str, tile: str, rules: str = CLASSICAL, **table: object) -> dict[str, AdviceLine]:
    view = own_turn(hand, rules, **table)  # type: ignore[arg-type]
    return said_of(view, Action(0, "discard", tile), rules)


FAR = "2469m 258p 37s 1234z"  # no plan; seat 0 is north, and seat 3, to its left, west


def test_002_lone_winds_first_easts_then_the_left_neighbours() -> None:
    assert throws(FAR + "9s", "1z")["C2-305"].seat == 1
    assert "C2-305" not in throws(FAR + "9s", "3z")
    without_east = FAR.replace("1234z", "2347z") + "9s"
    assert throws(without_east, "3z")["C2-305"].seat == 3
    assert "C2-304" in throws(without_east, "2z")
    assert "C2-304" not in throws(without_east, "9s")  # winds above all
    assert throws(FAR + "9s", "5p").get("C2-306") is not None


def test_002_d_71_the_order_of_lone_tiles_is_not_for_attack() -> None:
    near = "234m 567p 45s 88s 24m 12z"
    assert not {"C2-304", "C2-305", "C2-306"} & {*throws(near, "1z")}


def test_002_threes_and_sevens_after_the_right_neighbour() -> None:
    assert throws(FAR + "7m", "7m")["C2-322"].seat == 1
    assert "C2-322" not in throws(FAR + "7m", "7m", thrown={1: "7m"})
    assert "C2-322" in throws(FAR + "7m", "7m", thrown={2: "7m"})
    assert "C2-322" not in throws(FAR + "6m", "6m")


def test_002_turns() -> None:
    hand = FAR + "9s"
    assert "C2-288" not in said_of(own_turn(hand, CLASSICAL, thrown={0: "111222333m"}), None)
    assert said_of(own_turn(hand, CLASSICAL, thrown={0: "1112223334m"}), None)["C2-288"].numbers[0] == 11
    late = said_of(own_turn(hand, CLASSICAL, thrown={0: "111222333444555m"}), None)
    assert late["C2-289"].numbers == (16,)
    assert "C2-288" not in late
    assert throws(hand, "5p", thrown={0: "1112223334m"})["C2-308"].numbers == (11,)


def test_002_potential_at_the_deal() -> None:
    for hand, id, needed in (
        ("89p222p45m9m789s66z1z", "C2-264", 2),
        ("1z3z35s2m677m1p57p6z5z2z", "C2-266", 6),
        ("66z3z2z12p57p168s14m8m", "C2-265", 5),
    ):
        said = said_of(own_turn(hand, CLASSICAL), None)
        assert said[id].numbers == said["C2-263"].numbers == (needed,)


def test_002_counting_makes_tiles_safe() -> None:
    hand = FAR.replace("1234z", "2347z") + "5z"
    assert "C2-313" not in throws(hand, "5z", thrown={1: "5z", 2: "55z"})  # thirteen orphans might win on it
    assert "C2-313" in throws(hand, "5z", thrown={1: "5z 1111z", 2: "55z"})
    assert "C2-313" not in throws(hand, "5z", thrown={1: "5z 1111z", 2: "5z"})
    four = "445m 258p 37s 12345z 9s"
    assert "C2-314" in throws(four, "4m", thrown={1: "3333m", 2: "6666m", 3: "44m"})
    assert "C2-314" not in throws(four, "4m", thrown={1: "3333m", 2: "666m", 3: "44m"})
    assert "C2-309" in throws(four, "4m", thrown={1: "3333m", 2: "6666m", 3: "44m"})


def test_002_many_sided_shapes() -> None:
    best = throws("234m 567p 2345556s 1z", "1z")["C2-283"]
    assert (best.tiles, best.numbers[0]) == ("1467s", 14)
    hand = "234m 111z 345s 2345p 9p"
    assert throws(hand, "2p")["C2-284"].tiles == "9p"
    assert throws(hand, "2p")["C2-284"].numbers == (3, 6)
    assert not {"C2-284", "C2-283"} & {*throws(hand, "3m")}
    improved = throws("234m 111z 345s 234p 9p 5p", "9p")["C2-296"]
    assert (improved.tiles, improved.numbers) == ("25p", (3, 6))


def test_002_a_run_is_kept_whole() -> None:
    assert throws("45678m 258p 3s 12345z", "4m")["C2-278"].tiles == "45678m"
    assert "C2-278" not in throws("4568m 258p 37s 12345z", "4m")


def test_002_dear_elements_go_when_there_are_too_many() -> None:
    said = throws("34m 67m 99s 11s 45p 78p 88m", "9s")
    assert said["C2-286"].tiles == "99s"


def test_002_the_bait() -> None:
    hand = "135m 234567p 88s 12z 4z"
    assert throws(hand, "5m")["C2-336"].tiles == "2m"
    assert throws(hand.replace("135m", "579m"), "5m")["C2-336"].tiles == "8m"
    edge = "5689m 234567p 88s 46s"
    assert throws(edge, "9m")["C2-337"].tiles == throws(edge, "8m")["C2-337"].tiles == "7m"


def test_002_claims() -> None:
    pung, chow = Action(0, "pung", tiles="55p"), Action(0, "chow", tiles="46p")
    view = offered("2468m 4556p 37s 123z", "5p", pung, chow, rules=CLASSICAL, source=2)
    view.discarder = 2
    assert "C2-291" in said_of(view, pung)
    assert said_of(view, pung)["C2-343"].seat == 1  # north gives east a turn
    view.seats[3].sets = [ShownSet("pung", tiles(f"{3 * rank}s"), f"{rank}s", 1) for rank in "89"]
    assert said_of(view, pung)["C2-338"].seat == 3
    assert "C2-338" not in said_of(view, chow)


def test_002_opponents() -> None:
    view = own_turn(FAR + "8m", CLASSICAL, thrown={3: "3z7z37p148s6z9p2s3m"})
    said = said_of(view, Action(0, "discard", "8m"))
    assert said["C2-303"].seat == said["C2-319"].seat == 3
    assert "C2-333" not in said
    assert "C2-303" not in said_of(view, Action(0, "discard", "2m"))  # it collects the higher ones
    assert said_of(view, None)["C2-328"].tiles == "3m"


def test_001_yaku_and_calls() -> None:
    chow = Action(0, "chow", tiles="46p")
    view = offered("1468m 4678p 379s 23z", "5p", chow)
    view.discarder = 3
    said = said_of(view, chow, "tenhou")
    assert {"C1-132", "C1-033"} <= {*said}
    assert "C1-135" not in said
    simples = offered("234m 4677p 3488s 24z", "5p", chow)
    simples.discarder = 3
    said = said_of(simples, chow, "tenhou")
    assert {"C1-135", "C1-133"} <= {*said}
    assert "C1-132" not in said
    one_suit = offered("1234678p 4p 11223z", "5p", chow)
    one_suit.discarder = 3
    assert said_of(one_suit, chow, "tenhou")["C1-134"].numbers == (3, 2)


def test_001_defence_before_a_riichi() -> None:
    view = own_turn(
        "2589m 147p 2s 1234z 5m 6s", thrown={0: "", 1: "3z 9p 4p 1m", 2: "5z", 3: "6z"}, riichi_of=[1], tiles_left=30
    )
    said = said_of(view, Action(0, "discard", "3z"), "tenhou")
    assert said["C1-139"].seat == 1
    assert said["C1-138"].numbers[0] == 30
    assert not {"C1-138", "C1-139"} & {*said_of(view, Action(0, "discard", "5m"), "tenhou")}


def test_001_two_players_want_many_sided_waits() -> None:
    view = own_turn("23456s 234m 567p 88p 1z", "video")
    said = said_of(view, Action(0, "discard", "1z"), "video")
    assert said["C1-147"].tiles == "147s"
    assert said["C1-147"].numbers == (3, 11)


def test_tells() -> None:
    view = own_turn(FAR + "9s", CLASSICAL)
    view.seats[2].discards = [ThrownTile(tile, drawn=at > 2) for at, tile in enumerate(tiles("123z19p7m"))]
    assert said_of(view, None)["C2-348"].seat == 2
    view.seats[2].discards[-1].drawn = False
    assert said_of(view, None)["C2-346"].tiles == "7m"


def test_which_games_a_maxim_is_for() -> None:
    classical = {id for id in RULE_SETS if "classical" in games_of(rule_set(id))}
    riichi = {id for id in RULE_SETS if "riichi" in games_of(rule_set(id))}
    assert {"japanese-classical", "european-classical", "hong-kong", "bmja"} <= classical
    assert {"tenhou", "video", "modern-japanese", "ema-riichi"} <= riichi
    assert not classical & riichi
    assert {"international", "mcr"} == {*RULE_SETS} - classical - riichi
