"""Golden playthroughs: the first hand of a game of every rule set, event by event, in tests/golden.

`./dev run python -m tests.conformance.golden` writes them anew; a change shows in the diff.
"""

from __future__ import annotations

from pathlib import Path

from ruka._core import tile_name
from ruka.engine.flow import HAND_OVER, OVER
from ruka.rules import RuleSet
from ruka.rulesets import RULE_SETS
from tests.conformance.games import RandomGame
from tests.machine import Event

FOLDER = Path(__file__).parents[1] / "golden"
NO_TILE = 255
SEED = 11


def playthrough(rules: RuleSet) -> str:
    game = RandomGame(rules, SEED, eager=True)
    game.step()
    while game.table.phase not in (HAND_OVER, OVER):
        game.step()
    dealt = [_deal(game.happened, seat) for seat in range(rules.people)]
    return "\n".join([*dealt, *(_line(event) for event in game.happened if event.type != "deal")]) + "\n"


def _deal(happened: list[Event], seat: int) -> str:
    tiles = [tile_name(event.code) for event in happened if (event.type, event.seat) == ("deal", seat)]
    return f"deal {seat} {' '.join(tiles)}"


def _line(event: Event) -> str:
    words = [event.type, str(event.seat)]
    if event.type == "hand":  # with the points and the wall, which are the same in every first hand
        event = event._replace(code=NO_TILE, values=[])
    if event.code != NO_TILE:
        words.append(tile_name(event.code))
    words += [f"{name}={value}" for name, value in zip("abc", event[3:6], strict=True) if value]
    if any(event.values):
        words.append(" ".join(f"{value:+}" for value in event.values))
    return " ".join(words)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for id, rules in RULE_SETS.items():
        (FOLDER / f"{id}.txt").write_text(playthrough(rules), encoding="utf-8")


if __name__ == "__main__":
    main()
