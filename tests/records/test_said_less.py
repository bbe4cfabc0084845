"""Files of programs that say less than ours do, or name it otherwise: what is missing follows from the game (C1–C3)."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from ruka import Record, Table
from ruka.records import CODECS
from ruka.rulesets import rule_set
from ruka.schema import Aborted, Discard, Drawn, End, Exhausted, Hand, Moving, Pung, Win
from ruka.testing.walls import build_wall
from tests.clauses.scene import READY, nagashi_draws

TENHOU = rule_set("tenhou")
MJAI, JSON = CODECS["mjai"], CODECS["tenhou"]
Json = dict[str, Any]
Say = Callable[[int, list[str]], str]  # what a seat does, of the types that it may


def played(say: Say, rules: str = "tenhou", **wall: Any) -> Record:
    """One hand; whoever is asked does what `say` says, and throws what was drawn where it says nothing."""
    known = rule_set(rules)
    table = Table(known, 0, walls=[build_wall(known, dora=wall.pop("dora", "1m"), **wall)])
    while not table.over:
        seat = table.waiting_for[0]
        actions = table.legal_actions(seat)
        wanted = say(seat, [action.type for action in actions])
        drawn = [one for one in actions if one.type in ("pass", "show") or (one.drawn and one.type == "discard")]
        table.apply(next((action for action in actions if action.type == wanted), drawn[0] if drawn else actions[-1]))
    return table.record


def once(*types: str) -> Say:
    return lambda seat, can: next((type for type in types if type in can), "")


WINS_ON_8S = ("234p567p345m99m67s", "345p22p234m678m67s", "123p789p567m88m67s")
DRAWS: dict[str, Callable[[], Record]] = {
    "nine_orphans": lambda: played(once("nine_orphans"), hands={0: "19m19p19s1234z258p"}, draws="8p"),
    "four_winds": lambda: played(once(), draws="4444z"),
    "four_riichi": lambda: played(once("riichi"), hands=READY, draws="8888m"),
    "four_kongs": lambda: played(once("concealed_kong"), hands={0: "1111z2222z", 1: "3333z4444z"}, draws="9p 9p"),
    "three_winners": lambda: played(once("ron"), hands=dict(enumerate(WINS_ON_8S, 1)), draws="8s"),
    "nagashi": lambda: played(once(), draws=nagashi_draws(TENHOU, 1, {9: "1m"})),
    "exhausted": lambda: played(once(), hands={0: READY[0], 1: READY[1]}),
    "all ready": lambda: played(once(), hands=READY),
}


def lines_of(record: Record) -> list[Json]:
    return [json.loads(line) for line in MJAI.write(record).text.splitlines()]


def text_of(lines: Sequence[Json]) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def ending(record: Record) -> Drawn:
    return next(event for event in record.events if isinstance(event, Drawn))


@pytest.mark.parametrize("left_out", [("reason",), ("reason", "tenpais"), ("reason", "tenpais", "deltas")])
@pytest.mark.parametrize("name", DRAWS)
def test_c1_why_nobody_won_follows_from_the_game(name: str, left_out: tuple[str, ...]) -> None:
    record = DRAWS[name]()
    found = ending(record)
    assert name in (found.reason if isinstance(found, Aborted) else found.type, "all ready")
    lines = lines_of(record)
    (draw,) = (line for line in lines if line["type"] == "ryukyoku")
    for field in left_out:
        draw.pop(field, None)
    assert MJAI.read(text_of(lines), None).events == record.events


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nine_orphans", "kyushu_kyuhai"),
        ("four_winds", "sufuurenta"),
        ("four_riichi", "suucha_riichi"),
        ("four_kongs", "suukansansen"),
        ("exhausted", "exhaustive_draw"),
        ("three_winners", "a name that nobody knows"),
    ],
)
def test_c1_names_of_riichienv(name: str, reason: str) -> None:
    record = DRAWS[name]()
    lines = lines_of(record)
    for line in lines:
        if line["type"] == "ryukyoku":
            found = ending(record)
            line |= {"reason": reason, "deltas": [0] * 4 if isinstance(found, Aborted) else list(found.points)}
            line.pop("tenpais", None)
    assert MJAI.read(text_of(lines), None).events == record.events


def test_c1_ready_hands_that_nothing_was_paid_for() -> None:
    """Where hands may be hidden: nobody paid, and not everybody is ready, so those who are have hidden theirs."""
    record = played(once("hide"), "ema-riichi", hands={0: READY[0], 1: READY[1]})
    found = ending(record)
    assert isinstance(found, Exhausted)
    assert found.ready == ()
    lines = lines_of(record)
    for line in lines:
        if line["type"] == "ryukyoku":
            del line["reason"], line["tenpais"]
    assert MJAI.read(text_of(lines), None).events == record.events


def test_c1_a_north_is_also_called_kita() -> None:
    record = played(once("nuki"), "tenhou-3p", hands={0: "4z"}, dora="1p")
    lines = lines_of(record)
    for line in lines:
        if line["type"] == "nukidora":
            line["type"] = "kita"
    assert MJAI.read(text_of(lines), None).events == record.events
    norths = [line for line in lines if line["type"] == "kita"]
    assert norths
    norths[0]["pai"] = "1m"
    with pytest.raises(ValueError, match="pai"):
        MJAI.read(text_of(lines), None)


@pytest.mark.parametrize(("hand", "drawn"), [("", True), ("9s", False)])
def test_c2_the_dealers_first_discard_may_be_the_fourteenth_tile(hand: str, drawn: bool) -> None:
    """Where the dealer holds another such tile, the file is believed."""
    record = played(once(), hands={0: f"{hand}234m567p1122z"}, draws="9s")
    lines = lines_of(record)
    first = next(line for line in lines if line["type"] == "dahai")
    assert first == {"type": "dahai", "actor": 0, "pai": "9s", "tsumogiri": True}
    first["tsumogiri"] = False
    read = MJAI.read(text_of(lines), None)
    assert next(event for event in read.events if isinstance(event, Discard)).drawn is drawn


@pytest.mark.parametrize("told", ["deltas", "scores of the next hand"])
def test_c2_ura_dora_that_are_not_told_follow_from_what_was_paid(told: str) -> None:
    walls = [
        build_wall(TENHOU, hands={1: WINS_ON_8S[0], 2: WINS_ON_8S[1]}, draws="9s 1z 1z 1z 8s", dora="1m", ura="8m"),
        build_wall(TENHOU, seed=1),
    ]
    table = Table(TENHOU, 0, walls=walls)
    while table.hands < 2:
        seat = table.waiting_for[0]
        can = {action.type: action for action in table.legal_actions(seat) if action.drawn or not action.tile}
        table.apply(next(can[type] for type in ("ron", "riichi", "discard", "pass") if type in can))
    record = table.record
    patterns = [event.patterns for event in record.events if isinstance(event, Win)]
    assert ["ura_dora" in found for found in patterns] == [True, False]
    lines = lines_of(record)
    for line in lines:
        line.pop("ura_markers", None)
        if told != "deltas" and line["type"] == "hora":
            del line["deltas"]
    read = MJAI.read(text_of(lines), None)
    paid = [(event.type, event.points) for event in record.events if isinstance(event, Moving | End)]
    assert [(event.type, event.points) for event in read.events if isinstance(event, Moving | End)] == paid


LET_GO = """{"name":["","","",""],"rule":{"disp":"鳳南喰","aka":0},"log":[
[[0,0,0],[25000,25000,25000,25000],[37],[37],
[11,13,14,15,16,17,18,18,41,45,45,46,46],[31,"4646p46","4545p45","18p1818"],[60,11,41,17],
[21,21,22,22,23,23,27,28,29,46,46,45,45],[29,"21p2121",29,"2222p22",43,"23p2323"],[46,46,45,45,60,29],
[11,12,13,14,15,16,17,18,18,35,35,47,47],[41,22,35,47],[60,60,18,"r18"],
[31,32,33,34,35,36,37,42,42,44,44,43,43],[21,23],[60,60],
["和了",[-3200,0,4200,0],[2,0,2,"50符2飜3200点","立直(1飜)","役牌 中(1飜)"]]]]}"""


def test_c3_several_claims_that_were_let_go() -> None:
    """East lets South's green dragon and then the white one go, and claims the next of each."""
    record = JSON.read(LET_GO, None)
    assert JSON.read(JSON.write(record).text, None) == record
    claims = [(event.seat, event.tile) for event in record.events if isinstance(event, Pung)]
    assert claims == [(1, "1p"), (0, "6z"), (1, "2p"), (0, "5z"), (1, "3p"), (0, "8m")]


@pytest.mark.parametrize("seed", range(6))
def test_c3_games_full_of_claims_come_back(seed: int) -> None:
    """Half of the claims are let go, so that nothing says when a tile was claimed but the rest of the hand."""
    random, table = Random(seed), Table(TENHOU, seed=seed)
    while not table.over and table.hands < 6:
        seat = random.choice(table.waiting_for)
        table.apply(random.choice(table.legal_actions(seat)))
    record = table.record
    read = JSON.read(JSON.write(record).text, None)
    bare = [replace(event, dice=None) if isinstance(event, Hand) else event for event in record.events]
    assert bare == read.events
