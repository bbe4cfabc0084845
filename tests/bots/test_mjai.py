"""Programs that speak mjai take seats: what they are told and answer, and what becomes of their faults."""

import shlex
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from time import sleep

import pytest

import ruka
from ruka import Action, Record, RukaError, Table
from ruka.bots import Bot
from ruka.bots.engines import MOST_BYTES, Engine, EngineError
from ruka.bots.mjai import STARTS, WRONG, MjaiBot
from ruka.engine import Event, parse_record
from ruka.engine.actions import when_silent
from ruka.records import CODECS
from ruka.schema import Discard, Note, Win
from ruka.simulator.tables import MJAI, sat_down
from tests.bots.faulty import FAULTY_TURN
from tests.bots.programs import command
from tests.engine.games import play

OURS = ("simple", "simple", "simple")
FAULTS = {
    "crash": "crashed",
    "hang": "late",
    "nonsense": "illegal",
    "list": "illegal",
    "illegal": "illegal",
    "hidden": "illegal",
    "riichi": "illegal",
}


def program(script: str, *words: object) -> str:
    return MJAI + command(script, *words)


def play_hands(table: Table, bots: Sequence[Bot], hands: int = 99) -> Record:
    while not table.over and table.hands <= hands:
        for seat in table.waiting_for:
            table.apply(bots[seat].choose(table.view(seat)))
    return table.record


def deeds(event: Event) -> tuple[str, ...]:
    if isinstance(event, Win):
        return ("tsumo" if event.source == event.seat else "ron",)
    return event.type, getattr(event, "reason", "")


def notes(events: Sequence[Event]) -> list[tuple[int | None, str]]:
    return [(event.seat, event.reason) for event in events if isinstance(event, Note)]


@pytest.mark.parametrize(
    ("rules", "seed", "done"),
    [
        ("tenhou", 0, "chow pung kong tsumo ron riichi nine_orphans"),
        ("tenhou", 1, "chow pung kong concealed_kong added_kong tsumo ron riichi"),
        ("tenhou-3p", 7, "pung kong concealed_kong added_kong nuki tsumo ron riichi"),
    ],
)
def test_a_game_is_played_again_by_programs_that_know_it(rules: str, seed: int, done: str, tmp_path: Path) -> None:
    """They check every line that they are told."""
    options = {"length": "tonpuu"}
    record = play(Table(rules, seed=seed, options=options), Random(seed)).record
    assert set(done.split()) <= {word for event in record.events for word in deeds(event)}
    file = tmp_path / "game.mjson"
    file.write_text(CODECS["mjai"].write(record).text, encoding="utf-8")
    table = Table(rules, seed=seed, options=options)
    with sat_down(table, [program("follower", file)] * table.players, 60.0) as bots:
        again = play_hands(table, bots)
    assert notes(again.events) == []
    assert list(again.lines()) == list(record.lines())


@pytest.mark.parametrize(("fault", "note"), FAULTS.items())
def test_a_fault_is_a_discard_of_the_drawn_tile_and_a_note(fault: str, note: str) -> None:
    table = Table("tenhou", seed=4)
    with sat_down(table, [program("faulty", fault), *OURS], 1.0 if fault == "hang" else 60.0) as bots:
        record = play_hands(table, bots, hands=1)
    faults = [place for place, event in enumerate(record.events) if isinstance(event, Note)]
    assert faults
    assert {*notes(record.events)} == {(0, note)}
    after = [record.events[place + 1] for place in faults]
    own = [event for event in after if event.seat == 0 and event.type != "draw"]  # the others were passes
    assert all(isinstance(event, Discard) and event.drawn for event in own)
    assert own
    assert list(ruka.replay(record).record.lines()) == list(record.lines())


def test_a_program_that_goes_on_failing_is_started_a_few_times_in_a_hand() -> None:
    table = Table("tenhou", seed=4)
    with sat_down(table, ["mjai:no-such-program-anywhere", *OURS], 1.0) as bots:
        record = play_hands(table, bots, hands=2)
    assert len(notes(record.events)) > 2 * STARTS
    assert set(notes(record.events)) == {(0, "crashed")}


