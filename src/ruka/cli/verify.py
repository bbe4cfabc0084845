"""`ruka verify`: was a game dealt fairly, and is its record as the server wrote it?"""

import re
from pathlib import Path
from typing import Annotated

import typer

from ruka.cli.channel import to_line
from ruka.cli.commands import Lang, language
from ruka.cli.hands import AsJson
from ruka.cli.rulebook import House
from ruka.errors import RukaError
from ruka.texts import text

MARKS = {True: "✓", False: "✗", None: "–"}
KEY = re.compile("[0-9a-f]{64}")


def verify(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-verify-file", show_default=False)],
    key: Annotated[Path | None, typer.Option(metavar="FILE", help="help-verify-key", show_default=False)] = None,
    commitment: Annotated[
        str | None, typer.Option(metavar="HASH", help="help-verify-commitment", show_default=False)
    ] = None,
    share: Annotated[
        list[str] | None, typer.Option(metavar="SEED", help="help-verify-share", show_default=False)
    ] = None,
    house: House = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from ruka.records import verify as records
    from ruka.rulesets.house import load_rules

    found = records.verify(
        _bytes(file),
        load_rules(house) if house else None,
        key=_key(key) if key else "",
        commitment=commitment or "",
        shares=[one.strip().lower() for one in share or ()],
    )
    words = language(context)
    checks = [(check, check.sentence(words)) for check in found.checks]
    if as_json:
        told = [{"check": check.name, "passed": check.passed, "text": sentence} for check, sentence in checks]
        answer = {"verified": found.verified, "sound": found.sound, "key": found.key}
        print(to_line({**answer, "shares": list(found.shares), "checks": told}))
    else:
        for check, sentence in checks:
            print(f"{MARKS[check.passed]} {text(f'verify-name-{check.name}', words)}: {sentence}")
        verdict = "verified" if found.verified else "sound" if found.sound else "unverified"
        print(text(f"verify-{verdict}", words))
    if not found.sound:
        raise typer.Exit(1)


def _bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError:
        raise RukaError("unreadable-file", path=str(file)) from None


def _key(file: Path) -> str:
    found = KEY.search(_bytes(file).decode(errors="replace"))
    if found is None:
        raise RukaError("not-a-key", path=str(file))
    return found[0]
