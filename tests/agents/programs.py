"""The commands of the programs beside this file."""

import shlex
import sys
from pathlib import Path

HERE = Path(__file__).parent


def command(script: str, *words: object) -> str:
    """Its last word is the number of its seat."""
    return f"{shlex.join([sys.executable, str(HERE / f'{script}.py'), *map(str, words)])} {{seat}}"
