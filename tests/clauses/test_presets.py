"""What the presets say of scoring and payments, each beside a rule set that says otherwise."""

from random import Random

from ruka import Action, Table
from ruka.rules import RuleSet
from ruka.schema import Over
from ruka.scoring import points, score
from tests.clauses.book import (
    EMA,
    EMA_2016,
    M_LEAGUE,
    MAHJONG_SOUL,
    RIICHI,
    TENHOU,
    TENHOU_3P,
    WRC,
    facts,
    hit,
    lines,
    miss,
)
from tests.engine.games import play

PINFU = "234p 567p 345s 99s 67s +8s"
THIRTEEN_FAN = "2233445566778p +8p"
SET_ASIDE = tuple(rules for rules in RIICHI if rules is TENHOU_3P)


def test_matches() -> None:
    """Points at the start and wanted at the end, uma of the first, oka, bust."""
    assert {rules.id: _match(rules) for rules in RIICHI} == {
        "ema-riichi": (30000, 0, 9000, 0, False),
        "riichi-guide": (30000, 0, 9000, 0, False),
        "tenhou": (25000, 30000, 20000, 20000, True),
        "tenhou-3p": (35000, 40000, 20000, 15000, True),
        "mahjong-soul": (25000, 30000, 15000, 0, True),
        "m-league": (25000, 30000, 30000, 20000, False),
        "ema-2016": (30000, 0, 15000, 0, False),
        "wrc": (30000, 0, 15000, 0, False),
    }


def _match(rules: RuleSet) -> tuple[int, int, int, int, bool]:
    match = rules.resolved.match
    return match.starts(rules.people)[0], match.target, match.uma[0], match.oka, match.bust


def test_ema_2016_and_wrc_a_chombo_costs_20000_after_uma() -> None:
    for rules in (EMA_2016, WRC):
        table = Table(rules.id, seed=3, options={"discipline": "open"})
        start = [seat.points for seat in table.view(0).seats]
        table.apply(Action(table.waiting_for[0], "tsumo"))
        assert [seat.points for seat in table.view(0).seats] == start
        play(table, Random(0))
        last = table.events[-1]
        assert isinstance(last, Over)
        assert sum(last.points) == -20000
    assert EMA.resolved.match.chombo == 0


# --- tenhou ----------------------------------------------------------------------------------------------------------


def test_tenhou_thirteen_han_are_yakuman() -> None:
    scored = score(TENHOU, THIRTEEN_FAN, riichi=True, ippatsu=True)
    assert (scored.fan, scored.limit, scored.total) == (13, "yakuman", 32000)


def test_tenhou_several_yakuman_add_up_and_none_is_double() -> None:
    assert score(TENHOU, "[555z] [666z] [777z] 111z 2z +2z").total == 64000
    assert score(TENHOU, "222p 444p 666s 999s 5z +5z").total == 32000


def test_tenhou_no_renhou() -> None:
    assert score(TENHOU, PINFU, first_turn=True).patterns == ["pinfu"]


def test_tenhou_no_rounding_up_to_mangan() -> None:
    assert points(TENHOU, fu=30, fan=4).total == 7700


def test_tenhou_a_replacement_tile_is_never_the_last_tile() -> None:
    won = "<2222p> 567p 345s 99s 67s +8s"
    miss("haitei", won, TENHOU, win="tsumo", after_kong=True, last_tile=True)
    hit("rinshan", won, 1, TENHOU, win="tsumo", after_kong=True, last_tile=True)


def test_tenhou_a_replacement_tile_has_2_fu_for_the_draw() -> None:
    hit("self_draw_2", "<2222p> 567p 345s 99s 67s +8s", 2, TENHOU, win="tsumo", after_kong=True)


# --- tenhou-3p -------------------------------------------------------------------------------------------------------


def test_tenhou_3p_no_share_for_the_missing_player() -> None:
    four, three = (score(rules, PINFU, win="tsumo", riichi=True) for rules in (TENHOU, TENHOU_3P))
    assert four.deltas == [-1300, 2700, -700, -700]
    assert three.deltas == [-1300, 2000, -700]
    assert score(TENHOU_3P, PINFU, win="tsumo", riichi=True, seat="E").deltas == [2600, -1300, -1300]


def test_tenhou_3p_by_discard_everything_is_paid() -> None:
    assert score(TENHOU_3P, PINFU, riichi=True, discarder="W").deltas == [0, 2000, -2000]


def test_tenhou_3p_honba_200_by_discard_and_100_from_each_by_draw() -> None:
    assert score(TENHOU_3P, PINFU, discarder="E", honba=2).deltas == [-1400, 1400, 0]
    assert score(TENHOU_3P, PINFU, win="tsumo", riichi=True, honba=2).deltas == [-1500, 2400, -900]


