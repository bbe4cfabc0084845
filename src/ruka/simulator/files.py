"""Rows written to Parquet or as JSON lines, a block of them at a time."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Any

from ruka.errors import RukaError
from ruka.simulator.rows import Row

ROWS_AT_ONCE = 16_384  # in memory, and in a row group of Parquet


def check_format(path: Path) -> None:
    """Whether the file can be written at all, said before the games are played."""
    if path.suffix not in WRITERS:
        raise RukaError("hands-format", file=path.name)
    if path.suffix == ".parquet":
        try:
            import pyarrow  # noqa: F401 (large, and needed only to write Parquet)
        except ImportError:
            raise RukaError("no-pyarrow") from None


def write_rows(path: Path, rows: Iterable[Row], about: dict[str, str]) -> None:
    """All rows to a file whose ending says the format; `about` goes with a format that has a place for it."""
    WRITERS[path.suffix](path, rows, about)


def _write_lines(path: Path, rows: Iterable[Row], about: dict[str, str]) -> None:
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.writelines(json.dumps(row, separators=(",", ":")) + "\n" for row in rows)


def _write_parquet(path: Path, rows: Iterable[Row], about: dict[str, str]) -> None:
    import pyarrow
    from pyarrow import parquet

    schema = _schema(pyarrow).with_metadata({f"ruka.{name}": value for name, value in about.items()})
    left = iter(rows)
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        while block := list(islice(left, ROWS_AT_ONCE)):
            writer.write_table(pyarrow.Table.from_pylist(block, schema))


def _schema(arrow: Any) -> Any:
    name = arrow.dictionary(arrow.int16(), arrow.string())
    seat, seats = arrow.uint8(), arrow.list_(arrow.uint8())
    numbers = {number: arrow.int32() for number in ("total", "gain", "fan", "points", "limits")}
    win = arrow.struct([("seat", seat), *numbers.items(), ("patterns", arrow.list_(arrow.string()))])
    return arrow.schema(
        [
            ("rules", name),
            ("bots", arrow.list_(arrow.string())),
            ("game", arrow.uint64()),
            ("hand", arrow.uint16()),
            ("round", arrow.uint8()),
            ("dealer", seat),
            ("honba", arrow.uint8()),
            ("sticks", arrow.uint8()),
            ("outcome", name),
            ("why", name),
            ("from", seat),
            ("wins", arrow.list_(win)),
            ("riichi", seats),
            ("ready", seats),
            ("discards", arrow.uint8()),
            ("changes", arrow.list_(arrow.int32())),
        ]
    )


WRITERS = {".parquet": _write_parquet, ".jsonl": _write_lines}
