"""002, Hongkongská pravidla: flowers and seasons at the table, liability for a pure hand, replacement tiles."""

from collections import Counter

from ruka import Table
from ruka.engine.flow import HAND_OVER, TURN
from ruka.rulesets import rule_set
from ruka.schema import Draw, Flower
from ruka.testing.walls import build_wall
from ruka.tiles import CODES, TILES
from tests.clauses.scene import Scene
from tests.machine import Event

HONG_KONG = rule_set("hong-kong")
FOURS = "123456789m23p55s"  # waits on 1p and 4p


def told(events: list[Event]) -> list[tuple[int, str]]:
    return [(event.seat, TILES[event.code]) for event in events]


def test_flowers_of_the_deal_are_shown_and_replaced_from_the_dealer_on() -> None:
    """A flower that replaces one is shown and replaced too."""
    scene = Scene(HONG_KONG, {0: "1f", 2: "5f6f", 3: "2f"}, draws="9p", replacements="1z 3f 2z 3z 4z", dealer=2)
    assert told(scene.told("flower")) == [(2, "5f"), (2, "6f"), (2, "3f"), (3, "2f"), (0, "1f")]
    replacements = [event for event in scene.told("draw") if event.a]
    assert told(replacements) == [(2, "1z"), (2, "3f"), (2, "2z"), (3, "3z"), (0, "4z")]
    assert [len(scene.table.tiles(seat)) for seat in range(4)] == [13, 13, 14, 13]
    assert scene.table.flowers(2) == 0b110100


def test_a_drawn_flower_is_shown_and_replaced_at_once() -> None:
    scene = Scene(HONG_KONG, {}, draws="1z 4f 8f", replacements="5z 3f 6z")
    left = scene.table.tiles_left
    scene.throw(skip=True)
    assert (scene.table.turn, TILES[scene.table.drawn]) == (1, "5z")
    assert scene.table.tiles_left == left - 2  # the replacement shortens the wall
    scene.throw(skip=True)
    assert (scene.table.turn, TILES[scene.table.drawn]) == (2, "6z")
    assert told(scene.told("flower")) == [(1, "4f"), (2, "8f"), (2, "3f")]


def test_everybody_sees_a_flower_and_nobody_its_replacement() -> None:
    table = Table(HONG_KONG, walls=[build_wall(HONG_KONG, hands={1: "1f"}, replacements="7z")])
    seen = {event.type: event.tile for event in table.stream(0) if isinstance(event, Flower | Draw) and event.seat == 1}
    assert (seen["flower"], seen["draw"]) == ("1f", "?")
    assert table.view(0).seats[1].flowers == ["1f"]
    assert table.view(1).seats[1].flowers == ["1f"]
    assert "7z" in table.view(1).seats[1].tiles


def test_flowers_count_in_the_hand_that_wins() -> None:
    """South with her own flower 2f and a foreign season: no faan for none, one for her own, two for the draw (D-73)."""
    scene = Scene(HONG_KONG, {1: "123456789m23p5s2f"}, draws="9s 5f", replacements="5s 4p")
    scene.throw(skip=True)
    patterns = scene.table.score(1, CODES["4p"], True).patterns
    assert "own_flower" in patterns
    assert "no_flowers" not in patterns
    assert "replacement_tile" in patterns
    scene.do(1, "tsumo")
    assert scene.gained[1] > 0


def test_the_replacement_of_a_second_kong_d45() -> None:
    scene = Scene(HONG_KONG, {0: "1111m2222m345p55s"}, draws="7s", replacements="6s 5p")
    scene.do(0, "concealed_kong", "1m")
    scene.do(0, "concealed_kong", "2m")
    assert TILES[scene.table.drawn] == "5p"
    scene = Scene(HONG_KONG, {0: "1111m2222m45p456s"}, draws="6s", replacements="6s 3p")
    scene.do(0, "concealed_kong", "1m")
    assert "tsumo" not in scene.can(0)
    scene.do(0, "concealed_kong", "2m")
    patterns = scene.table.score(0, scene.table.drawn, True).patterns
    assert "second_kong_replacement" in patterns
    assert "replacement_tile" not in patterns


def test_the_last_tile_is_a_flower_and_the_hand_is_drawn() -> None:
    scene = Scene(HONG_KONG, {}, last="8f")
    scene.until(1)
    while scene.table.phase != HAND_OVER:
        scene.throw(skip=True)
    assert len(scene.told("exhausted")) == 1
    assert scene.told("flower")[-1].code == CODES["8f"]
    assert scene.gained == [0, 0, 0, 0]


