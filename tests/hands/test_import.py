"""What `import ruka` brings, and what it does not."""

import subprocess
import sys
from types import FunctionType

import ruka


def test_heavy_modules_stay_away_until_they_are_needed() -> None:
    heavy = "{'numpy', 'fluent', 'msgspec', 'pathlib', 'rich', 'typer', 'textual'}"
    program = f"import sys, ruka; ruka.shanten('123m 456p 789s 11z 56p'); print({heavy} & set(sys.modules))"
    output = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert output.stdout.strip() == "set()"


def test_every_public_function_has_an_example() -> None:
    functions = {name: getattr(ruka, name) for name in ruka.__all__ if isinstance(getattr(ruka, name), FunctionType)}
    assert {"shanten", "waits", "readings"} <= set(functions)
    assert [name for name, function in functions.items() if ">>>" not in function.__doc__] == []
