"""Records: a game as lines of JSON. The first says what is played, the others what happened (docs/records.md)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from os import PathLike
from pathlib import Path
from typing import Any

from ruka.engine.shared_seed import PLAYER_SEED, SERVER_SEED, SharedSeed
from ruka.engine.start import Start
from ruka.errors import RecordError, RukaError, RulesError, wrong_type
from ruka.rules.form import canonical, hash_of
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import SHORT, rules_of
from ruka.rulesets.stored import stored_rules, words_about
from ruka.schema import Event, encode, read_event

FORMAT, VERSION = "ruka", 2
BARE = 1  # the version of records that name their rules and do not hold them
SEAL = "seal"  # the type of the last line
HASH, SIGNATURE = re.compile("[0-9a-f]{64}"), re.compile("[0-9a-f]{128}")


@dataclass(frozen=True)
class Seal:
    """What a server vouches with: a hash after the first line and after every hand, its key, and its signature."""

    links: tuple[str, ...]
    key: str
    signature: str = ""


@dataclass(frozen=True)
class Record:
    """A game, whole or so far: rules, seed (or walls) and every event; with a `start`, from there on."""

    rules: RuleSet
    seed: int | str | SharedSeed
    events: Sequence[Event]
    walls: Sequence[Sequence[int]] | None = None
    players: Sequence[str] = ()  # names, where they are known
    seal: Seal | None = None
    start: Start | None = None  # where it is not the beginning of the game
    version: int = VERSION  # as it was read, so that it is written as it was
    short_hash: str = ""  # of the rules, as records had it before rules had a form of their own

    @property
    def header(self) -> dict[str, Any]:
        header: dict[str, Any] = {
            "format": FORMAT,
            "version": self.version,
            "rules": self.rules.id,
            "options": dict(self.rules.chosen),
            "hash": self.short_hash or self.rules.hash,
        }
        if self.walls is not None:
            header["walls"] = [list(wall) for wall in self.walls]
        elif isinstance(self.seed, SharedSeed):
            header |= {"commitment": self.seed.commitment, "seeds": list(self.seed.players)}
            header |= {"places": list(self.seed.places)} if self.seed.places else {}
        else:
            header["seed"] = self.seed
        if self.start is not None:
            header["start"] = self.start.to_json()
        if self.players:
            header["players"] = list(self.players)
        if self.version > BARE:
            about = words_about(self.rules)
            header |= {"about": about} if about else {}
            header["form"] = json.loads(self.rules.canonical())  # always in the same order
        return header

    @property
    def closing(self) -> dict[str, Any]:
        """The last line, empty where there is none: the server's seed, and how it vouches for the record."""
        closing: dict[str, Any] = {}
        if self.walls is None and isinstance(self.seed, SharedSeed):
            closing["seed"] = self.seed.server
        if self.seal is not None:
            closing |= {"links": list(self.seal.links), "key": self.seal.key}
            closing |= {"signature": self.seal.signature} if self.seal.signature else {}
        return {"type": SEAL, **closing} if closing else {}

    def lines(self) -> Iterator[str]:
        """The file, line by line."""
        yield to_line(self.header)
        yield from (encode(event).decode() for event in self.events)
        if self.closing:
            yield to_line(self.closing)

    def save(self, path: str | Path) -> None:
        try:
            Path(path).write_text("".join(line + "\n" for line in self.lines()), encoding="utf-8", newline="\n")
        except OSError:
            raise RukaError("unwritable-file", path=str(path)) from None


def to_line(line: Mapping[str, Any]) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def load_record(path: str | Path, rules: RuleSet | None = None) -> Record:
    """Read a saved game; `rules` are needed only where they are house rules and the record is of version 1.

    >>> import ruka, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     ruka.Table("tenhou", seed=7).record.save(f"{folder}/game.ruka")
    ...     record = load_record(f"{folder}/game.ruka")
    >>> record.rules.id, record.seed, record.events[0].type
    ('tenhou', 7, 'hand')
    """
    if not isinstance(path, str | PathLike):
        raise wrong_type("a record is in a file: its path", path)
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError("not-a-record") from None
    except (OSError, ValueError):  # a name that no file can have
        raise RukaError("unreadable-file", path=str(path)) from None
    return parse_record(text, rules)


