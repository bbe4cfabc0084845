"""What a format is: how its files are told from others, read, and written with a report of what got lost."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ruka.engine import Record
from ruka.errors import RukaError
from ruka.rules.ruleset import RuleSet
from ruka.schema import Changed, Hand, Note, Offence
from ruka.texts import text


@dataclass(frozen=True)
class Loss:
    """What a format cannot hold.

    >>> Loss("wall").sentence()
    'The tiles that nobody saw are left out: whoever reads the file lays them out anew.'
    """

    code: str
    words: Mapping[str, str] = field(default_factory=dict)

    def sentence(self, lang: str = "en") -> str:
        return text(f"loss-{self.code}", lang, **self.words)


class Written(NamedTuple):
    text: str
    losses: Sequence[Loss]


@dataclass(frozen=True)
class Codec:
    name: str
    suffixes: tuple[str, ...]
    recognises: Callable[[str], bool]
    read: Callable[[str, RuleSet | None], Record]
    write: Callable[[Record], Written]


def check_riichi(rules: RuleSet, format: str) -> None:
    """The formats of others know riichi for three or four, from a box without flowers."""
    settled = rules.resolved
    riichi = any(price.pattern.id == "riichi" for price in settled.prices)
    if not riichi or settled.tiles.flowers or settled.people != settled.players or settled.players not in (3, 4):
        raise RukaError("format-rules", format=format, rules=rules.id)


def common_losses(record: Record) -> list[Loss]:
    losses = [Loss("wall")]
    if any(isinstance(event, Hand) and event.dice for event in record.events):
        losses.append(Loss("dice"))
    if any(isinstance(event, Offence) for event in record.events):
        losses.append(Loss("offences"))
    if any(isinstance(event, Note) for event in record.events):
        losses.append(Loss("notes"))
    if any(isinstance(event, Changed) for event in record.events):
        losses.append(Loss("changes"))
    if record.seal is not None:
        losses.append(Loss("seal"))
    return losses
