"""The subcommands of ./dev."""

from __future__ import annotations

import sys

from dev import environment
from dev.steps import StepError


def main(words: list[str]) -> int:
    try:
        environment.setup()
    except StepError as error:
        print(error, file=sys.stderr)
        return 1
    return 0