def parse_record(text: str, rules: RuleSet | None = None) -> Record:
    """The game that the text of a file tells."""
    lines = text.removesuffix("\n").split("\n")
    header = _header(lines[0])
    closing = _closing(lines[-1], len(lines), reveals="commitment" in header) if len(lines) > 1 else {}
    events = [_event(line, place) for place, line in enumerate(lines[1:-1] if closing else lines[1:], 2)]
    try:
        found = _rules(header, rules)
    except RulesError as error:
        raise RecordError(error.code, 1, **error.words) from None
    if "commitment" in header:
        if not closing:
            raise RecordError("seed-not-revealed", len(lines))
        if len(header["seeds"]) != found.people:
            raise RecordError("bad-field", field="seeds")
        places = tuple(header.get("places", ()))
        if places and sorted(places) != [*range(found.people)]:
            raise RecordError("bad-field", field="places")
        seed = SharedSeed(header["commitment"], closing["seed"], tuple(header["seeds"]), places)
    else:
        seed = header.get("seed", 0)
    seal = Seal(tuple(closing["links"]), closing["key"], closing["signature"]) if "links" in closing else None
    start = _start(header, found)
    short = header["hash"] if len(header["hash"]) == SHORT else ""
    walls, players, version = header.get("walls"), tuple(header.get("players", ())), header["version"]
    return Record(found, seed, events, walls, players, seal, start, version, short)


def _header(line: str) -> dict[str, Any]:
    header = _object(line)
    if header is None or header.get("format") != FORMAT:
        raise RecordError("not-a-record")
    if type(header.get("version")) is not int or not BARE <= header["version"] <= VERSION:
        raise RecordError("record-version", version=str(header.get("version")), known=VERSION)
    checks: dict[str, bool] = {
        "rules": isinstance(header.get("rules"), str),
        "options": isinstance(header.get("options"), dict),
        "hash": isinstance(header.get("hash"), str),
        "players": _list_of(str, header.get("players", [])),
        "start": "start" not in header or Start.from_json(header["start"]) is not None,
        "form": ("form" in header) == (header["version"] > BARE),
        "about": isinstance(header.get("about", {}), dict),
    }
    if "walls" in header:
        checks["walls"] = isinstance(header["walls"], list) and all(_list_of(int, wall) for wall in header["walls"])
    elif "commitment" in header:
        checks["commitment"] = _fits(HASH, header["commitment"])
        checks["seeds"] = _list_like(PLAYER_SEED, header.get("seeds"))
        checks["places"] = _list_of(int, header.get("places", []))
    else:
        checks["seed"] = type(header.get("seed")) in (int, str)
    _check(checks, 1)
    return header


def _closing(line: str, place: int, *, reveals: bool) -> dict[str, Any]:
    """The last line where it is a closing one; a server that seals says everything."""
    closing = _object(line)
    if closing is None or closing.get("type") != SEAL:
        return {}
    checks: dict[str, bool] = {"seed": _fits(SERVER_SEED, closing.get("seed"))} if reveals else {}
    if not reveals or "links" in closing:
        checks["links"] = _list_like(HASH, closing.get("links"))
        checks["key"] = _fits(HASH, closing.get("key"))
        checks["signature"] = _fits(SIGNATURE, closing.get("signature"))
    _check(checks, place)
    return closing


def _check(checks: Mapping[str, bool], place: int) -> None:
    for name, fine in checks.items():
        if not fine:
            raise RecordError("bad-field", place, field=name)


def _fits(pattern: re.Pattern[str], value: object) -> bool:
    return isinstance(value, str) and pattern.fullmatch(value) is not None


def _list_like(pattern: re.Pattern[str], value: object) -> bool:
    return isinstance(value, list) and all(_fits(pattern, one) for one in value)


def _list_of(kind: type, value: object) -> bool:
    return isinstance(value, list) and all(type(one) is kind for one in value)


def _rules(header: Mapping[str, Any], rules: RuleSet | None) -> RuleSet:
    """Those that the record holds. Replaying compares what happened, so that a record from before rules had a form
    needs no hash of them."""
    if header["version"] > BARE:
        text = canonical(header["form"])
        if hash_of(text) != header["hash"]:
            raise RulesError("form-other-hash")
        held = stored_rules(header["rules"], text, header.get("about"))
        if to_line(header["options"]) != to_line(held.chosen):  # one may be set to its default; their order stays
            chosen = held.with_options(header["options"]).chosen
            held = replace(held, chosen={name: chosen[name] for name in (*header["options"], *chosen)})
        found = rules or held
        if not held.hash == found.hash == header["hash"]:
            raise RulesError("record-other-rules", rules=header["rules"])
        return found
    if rules is None:
        return rules_of(header["rules"], header["options"], header["hash"])
    if len(header["hash"]) != SHORT and rules.hash != header["hash"]:
        raise RulesError("record-other-rules", rules=header["rules"])
    return rules


def _start(header: Mapping[str, Any], rules: RuleSet) -> Start | None:
    start = Start.from_json(header.get("start"))
    try:
        if start is not None:
            start.check(rules)
    except RukaError as error:
        raise RecordError(error.code, 1, **error.words) from None
    return start


def _event(line: str, place: int) -> Event:
    try:
        return read_event(line)
    except RukaError as error:
        raise RecordError(error.code, place, **error.words) from None


def _object(line: str) -> dict[str, Any] | None:
    try:
        data = json.loads(line)
        if "\\u" in line:
            to_line(data).encode()  # half of a character, which cannot be written again
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None
