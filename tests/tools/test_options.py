"""The options of the suite do what CONTRIBUTING.md says."""

import gzip
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).parents[1] / "conftest.py"
TESTS = """
import pytest

@pytest.mark.records
def test_with_records(records_dir):
    assert records_dir.is_dir()

@pytest.mark.long
def test_that_takes_long():
    pass
"""
ONE_FILE = """
import pytest

@pytest.mark.records
def test_with_a_file(ruka_records):
    assert list(ruka_records("there"))

@pytest.mark.records
def test_without_its_file(ruka_records):
    list(ruka_records("absent"))
"""


@pytest.mark.parametrize(
    ("options", "records", "outcome"),
    [
        ((), True, "1 passed, 1 deselected"),
        ((), False, "1 skipped, 1 deselected"),
        (("--long",), True, "2 passed"),
        (("--require-records",), True, "1 passed, 1 deselected"),
        (("--require-records",), False, "1 deselected, 1 error"),
    ],
)
def test_options(tmp_path: Path, options: tuple[str, ...], records: bool, outcome: str) -> None:
    folder = tmp_path if records else tmp_path / "absent"
    assert outcome in run(tmp_path, TESTS, folder, *options).splitlines()[-1]


def test_a_file_that_a_folder_of_records_lacks(tmp_path: Path) -> None:
    """Any folder laid out like ../shared/data will do; what it does not hold is skipped with a line that says so."""
    (tmp_path / "there.jsonl.gz").write_bytes(gzip.compress(b"{}\n"))
    said = run(tmp_path, ONE_FILE, tmp_path, "-rs")
    assert "1 passed, 1 skipped" in said.splitlines()[-1]
    assert f"no records: there is no absent.jsonl.gz in {tmp_path}" in said
    assert "1 failed, 1 passed" in run(tmp_path, ONE_FILE, tmp_path, "--require-records").splitlines()[-1]


SLOW = """
import pytest, time

@pytest.fixture
def slow_to_make():
    time.sleep(0.2)

def test_with_a_slow_fixture(slow_to_make):
    pass

@pytest.mark.parametrize("number", range(30))
def test_quick(number):
    pass
"""


@pytest.mark.parametrize("workers", [(), ("-p", "xdist.plugin", "-n", "1")], ids=["alone", "by workers"])
def test_the_slowest_are_listed_with_their_fixtures(tmp_path: Path, workers: tuple[str, ...]) -> None:
    said = run(tmp_path, SLOW, tmp_path, "--slowest", *workers)
    assert "31 passed" in said
    place = said.index("slowest 20 tests")
    first, *others = [line.split() for line in said[place:].splitlines()[1:] if " s  " in line]
    assert first[2].endswith("test_with_a_slow_fixture")
    assert float(first[0]) >= 0.2
    assert len(others) == 19


def run(folder: Path, tests: str, records: Path, *options: str) -> str:
    shutil.copy(CONFTEST, folder)
    (folder / "pytest.ini").write_text("[pytest]\nmarkers =\n    records:\n    long:\n")
    (folder / "test_sample.py").write_text(tests)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *options, str(folder)]
    environment = os.environ | {"RUKA_DATA": str(records), "COLUMNS": "500", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(command, env=environment, capture_output=True, text=True).stdout
