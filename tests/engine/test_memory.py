"""Many tables at once take little memory."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

STATUS = Path("/proc/self/statm")
TABLES = 10_000
MOST = 100e6  # bytes
PROGRAM = f"""
import resource, ruka
def used():
    return int(open("{STATUS}").read().split()[1]) * resource.getpagesize()
ruka.Table("tenhou", seed="first")
before = used()
tables = [ruka.Table("tenhou", seed=seed) for seed in range({TABLES})]
print(used() - before)
"""


@pytest.mark.skipif(not STATUS.exists(), reason="only Linux tells the memory of a process so")
def test_ten_thousand_tables() -> None:
    fresh = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert 0 < int(fresh.stdout) < MOST
