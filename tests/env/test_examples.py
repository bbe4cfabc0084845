"""The examples run, and do what they promise."""

import os
import re
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1"}  # several wait for each other where the tests use all cores


def run(name: str, *words: str) -> list[str]:
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), *words]
    return subprocess.run(
        command, check=True, capture_output=True, text=True, env={**os.environ, **ONE_THREAD}
    ).stdout.splitlines()


def test_a_network_learns_from_the_greedy_bot() -> None:
    said = run("imitate", "--steps", "80", "--tables", "128")
    shares = [[float(share) for share in re.findall(r"([\d.]+)%", line)] for line in said]
    (first, _), (last, chance) = shares[0], shares[-1]
    assert last > 2 * chance
    assert last > first + 10


def test_the_greedy_bot_wins_the_tournament() -> None:
    said = run("tournament", "--games", "60")
    assert said[0].startswith("greedy")
    assert len(said) == 3
