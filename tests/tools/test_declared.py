"""One declaration in Python, and what is made from it: header, binding and stub."""

import shutil
import subprocess
import sys
from pathlib import Path

import declared
import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of what is declared, to be changed."""
    for name in declared.READ:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "src" / "ruka" / name, tmp_path / name)
    return tmp_path


def changed(source: Path, name: str, old: str, new: str) -> declared.Declaration:
    path = source / name
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return declared.read(source)


def test_a_new_number_is_a_field_a_range_and_a_type(source: Path) -> None:
    said = changed(
        source, "rules/policies.py", "    fine: Stake = 0\n", "    fine: Stake = 0\n    late_fine: Stake = 0\n"
    )
    assert "std::int32_t late_fine;" in declared.header(said)
    assert '{"late_fine", 0, 100000, Holds::number},' in declared.copies(said)
    assert 'to.late_fine = field<int>(from, "late_fine");' in declared.copies(said)
    assert "    late_fine: int  # 0..100000\n" in declared.stub(said)


def test_a_new_word_is_a_value_of_the_enum(source: Path) -> None:
    said = changed(
        source, "rules/policies.py", 'Ties = Literal["shared", "seat"]', 'Ties = Literal["shared", "dice", "seat"]'
    )
    assert "enum class Ties : std::uint8_t { shared, dice, seat };" in declared.header(said)
    assert 'kTiesWords[] = {"shared", "dice", "seat"};' in declared.copies(said)
    assert 'Ties = Literal["shared", "dice", "seat"]\n' in declared.stub(said)


def test_a_new_truth_and_a_new_closed_list(source: Path) -> None:
    old = "    nuki: bool = False"
    new = '    loud: bool = False\n    voice: Voice = "low"\n' + old
    changed(source, "rules/policies.py", "FormulaKind =", 'Voice = Literal["low", "high"]\nFormulaKind =')
    said = changed(source, "rules/policies.py", old, new)
    assert "    bool loud;" in declared.header(said)
    assert "    Voice voice;" in declared.header(said)
    assert 'to.voice = word_of<ruka::Voice>(kVoiceWords, from, "voice");' in declared.copies(said)
    assert '{"voice", kVoiceWords},' in declared.copies(said)
    assert "    voice: Voice\n" in declared.stub(said)


def test_the_numbering_of_names_follows_their_lists(source: Path) -> None:
    path, listed = declared.ENUMS["Abort"]
    names = declared.names_in(source / path, listed)
    said = changed(source, path, names[1], f"{names[1]}_here")
    assert f"enum class Abort : std::uint8_t {{ {names[0]}, {names[1]}_here, " in declared.header(said)
    said = changed(
        source, "rules/row.py", '    "pairs": Sort.KINDS', '    "quads": Sort.KINDS,\n    "pairs": Sort.KINDS'
    )
    assert "f_shown_pungs, f_quads, f_pairs," in declared.header(said)


def test_a_policy_that_the_core_cannot_be_told_is_refused(source: Path) -> None:
    with pytest.raises(SystemExit, match="fine: float"):
        changed(source, "rules/policies.py", "    fine: Stake = 0\n", "    fine: float = 0\n")


def test_a_new_weight_is_a_field_and_a_copy(source: Path) -> None:
    said = changed(
        source,
        "agents/styles.py",
        "    edge: float =",
        "    bold: float = 0.5\n    steps: Three = (1.0, 2.0, 3.0)\n    edge: float =",
    )
    assert "    float bold;\n    float steps[3];\n" in declared.style_header(said)
    assert 'put_weight(from, "bold", to.bold);' in declared.style_copies(said)
    assert 'put_weights(from, "steps", to.steps);' in declared.style_copies(said)


def test_a_new_group_of_weights_is_a_struct_in_the_style(source: Path) -> None:
    group = "@dataclass(frozen=True)\nclass Courage:\n    bold: float = 0.5\n\n\n"
    changed(
        source,
        "agents/styles.py",
        "@dataclass(frozen=True)\nclass Style:",
        f"{group}@dataclass(frozen=True)\nclass Style:",
    )
    said = changed(
        source,
        "agents/styles.py",
        "    danger: DangerWeights",
        "    courage: Courage = Courage()\n    danger: DangerWeights",
    )
    header = declared.style_header(said)
    assert "struct Courage {\n    float bold;\n};" in header
    assert "struct Style {\n    Courage courage;\n    DangerWeights danger;\n" in header
    assert header.index("struct Courage") < header.index("struct Style")
    assert 'copy(field<nb::dict>(from, "courage"), to.courage);' in declared.style_copies(said)


def test_a_weight_that_is_no_number_is_refused(source: Path) -> None:
    with pytest.raises(SystemExit, match="edge: bytes"):
        changed(source, "agents/styles.py", "    edge: float =", "    edge: bytes =")


def test_the_stub_is_what_is_declared() -> None:
    assert declared.STUB.read_text("utf-8") == declared.stub(declared.read())


def test_a_header_that_is_the_same_is_left_alone(tmp_path: Path) -> None:
    said = declared.read()
    declared.write(tmp_path, said)
    header = tmp_path / "ruka" / "declared.hpp"
    before = header.stat().st_mtime_ns
    declared.write(tmp_path, said)
    assert header.stat().st_mtime_ns == before


def test_the_build_needs_nothing_but_the_standard_library(tmp_path: Path) -> None:
    """-S: without what is installed; -I: without the folder it is run in."""
    subprocess.run([sys.executable, "-I", "-S", ROOT / "tools" / "declared.py", tmp_path], check=True)
    assert (tmp_path / "declared_copies.hpp").exists()
