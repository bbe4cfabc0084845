"""Decisions with observations: thousands of tables in one call, next to the environments of others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter

import numpy as np

from benchmarks.env_peers import Mahjax, riichienv
from benchmarks.harness import Race, Runner, Work, race
from ruka.env import VectorTables

RULES = "tenhou"
TABLES = 2048
MAHJAX_TABLES = 64  # a step of them takes seconds
ROUNDS, FEW_ROUNDS, SECONDS = 21, 5, 0.3  # slices are long: two threads must find two cores in them


def races() -> Iterator[Race]:
    one = Runner("riichienv with encode()", riichienv(Random(1)))
    title = "a decision at random, with observation and mask"
    yield race(f"{title}, two cores", Runner("VectorTables", stepped(2)), [one], ROUNDS, SECONDS)
    yield race(f"{title}, one core", Runner("VectorTables", stepped(1)), [one], ROUNDS, SECONDS)
    yield race(f"{title}, chosen in NumPy, two cores", Runner("VectorTables", in_numpy()), [one], ROUNDS, SECONDS)
    mahjax = Runner("mahjax on the processor", Mahjax(MAHJAX_TABLES).work)  # compiles for minutes
    yield race(f"{title}, two cores", Runner("VectorTables", stepped(2)), [mahjax], FEW_ROUNDS, SECONDS)


def stepped(jobs: int) -> Work:
    """Random actions of the core."""
    tables = VectorTables(RULES, tables=TABLES, seed=1, jobs=jobs)
    return timed(lambda: tables.step(tables.random()))


def in_numpy() -> Work:
    """The mask is read, and the action chosen, by NumPy."""
    tables = VectorTables(RULES, tables=TABLES, seed=1, jobs=2)
    random = np.random.default_rng(1)
    rows = np.arange(TABLES + 1) * tables.masks.shape[1]

    def step() -> None:
        legal = np.flatnonzero(tables.masks)
        first = np.searchsorted(legal, rows)
        one = (random.random(TABLES) * np.diff(first)).astype(np.int64)
        tables.step(legal[first[:-1] + one] - rows[:-1])

    return timed(step)


def timed(step: Callable[[], object]) -> Work:
    """As many steps of all tables as this many decisions take; the time is that of the decisions asked for."""

    def work(items: int) -> float:
        done, start = 0, perf_counter()
        while done < items:
            step()
            done += TABLES
        return (perf_counter() - start) * items / done

    return work
