"""The browser folds events into views exactly as the engine does: whole games of every rule set, after every event."""

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ruka import PLAYED, Table
from ruka.engine.view import empty_view, see
from ruka.server.cards import cards
from tests.engine.games import play

WEB = Path(__file__).resolve().parents[2] / "web"
SEEDS = (1,)


@pytest.mark.skipif(not (WEB / "node_modules").is_dir(), reason="the web client is not installed (npm ci in web/)")
def test_the_client_folds_events_as_the_engine_does(tmp_path: Path) -> None:
    path = tmp_path / "streams.jsonl"
    with path.open("w") as file:
        lines = [file.write(json.dumps(stream) + "\n") for rules in PLAYED for stream in streams(rules)]
    done = subprocess.run(
        ["npx", "vitest", "run", "src/lib/view.test.ts", "--reporter=json"],
        cwd=WEB,
        env={**os.environ, "RUKA_STREAMS": str(path)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    report = json.loads(done.stdout[done.stdout.index("{") :])
    failed = [one for file in report["testResults"] for one in file["assertionResults"] if one["status"] != "passed"]
    assert not failed, failed[0]["failureMessages"][0][:3000]
    assert report["numPassedTests"] == len(lines)


def streams(rules: str) -> Iterator[dict[str, Any]]:
    """Games as each seat saw them, and a spectator: the events, and the view after each of them."""
    card = next(one for one in cards("en") if one.id == rules).model_dump()
    for seed in SEEDS:
        table = play(Table(rules, seed=seed), Random(seed))
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
