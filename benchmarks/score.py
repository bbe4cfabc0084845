"""Scoring with patterns, fu, points and payments: one call a hand, and many hands at once on all cores.

The hands are wins of tenhou.net from ../shared/data, or random ones where it is absent; only those take part on which
everybody gives the same points.
"""

import gzip
import json
from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random
from typing import cast

import numpy as np

import ruka
from benchmarks.harness import Race, Runner, Work, each, race
from benchmarks.score_peers import (
    Task,
    in_ids,
    mahjong_task,
    riichienv_core_task,
    riichienv_task,
    riichienv_text_task,
)
from ruka import Hand, _core
from ruka.rulesets import rule_set
from ruka.scoring import Circumstances, compiled
from ruka.scoring.win import Win
from ruka.testing import wins
from tests.conftest import RECORDS
from tests.records.tenhou import case_of

RULES = rule_set("tenhou")
READY = compiled(RULES)
HANDS = 5_000
MANY = 200_000
LEAST_AGREED = 0.75  # of random wins; riichienv counts double yakuman, and loses hands with two kongs
PEERS = {
    "riichienv": riichienv_task,
    "riichienv, its core alone": riichienv_core_task,
    "riichienv, from its notation": riichienv_text_task,
    "mahjong": mahjong_task,
}

Case = tuple[Hand | str, Circumstances]


def races() -> Iterator[Race]:
    cases, tasks = fair(islice(hands(), HANDS))
    texts: list[Case] = [(str(hand), said) for hand, said in cases]
    ready = [(hand, Win(**said)) for hand, said in cases]
    peers = {name: Runner(name, each(run, tasks[name])) for name in PEERS}
    public, core, notation, mahjong = peers.values()
    title = "a win with patterns, fu and payments"
    yield race(title, Runner("ruka.score(Hand)", each(scored, cases)), [public, mahjong])
    yield race(f"{title}, from notation", Runner("ruka.score(str)", each(scored, texts)), [notation])
    yield race(f"{title}, all made ready", Runner("ruka._core.score", each(scored_by_core, ready)), [core])
    yield race(f"{title}, batch on all cores", Runner("ruka.batch.score", batch(cases)), [public, core, mahjong])


def hands() -> Iterator[tuple[Hand, Circumstances]]:
    """Real wins without honba, which only some of the peers count."""
    records = RECORDS / "tenhou-wins-4p.jsonl.gz"
    if not records.is_file():
        rng = Random(1)
        while True:
            hand, said = wins.win(rng, RULES)
            yield hand, {**said, "honba": 0}
    with gzip.open(records, "rt", encoding="utf-8") as lines:
        for line in lines:
            case = case_of(json.loads(line))
            yield ruka.parse(case.hand), {**case.circumstances, "honba": 0}


def fair(candidates: Iterable[tuple[Hand, Circumstances]]) -> tuple[list[Case], dict[str, list[Task]]]:
    """The wins on which all agree, and the peers' work on them."""
    seen = 0
    cases: list[Case] = []
    tasks: dict[str, list[Task]] = {name: [] for name in PEERS}
    for hand, said in candidates:
        seen += 1
        won = in_ids(hand, said)
        work = {name: make(won) for name, make in PEERS.items()}
        total = ruka.score(RULES, hand, **said).total
        if total and all(task()[-1] == total for task in work.values()):
            cases.append((hand, as_said(said)))
            for name, task in work.items():
                tasks[name].append(task)
    assert len(cases) > LEAST_AGREED * seen, f"the same points on {len(cases)} of {seen} wins only"
    return cases, tasks


def batch(cases: list[Case]) -> Work:
    """Works on the first n wins of a large array."""
    few = ruka.batch.cases(cases)
    many = np.tile(few, (MANY // len(few), 1))

    def work(items: int) -> None:
        for start in range(0, items, len(many)):
            ruka.batch.score(RULES, many[: items - start])

    return work


def as_said(said: Circumstances) -> Circumstances:
    """Only what there is to say, as a user would say it."""
    spoken = {name: "".join(value) if isinstance(value, list) else value for name, value in said.items() if value}
    return cast(Circumstances, spoken)


def run(task: Task) -> None:
    task()


def scored(case: Case) -> object:
    """Touches what the peers' answers hold, and the payments."""
    hand, said = case
    won = ruka.score(RULES, hand, **said)
    return won.patterns, won.fu, won.total, won.pay


def scored_by_core(case: tuple[Hand | str, Win]) -> object:
    """What `ruka.score` calls, with everything made ready for it."""
    won = _core.score(READY, *case)
    return won.patterns, won.fu, won.total, won.pay
