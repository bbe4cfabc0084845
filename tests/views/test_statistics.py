"""Statistics of whole games, counted once more from what an onlooker would write down."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from ruka import Table, parse
from ruka.agents import play_out
from ruka.agents.registry import agent
from ruka.explain.results import explained_wins, hand_result
from ruka.schema import Hand, encode
from ruka.schema.standing import Statistics
from ruka.views.statistics import added, statistics
from tests.families import families


@cache
def game(id: str, bot: str = "greedy") -> Table:
    table = Table(id, seed="statistics")
    play_out(table, [agent(bot, id, seat, seat) for seat in range(table.players)], 1.0, lambda one: one.over)
    return table


@pytest.mark.parametrize("id", families())
def test_what_results_of_hands_say_adds_up_to_the_statistics(id: str) -> None:
    """Results come from explanations, statistics from events and lines: two ways to the same numbers."""
    table = game(id)
    found = statistics(table)
    told = [hand_result(table, number) for number in range(1, table.hands + 1)]
    for seat, own in enumerate(found):
        wins = [win for hand in told for win in hand.wins if win.seat == seat]
        assert own.hands == sum(bool(hand.winds[seat]) for hand in told)
        assert (own.wins, own.wins_by_draw) == (len(wins), sum(win.source == seat for win in wins))
        assert own.deal_ins == sum(win.source == seat != win.seat for hand in told for win in hand.wins)
        assert own.won == sum(win.gained[seat] for win in wins)
        assert own.won_squares == sum(win.gained[seat] ** 2 for win in wins)
        declared = [event.to_json() for event in table.events if event.type == "riichi"]
        assert own.riichi == sum(event["seat"] == seat for event in declared)
        if wins:
            assert own.best is not None
            assert own.best.points == max(win.gained[seat] for win in wins)


@pytest.mark.parametrize("id", families())
def test_patterns_are_those_of_the_lines(id: str) -> None:
    table = game(id)
    expected: list[Counter[str]] = [Counter() for _ in range(table.players)]
    for number in range(1, table.hands + 1):
        for (event, _), score in zip(explained_wins(table, number), table.wins(number), strict=True):
            tags = ("limit",) if score.limits else ("fan", "bonus")  # beside a limit hand nothing else counts
            counted = (line for line in score.lines if line.excluded_by is None and line.tag in tags)
            expected[event.seat].update({line.pattern.id for line in counted})
    assert [Counter(own.patterns) for own in statistics(table)] == expected


@pytest.mark.parametrize("id", ["tenhou", "mcr"])
def test_the_best_hand_can_be_seen_again_where_it_says(id: str) -> None:
    table = game(id)
    for seat, own in enumerate(statistics(table)):
        for won in filter(None, (own.best, own.rarest)):
            win = table.events[won.at - 1].to_json()
            assert (win["type"], win["seat"], win["points"][seat]) == ("win", seat, won.points)
            assert str(parse(won.hand)).endswith(f"+{win['tile']}")
            assert won.dearest in won.patterns
        assert own.drawn.keys() == own.patterns.keys()


def test_games_add_up() -> None:
    one, two = statistics(game("tenhou"))[:2]
    both = added([one, two])
    assert (both.hands, both.wins, both.won) == (one.hands + two.hands, one.wins + two.wins, one.won + two.won)
    assert Counter(both.patterns) == Counter(one.patterns) + Counter(two.patterns)
    assert both.best is not None
    assert both.best.points == max(own.best.points for own in (one, two) if own.best)
    assert added([]) == Statistics()
    assert len(encode(one)) < 4000


def test_who_sits_out_has_no_hand() -> None:
    table = game("japanese-classical-5p")
    hands = [event for event in table.events if isinstance(event, Hand)]
    assert [own.hands for own in statistics(table)] == [
        sum(seat in (hand.order or ())[:4] for hand in hands) for seat in range(5)
    ]
