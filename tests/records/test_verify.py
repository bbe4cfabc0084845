"""`ruka.records.verify`: a fair game passes, and whatever is changed in it is found, with its place."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from itertools import permutations
from random import Random

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace as changed

from ruka import RecordError, Table
from ruka.engine import Record, SharedSeed, Start
from ruka.engine.record import parse_record
from ruka.records.seal import public_hex, sealed
from ruka.records.verify import CHECKS, Verification, verify
from ruka.schema import Win
from ruka.texts import LANGUAGES
from tests.engine.games import play
from tests.records import reference_verify

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
OTHER = Ed25519PrivateKey.from_private_bytes(bytes(32))
SEED = SharedSeed.of("5eed" * 16, ("03", "", "b2", ""))


def written(record: Record) -> bytes:
    return "".join(f"{line}\n" for line in record.lines()).encode()


@cache
def game() -> Record:
    table = play(Table("tenhou", SEED, {"length": "tonpuu"}), Random(3))
    return replace(table.record, players=("Eva", "Bot", "Žofie", "Bot 2"))


@cache
def fair() -> bytes:
    return written(sealed(game(), KEY))


def failed(found: Verification) -> dict[str, str]:
    return {check.name: check.reason.code for check in found.checks if check.reason is not None}


def unknown(found: Verification) -> list[str]:
    return [check.name for check in found.checks if check.passed is None]


def test_a_fair_game_passes_every_check() -> None:
    found = verify(fair(), key=public_hex(KEY), commitment=SEED.commitment, shares=["b2"])
    assert found.verified
    assert [check.name for check in found.checks] == [*CHECKS]
    assert found.key == public_hex(KEY)
    reference_verify.check(fair())
    for lang in LANGUAGES:
        assert found.key in found.checks[2].sentence(lang)


@pytest.mark.parametrize("rules", ["tenhou-3p", "japanese-classical-5p"])
def test_a_game_by_other_rules_passes(rules: str) -> None:
    people = Table(rules, 1).players
    table = play(Table(rules, SharedSeed.of("0" * 64, ("1",) * people)), Random(5))
    assert verify(written(sealed(table.record, KEY))).sound


# --- shares ---


def test_g6_without_a_share_nothing_is_called_verified() -> None:
    found = verify(fair(), key=public_hex(KEY), commitment=SEED.commitment)
    assert (found.sound, found.verified, found.fault) == (True, False, None)
    assert unknown(found) == ["share"]
    assert found.shares == ("03", "", "b2", "")
    (share,) = (check for check in found.checks if check.name == "share")
    assert share.sentence().startswith("The players' shares were not checked: a server could try others")


@pytest.mark.parametrize("shares", [["b2"], ["b2", "03"]])
def test_g6_a_share_that_was_kept_is_in_the_record(shares: list[str]) -> None:
    assert verify(fair(), shares=shares).verified


@pytest.mark.parametrize(
    ("shares", "code"),
    [(["b3"], "other-share"), (["b2", "b2"], "other-share"), ([""], "bad-share"), (["x"], "bad-share")],
)
def test_g6_a_share_that_was_replaced_is_found(shares: list[str], code: str) -> None:
    """The server tried another seed for the player after it was bound: everything else in such a record holds."""
    found = verify(fair(), key=public_hex(KEY), commitment=SEED.commitment, shares=shares)
    assert failed(found) == {"share": code}
    assert (found.sound, found.verified) == (False, False)
    assert found.fault is not None
    assert len({found.fault.sentence(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_record_from_the_middle_of_a_game_is_not_verified() -> None:
    start = Start(0, 3, honba=0, sticks=0, points=(25000,) * 4)
    table = play(Table("tenhou", SEED, {"length": "tonpuu"}, start=start), Random(3))
    assert failed(verify(written(sealed(table.record, KEY)), shares=["b2"])) == {"replay": "record-midway"}


def test_a6_seats_drawn_from_the_seeds_pass_and_others_do_not() -> None:
    seed = SEED.drawn
    assert seed.places != (0, 1, 2, 3)
    record = play(Table("tenhou", seed, {"length": "tonpuu"}), Random(3)).record
    drawn = written(sealed(record, KEY))
    assert verify(drawn, shares=["03", "b2"]).verified
    reference_verify.check(drawn)
    for places in permutations(range(4)):
        if places == seed.places:
            continue
        other = written(sealed(replace(record, seed=replace(seed, places=places)), KEY))
        found = failed(verify(other))
        assert found
        assert set(found) <= {"seats", "walls"}
        with pytest.raises(AssertionError):
            reference_verify.check(other)


# --- changes ---


def place_of(data: bytes, position: int) -> int:
    return 1 + data[:position].count(b"\n")


def is_located(found: Verification, line: int, lines: int) -> bool:
    """The closing line is vouched for as a whole: its signature fails."""
    reasons = [check.reason for check in found.checks if check.reason is not None]
    places = [(one.line, int(one.words.get("last", one.line))) for one in reasons if isinstance(one, RecordError)]
    return any(first <= line <= last for first, last in places) or (
        line == lines and any(check.name in ("signature", "commitment") for check in found.checks if check.reason)
    )


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_changed_byte_is_found_and_located(data: st.DataObject) -> None:
    record = fair()
    position = data.draw(st.integers(0, len(record) - 1) | st.integers(len(record) - 2000, len(record) - 1))
    byte = data.draw(st.integers(0, 255) | st.sampled_from(b'0123456789abcdefABCDEF {}[]",:\r\n'))
    assume(byte != record[position])
    found = verify(record[:position] + bytes([byte]) + record[position + 1 :])
    assert not found.sound
    assert is_located(found, place_of(record, position), record.count(b"\n"))


@settings(max_examples=20, deadline=None)
@given(st.data())
def test_bytes_and_lines_put_in_taken_out_or_exchanged(data: st.DataObject) -> None:
    record = fair()
    lines = record.splitlines(keepends=True)
    one, other = data.draw(st.integers(0, len(lines) - 1)), data.draw(st.integers(0, len(lines) - 1))
    first, second = min(one, other), max(one, other)
    changed = data.draw(
        st.sampled_from(
            [
                record + b"\n",
                record[:-1],
                b"\xef\xbb\xbf" + record,
                record.replace(b"\n", b"\r\n"),
                b"".join([*lines[:one], *lines[one + 1 :]]),
                b"".join([*lines[:one], lines[other], *lines[one:]]),
                b"".join(
                    [*lines[:first], lines[second], *lines[first + 1 : second], lines[first], *lines[second + 1 :]]
                ),
                b"".join([*lines[:one], lines[one].replace(b":", b": ", 1), *lines[one + 1 :]]),
                b"".join([*lines[:one], lines[one].replace(b'":', b'":0,"x":', 1), *lines[one + 1 :]]),
            ]
        )
    )
    assume(changed != record)
    assert not verify(changed).sound


DIGITS = "0123456789abcdef"


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_changed_value_is_found_where_the_line_is_still_ours(data: st.DataObject) -> None:
    """Written as we write it: no form betrays the change."""
    lines = fair().decode().splitlines()
    place = data.draw(st.integers(0, len(lines) - 1) | st.sampled_from([0, len(lines) - 1]))
    told = json.loads(lines[place])
    field = data.draw(st.sampled_from(sorted(told)))
    changed = told | {field: other_value(told[field], data)}
    assume(changed != told)
    lines[place] = json.dumps(changed, ensure_ascii=False, separators=(",", ":"))
    found = verify("".join(f"{line}\n" for line in lines).encode())
    assert not found.sound
    assert is_located(found, place + 1, len(lines))
    if field in ("commitment", "seed", "seeds") and "form" not in failed(found):
        assert {"commitment", "walls"} & {*failed(found)}


def other_value(value: object, data: st.DataObject) -> object:
    """One digit, letter or number of it is another."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + data.draw(st.sampled_from([-1, 1, 100]))
    if isinstance(value, list) and value:
        place = data.draw(st.integers(0, len(value) - 1))
        return [*value[:place], other_value(value[place], data), *value[place + 1 :]]
    if isinstance(value, str) and value:
        place = data.draw(st.integers(0, len(value) - 1))
        return value[:place] + data.draw(st.sampled_from(DIGITS)) + value[place + 1 :]
    return "0"