def claim_three() -> Scene:
    """South claims pungs of 2, 5 and 8 of characters and waits on 1m and 4m."""
    scene = Scene(HONG_KONG, {0: "2584m", 1: "2255881123m567z"}, draws="9s 3z 3z 9p 3z 4z 9p 4z 4z")
    for tile, thrown in (("2m", "5z"), ("5m", "6z"), ("8m", "7z")):
        scene.throw(tile)
        scene.do(1, "pung")
        scene.skip()
        scene.throw(thrown, skip=True)
        for _ in range(2):  # west and north
            scene.throw(skip=True)
    return scene


def test_liability_the_discarder_of_the_fourth_set_of_a_pure_hand_pays_for_all() -> None:
    scene = claim_three()
    assert scene.table.turn == 0
    scene.throw("4m")
    scene.do(1, "ron")
    scene.skip()
    gained = scene.gained
    assert gained[2] == gained[3] == 0
    assert gained[0] == -gained[1] < 0


def test_no_liability_with_two_shown_sets() -> None:
    scene = Scene(HONG_KONG, {0: "254m", 1: "22551123789m57z"}, draws="9s 3z 3z 9p 3z 4z")
    for tile, thrown in (("2m", "5z"), ("5m", "7z")):
        scene.throw(tile)
        scene.do(1, "pung")
        scene.skip()
        scene.throw(thrown, skip=True)
        for _ in range(2):
            scene.throw(skip=True)
    scene.throw("4m")
    scene.do(1, "ron")
    paid = scene.gained
    assert paid[2] == paid[3] == paid[0] // 2 < 0


def test_east_pays_and_gets_nothing_double() -> None:
    for winner in (0, 1):
        scene = Scene(HONG_KONG, {winner: FOURS}, draws="4p" if winner == 0 else "9s 4p")
        if winner:
            scene.throw(skip=True)
        scene.do(winner, "tsumo")
        others = [points for seat, points in enumerate(scene.gained) if seat != winner]
        assert len(set(others)) == 1


def test_an_added_kong_is_robbed() -> None:
    scene = Scene(HONG_KONG, {0: "4p", 1: "44p1z", 2: FOURS}, draws="9s 8s 7s 6s 4p")
    scene.throw("4p")
    scene.do(2, "pass")
    scene.do(1, "pung")
    scene.throw("1z", skip=True)
    for _ in range(3):
        scene.throw(skip=True)
    scene.do(1, "added_kong")
    assert "chankan" in scene.table.score(2, CODES["4p"], False).patterns
    scene.do(2, "ron")
    assert scene.gained[1] == 2 * scene.gained[0]


def test_a_draw_moves_the_deal_and_nothing_is_paid() -> None:
    scene = Scene(HONG_KONG)
    scene.exhaust()
    assert (scene.gained, scene.table.dealer) == ([0, 0, 0, 0], 1)


def test_replacements_run_past_the_dead_wall() -> None:
    """Eight flowers and twelve kongs: twenty tiles from the end, and still no tile is drawn twice or left out."""
    hands = {
        0: "1111m2222m3333m",
        1: "4444m5555m6666m",
        2: "1111p2222p3333p",
        3: "4444p5555p6666p",
    }
    scene = Scene(HONG_KONG, hands, draws="1f 1s 2f 2s 3f 4f 3s 5f 6f 4s 7f 8f")
    while scene.table.phase != HAND_OVER:
        if scene.table.phase == TURN and "concealed_kong" in scene.can(scene.table.turn):
            scene.do(scene.table.turn, "concealed_kong")
            scene.skip()
        else:
            scene.throw(skip=True)
    replaced = [event for event in scene.told("draw") if event.a]
    assert len(replaced) == 20
    assert len(scene.told("deal", "draw")) == 144 - 14
    assert max(Counter(event.code for event in scene.told("deal", "draw")).values()) == 4


def test_option_minimum_faan() -> None:
    """No flowers and all chows are two."""
    for least, wins in ((0, True), (1, True), (3, False)):
        scene = Scene(HONG_KONG.with_options(minimum_faan=least), {0: "4p", 1: FOURS}, draws="9s 8s 7s 6s 1z")
        for _ in range(4):
            scene.throw(skip=True)
        scene.throw("4p")
        assert ("ron" in scene.can(1)) is wins
