"""Whole hanchan: driven step by step from Python, and inside the simulator on one core; copies of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from random import Random

from riichienv import RiichiEnv

import ruka
from benchmarks.harness import Race, Runner, Work, each, race
from benchmarks.simulate_peers import nearest, new_env, play, random_player

RULES = "tenhou"


def races() -> Iterator[Race]:
    random = random_player(Random(1))
    peers = [
        Runner("riichienv", one_by_one(lambda seed: play(seed, random))),
        Runner("riichienv without its log", one_by_one(lambda seed: play(seed, random, log=False))),
    ]
    title = "a hanchan of random legal actions"
    yield race(f"{title}, step by step", Runner("ruka.Table", one_by_one(steps(Random(1)))), peers)
    yield race(f"{title}, one core", Runner("ruka.simulate", simulated("random")), peers)
    near = Runner("a shanten agent on riichienv", one_by_one(lambda seed: play(seed, nearest, log=False)))
    yield race("a hanchan of greedy players, one core", Runner("ruka.simulate", simulated("greedy")), [near])
    yield copies()


def one_by_one(game: Callable[[int], None]) -> Work:
    """Every game has a seed of its own."""
    seeds = count()

    def work(items: int) -> None:
        for _ in range(items):
            game(next(seeds))

    return work


def steps(rng: Random) -> Callable[[int], None]:
    def game(seed: int) -> None:
        table = ruka.Table(RULES, seed=seed)
        while not table.over:
            for seat in table.waiting_for:
                table.apply(rng.choice(table.legal_actions(seat)))

    return game


def simulated(bot: str) -> Work:
    seeds = count()

    def work(items: int) -> None:
        ruka.simulate(RULES, games=items, bots=bot, seed=next(seeds), jobs=1)

    return work


def copies() -> Race:
    """In the first hand, after some forty actions."""
    table, env, rng = ruka.Table(RULES, seed=1), new_env(1, log=False), Random(1)
    asked = env.reset()
    for _ in range(40):
        table.apply(rng.choice(table.legal_actions(table.waiting_for[0])))
        asked = env.step({seat: rng.choice(seen.legal_actions()) for seat, seen in asked.items()})
    ours = Runner("ruka.Table.copy", each(ruka.Table.copy, [table] * 1000))
    return race("a copy of a table", ours, [Runner("riichienv", each(RiichiEnv.clone, [env] * 1000))])
