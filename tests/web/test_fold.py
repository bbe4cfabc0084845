"""The browser folds events into views exactly as the engine does: in whole games, after every event."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ruka import RULE_SETS, Action, Table, rule_set
from ruka._core import HELD
from ruka.engine.view import empty_view, see
from ruka.schema import Change
from ruka.server.cards import cards
from ruka.testing.walls import build_wall
from tests.engine.games import play
from tests.families import first_of_each
from tests.web.vitest import needs_client, run

SEED = 1


@needs_client
def test_the_client_folds_events_as_the_engine_does(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """One rule set of each family, and all of them in the long suite."""
    path = tmp_path / "streams.jsonl"
    played = RULE_SETS if request.config.getoption("--long") else first_of_each()
    with path.open("w") as file:
        tables = (play(Table(rules, seed=SEED), Random(SEED)) for rules in played)
        lines = [
            file.write(json.dumps(stream) + "\n")
            for table in (*tables, taken_back(), changed())
            for stream in streams(table)
        ]
    assert run("lib/view.test.ts", RUKA_STREAMS=path) == len(lines)


def taken_back() -> Table:
    """A set is laid, and its player changes the mind."""
    rules = rule_set("japanese-classical").with_options(penalties=True)
    table = Table(rules, walls=[build_wall(rules, hands={0: "9s", 1: "99s"}, draws="5z")])
    table.apply(Action(0, "discard", "9s"))
    for seat in table.waiting_for:
        table.apply(Action(1, "pung", tiles="99s") if seat == 1 else Action(seat, "pass"))
    table.apply(Action(1, "changed_mind"))
    return table


def changed() -> Table:
    """Of the arcade: tiles change places, an indicator is turned, points are paid, a win is doubled and spared."""
    table = Table("video", seed=SEED)
    for seat in (0, 1):
        if seat == table.core.turn:
            given = next(code for code in table.core.tiles(seat) if code != table.core.drawn)
            swaps = ((HELD + given, table.core.undrawn[9][0]), (table.core.undrawn[0][0], table.core.undrawn[5][0]))
            table.change(Change(seat=seat, item="exchange", act="use", swaps=swaps))
        table.change(Change(seat=seat, item="more_dora", act="buy", points=(-500, 0)))
        table.change(Change(seat=seat, item="more_dora", act="use", indicators=1))
    table.change(Change(seat=0, item="double", act="use", more=1, spared=True))
    return play(table, Random(SEED))


def streams(table: Table) -> Iterator[dict[str, Any]]:
    """The game as each seat saw it, and a spectator: the events, and the view after each of them."""
    card = next(one for one in cards("en") if one.id == table.rules.id).to_json()
    hands = sum(event.type == "hand" for event in table.events)
    for viewer in (*range(table.players), None):
        yield {"rules": card, "seat": viewer, **seen(table, viewer, {1, 2, hands})}


def seen(table: Table, viewer: int | None, hands: set[int]) -> dict[str, Any]:
    """Every event, and in these hands the view after each."""
    view = empty_view(table.rules, viewer)
    first, steps, hand = view.to_json(), [], 0
    for event in table.stream(viewer):
        see(view, event, table.rules.resolved)
        hand += event.type == "hand"
        steps.append({"event": event.to_json(), "view": view.to_json() if hand in hands else None})
    return {"first": first, "steps": steps}
