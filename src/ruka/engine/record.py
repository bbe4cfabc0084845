"""Records: a game as lines of JSON. The first says what is played, the others what happened (docs/records.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruka.engine.events import Event
from ruka.errors import RecordError, RukaError
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import rule_set

FORMAT, VERSION = "ruka", 1


@dataclass(frozen=True)
class Record:
    """A game, whole or so far: rules, seed (or walls) and every event."""

    rules: RuleSet
    seed: int | str
    events: Sequence[Event]
    walls: Sequence[Sequence[int]] | None = None
    players: Sequence[str] = ()  # names, where they are known

    @property
    def header(self) -> dict[str, Any]:
        header: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "rules": self.rules.id,
            "options": dict(self.rules.chosen),
            "hash": self.rules.hash,
        }
        header |= {"seed": self.seed} if self.walls is None else {"walls": [list(wall) for wall in self.walls]}
        return header | ({"players": list(self.players)} if self.players else {})

    def lines(self) -> Iterator[str]:
        """The file, line by line."""
        for line in (self.header, *(event.to_json() for event in self.events)):
            yield json.dumps(line, ensure_ascii=False, separators=(",", ":"))

    def save(self, path: str | Path) -> None:
        try:
            Path(path).write_text("".join(line + "\n" for line in self.lines()), encoding="utf-8", newline="\n")
        except OSError:
            raise RukaError("unwritable-file", path=str(path)) from None


def load_record(path: str | Path, rules: RuleSet | None = None) -> Record:
    """Read a saved game; `rules` are needed only where they are house rules.

    >>> import ruka, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     ruka.Table("tenhou", seed=7).record.save(f"{folder}/game.ruka")
    ...     record = load_record(f"{folder}/game.ruka")
    >>> record.rules.id, record.seed, record.events[0].type
    ('tenhou', 7, 'hand')
    """
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError:
        raise RukaError("unreadable-file", path=str(path)) from None
    except UnicodeDecodeError:
        raise RecordError("not-a-record") from None
    return parse_record(text, rules)


def parse_record(text: str, rules: RuleSet | None = None) -> Record:
    """The game that the text of a file tells."""
    lines = text.splitlines() or [""]
    header = _header(lines[0])
    events = [_event(line, place) for place, line in enumerate(lines[1:], 2)]
    return Record(
        _rules(header, rules), header.get("seed", 0), events, header.get("walls"), tuple(header.get("players", ()))
    )


def _header(line: str) -> dict[str, Any]:
    header = _object(line)
    if header is None or header.get("format") != FORMAT:
        raise RecordError("not-a-record")
    if header.get("version") != VERSION:
        raise RecordError("record-version", version=str(header.get("version")), known=VERSION)
    checks: dict[str, bool] = {
        "rules": isinstance(header.get("rules"), str),
        "options": isinstance(header.get("options"), dict),
        "hash": isinstance(header.get("hash"), str),
        "players": _list_of(str, header.get("players", [])),
    }
    if "walls" in header:
        checks["walls"] = isinstance(header["walls"], list) and all(_list_of(int, wall) for wall in header["walls"])
    else:
        checks["seed"] = type(header.get("seed")) in (int, str)
    for name, fine in checks.items():
        if not fine:
            raise RecordError("bad-field", field=name)
    return header


def _list_of(kind: type, value: object) -> bool:
    return isinstance(value, list) and all(type(one) is kind for one in value)


def _rules(header: Mapping[str, Any], rules: RuleSet | None) -> RuleSet:
    found = rules if rules is not None else rule_set(header["rules"]).with_options(header["options"])
    if found.hash != header["hash"]:
        raise RecordError("record-other-rules", rules=header["rules"])
    return found


def _event(line: str, place: int) -> Event:
    data = _object(line)
    if data is None:
        raise RecordError("bad-json", place)
    try:
        return Event.from_json(data)
    except RukaError as error:
        raise RecordError(error.code, place, **error.words) from None


def _object(line: str) -> dict[str, Any] | None:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None
