"""The library as a Python programmer meets it: what there is, how it looks, what it says of wrong arguments."""

import doctest
import inspect
import subprocess
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import ruka
from ruka import Hand, NotationError, RukaError, Table
from ruka.engine import Start
from tests.engine.games import play

READY, WON = "123m 456p 789s 11z 56p", "123m 456p 789s 11z 56p +7p"
lib: Any = ruka  # what is wrong here is wrong for mypy, too


# --- I1: hands from their notation, errors in plain words ---


@pytest.mark.parametrize("text", [READY, WON, "234m 66p 45678s [777z] +9s", "19m19p19s1234567z", "<1111z> 22m 8f"])
def test_i1_a_hand_is_made_from_its_notation(text: str) -> None:
    assert Hand(text) == ruka.parse(text)
    assert eval(repr(Hand(text))) == Hand(text)


def test_i1_a_notation_that_cannot_be_read_says_where() -> None:
    with pytest.raises(NotationError) as refused:
        Hand("123m 55555p")
    assert refused.value.column == 10
    with pytest.raises(TypeError, match="a hand is made of its notation, or"):
        Hand(READY, winning=3)


WRONG: list[Any] = [5, -1, 10**30, True, 3.5, None, b"x", "", "é\ud800", [], {}, ("a",), object()]
ARRAYS: list[Any] = [np.zeros((2, 33), np.uint8), np.zeros((2, 34), np.int64), np.zeros(34, np.uint8), np.array("x")]
SAID = "win seat round riichi honba sticks nuki dora ura discarder pao flowers others".split()
Ask = Callable[[Any], object]


def named(ask: Callable[..., object], words: str, *first: Any, **more: Any) -> dict[str, Ask]:
    """The question with each of these words in turn."""

    def asks(word: str) -> Ask:
        return lambda value: ask(*first, **{**more, word: value})

    return {f"{ask.__name__} {word}": asks(word) for word in words.split()}


def methods(words: str, of: Callable[[], Any]) -> dict[str, Ask]:
    def asks(word: str) -> Ask:
        return lambda value: getattr(of(), word)(value)

    return {f".{word}": asks(word) for word in words.split()}


ASKED: dict[str, Ask] = {
    **methods("parse Hand Meld draw tile_set rule_set replay load_record load_rules points", lambda: lib),
    **methods("shanten shanten_by_form useful discards waits readings", lambda: lib),
    **named(lib.shanten, "forms tiles", READY),
    **named(lib.readings, "forms tiles", WON),
    **named(lib.waits, "forms tiles visible", READY),
    **named(lib.Hand, "melds winning flowers", [0]),
    **named(lib.Meld, "kind concealed reds", 0),
    "score by": lambda value: lib.score(value, WON),
    "score of": lambda value: lib.score("tenhou", value),
    "score_readings by": lambda value: lib.score_readings(value, WON),
    **named(lib.score, " ".join(SAID), "tenhou", WON),
    **named(lib.points, "fu fan limits", "tenhou", fan=1),
    "points by": lambda value: lib.points(value, fan=1),
    "Table by": lambda value: lib.Table(value, seed=1),
    **named(lib.Table, "options walls start", "tenhou"),
    **methods("legal_actions wrong_actions can verify furiten apply hand wins view", lambda: Table("tenhou", seed=7)),
    "simulate by": lambda value: lib.simulate(value, games=1),
    **named(lib.simulate, "bots jobs", "tenhou", 1),
    **{f"batch{name}": ask for name, ask in methods("shanten useful waits counts cases", lambda: lib.batch).items()},
    "batch.readings": lambda value: lib.batch.readings(value, value),
    "batch.score": lambda value: lib.batch.score("tenhou", value),
    "batch.patterns": lambda value: lib.batch.patterns("tenhou", value),
    "batch by": lambda value: lib.batch.shanten(lib.batch.counts([READY]), threads=value),
}


