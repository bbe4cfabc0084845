"""Makes what the two languages share from its one declaration in Python; standard library only, the build runs it.

    python tools/declared.py FOLDER    ruka/declared.hpp (enums, structs) and declared_copies.hpp (the binding's part)
    python tools/declared.py --stub    rewrites src/ruka/_declared.pyi; --check only compares it

Policies are dataclasses (`ruka/rules/policies.py`); events, actions and the like are lists of names, whose order is the
core's numbering. The names are read from the source text, since the modules that hold them need the core itself.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import sys
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin, get_type_hints

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "ruka"
STUB = SOURCE / "_declared.pyi"
WIDTH = 120
MADE = "Made by tools/declared.py from ruka.rules.policies and the lists of names beside it: not edited by hand."

POLICIES = Path("rules/policies.py")
# what the core is told; the other classes it never sees
PARTS = ("Formula", "Payment", "Match", "Flow", "AtTable", "Counted")
ENUMS = {  # enum: where its names are listed
    "Phase": ("engine/flow.py", "PHASES"),
    "ActionType": ("schema/actions.py", "ActionType"),
    "EventType": ("schema/events.py", "CoreEvent"),
    "Abort": ("schema/events.py", "Abort"),
}
FEATURES = ("rules/row.py", "FEATURES")
CIRCUMSTANCES = ("rules/row.py", "CIRCUMSTANCES")
READ = sorted({str(POLICIES), *(path for path, _ in (*ENUMS.values(), FEATURES, CIRCUMSTANCES))})


# --- reading ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Policy:
    """A field that the core is told, by what it holds."""

    name: str
    holds: Literal["truth", "word", "number", "by_seat", "list", "steps", "pairs", "name"]
    range: Any = None  # of numbers, a Between
    either: bool = False  # one number for all seats may be said, too
    words: str = ""  # the enum of a word; of pairs, that of the second
    keys: str = ""  # of pairs, the enum of the first
    steps: tuple[Policy, ...] = ()
    type: str = ""  # the name of a step's class


@dataclass(frozen=True)
class Declaration:
    rooms: dict[str, int]  # kMaxSeats and so on
    enums: dict[str, tuple[str, ...]]
    parts: dict[str, tuple[Policy, ...]]
    features: tuple[str, ...]
    circumstances: tuple[str, ...]


def read(source: Path = SOURCE) -> Declaration:
    """The declaration under a folder laid out like src/ruka."""
    module = _loaded(source / POLICIES)
    literals = {name: value for name, value in vars(module).items() if get_origin(value) is Literal}
    enums = {name: get_args(value) for name, value in literals.items()}
    enums |= {name: names_in(source / path, listed) for name, (path, listed) in ENUMS.items()}
    return Declaration(
        {name: value for name, value in vars(module).items() if name.startswith("MAX_")},
        enums,
        {part: _policies(getattr(module, part), literals) for part in PARTS},
        names_in(source / FEATURES[0], FEATURES[1]),
        names_in(source / CIRCUMSTANCES[0], CIRCUMSTANCES[1]),
    )


def _loaded(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"declared_{abs(hash(path))}", path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _policies(part: type, literals: dict[str, Any]) -> tuple[Policy, ...]:
    hints = get_type_hints(part, include_extras=True)
    return tuple(_policy(field.name, str(field.type), hints[field.name], literals) for field in fields(part))


def _policy(name: str, written: str, hint: Any, literals: dict[str, Any]) -> Policy:
    if written in literals:
        return Policy(name, "word", words=written)
    if hint is bool:
        return Policy(name, "truth")
    if hint is str:
        return Policy(name, "name")
    if ranges := getattr(hint, "__metadata__", ()):
        plain, range_ = hint.__origin__, ranges[0]
        if range_.each_seat:
            return Policy(name, "by_seat", range_, either=get_origin(plain) is not tuple)
        return Policy(name, "number" if plain is int else "list", range_)
    inner = get_args(hint)[0] if get_origin(hint) is tuple else None
    if is_dataclass(inner) and isinstance(inner, type):
        return Policy(name, "steps", type=inner.__name__, steps=_policies(inner, literals))
    if get_origin(inner) is tuple:
        keys, words = (next(one for one, value in literals.items() if value == part) for part in get_args(inner))
        return Policy(name, "pairs", words=words, keys=keys)
    raise SystemExit(f"{POLICIES}: {name}: {written} is nothing that the core can be told")


def names_in(path: Path, name: str) -> tuple[str, ...]:
    """A list of names in a module: a tuple, the words of a string, the values of a Literal, the keys of a dict, or the
    classes of a union, which are named after what they are."""
    for node in ast.parse(path.read_text("utf-8")).body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            parts = [one for one in ast.walk(node.value) if isinstance(one, ast.Constant | ast.Name)]  # type: ignore[attr-defined]
            parts.sort(key=lambda one: (one.lineno, one.col_offset))
            texts = [one.value for one in parts if isinstance(one, ast.Constant) and isinstance(one.value, str)]
            classes = [one.id for one in parts if isinstance(one, ast.Name)]
            return tuple(word for text in texts for word in text.split()) or tuple(map(_snake, classes))
    raise SystemExit(f"{path}: there is no list {name}")


def _snake(name: str) -> str:
    """`ConcealedKong` is `concealed_kong`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("_")


