"""What was found not to be true of the riichi rule sets (A1 to A11), and the decisions D-77 to D-92 that mend it."""

from __future__ import annotations

import re

import numpy as np
import pytest

from ruka import Table
from ruka.engine.summaries import GAME, places
from ruka.explain import explain
from ruka.explain.diff import diff
from ruka.explain.explanation import Lost, Outcome
from ruka.explain.results import hand_result
from ruka.explain.words import Words
from ruka.rules import RuleSet
from ruka.rulesets import RULE_SETS
from ruka.schema import Nagashi
from ruka.scoring import score
from ruka.testing.walls import build_wall
from ruka.texts import LANGUAGES
from ruka.views import tell, waits
from tests.clauses.book import EMA, EMA_2016, GUIDE, M_LEAGUE, MAHJONG_SOUL, RIICHI, TENHOU, TENHOU_3P, WRC
from tests.clauses.scene import READY, Scene, nagashi_draws
from tests.explain.books import book_of

SHARED = (EMA, EMA_2016, M_LEAGUE)


# --- A1, D-77, D-81: bets left over ----------------------------------------------------------------------------------


def last_hand(rules: RuleSet, scores: list[int], sticks: int) -> Scene:
    scene = Scene(rules, round=1, dealer=3, scores=scores, sticks=sticks)
    scene.exhaust()
    return scene


@pytest.mark.parametrize("rules", SHARED, ids=lambda rules: rules.id)
def test_a1_bets_left_over_do_not_break_a_tie(rules: RuleSet) -> None:
    (over,) = last_hand(rules, [29000, 30000, 30000, 30000], sticks=1).told("over")
    assert over.b == 0b1110
    first, second, third = over.values[1:]
    assert second == third
    assert first - second in (100, 102)  # of 1000: 400, 300, 300; M-League's oka has a rest of 2


def test_a1_three_share_uma_and_bets() -> None:
    (over,) = last_hand(EMA, [29000, 30000, 30000, 30000], sticks=1).told("over")
    assert over.values == [-10000, 3400, 3300, 3300]


def test_d77_odd_hundreds_go_one_by_one() -> None:
    (over,) = last_hand(EMA, [28000, 30000, 30000, 30000], sticks=2).told("over")
    assert [points - over.values[3] for points in over.values[1:]] == [100, 100, 0]  # of 2000: 700, 700, 600


def test_a1_places_are_those_before_the_bets() -> None:
    record = np.zeros(1, GAME)
    record["scores"][:, :4], record["first"] = [29000, 30400, 30300, 30300], 0b1110
    assert places(EMA, record).tolist() == [[4, 2, 2, 2]]  # three share places 1 to 3


def test_a1_the_first_alone_gets_them_all() -> None:
    (over,) = last_hand(EMA, [28000, 31000, 30000, 29000], sticks=2).told("over")
    assert (over.b, over.values) == (0b0010, [-11000, 12000, 3000, -4000])


def test_d81_wrc_bets_left_over_are_nobodys() -> None:
    scene = last_hand(WRC, [29000, 30000, 30000, 30000], sticks=1)
    assert (scene.table.sticks, scene.table.scores) == (1, [29000, 30000, 30000, 30000])
    assert scene.told("over")[0].values == [-16000, 5000, 5000, 5000]


def test_d81_ema_2016_bets_left_over_go_to_the_winner() -> None:
    (over,) = last_hand(EMA_2016, [28000, 31000, 30000, 29000], sticks=2).told("over")
    assert over.values == [-17000, 18000, 5000, -6000]


# --- A2, D-82: ready on tiles one holds oneself ----------------------------------------------------------------------


def single_wait_on_the_own_pung(rules: RuleSet) -> Scene:
    """Seat 1 has [111z] and waits on its own fourth east."""
    scene = Scene(rules, {0: "1z", 1: "11z 234p 567p 789s 1z 9m"}, draws="8m")
    scene.throw("1z")
    scene.do(1, "pung")
    scene.throw("9m", skip=True)
    return scene


@pytest.mark.parametrize("rules", RIICHI, ids=lambda rules: rules.id)
def test_a2_a_wait_on_a_tile_in_the_own_sets(rules: RuleSet) -> None:
    if rules.players == 3:
        return
    scene = single_wait_on_the_own_pung(rules)
    on_own = rules in (TENHOU, MAHJONG_SOUL, M_LEAGUE)
    assert bool(scene.table.waits(1)) == on_own
    scene.exhaust()
    assert scene.gained == ([-1000, 3000, -1000, -1000] if on_own else [0, 0, 0, 0])


