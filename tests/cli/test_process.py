"""The installed command as a process of its own."""

import json
import subprocess
import sys
from pathlib import Path

COMMAND = [str(Path(sys.executable).with_name("ruka"))]


def run(*arguments: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    environment = {"LC_ALL": "C.UTF-8"} | environment
    return subprocess.run(
        [*COMMAND, *arguments],
        input=stdin,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_version() -> None:
    result = run("--version")
    assert (result.returncode, result.stdout.split()[0]) == (0, "ruka")


def test_colour_is_asked_for_and_refused_by_the_environment() -> None:
    hand = ("waits", "123m 456p 789s 11z 56p")
    assert "\x1b[" not in run(*hand).stdout
    assert "\x1b[" in run(*hand, FORCE_COLOR="1", TERM="xterm-256color").stdout
    assert "\x1b[48" not in run(*hand, FORCE_COLOR="1", NO_COLOR="1", TERM="xterm-256color").stdout


def test_bad_input_ends_with_2_and_no_traceback() -> None:
    result = run("readings", "1m +", LC_ALL="pl_PL.UTF-8")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "ruka: Na pozycji 4: po „+” brakuje kamienia.\n"


def test_lines_are_answered_one_by_one() -> None:
    lines = [json.dumps({"id": number, "hand": "123m 456p 789s 11z 56p"}) for number in range(3)]
    result = run("waits", "--jsonl", stdin="\n".join(lines))
    assert [json.loads(line)["id"] for line in result.stdout.splitlines()] == [0, 1, 2]
