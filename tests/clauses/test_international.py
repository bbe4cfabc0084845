"""The 81 values in both rule sets, and every line of what they exclude (002, international.md)."""

import pytest

from ruka.rules import RuleSet
from ruka.rulesets import rule_set
from ruka.rulesets.international_values import points_of
from ruka.scoring import Circumstances, Score, score
from tests.clauses.book import hit, lines, miss
from tests.clauses.international_hands import DRAW, HANDS, KONG_WAIT, LESSER, PAIR_WAIT, SAID, TWO_SIDED

INTERNATIONAL, MCR = BOTH = rule_set("international"), rule_set("mcr")
EITHER_WAY: tuple[Circumstances, Circumstances] = ({}, DRAW)
KONGS = "[2222m] <7777p> 444s 999p 5z +5z"


def counted(won: Score) -> set[int]:
    return {int(id.removeprefix("mcr_")) for id in lines(won)}


def uncounted(won: Score) -> set[int]:
    return {int(line.pattern.id.removeprefix("mcr_")) for line in won.lines if line.excluded_by}


@pytest.mark.parametrize("number", range(1, 82))
def test_value(number: int) -> None:
    (hand, near), (said, said_near) = HANDS[number], SAID.get(number, ({}, {}))
    hit(f"mcr_{number:02}", hand, points_of(number), BOTH, **said)
    miss(f"mcr_{number:02}", near, BOTH, **said_near)


def test_one_open_and_one_concealed_kong() -> None:
    hit("mcr_82", KONGS, 6, MCR)
    miss("mcr_82", KONGS.replace("<7777p>", "[7777p]"), MCR)
    assert counted(score(INTERNATIONAL, KONGS)) >= {6, 22}


# --- what the official rules do not count beside a value -------------------------------------------------------------

IMPLIED = {
    75: (48, 28, 15, 16, 5),
    76: (33, 14),
    71: (33, 14),
    70: (48, 5),
    72: (28, 24, 5),
    69: (28, 24, 20, 8, 5),
    66: (28, 24, 5),
    73: (28, 54, 21),
    77: (29,),
    78: (58, 8),
    80: (55, 58),
    81: (31, 66),
    74: (58, 18, 4, 1),
    50: (18, 4, 2, 8),
    67: (59, 1, 19),
    68: (60, 28),
    64: (51, 3, 4),
    57: (28, 23),
    52: (23, 8),
    62: (23, 8),
    61: (46,),
    63: (47,),
    46: (8,),
    47: (8,),
    58: (8,),
    18: (8,),
    23: (8,),
    53: (20,),
    54: (21,),
    35: (7,),
    43: (21, 22),
    65: (26, 43, 6, 22),
    79: (65, 28, 11),
    32: (11,),
}
# By their definitions never in one hand with the value, so that nothing is there to be excluded.
APART = {(81, 66), (75, 48), (76, 33), (73, 54), (73, 21), (54, 21), (79, 65)}
MORE = {
    64: ("[123m] [345m] 567m 789m 5z +5z",),
    72: ("[111z] [222z] 444z 666z 3z +3z",),
    74: ("123123m 789789m 5m +5m",),
    65: ("[2222m] [7777p] <9999s> 234p 5z +5z", "<2222m> <7777p> [9999s] 234p 5z +5z"),
    77: ("[222s] [333s] 444s 66s 66z +6z", "[222s] [333s] 444s 666z 8s +8s"),
    46: ("[678m] [789p] 666s 999m 8p +8p",),
    70: ("[111z] [222z] 444z 456p 3z +3z",),
    62: ("[456m] [444p] 666s 456p 5s +5s",),
    35: ("[222p] [888p] 555z 44s 99s +9s",),
}


@pytest.mark.parametrize("value", IMPLIED)
def test_mcr_implied(value: int) -> None:
    taken: set[int] = set()
    for hand in (HANDS[value][0], *MORE.get(value, ())):
        won = score(MCR, hand)
        assert value in counted(won), f"{hand} has no {value}"
        assert not counted(won).intersection(IMPLIED[value]), hand
        taken |= uncounted(won)
    assert taken.issuperset(other for other in IMPLIED[value] if (value, other) not in APART)


