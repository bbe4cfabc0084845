"""Errors: a stable code, and a sentence in every language."""

import pickle

import pytest

from ruka.errors import IllegalAction, NotationError, RukaError, UnknownName


def test_the_sentence_names_place_and_reason_in_every_language() -> None:
    error = NotationError("fifth-tile", 7, tile="5p")
    assert str(error) == "At position 7: this is a fifth 5p; there are four tiles of a kind."
    assert error.sentence("cs") == "Na pozici 7: 5p je tu popáté; od každého druhu jsou čtyři kameny."
    assert error.sentence("pl") == "Na pozycji 7: 5p jest tu po raz piąty; każdego rodzaju są cztery kamienie."


def test_json_has_the_code_and_the_message_of_the_language() -> None:
    error = RukaError("wrong-tile-count", expected="13", actual=2)
    assert error.to_json("cs") == {
        "code": "wrong-tile-count",
        "message": "Tato otázka se týká 13 kamenů a ruka jich má 2; sada se počítá za tři.",
    }


@pytest.mark.parametrize("error", [NotationError("empty", 1), UnknownName("unknown-kind", name="x", known="y")])
def test_errors_travel_between_processes(error: RukaError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), copy.code, str(copy)) == (type(error), error.code, str(error))


def test_all_of_them_are_value_errors() -> None:
    with pytest.raises(ValueError, match="At position 1"):
        raise NotationError("empty", 1)


@pytest.mark.parametrize(
    ("lang", "alone", "several"),
    [
        ("en", "This tile does not complete your hand: east wind.", "red 5 of dots, 6 of dots, south wind."),
        ("cs", "Tento kámen vaši ruku nedoplní: východní vítr.", "Červená pětka kol, šestka kol a jižní vítr"),
        ("pl", "Ten kamień nie kończy twojej ręki: wiatr wschodni.", "Czerwona piątka kółek, szóstka kółek i wiatr"),
    ],
)
def test_a_table_refuses_by_the_names_of_tiles(lang: str, alone: str, several: str) -> None:
    assert IllegalAction("not-complete", tile="1z").sentence(lang) == alone
    assert several in IllegalAction("no-such-set", tiles="06p", tile="2z").sentence(lang)