def test_tenhou_3p_norths_set_aside_are_dora() -> None:
    hit("nuki_dora", PINFU, 2, SET_ASIDE, nuki=2)
    miss("nuki_dora", PINFU, SET_ASIDE)


def test_tenhou_3p_norths_set_aside_count_as_dora_tiles_too() -> None:
    assert lines(score(TENHOU_3P, PINFU, nuki=2, dora="3z"))["dora"] == 2


def test_tenhou_3p_a_north_set_aside_has_a_replacement_tile() -> None:
    hit("rinshan", PINFU, 1, TENHOU_3P, win="tsumo", after_kong=True, nuki=1)


def test_tenhou_3p_the_dora_of_1m_is_9m() -> None:
    hit("dora", "99m 234p 567p 345s 67s +8s", 2, TENHOU_3P, dora="1m")
    hit("dora", "11m 234p 567p 345s 67s +8s", 2, TENHOU_3P, dora="9m")
    miss("dora", "99m 234p 567p 345s 67s +8s", TENHOU, dora="1m")


# --- mahjong-soul ----------------------------------------------------------------------------------------------------


def test_mahjong_soul_double_yakuman_add_up_with_others() -> None:
    assert score(MAHJONG_SOUL, "111z 222z 333z 444z 5z +5z").total == (2 + 2 + 1) * 32000  # winds, pungs, honours


def test_mahjong_soul_no_renhou_and_no_rounding() -> None:
    assert score(MAHJONG_SOUL, PINFU, first_turn=True).patterns == ["pinfu"]
    assert points(MAHJONG_SOUL, fu=30, fan=4).total == 7700


# --- m-league --------------------------------------------------------------------------------------------------------


def test_m_league_thirteen_fan_stay_sanbaiman() -> None:
    scored = score(M_LEAGUE, THIRTEEN_FAN, riichi=True, ippatsu=True)
    assert (scored.fan, scored.limit, scored.total) == (13, "sanbaiman", 24000)


def test_m_league_yakuman_add_up_but_a_wait_doubles_none() -> None:
    assert score(M_LEAGUE, "[555z] [666z] [777z] 111z 2z +2z").total == 64000
    assert score(M_LEAGUE, "19m 19p 19s 1234567z +1m").total == 32000


def test_m_league_rounds_up_to_mangan() -> None:
    assert facts_of_rounding(M_LEAGUE) == {"30 fu 4 fan": 8000, "60 fu 3 fan": 8000, "30 fu 3 fan": 3900}


# --- ema-2016 and wrc ------------------------------------------------------------------------------------------------


def test_ema_2016_no_red_fives() -> None:
    assert score(EMA_2016, "234p 067p 345s 99s 67s +8s").fan == 1
    assert score(EMA, "234p 067p 345s 99s 67s +8s").fan == 2


def test_ema_2016_renhou_is_a_mangan() -> None:
    for rules in (EMA_2016, WRC):
        scored = score(rules, PINFU, first_turn=True)
        assert facts(scored, "fan", "limit", "total") == {"fan": 5, "limit": "mangan", "total": 8000}
        rich = score(rules, THIRTEEN_FAN, first_turn=True)  # nothing where the hand has more
        assert facts(rich, "fan", "limit", "total") == {"fan": 11, "limit": "sanbaiman", "total": 24000}


def test_ema_2016_renhou_is_a_yaku() -> None:
    worthless = "234p 567p 345s 11z 67s +8s"
    assert not score(EMA_2016, worthless, round="E").wins
    assert score(EMA_2016, worthless, round="E", first_turn=True).wins


def test_ema_2016_one_yakuman_is_the_most() -> None:
    for rules in (EMA_2016, WRC):
        assert score(rules, "[111z] [222z] [333z] 444z 5z +5z").total == 32000
        assert score(rules, "222p 444p 666s 999s 5z +5z").total == 32000


def test_ema_2016_thirteen_fan_stay_sanbaiman() -> None:
    for rules in (EMA_2016, WRC):
        assert score(rules, THIRTEEN_FAN, riichi=True, ippatsu=True).limit == "sanbaiman"


def test_wrc_rounds_up_to_mangan_and_ema_2016_does_not() -> None:
    assert facts_of_rounding(WRC) == {"30 fu 4 fan": 8000, "60 fu 3 fan": 8000, "30 fu 3 fan": 3900}
    assert facts_of_rounding(EMA_2016) == {"30 fu 4 fan": 7700, "60 fu 3 fan": 7700, "30 fu 3 fan": 3900}
    assert points(WRC, fu=30, fan=4, seat="E").total == 12000
    assert points(WRC, fu=30, fan=4).limit == "mangan"


def facts_of_rounding(rules: RuleSet) -> dict[str, int]:
    return {f"{fu} fu {fan} fan": points(rules, fu=fu, fan=fan).total for fu, fan in ((30, 4), (60, 3), (30, 3))}
