"""A tournament of bots, a thousand tables at once; a bot of your own is a function from tables to actions.

python examples/tournament.py --rules tenhou --games 2000
"""

import argparse

import numpy as np

from ruka.env import ACTIONS, VectorTables

WINS = [ACTIONS.index(name) for name in ("tsumo", "ron")]
PASS, DRAWN = ACTIONS.index("pass"), slice(ACTIONS.index("discard drawn 1m"), ACTIONS.index("riichi 1m"))


def idle(tables):
    """Wins when it can, passes, and otherwise throws away what it has drawn, or the first tile it may."""
    masks = tables.masks
    drawn = np.where(masks[:, DRAWN].any(1), DRAWN.start + masks[:, DRAWN].argmax(1), masks.argmax(1))
    actions = np.where(masks[:, PASS], PASS, drawn)
    for win in WINS:
        actions = np.where(masks[:, win], win, actions)
    return actions


BOTS = {"greedy": VectorTables.greedy, "random": VectorTables.random, "idle": idle}


def tournament(rules="tenhou", games=2000, bots=BOTS, seed=1):
    """Every game at a table of its own; bots change seats from table to table. Answers points of (game, bot)."""
    tables = VectorTables(rules, tables=games, seed=seed)
    people = tables.rewards.shape[1]
    names = list(bots)
    seated = (np.arange(people) + np.arange(games)[:, None]) % len(names)  # the bot of each seat at each table
    points, playing = np.zeros((games, people)), np.ones(games, bool)
    while playing.any():
        asked = seated[np.arange(games), tables.seats]
        actions = np.choose(asked, [bots[name](tables) for name in names])
        tables.step(actions)
        points += tables.rewards * playing[:, None]
        playing &= ~tables.dones
    return {name: points[seated == number] for number, name in enumerate(names)}


def show(results):
    """Mean points of a game with their standard error, the best first."""
    for name, points in sorted(results.items(), key=lambda result: -result[1].mean()):
        print(f"{name:10} {points.mean():+10.0f} ± {points.std() / len(points) ** 0.5:.0f}  ({len(points)} seats)")


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--rules", default="tenhou")
    options.add_argument("--games", type=int, default=2000)
    show(tournament(**vars(options.parse_args())))
