"""The checks of ./dev check find what they are there to find."""

import subprocess
from pathlib import Path

import check_content
import check_layers
import pytest


@pytest.fixture
def package(tmp_path: Path) -> Path:
    folder = tmp_path / "ruka"
    for name in ("__init__.py", "errors.py", "tiles/__init__.py", "tiles/names.py", "hands/__init__.py", "testing.py"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    return folder


@pytest.mark.parametrize(
    "line",
    [
        "import ruka.errors",
        "from ruka import errors",
        "from ruka.tiles.names import x",
        "from . import names",
        "import sys",
    ],
)
def test_an_import_may_point_up_or_stay_inside(package: Path, line: str) -> None:
    (package / "tiles/__init__.py").write_text(line)
    assert not list(check_layers.faults(package))


@pytest.mark.parametrize(
    ("line", "below"),
    [
        ("import ruka.hands", "hands"),
        ("from ruka import hands", "hands"),
        ("from ..hands import x", "hands"),
        ("def f():\n    from ruka.hands import x", "hands"),
        ("import ruka", "ruka"),
        ("from ruka import parse", "ruka"),
        ("from ruka.testing import x", "testing"),
    ],
)
def test_an_import_that_points_down_is_found(package: Path, line: str, below: str) -> None:
    (package / "tiles/names.py").write_text(line)
    assert [fault.split(": ")[1] for fault in check_layers.faults(package)] == [
        f"tiles imports {below}, which stands below it"
    ]


def test_a_part_without_a_layer_is_found(package: Path) -> None:
    (package / "elsewhere.py").touch()
    assert list(check_layers.faults(package)) == ["ruka/elsewhere.py: elsewhere stands in no layer"]


@pytest.mark.parametrize(
    ("content", "what"),
    [
        ("see https://pypi" + ".org/simple", "address of a registry"),
        ("/home" + "/jana/ruka", "path of a machine"),
        ("gh" + "p_" + "x" * 36, "secret"),
        ("x" * 1_000_001, "bytes"),
    ],
)
def test_what_must_not_be_committed_is_found(tmp_path: Path, content: str, what: str) -> None:
    subprocess.check_call(["git", "init", "-q"], cwd=tmp_path)
    (tmp_path / "clean.txt").write_text("../shared/data and /dev/null are no machine's own")
    (tmp_path / "file.txt").write_text(content)
    (fault,) = check_content.faults(tmp_path)
    assert fault.startswith("file.txt:")
    assert what in fault
