"""Make the puzzles that ruka ships: games of our bots from seeds, the same again on any machine.

    .venv/bin/python tools/make_puzzles.py [RULES …] [--count 14] [--games 1200]

Goes on from the files in `src/ruka/learn/puzzles/shelf`. With `--prune` a theme of which a game has too few is left
out; with `--check` it says which puzzles of the files are none any more.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from ruka.learn.puzzles.kept import FOLDER, Kept, keep, read_file, write_file
from ruka.learn.puzzles.maker import played
from ruka.rulesets import rule_set
from ruka.schema.puzzles import THEMES

LEAST = 12  # of a theme that a game has
# One game of each kind that people know; others of its family find their puzzles here.
GAMES = (
    "tenhou",
    "hong-kong",
    "european-classical",
    "mcr",
    "bmja",
    "video",
    "japanese-classical",
    "international",
    "modern-japanese",
    "tenhou-3p",
)


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("rules", nargs="*", default=GAMES)
    asked.add_argument("--count", type=int, default=14, help="puzzles of each theme")
    asked.add_argument("--games", type=int, default=1200, help="games at most")
    asked.add_argument("--folder", type=Path, default=FOLDER, help="where they are kept")
    asked.add_argument("--prune", action="store_true", help="leave out themes with too few puzzles")
    asked.add_argument("--check", action="store_true")
    given = asked.parse_args()
    for rules in given.rules:
        file = given.folder / f"{rules}.jsonl"
        if given.check:
            for lost in stale(file):
                print(rules, lost.id, lost.theme)
        elif given.prune:
            prune(file)
        else:
            make(rules, given.count, given.games, file)


def make(rules: str, count: int, games: int, file: Path) -> None:
    found = read_file(file) if file.exists() else []
    number = 1 + max((int(one.seed.split(".")[0].rpartition("-")[2]) for one in found), default=-1)
    have = Counter(one.theme for one in found)
    wanted = {theme for theme in THEMES if have[theme] < count}
    for game in range(number, games):
        if not wanted:
            return
        hands: set[tuple[str, str]] = set()
        for one in played(rule_set(rules), f"{rules}-{game}", wanted):
            hand = (one.seed, one.found.theme)
            if hand in hands or one.found.theme not in wanted:  # one of a kind in a hand
                continue
            hands.add(hand)
            found.append(keep(one))
            have[one.found.theme] += 1
            if have[one.found.theme] >= count:
                wanted.discard(one.found.theme)
        found.sort(key=lambda one: (THEMES.index(one.theme), one.id))
        write_file(file, found)
        print(rules, game, dict(have), flush=True)


def prune(file: Path) -> None:
    """A theme that hardly ever comes up is none of this game."""
    found = read_file(file)
    have = Counter(one.theme for one in found)
    write_file(file, [one for one in found if have[one.theme] >= LEAST])


def stale(file: Path) -> Iterator[Kept]:
    for one in read_file(file):
        if one.moment().coached.best.action != one.answer:
            yield one


if __name__ == "__main__":
    main()
