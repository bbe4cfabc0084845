"""What players say, read from their JSON: what is no message is refused with a code, and the field if there is one."""

from __future__ import annotations

import pytest

from ruka.errors import RukaError
from ruka.schema.heard import Act, Chosen, Hello, read_message

LONG = "x" * 65


def test_what_is_said_is_read() -> None:
    said = read_message('{"type":"act","question":3,"action":{"type":"discard","tile":"5p","drawn":true}}')
    assert said == Act(question=3, action=Chosen(type="discard", tile="5p", drawn=True))
    assert read_message('{"type":"hello","version":1}') == Hello(version=1, token=None, lang="en", seed="")


@pytest.mark.parametrize(
    ("text", "code", "field"),
    [
        ("", "bad-message", None),
        ("{", "bad-message", None),
        ("[]", "bad-message", None),
        ("{}", "bad-message", None),
        ("[" * 5000, "bad-message", None),
        ('{"type":"dance"}', "bad-message", None),
        ('{"type":5}', "bad-message", None),
        ('{"type":"next","more":1}', "bad-field", "more"),
        ('{"type":"hello"}', "bad-field", "version"),
        ('{"type":"hello","version":"1"}', "bad-field", "version"),
        ('{"type":"hello","version":1,"lang":"de"}', "bad-field", "lang"),
        ('{"type":"hello","version":1,"seed":"XYZ"}', "bad-field", "seed"),
        ('{"type":"hello","version":1,"seed":"ab\\n"}', "bad-field", "seed"),
        ('{"type":"act","question":1.5,"action":{"type":"pass"}}', "bad-field", "question"),
        ('{"type":"act","question":1,"action":[]}', "bad-field", "action"),
        ('{"type":"act","question":1,"action":{}}', "bad-field", "action.type"),
        ('{"type":"act","question":1,"action":{"type":"fly"}}', "unknown-action", None),
        (f'{{"type":"act","question":1,"action":{{"type":"{LONG}"}}}}', "too-long", "action.type"),
        ('{"type":"act","question":1,"action":{"type":"pass","note":"crashed"}}', "bad-field", "action.note"),
        ('{"type":"act","question":1,"action":{"type":"pass","seat":1}}', "bad-field", "action.seat"),
        (f'{{"type":"why","action":{{"type":"discard","tile":"{LONG}"}}}}', "too-long", "action.tile"),
    ],
)
def test_what_is_no_message(text: str, code: str, field: str | None) -> None:
    with pytest.raises(RukaError) as refused:
        read_message(text)
    assert (refused.value.code, refused.value.words.get("field")) == (code, field)
