"""Tests of the client that are given what the engine or the server says."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[2] / "web"

needs_client = pytest.mark.skipif(
    not (WEB / "node_modules").is_dir(), reason="the web client is not installed (npm ci in web/)"
)


def run(test: str, **given: Path) -> int:
    """How many tests of a file passed; all of them have to. What is given is known there by the environment."""
    done = subprocess.run(
        ["npx", "vitest", "run", f"src/{test}", "--reporter=json"],
        cwd=WEB,
        env={**os.environ, **{name: str(path) for name, path in given.items()}},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    report = json.loads(done.stdout[done.stdout.index("{") :])
    failed = [one for file in report["testResults"] for one in file["assertionResults"] if one["status"] == "failed"]
    assert not failed, failed[0]["failureMessages"][0][:3000]
    return int(report["numPassedTests"])
