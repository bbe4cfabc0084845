"""./dev skips what is done, and shows all of what went wrong."""

import os
import sys
from pathlib import Path

import pytest
from dev import commands, environment, steps


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    return tmp_path


def test_a_stamp_is_fresh_while_the_sources_are_the_same(root: Path) -> None:
    source = root / "native" / "tiles.hpp"
    source.parent.mkdir()
    source.write_text("34")

    def stamp(compiler: str = "c++") -> steps.Stamp:
        return steps.Stamp(root, "native", steps.fingerprint([source.parent], compiler))

    assert not stamp().fresh
    stamp().set()
    assert stamp().fresh
    assert not stamp("zig").fresh
    source.write_text("35")
    assert not stamp().fresh
    source.write_text("34")
    source.rename(source.with_name("kinds.hpp"))
    assert not stamp().fresh


def test_a_step_that_fails_shows_its_whole_output(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(steps.StepError, match=r"(?s)^first.*last$"):
        steps.step("counting", [sys.executable, "-c", "print('first\\n' + '.\\n' * 999 + 'last'); exit(3)"])
    assert "✗ counting" in capsys.readouterr().out


def test_a_step_that_succeeds_is_one_line(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    steps.step("counting", [sys.executable, "-c", "print('noise')"])
    out = capsys.readouterr().out
    assert "✓ counting" in out
    assert "noise" not in out


def test_an_unknown_command_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["plya"]) == 2
    shown = [line.split()[0] for line in capsys.readouterr().out.splitlines()[2:]]
    assert shown == ["setup", "play", "test", "check", "bench", "docs", "run", "lock"]


def test_a_program_has_the_environment_and_what_the_user_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUKA_DATA", "elsewhere")
    variables = environment.variables()
    assert variables["RUKA_DATA"] == "elsewhere"
    assert variables["PATH"].split(os.pathsep)[0] == str(environment.BIN)
