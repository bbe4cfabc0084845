"""The ladder of the arcade, measured: matches of the club's bot against every opponent, without items.

Writes the table of docs/figures.md to standard output. `python tools/arcade_balance.py [matches] [opponent …]`
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from ruka.arcade.match import PLAYER, RULES, match_options
from ruka.arcade.opponents import LADDER, Opponent
from ruka.engine.summaries import places
from ruka.rulesets import with_options
from ruka.schema.arcade import Operator
from ruka.simulator.run import Match

BOT = "club"  # in the player's seat
MATCHES = 1000
SEED = "arcade"
HEAD = ("step", "opponent", "begins with", "hands a match", "beaten")


def measured(opponent: Opponent, matches: int) -> tuple[float, float]:
    """Hands of a match on average, and the part of matches that the player wins."""
    rules = with_options(RULES, match_options(Operator(), opponent))
    match = Match(rules, (BOT, opponent.agent), None, SEED, 0, False)
    (played,) = match.play(range(matches), lambda games: None)
    won = places(rules, played.games)[:, PLAYER] == 1
    return float(played.games["hands"].mean()), float(won.mean())


def rows(matches: int, chosen: Sequence[str] = ()) -> Iterator[tuple[str, ...]]:
    for step, opponent in enumerate(LADDER, 1):
        if not chosen or opponent.id in chosen:
            hands, beaten = measured(opponent, matches)
            yield str(step), opponent.name("en"), str(opponent.points), f"{hands:.1f}", f"{beaten:.0%}"


def main() -> int:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    for cells in (HEAD, tuple("---" for _ in HEAD)):
        print(f"| {' | '.join(cells)} |")
    for row in rows(matches, sys.argv[2:]):
        print(f"| {' | '.join(row)} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
