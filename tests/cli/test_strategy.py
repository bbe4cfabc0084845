"""`ruka element`, `ruka potential`, `ruka danger` and `ruka reading`, as people and programs call them."""

import json

import pytest

from ruka.cli import main
from tests.cli.test_hands import answer, lines
from tests.vectors.test_tables import VECTORS, cells


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def test_an_element_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert lines(answer(capsys, "element", "335m", "--visible", "4m")) == [
        "335m",
        "",
        "5 tiles complete it:",
        "3m  ×2  3 of characters",
        "4m  ×3  4 of characters",
    ]
    assert "No single tile completes it." in answer(capsys, "element", "19m")


def test_a_potential_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert lines(answer(capsys, "potential", "89p222p45m9m789s66z")) == [
        "459m 22289p 789s 66z",
        "",
        "2 tiles needed to win",
        "Attack: play to win from the start.",
        "",
        "sets        222p  789s",
        "elements    45m         8: 36m",
        "            89p         4: 7p",
        "            66z         2: 6z",
        "lone tiles  9m",
    ]
    late = answer(capsys, "potential", "89p222p45m9m789s66z", "--turn", "11", "--lang", "cs")
    assert "Braňte se" in late


def test_a_danger_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("danger", "5z", "--visible", "555z")
    assert lines(answer(capsys, *asked))[-1] == "Safe: no hand can win on it."
    assert lines(answer(capsys, *asked, "--rules", "hong-kong"))[2:] == [
        "These forms may win on it too:",
        "  thirteen orphans",
    ]
    assert lines(answer(capsys, "danger", "9m", "--visible", "999m"))[2:] == ["These may wait for it:", "78m"]


def test_a_reading_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    said = lines(answer(capsys, "reading", "3z7z37p148s6z9p2s3m"))
    assert said[:5] == ["37z 37p 148s 6z 9p 2s 3m", "", "collects: high characters", "Probably ready.", ""]
    assert said[5] == "· This player throws no characters, so probably collects them."


@pytest.mark.parametrize("lang", ["cs", "pl", "en"])
@pytest.mark.parametrize("case", cells("strategy.jsonl"), ids=lambda case: case["id"])
def test_every_case_has_words_in_every_language(
    capsys: pytest.CaptureFixture[str], case: dict[str, str], lang: str
) -> None:
    asked = next(case[name] for name in ("tiles", "hand", "tile", "discards") if name in case)
    options = {"visible": "--visible", "melds": "--sets", "seat": "--seat"}
    more = [word for name, option in options.items() if name in case for word in (option, case[name])]
    assert answer(capsys, case["kind"], asked, *more, "--lang", lang).strip()


def test_lines_of_questions(capsys: pytest.CaptureFixture[str]) -> None:
    """On the channel of each of them, and on that of `ruka score`."""
    cases = cells("strategy.jsonl")
    for command in ("element", "reading", "score"):
        output = answer(capsys, command, "--jsonl", str(VECTORS / "strategy.jsonl"))
        for case, line in zip(cases, output.splitlines(), strict=True):
            answered = json.loads(line)
            assert answered | case["expect"] == answered
            assert answered["id"] == case["id"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("element",),
        ("element", "5m5p"),
        ("element", "[555m]"),
        ("potential", "12m"),
        ("potential", "123m 456p 789s 11z 56p", "--turn", "0"),
        ("danger", "55m"),
        ("danger", "5m", "--forms", "pears"),
        ("danger", "5m", "--rules", "no-such"),
        ("reading", "12m", "--sets", "123s"),
        ("reading", "12m", "--seat", "X"),
        ("reading", "12m", "--cuts", "hhh"),
        ("reading", "1f"),
    ],
)
def test_bad_input_is_one_sentence(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert not said.out
    assert said.err.startswith("ruka: ")
    assert said.err.count("\n") == 1


def test_a_bad_line_is_answered_and_the_next_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: object) -> None:
    from pathlib import Path

    file = Path(str(tmp_path)) / "questions.jsonl"
    file.write_text('{"id": 1, "tiles": 5}\n{"id": 2, "kind": "danger", "tile": "9m", "visible": "9999m7777m"}\n')
    bad, good = map(json.loads, answer(capsys, "element", "--jsonl", str(file)).splitlines())
    assert bad["error"]["code"] == "bad-field"
    assert good["safe"] is True