@pytest.mark.parametrize("rules", [EMA, TENHOU], ids=lambda rules: rules.id)
def test_d82_four_in_the_concealed_part_are_no_wait_anywhere(rules: RuleSet) -> None:
    scene = Scene(rules, {0: "1111z234p567p789s"})
    assert scene.table.waits(0) == 0


@pytest.mark.parametrize(("rules", "may"), [(EMA, False), (TENHOU, True), (MAHJONG_SOUL, True)])
def test_a2_riichi_on_a_wait_in_the_own_kong(rules: RuleSet, may: bool) -> None:
    """With 12m in the hand the edge wait is for 3m; all of 3m in the own kong."""
    scene = Scene(rules, {0: "3333m 12m 456p 678p 5s"}, draws="9s", replacements="5s")
    scene.do(0, "concealed_kong")
    assert ("riichi" in scene.can(0)) == may


def test_a2_riichi_on_a_wait_in_the_own_kong_for_three() -> None:
    scene = Scene(TENHOU_3P, {0: "3333p 12p 456s 678s 5s"}, draws="9s", replacements="5s")
    scene.do(0, "concealed_kong")
    assert "riichi" in scene.can(0)


def test_a2_the_view_is_told_the_wait_that_cannot_come() -> None:
    wall = build_wall(TENHOU, hands={0: "3333m 12m 456p 678p 5s"}, draws="9s", replacements="5s", dora="1z")
    table = Table("tenhou", walls=[wall])
    kong = next(one for one in table.legal_actions(0) if one.type == "concealed_kong")
    table.apply(kong)
    table.apply(next(one for one in table.legal_actions(0) if one.type == "discard" and one.tile == "9s"))
    found = waits(table.view(0), table.rules)
    assert found is not None
    assert [(one.tile, one.left, one.wins, one.draw_wins) for one in found.waits] == [("3m", 0, False, False)]


def test_d82_a_kong_of_the_tile_waited_on_is_not_made_in_riichi() -> None:
    """111m 23m waits on 1m and 4m; the fourth 1m wins, and as a kong it would change the waits."""
    scene = Scene(TENHOU, {0: "11123m 456p 678p 55s"}, draws="9s 8s 8s 8s 1m", dora="1z")
    scene.throw("9s", riichi=True, skip=True)
    for _ in range(3):
        scene.throw(skip=True)
    assert {"tsumo", "discard"} == scene.can(0)


# --- A3, D-84: as dealt in Mahjong Soul ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "hand", ["111222m 333p 444s 5z +5z", "111222m 333p 44s 55z +4s", "19m 19p 19s 1234566z +7z", "1112345678899p +9p"]
)
@pytest.mark.parametrize(("seat", "limit"), [("E", 48000), ("S", 32000)])
def test_a3_mahjong_soul_as_dealt_has_the_double_form(hand: str, seat: str, limit: int) -> None:
    assert score(MAHJONG_SOUL, hand, win="tsumo", seat=seat, first_turn=True).total == 3 * limit


def test_a3_ema_heaven_has_no_extra_for_its_wait() -> None:
    assert score(EMA, "111222m 333p 444s 5z +5z", win="tsumo", seat="E", first_turn=True).total == 48000
    assert score(MAHJONG_SOUL, "111222m 333p 44s 55z +4s", win="tsumo").total == 32000


# --- A4, D-80: M-League -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "may"), [(M_LEAGUE, True), (TENHOU, False)])
def test_a4_riichi_below_a_thousand_points(rules: RuleSet, may: bool) -> None:
    scene = Scene(rules, {0: READY[0]}, draws="8m", scores=[900, 33000, 33000, 33100])
    assert ("riichi" in scene.can(0)) == may


@pytest.mark.parametrize(("rules", "may"), [(M_LEAGUE, True), (TENHOU, False)])
def test_a4_riichi_with_fewer_than_four_tiles_left(rules: RuleSet, may: bool) -> None:
    scene = Scene(rules, {2: READY[2]})
    scene.until(3)
    assert scene.table.turn == 2
    assert ("riichi" in scene.can(2)) == may


ORPHANS = "19m 9p 19s 11234567z"  # waits on 1p


@pytest.mark.parametrize("rules", RIICHI, ids=lambda rules: rules.id)
def test_a4_orphans_rob_a_concealed_kong_by_the_rules_of_the_ema_alone(rules: RuleSet) -> None:
    """M-League (D-80) and tenhou.net do not let them; Mahjong Soul does."""
    scene = Scene(rules, {0: "1111p", 1: ORPHANS}, draws="9s", replacements="8s")
    scene.do(0, "concealed_kong")
    robbed = rules not in (TENHOU, TENHOU_3P, M_LEAGUE)
    assert ("ron" in scene.can(1)) == robbed


