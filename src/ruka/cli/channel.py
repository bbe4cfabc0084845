"""The JSON channel: one question a line, one answer a line."""

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import ruka
from ruka import RukaError, TileSet, TilesLeft, UnknownName

Json = dict[str, Any]
T = TypeVar("T")


@dataclass(frozen=True)
class Question:
    """A hand and the conditions under which it is asked about."""

    hand: str
    forms: str = "riichi"
    tiles: int = 136
    visible: str = ""

    @property
    def tile_set(self) -> TileSet:
        return ruka.tile_set(self.tiles)


def shanten(question: Question) -> Json:
    """Shanten and its forms; with 13 tiles what is useful, with 14 what each discard leaves."""
    hand, forms, tiles = ruka.parse(question.hand), question.forms, question.tile_set
    answer: Json = {"shanten": ruka.shanten(hand, forms, tiles), "forms": ruka.shanten_by_form(hand, forms, tiles)}
    if hand.size % 3 == 1:
        return answer | _useful(ruka.useful(hand, forms, tiles, question.visible).tiles)
    discards = ruka.discards(hand, forms, tiles, question.visible)
    return answer | {"discards": [{"tile": one.tile, "shanten": one.shanten} | _useful(one.useful) for one in discards]}


def waits(question: Question) -> Json:
    answer = ruka.waits(question.hand, question.forms, question.tile_set, question.visible)
    return {"waits": list(answer), "left": answer.total, "each": dict(answer)}


def readings(question: Question) -> Json:
    answer = ruka.readings(question.hand, question.forms, question.tile_set)
    return {"readings": [reading.to_json() for reading in answer]}


ANSWERS: dict[str, Callable[[Question], Json]] = {"shanten": shanten, "waits": waits, "readings": readings}


def answer_lines(lines: Iterable[str], answer: Callable[[Json], Json], lang: str) -> Iterator[Json]:
    """Answer each line; one that cannot be answered gets the error, and the next goes on."""
    for line in filter(str.strip, lines):
        case: Json = {}
        try:
            case = _object(line)
            answered = answer(case)
        except RukaError as error:
            answered = {"error": error.to_json(lang)}
        yield {"id": case.get("id")} | answered


def lines_of(files: list[str]) -> Iterator[str]:
    """The lines of these files, or of standard input where there are none; bytes that are not text spoil one line."""
    if not files:
        yield from map(_text, sys.stdin.buffer)
    for file in files:
        try:
            with Path(file).open("rb") as lines:
                yield from map(_text, lines)
        except OSError as error:
            raise RukaError("unreadable-file", path=file) from error


def to_line(answer: Json) -> str:
    """An answer as JSON; half a surrogate, which a question may hold, is escaped again."""
    return json.dumps(answer, ensure_ascii=False).encode(errors="backslashreplace").decode()


def _text(line: bytes) -> str:
    return line.decode("utf-8-sig", "replace")


def _object(line: str) -> Json:
    try:
        case = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise RukaError("bad-json") from error
    if not isinstance(case, dict):
        raise RukaError("bad-json")
    return case


def answer_hand(case: Json, kind: str, usual: Question) -> Json:
    """A line that names no `kind` asks the `kind` given, and what else it leaves out is as in the `usual` question."""
    fields = {"hand": None, "forms": usual.forms, "tiles": usual.tiles, "visible": usual.visible}
    question = {name: field(case, name, int if name == "tiles" else str, value) for name, value in fields.items()}
    return kind_of(case, ANSWERS, kind)(Question(**question))


def kind_of(case: Json, answers: dict[str, T], usual: str) -> T:
    """What answers the kind of question that the case names."""
    kind = field(case, "kind", str, usual)
    if kind not in answers:
        raise UnknownName("unknown-kind", name=kind, known=", ".join(answers))
    return answers[kind]


def field(case: Json, name: str, kind: type, usual: Any = None) -> Any:
    """A field of a case, refused where it is of another type; without a `usual` value it must be there."""
    value = case.get(name, usual)
    if type(value) is not kind:
        raise RukaError("bad-field", field=name)
    return value


def _useful(tiles: TilesLeft) -> Json:
    return {"useful": dict(tiles), "left": tiles.total}
