"""`ruka verify`: the checks of a record, for people and for programs; `ruka replay` says what it is worth."""

import gzip
import json
from pathlib import Path

import pytest

from ruka import Table
from ruka.cli import main
from ruka.records.files import MOST
from ruka.records.seal import public_hex
from ruka.records.verify import CHECKS
from tests.records.test_verify import KEY, OTHER, SEED, fair


@pytest.fixture
def game(tmp_path: Path) -> Path:
    (tmp_path / "game.ruka").write_bytes(fair())
    return tmp_path / "game.ruka"


def answer(capsys: pytest.CaptureFixture[str], code: int, *arguments: object) -> str:
    assert main(["verify", *map(str, arguments)]) == code
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("lang", "last"),
    [
        ("en", "The record is verified."),
        ("cs", "Záznam je ověřený."),
        ("pl", "Zapis jest zweryfikowany."),
    ],
)
def test_each_check_in_each_language(game: Path, capsys: pytest.CaptureFixture[str], lang: str, last: str) -> None:
    told = answer(capsys, 0, game, "--share", "B2", "--lang", lang).splitlines()
    assert [line[0] for line in told[:-1]] == ["✓"] * len(CHECKS)
    assert told[-1] == last
    assert public_hex(KEY) in told[2]
    assert "{" not in "".join(told)


def test_what_was_changed_and_where(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed = fair().replace("Žofie".encode(), b"Josef")
    game.write_bytes(changed)
    told = answer(capsys, 1, game, "--lang", "en")
    assert "✗ Chain: Line 1: something was changed from here to line 1." in told
    assert told.count("✓") == len(CHECKS) - 2  # and no share was given
    game.write_bytes(fair().replace(b'"type":"draw"', b'"type":"drew"', 1))
    told = answer(capsys, 1, game, "--lang", "en")
    assert "✗ Form: Line " in told
    assert told.count("– ") == len(CHECKS) - 1
    assert told.endswith("The record is not verified.\n")


def test_keys_and_commitments_that_were_kept(game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "server.key").write_text(public_hex(KEY) + "\n")
    (tmp_path / "other.key").write_text(public_hex(OTHER))
    assert answer(capsys, 0, game, "--key", tmp_path / "server.key", "--commitment", SEED.commitment)
    assert "✗ Signature" in answer(capsys, 1, game, "--key", tmp_path / "other.key", "--lang", "en")
    assert "✗ Commitment" in answer(capsys, 1, game, "--commitment", "0" * 64, "--lang", "en")


def test_g6_a_share_that_was_kept(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(capsys, 0, game, "--lang", "en")
    assert "– Share: The players' shares were not checked: a server could try others" in told
    assert "The record is verified" not in told
    assert "✓ Share: What you kept is in the record, as the share of seat 3" in answer(
        capsys, 0, game, "--share", "b2", "--lang", "en"
    )
    told = answer(capsys, 1, game, "--share", "b3", "--lang", "en")
    assert "✗ Share: The share that you kept is not in the record" in told
    assert told.endswith("The record is not verified.\n")


def test_for_programs(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(answer(capsys, 0, game, "--share", "b2", "--json"))
    assert (told["verified"], told["sound"], told["key"]) == (True, True, public_hex(KEY))
    assert told["shares"] == ["03", "", "b2", ""]
    assert [check["check"] for check in told["checks"]] == [*CHECKS]
    game.write_bytes(b"")
    told = json.loads(answer(capsys, 1, game, "--json"))
    assert not told["verified"]
    assert [check["passed"] for check in told["checks"]] == [False, *[None] * (len(CHECKS) - 1)]


def test_files_that_cannot_be_used(game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answer(capsys, 2, tmp_path / "nothing.ruka")
    assert main(["verify", str(game), "--key", str(game.with_name("none"))]) == 2
    (tmp_path / "empty").write_text("no key")
    assert main(["verify", str(game), "--key", str(tmp_path / "empty"), "--lang", "en"]) == 2
    assert "There is no public key in" in capsys.readouterr().err


def test_replay_says_whether_the_record_is_verified(
    game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(game), "--lang", "en"]) == 0
    assert capsys.readouterr().err.startswith(f"Signed with the key {public_hex(KEY)}, and the walls follow")
    Table("tenhou", 7).record.save(tmp_path / "own.ruka")
    assert main(["replay", str(tmp_path / "own.ruka"), "--lang", "pl"]) == 0
    assert capsys.readouterr().err == "Nie zweryfikowano: Tego zapisu nie podpisał żaden serwer.\n"
    game.write_bytes(fair().replace("Žofie".encode(), b"Josef"))
    assert main(["replay", str(game), "--lang", "cs"]) == 0
    assert capsys.readouterr().err.startswith("Neověřeno: Řádek 1: ")


def test_a_compressed_record(game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    packed = tmp_path / "game.ruka.gz"
    packed.write_bytes(gzip.compress(fair()))
    assert answer(capsys, 0, packed, "--share", "03", "--lang", "en").endswith("The record is verified.\n")
    packed.write_bytes(packed.read_bytes()[:-100])
    assert "✗ Form: Line 1: this is not a game record" in answer(capsys, 1, packed, "--lang", "en")
    packed.write_bytes(gzip.compress(bytes(MOST + 1)))
    assert "✗ Form: Line 1: this is too large; at most 65,536 kB" in answer(capsys, 1, packed, "--lang", "en")
