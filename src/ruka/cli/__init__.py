"""The command line: `ruka shanten`, `ruka score`, `ruka serve` and the rest."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ruka.errors import MissingExtra, extra
from ruka.texts import environment_language

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    try:
        with extra("cli"):
            from ruka.cli.app import main as run
    except MissingExtra as missing:  # the program is there with the library, what it is made of is not
        print(f"ruka: {missing.sentence(environment_language())}", file=sys.stderr)
        return 2
    return run(arguments)
