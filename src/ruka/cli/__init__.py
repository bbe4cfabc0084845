"""The command line: `ruka shanten`, `ruka waits`, `ruka readings`, `ruka explore`."""

from ruka.cli.app import main

__all__ = ["main"]
