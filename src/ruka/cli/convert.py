"""`ruka convert`: a record in another format, and what that format cannot hold."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ruka.cli.channel import to_line
from ruka.cli.commands import Lang, language
from ruka.cli.hands import AsJson
from ruka.cli.rulebook import House, Options, find_rules
from ruka.errors import RukaError
from ruka.texts import text

if TYPE_CHECKING:
    from ruka.engine import Record

FORMATS = "ruka|mjai|mjlog|tenhou"
Rules = Annotated[str | None, typer.Option(metavar="RULES", help="help-record-rules", show_default=False)]


def convert(
    context: typer.Context,
    source: Annotated[Path, typer.Argument(metavar="FROM", help="help-convert-from", show_default=False)],
    target: Annotated[Path, typer.Argument(metavar="TO", help="help-convert-to", show_default=False)],
    format: Annotated[
        str | None, typer.Option("--format", metavar=FORMATS, help="help-record-format", show_default=False)
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="help-force")] = False,
    rules: Rules = None,
    option: Options = None,
    house: House = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from ruka.records import codec_for, write_record
    from ruka.schema import Hand

    codec_for(target, format)  # what cannot be written is refused before anything is read
    if target.exists() and not force:
        raise RukaError("target-exists", file=str(target))
    record = read_game(source, rules, option, house)
    losses = write_record(record, target, format).losses
    hands = sum(isinstance(event, Hand) for event in record.events)
    words = language(context)
    if as_json:
        told = [{"code": loss.code, "message": loss.sentence(words)} for loss in losses]
        print(to_line({"from": str(source), "to": str(target), "hands": hands, "losses": told}))
        return
    print(text("convert-done", words, source=source.name, target=target.name, hands=hands))
    for loss in losses:
        print(f"– {loss.sentence(words)}")


def read_game(file: Path, rules: str | None, options: list[str] | None, house: Path | None) -> "Record":
    """A record in any format; the rules are named where the file does not say them."""
    from ruka.records import read_record

    named = rules is not None or options or house is not None
    return read_record(file, find_rules([rules] if rules else [], options or [], house)[0] if named else None)