# --- what a server could do ---


def test_a_record_that_nobody_signed() -> None:
    found = verify(written(game()))
    assert failed(found) == {"chain": "not-sealed", "signature": "not-sealed"}
    plain = verify(written(Table("tenhou", 7).record))
    assert failed(plain) == {
        "chain": "not-sealed",
        "signature": "not-sealed",
        "commitment": "no-commitment",
        "replay": "record-ends",
    }


def test_another_seed_than_the_one_it_was_bound_to() -> None:
    late = replace(SEED, commitment=SharedSeed.of("beef" * 16).commitment)
    assert failed(verify(written(sealed(replace(game(), seed=late), KEY)))) == {"commitment": "broken-commitment"}
    assert failed(verify(fair(), commitment=late.commitment)) == {"commitment": "other-commitment"}


@pytest.mark.parametrize("players", [("03", "", "b3", ""), ("03", "b2", "", ""), ("", "", "", "")])
def test_walls_that_follow_from_other_seeds(players: tuple[str, ...]) -> None:
    found = verify(written(sealed(replace(game(), seed=replace(SEED, players=players)), KEY)))
    assert failed(found) == {"walls": "event-differs"}
    assert unknown(found) == ["share", "replay"]


def test_a_game_that_the_rules_do_not_lead_to() -> None:
    events = [*game().events]
    place, win = next((number, event) for number, event in enumerate(events) if isinstance(event, Win))
    events[place] = changed(win, points=tuple(2 * one for one in win.points))
    found = verify(written(sealed(replace(game(), events=events), KEY)))
    assert failed(found) == {"replay": "event-differs"}
    assert unknown(found) == ["share", "walls"]


