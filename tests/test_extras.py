"""`pip install ruka` alone: the library works without the packages of its extras, and says which extra is missing."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from contextlib import suppress
from functools import cache
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

# As if they were not installed: in a new interpreter, before anything is imported.
BLOCK = """
import sys

class Absent:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in {packages}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Absent)
"""

LIBRARY = """
import importlib, pkgutil
import ruka

print(ruka.score("tenhou", "123m 456p 789s 11z 56p +7p", win="tsumo", riichi=True))
print(ruka.explain.explain("ema-riichi", "123m 22z 406p 56789s +7s", riichi=True).text("cs").splitlines()[-1])
table = ruka.Table("tenhou", seed=7)
print(ruka.replay(table.record) is not None, ruka.simulate("tenhou", games=1, seed=1).hands > 0)
print(ruka.load_rules, ruka.batch.shanten(ruka.batch.counts(["123m 456p 789s 11z 56p"]))[0])
<<<<<<< HEAD
parts = "schema tiles hands rules patterns scoring rulesets engine batch explain records views".split()
parts += "agents simulator testing".split()
for part in parts:
=======
parts = "tiles hands rules patterns scoring rulesets engine batch explain records views agents simulator testing"
for part in parts.split():
>>>>>>> agents
    found = importlib.import_module(f"ruka.{part}")
    for module in pkgutil.walk_packages(getattr(found, "__path__", ()), f"ruka.{part}."):
        if module.name != "ruka.testing.strategies":  # hypothesis comes with no extra
            importlib.import_module(module.name)
import ruka.env
print("imported")
"""


def distribution(requirement: str) -> str:
    """The name alone, as the index spells it."""
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found is not None
    return re.sub(r"[._-]+", "-", found[0]).lower()


def required(*requirements: str) -> frozenset[str]:
    """These distributions, and whatever they need in turn."""
    found: set[str] = set()
    open_ = [*map(distribution, requirements)]
    while open_:
        if (name := open_.pop()) not in found:
            found.add(name)
            with suppress(PackageNotFoundError):  # for another system
                needs = [one for one in requires(name) or () if "extra ==" not in one]
                open_ += map(distribution, needs)
    return frozenset(found)


@cache
def absent(*extras: str, beside: str = "") -> frozenset[str]:
    """The modules that are missing where these extras are not installed; `beside` is one that is."""
    optional = PROJECT["optional-dependencies"]
    there = required(*PROJECT["dependencies"], *optional.get(beside, ()))
    gone = required(*(one for name in extras for one in optional[name] if one != "ruka[cli]")) - there
    modules = packages_distributions()
    return frozenset(module for module, names in modules.items() if {*map(distribution, names)} & gone)


def run(program: str, blocked: frozenset[str], *words: str) -> subprocess.CompletedProcess[str]:
    source = BLOCK.format(packages=set(blocked)) + program
    return subprocess.run([sys.executable, "-c", source, *words], capture_output=True, text=True, check=False)


def test_the_library_needs_no_package_of_an_extra() -> None:
    done = run(LIBRARY, absent(*PROJECT["optional-dependencies"]))
    assert done.stderr == ""
    assert done.stdout.splitlines()[0] == "<Score 2000: 2 fan 30 fu, riichi, menzen_tsumo>"
    assert done.stdout.splitlines()[-1] == "imported"


@pytest.mark.parametrize(
    ("extra", "words"),
    [
        ("cli", ["--version"]),
        ("cli", ["waits", "123m"]),
        ("server", ["serve", "--lang", "en"]),
    ],
)
def test_a_command_says_which_extra_it_needs(extra: str, words: list[str]) -> None:
    program = "from ruka.cli import main\nsys.exit(main(sys.argv[1:]))"
    done = run(program, absent(extra, beside="cli" if extra == "server" else ""), *words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert re.fullmatch(rf"ruka: .*pip install 'ruka\[{extra}\]'\.\n", done.stderr)


def test_other_commands_do_without_the_server() -> None:
    program = "from ruka.cli import main\nsys.exit(main(sys.argv[1:]))"
    done = run(program, absent("server", beside="cli"), "waits", "123m 456p 789s 11z 56p", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)


SIGNED = """
from ruka.engine.record import Seal
from ruka.records.seal import is_signed

is_signed(b'{,"signature":"00"}', Seal((), "00" * 32, "00"))
"""


@pytest.mark.parametrize(("extra", "program"), [("env", "from ruka.env import ruka_v0"), ("cli", SIGNED)])
def test_the_library_says_which_extra_it_needs(extra: str, program: str) -> None:
    caught = f"import ruka\ntry:\n    exec({program!r})\nexcept ImportError as error:\n    print(error.code, error)"
    done = run(caught, absent(extra))
    assert done.stderr == ""
    assert re.fullmatch(rf"missing-extra .*pip install 'ruka\[{extra}\]'\.\n", done.stdout)
