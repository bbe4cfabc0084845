"""Words in three languages."""

import re
from pathlib import Path

import pytest

from ruka import texts
from ruka.texts import LANGUAGES, environment_language, text

SOURCES = Path(texts.__file__).parent


@pytest.mark.parametrize(
    ("lang", "count", "expected"),
    [
        ("en", 1, "1 tile from ready"),
        ("en", 2, "2 tiles from ready"),
        ("cs", 1, "do tenpai chybí 1 kámen"),
        ("cs", 4, "do tenpai chybějí 4 kameny"),
        ("cs", 5, "do tenpai chybí 5 kamenů"),
        ("pl", 1, "do tenpai brakuje 1 kamienia"),
        ("pl", 5, "do tenpai brakuje 5 kamieni"),
    ],
)
def test_plurals_follow_the_language(lang: str, count: int, expected: str) -> None:
    assert text("shanten", lang, count=count) == expected


@pytest.mark.parametrize(
    ("count", "expected"),
    [(1, "kończy 1 kamień"), (3, "kończą 3 kamienie"), (12, "kończy 12 kamieni"), (22, "kończą 22 kamienie")],
)
def test_polish_has_few_again_after_twenty(count: int, expected: str) -> None:
    assert text("waits-total", "pl", count=count) == f"rękę {expected}:"


@pytest.mark.parametrize(
    ("lang", "count", "expected"),
    [("en", 1, "1 second,"), ("cs", 2, "2 sekundy,"), ("cs", 5, "5 sekund,"), ("pl", 1, "1 sekunda,")],
)
def test_the_clock_counts_in_the_right_number(lang: str, count: int, expected: str) -> None:
    assert text("play-clock", lang, move=count, bank=10).startswith(expected)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_names_its_player_before_a_colon(lang: str) -> None:
    """The player may be "you", and a name is never declined: no verb and no case depends on it."""
    log = (SOURCES / lang / "play.ftl").read_text(encoding="utf-8")
    assert re.findall(r"\{ \$who \}(?!:).*", log) == []
    assert not re.search(r"play-log-ron.*(platí|płaci|pays)", log), "the discarder does not pay everywhere"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_are_explained_without_the_values_of_files(lang: str) -> None:
    sentences = "\n".join(file.read_text(encoding="utf-8") for file in (SOURCES / lang).glob("*.ftl"))
    raw = re.compile(r"(?m)^option-.*(?:\((?:all|first|none|[WSN]|[a-z]+_[a-z_]+)\)|\bstrict\b).*$")
    assert raw.findall(sentences) == []


def test_every_language_says_complete_and_ready_in_its_own_words() -> None:
    for count in (-1, 0):
        assert len({text("shanten", lang, count=count) for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_language_without_texts_answers_in_english() -> None:
    assert text("form-pairs", "de") == "seven pairs"


def test_a_key_without_text_is_a_mistake_in_the_program() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        text("no-such-key")


def test_words_are_filled_in_without_isolation_marks() -> None:
    assert text("error-tile-not-in-play", "cs", tile="2m") == "kámen 2m není ve hře."


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "pl"}, "pl"),
        ({}, "en"),
    ],
)
def test_language_of_the_environment(monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], lang: str) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert environment_language() == lang


# One word for each thing, as the sources and the glossary have it (findings, section E); a tie of points may be
# a "remíza" or "remis".
SLIPS = {
    "cs": r"líznut|lízn|lízl|(?<!term-tie = )\bremíz|okrást|okrád|\bodstavec\b"
    r"|\bset(?:y|ů|ech)\b|\bkongy\b|\bdávající|sloupeč|video mahjong",
    "pl": r"zestaw(?!y zasad| form| kamieni|u \{ \$name \})|\b(?:jest|są|pozostaje) tenpai|\b(?:ponu|kanu)\b"
    r"|\bkoła\b|\bkół\b|(?<!term-tie = )\bremis"
    r"|“|\boczekiwanie|\bfan(?:y|ów)\b|\bdub(?:el|le)\b|\bna ręce\b|\bkości\b|wideo-mahjong",
}


@pytest.mark.parametrize("lang", SLIPS)
def test_e_one_word_for_one_thing(lang: str) -> None:
    for file in (SOURCES / lang).glob("*.ftl"):
        found = re.findall(rf"(?im)^.*(?:{SLIPS[lang]}).*$", file.read_text(encoding="utf-8"))
        assert found == [], file.name


@pytest.mark.parametrize(
    "number",
    [10**29, -(10**29), 10**5000, 1e300, float("inf")],
    ids=["long", "negative", "endless", "real", "infinite"],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_that_nobody_can_read_is_not_repeated(lang: str, number: float) -> None:
    assert "…" in text("error-no-such-seat", lang, seat=number, last=3)