@pytest.mark.parametrize("name", ASKED)
def test_i1_nothing_that_the_binding_says_reaches_the_user(name: str) -> None:
    for value in WRONG + (ARRAYS if name.startswith("batch.") else []):
        try:
            ASKED[name](value)
        except (RukaError, TypeError) as error:
            words = str(error)
            assert words, value
            for inner in ("incompatible", "_core", "nanobind", "has no attribute", "Invoked with"):
                assert inner not in words, (value, words)


@pytest.mark.parametrize(
    ("ask", "arguments", "more"),
    [("Hand", (), {}), ("Hand", (), {"x": 1}), ("parse", (), {}), ("Meld", (1, 2, 3, 4, 5), {})],
)
def test_i1_too_few_and_too_many(ask: str, arguments: tuple[int, ...], more: dict[str, int]) -> None:
    with pytest.raises(TypeError, match=r"hand|set"):
        getattr(lib, ask)(*arguments, **more)


# --- I2: what there is ---


def test_i2_completion_shows_what_there_is_and_nothing_else() -> None:
    """In a new interpreter, where nothing has been loaded yet."""
    program = "import ruka; print(*dir(ruka)); print(all(hasattr(ruka, name) for name in dir(ruka)))"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    names, found = run.stdout.splitlines()
    assert found == "True"
    assert {"score", "Table", "simulate", "replay", "records", "batch", "Hand", "errors"} <= set(names.split())
    assert not {"TYPE_CHECKING", "import_module", "annotations"} & set(names.split())
    assert set(ruka.__all__) <= set(names.split())


def test_i2_whatever_can_be_seen_explains_itself() -> None:
    silent = [name for name in dir(ruka) if not inspect.getdoc(getattr(ruka, name))]
    assert silent == []


@pytest.mark.parametrize("name", ["Hand", "Meld", "Score", "parse"])
def test_i2_examples_of_what_is_native_run(name: str) -> None:
    example = doctest.DocTestParser().get_doctest(getattr(lib, name).__doc__, {}, name, None, None)
    assert example.examples
    runner = doctest.DocTestRunner()
    assert runner.run(example).failed == 0


def test_i2_modules_are_loaded_when_they_are_asked_for() -> None:
    assert isinstance(ruka.records, ModuleType)
    with pytest.raises(AttributeError, match="has no attribute 'recrods'"):
        _ = lib.recrods


# --- I3: what it looks like ---


def test_i3_a_table_says_rules_hand_and_turn() -> None:
    table = Table("tenhou", seed=7)
    assert repr(table) == "<Table tenhou: East 1, hand 1, seat 0 to act>"
    midway = Table("ema-riichi", seed=7, start=Start(1, 2, honba=3, sticks=0, points=(30000,) * 4))
    assert repr(midway) == "<Table ema-riichi: South 3, 3 honba, hand 1, seat 2 to act>"
    while len(table.waiting_for) < 2:
        seat = table.waiting_for[0]
        table.apply(table.legal_actions(seat)[-1])
    assert repr(table).endswith(f"seats {table.waiting_for[0]}, {table.waiting_for[1]} to act>")


def test_i3_a_game_that_is_over() -> None:
    from random import Random

    table = play(Table("tenhou", seed=7, options={"length": "tonpuu"}), Random(1))
    assert repr(table) == f"<Table tenhou: over after hand {table.hands}>"


@pytest.mark.parametrize(
    ("rules", "hand", "said", "shown"),
    [
        ("ema-riichi", WON, {"riichi": True}, "<Score 1300: 1 fan 40 fu, riichi>"),
        ("tenhou", "123m 456p 789s 33z 79p +8p", {}, "<Score 0: 0 fan 40 fu, too little to win>"),
        ("tenhou", "123m 456p 789s 11z 56p +8p", {}, "<Score: not complete>"),
        ("mcr", "[111m] [999p] 234m 567s 5p +5p", {}, "<Score 0: 4 fan, too little to win, mcr_05×2, mcr_08, mcr_11>"),
        ("tenhou", "19m19p19s1234567z +7z", {"win": "tsumo"}, "<Score 32000: kokushi_13>"),
    ],
)
def test_i3_a_score_names_its_patterns(rules: str, hand: str, said: dict[str, Any], shown: str) -> None:
    assert repr(lib.score(rules, hand, **said)) == shown
