"""What holds at every table, whatever the rules: points, tiles, an end, somebody to act, copies, replays."""

from functools import cache
from random import Random

import pytest

from ruka.engine.flow import HAND_OVER, OVER, TURN
from ruka.rules import RuleSet
from ruka.rulesets import RULE_SETS, rule_set
from tests.conformance.games import (
    RandomGame,
    positions,
    replayed,
    snapshot,
    tiles_in_play,
    tiles_taken,
    with_random_options,
)
from tests.families import families

every_rule_set = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
of_each_family = pytest.mark.parametrize("rules", families(of=rule_set))
games = pytest.mark.parametrize("games", [12, pytest.param(1000, marks=pytest.mark.long)])


def watched(game: RandomGame) -> None:
    table, players = game.table, game.rules.people
    match, bet = game.rules.resolved.match, game.rules.resolved.payment.bet
    assert sum(table.scores) + bet * table.sticks == sum(match.starts(players))
    assert bool(table.asked) == (table.phase not in (HAND_OVER, OVER))
    for seat in table.asked:
        assert table.legal(seat)
    if table.phase == TURN and len(game.steps) % 7 == 0:  # it takes long to count
        assert tiles_in_play(table, players) == tiles_taken(game.hand)
    assert table.tiles_left >= 0


@cache
def eager_game(rules: RuleSet) -> RandomGame:
    """Played once, for every test that looks at what happened in it."""
    return RandomGame(rules, seed=2, eager=True).play()


@of_each_family
@games
def test_points_and_tiles_are_kept_and_somebody_can_act_until_the_end(rules: RuleSet, games: int) -> None:
    for seed in range(games):
        played = with_random_options(rules, Random(seed)) if seed % 2 else rules
        game = RandomGame(played, seed, eager=seed % 4 < 2, watch=watched).play()
        (over,) = (event for event in game.happened if event.type == "over")
        assert game.happened[-1] == over
        assert game.table.sticks == 0 or played.resolved.match.bets_left == "nobody"


@every_rule_set
def test_what_the_first_gains_in_the_end_the_others_lose(rules: RuleSet) -> None:
    final = eager_game(rules).happened[-1]
    assert final.type == "over"
    assert sum(final.values) == 0


@every_rule_set
def test_the_same_walls_and_actions_make_the_same_events(rules: RuleSet) -> None:
    game = eager_game(rules)
    assert replayed(game) == game.happened
    assert RandomGame(rules, seed=2, eager=True).play().happened == game.happened
    assert RandomGame(rules, seed=3, eager=True).play().happened != game.happened


@of_each_family
def test_a_copy_goes_its_own_way(rules: RuleSet) -> None:
    rng = Random(4)
    for game in positions(rules, seed=4, every=40):
        before = snapshot(game.table, rules.people)
        copy = game.table.copy()
        for _ in range(20):
            if copy.phase in (HAND_OVER, OVER):
                break
            seat = rng.choice(copy.asked)
            action = rng.choice(copy.legal(seat))
            copy.apply(seat, *action)
        assert snapshot(game.table, rules.people) == before


@of_each_family
def test_a_copy_plays_on_as_the_table_does(rules: RuleSet) -> None:
    for game in positions(rules, seed=5, every=60):
        copy, (seat,) = game.table.copy(), game.table.asked
        action = game.table.legal(seat)[0]
        assert copy.apply(seat, *action) == game.table.copy().apply(seat, *action)


@every_rule_set
def test_a_hand_ends_with_its_settlement(rules: RuleSet) -> None:
    """Between two deals somebody wins, or the hand is drawn; never both, never neither."""
    settled = {"win", "exhausted", "aborted", "nagashi"}
    facts = [event.type for event in eager_game(rules).happened]
    deals = [place for place, type in enumerate(facts) if type == "hand"]
    for first, last in zip(deals, [*deals[1:], len(facts)], strict=True):
        ends = settled & {*facts[first:last]}
        assert len(ends) == 1
        assert facts[first:last].count("end") == 1