@pytest.mark.parametrize("fault", ["banner", "log", "long"])
def test_a_line_too_many_does_not_leave_a_program_behind(fault: str) -> None:
    """At most two wrong answers: then it is started again."""
    table = Table("tenhou", seed=4)
    with sat_down(table, [program("faulty", fault), *OURS], 60.0) as bots:
        record = play_hands(table, bots, hands=3)
    faults = notes(record.events)
    assert len(faults) <= 3 * WRONG
    assert set(faults) <= {(0, "illegal")}
    assert sum(event.type == "discard" and event.seat == 0 for event in record.events) > 20


def test_a_program_that_is_wrong_twice_is_started_again() -> None:
    table = Table("tenhou", seed=4)
    bot = MjaiBot(table, 0, command("faulty", "deaf"), 60.0)
    for wrong in range(1, 2 * WRONG + 1):
        assert bot.choose(table.view(0)).note == "illegal"
        assert (bot._engine is None) == (wrong % WRONG == 0)
    bot.close()


def test_an_answer_that_is_too_long_is_one_answer() -> None:
    code = "import sys\nfor line in sys.stdin: print('{}' + ' ' * 200000 + line, end='', flush=True)"
    engine = Engine(shlex.join([sys.executable, "-c", code]), 60.0)
    assert [engine.ask([{"type": str(number)}]) for number in range(3)] == [{}] * 3
    engine.close()


def deaf(seconds: float) -> Engine:
    return Engine(command("faulty", "deaf").format(seat=0), seconds)


def test_a_program_that_does_not_read_is_late() -> None:
    engine = deaf(0.5)
    with pytest.raises(EngineError) as fault:
        for _ in range(100):
            engine.ask([{"type": "x" * MOST_BYTES}])
    assert fault.value.note == "late"
    engine.close()
    assert engine._process.poll() is not None


def test_what_a_program_says_unasked_is_not_kept() -> None:
    engine = deaf(20.0)
    assert engine.ask([{"type": "start_game"}]) == {"type": "none"}
    sleep(0.2)
    assert engine._answers.empty()
    engine.close([{"type": "end_game"}])
    assert engine._process.poll() is not None


def test_a_program_is_closed_while_it_thinks() -> None:
    table = Table("tenhou", seed=4)
    bot = MjaiBot(table, 0, command("faulty", "hang"), 60.0)
    with ThreadPoolExecutor(1) as beside:
        for _ in range(FAULTY_TURN - 1):
            table.apply(bot.choose(table.view(0)))
            while table.waiting_for != [0] or table.legal_actions(0)[0].type == "pass":
                table.apply(when_silent(table.legal_actions(table.waiting_for[0])))
        answer = beside.submit(bot.choose, table.view(0))
        with pytest.raises(TimeoutError):
            answer.result(0.5)
        bot.close()
        assert answer.result(5).note == "crashed"


def test_a_note_that_does_not_fit_is_found() -> None:
    table = Table("tenhou", seed=4)
    drawn = next(action for action in table.legal_actions(0) if action.drawn)
    table.apply(Action(0, "discard", drawn.tile, drawn=True, note="late"))
    record = table.record
    place = notes(record.events).index((0, "late")) + [event.type for event in record.events].index(Note.type)
    events = [*record.events[:place], Note(1, "late"), *record.events[place + 1 :]]
    with pytest.raises(ruka.RecordError):
        ruka.replay(Record(record.rules, record.seed, events))
    with pytest.raises(ruka.RecordError) as refused:
        parse_record("\n".join(record.lines()).replace('"late"', '"tired"'))
    assert (refused.value.code, refused.value.words["field"]) == ("bad-field", "reason")


def test_nobody_at_the_table_sees_a_note() -> None:
    table = Table("tenhou", seed=4)
    drawn = next(action for action in table.legal_actions(0) if action.drawn)
    table.apply(Action(0, "discard", drawn.tile, drawn=True, note="crashed"))
    assert all(not isinstance(event, Note) for seat in (None, 0, 1) for event in table.stream(seat))


def test_a_game_that_is_no_riichi_has_no_seat_for_it() -> None:
    with pytest.raises(RukaError) as refused:
        MjaiBot(Table("hong-kong", seed=1), 0, "anything")
    assert refused.value.code == "format-rules"
