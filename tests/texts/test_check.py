"""`tools/check_texts.py` finds what it is there for."""

import shutil
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "check_texts.py"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """It reads our sources once."""
    spec = spec_from_file_location("check_texts", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def check(tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The check, looking at a copy of the texts."""
    shutil.copytree(tool.TEXTS, tmp_path / "texts")
    monkeypatch.setattr(tool, "TEXTS", tmp_path / "texts")
    return tool


def change(path: Path, edit: Callable[[str], str]) -> None:
    before = path.read_text(encoding="utf-8")
    after = edit(before)
    assert after != before
    path.write_text(after, encoding="utf-8")


def test_our_texts_are_in_order(check: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main() == 0, capsys.readouterr().out


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("cs/hands.ftl", "wait-edge = čekání na rohu\n", "", "wait-edge: missing in cs"),
        ("pl/cli.ftl", "[few] rękę", "[two] rękę", "pl waits-total: has the plurals"),
        ("en/errors.ftl", "“{ $field }”", "it", "error-bad-field: the languages use different words"),
        ("en/cli.ftl", "help-json =", "lonely =", "lonely: is used nowhere"),
        ("cs/cli.ftl", "help-json =", "help-json = něco\nhelp-json =", "cs help-json: is there 2 times"),
        ("pl/web.ftl", "web-pages =", "help-json = coś\nweb-pages =", "pl help-json: is there 2 times"),
        ("en/errors.ftl", "error-bad-json =", "error-sad-json =", "error-sad-json: is used nowhere"),
    ],
)
def test_it_complains(
    check: ModuleType, capsys: pytest.CaptureFixture[str], file: str, old: str, new: str, complaint: str
) -> None:
    change(check.TEXTS / file, lambda text: text.replace(old, new))
    assert check.main() == 1
    assert complaint in capsys.readouterr().out
