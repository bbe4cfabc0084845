"""What is done in processes beside the loop (`ruka.server.pool`): plain values in, bytes out."""

from __future__ import annotations

import gzip
import logging
from base64 import urlsafe_b64encode
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256

from ruka.engine import Record, Table, parse_record
from ruka.engine import replay as play_again
from ruka.errors import RecordError, RukaError
from ruka.explain.results import hand_result
from ruka.records import codec_of, text_of
from ruka.rulesets import rule_set
from ruka.schema import encode
from ruka.schema.answers import SheetFormat
from ruka.server import cards
from ruka.server.calculator import answers
from ruka.server.limits import MOST_RECORD
from ruka.server.models import Question
from ruka.server.replay import names, told

log = logging.getLogger(__name__)
ID_LENGTH = 16


def score(question: Question) -> bytes:
    """The calculator's answers."""
    return encode(answers(question))


def pressed(make: Callable[..., bytes], *asked: str) -> bytes:
    """A page of rules as it is kept and sent: compressed once, here and not beside the loop."""
    return gzip.compress(make(*asked), 6, mtime=0)


def rule_cards(lang: str) -> bytes:
    return encode(cards.cards(lang))


def book(id: str, lang: str, terms: str) -> bytes:
    return encode(cards.book(id, lang, terms))


def sheet(id: str, lang: str, terms: str, format: SheetFormat) -> bytes:
    return cards.sheet(id, lang, terms, format)


def bring(data: bytes, rules: str | None) -> tuple[str, str]:
    """The game of a file that its rules lead to (those named where it says none): its id and its record."""
    try:
        text = text_of(data, MOST_RECORD)
        record = codec_of(text).read(text, rule_set(rules) if rules else None)
        if not record.events:
            raise RecordError("not-a-record")
        play_again(record)
        kept = "".join(f"{line}\n" for line in record.lines())
        id = urlsafe_b64encode(sha256(kept.encode()).digest())[:ID_LENGTH].decode()
    except RukaError:
        raise
    except (ValueError, OverflowError, RecursionError, MemoryError) as error:  # numbers and letters that nobody writes
        log.warning("a file was refused: %s", type(error).__name__)
        raise RecordError("not-a-record") from None
    return id, kept


def replay(id: str, text: str, key: str) -> bytes:
    """A game as it is told; `key` is our own."""
    record, _ = _played(text)  # its rules lead to it, and whoever sees it asks for its hands
    return told(id, record, key)


def replay_hand(text: str, number: int, lang: str, terms: str) -> bytes:
    record, table = _played(text)
    return encode(hand_result(table, number, lang, terms, names(record)))


@lru_cache(4)
def _played(text: str) -> tuple[Record, Table]:
    record = parse_record(text)
    return record, play_again(record)
