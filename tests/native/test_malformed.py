"""Damaged notations by the thousand: each gets a sentence with a place, or is good and reads back as it was printed."""

import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

import ruka
from ruka import _core
from ruka.errors import NotationError, RukaError
from ruka.testing import notations
from ruka.texts import LANGUAGES

HEADER = Path(__file__).parents[2] / "native" / "include" / "ruka" / "tiles" / "faults.hpp"
# the table at the head of the header: the code, then the column it names
CODES = set(re.findall(r"^//   ([a-z]+(?:-[a-z]+)*) {2,}\S", HEADER.read_text("utf-8"), re.MULTILINE)) - {"code"}


def damaged(number: int, seed: int) -> list[str]:
    rng = Random(seed)
    return [notations.damaged(rng, notations.good(rng)) for _ in range(number)]


def refusal(text: str) -> NotationError | None:
    try:
        hand = ruka.parse(text)
    except NotationError as error:
        return error
    assert ruka.parse(str(hand)) == hand, repr(text)
    return None


@pytest.mark.parametrize("number", [30_000, pytest.param(300_000, marks=pytest.mark.long)])
def test_every_damaged_notation_is_refused_with_a_place_or_reads_back(number: int) -> None:
    refusals = [(text, refusal(text)) for text in damaged(number, seed=2)]
    refused = {text: error for text, error in refusals if error}
    assert len(refused) > number // 2
    assert {error.code for error in refused.values()} == CODES, "a code that never came, or that the header lacks"
    for text, error in refused.items():
        assert 1 <= error.column <= max(1, len(text)), repr(text)


def test_every_refusal_has_its_sentence_in_every_language() -> None:
    for text in damaged(2000, seed=3):
        if error := refusal(text):
            check_sentences(error)


def check_sentences(error: RukaError) -> None:
    sentences = {error.sentence(lang) for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES), f"{error.code}: a language without its own words: {sentences}"
    assert not any("{ $" in sentence or error.code in sentence for sentence in sentences), sentences


def test_questions_refuse_what_they_cannot_answer() -> None:
    codes: Counter[str] = Counter()
    for number, text in enumerate(damaged(10_000, seed=4)):
        question = (ruka.shanten, ruka.waits, ruka.readings)[number % 3]
        try:
            question(text)
        except RukaError as error:
            codes[error.code] += 1
    assert codes["wrong-tile-count"]
    assert set(codes) <= CODES | {"wrong-tile-count"}


def test_typed_notations_are_understood() -> None:
    rng = Random(5)
    for _ in range(3000):
        hand = _core.parse(notations.good(rng))
        typed = notations.typed(rng, hand)
        assert _core.parse(typed) == hand, typed


def command_line(*words: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).with_name("ruka")), *words]
    return subprocess.run(command, input=lines, capture_output=True, encoding="utf-8", check=False)


@pytest.mark.parametrize("question", ["shanten", "waits", "readings"])
def test_the_command_line_answers_every_line(question: str) -> None:
    texts = damaged(300, seed=6)
    lines = "".join(json.dumps({"id": number, "hand": text}) + "\n" for number, text in enumerate(texts))
    run = command_line(question, "--jsonl", lines=lines)
    assert run.returncode in (0, 2)
    assert run.stderr == ""
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == list(range(len(texts)))
    refused = [answer["error"] for answer in answers if "error" in answer]
    assert refused
    assert all(error["code"] in CODES | {"wrong-tile-count"} and error["message"] for error in refused)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_line_refuses_with_one_sentence(lang: str) -> None:
    run = command_line("shanten", "11111m", "--lang", lang)
    assert (run.returncode, run.stdout) == (2, "")
    assert len(run.stderr.strip().splitlines()) == 1
