"""The checks of ./dev check find what they are there to find."""

import json
import subprocess
from pathlib import Path

import check_content
import check_layers
import check_stub
import check_texts
import pytest

from ruka import _core


@pytest.fixture
def package(tmp_path: Path) -> Path:
    folder = tmp_path / "ruka"
    for name in ("__init__.py", "errors.py", "tiles/__init__.py", "tiles/names.py", "hands/__init__.py", "testing.py"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    return folder


@pytest.mark.parametrize(
    "line",
    [
        "import ruka.errors",
        "from ruka import errors",
        "from ruka.tiles.names import x",
        "from . import names",
        "import sys",
    ],
)
def test_an_import_may_point_up_or_stay_inside(package: Path, line: str) -> None:
    (package / "tiles/__init__.py").write_text(line)
    assert not list(check_layers.faults(package))


@pytest.mark.parametrize(
    ("line", "below"),
    [
        ("import ruka.hands", "hands"),
        ("from ruka import hands", "hands"),
        ("from ..hands import x", "hands"),
        ("def f():\n    from ruka.hands import x", "hands"),
        ("import ruka", "ruka"),
        ("from ruka import parse", "ruka"),
        ("from ruka.testing import x", "testing"),
    ],
)
def test_an_import_that_points_down_is_found(package: Path, line: str, below: str) -> None:
    (package / "tiles/names.py").write_text(line)
    assert [fault.split(": ")[1] for fault in check_layers.faults(package)] == [
        f"tiles imports {below}, which stands below it"
    ]


def test_a_part_without_a_layer_is_found(package: Path) -> None:
    (package / "elsewhere.py").touch()
    assert list(check_layers.faults(package)) == ["ruka/elsewhere.py: elsewhere stands in no layer"]


@pytest.mark.parametrize(
    ("content", "what"),
    [
        ("see https://pypi" + ".org/simple", "address of a registry"),
        ("/home" + "/jana/ruka", "path of a machine"),
        ("gh" + "p_" + "x" * 36, "secret"),
        ("x" * 1_000_001, "bytes"),
    ],
)
def test_what_must_not_be_committed_is_found(tmp_path: Path, content: str, what: str) -> None:
    subprocess.check_call(["git", "init", "-q"], cwd=tmp_path)
    (tmp_path / "clean.txt").write_text("../shared/data and /dev/null are no machine's own")
    (tmp_path / "file.txt").write_text(content)
    (fault,) = check_content.faults(tmp_path)
    assert fault.startswith("file.txt:")
    assert what in fault


@pytest.mark.parametrize(
    ("was", "becomes", "fault"),
    [
        ("def parse(text: str)", "def parse(words: str)", "parse: the stub has (words), the module (text)"),
        (
            "concealed: bool = False,",
            "concealed: bool,",
            "Meld.__init__: the stub has (self, type, kind, concealed, reds=)",
        ),
        ("def tile_name(", "def name_of_tile(", "tile_name: the stub has nothing, the module (code)"),
        ("    reds: int\n", "", "Meld.reds: the stub has nothing, the module a value"),
        ("REGULAR: int", "IRREGULAR: int", "IRREGULAR: the stub has a value, the module nothing"),
    ],
)
def test_a_stub_that_differs_from_the_core_is_found(was: str, becomes: str, fault: str) -> None:
    stub = check_stub.STUB.read_text(encoding="utf-8")
    changed = stub.replace(was, becomes, 1)
    assert any(found.startswith(fault) for found in check_stub.faults(changed, _core))
    assert not any(found.startswith(fault) for found in check_stub.faults(stub, _core))


@pytest.mark.parametrize(
    "call",
    [
        't("web-home")',
        "{t('web-home')}",
        't(there ? "web-home" : "web-away", { name: "x-y" })',
        "t(`web-${page}`)",
        'const links = [["/", "web-home"]];',
    ],
)
def test_the_web_client_uses_a_key(call: str) -> None:
    client = check_texts.Client([call])
    assert client.uses("web-home")
    assert not client.uses("play-home")
    assert not list(client.silent("home", {"web-home", "web-away"}, set()))


@pytest.mark.parametrize(
    ("call", "key"),
    [
        ('t("web-home")', "web-home"),
        ('t(there ? "web-home" : "web-hame", { n })', "web-hame"),
        ("t(`play-call-${type}`)", "play-call-${type}"),
        ('const links = [["/", "play-home"], ["/x", "x-y"]];', "play-home"),
    ],
)
def test_what_the_web_client_says_without_a_text_is_found(call: str, key: str) -> None:
    told = {"web-home"} - {key}
    assert [fault.split(": ")[0] for fault in check_texts.Client([call]).silent("home", told, {"play-home"})] == [key]


@pytest.mark.parametrize(
    ("topics", "faults"),
    [
        ({"shell": ["web"], "table": ["play"]}, []),
        ({"shell": ["web"], "table": []}, ["play-home: “table”"]),
        ({"shell": ["play"], "table": []}, ["web-home: “shell”", "web-home: “table”"]),
        ({"shell": ["web"], "table": ["play"], "lobby": []}, ["lobby: is a page without topics, or"]),
    ],
)
def test_a_page_speaks_only_of_its_topics(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, topics: dict[str, list[str]], faults: list[str]
) -> None:
    """The shell reaches the page, and the page a component, by paths; each says one text, and both the shared one."""
    monkeypatch.setattr(check_texts, "WEB", tmp_path)
    files = {
        "App.svelte": 'import Bar from "./Bar.svelte"; const table = () => import("./pages/Table.svelte");',
        "Bar.svelte": '{t("web-home")}',
        "pages/Table.svelte": 'import { hand } from "../lib/hand"; t("web-home")',
        "lib/hand.ts": 'export const hand = () => t("play-home");',
        "topics.json": json.dumps(topics),
    }
    for name, text in files.items():
        (tmp_path / "src" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "src" / name).write_text(text)
    found = list(check_texts.silent_pages(set()))
    assert [fault[: len(wanted)] for fault, wanted in zip(found, faults, strict=True)] == faults


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('#include "ruka/tiles/hand.hpp"', []),
        ('#include "ruka/hands/forms.hpp"', []),
        ("#include <cstdint>", []),
        ('#include "ruka/scoring/score.hpp"', ["hands includes scoring/score.hpp, which stands below it"]),
        ('#include "forms.hpp"', ["hands includes forms.hpp, which stands below it"]),
    ],
)
def test_an_include_may_point_up_or_stay_inside(tmp_path: Path, line: str, found: list[str]) -> None:
    (tmp_path / "hands").mkdir()
    (tmp_path / "hands" / "special.hpp").write_text(f"#pragma once\n\n{line}\n")
    assert [fault.split(": ")[1] for fault in check_layers.header_faults(tmp_path)] == found


def test_a_header_stands_in_a_folder(tmp_path: Path) -> None:
    (tmp_path / "elsewhere.hpp").touch()
    assert list(check_layers.header_faults(tmp_path)) == ["elsewhere.hpp: elsewhere.hpp is no folder of the core"]
