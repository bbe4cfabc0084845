"""The core under the address and undefined-behaviour sanitizers: its fuzzers, and the tests beside this one again."""

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
    """The sanitizers' library, which must be loaded before Python."""
    compiler = os.environ.get("CXX", "g++")
    if not shutil.which(compiler):
        pytest.skip(f"no {compiler} here, and zig brings no sanitizer runtime")
    found = subprocess.run([compiler, "-print-file-name=libasan.so"], capture_output=True, text=True, check=True)
    if not Path(found.stdout.strip()).is_absolute():
        pytest.skip(f"{compiler} has no libasan")
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
    settings = ("cmake.define.RUKA_SANITIZE=ON", f"build-dir={BUILD / 'wheel'}")
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--upgrade")
    run(*pip, *(f"--config-settings={setting}" for setting in settings), "--target", module, ROOT)
    # Without `site` the editable install of this environment does not come before the module just built.
    run(
        *(sys.executable, "-S", "-m", "pytest", "-q", "-m", "not peers", "-p", "no:cacheprovider"),
        *("tests/native", "--ignore=tests/native/test_malformed.py"),
        PYTHONPATH=os.pathsep.join([str(module), sysconfig.get_path("purelib")]),
        LD_PRELOAD=runtime,
        ASAN_OPTIONS="detect_leaks=0",  # Python itself does not free everything
    )
