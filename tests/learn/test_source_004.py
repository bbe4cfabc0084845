"""Source 004, the scoring lesson: its own examples, its sum and its table check out, in its own notation."""

from __future__ import annotations

import pytest

from ruka.hands import waits
from ruka.learn.drills.fu import PartItem
from ruka.rulesets import rule_set
from ruka.scoring import Circumstances, score
from ruka.tiles import parse
from ruka.tiles.czech import read_czech

GUIDE = rule_set("riichi-guide").resolved
EAST: Circumstances = {"seat": "E", "round": "E"}
OTHER: Circumstances = {"seat": "W", "round": "S"}  # no wind of the examples but these is worth anything

# Row of the content: what the source writes, minipoints of each, and winds.
PARTS = [
    ("C4-017", "cdcd bdbd zdzd", 2, OTHER),
    ("C4-018", "vvvv", 2, {"seat": "E", "round": "S"}),
    ("C4-018", "jvjv", 2, {"seat": "E", "round": "S"}),
    ("C4-018", "zvzv", 2, OTHER),
    ("C4-018", "svsv", 2, {"seat": "N", "round": "E"}),
    ("C4-018", "vvvv svsv", 0, OTHER),
    ("C4-019", "vvvv", 4, EAST),
    ("C4-019", "jvjv", 4, {"seat": "S", "round": "S"}),
    ("C4-021", "1ml_1m1m 9m9ml_9m 1bl_1b1b", 4, OTHER),
    ("C4-022", "rdrdl_rd vvvvl_vv l_svsvsv", 4, OTHER),
    ("C4-023", "9k9k9k 1m1m1m 9b9b9b", 8, OTHER),
    ("C4-024", "bdbdbd vvvvvv zvzvzv", 8, OTHER),
    ("C4-026", "2ml_2m2m 5kl_5k5k 2bl_2b2b", 2, OTHER),
    ("C4-027", "5m5m5m 3k3k3k 8b8b8b", 4, OTHER),
    ("C4-029", "l_1k1k1k1k 9m9m9ml_9m 1bl_1bl_1b1b", 16, OTHER),
    ("C4-030", "zdl_zdzdzd svsvl_svsv vvvvvvl_vv", 16, OTHER),
    ("C4-031", "9k9k9k9k 1m1m1m1m 9b9b9b9b cdcdcdcd jvjvjvjv zvzvzvzv", 32, OTHER),
    ("C4-033", "3k3k3kl_3k 6bl_6b6b6b 3ml_3ml_3m3m", 8, OTHER),
    ("C4-034", "4m4m4m4m 5k5k5k5k 4b4b4b4b", 16, OTHER),
]
WAITS = [
    ("C4-036", "1k2k", "3k"),
    ("C4-036", "8b9b", "7b"),
    ("C4-036", "1m2m", "3m"),
    ("C4-037", "3k5k", "4k"),
    ("C4-037", "4m6m", "5m"),
    ("C4-037", "5b7b", "6b"),
    ("C4-038", "vv", "vv"),
    ("C4-038", "5m", "5m"),
]


def rest_of(part: str) -> str:
    """Chows of other suits, and a pair where the part has none, won on both sides: nothing of it counts."""
    one, other = [suit for suit in "mps" if suit not in part][:2]
    if len(part.strip("[]<>")) == 3:  # a pair
        return f"234{one} 678{one} 345{other} 67{other} +8{other}"
    return f"234{one} 678{one} 55{other} 67{other} +8{other}"


@pytest.mark.parametrize(("row", "written", "fu", "winds"), PARTS)
def test_sets_and_pairs(row: str, written: str, fu: int, winds: Circumstances) -> None:
    for part in read_czech(written).split():
        assert PartItem(GUIDE, part, rest_of(part), winds).answer.number == fu, (row, part)


@pytest.mark.parametrize(("row", "written", "waiting"), WAITS)
def test_waits_for_one_tile_are_worth_two(row: str, written: str, waiting: str) -> None:
    part, tile = read_czech(written), read_czech(waiting)
    one, other = [suit for suit in "mps" if suit not in part][:2]
    rest = f"234{one} 678{one} 345{other} " + ("678" + other if len(part) == 2 else "99" + other)
    assert list(waits(f"{part} {rest}", GUIDE.forms)) == [tile], row
    item = PartItem(GUIDE, f"{part} +{tile}", rest, OTHER)
    assert item.answer.number == 2, row


@pytest.mark.parametrize(
    ("row", "hand", "said", "fu", "base"),
    [
        ("C4-014", "[234m] [678m] 345p 55s 67s +8s", {"win": "ron", "discarder": "E"}, 20, 20),
        ("C4-039", "[234m] [678m] 345p 55s 67s +8s", {"win": "tsumo"}, 22, 30),
        ("C4-044", "234m 678m 345p 678p 5s +5s", {"win": "ron", "discarder": "E", "riichi": True}, 32, 40),
        ("C4-040", "234m 678m 345p 55s 67s +8s", {"win": "tsumo", "riichi": True}, 20, 20),
        ("C4-041", "1133m 5577p 2244s 6z +6z", {"win": "tsumo"}, 25, 25),
        ("C4-042", "<2222m> 678m 345p 55s 67s +8s", {"win": "tsumo", "after_kong": True, "riichi": True}, 36, 40),
    ],
)
def test_sums_and_exceptions(row: str, hand: str, said: Circumstances, fu: int, base: int) -> None:
    """D-79: by draw an open hand has its two points, whatever the table says."""
    circumstances: Circumstances = {**OTHER, **said}
    found = score(GUIDE, hand, **circumstances)
    assert (found.fu, found.base) == (fu, base), row


def test_its_notation_reads_as_ours() -> None:
    assert str(parse(read_czech("1ml_1m1m 9k9k9k9k 8b9b vvvv cdcd"))) == str(parse("[111m] <9999p> 89s 11z 77z"))
