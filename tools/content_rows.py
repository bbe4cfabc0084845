"""The list for ruka.learn.places: the ids of all rows of the inventories, which are no part of the project."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SPEC = Path(os.environ.get("RUKA_SPEC", ROOT.parent / "shared" / "spec"))
PLACES = ROOT / "src/ruka/learn/places"
CHAPTERS = {"are of the kind *term*": "term", "are of the kind *difference*": "difference"}
KINDS = re.compile(r"[a-z]+")


def rows() -> Iterator[tuple[str, str]]:
    """Id and kind; a chapter whose rows have no column for it says the kind of all of them."""
    for file in sorted(SPEC.glob("content-*.md")):
        of_chapter = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("## "):
                of_chapter = ""
            of_chapter = next((kind for words, kind in CHAPTERS.items() if words in line), of_chapter)
            cells = [cell.strip() for cell in line.split("|")]
            if re.fullmatch(r"C\d-\d+", cells[1] if len(cells) > 2 else ""):
                yield cells[1], of_chapter or cells[3]


def all_rows() -> str:
    found: dict[str, list[str]] = {}
    for id, kind in rows():
        assert KINDS.fullmatch(kind), f"{id}: {kind} is no kind"
        found.setdefault(kind, []).append(id)
    return "".join(f"{kind} = {_list(sorted(ids))}\n" for kind, ids in sorted(found.items()))


def _list(ids: list[str]) -> str:
    lines = [", ".join(f'"{id}"' for id in ids[at : at + 10]) for at in range(0, len(ids), 10)]
    return "[\n" + "".join(f"    {line},\n" for line in lines) + "]"


def main() -> None:
    (PLACES / "rows.toml").write_text(all_rows(), encoding="utf-8")


if __name__ == "__main__":
    main()
