"""`ruka score`: for people, for programs, as a page, and what it refuses."""

import inspect
import json
from pathlib import Path
from typing import Any

import pytest

from ruka.cli import main, questions
from ruka.cli.channel import answer_lines
from ruka.cli.score import score
from ruka.scoring.win import GIVEN
from tests.cli.test_process import run

VECTORS = Path(__file__).parents[1] / "vectors" / "ema-tables.jsonl"
HAND = ("234m", "66p", "[777z]", "456s", "78s", "+9s")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.delenv("COLUMNS", raising=False)


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    return capsys.readouterr().out


def test_every_circumstance_reaches_the_score(capsys: pytest.CaptureFixture[str]) -> None:
    concealed = "234m 66p 777z 456s 78s +9s"
    arguments = (
        "--win ron --seat W --round S --double-riichi --ippatsu --dora 6z --ura 1s --honba 2 --sticks 1 --discarder N"
    )
    found = json.loads(answer(capsys, "score", "ema-riichi", concealed, *arguments.split(), "--last-tile", "--json"))
    patterns = [line["pattern"] for line in found["lines"] if line["tag"] != "points"]
    assert patterns == ["ippatsu", "double_riichi", "yakuhai_red", "houtei", "dora"]
    assert (found["seat"], found["round"], found["win"]) == ("W", "S", "ron")
    assert (found["total"], found["received"], found["deltas"]) == (16000, 17600, [0, 0, 17600, -16600])


def test_kongs_first_turn_and_liability(capsys: pytest.CaptureFixture[str]) -> None:
    kong = json.loads(
        answer(
            capsys, "score", "ema-riichi", "<7777z> 234m 66p 456s 78s +9s", "--win", "tsumo", "--after-kong", "--json"
        )
    )
    assert "rinshan" in [line["pattern"] for line in kong["lines"]]
    robbed = json.loads(answer(capsys, "score", "ema-riichi", *HAND, "--robbing-kong", "--json"))
    assert "chankan" in [line["pattern"] for line in robbed["lines"]]
    first = json.loads(answer(capsys, "score", "ema-riichi", "234m 66p 345p 456s 78s +9s", "--first-turn", "--json"))
    assert first["headline"] == "Yakuman: 32000 points"
    fed = json.loads(answer(capsys, "score", "ema-riichi", "[555z] [666z] [777z] 11m 23p +1p", "--pao", "W", "--json"))
    assert [payment["payer"] for payment in fed["payments"]] == ["discarder", "feeder"]
    north = json.loads(
        answer(capsys, "score", "tenhou-3p", "123p 456p 789s 11z 56p +7p", "--nuki", "2", "--riichi", "--json")
    )
    assert "nuki_dora" in [line["pattern"] for line in north["lines"]]


def test_options_change_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    simples = ("score", "ema-riichi", "[234m] 66p 567p 456s 78s +6s")
    assert "No win" in answer(capsys, *simples)
    assert "All simples" in answer(capsys, *simples, "--option", "open_tanyao=true", "--option", "red_fives=no")


def test_house_rules_stand_in_place_of_the_id(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    house = tmp_path / "club.toml"
    house.write_text('base = "ema-riichi"\nname = "Thursday club"\n[prices]\nyakuhai_red = 3\n', encoding="utf-8")
    output = answer(capsys, "score", "--house", str(house), *HAND)
    assert "Thursday club" in output
    assert "3 fan, 30 fu: 3900 points" in output


def test_terms_language_and_readings(capsys: pytest.CaptureFixture[str]) -> None:
    output = answer(
        capsys, "score", "ema-riichi", "112233m 112233p 9s +9s", "--lang", "pl", "--terms", "japanese", "--all-readings"
    )
    assert "Ryanpeikou" in output
    assert output.count("Chiitoitsu") == 2


def test_a_page_is_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "score.html"
    assert answer(capsys, "score", "ema-riichi", *HAND, "--html", str(page), "--lang", "cs") == ""
    assert '<html lang="cs">' in page.read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["score"], "Name a rule set, such as ema-riichi"),
        (["score", "ema-riichi"], "Give a hand after the rule set"),
        (["score", "ema-richi", *HAND], "There is no rule set “ema-richi”; did you mean ema-riichi?"),
        (["score", "bridge", *HAND], "There is no rule set “bridge”; choose from: ema-riichi"),
        (["score", "ema-riichi", *HAND, "--win", "luck"], "A hand is won by “ron” or by “tsumo”, not by “luck”."),
        (["score", "ema-riichi", *HAND, "--seat", "X"], "“X” is not a wind"),
        (["score", "ema-riichi", *HAND, "--riichi"], "Riichi needs a concealed hand"),
        (["score", "ema-riichi", *HAND, "--honba", "-1"], "“honba” is a whole number from 0 to 99."),
        (["score", "ema-riichi", *HAND, "--dora", "9x"], "At position 1"),
        (["score", "ema-riichi", *HAND, "--terms", "latin"], "There are no terms “latin”"),
        (["score", "ema-riichi", *HAND, "--option", "open_tanyao"], "“open_tanyao” does not set an option"),
        (["score", "ema-riichi", *HAND, "--option", "open_tanyao=maybe"], "The option “open_tanyao” cannot be maybe"),
        (["score", "ema-riichi", *HAND, "--option", "wine=red"], "The rule set ema-riichi has no option “wine”"),
        (["score", "ema-riichi", "234m 66p [777z] 456s 789s"], "The winning tile is missing"),
        (["score", "ema-riichi", "234m 66p +9s"], "This question needs 14 tiles and the hand has 6"),
        (["score", "ema-riichi", *HAND, "--house", "no-such.toml"], "The file no-such.toml cannot be read."),
        (
            ["score", "ema-riichi", *HAND, "--html", "no/such/folder.html"],
            "The file no/such/folder.html cannot be written.",
        ),
        (["score", "ema-riichi", *HAND, "--discarder", "S"], "The winner cannot be the discarder."),
        (["score", "ema-riichi", "234m 66p 777z 456s 78s +9s", "--ippatsu"], "Ippatsu is possible only with riichi."),
    ],
)
def test_bad_input_is_one_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str) -> None:
    assert main(arguments) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith(f"ruka: {sentence}")
    assert output.err.count("\n") == 1


