"""Lock files: every package with its version and hashes, for every platform, without an address."""

from __future__ import annotations

import tomllib

from dev.environment import LOCKS, PYTHON
from dev.steps import ROOT, step

OPTIONS = ["--universal", "--generate-hashes", "--no-emit-index-url", "--no-header", "--no-annotate", "--quiet"]


def write(options: list[str]) -> None:
    """Lock each group of pyproject.toml; those installed beside `dev` agree with it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    oldest = project["project"]["requires-python"].removeprefix(">=")
    dev = LOCKS / "dev.txt"
    for group in sorted(project["dependency-groups"], key=lambda name: name != "dev"):
        # `dev` holds what ruka itself needs as well, with everything that is optional.
        sources = ["pyproject.toml", "--all-extras"] if group == "dev" else ["--constraint", dev]
        target = ["--python-version", oldest, "--output-file", LOCKS / f"{group}.txt"]
        command = [PYTHON, "-m", "uv", "pip", "compile", *sources, "--group", group, *OPTIONS, *target, *options]
        step(f"locking {group}", command)