def test_a_game_that_was_cut_short() -> None:
    end = max(place for place, event in enumerate(game().events) if event.type == "hand")
    found = verify(written(sealed(replace(game(), events=game().events[:end]), KEY)))
    assert failed(found) == {"replay": "record-ends"}


def test_somebody_else_who_signs() -> None:
    forged = written(sealed(game(), OTHER))
    assert verify(forged).sound  # only a key that is known says who it was
    assert verify(forged).key == public_hex(OTHER)
    assert failed(verify(forged, key=public_hex(KEY))) == {"signature": "other-key"}
    seal = sealed(game(), KEY).seal
    assert seal is not None
    claimed = replace(game(), seal=replace(seal, key=public_hex(OTHER)))
    assert failed(verify(written(claimed))) == {"signature": "wrong-signature"}


@pytest.mark.parametrize("field", ["seed", "links", "key", "signature"])
def test_a_seal_with_something_missing(field: str) -> None:
    *lines, last = fair().decode().splitlines(keepends=True)
    closing = {name: value for name, value in json.loads(last).items() if name != field}
    found = verify(("".join(lines) + json.dumps(closing, separators=(",", ":")) + "\n").encode())
    assert not found.sound
    with pytest.raises(RecordError) as refused:
        parse_record("".join(lines))
    assert refused.value.code == "seed-not-revealed"


def test_the_reference_finds_changes_too() -> None:
    record = fair()
    with pytest.raises(AssertionError):
        reference_verify.check(record.replace(b'"drawn":true', b'"drawn":null', 1))
    other = Record(game().rules, replace(SEED, players=("04", "", "b2", "")), game().events)
    with pytest.raises(AssertionError):
        reference_verify.check(written(sealed(other, KEY)))
    with pytest.raises(InvalidSignature):
        reference_verify.check(record.replace(b'"signature":"', b'"signature":"00')[:-5] + b'"}\n')
