"""Whole games of bots: every choice is legal, the same seeds make the same game, and views are all that they need."""

from collections.abc import Mapping
from functools import cache

import pytest

import ruka
from ruka import RULE_SETS, Event, Table
from ruka.agents import AGENTS, Seated, agent, question
from ruka.errors import UnknownName
from ruka.schema import View, Win
from ruka.schema.arcade import OPPONENT_IDS
from tests.families import families


@cache
def game(rules: str, seed: int) -> Table:
    """Played once, for every test that looks at it."""
    return played(rules, seed)


def played(
    rules: str, seed: int, players: int = 0, options: Mapping[str, object] | None = None, bot: str = "club"
) -> Table:
    """Bots of these seeds play: they are told what their seats may know, so that they can know nothing else."""
    table = Table(rules, seed=seed, options=options)
    seated = [Seated(agent(bot, table.rules, seat, players + seat), seat) for seat in range(table.players)]
    for one in seated:
        one.tell(table.events)
    while not table.over:
        for seat in table.waiting_for:
            action = seated[seat].answer(question(table, seat))
            assert not action.note
            events = table.apply(action)
            for one in seated:
                one.tell(events)
    return table


def kinds_of(events: list[Event]) -> set[str]:
    return {event.type for event in events}


@pytest.mark.parametrize("rules", families())
def test_whole_games_by_legal_actions(rules: str) -> None:
    table = game(rules, 3)
    assert table.result is not None
    kinds = kinds_of(table.events)
    assert kinds >= {"win", "discard"}
    assert ("riichi" in kinds) == table.rules.table_flow.riichi
    assert ("flower" in kinds) == bool(table.rules.resolved.tiles.flowers)


HARD = ("bmja",)  # no more than one chow
WITHOUT_RIICHI = [id for id, rules in RULE_SETS.items() if not rules.table_flow.riichi]


@pytest.mark.parametrize("rules", families(WITHOUT_RIICHI))
def test_most_hands_are_won_where_nobody_bets(rules: str) -> None:
    """A bot that waited for riichi, or for a price that its rules do not give, would play one draw after another."""
    kinds = [event.type for seed in (2, 3) for event in game(rules, seed).events]
    assert kinds.count("win") > (0.3 if rules in HARD else 0.7) * kinds.count("hand")
    assert kinds.count("chow") + kinds.count("pung") > kinds.count("hand")


def test_no_hand_below_the_minimum_is_called_for() -> None:
    """With three faan to win the bots go for flushes, pungs and dragons, and win a good part of the hands."""
    table = played("hong-kong", 1, options={"minimum_faan": 3})
    wins = [event for event in table.events if isinstance(event, Win)]
    hands = sum(event.type == "hand" for event in table.events)
    assert len(wins) > 0.3 * hands
    assert all(event.fan >= 3 for event in wins if not event.limit)


def test_three_players_set_norths_aside() -> None:
    assert "nuki" in kinds_of(played("tenhou-3p", seed=5).events)


def test_the_same_seeds_make_the_same_game() -> None:
    assert game("tenhou", 3).events == played("tenhou", 3).events
    one, other = (played("tenhou", 3, players, bot="novice") for players in (0, 10))  # whoever errs, errs by its seed
    assert one.events != other.events


def test_a_bot_keeps_nothing_between_choices() -> None:
    """One that joins in the middle chooses as one that was there from the beginning: tables can be taken up again."""
    table = Table("tenhou", seed=8)
    bots = [Seated(agent("club", table.rules, seat, seat), seat) for seat in range(4)]
    for bot in bots:
        bot.tell(table.events)
    for _ in range(60):
        for seat in table.waiting_for:
            asked = question(table, seat)
            action = bots[seat].answer(asked)
            late = Seated(agent("club", table.rules, seat, seat), seat)
            late.tell(table.events)
            assert late.answer(asked) == action
            events = table.apply(action)
            for bot in bots:
                bot.tell(events)


def test_the_view_has_no_tile_of_others() -> None:
    """What a bot is given hides every tile that its seat does not see."""
    table = Table("tenhou", seed=9)
    seen: list[View] = [table.view(seat) for seat in range(4)]
    assert all(set(one.tiles) == {"?"} for view in seen for seat, one in enumerate(view.seats) if seat != view.seat)


def test_an_unknown_level_is_refused_with_a_sentence() -> None:
    with pytest.raises(UnknownName, match="club"):
        agent("grandmaster", ruka.rule_set("tenhou"), 0)
    ladder = [f"arcade:{id}" for id in OPPONENT_IDS]
    assert list(AGENTS) == ["expert", "club", "novice", *ladder, "greedy", "random", "still"]
