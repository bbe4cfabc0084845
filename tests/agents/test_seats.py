"""A seat that anyone can take: one fold, one redaction, one way to fail."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import pytest

from ruka import Action, RukaError, RuleSet, Table, View
from ruka.agents import (
    Advice,
    Agent,
    Choice,
    Question,
    Scripted,
    Seated,
    Watcher,
    agent,
    check_agent,
    maker,
    play_out,
    question,
)
from ruka.engine.actions import when_silent
from ruka.rulesets import rule_set
from ruka.schema import HIDDEN, Deal, Discard, Draw, Event, Note
from tests.engine.games import every_rule_set


class Comparing(Watcher):
    """Compares the view that it keeps with the one of the table at every question."""

    table: Table
    compared = 0

    def choose(self, view: View) -> Action:
        assert view.seat is not None
        fresh = self.table.view(view.seat)
        assert view == fresh
        self.compared += 1
        return agent_of(self).choose(view)


def agent_of(one: Comparing) -> Watcher:
    chosen = agent("random", one.table.rules, 0, f"{one.compared}")
    assert isinstance(chosen, Watcher)
    return chosen


@every_rule_set
def test_the_view_that_is_kept_is_the_one_of_the_table(rules: str) -> None:
    table = Table(rules, seed=5)
    agents = [Comparing(table.rules, seat) for seat in range(table.players)]
    for one in agents:
        one.table = table
    play_out(table, agents, until=lambda table: table.over or table.hands > 3)
    assert sum(one.compared for one in agents) > 100
    assert not [event for event in table.events if isinstance(event, Note)]


def test_a_view_for_a_question_costs_next_to_nothing() -> None:
    """Under 20 µs; 330 when it was folded anew. Five times that here, on machines that do something else too."""

    class Looking(Watcher):
        def choose(self, view: View) -> Action:
            return view.legal_actions[0]

    table = Table("tenhou", seed=5)
    player = Looking(table.rules, 0)
    for event in table.stream(0):
        player.told(event)
    asked = question(table, 0)

    def spent() -> float:
        start = perf_counter()
        for _ in range(100):
            player.asked(asked, 1.0)
        return (perf_counter() - start) / 100

    assert min(spent() for _ in range(10)) < 100e-6


class Spy(Watcher):
    """Keeps what it is told."""

    def __init__(self, rules: RuleSet, seat: int, seed: str = "") -> None:
        super().__init__(rules, seat, seed)
        self.heard: list[Event] = []

    def told(self, event: Event) -> None:
        super().told(event)
        self.heard.append(event)

    def choose(self, view: View) -> Action:
        return when_silent(view.legal_actions)


def test_an_agent_is_told_what_its_seat_may_know_and_no_more() -> None:
    table = Table("tenhou", seed=5)
    agents = [Spy(table.rules, seat) for seat in range(4)]
    play_out(table, agents, until=lambda table: table.hands > 1)
    for seat, spy in enumerate(agents):
        assert spy.heard == [*table.stream(seat)]
        others = [event for event in spy.heard if isinstance(event, Deal | Draw) and event.seat != seat]
        assert others
        assert all({*(event.tile if isinstance(event, Draw) else event.tiles)} == {HIDDEN} for event in others)


class Wrong(Watcher):
    """Fails in every way."""

    def __init__(self, rules: RuleSet, seat: int, seed: str = "") -> None:
        super().__init__(rules, seat, seed)
        self.ways = self._ways()

    def asked(self, question: Question, budget: float) -> Advice:
        return next(self.ways)

    @staticmethod
    def _ways() -> Iterator[Advice]:
        while True:
            yield Advice(())
            yield Advice((Choice(Action(0, "nuki")),))
            yield "discard what you like"  # type: ignore[misc]


def test_who_fails_is_played_for_and_the_record_says_so() -> None:
    class Broken(Watcher):
        def choose(self, view: View) -> Action:
            raise ValueError

    table = Table("tenhou", seed=5)
    agents: list[Agent] = [
        Wrong(table.rules, 0),
        Broken(table.rules, 1),
        *(agent("greedy", table.rules, n) for n in (2, 3)),
    ]
    play_out(table, agents, until=lambda table: table.hands > 1)
    notes = {(event.seat, event.reason) for event in table.events if isinstance(event, Note)}
    assert notes == {(0, "illegal"), (1, "crashed")}


def test_a_scripted_neighbour_does_what_the_script_says_as_soon_as_it_can() -> None:
    table = Table("tenhou", seed=5)
    tiles = [*dict.fromkeys(table.view(1).seats[1].tiles)][:3]
    script = [Action(1, "discard", tile) for tile in tiles]
    agents: list[Agent] = [Scripted(()), Scripted(script), Scripted(()), Scripted(())]
    play_out(table, agents, until=lambda table: sum(e.type == "discard" and e.seat == 1 for e in table.events) == 4)
    thrown = [event for event in table.events if isinstance(event, Discard) and event.seat == 1]
    assert [event.tile for event in thrown[:3]] == tiles
    assert thrown[3].drawn  # the script is over
    again = Scripted(script)  # made anew, it knows what it has done
    for event in table.stream(1):
        again.told(event)
    assert not again._script


def test_agents_have_one_way_to_be_named() -> None:
    rules = rule_set("tenhou")
    script = json.dumps([{"type": "discard", "tile": "5p"}])
    for name in ("club", "greedy", "random", f"scripted:{script}", f"python:{__name__}:Spy", "mjai:sh -c true"):
        check_agent(name, rules)
        assert callable(agent(name, rules, 2, seed=1).asked)


def test_an_agent_without_a_name_is_a_mistake_of_the_caller() -> None:
    with pytest.raises(TypeError, match="an agent is called by its name, not int"):
        agent(5, rule_set("tenhou"), 0)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "rules", "code"),
    [
        ("grandmaster", "tenhou", "unknown-bot"),
        ("mjai:", "tenhou", "bad-bot"),
        ("mjai:no-such-program", "tenhou", "no-program"),
        ("mjai:sh", "mcr", "format-rules"),
        ("python:no_such_module:Bot", "tenhou", "bad-bot"),
        ("python:ruka.agents:NoSuchBot", "tenhou", "bad-bot"),
        ("python:", "tenhou", "bad-bot"),
        ("scripted:[", "tenhou", "bad-json"),
        ('scripted:[{"type": "dance"}]', "tenhou", "unknown-action"),
    ],
)
def test_who_cannot_play_is_refused_with_a_sentence(name: str, rules: str, code: str) -> None:
    with pytest.raises(RukaError) as refused:
        check_agent(name, rule_set(rules))
    assert refused.value.code == code
    assert all(refused.value.sentence(lang) for lang in ("cs", "pl", "en"))


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("import no_such_package", "ModuleNotFoundError: No module named 'no_such_package'"),
        ("from ruka.agents import NoSuchBot", "ImportError: cannot import name 'NoSuchBot'"),
        ("None.moves", "AttributeError: 'NoneType' object has no attribute 'moves'"),
        ("def choose(", "SyntaxError: '(' was never closed"),
    ],
)
def test_why_a_module_cannot_be_imported_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, reason: str
) -> None:
    (tmp_path / "broken_bot.py").write_text(code, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(RukaError, match="cannot be imported") as refused:
        maker("python:broken_bot:Bot")
    assert refused.value.code == "broken-bot"
    assert all(reason in refused.value.sentence(lang) for lang in ("cs", "pl", "en"))


def test_questions_of_a_table() -> None:
    table = Table("japanese-classical", seed=4, options={"penalties": True})
    seat = table.waiting_for[0]
    asked = question(table, seat, number=7)
    assert (asked.number, [*asked.actions], [*asked.wrong]) == (7, table.legal_actions(seat), table.wrong_actions(seat))
    assert asked.wrong
    player = Seated(agent("club", table.rules, seat), seat)
    player.tell(table.events)
    assert player.answer(asked) in asked.actions
