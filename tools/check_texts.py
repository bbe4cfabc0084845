"""Every text is there once in each language, with the same words and each plural that it needs, and is used."""

from __future__ import annotations

import ast
import json
import os
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "ruka"
TEXTS = PACKAGE / "texts"
WEB = ROOT / "web"
LANGUAGES = sorted(path.name for path in TEXTS.iterdir() if (path / "errors.ftl").is_file())
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class Words(Visitor):
    """The variables of a message, and the variants of each of its choices between plurals."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.plurals: list[set[str]] = []
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (named by Visitor)
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        variants = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if variants & CATEGORIES:
            self.plurals.append(variants)
        self.generic_visit(node)


class Client:
    """What the web client says: keys in `t("…")` or through a template, such as t(`web-back-${number}`)."""

    def __init__(self, sources: list[str]) -> None:
        whole = "\n".join(sources)
        calls = re.findall(r"\bt\(([^(){}]*)", whole)
        self.literals = set(re.findall(r'"([a-z][\w-]+)"', whole))
        self.said = {key for call in calls for key in re.findall(r"""["']([a-z]+-[\w-]+)["']""", call)}
        self.patterns = {
            template: re.compile(".+".join(map(re.escape, re.split(r"\$\{[^}]*\}", template))))
            for template in re.findall(r"\bt\(\s*`([a-z]+-[^`]*)`", whole)
        }

    def uses(self, key: str) -> bool:
        return key in self.literals | self.said or any(one.fullmatch(key) for one in self.patterns.values())

    def silent(self, part: str, told: set[str], known: set[str]) -> Iterator[str]:
        """What would show as a key, because it is in none of the files that this part of the client is given."""
        for key in sorted((self.said | self.literals & known) - told):
            yield f"{key}: “{part}” of the web client says it, and it is in no topic of it (web/src/topics.json)"
        for template, pattern in sorted(self.patterns.items()):
            if not any(map(pattern.fullmatch, told)):
                yield f"{template}: “{part}” of the web client says it, and no text of its topics fits"


def main() -> int:
    texts = {lang: dict(_messages(lang)) for lang in LANGUAGES}
    sources = [
        path.read_text(encoding="utf-8") for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")
    ]
    client = Client(sources)
    keys = set.union(*map(set, texts.values()))
    faults = [
        *_twice(),
        *_differences(texts),
        *_plurals(texts),
        *_usage(keys, client),
        *silent_pages({key for key in keys if "-" in key}),
    ]
    print("\n".join(faults), end="\n" if faults else "")
    return 1 if faults else 0


def _messages(lang: str, topics: str = "*") -> Iterator[tuple[str, Words]]:
    for path in sorted((TEXTS / lang).glob(f"{topics}.ftl")):
        for entry in _entries(path.read_text(encoding="utf-8")):
            if isinstance(entry, ftl.Junk):
                raise SystemExit(f"{path}: cannot be read: {entry.content}")
            if isinstance(entry, ftl.Message):
                yield entry.id.name, Words(entry)


@cache
def _entries(text: str) -> list[ftl.EntryType]:
    """Read once, however often it is looked at."""
    return FluentParser().parse(text).body


def _twice() -> Iterator[str]:
    """All topics of a language share their keys: only their order would tell which of two texts is said."""
    for lang in LANGUAGES:
        for key, times in sorted(Counter(key for key, _ in _messages(lang)).items()):
            if times > 1:
                yield f"{lang} {key}: is there {times} times"


def _differences(texts: dict[str, dict[str, Words]]) -> Iterator[str]:
    for key in sorted(set.union(*map(set, texts.values()))):
        missing = [lang for lang in LANGUAGES if key not in texts[lang]]
        if missing:
            yield f"{key}: missing in {', '.join(missing)}"
        elif len({frozenset(texts[lang][key].variables) for lang in LANGUAGES}) > 1:
            yield f"{key}: the languages use different words: " + "; ".join(
                f"{lang} {sorted(texts[lang][key].variables)}" for lang in LANGUAGES
            )


def _plurals(texts: dict[str, dict[str, Words]]) -> Iterator[str]:
    for lang in LANGUAGES:
        needed = {Locale(lang).plural_form(number) for number in range(200)}
        for key, words in texts[lang].items():
            for variants in words.plurals:
                if variants & CATEGORIES != needed:
                    yield f"{lang} {key}: has the plurals {sorted(variants & CATEGORIES)}, needs {sorted(needed)}"


def silent_pages(known: set[str]) -> Iterator[str]:
    """What a page says is in the topics of the page or of the shell, which stays around every page."""
    topics = json.loads((WEB / "src/topics.json").read_text(encoding="utf-8"))
    pages = {path.stem.lower(): path for path in (WEB / "src/pages").glob("*.svelte") if path.stem != "Home"}
    for part in sorted(pages.keys() ^ (topics.keys() - {"shell"})):
        yield f"{part}: is a page without topics, or topics without a page (web/src/topics.json)"
    told = {part: {key for topic in topics[part] for key, _ in _messages("en", topic)} for part in topics}
    shell = _reached(WEB / "src/App.svelte", frozenset(pages.values()))
    yield from _client(shell).silent("shell", told["shell"], known)
    for part in sorted(pages.keys() & topics.keys()):
        own = _reached(pages[part], frozenset()) - shell
        yield from _client(own).silent(part, told["shell"] | told[part], known)


def _client(files: Iterable[Path]) -> Client:
    return Client([path.read_text(encoding="utf-8") for path in sorted(files)])


def _reached(first: Path, beyond: frozenset[Path]) -> set[Path]:
    """The modules of the client that this one needs, now or later, but for those that come after."""
    found: set[Path] = set()
    waiting = [first]
    while waiting:
        path = waiting.pop()
        if path not in found | beyond:
            found.add(path)
            waiting += _imported(path)
    return found


@cache
def _imported(path: Path) -> list[Path]:
    named = re.findall(r"""(?:from|import)\s*\(?\s*["'](\.[^"']+)["']""", path.read_text(encoding="utf-8"))
    beside = [Path(os.path.normpath(path.parent / name)) for name in named]
    whole = [one if one.suffix == ".svelte" else one.with_name(one.name + ".ts") for one in beside]
    return [one for one in whole if one.is_file()]


def _usage(keys: set[str], client: Client) -> Iterator[str]:
    """A key is used as a literal, or through an f-string that it fits; the code of an error must itself be named."""
    literals, patterns = _strings_in_python()
    named = literals | _strings_in_cpp()
    for key in sorted(keys):
        fits = any(pattern.fullmatch(key) for pattern in patterns)
        code = key.removeprefix("error-")
        if key not in literals and not (fits and (code == key or code in named)) and not client.uses(key):
            yield f"{key}: is used nowhere"
    for literal in sorted(literals):
        if literal.startswith(("error-", "help-")) and literal not in keys | {"error-", "help-"}:
            yield f"{literal}: has no text"


@cache
def _strings_in_python() -> tuple[set[str], list[re.Pattern[str]]]:
    literals, patterns = set(), []
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                literals.add(node.value)
            elif isinstance(node, ast.JoinedStr) and _is_key(node):
                patterns.append(re.compile("".join(map(_pattern, node.values))))
    return literals, patterns


def _is_key(node: ast.JoinedStr) -> bool:
    """An f-string that begins like a key, such as `form-…`."""
    first = node.values[0]
    return isinstance(first, ast.Constant) and bool(re.fullmatch(r"[a-z]+(-[a-z]+)*-", str(first.value)))


def _pattern(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"


def _strings_in_cpp() -> set[str]:
    files = [path for folder in ("native", "bindings") for path in (ROOT / folder).rglob("*.[ch]pp")]
    return {word for path in files for word in re.findall(r'"([a-z-]+)"', path.read_text(encoding="utf-8"))}


if __name__ == "__main__":
    sys.exit(main())