# --- the header -------------------------------------------------------------------------------------------------------


def header(said: Declaration) -> str:
    """The core's enums and structs."""
    lines = [f"// {MADE}", "#pragma once", "", "#include <cstdint>", "", "namespace ruka {", ""]
    lines += [f"inline constexpr int {_constant(name)} = {value};" for name, value in said.rooms.items()]
    lines.append("")
    lines += [f"enum class {name} : std::uint8_t {{ {', '.join(words)} }};" for name, words in said.enums.items()]
    lines += ["", "// Columns of a row."]
    columns = ", ".join(f"f_{name}" for name in said.features)
    lines.append(f"enum Feature : std::uint8_t {{ {columns}, kFeatures }};")
    lines += ["", "// Bits of Win::flags."]
    bits = ", ".join(f"{_constant(name)} = 1 << {bit}" for bit, name in enumerate(said.circumstances))
    lines.append(f"enum Circumstance : std::uint16_t {{ {bits} }};")
    lines += ["", "namespace declared {", ""]
    for name, part in said.parts.items():
        for policy in part:
            if policy.holds == "steps":
                lines += _struct(policy.type, policy.steps, said)
        lines += _struct(name, part, said)
    return "\n".join([*lines, "}  // namespace declared", "", "}  // namespace ruka", ""])


def _struct(name: str, part: tuple[Policy, ...], said: Declaration) -> list[str]:
    """Wide fields first, so that nothing is lost between them."""
    typed = sorted(_typed(part, said), key=lambda field: not field.startswith(("std::int32_t", "Step")))
    return [f"struct {name} {{", *(f"    {field};" for field in typed), "};", ""]


def _typed(part: tuple[Policy, ...], said: Declaration) -> Iterator[str]:
    for policy in part:
        match policy.holds:
            case "truth":
                yield f"bool {policy.name}"
            case "word":
                yield f"{policy.words} {policy.name}"
            case "number":
                yield f"std::int32_t {policy.name}"
            case "by_seat":
                yield f"std::int32_t {policy.name}[kMaxSeats]"
            case "steps":
                yield f"std::int32_t {policy.name}_count"
                yield f"{policy.type} {policy.name}[kMax{policy.type}s]"
            case "pairs":
                yield f"{policy.words} {policy.name}[{len(said.enums[policy.keys])}]"


def _constant(name: str) -> str:
    return "k" + "".join(part.capitalize() for part in name.lower().split("_"))


# --- the binding ------------------------------------------------------------------------------------------------------


def copies(said: Declaration) -> str:
    """What the binding checks and copies."""
    policies = [policy for part in said.parts.values() for policy in part]
    lines = [f"// {MADE}", "#pragma once", "", '#include "declared_fields.hpp"', ""]
    for name, words in said.enums.items():
        quoted = ", ".join(f'"{word}"' for word in words)
        lines.append(f"inline constexpr std::string_view k{name}Words[] = {{{quoted}}};")
    lines += ["", "inline constexpr Range kRanges[] = {"]
    lines += [f"    {_range(policy.name, policy)}," for policy in policies if policy.range]
    lines += ["};"]
    for policy in policies:
        lines += [
            f"inline constexpr Range k{policy.type}{step.name.capitalize()} = {_range(policy.name, step)};"
            for step in policy.steps
            if step.range
        ]
    lines += _names("kTruths", policies, "truth") + _names("kNames", policies, "name")
    lines += ["inline constexpr Words kWords[] = {"]
    lines += [f'    {{"{policy.name}", k{policy.words}Words}},' for policy in policies if policy.holds == "word"]
    lines += ["};", ""]
    for name, part in said.parts.items():
        lines += [f"inline void copy(const nb::dict& from, ruka::declared::{name}& to) {{"]
        lines += [f"    {line}" for policy in part for line in _copied(policy)]
        lines += ["}", ""]
    return "\n".join(lines)


