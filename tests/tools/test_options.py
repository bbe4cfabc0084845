"""--long and --require-records do what CONTRIBUTING.md says."""

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
    shutil.copy(CONFTEST, tmp_path)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n    records:\n    long:\n")
    (tmp_path / "test_sample.py").write_text(TESTS)
    folder = tmp_path if records else tmp_path / "absent"
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *options, str(tmp_path)]
    run = subprocess.run(command, env=os.environ | {"RUKA_DATA": str(folder)}, capture_output=True, text=True)
    assert outcome in run.stdout.splitlines()[-1]
