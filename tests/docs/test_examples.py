"""Every example in the documents runs, and says what the document says."""

import doctest
import io
import re
import shlex
from pathlib import Path

import pytest

from ruka.cli import main
from ruka.scoring import Circumstances

ROOT = Path(__file__).parents[2]
DOCUMENTS = {path.name: path for path in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))}
BLOCK = re.compile(r"```console\n(.*?)```", re.DOTALL)
COMMAND = re.compile(r"^\$ (.*)\n((?:[^$\n].*\n|\n)*)", re.MULTILINE)


def console_examples() -> list[tuple[str, str]]:
    """Commands of `console` blocks with what they print."""
    blocks = [block for path in DOCUMENTS.values() for block in BLOCK.findall(path.read_text("utf-8"))]
    return [example for block in blocks for example in COMMAND.findall(block)]


@pytest.mark.parametrize("name", [name for name, path in DOCUMENTS.items() if ">>>" in path.read_text("utf-8")])
def test_python_examples(name: str) -> None:
    result = doctest.testfile(str(DOCUMENTS[name]), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize(("command", "expected"), console_examples())
def test_console_examples(
    command: str, expected: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("COLUMNS", raising=False)
    if piped := re.fullmatch(r"echo '(.*)' \| (.*)", command):
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(piped[1].encode())))
        command = piped[2]
    main(shlex.split(command)[1:])
    output = capsys.readouterr()
    printed = re.sub(r" +$", "", output.out + output.err, flags=re.MULTILINE)
    assert printed == expected


def test_the_document_on_scoring_names_every_circumstance() -> None:
    written = DOCUMENTS["scoring.md"].read_text("utf-8")
    assert [name for name in Circumstances.__annotations__ if f"`{name}`" not in written] == []