def lines(*cases: dict[str, Any] | str) -> str:
    return "\n".join(case if isinstance(case, str) else json.dumps(case) for case in cases)


def answers(*cases: dict[str, Any] | str) -> list[dict[str, Any]]:
    result = run("score", "--jsonl", stdin=lines(*cases))
    assert (result.returncode, result.stderr) == (0, "")
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_the_tables_of_the_sources_through_a_process() -> None:
    cases = [json.loads(line) for line in VECTORS.read_text("utf-8").splitlines()]
    for case, given in zip(cases, answers(*cases), strict=True):
        assert given | case["expect"] == given, case
        assert given["id"] == case["id"]


def test_a_case_of_each_kind() -> None:
    won, limit, payment, waits = answers(
        {"id": 1, "rules": "ema-riichi", "hand": "234m 66p 777z 456s 78s +9s", "riichi": True, "dora": ["6z"]},
        {"id": 2, "rules": "ema-riichi", "hand": "19m 19p 19s 1234567z +1z", "win": "tsumo", "dealer": True},
        {"id": 3, "kind": "payment", "rules": "ema-riichi", "total": 1280, "winner": "other", "win": "tsumo"},
        {"id": 4, "kind": "waits", "rules": "tenhou-3p", "hand": "19m 123p 456p 789s 11z"},
    )
    assert {name: won[name] for name in ("fan", "fu", "base", "total", "limit", "patterns")} == {
        "fan": 5,
        "fu": 38,
        "base": 40,
        "total": 8000,
        "limit": "mangan",
        "patterns": ["riichi", "yakuhai_red", "dora"],
    }
    assert (limit["yakuman"], limit["total"], "fu" in limit) == (2, 96000, False)
    assert payment["pay"] == {"dealer": 2600, "others": 1300}
    assert waits["waits"] == []


@pytest.mark.parametrize(
    ("case", "code"),
    [
        ("nonsense", "bad-json"),
        ({"kind": "weather"}, "unknown-kind"),
        ({"hand": "1m"}, "bad-field"),
        ({"rules": "ema-riichi"}, "bad-field"),
        ({"rules": "bridge", "hand": "1m"}, "unknown-rules"),
        ({"rules": "ema-riichi", "hand": "1m"}, "wrong-tile-count"),
        ({"rules": "ema-riichi", "hand": "1x"}, "digits-without-suit"),
        ({"rules": "ema-riichi", "options": {"wine": 1}, "hand": "1m"}, "unknown-option"),
        ({"rules": "ema-riichi", "options": {"renhou": []}, "hand": "1m"}, "bad-option-value"),
        ({"rules": "ema-riichi", "options": [], "hand": "1m"}, "bad-field"),
        ({"rules": "ema-riichi", "hand": " ".join(HAND), "dora": [5]}, "bad-field"),
        ({"rules": "ema-riichi", "hand": " ".join(HAND), "riichi": "yes"}, "bad-circumstance"),
        ({"rules": "ema-riichi", "hand": " ".join(HAND), "dealer": True, "seat": "S"}, "dealer-is-not-east"),
        ({"rules": "ema-riichi", "kind": "points", "fu": 30}, "bad-field"),
        ({"rules": "ema-riichi", "kind": "points", "fu": 30, "fan": 1000}, "bad-number"),
        ({"rules": "ema-riichi", "kind": "payment", "total": 5, "winner": "me"}, "bad-field"),
        ({"rules": "ema-riichi", "kind": "payment", "total": 5, "win": "luck"}, "bad-win"),
    ],
)
def test_a_bad_line_is_answered(case: dict[str, Any] | str, code: str) -> None:
    good = {"id": "good", "rules": "ema-riichi", "hand": " ".join(HAND)}
    bad, next_one = answer_lines(lines(case, good).splitlines(), questions.answer, "cs")
    assert bad["error"]["code"] == code
    assert bad["error"]["message"].endswith(".")
    assert (next_one["id"], next_one["total"]) == ("good", 1000)


def test_every_circumstance_has_a_flag() -> None:
    assert set(GIVEN) <= inspect.signature(score).parameters.keys()


def test_the_last_of_its_kind(capsys: pytest.CaptureFixture[str]) -> None:
    hand = ("score", "mcr", "234m 345p 678s 55z 57m +6m", "--json")
    patterns = [
        {line["pattern"] for line in json.loads(answer(capsys, *hand, *flag))["lines"]}
        for flag in ((), ("--last-of-kind",))
    ]
    assert patterns[1] - patterns[0] == {"mcr_27"}


def test_the_hand_of_another_is_given_once(capsys: pytest.CaptureFixture[str]) -> None:
    other = ("--other", "E=[111z] 2468m 3579p 13s")
    assert main(("score", "european-classical", "[555z] 123p 456p 789s 9s +9s", *other, "--other", "e=123m")) == 2
    assert "The hand of E is given twice." in capsys.readouterr().err
