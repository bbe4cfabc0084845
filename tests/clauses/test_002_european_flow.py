"""002, Evropská pravidla: when somebody wins everybody shows and counts, and all hands are settled."""

from ruka import Action, Table
from ruka.rulesets import rule_set
from ruka.schema import Shown, Win
from ruka.testing.walls import build_wall
from tests.clauses.scene import Scene

EUROPEAN = rule_set("european-classical")
FOURS = "123456789m23p55s"  # waits on 1p and 4p


def won() -> Scene:
    """North wins in the second turn, so that no earth hand hides the points."""
    hands = {0: "258m36p69s111p555z", 1: "147m369p258s1234z", 2: "147m258p36s14z333z", 3: FOURS}
    scene = Scene(EUROPEAN, hands, draws="6z 7z 7z 6z 4p")
    for _ in range(4):
        scene.throw(skip=True)
    scene.throw("4p")
    scene.do(3, "ron")
    scene.skip()
    return scene


def test_everybody_shows_and_the_differences_are_settled() -> None:
    scene = won()
    shown = {event.seat: event.values[event.seat] for event in scene.told("shown")}
    assert list(shown) == [0, 1, 2]
    (win,), (settled,) = scene.told("win"), scene.told("settled")
    value = -win.values[1]
    assert win.values == [-2 * value, -value, -value, 4 * value]
    east, south, west = shown[0], shown[1], shown[2]
    assert east > 0
    assert settled.values == [
        2 * (east - south) + 2 * (east - west),
        2 * (south - east) + south - west,
        2 * (west - east) + west - south,
        0,
    ]
    assert sum(settled.values) == 0


def test_the_hands_count_as_the_scorer_counts_them() -> None:
    """East: a concealed pung of dear tiles 8, and of dragons 8 with a double."""
    scene = won()
    shown = {event.seat: event.values[event.seat] for event in scene.told("shown")}
    assert shown[0] == 32
    assert shown[1] == 0
    assert shown[2] == 16  # west's own wind


def test_the_record_shows_all_hands() -> None:
    wall = build_wall(EUROPEAN, hands={0: FOURS}, draws="4p")
    table = Table(EUROPEAN, walls=[wall])
    table.apply(Action(0, "tsumo"))
    events = [event for event in table.events if event.type in ("win", "shown", "settled")]
    assert [(event.type, event.seat) for event in events] == [
        ("win", 0),
        ("shown", 1),
        ("shown", 2),
        ("shown", 3),
        ("settled", None),
    ]
    assert all(event.hand for event in events if isinstance(event, Win | Shown))


def test_nobody_shows_at_a_draw() -> None:
    scene = Scene(EUROPEAN)
    scene.exhaust()
    assert not scene.told("shown", "settled")
    assert scene.gained == [0, 0, 0, 0]
