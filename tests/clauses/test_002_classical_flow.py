"""002, Průběh hry to Počítání bodů, Hra ve třech and v pěti hráčích: how the classical games go."""

from collections.abc import Iterable
from itertools import pairwise
from random import Random

import pytest

import ruka
from ruka import Action, Table
from ruka.rules import RuleSet
from ruka.rulesets import rule_set
from ruka.schema import Deal, Draw, Hand
from ruka.testing.walls import build_wall
from tests.clauses.scene import Scene
from tests.engine.games import play

CLASSICAL = rule_set("japanese-classical")
THREE = rule_set("japanese-classical-3p")
FIVE = rule_set("japanese-classical-5p")
FOURS = "123456789m23p55s"  # waits on 1p and 4p
WINDS = "ESWN"


def played(rules: RuleSet, dealers: Iterable[int], winners: Iterable[int], missing: Iterable[str] = ()) -> Table:
    """Hands that the winners end on the dealer's first tile, drawn or thrown."""
    out = iter(missing)
    walls = [
        build_wall(
            rules.with_options(missing_wind=next(out)) if missing else rules,
            hands={winner: FOURS},
            draws="4p",
            dealer=dealer,
        )
        for dealer, winner in zip(dealers, winners, strict=True)
    ]
    return Table(rules, walls=walls)


def win(table: Table, winner: int) -> None:
    """The dealer wins with the tile just drawn, or another on its discard."""
    dealer = table.view(0).dealer
    if dealer == winner:
        table.apply(Action(dealer, "tsumo"))
        return
    table.apply(Action(dealer, "discard", "4p", drawn=True))
    for seat in table.waiting_for:
        table.apply(Action(seat, "ron" if seat == winner else "pass"))


def winds(table: Table) -> str:
    """Of the seats one after another; - sits out."""
    view = table.view(0)
    return "".join((WINDS + "-")[view.wind_of(seat)] for seat in range(table.players))


def test_the_game_of_six_deals_d39() -> None:
    """The example of a first round; in its third and fourth deal A is west."""
    dealers, winners = (0, 1, 2, 2, 3, 3), (2, 3, 2, 0, 3, 1)
    table = played(CLASSICAL, (*dealers, 0), (*winners, 0))
    seen = []
    for winner in winners:
        seen.append(winds(table))
        win(table, winner)
    assert seen == ["ESWN", "NESW", "WNES", "WNES", "SWNE", "SWNE"]
    assert table.view(0).round == 1


def test_three_players_the_cycle_of_winds() -> None:
    """A V, B J, C S, then A S, B V, C Z, then A J, B Z, C V; every round begins again without west."""
    dealers, winners = (0, 0, 1, 2, 0), (0, 1, 2, 0, 1)
    table = played(THREE, dealers, winners, "WWSNW")
    seen = []
    for winner in winners[:4]:
        seen.append((winds(table), table.view(0).missing))
        win(table, winner)
    assert seen == [("ESN", "W"), ("ESN", "W"), ("NEW", "S"), ("SWE", "N")]
    assert (table.view(0).round, table.view(0).missing) == (1, "W")


def test_three_players_take_twelve_tiles_and_the_dealer_two_more() -> None:
    wall = build_wall(THREE, seed=5)
    events = Table(THREE, walls=[wall]).events
    hands = {event.seat: sorted(ruka._core.parse_tiles(event.tiles)) for event in events if isinstance(event, Deal)}
    shares = [wall[12 * seat : 12 * seat + 12] for seat in range(3)]
    assert hands == {
        0: sorted([*shares[0], wall[36]]),
        1: sorted([*shares[1], wall[38]]),
        2: sorted([*shares[2], wall[39]]),
    }
    assert next(event for event in events if isinstance(event, Draw)).tile == ruka.tiles.TILES[wall[37]]
    assert len(wall) == 132


def test_five_players_whoever_sat_out_comes_in_as_north() -> None:
    dealers, winners = (0, 1, 1, 2, 3, 4), (3, 1, 2, 4, 1, 0)
    table = played(FIVE, (*dealers, 0), (*winners, 0))
    seen = []
    for winner in winners:
        seen.append(winds(table))
        win(table, winner)
    assert seen == ["ESWN-", "-ESWN", "-ESWN", "N-ESW", "WN-ES", "SWN-E"]
    assert table.view(0).round == 1


def test_five_players_whoever_sits_out_does_nothing_and_sees_what_everybody_sees() -> None:
    table = played(FIVE, (0,), (1,))
    assert table.legal_actions(4) == []
    assert not table.can(Action(4, "pass"))
    assert [seat.tiles for seat in table.view(4).seats] == [seat.tiles for seat in table.spectator_view().seats]
    win(table, 1)
    assert table.full_view().seats[4].points == 2000


@pytest.mark.parametrize("rules", [CLASSICAL, THREE], ids=str)
def test_the_first_dealer_of_each_round_is_found_by_dice_d30(rules: RuleSet) -> None:
    hands = [event for event in play(Table(rules, seed=3), Random(1)).events if isinstance(event, Hand)]
    firsts = [
        hand for before, hand in zip((None, *hands), hands, strict=False) if not before or before.round != hand.round
    ]
    assert [hand.round for hand in firsts] == [0, 1, 2, 3]
    for hand in hands:
        assert (hand.dealer_dice is not None) == (hand in firsts)
        if hand.dealer_dice:
            assert hand.seat == (sum(hand.dealer_dice) - 1) % rules.players
    assert len({hand.seat for hand in firsts}) > 1