def test_mcr_draws_contain_self_drawn() -> None:
    for hand, said in (
        ("222m 456p 789s 234p 5z +5z", DRAW),
        (PAIR_WAIT, {**DRAW, "last_tile": True}),
        (KONG_WAIT, {**DRAW, "after_kong": True}),
    ):
        won = score(MCR, hand, **said)
        assert 12 not in counted(won)
        assert 12 in uncounted(won)


def test_mcr_last_tile_and_replacement_add() -> None:
    both: Circumstances = {**DRAW, "last_tile": True, "after_kong": True}
    assert counted(score(MCR, KONG_WAIT, **both)) >= {39, 41}


@pytest.mark.parametrize("rules", BOTH, ids=["international", "mcr"])
def test_robbing_a_kong_is_never_the_last_of_its_kind(rules: RuleSet) -> None:
    won = score(rules, TWO_SIDED, robbing_kong=True, last_of_kind=True)
    assert 42 in counted(won)
    assert 27 in uncounted(won)


CONCEALED_BY_NATURE = (44, 55, 56, 73, 78, 80, 81)


@pytest.mark.parametrize("value", CONCEALED_BY_NATURE)
def test_mcr_concealed_by_nature(value: int) -> None:
    by_discard, by_draw = score(MCR, HANDS[value][0]), score(MCR, HANDS[value][0], **DRAW)
    assert value in counted(by_discard) & counted(by_draw)
    assert 17 in uncounted(by_discard)
    assert 25 in uncounted(by_draw)
    assert 12 in counted(by_draw)
    assert value in (73, 78) or 11 not in counted(by_discard)


# --- what MCR says besides -------------------------------------------------------------------------------------------


def test_mcr_flowers_do_not_help_to_eight_points_nor_spoil_a_chicken_hand() -> None:
    seven = score(MCR, "[123m] [234p] 345s 777s 5z +5z", flowers="12f")
    assert (seven.fan_without_bonus, seven.fan, seven.wins) == (7, 9, False)
    chicken = score(MCR, HANDS[38][0], flowers="1f")
    assert (counted(chicken), chicken.value, chicken.wins) == ({38, 13}, 9, True)


@pytest.mark.parametrize(
    ("hand", "waits"),
    [
        ("[222m] [456p] 789s 55z 12p +3p", {9}),
        ("[222m] [456p] 789s 55z 24p +3p", {10}),
        (PAIR_WAIT, {11}),
        ("[222m] [456p] 789s 2345p +5p", set()),  # nobetan
        ("[222m] [456p] 789s 1123p +1p", set()),  # 1 or 4 finish it
        ("[123m] [456p] [789s] [777p] 5z +5z", set()),  # melded hand
    ],
)
def test_mcr_at_most_one_wait(hand: str, waits: set[int]) -> None:
    assert counted(score(MCR, hand)) & {9, 10, 11} == waits


def test_mcr_seven_pairs_may_hold_four_of_a_kind() -> None:
    assert counted(score(MCR, "1111m 5577p 2244s 6z +6z")) == {55, 19}


def test_mcr_knitted() -> None:
    assert counted(score(MCR, LESSER)) == {44, 45}
    assert counted(score(MCR, "147m 258p 369s 22m 34p +5p")) == {45, 18, 17}
    assert counted(score(MCR, "147m 258p 369s 111z 5z +5z")) >= {45, 31}
    assert not score(MCR, "269s 145p 378m 234p 5z +5z").complete  # 147, 258, 369 only


def test_mcr_last_of_its_kind_may_lie_in_the_own_sets() -> None:
    assert 27 in counted(score(MCR, "[222m] [456p] 789s 55z 34m +2m"))


