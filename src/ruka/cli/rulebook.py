"""How a command names its rules: an id, options set one by one, or a file of house rules."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ruka.errors import RukaError

if TYPE_CHECKING:
    from rich.console import Console

    from ruka.rules import RuleSet

PIPED_WIDTH = 100
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="help-option")]
House = Annotated[Path | None, typer.Option(metavar="FILE", help="help-house", show_default=False)]


def find_rules(words: list[str], options: list[str], house: Path | None) -> "tuple[RuleSet, str]":
    """The rules with their options, and the other words; a house-rule file takes the place of the first word."""
    from ruka.rulesets import rule_set

    if house is None and not words:
        raise RukaError("no-rules")
    if house is None:
        rules, rest = rule_set(words[0]), words[1:]
    else:
        from ruka.rulesets.house import load_rules  # reads TOML, which few commands need

        rules, rest = load_rules(house), words
    return rules.with_options(dict(map(option_of, options))), " ".join(rest)


def option_of(setting: str) -> tuple[str, str]:
    name, equals, value = setting.partition("=")
    if not equals:
        raise RukaError("bad-option-setting", setting=setting)
    return name.strip(), value.strip()


def new_console() -> "Console":
    """A console as wide as the terminal; what is piped has room for the tables."""
    from rich.console import Console  # only people need colours

    known = sys.stdout.isatty() or "COLUMNS" in os.environ
    return Console(highlight=False, markup=False, width=None if known else PIPED_WIDTH)


def write_out(content: bytes, out: Path | None) -> None:
    """To a file, or to whoever reads what we print."""
    if out is None:
        sys.stdout.buffer.write(content)
        return
    try:
        out.write_bytes(content)
    except OSError:
        raise RukaError("unwritable-file", path=str(out)) from None
