"""Files of games: read whatever format they are in, written as their name says."""

from __future__ import annotations

import gzip
import zlib
from io import BytesIO
from pathlib import Path

from ruka.engine import Record, parse_record
from ruka.errors import RecordError, RukaError, UnknownName
from ruka.records import mjai
from ruka.records.codec import Codec, Written
from ruka.records.tenhou import json, mjlog
from ruka.rules.ruleset import RuleSet

GZIP = b"\x1f\x8b"  # how a compressed file begins
PACKED = ".gz"
MOST = 64 * 1024 * 1024  # bytes of a game; the longest have a thousandth of it


def _write_ruka(record: Record) -> Written:
    return Written("".join(line + "\n" for line in record.lines()), [])


RUKA = Codec("ruka", (".ruka",), lambda text: text.startswith('{"format":'), parse_record, _write_ruka)
MJAI = Codec("mjai", (".mjai", ".mjson", ".jsonl"), mjai.recognises, mjai.read, mjai.write)
MJLOG = Codec("mjlog", (".mjlog", ".xml"), mjlog.recognises, mjlog.read, mjlog.write)
TENHOU = Codec("tenhou", (".json",), json.recognises, json.read, json.write)
CODECS: dict[str, Codec] = {codec.name: codec for codec in (RUKA, MJAI, MJLOG, TENHOU)}


def codec_of(text: str) -> Codec:
    """The format of this text.

    >>> codec_of('{"type":"start_game","names":[]}').name, codec_of("<mjloggm ver='2.3'>").name
    ('mjai', 'mjlog')
    """
    for codec in CODECS.values():
        if codec.recognises(text):
            return codec
    raise RecordError("unknown-record", known=", ".join(CODECS))


def codec_for(path: Path, name: str | None = None) -> Codec:
    """The format of this name, or the one that the ending of the path stands for.

    >>> codec_for(Path("game.mjlog.gz")).name
    'mjlog'
    """
    if name is not None and name not in CODECS:
        raise UnknownName("unknown-format", path=name, known=", ".join(CODECS))
    suffix = Path(path.name.removesuffix(PACKED)).suffix.lower()
    for codec in CODECS.values():
        if codec.name == name or (name is None and suffix in codec.suffixes):
            return codec
    raise UnknownName("unknown-format", path=path.name, known=", ".join(CODECS))


def unpacked(data: bytes, most: int = MOST) -> bytes:
    """The bytes of a file that may be compressed; one of more bytes than `most` is refused before it is unpacked."""
    try:
        if data.startswith(GZIP):
            with gzip.open(BytesIO(data)) as packed:
                data = packed.read(most + 1)
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise RecordError("unknown-record", known=", ".join(CODECS)) from None
    if len(data) > most:
        raise RukaError("too-large", most=most // 1024)
    return data


def text_of(data: bytes, most: int = MOST) -> str:
    """The text of a file, compressed or not."""
    try:
        return unpacked(data, most).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RecordError("unknown-record", known=", ".join(CODECS)) from None


def read(data: bytes, rules: RuleSet | None = None) -> Record:
    """The game that the bytes of a file tell, in any format, compressed or not; `rules` where the file says none.

    >>> import ruka
    >>> read(MJAI.write(ruka.Table("tenhou", seed=7).record).text.encode()).rules.id
    'tenhou'
    """
    text = text_of(data)
    return codec_of(text).read(text, rules)


def read_record(path: Path, rules: RuleSet | None = None) -> Record:
    try:
        data = path.read_bytes()
    except OSError:
        raise RukaError("unreadable-file", path=str(path)) from None
    return read(data, rules)


def write_record(record: Record, path: Path, name: str | None = None) -> Written:
    """Writes the file; the answer says what it could not hold."""
    written = codec_for(path, name).write(record)
    data = written.text.encode()
    try:
        path.write_bytes(gzip.compress(data, mtime=0) if path.suffix == PACKED else data)
    except OSError:
        raise RukaError("unwritable-file", path=str(path)) from None
    return written
