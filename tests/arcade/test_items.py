"""Items at a table: each does what it says, and what it did is in the record."""

from __future__ import annotations

import pytest

from ruka._core import format_tiles
from ruka.arcade.items import ITEMS, SHOP, bet, effect, peeked
from ruka.arcade.match import PLAYER, RIVAL, standing
from ruka.engine import Table, replay
from ruka.errors import RukaError
from ruka.hands import shanten
from ruka.schema import Changed, Draw, End, Win
from ruka.schema.arcade import ITEM_IDS
from tests.arcade.bots import Match, in_turn, table


def dealt(game: Table) -> int:
    tiles = game.core.tiles(PLAYER)
    tiles.remove(game.core.drawn)
    return shanten(format_tiles(tiles))


def test_the_shop_has_every_item_once() -> None:
    assert tuple(item.id for item in SHOP) == ITEM_IDS


def test_exchange_throws_back_what_the_player_chooses() -> None:
    game = in_turn()
    tiles = game.core.tiles(PLAYER)
    tiles.remove(game.core.drawn)
    chosen = format_tiles(tiles[:3])
    (told,) = game.change(ITEMS["exchange"].use(game, chosen))
    assert isinstance(told, Changed)
    assert len(told.swaps) == 3
    assert len(game.core.tiles(PLAYER)) == 14


def test_exchange_of_what_is_not_held_is_refused() -> None:
    game = in_turn()
    missing = next(tile for tile in ("1z", "2z", "3z", "4z", "5z") if tile not in game.view(PLAYER).seats[0].tiles)
    with pytest.raises(RukaError) as refused:
        ITEMS["exchange"].use(game, missing)
    assert refused.value.code == "exchange-tiles"


@pytest.mark.parametrize("seed", range(1, 9))
def test_a_new_deal_is_nearer_and_never_ready(seed: int) -> None:
    game = in_turn(seed)
    before = dealt(game)
    game.change(ITEMS["new_deal"].use(game))
    assert 0 < dealt(game) <= max(2, before)


def test_items_of_the_opening_hand_are_refused_later() -> None:
    game = in_turn()
    match = Match(game)
    match.step()
    while game.waiting_for != [PLAYER] or game.core.turn != PLAYER:
        match.step()
    for id in ("exchange", "new_deal"):
        with pytest.raises(RukaError) as refused:
            ITEMS[id].use(game)
        assert refused.value.code == "item-not-now"


def test_after_a_sure_reach_the_first_draw_wins() -> None:
    reached = 0
    for seed in range(1, 40):
        game = table(seed)
        game.change(ITEMS["sure_reach"].use(game))
        events = Match(game).play(hands=1).hand(1)
        worked = [place for place, event in enumerate(events) if isinstance(event, Changed) and event.act == "effect"]
        if not worked:
            continue
        rest = events[worked[0] :]
        drawn = next((event for event in rest if isinstance(event, Draw) and event.seat == PLAYER), None)
        won = next(event for event in rest if isinstance(event, (Win, End)))
        if drawn is not None:  # the rival did not throw a winning tile before
            assert isinstance(won, Win)
            assert won.seat == PLAYER
            reached += 1
        if reached == 3:
            return
    raise AssertionError("too few")


def test_a_lucky_draw_brings_a_useful_tile() -> None:
    lucky = 0
    for seed in range(1, 20):
        game = table(seed)
        game.change(ITEMS["lucky_draw"].use(game))
        match = Match(game)
        while not standing(game.events).spent and game.hands == 1 and not game.over:
            match.step()
        if game.hands > 1 or game.over:
            continue
        far, drew = shanten(format_tiles(game.core.tiles(PLAYER))), len(game.core.tiles(PLAYER))
        while game.hands == 1 and game.core.turn != PLAYER and not game.over:
            match.step()
        if game.hands == 1 and game.core.drawn != 255 and len(game.core.tiles(PLAYER)) == drew + 1:
            assert shanten(format_tiles(game.core.tiles(PLAYER))) < far
            lucky += 1
    assert lucky >= 3


def test_peek_shows_tiles_of_the_rival_in_this_hand_alone() -> None:
    game = in_turn()
    assert peeked(game, standing(game.events)) == []
    game.change(ITEMS["peek"].use(game))
    seen = peeked(game, standing(game.events))
    assert len(seen) >= 6
    match = Match(game)
    match.play(hands=1)
    if not game.over:
        assert peeked(game, standing(game.events)) == []


def test_a_bet_that_is_won_is_paid_out_once() -> None:
    for seed in range(1, 30):
        game = table(seed)
        game.change(bet(500))
        match = Match(game)
        match.play(hands=1)
        if standing(game.events).owed:
            before = game.core.scores[PLAYER]
            match.step()
            assert game.core.scores[PLAYER] == before + 1000
            assert standing(game.events).owed == 0
            assert effect(game) is None or effect(game).item != "bet"  # type: ignore[union-attr]
            return
    raise AssertionError("nobody won")


def test_a_whole_match_with_every_item_replays_to_the_same_bytes() -> None:
    game = in_turn()
    for item in SHOP:
        game.change(item.buy())
    for item in SHOP:
        game.change(item.use(game))
    Match(game).play()
    assert game.over
    assert standing(game.events).over
    assert [*replay(game.record).record.lines()] == [*game.record.lines()]


def test_the_rival_learns_nothing_of_the_tiles() -> None:
    game = in_turn()
    game.change(ITEMS["exchange"].use(game))
    told = [event for event in game.stream(RIVAL) if isinstance(event, Changed)]
    assert told
    assert all(not event.swaps and set(event.got) <= {"?"} for event in told)


def test_what_is_left_to_chance_follows_from_the_seed() -> None:
    one, other = in_turn(), in_turn()
    assert ITEMS["new_deal"].use(one) == ITEMS["new_deal"].use(other)