def test_a_wait_by_the_shape_of_the_hand_or_by_what_can_come_d83() -> None:
    assert 10 not in counted(score(MCR, "[123p] [777s] 456m 7999s +8s"))  # 7s would make the pair
    assert {10, 11} <= counted(score(INTERNATIONAL, "[123p] [777s] 456m 7999s +8s"))  # there is no fifth 7s


@pytest.mark.parametrize(("table", "two", "mixed"), [("2006", 8, 6), ("1998", 6, 5)])
def test_mcr_option_kong_table(table: str, two: int, mixed: int) -> None:
    rules = MCR.with_options(kong_table=table)
    assert lines(score(rules, "<2222m> <7777p> 789s 234p 5z +5z"))["mcr_43"] == two
    assert lines(score(rules, KONGS))["mcr_82"] == mixed


@pytest.mark.parametrize(("choice", "pungs"), [("one_less", 1), ("none", 0), ("all", 2)])
def test_mcr_option_nine_gates_pungs(choice: str, pungs: int) -> None:
    won = score(MCR.with_options(nine_gates_pungs=choice), "1112345678999m +5m")
    assert lines(won).get("mcr_05", 0) == pungs


@pytest.mark.parametrize("number", [9, 10])
def test_mcr_option_knitted_waits(number: int) -> None:
    hand = {9: "147m 258p 369s 11z 12m +3m", 10: "147m 258p 369s 11z 24p +3p"}[number]
    assert number in counted(score(MCR, hand))
    assert number not in counted(score(MCR.with_options(knitted_waits=False), hand))
    assert number in counted(score(MCR.with_options(knitted_waits=False), HANDS[number][0]))


# --- account-once ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "values"),
    [
        # a triple leaves one link for the fourth set
        ("[123m] [456m] 789m 123p 5z +5z", {49: 1, 2: 1}),
        ("[234m] [234p] 234s 567m 5z +5z", {36: 1, 3: 1}),
        # three links join four chows, though they make four pairs
        ("[123m] [123p] 789m 789p 5z +5z", {2: 2, 4: 1}),
        ("[123m] [123m] 456m 456m 5z +5z", {1: 2, 3: 1}),
        # twice two pungs of the same number
        ("[222m] [222p] 555m 555p 5z +5z", {20: 2}),
    ],
)
def test_mcr_account_once(hand: str, values: dict[int, int]) -> None:
    won = score(MCR, hand)
    combined = {int(line.pattern.id[4:]): line.count for line in won.lines if line.sets and line.worth}
    small = sum(count for value, count in values.items() if value <= 4)
    assert sum(count for value, count in combined.items() if value <= 4) == small
    assert {v: c for v, c in combined.items() if v > 4} == {v: c for v, c in values.items() if v > 4}


# --- as the source has it --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [46, 47, 52, 58, 61, 62, 63])
def test_002_no_honours_counts_with(value: int) -> None:
    assert counted(score(INTERNATIONAL, HANDS[value][0])) >= {8, value}


def test_002_d67_all_chows_counts_beside_terminal_chows_with_any_pair() -> None:
    hand = "123m 789m 123p 789p 5s +5s"
    assert counted(score(INTERNATIONAL, hand)) >= {50, 18}
    assert 18 in uncounted(score(MCR, hand))
    assert 18 not in counted(score(INTERNATIONAL, "123m 789m 123p 789p 9s +9s"))


def test_002_nine_gates_contain_their_pungs() -> None:
    for won in ("5m", "1m", "9m"):
        gates = score(INTERNATIONAL, f"1112345678999m +{won}")
        assert 78 in counted(gates)
        assert not counted(gates) & {5, 21}


def test_002_missing_suit_counts_with_reversible_tiles() -> None:
    assert counted(score(INTERNATIONAL, HANDS[35][0])) >= {35, 7}


@pytest.mark.parametrize("value", [9, 10, 32])
def test_002_the_only_possible_tile_counts_with(value: int) -> None:
    assert counted(score(INTERNATIONAL, HANDS[value][0])) >= {11, value}


