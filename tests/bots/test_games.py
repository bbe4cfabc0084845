"""Whole games of bots: every choice is legal, the same seeds make the same game, and views are all that they need."""

import pytest

import ruka
from ruka import Event, Table
from ruka.bots import LEVELS, bot
from ruka.engine.view import View
from ruka.errors import UnknownName
from tests.engine.games import every_rule_set


def played(rules: str, seed: int, players: int = 0) -> Table:
    """Bots of these seeds play; `choose` is given a view, so that it can know nothing else."""
    table = Table(rules, seed=seed)
    bots = [bot(table.rules, seed=players + seat) for seat in range(table.players)]
    while not table.over:
        for seat in table.waiting_for:
            view = table.view(seat)
            action = bots[seat].choose(view)
            assert action in view.legal_actions
            table.apply(action)
    return table


def kinds_of(events: list[Event]) -> set[str]:
    return {event.type for event in events}


@every_rule_set
def test_whole_games_by_legal_actions(rules: str) -> None:
    table = played(rules, seed=3)
    assert table.result is not None
    assert kinds_of(table.events) >= {"win", "riichi", "pung", "discard"}


def test_three_players_set_norths_aside() -> None:
    assert "nuki" in kinds_of(played("tenhou-3p", seed=5).events)


def test_the_same_seeds_make_the_same_game() -> None:
    first, again, other = (played("tenhou", 4, players) for players in (0, 0, 10))
    assert first.events == again.events
    assert first.events != other.events


def test_a_bot_keeps_nothing_between_choices() -> None:
    """One that joins in the middle chooses as one that was there from the beginning: tables can be taken up again."""
    table = Table("tenhou", seed=8)
    bots = [bot(table.rules, seed=seat) for seat in range(4)]
    for _ in range(60):
        for seat in table.waiting_for:
            view = table.view(seat)
            action = bots[seat].choose(view)
            assert bot(table.rules, seed=seat).choose(view) == action
            table.apply(action)


def test_the_view_has_no_tile_of_others() -> None:
    """What a bot is given hides every tile that its seat does not see."""
    table = Table("tenhou", seed=9)
    seen: list[View] = [table.view(seat) for seat in range(4)]
    assert all(set(one.tiles) == {"?"} for view in seen for seat, one in enumerate(view.seats) if seat != view.seat)


def test_an_unknown_level_is_refused_with_a_sentence() -> None:
    with pytest.raises(UnknownName, match="simple"):
        bot(ruka.rule_set("tenhou"), "grandmaster")
    assert list(LEVELS) == ["simple"]
