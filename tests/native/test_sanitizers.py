"""The core under the address and undefined-behaviour sanitizers: its fuzzers, and tests of hands and tables again."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

pytestmark = pytest.mark.long

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "sanitize"
FUZZERS = sorted((ROOT / "native" / "fuzz").glob("*.cpp"))
SECONDS = "20"


@pytest.fixture(scope="module")
def runtime() -> str:
    """The libraries to load before Python: the sanitizer's, and the one whose exceptions it must see."""
    compiler = os.environ.get("CXX", "g++")
    if not shutil.which(compiler):
        pytest.skip(f"no {compiler} here, and zig brings no sanitizer runtime")
    libraries = [_library(compiler, name) for name in ("libasan.so", "libstdc++.so")]
    if not all(Path(library).is_absolute() for library in libraries):
        pytest.skip(f"{compiler} has no libasan")
    return " ".join(libraries)


def _library(compiler: str, name: str) -> str:
    found = subprocess.run([compiler, f"-print-file-name={name}"], capture_output=True, text=True, check=True)
    return found.stdout.strip()


def run(*command: str | Path, **environment: str) -> None:
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    assert done.returncode == 0, done.stdout.decode(errors="replace")[-20_000:]


def test_fuzzers(runtime: str) -> None:
    configure = ("-DRUKA_SANITIZE=ON", "-DRUKA_FUZZ=ON", "-DCMAKE_BUILD_TYPE=Release")
    run("cmake", "-S", ROOT, "-B", BUILD / "fuzz", *configure)
    run("cmake", "--build", BUILD / "fuzz")
    assert FUZZERS
    for fuzzer in FUZZERS:
        run(BUILD / "fuzz" / f"fuzz_{fuzzer.stem}", SECONDS)


def test_core_tests(runtime: str) -> None:
    module = BUILD / "module"
    settings = ("cmake.define.RUKA_SANITIZE=ON", "cmake.define.RUKA_LEVELS=OFF", f"build-dir={BUILD / 'wheel'}")
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--upgrade")
    run(*pip, *(f"--config-settings={setting}" for setting in settings), "--target", module, ROOT)
    # Without `site` the editable install of this environment does not come before the module just built.
    run(
        *(sys.executable, "-S", "-m", "pytest", "-q", "-s", "-m", "not peers", "-p", "no:cacheprovider"),
        *("tests/native", "tests/advice"),
        *("tests/conformance/test_invariants.py", "tests/conformance/test_malformed.py"),
        *("-k", "not command_line"),  # the command runs with the other module
        PYTHONPATH=os.pathsep.join([str(module), sysconfig.get_path("purelib")]),
        RUKA_FUZZ_RULES="500",  # random rules and calls, as many as take a few minutes
        LD_PRELOAD=runtime,
        ASAN_OPTIONS="detect_leaks=0",  # Python itself does not free everything
    )
