"""The client's types, the reference pages and the JSON Schema follow from the schema: it changes, and so do they."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import declared
import pytest

import ruka
from ruka import _core
from ruka.rules import policies
from ruka.schema import OFFENCES
from ruka.schema.described import json_schema

TOOLS = Path(__file__).parents[2] / "tools"
# A build in place finds its modules by itself; the copy is found by its path.
LOOK = """
import json, sys
sys.meta_path[:] = [one for one in sys.meta_path if "editable" not in type(one).__module__]
sys.path[:0] = sys.argv[1:]
import ruka, schema_pages, web_types
from ruka.schema.described import json_schema
assert ruka.__file__.startswith(sys.argv[1])
print(json.dumps({
    "types": web_types.made(),
    "events": "\\n".join(schema_pages.events()),
    "actions": "\\n".join(schema_pages.action_types()),
    "messages": "\\n".join(schema_pages.player_says()),
    "schema": json.dumps(json_schema()),
}))
"""


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What is made from a copy of the package whose schema says more."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(Path(ruka.__file__).parent, folder / "ruka")
    for file in Path(_core.__file__ or "").parent.glob("*.*"):
        if file.suffix in (".so", ".pyd", ".bin"):
            shutil.copy(file, folder / "ruka")
    _say(folder, "events", "    riichi: bool = False", "    slowly: bool = False  # after long thought\n")
    _say(folder, "actions", '    "pass",', '    "snap",  # nothing that mahjong knows\n')
    _say(folder, "heard", "    seed: Seed", "    colour: str  # of the tiles' backs\n")
    look = [sys.executable, "-c", LOOK, str(folder), str(TOOLS)]
    done = subprocess.run(look, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    made: dict[str, str] = json.loads(done.stdout)
    return made | {"header": declared.header(declared.read(folder / "ruka"))}


def _say(folder: Path, module: str, before: str, more: str) -> None:
    """One line more in a module of the schema."""
    path = folder / f"ruka/schema/{module}.py"
    text = path.read_text("utf-8")
    assert text.count(before) == 1
    path.write_text(text.replace(before, more + before), "utf-8")


def test_the_types_of_the_client_follow(changed: dict[str, str]) -> None:
    lines = changed["types"].splitlines()
    discard, hello = (
        next(line for line in lines if line.startswith(f"export type {one} ")) for one in ("Discard", "Hello")
    )
    assert "slowly?: boolean" in discard
    assert "colour: string" in hello
    assert '"snap"' in changed["types"]


def test_the_reference_follows(changed: dict[str, str]) -> None:
    assert "`slowly?`: after long thought" in changed["events"]
    assert "| `snap` |  | nothing that mahjong knows |" in changed["actions"]
    assert "`colour`: of the tiles' backs" in changed["messages"]


def test_the_json_schema_follows(changed: dict[str, str]) -> None:
    assert "after long thought" in changed["schema"]
    assert "after long thought" not in json.dumps(json_schema())


def test_the_core_follows(changed: dict[str, str]) -> None:
    """Policies and the stub: test_declared.py."""
    assert "enum class ActionType : std::uint8_t { snap, pass, discard, " in changed["header"]


def test_offences_are_those_that_rules_punish() -> None:
    """The build reads policies by themselves, so that they list them too."""
    assert OFFENCES == policies.OFFENCES


@pytest.mark.parametrize("tool", ["web_types", "schema_pages"])
def test_what_is_kept_is_what_is_made(tool: str) -> None:
    done = subprocess.run(
        [sys.executable, TOOLS / f"{tool}.py", "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_whoever_reads_only_the_beginning_breaks_nothing() -> None:
    told = subprocess.Popen(
        [sys.executable, "-m", "ruka.schema"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert told.stdout is not None
    assert told.stderr is not None
    told.stdout.readline()
    told.stdout.close()
    assert (told.stderr.read(), told.wait()) == ("", 0)
    told.stderr.close()
