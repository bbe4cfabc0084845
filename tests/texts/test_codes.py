"""Every code of an error that ruka can raise has a sentence in every language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from ruka.texts import LANGUAGES, text

ROOT = Path(__file__).parents[2]
ERRORS = {"RukaError", "RulesError", "UnknownName", "NotationError", "IllegalAction", "RecordError"}


def codes_in_python() -> Iterator[str]:
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS and node.args:
                code = node.args[0]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    yield code.value


def codes_in_cpp() -> Iterator[str]:
    """Codes are raised by name in the bindings, and listed in arrays in the core, alone or with the word they bring."""
    for path in (ROOT / "bindings").glob("*.cpp"):
        yield from re.findall(r'\braise\("([a-z-]+)"', path.read_text("utf-8"))
    for path in (ROOT / "native").rglob("*.hpp"):
        header = path.read_text("utf-8")
        yield from re.findall(r'^ +\{"([a-z-]+)", (?:nullptr|"[a-z]+")\},$', header, re.MULTILINE)
        for array in re.findall(r"ErrorCodes\[\] = \{(.*?)\};", header, re.DOTALL):
            yield from re.findall(r'"([a-z-]+)"', array)


def test_a_sentence_in_every_language() -> None:
    codes = {*codes_in_python(), *codes_in_cpp()}
    assert codes >= {
        *("fifth-tile", "nested-set", "ippatsu-without-riichi", "bad-wind", "unknown-rules-near", "house-no-base")
    }
    for code in sorted(codes):
        sentences = {lang: text(f"error-{code}", lang) for lang in LANGUAGES}
        assert len(set(sentences.values())) == len(LANGUAGES), f"{code}: a language answers in English"
        assert all(sentence.endswith((".", "?")) for sentence in sentences.values()), code
