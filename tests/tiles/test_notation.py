"""The notation: what is read, what is printed, what is refused and where."""

import pytest

from ruka.errors import NotationError
from ruka.tiles import parse

PRINTED = [
    "123m 456p 789s 11z 56p",
    "234m 66p 45678s [777z] +9s",
    "19m 19p 19s 1234567z",
    "0p",
    "22p [123m] [0555s] <7777z> 4z +4z",
    "11m <2222p> 1f 5f",
]


@pytest.mark.parametrize("notation", PRINTED)
def test_what_is_printed_reads_back(notation: str) -> None:
    hand = parse(notation)
    assert parse(str(hand)) == hand


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("123M456P", "123m 456p"),
        ("9s1m5p", "1m 5p 9s"),
        ("EESWNPFC", "11234567z"),
        ("123S E", "123s 1z"),
        ("🀇🀙🀐 🀀 🀆🀅🀄", "1m 1p 1s 1567z"),
        ("🀤🀥", "34f"),
        ("[7 7 7z] 1m", "1m [777z]"),
    ],
)
def test_input_is_forgiving(typed: str, printed: str) -> None:
    assert parse(typed) == parse(printed)


@pytest.mark.parametrize(
    ("notation", "code", "column"),
    [
        ("", "empty", 1),
        ("   ", "empty", 1),
        ("12m 3x", "digits-without-suit", 5),
        ("12m ?", "unknown-character", 5),
        ("12m 345", "digits-without-suit", 5),
        ("12m s", "suit-without-digits", 5),
        ("18z", "bad-rank", 2),
        ("55555p", "fifth-tile", 5),
        ("1m [111m] 1m", "fifth-tile", 11),
        ("1m 11f", "duplicate-flower", 5),
        ("[124m]", "not-a-set", 1),
        ("<111z>", "not-a-concealed-kong", 1),
        ("[111z", "unclosed-set", 1),
        ("111z]", "unopened-set", 5),
        ("[111z>", "wrong-bracket", 6),
        ("[1m[11z]]", "nested-set", 4),
        ("12m + ", "winning-tile-missing", 5),
        ("+1m +2m", "winning-tile-twice", 5),
        ("12m +1f", "winning-flower", 6),
        ("123456789m 123456p", "too-many-tiles", 17),
        ("[111m][222m][333m][444m][555m]", "too-many-sets", 25),
    ],
)
def test_what_cannot_be_read_is_refused_at_its_place(notation: str, code: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse(notation)
    assert (caught.value.code, caught.value.column) == (code, column)
