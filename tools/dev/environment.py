"""The virtual environment: packages from the locks, a compiler, the native module; each only when it is stale."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from dev.steps import ROOT, WORK, Stamp, StepError, fingerprint, step

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOCKS = ROOT / "requirements"
NATIVE_SOURCES = [ROOT / name for name in ("native", "bindings", "CMakeLists.txt", "pyproject.toml")]
ZIG_TOOLS = ("cc", "c++", "ar", "ranlib")


def setup() -> None:
    """Bring the environment up to date; at once when nothing changed."""
    with _one_at_a_time():
        _make_venv()
        install("uv")
        install("dev")
        _build()


def install(group: str) -> None:
    """Install a group of pyproject.toml from its lock."""
    lock = LOCKS / f"{group}.txt"
    stamp = Stamp(VENV, group, fingerprint([lock]))
    if stamp.fresh:
        return
    installer = ["pip", "--disable-pip-version-check"] if group == "uv" else ["uv", "pip"]
    command = [PYTHON, "-m", *installer, "install", "--require-hashes", "-r", lock]
    step(f"installing packages: {group}", command, variables())
    stamp.set()


def _make_venv() -> None:
    stamp = Stamp(VENV, "python", f"{sys.version}\n{sys.base_prefix}\n{ROOT}")
    if stamp.fresh and PYTHON.exists():
        return
    if importlib.util.find_spec("ensurepip") is None:
        raise StepError("This Python cannot make a virtual environment; on Debian and Ubuntu: apt install python3-venv")
    step(f"making .venv with Python {sys.version.split()[0]}", [sys.executable, "-m", "venv", "--clear", VENV])
    stamp.set()


def _build() -> None:
    compiler = os.environ.get("CXX") or next(filter(shutil.which, ("c++", "g++", "clang++")), None)
    stamp = Stamp(VENV, "native", fingerprint(NATIVE_SOURCES, compiler or "zig"))
    if stamp.fresh:
        return
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.exists():
        raise StepError(f"This Python has no C headers ({header}); on Debian and Ubuntu: apt install python3-dev")
    env = variables()
    if compiler is None:
        print("There is no C++ compiler here: taking zig from PyPI. Its first build takes a few minutes.")
        install("compiler")
        env |= _zig()
    # A build folder for each compiler: CMake cannot change it in an existing one.
    folder = f"build/{'zig' if compiler is None else fingerprint([], compiler)[:8]}-{{wheel_tag}}"
    flags = ["--no-deps", "--no-build-isolation", f"--config-setting=build-dir={folder}"]
    step("building the native core", [PYTHON, "-m", "uv", "pip", "install", *flags, "-e", ROOT], env)
    stamp.set()


def _zig() -> dict[str, str]:
    """Make the wrappers by which CMake takes zig for a compiler; return the variables that name them."""
    package = next(VENV.rglob("ziglang/__init__.py")).parent
    folder = WORK / "zig"
    folder.mkdir(parents=True, exist_ok=True)
    for tool in ZIG_TOOLS:
        wrapper = folder / tool
        wrapper.write_text(f'#!/bin/sh\nexec "{package / "zig"}" {tool} "$@"\n')
        wrapper.chmod(0o755)
    return {
        "CC": str(folder / "cc"),
        "CXX": str(folder / "c++"),
        "CMAKE_ARGS": f"-DCMAKE_AR={folder / 'ar'} -DCMAKE_RANLIB={folder / 'ranlib'}",
        "ZIG_GLOBAL_CACHE_DIR": str(folder / "cache"),
    }


def node() -> Path:
    """The Node of the system, or one from PyPI."""
    if found := shutil.which("node"):
        return ROOT / found
    print("There is no Node here: taking it from PyPI.")
    install("node")
    return BIN / "node"


def variables() -> dict[str, str]:
    """What makes a program run inside the environment, activated or not."""
    return {"VIRTUAL_ENV": str(VENV), "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}


@contextlib.contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Two `./dev` at once must not build into the same folder."""
    WORK.mkdir(exist_ok=True)
    with (WORK / "lock").open("w") as file:
        if os.name != "nt":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield
