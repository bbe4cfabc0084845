"""`ruka print`: the rules on one page, patterns, fu, score tables or the glossary, for any rule set and language."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ruka.cli.commands import Lang, language
from ruka.cli.rulebook import House, Options, find_rules, write_out
from ruka.cli.score import Terms
from ruka.errors import RukaError

if TYPE_CHECKING:
    from ruka.rules.ruleset import RuleSet
    from ruka.schema.answers import PrintName, SheetFormat


class What(StrEnum):
    RULES = "rules"
    PATTERNS = "patterns"
    FU = "fu"
    POINTS = "points"
    GLOSSARY = "glossary"


class PageFormat(StrEnum):
    HTML = "html"
    PDF = "pdf"


Rules = Annotated[str, typer.Option(metavar="RULES", help="help-print-rules", show_default=False)]
Out = Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE", help="help-print-out", show_default=False)]
As = Annotated[PageFormat | None, typer.Option(help="help-print-format", show_default=False)]


def print_paper(
    context: typer.Context,
    what: Annotated[What, typer.Argument(help="help-print-what", show_default=False)],
    rules: Rules = "",
    out: Out = None,
    format: As = None,
    option: Options = None,
    house: House = None,
    terms: Terms = "native",
    lang: Lang = None,
) -> None:
    of_all = what is What.GLOSSARY and not rules and house is None
    wanted = None if of_all else find_rules([rules] if rules else [], option or [], house)[0]
    write_print(what.value, wanted, (language(context), terms), (format or _format_of(out)).value, out)


def write_print(
    name: "PrintName", rules: "RuleSet | None", words: tuple[str, str], format: "SheetFormat", out: Path | None
) -> None:
    """To a file, or to whoever reads what we print; a terminal can show no PDF. No rules: the glossary of all."""
    from ruka.learn.prints import printed, printed_glossary

    made = printed(name, rules, *words, format) if rules else printed_glossary(words[0], format)
    if format == "pdf" and out is None and sys.stdout.isatty():
        raise RukaError("pdf-to-terminal")
    write_out(made, out)


def _format_of(out: Path | None) -> PageFormat:
    """By the ending of the file's name."""
    return PageFormat.PDF if out is not None and out.suffix.lower() == ".pdf" else PageFormat.HTML
