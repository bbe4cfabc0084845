"""Accepted differences to other engines and corpora: listed one by one in known_differences.toml, with the reason.

    with known_differences("mahjong") as known:
        for case in cases:
            known.check(case.id, ours(case), theirs(case))

A difference that is not listed fails, and so does an entry that no longer differs as it says. A run that has seen every
case there can be says `whole=True`: entries without a case are then stale. A folder of records never is the whole:
which cases it holds is its own affair.
"""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Self

LIST = Path(__file__).with_name("known_differences.toml")
SHOWN = 10  # differences printed in full; the rest are counted


@dataclass(frozen=True)
class Difference:
    peer: str
    id: str
    reason: str  # the clause or decision that makes ours right
    ours: Any
    theirs: Any


@cache
def accepted(path: Path = LIST) -> dict[tuple[str, str], Difference]:
    entries = [Difference(**entry) for entry in tomllib.loads(path.read_text("utf-8")).get("difference", [])]
    listed = {(entry.peer, entry.id): entry for entry in entries}
    assert len(listed) == len(entries), f"{path.name} lists a case twice"
    return listed


@dataclass
class known_differences:  # noqa: N801 - reads as a statement: with known_differences(...)
    peer: str
    whole: bool = False
    some: bool = True  # must there be a case? Not where only a kind of a file's records is compared
    path: Path = LIST
    cases: int = 0
    unlisted: list[str] = field(default_factory=list)
    stale: list[str] = field(default_factory=list)
    _seen: set[str] = field(default_factory=set)

    def check(self, case: str, ours: Any, theirs: Any) -> None:
        self.cases += 1
        self._seen.add(case)
        entry = accepted(self.path).get((self.peer, case))
        if entry is None and ours != theirs:
            self.unlisted.append(f"{case}: ours {ours!r}, {self.peer} {theirs!r}")
        if entry is not None and (ours, theirs) != (entry.ours, entry.theirs):
            self.stale.append(f"{case}: listed {entry.ours!r} and {entry.theirs!r}, now {ours!r} and {theirs!r}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        if kind is not None:
            return
        assert self.cases or not self.some, f"nothing was compared with {self.peer}"
        if self.whole:
            listed = {case for peer, case in accepted(self.path) if peer == self.peer}
            self.stale += [f"{case}: listed, but there is no such case" for case in sorted(listed - self._seen)]
        name = self.path.name
        assert not self.unlisted, _report(f"differences to {self.peer} that {name} does not list", self.unlisted)
        assert not self.stale, _report(f"stale entries of {self.peer} in {name}", self.stale)


def _report(what: str, lines: list[str]) -> str:
    return "\n  ".join([f"{len(lines)} {what}:", *lines[:SHOWN]])
