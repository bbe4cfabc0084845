"""Every option of every riichi rule set, in each of its positions; test_flow_options.py has those of the flow."""

import pytest

from ruka.errors import RulesError
from ruka.rules import RuleSet
from ruka.scoring import points, score
from tests.clauses import test_flow_options
from tests.clauses.book import EMA, EMA_2016, M_LEAGUE, RIICHI, TENHOU, lines

PINFU = "234p 567p 345s 99s 67s +8s"


def test_option_open_tanyao() -> None:
    shown = "[234p] 567p 345s 66s 67s +8s"
    assert not score(EMA.with_options(open_tanyao=False), shown).wins
    assert score(EMA.with_options(open_tanyao=True), shown).patterns == ["tanyao"]
    assert not score(TENHOU.with_options(open_tanyao=False), shown).wins


def test_option_red_fives() -> None:
    red = "234p 067p 345s 99s 67s +8s"
    assert score(EMA.with_options(red_fives=True), red).fan == 2
    assert score(EMA.with_options(red_fives=False), red).fan == 1
    assert EMA.with_options(red_fives=False).resolved.tiles.red_fives == (0, 0, 0)
    assert EMA_2016.with_options(red_fives=True).resolved.tiles.red_fives == (1, 1, 1)


def test_option_double_wind_pair_fu() -> None:
    both = "234p 567p 345s 11z 67s +8s"
    for rules in (EMA, M_LEAGUE):
        for worth in (4, 2):
            scored = score(rules.with_options(double_wind_pair_fu=worth), both, seat="E", round="E", riichi=True)
            assert scored.fu == 30 + worth
            single = score(rules.with_options(double_wind_pair_fu=worth), both, seat="S", round="E", riichi=True)
            assert single.fu == 32


def test_option_two_yaku_at_five_honba() -> None:
    assert not score(TENHOU.with_options(two_yaku_at_five_honba=True), PINFU, honba=5).wins
    assert score(EMA.with_options(two_yaku_at_five_honba=False), PINFU, honba=5).wins


def test_option_rinshan_with_haitei_d12() -> None:
    won = "<2222p> 567p 345s 99s 67s +8s"
    both, one = (
        lines(score(EMA.with_options(rinshan_with_haitei=choice), won, win="tsumo", after_kong=True, last_tile=True))
        for choice in (True, False)
    )
    assert both.keys() - one.keys() == {"haitei"}
    assert one["rinshan"] == 1


def test_option_renhou() -> None:
    totals = {
        choice: score(EMA.with_options(renhou=choice), PINFU, first_turn=True).total
        for choice in ("yakuman", "mangan", "none")
    }
    assert totals == {"yakuman": 32000, "mangan": 8000, "none": 1000}


def test_option_rounded_mangan() -> None:
    for fu, fan in ((30, 4), (60, 3)):
        assert points(EMA.with_options(rounded_mangan=True), fu=fu, fan=fan).total == 8000
        assert points(EMA.with_options(rounded_mangan=False), fu=fu, fan=fan).total == 7700


def test_option_counted_yakuman() -> None:
    assert points(EMA.with_options(counted_yakuman=True), fu=30, fan=13).limit == "yakuman"
    assert points(EMA.with_options(counted_yakuman=False), fu=30, fan=13).limit == "sanbaiman"


def test_option_double_yakuman() -> None:
    for won in ("19m 19p 19s 1234567z +1m", "1112345678999p +5p", "222p 444p 666s 999s 5z +5z"):
        assert score(EMA.with_options(double_yakuman=True), won).total == 64000
        assert score(EMA.with_options(double_yakuman=False), won).total == 32000
    assert score(EMA.with_options(double_yakuman=False), "[111z] [222z] 333z 44z 99s +4z").total == 32000


def test_option_yakuman_add_up() -> None:
    both = "[555z] [666z] [777z] 111z 2z +2z"
    assert score(EMA.with_options(yakuman_add_up=True), both).total == 64000
    assert score(EMA.with_options(yakuman_add_up=False), both).total == 32000


def test_option_pao_honba_d04() -> None:
    fed = "[555z] [666z] [777z] 234p 9s +9s"
    by_discarder, by_feeder = (
        score(EMA.with_options(pao_honba=choice), fed, discarder="W", pao="N", honba=1).deltas
        for choice in ("discarder", "feeder")
    )
    assert by_discarder == [0, 32300, -16300, -16000]
    assert by_feeder == [0, 32300, -16000, -16300]


def test_option_start_points_d01() -> None:
    assert EMA.resolved.match.start_points == 30000
    assert EMA.with_options(start_points=25000).resolved.match.start_points == 25000


def test_option_length() -> None:
    assert TENHOU.with_options(length="hanchan").resolved.match.rounds == 2
    assert TENHOU.with_options(length="tonpuu").resolved.match.rounds == 1


def test_no_option_is_forgotten() -> None:
    tests = {**globals(), **vars(test_flow_options)}
    tested = {name.removeprefix("test_option_") for name in tests if name.startswith("test_option_")}
    options = {option.name for rules in RIICHI for option in rules.options}
    assert {name for name in options if not any(test.startswith(name) for test in tested)} == set()


@pytest.mark.parametrize("rules", RIICHI, ids=lambda rules: rules.id)
def test_options_are_refused_with_a_sentence(rules: RuleSet) -> None:
    for name, value in (("double_wind_pair_fu", 3), ("renhou", "baiman"), ("open_tanyao", "perhaps"), ("tea", True)):
        with pytest.raises(RulesError, match=name):
            rules.with_options({name: value})


def test_a_preset_changes_a_default_and_keeps_the_rest_of_the_option() -> None:
    ours, theirs = TENHOU.option("renhou"), EMA.option("renhou")
    assert (ours.default, theirs.default) == ("none", "yakuman")
    assert ours.choices == theirs.choices
    assert ours.clause == ""  # A8: it no longer follows the clause