def test_five_players_draw_tiles_for_their_seats_in_every_round() -> None:
    hands = [event for event in play(Table(FIVE, seed=3), Random(1)).events if isinstance(event, Hand)]
    orders = {hand.round: hand.order for hand in reversed(hands)}
    assert all(sorted(order or ()) == [0, 1, 2, 3, 4] for order in orders.values())
    assert len(set(orders.values())) == 4
    for before, hand in pairwise(hands):
        if before.round == hand.round and before.seat != hand.seat:
            assert hand.order == (*(before.order or ())[1:], (before.order or ())[0])


def test_every_round_has_a_deal_of_everybody() -> None:
    for rules in (CLASSICAL, THREE, FIVE):
        hands = [event for event in play(Table(rules, seed=4), Random(2)).events if isinstance(event, Hand)]
        for number in range(4):
            assert {hand.seat for hand in hands if hand.round == number} == set(range(rules.people))


def test_option_rounds() -> None:
    hands = [
        event
        for event in play(Table("japanese-classical", seed=1, options={"rounds": 2}), Random(1)).events
        if isinstance(event, Hand)
    ]
    assert {hand.round for hand in hands} == {0, 1}


def test_a_draw_moves_the_deal_and_nothing_is_paid_d31() -> None:
    scene = Scene(CLASSICAL, {0: FOURS})
    scene.exhaust()
    assert scene.gained == [0, 0, 0, 0]
    assert not scene.told("ready")
    assert (scene.table.dealer, scene.table.honba) == (1, 0)


def test_replacements_shorten_the_wall() -> None:
    """So that always 14 tiles are left."""
    scene = Scene(CLASSICAL, {0: "1111m"}, draws="9p")
    before = scene.table.tiles_left
    scene.do(0, "concealed_kong")
    assert scene.table.tiles_left == before - 1
    scene.exhaust()
    taken = len(scene.told("deal", "draw"))
    assert 136 - taken == 14


def test_more_than_four_kongs() -> None:
    scene = Scene(CLASSICAL, ("1111222233334m", "1111222233334p"), draws="9s 9s", replacements="5555s 6666s")
    for _ in range(3):
        scene.do(0, "concealed_kong")
    scene.throw("9s")
    for _ in range(3):
        scene.do(1, "concealed_kong")
    assert scene.table.kongs == 6


def test_of_several_winners_the_next_in_turn_wins() -> None:
    scene = Scene(CLASSICAL, {1: "123456789m23p55s", 3: "123456789s23p66s"}, draws="4p")
    scene.throw("4p")
    assert {"ron"} <= scene.can(1) & scene.can(3)
    scene.do(3, "ron")
    scene.do(1, "ron")
    (won,) = scene.told("win")
    assert won.seat == 1
    assert scene.table.dealer == 1


def test_a_win_goes_before_a_pung_and_a_pung_before_a_chow() -> None:
    scene = Scene(CLASSICAL, {1: "23p", 2: "44p", 3: FOURS}, draws="4p")
    scene.throw("4p")
    assert "chow" in scene.can(1)
    assert "pung" in scene.can(2)
    scene.do(1, "chow")
    scene.do(2, "pung")
    scene.do(3, "pass")
    assert [event.seat for event in scene.told("pung", "chow")] == [2]


def test_chows_only_from_the_left() -> None:
    scene = Scene(CLASSICAL, {1: "5z", 2: "23p", 3: "23p"}, draws="4p")
    scene.throw("4p", skip=False)
    assert scene.can(2) == scene.can(3) == set()


def test_an_added_kong_is_robbed() -> None:
    scene = Scene(CLASSICAL, {0: "4p", 1: "44p1z", 2: FOURS}, draws="9s 8s 7s 6s 4p")
    scene.throw("4p")
    scene.do(2, "pass")
    scene.do(1, "pung")
    scene.throw("1z", skip=True)
    for _ in range(3):  # west, north, east
        scene.throw(skip=True)
    scene.do(1, "added_kong")
    assert scene.can(2) == {"ron", "pass"}
    scene.do(2, "ron")
    (won,) = scene.told("win")
    assert (won.seat, won.a) == (2, 1)


def test_thirteen_orphans_do_not_rob_a_concealed_kong() -> None:
    scene = Scene(CLASSICAL, {0: "1111z", 1: "19m19p19s2345677z"}, draws="9s")
    scene.do(0, "concealed_kong")
    assert scene.table.turn == 0
    assert not scene.told("win")


def test_no_furiten_and_no_riichi() -> None:
    scene = Scene(CLASSICAL, {0: "4p", 1: FOURS, 2: "1p"}, draws="9s 4p 9s 9s 9s")
    scene.throw("9s")
    assert "tsumo" in scene.can(1)
    assert "riichi" not in scene.can(1)
    scene.throw("4p", skip=True)  # lets the win go
    scene.throw("1p")
    assert "ron" in scene.can(1)


def test_seven_pairs_are_no_win_d38() -> None:
    scene = Scene(CLASSICAL, {0: "1133m5577p2299s7z"}, draws="7z")
    assert "tsumo" not in scene.can(0)


def test_the_last_tile_by_draw() -> None:
    """70 tiles are drawn: south has the last."""
    scene = Scene(CLASSICAL, {1: FOURS}, last="4p")
    scene.until(0)
    assert scene.table.score(1, scene.table.drawn, True).patterns.count("last_tile_draw") == 1
    scene.do(1, "tsumo")
    assert scene.gained[1] > 0


def test_the_last_discard_may_only_be_won_on() -> None:
    scene = Scene(CLASSICAL, {0: "44p", 2: FOURS}, last="4p")
    scene.until(0)
    scene.throw("4p")
    assert scene.can(0) == scene.can(3) == set()
    assert scene.can(2) == {"ron", "pass"}
    assert "last_tile_discard" in scene.table.score(2, scene.table.offered, False).patterns
