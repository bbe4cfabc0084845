"""What players say, read from their JSON: what is no message is refused with a code, and the field where there is one."""

from __future__ import annotations

import asyncio
import json

import pytest

from ruka.errors import RukaError
from ruka.schema.messages import Act, Chosen, Happened, Hello, read_message
from tests.session.kit import PEOPLE, QUICK, Guest, make, playing, run_at_once, setup

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
        ('{"type":"act","question":1,"action":{"type":"pass","note":"crashed"}}', "bad-field", "action.note"),
        ('{"type":"act","question":1,"action":{"type":"pass","seat":1}}', "bad-field", "action.seat"),
        (f'{{"type":"why","action":{{"type":"discard","tile":"{LONG}"}}}}', "too-long", "action.tile"),
    ],
)
def test_what_is_no_message(text: str, code: str, field: str | None) -> None:
    with pytest.raises(RukaError) as refused:
        read_message(text)
    assert (refused.value.code, refused.value.words.get("field")) == (code, field)


def test_those_who_see_the_same_are_told_the_same_message() -> None:
    async def game() -> None:
        table = make(*PEOPLE, made=setup(), pacing=QUICK)
        seats = [Guest(table, seat, reads=None) for seat in range(4)]
        watchers = [Guest(table, None) for _ in range(2)]
        await playing(table, lambda: len(watchers[0].of(Happened)) > 20)
        shared = 0
        for number, told in enumerate(watchers[0].of(Happened)):
            assert watchers[1].of(Happened)[number] is told
            same = [seat for seat in seats if seat.of(Happened)[number] == told]
            assert all(seat.of(Happened)[number] is told for seat in same)
            assert json.loads(told.written)["events"] == [event.to_json() for event in told.events]
            shared += len(same)
        assert shared > 20

    run_at_once(game())