def test_002_robbing_and_fully_concealed() -> None:
    assert 25 not in counted(score(INTERNATIONAL, "222m 456p 789s 55z 23p +4p", robbing_kong=True))


def test_002_terminals_and_honours_count_with_their_pungs() -> None:
    assert counted(score(INTERNATIONAL, HANDS[66][0])) >= {66, 5}
    outside = score(INTERNATIONAL, "[123m] [123m] 111p 111s 5z +5z")
    assert counted(outside) >= {24, 1, 20, 5}
    assert counted(score(INTERNATIONAL, "[123m] [789m] 111p 999p 5z +5z")) >= {24, 4, 7, 5}


@pytest.mark.parametrize("value", [55, 56, 80, 81])
def test_002_without_concealed_hand_and_only_tile(value: int) -> None:
    for said in EITHER_WAY:
        found = counted(score(INTERNATIONAL, HANDS[value][0], **said))
        assert value in found
        assert not found & {11, 17, 25}


@pytest.mark.parametrize(
    ("value", "without"),
    [(69, {20, 8}), (73, {28, 17, 25}), (75, {28}), (76, {33, 14}), (77, {29}), (81, {31})],
)
def test_002_without(value: int, without: set[int]) -> None:
    for hand in (HANDS[value][0], *MORE.get(value, ())):
        for said in EITHER_WAY:
            found = counted(score(INTERNATIONAL, hand, **said))
            assert value in found
            assert not found & without


def test_002_three_same_chows_and_three_shifted_pungs_exclude_each_other() -> None:
    found = counted(score(INTERNATIONAL, "111222333m 789p 5z +5z"))
    assert len(found & {59, 60}) == 1


def test_002_d61_all_chows_have_a_pair_of_cheap_tiles() -> None:
    dear = "[123m] [456p] 678s 234p 9s +9s"
    assert 18 in counted(score(MCR, dear))
    assert 18 not in counted(score(INTERNATIONAL, dear))


def test_002_d62_chows_shifted_by_two() -> None:
    by_two = "[234m] [456p] 678s 111p 5z +5z"
    assert 30 in counted(score(INTERNATIONAL, by_two))
    assert 30 not in counted(score(MCR, by_two))


def test_002_d64_knitted_tiles_of_any_split() -> None:
    assert counted(score(INTERNATIONAL, "269s 145p 378m 1234z +5z")) >= {44}
    assert counted(score(INTERNATIONAL, "269s 145p 378m 234p 5z +5z")) >= {45}
    assert 45 not in counted(score(INTERNATIONAL, LESSER))  # contained in 44


@pytest.mark.parametrize(
    ("value", "hand"), [(50, "[123m] [789m] 123p 789p 4s +4s"), (74, "[123m] [123m] 789m 789m 5z +5z")]
)
def test_002_d67_any_pair(value: int, hand: str) -> None:
    assert value in counted(score(INTERNATIONAL, hand))
    assert value not in counted(score(MCR, hand))


# --- payments --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", BOTH, ids=["international", "mcr"])
def test_002_example_by_discard(rules: RuleSet) -> None:
    won = score(rules, HANDS[36][0], discarder="N")
    assert won.deltas == [-8, 24 + won.value, -8, -8 - won.value]


@pytest.mark.parametrize("rules", BOTH, ids=["international", "mcr"])
def test_002_example_by_draw(rules: RuleSet) -> None:
    won = score(rules, HANDS[36][0], win="tsumo", flowers="12f")
    assert won.deltas == [-8 - won.value, 3 * (8 + won.value), -8 - won.value, -8 - won.value]


@pytest.mark.parametrize("rules", BOTH, ids=["international", "mcr"])
def test_002_d66_eight_points_without_flowers(rules: RuleSet) -> None:
    few = score(rules, PAIR_WAIT, flowers="12345678f")
    assert (few.complete, few.wins, few.deltas) == (True, False, [])
