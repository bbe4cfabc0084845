"""Is a record what a server vouches for, and was its game dealt fairly? (docs/fair-play.md)"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from ruka.engine.record import Record, Seal, parse_record
from ruka.engine.replays import FIRST_LINE, replay
from ruka.engine.shared_seed import PLAYER_SEED, SharedSeed
from ruka.errors import RecordError, RukaError
from ruka.records.files import unpacked
from ruka.records.seal import chain, is_signed
from ruka.rules.ruleset import RuleSet
from ruka.texts import text

CHECKS = ("form", "chain", "signature", "commitment", "share", "seats", "walls", "replay")
DEALT = frozenset("dice dealer_dice order tile tiles".split())  # fields that only the shuffle decides


@dataclass(frozen=True)
class Check:
    """One of `CHECKS`; a `reason` where it failed, and none where nothing could be said."""

    name: str
    passed: bool | None
    reason: RukaError | None = None
    words: Mapping[str, str] = field(default_factory=dict)

    def sentence(self, lang: str = "en") -> str:
        if self.reason is not None:
            return self.reason.sentence(lang)
        if self.passed is None and self.words:
            return text(f"verify-{self.name}-not-checked", lang)
        return text(f"verify-{self.name}" if self.passed else "verify-not-checked", lang, **self.words)


@dataclass(frozen=True)
class Verification:
    checks: tuple[Check, ...]
    key: str = ""  # who signed the record
    shares: tuple[str, ...] = ()  # the players' seeds by seat, as the record has them; empty for bots

    @property
    def sound(self) -> bool:
        """Everything holds that the record can show by itself. A server that tried seeds for the players after it was
        bound to its own could show as much: only somebody who kept a share can tell."""
        return all(check.passed for check in self.checks if check.name != "share") and self.fault is None

    @property
    def verified(self) -> bool:
        """Sound, and a share that somebody kept is in it."""
        return all(check.passed for check in self.checks)

    @property
    def fault(self) -> RukaError | None:
        """The first thing that is wrong."""
        return next((check.reason for check in self.checks if check.reason is not None), None)


def verify(
    data: bytes, rules: RuleSet | None = None, *, key: str = "", commitment: str = "", shares: Sequence[str] = ()
) -> Verification:
    """Every check of a file, compressed or not; `key` and `commitment` are those that the server told, `shares` the
    seeds that players gave, where somebody kept them.

    >>> import ruka
    >>> record = "".join(f"{line}\\n" for line in ruka.Table("tenhou", seed=7).record.lines())
    >>> found = verify(record.encode())
    >>> found.verified, found.fault.code
    (False, 'not-sealed')
    """
    try:
        data = unpacked(data)
        record = parse_record(_text(data), rules)
    except RukaError as error:
        placed = error if isinstance(error, RecordError) else RecordError(error.code, **error.words)  # about the rules
        return Verification((Check("form", False, placed), *(Check(name, None) for name in CHECKS[1:])))
    sealed_by = record.seal.key if record.seal else ""
    walls, game = _played(record, data)
    checks = (
        _check("form", partial(_form, record, data)),
        _check("chain", partial(_chain, record, data)),
        _check("signature", partial(_signature, record, data, key), signer=sealed_by, known="yes" if key else "no"),
        _check("commitment", partial(_commitment, record, commitment), known="yes" if commitment else "no"),
        _share(record, shares),
        _check("seats", partial(_seats, record), drawn="yes" if _places(record) else "no"),
        walls,
        game,
    )
    return Verification(checks, sealed_by, _shares(record))


def verify_record(record: Record, *, shares: Sequence[str] = ()) -> Verification:
    """The same for a record that has been read."""
    return verify("".join(f"{line}\n" for line in record.lines()).encode(), record.rules, shares=shares)


def _check(name: str, refuse: Callable[[], None], **words: str) -> Check:
    try:
        refuse()
    except RukaError as error:
        return Check(name, False, error)
    return Check(name, True, words=words)


def _text(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise RecordError("not-a-record", 1 + data[: error.start].count(b"\n")) from None


def _lines(data: bytes) -> list[bytes]:
    return [line + b"\n" for line in data.removesuffix(b"\n").split(b"\n")]


def _form(record: Record, data: bytes) -> None:
    """The same game in other bytes is no record of ours."""
    _same(record, data, "not-our-form")


def _same(record: Record, data: bytes, code: str) -> None:
    ours = [f"{line}\n".encode() for line in record.lines()]
    for place, (line, told) in enumerate(zip(ours, _lines(data), strict=False), 1):
        if line != told:
            raise RecordError(code, place)
    if b"".join(ours) != data:
        raise RecordError(code, len(ours))


def _seal(record: Record) -> Seal:
    if record.seal is None:
        raise RukaError("not-sealed")
    return record.seal


def _chain(record: Record, data: bytes) -> None:
    lines = _lines(data)
    told, links = _seal(record).links, [*chain(lines[:-1])]
    for link, hashed in zip(links, told, strict=False):
        if link.hash != hashed:
            raise RecordError("broken-link", link.first, last=link.last)
    if len(links) != len(told):
        raise RecordError("missing-links", len(lines), links=len(told), wanted=len(links))


def _signature(record: Record, data: bytes, key: str) -> None:
    seal = _seal(record)
    if key and seal.key != key:
        raise RukaError("other-key", signer=seal.key)
    if not is_signed(_lines(data)[-1].removesuffix(b"\n"), seal):
        raise RukaError("wrong-signature", signer=seal.key)


def _commitment(record: Record, told: str) -> None:
    if not isinstance(record.seed, SharedSeed):
        raise RukaError("no-commitment")
    if not record.seed.kept:
        raise RukaError("broken-commitment")
    if told and record.seed.commitment != told:
        raise RukaError("other-commitment")


def _shares(record: Record) -> tuple[str, ...]:
    return record.seed.players if isinstance(record.seed, SharedSeed) else ()


def _share(record: Record, kept: Sequence[str]) -> Check:
    """Whoever gave a share that is in the record had a part in the seed after the server was bound to its own."""
    found, left = [], [*_shares(record)]
    for share in kept:
        if not share or PLAYER_SEED.fullmatch(share) is None:
            return Check("share", False, RukaError("bad-share"))
        if share not in left:
            return Check("share", False, RukaError("other-share"))
        found.append(left.index(share) + 1)
        left[found[-1] - 1] = ""  # a seat has one
    return Check("share", bool(found) or None, words={"seats": ", ".join(map(str, found))})


def _places(record: Record) -> tuple[int, ...]:
    """Where everybody waited before seats were drawn."""
    return record.seed.places if isinstance(record.seed, SharedSeed) else ()


def _seats(record: Record) -> None:
    """The walls hold the order in which people waited: another one would lead to others."""
    if isinstance(record.seed, SharedSeed) and record.seed.places and record.seed.lots != record.seed.places:
        raise RecordError("other-lots")


def _played(record: Record, data: bytes) -> tuple[Check, Check]:
    """The walls and the rest: the game is played again from its seeds, and by its rules."""
    try:
        table = replay(record)
        if record.start is not None:
            raise RecordError("record-midway")
        if not table.over:
            raise RecordError("record-ends", len(record.events) + 1)
        _same(replace(record, events=table.record.events), data, "replay-differs")
    except RukaError as error:
        if _is_dealt_otherwise(record, error):
            return Check("walls", False, error), Check("replay", None)
        return Check("walls", None), Check("replay", False, error)
    return Check("walls", True), Check("replay", True)


def _is_dealt_otherwise(record: Record, error: RukaError) -> bool:
    if not isinstance(error, RecordError) or error.code != "event-differs":
        return False
    return record.events[error.line - FIRST_LINE].from_wall and error.words["field"] in DEALT
