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
from ruka.agents import Agent, AgentFailed, Seated, play_out, question
from ruka.agents.mjai.program import MOST_BYTES, Program
from ruka.agents.mjai.seat import STARTS, WRONG, MjaiAgent
from ruka.agents.registry import MJAI
from ruka.engine import Event, parse_record
from ruka.engine.actions import when_silent
from ruka.records import CODECS
from ruka.schema import Discard, Note, Win
from ruka.simulator.tables import sat_down
from tests.agents.faulty import FAULTY_TURN
from tests.agents.programs import command
from tests.engine.games import play

OURS = ("club", "club", "club")
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


def play_hands(table: Table, agents: Sequence[Agent], seconds: float, hands: int = 99) -> Record:
    play_out(table, agents, seconds, until=lambda table: table.over or table.hands > hands)
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
    with sat_down(table, [program("follower", file)] * table.players) as agents:
        again = play_hands(table, agents, 60.0)
    assert notes(again.events) == []
    assert list(again.lines()) == list(record.lines())


@pytest.mark.parametrize(("fault", "note"), FAULTS.items())
def test_a_fault_is_a_discard_of_the_drawn_tile_and_a_note(fault: str, note: str) -> None:
    table = Table("tenhou", seed=4)
    with sat_down(table, [program("faulty", fault), *OURS]) as agents:
        record = play_hands(table, agents, 1.0 if fault == "hang" else 60.0, hands=1)
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
    with sat_down(table, ["mjai:no-such-program-anywhere", *OURS]) as agents:
        record = play_hands(table, agents, 1.0, hands=2)
    assert len(notes(record.events)) > 2 * STARTS
    assert set(notes(record.events)) == {(0, "crashed")}


@pytest.mark.parametrize("fault", ["banner", "log", "long"])
def test_a_line_too_many_does_not_leave_a_program_behind(fault: str) -> None:
    """At most two wrong answers: then it is started again."""
    table = Table("tenhou", seed=4)
    with sat_down(table, [program("faulty", fault), *OURS]) as agents:
        record = play_hands(table, agents, 60.0, hands=3)
    faults = notes(record.events)
    assert len(faults) <= 3 * WRONG
    assert set(faults) <= {(0, "illegal")}
    assert sum(event.type == "discard" and event.seat == 0 for event in record.events) > 20


def test_a_program_that_is_wrong_twice_is_started_again() -> None:
    table = Table("tenhou", seed=4)
    agent = MjaiAgent(command("faulty", "deaf"), table.rules, 0)
    seated = Seated(agent, 0)
    seated.tell(table.events)
    for wrong in range(1, 2 * WRONG + 1):
        assert seated.answer(question(table, 0), 60.0).note == "illegal"
        assert (agent._program is None) == (wrong % WRONG == 0)
    agent.close()


def test_an_answer_that_is_too_long_is_one_answer() -> None:
    code = "import sys\nfor line in sys.stdin: print('{}' + ' ' * 200000 + line, end='', flush=True)"
    program = Program(shlex.join([sys.executable, "-c", code]))
    assert [program.ask([{"type": str(number)}], 60.0) for number in range(3)] == [{}] * 3
    program.close()


def deaf() -> Program:
    return Program(command("faulty", "deaf").format(seat=0))


def test_a_program_that_does_not_read_is_late() -> None:
    program = deaf()
    with pytest.raises(AgentFailed) as fault:
        for _ in range(100):
            program.ask([{"type": "x" * MOST_BYTES}], 0.5)
    assert fault.value.note == "late"
    program.close()
    assert program._process.poll() is not None


def test_what_a_program_says_unasked_is_not_kept() -> None:
    program = deaf()
    assert program.ask([{"type": "start_game"}], 20.0) == {"type": "none"}
    sleep(0.2)
    assert program._answers.empty()
    program.close([{"type": "end_game"}])
    assert program._process.poll() is not None


def test_a_program_is_closed_while_it_thinks() -> None:
    table = Table("tenhou", seed=4)
    agent = MjaiAgent(command("faulty", "hang"), table.rules, 0)
    seated = Seated(agent, 0)
    seated.tell(table.events)
    with ThreadPoolExecutor(1) as beside:
        for _ in range(FAULTY_TURN - 1):
            seated.tell(table.apply(seated.answer(question(table, 0), 60.0)))
            while table.waiting_for != [0] or table.legal_actions(0)[0].type == "pass":
                seated.tell(table.apply(when_silent(table.legal_actions(table.waiting_for[0]))))
        answer = beside.submit(seated.answer, question(table, 0), 60.0)
        with pytest.raises(TimeoutError):
            answer.result(0.5)
        agent.close()
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
        MjaiAgent("anything", ruka.rule_set("hong-kong"), 0)
    assert refused.value.code == "format-rules"
