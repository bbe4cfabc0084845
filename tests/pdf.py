"""The words of a PDF that Typst has made: as much of the format as such a file has, and no more."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator

OBJECT = re.compile(rb"(\d+) 0 obj\s*(.*?)\s*endobj", re.DOTALL)
STREAM = re.compile(rb"stream\r?\n(.*)\r?\nendstream", re.DOTALL)
TOKEN = re.compile(rb"/(f\d+) [\d.]+ Tf|(\()|T[Jj]\b")
IN_STRING = re.compile(rb"\\([0-7]{1,3}|.)|[()]", re.DOTALL)
LETTERS = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f"}


def page_count(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def words_of(pdf: bytes) -> str:
    """What is written there, in one line, without hyphens that only break one."""
    objects = {int(found[1]): found[2] for found in OBJECT.finditer(pdf)}
    said = " ".join(
        text
        for page in objects.values()
        if re.search(rb"/Type\s*/Page\b", page)
        for text in _texts(_content(objects[_reference(page, b"Contents")]), _fonts(objects, page))
    )
    return re.sub(r"\s+", " ", said.replace("\u00ad", ""))


def _texts(content: bytes, fonts: dict[bytes, dict[int, str]]) -> Iterator[str]:
    glyphs: dict[int, str] = {}
    at, codes = 0, b""
    while found := TOKEN.search(content, at):
        at = found.end()
        if found[1]:
            glyphs, codes = fonts[found[1]], b""  # what stood before was the name of a picture
        elif found[2]:
            at, part = _string(content, at)
            codes += part
        else:
            yield "".join(glyphs.get(int.from_bytes(codes[n : n + 2]), "") for n in range(0, len(codes), 2))
            codes = b""


def _string(content: bytes, at: int) -> tuple[int, bytes]:
    """Where it ends, and its bytes; brackets in it are escaped or come in pairs."""
    depth, found = 1, b""
    while depth:
        special = IN_STRING.search(content, at)
        assert special is not None
        found += content[at : special.start()]
        at = special.end()
        if special[1]:
            found += bytes([int(special[1], 8)]) if special[1].isdigit() else LETTERS.get(special[1], special[1])
        else:
            depth += 1 if special[0] == b"(" else -1
            found += special[0] if depth else b""
    return at, found


def _fonts(objects: dict[int, bytes], page: bytes) -> dict[bytes, dict[int, str]]:
    """By their name on this page: which letters the glyphs are."""
    named = re.findall(rb"/(f\d+) (\d+) 0 R", objects[_reference(page, b"Resources")])
    return {name: _letters(_content(objects[_reference(objects[int(font)], b"ToUnicode")])) for name, font in named}


def _letters(cmap: bytes) -> dict[int, str]:
    pairs = re.findall(rb"<([0-9A-Fa-f]{4})>\s*<((?:[0-9A-Fa-f]{4})+)>\s*\n", cmap)
    return {int(code, 16): bytes.fromhex(letters.decode()).decode("utf-16-be") for code, letters in pairs}


def _content(stream: bytes) -> bytes:
    found = STREAM.search(stream)
    assert found is not None
    return zlib.decompress(found[1])


def _reference(dictionary: bytes, name: bytes) -> int:
    found = re.search(rb"/" + name + rb"\s*(\d+) 0 R", dictionary)
    assert found is not None
    return int(found[1])