def _range(name: str, policy: Policy) -> str:
    holds = "Holds::either" if policy.either else f"Holds::{'number' if policy.holds == 'number' else 'list'}"
    return f'{{"{name}", {policy.range.low}, {policy.range.high}, {holds}}}'


def _names(constant: str, policies: list[Policy], holds: str) -> list[str]:
    names = ", ".join(f'"{policy.name}"' for policy in policies if policy.holds == holds)
    return [f"inline constexpr const char* {constant}[] = {{{names}}};"]


def _copied(policy: Policy) -> list[str]:
    name = policy.name
    match policy.holds:
        case "truth":
            return [f'to.{name} = field<bool>(from, "{name}");']
        case "number":
            return [f'to.{name} = field<int>(from, "{name}");']
        case "word":
            return [f'to.{name} = word_of<ruka::{policy.words}>(k{policy.words}Words, from, "{name}");']
        case "by_seat":
            return [f'put_list(from, "{name}", to.{name}, field<int>(from, "people"));']
        case "steps":
            kept = [step.name for step in policy.steps if step.holds == "number"]
            values = ", ".join(f'nb::cast<int>(one["{step}"])' for step in kept)
            return [f'for (const nb::handle one : listed(from, "{name}")) to.{name}[to.{name}_count++] = {{{values}}};']
        case "pairs":
            lists = f"k{policy.keys}Words, k{policy.words}Words"
            return [f'put_pairs<ruka::{policy.words}>(from, "{name}", {lists}, to.{name});']
    return []


# --- the stub ---------------------------------------------------------------------------------------------------------


def stub(said: Declaration) -> str:
    """The names by which policies cross into the core, each with what it may be."""
    lines = [
        f'"""{MADE}"""',
        "",
        "from collections.abc import Mapping, Sequence",
        "from typing import Literal, TypedDict",
        "",
        *(_literal(name, words) for name, words in said.enums.items()),
        "",
        "class Policies(TypedDict, total=False):",
    ]
    for name, part in said.parts.items():
        lines.append(f"    # {name}")
        lines += [f"    {policy.name}: {_annotated(policy)}" for policy in part]
    lines += ["    copies: Sequence[int]  # of each tile code in the box"]
    return "\n".join([*lines, ""])


def _annotated(policy: Policy) -> str:
    match policy.holds:
        case "truth":
            return "bool"
        case "word":
            return policy.words
        case "number":
            return f"int  # {policy.range.low}..{policy.range.high}"
        case "name":
            return "str"
        case "steps":
            return "Sequence[Mapping[str, object]]"
        case "pairs":
            return f"Sequence[tuple[{policy.keys}, {policy.words}]]"
    either = "int | " if policy.either else ""
    return f"{either}Sequence[int]  # {policy.range.low}..{policy.range.high}"


def _literal(name: str, words: tuple[str, ...]) -> str:
    """As the formatter writes it."""
    quoted = [f'"{word}"' for word in words]
    line = f"{name} = Literal[{', '.join(quoted)}]"
    return line if len(line) <= WIDTH else "\n".join([f"{name} = Literal[", *(f"    {word}," for word in quoted), "]"])


# --- writing ----------------------------------------------------------------------------------------------------------


def write(folder: Path, said: Declaration) -> None:
    """The headers of the build; one that is the same is left alone, so that nothing is compiled anew."""
    for path, text in (
        (folder / "ruka" / "declared.hpp", header(said)),
        (folder / "declared_copies.hpp", copies(said)),
    ):
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")


def main() -> str | None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--stub", action="store_true")
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args()
    said = read()
    if asked.folder:
        write(asked.folder, said)
    if asked.stub:
        STUB.write_text(stub(said), "utf-8")
    if asked.check and STUB.read_text("utf-8") != stub(said):
        return f"{STUB.relative_to(ROOT)} is not what is declared; python tools/declared.py --stub writes it"
    return None


if __name__ == "__main__":
    sys.exit(main())