# --- A5, D-78: whose tile was shown ----------------------------------------------------------------------------------

OPEN = EMA.with_options(discipline="open")


def test_a5_an_own_tile_that_is_shown_costs_nothing() -> None:
    scene = Scene(OPEN)
    owned_up = {name for name, *_ in scene.table.wrong(0)}
    assert {"shown_other", "shown_many"} <= owned_up
    assert "shown_tile" not in owned_up


def test_a5_a_tile_of_another_or_of_the_dead_wall_makes_the_hand_dead() -> None:
    scene = Scene(OPEN, {0: "123m 456m 789m 55p 34s"}, draws="2s")
    assert "tsumo" in scene.can(0)
    scene.err(0, "shown_other")
    assert scene.can(0) == {"discard"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a5_each_is_told_in_its_own_words(lang: str) -> None:
    words = Words(lang)
    for key in ("story-offence-{}", "play-wrong-{}"):
        own, other = (words.text(key.format(name), who="E") for name in ("shown-tile", "shown-other"))
        assert own != other


# --- A7, D-11: nagashi mangan is a win --------------------------------------------------------------------------------


def nagashi_game(rules: RuleSet) -> Table:
    draws = nagashi_draws(rules, 1, {9: "1m"})
    table = Table(rules, walls=[build_wall(rules, draws=draws, dora="1m")])
    while not any(event.type == "end" for event in table.events):
        for seat in table.waiting_for:
            actions = table.legal_actions(seat)
            wanted = [one for one in actions if one.type in ("pass", "show") or (one.type == "discard" and one.drawn)]
            table.apply(wanted[0])
    return table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a7_nagashi_is_told_as_a_win_and_names_the_winner(lang: str) -> None:
    table = nagashi_game(EMA)
    (event,) = (event for event in table.events if isinstance(event, Nagashi))
    assert event.winners == (1,)
    told = [line.text for line in tell(table.hand(1), table.rules, lang)]
    result = hand_result(table, 1, lang)
    assert (result.kind, result.nagashi) == ("nagashi", [1])
    won, who = {"en": ("wins", "South"), "cs": ("vyhrává", "Jih"), "pl": ("wygrywa", "Południe")}[lang]
    for text in (result.reason, *(line for line in told if "nagashi" in line.lower())):
        assert text.startswith(who)
        assert won in text
    assert any("nagashi" in line.lower() for line in told)


def test_a7_tenhou_nagashi_is_paid_and_the_hand_is_a_draw() -> None:
    table = nagashi_game(TENHOU)
    result = hand_result(table, 1)
    assert result.nagashi == [1]
    assert result.reason.startswith("South")
    assert "counts as a draw" in result.reason


# --- A8: books and differences ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", RULE_SETS)
def test_a8_every_decision_that_a_book_cites_is_listed_in_it(id: str) -> None:
    book = book_of(id)
    cited = [*(entry.clause for entry in book.entries), *(option.clause for option in book.options)]
    assert set(re.findall(r"\b[DR]-\d+", " ".join(cited))) <= {decision.id for decision in book.decisions}


@pytest.mark.parametrize(
    ("rules", "decisions"),
    [
        (EMA, "D-01 D-11 D-77 D-78 D-82 D-87 D-88 D-89 D-90"),
        (GUIDE, "D-79"),
        (TENHOU, "D-05 D-82"),
        (TENHOU_3P, "D-82 D-92"),
        (MAHJONG_SOUL, "D-82 D-84"),
        (M_LEAGUE, "D-77 D-80"),
        (WRC, "D-77 D-81 D-82"),
        (EMA_2016, "D-13 D-77 D-81 D-82"),
    ],
    ids=lambda value: getattr(value, "id", ""),
)
def test_a8_presets_name_the_decisions_that_they_follow(rules: RuleSet, decisions: str) -> None:
    assert {*decisions.split()} <= {*rules.followed}


def test_a8_a_preset_that_decides_otherwise_does_not_cite_the_clause() -> None:
    assert TENHOU.option("start_points").clause == ""
    assert not {"D-01", "D-04", "D-08", "D-12"} & {*TENHOU.followed}


@pytest.mark.parametrize("rules", [EMA_2016, WRC], ids=lambda rules: rules.id)
def test_a8_renhou_is_priced_as_the_mangan_that_it_is(rules: RuleSet) -> None:
    entry = next(one for one in book_of(rules).entries if one.id == "renhou")
    assert [value.text for value in entry.values] == ["mangan, only concealed"]
    (price,) = (one for one in diff(EMA, rules) if (one.where, one.name) == ("price", "renhou"))
    assert [value.text(Words("en", rules=rules)) for value in price.right] == ["mangan, only concealed"]


def test_a8_a_chombo_is_never_priced_as_nothing() -> None:
    (one,) = (one for one in diff(EMA, EMA_2016) if one.name == "chombo")
    assert (one.left, one.right) == ("mangan", 20000)
    (penalties,) = (chapter for chapter in book_of(EMA).chapters if chapter.id == "penalties")
    assert any(sentence.startswith("Chombo costs a mangan: 4000 to East") for sentence in penalties.sentences)
    assert all(one.name != "chombo" for one in diff(RULE_SETS["video"], RULE_SETS["hong-kong"]))


# --- A9: a concealed kong breaks the first turn -----------------------------------------------------------------------


def test_a9_orphans_that_rob_a_concealed_kong_have_no_renhou() -> None:
    scene = Scene(EMA, {0: "1111p", 1: ORPHANS}, draws="9s", replacements="8s")
    scene.do(0, "concealed_kong")
    patterns = scene.table.core.score(1, 9, False).patterns
    assert "kokushi" in patterns
    assert "renhou" not in patterns


def test_a9_a_robbed_kong_and_the_first_turn_contradict_each_other() -> None:
    with pytest.raises(ValueError, match="first turn"):
        score(EMA, f"{ORPHANS} +1p", robbing_kong=True, first_turn=True)


# --- A10: a reading with too few yaku ---------------------------------------------------------------------------------


def test_a10_a_reading_below_the_minimum_has_too_few_yaku() -> None:
    """At five honba neither reading wins, and the one without any yaku is not worth “only 0 points”."""
    hand = "111222333m 789p 5s +5s"
    explanation = explain(EMA, hand, honba=5)
    losing = [other for other in explanation.others if not any(line.tag == "fan" for line in other.lines)]
    below = explain(EMA.with_options(two_yaku_at_five_honba=True), "123m 123m 456p 789s 5z +5z", honba=5)
    assert below.outcome is Outcome.NO_YAKU
    assert all(other.reason is Lost.NO_YAKU for other in (*losing, *below.others))


def test_a10_d79_the_guide_cites_where_its_table_and_its_text_differ() -> None:
    entry = next(one for one in book_of(GUIDE, "cs").entries if one.id == "self_draw_2")
    assert "D-79" in entry.clause
    assert score(GUIDE, "[234p] 567p 345m 99m 67s +8s", win="tsumo").fu == 22


# --- A11, D-92: dora of an open kong and a north set aside ------------------------------------------------------------


@pytest.mark.parametrize("robbed", [True, False])
def test_a11_a_win_on_a_north_after_an_open_kong_comes_before_the_new_dora(robbed: bool) -> None:
    hands = {0: "1z", 1: "111z 9p", 2: "234567p 555z 678s 4z"}
    scene = Scene(TENHOU_3P, hands, draws="9s", replacements="4z 9p", dora="1m 1m")
    scene.throw("1z")
    scene.do(1, "kong")
    assert len(scene.table.indicators) == 1
    scene.do(1, "nuki")
    if robbed:
        scene.do(2, "ron")
        (win,) = scene.told("win")
        assert (win.seat, len(scene.told("dora"))) == (2, 1)
    else:
        scene.skip()
        assert len(scene.told("dora")) == 2


# --- D-87 to D-90: what holds as it was -------------------------------------------------------------------------------


def test_d88_two_fu_for_a_wait_among_others() -> None:
    assert score(EMA, "234p 567p 345s 2345m +2m", riichi=True).fu == 32  # 2345m: the pair, or the chow


def test_d88_four_concealed_pungs_on_the_pair_are_double_by_draw_too() -> None:
    assert score(EMA, "222p 444p 666s 999s 5z +5z", win="tsumo").total == 64000


def test_d89_all_terminals_and_honours_in_seven_pairs() -> None:
    assert "honroutou" in score(EMA, "1199m 1199p 1122z 7z +7z").patterns


def test_d90_a_liable_player_who_discards_pays_the_whole() -> None:
    paid = score(EMA, "[555z] [666z] [777z] 234p 9s +9s", discarder="E", pao="E", seat="S")
    assert paid.deltas == [-32000, 32000, 0, 0]
