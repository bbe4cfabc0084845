"""Options and fixtures of every test: records beside the repository, and tests that take long."""

from __future__ import annotations

import fcntl
import gzip
import json
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parents[1]
SLOWEST = 20
MEMORY = Path("/dev/shm")  # a folder in memory, where the system has one
ROOM = 4 << 30  # bytes that it must have free
# Folders, those that take longest first.
HEAVY = ("browser", "server", "web", "session", "scoring", "agents", "advice", "coach", "conformance")
RECORDS = Path(os.environ.get("RUKA_DATA") or ROOT.parent / "shared" / "data")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the tests marked `long` too")
    parser.addoption("--pictures", action="store_true", help="keep pictures of the pages in screenshots/")
    parser.addoption("--slowest", action="store_true", help="list the 20 tests that took longest, with their fixtures")
    parser.addoption(
        "--require-records", action="store_true", help="a test that lacks its records, peer or browser fails"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Hypothesis tries the same few examples every time; the long suite looks for new ones."""
    _keep_what_is_made_for_a_while_in_memory()
    _compile_once()
    settings.register_profile("usual", max_examples=50, derandomize=True, deadline=None)
    settings.register_profile("long", max_examples=1000, deadline=None)
    settings.load_profile("long" if config.getoption("--long") else "usual")


def _keep_what_is_made_for_a_while_in_memory() -> None:
    """A server waits for the disk after every step of a game: a third of the time that a game took in the tests.
    Whoever set TMPDIR knows better."""
    if "TMPDIR" in os.environ or not MEMORY.is_dir() or not os.access(MEMORY, os.W_OK):
        return
    there = os.statvfs(MEMORY)
    if there.f_bavail * there.f_frsize >= ROOM and not there.f_flag & os.ST_NOEXEC:  # programs are written there, too
        os.environ["TMPDIR"] = str(MEMORY)
        tempfile.tempdir = None  # look again


def _compile_once() -> None:
    """Tests start hundreds of processes: none of them compiles all of ruka again, whatever the environment says."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes long comes first, so that nobody waits for it in the end."""
    if not config.getoption("--long"):
        long = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("long")]
    for item in items:  # a house that tests share lives in the loop of the session, and so do its guests
        if "open_house" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
    items.sort(key=lambda item: HEAVY.index(item.path.parent.name) if item.path.parent.name in HEAVY else len(HEAVY))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Each worker has tests that stand beside each other, and so their books, games, server and browser."""
    from xdist.scheduler import WorkStealingScheduling

    return WorkStealingScheduling(config, log) if config.getoption("dist") == "load" else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if not config.getoption("--slowest"):
        return
    took: Counter[str] = Counter()
    for report in (one for reports in terminalreporter.stats.values() for one in reports):
        if isinstance(report, pytest.TestReport):
            took[report.nodeid] += report.duration  # type: ignore[assignment]
    terminalreporter.section(f"slowest {SLOWEST} tests")
    for name, seconds in took.most_common(SLOWEST):
        terminalreporter.line(f"{seconds:7.2f} s  {name}")


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("records") and not RECORDS.is_dir():
        pytest.skip("no records: neither ../shared/data nor RUKA_DATA is a folder")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turn a skip into a failure where --require-records says that nothing may be missing."""
    report = yield
    needs = any(map(item.get_closest_marker, ("records", "peers", "browser")))
    if report.skipped and needs and item.config.getoption("--require-records"):
        report.outcome = "failed"
        report.longrepr = f"skipped in spite of --require-records: {call.excinfo and call.excinfo.value}"
    return report


@pytest.fixture(autouse=True)
def _alone_or_together(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What is `alone` waits until the other workers have ended their tests, and they wait for it."""
    if not hasattr(request.config, "workerinput"):
        yield
        return
    of_all = tmp_path_factory.getbasetemp().parent
    with (of_all / "door").open("a") as door, (of_all / "room").open("a") as room:
        fcntl.flock(door, fcntl.LOCK_EX)  # whoever wants to be alone keeps the others from coming in
        alone = request.node.get_closest_marker("alone")
        fcntl.flock(room, fcntl.LOCK_EX if alone else fcntl.LOCK_SH)
        if not alone:
            fcntl.flock(door, fcntl.LOCK_UN)
        yield


@pytest.fixture(scope="session")
def records_dir() -> Path:
    return RECORDS


@pytest.fixture(scope="session")
def ruka_records() -> Callable[[str], Iterator[dict[str, Any]]]:
    """Read a file of records by its name: `for case in ruka_records("shanten")`; without the file the test is skipped.

    Which records a folder holds is its own affair: no test counts them, and each stands by itself."""

    def read(name: str) -> Iterator[dict[str, Any]]:
        file = RECORDS / f"{name}.jsonl.gz"
        if not file.is_file():
            pytest.skip(f"no records: there is no {file.name} in {RECORDS}")
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            yield from map(json.loads, lines)

    return read
