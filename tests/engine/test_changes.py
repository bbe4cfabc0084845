"""Changes of a running table beside its actions: what they may do, who sees them, and that records hold them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from ruka._core import HELD
from ruka.engine import Record, Table, replay
from ruka.engine.events import redact
from ruka.engine.record import parse_record
from ruka.errors import IllegalAction, RecordError
from ruka.schema import Change, Changed, Dora, Win
from tests.engine.games import step


def change(table: Table, **what: Any) -> Change:
    return Change(seat=table.core.turn, item="exchange", act="use", **what)


def table(seed: int = 3, **options: object) -> Table:
    return Table("video", seed=seed, options=options or None)


def play_out(table: Table, hands: int = 1000) -> None:
    random = Random(5)
    while not table.over and table.hands <= hands:
        step(table, random)


def own(table: Table) -> list[int]:
    """Tiles of the seat in turn that it may give."""
    tiles = table.core.tiles(table.core.turn)
    tiles.remove(table.core.drawn)
    return tiles


def test_tiles_of_the_hand_and_of_the_wall_change_places() -> None:
    game = table()
    seat, given, (place, code) = game.core.turn, own(game)[0], game.core.undrawn[20]
    before = Counter(game.core.tiles(seat))
    (told,) = game.change(change(game, swaps=((HELD + given, place),)))
    assert isinstance(told, Changed)
    assert Counter(game.core.tiles(seat)) == before - Counter([given]) + Counter([code])
    assert dict(game.core.undrawn)[place] == given
    assert Counter(game.view(seat).seats[seat].tiles) == Counter(game.full_view().seats[seat].tiles)
    assert game.view(1 - seat).seats[seat].tiles.count("?") == 14


def test_places_of_the_wall_change_their_tiles_and_the_next_draw_is_the_other() -> None:
    game = table()
    (first, _), (later, code) = game.core.undrawn[0], game.core.undrawn[30]
    game.change(change(game, swaps=((first, later),)))
    assert game.core.undrawn[0] == (first, code)


def test_what_is_not_possible_is_refused_and_changes_nothing() -> None:
    game = table()
    drawn, held, seen = game.core.drawn, own(game)[0], game.core.undrawn
    lies = game.core.tiles(1 - game.core.turn)[0]
    places = {place for place, _ in seen}
    open_place = next(place for place in range(seen[0][0], 136) if place not in places)  # the indicator
    before = [*game.record.lines()]
    other = next(code for code in range(34) if code not in game.core.tiles(game.core.turn))
    wrong: list[dict[str, Any]] = [
        {"swaps": ((HELD + other, seen[0][0]),)},  # not held
        {"swaps": ((HELD + held, HELD + lies),)},
        {"swaps": ((0, seen[0][0]),)},  # dealt
        {"swaps": ((open_place, seen[0][0]),)},
        {"swaps": ((HELD + held, 10**9),)},
        {"swaps": ((-1, seen[0][0]),)},
        {"swaps": ((HELD + held, seen[0][0]),) * 15},
        {"indicators": 5},
        {"points": (10**7, 0)},
        {"points": (1, 2, 3)},
        {"more": 10},
    ]
    if game.core.tiles(game.core.turn).count(drawn) == 1:
        wrong.append({"swaps": ((HELD + drawn, seen[0][0]),)})
    for what in wrong:
        with pytest.raises(IllegalAction) as refused:
            game.change(change(game, **what))
        assert refused.value.code == "bad-change"
    with pytest.raises(IllegalAction):
        game.change(Change(seat=0, item="Not an item\n", act="use"))
    assert [*game.record.lines()] == before


def test_only_a_seat_in_its_turn_gives_tiles_and_none_after_a_reach() -> None:
    game = table()
    waiting = 1 - game.core.turn
    swap = (HELD + game.core.tiles(waiting)[0], game.core.undrawn[5][0])
    with pytest.raises(IllegalAction):
        game.change(Change(seat=waiting, item="exchange", act="use", swaps=(swap,)))


def test_one_more_indicator_and_points() -> None:
    game = table()
    points = game.core.scores
    told = game.change(change(game, indicators=1, points=(-300, 0)))
    assert [type(event) for event in told] == [Changed, Dora]
    assert len(game.core.indicators) == 2
    assert game.core.scores == [points[0] - 300, points[1]]
    assert [seat.points for seat in game.view(0).seats] == game.core.scores


@pytest.mark.parametrize("what", [{"more": 1}, {"spared": True}])
def test_a_win_pays_double_or_the_loser_nothing(what: dict[str, Any]) -> None:
    """Whoever wins: with everybody's win doubled the points that move are twice those of the same game without."""
    plain, changed = table(8, match="points"), table(8, match="points")
    for seat in range(2):
        changed.change(Change(seat=seat, item="double", act="use", **what))
    for game in (plain, changed):
        play_out(game, hands=1)
    (one,), (other,) = ([event for event in game.hand(1) if isinstance(event, Win)] for game in (plain, changed))
    paid = next(moved for event, moved in plain.shares(1) if event == one)
    bets = sum(share.points for share in paid if share.reason == "bets")
    hand = one.points[one.seat] - bets
    assert other.points[one.seat] == (2 * hand if "more" in what else 0) + bets
    assert sum(other.points) == bets


def changed_game() -> Table:
    game = table(11)
    game.change(change(game, swaps=((HELD + own(game)[0], game.core.undrawn[9][0]),)))
    game.change(change(game, indicators=1, points=(-100, 0), more=1))
    play_out(game)
    return game


def test_a_record_with_changes_replays_to_the_same_bytes() -> None:
    game = changed_game()
    again = replay(parse_record("\n".join(game.record.lines())))
    assert [*again.record.lines()] == [*game.record.lines()]


@pytest.mark.parametrize(
    "other",
    [
        {"got": "1z"},
        {"gave": "1z"},
        {"swaps": ((0, 1),)},
        {"swaps": ((500, 501),)},
        {"swaps": ()},
        {"points": (5, 0)},
        {"item": "peek "},
        {"visible_to": None},
    ],
)
def test_a_record_changed_by_hand_is_refused(other: dict[str, Any]) -> None:
    record = changed_game().record
    place = next(place for place, event in enumerate(record.events) if isinstance(event, Changed))
    told = record.events[place]
    assert isinstance(told, Changed)
    events = [*record.events[:place], told.but(**other), *record.events[place + 1 :]]
    with pytest.raises(RecordError):
        replay(Record(record.rules, record.seed, events))


def test_nobody_sees_the_places_and_others_see_no_tiles() -> None:
    told = next(event for event in changed_game().events if isinstance(event, Changed))
    assert told.visible_to is not None
    own, other, watching = (redact(told, viewer) for viewer in (told.visible_to, 1 - told.visible_to, None))
    assert isinstance(own, Changed)
    assert isinstance(other, Changed)
    assert told.swaps
    assert not own.swaps
    assert not other.swaps
    assert (own.gave, own.got) == (told.gave, told.got)
    assert (other.gave, other.got) == ("?", "?")
    assert watching == other
