"""The virtual environment: packages from the locks, a compiler, the native module; each only when it is stale."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import declared  # what the build reads; tools/ is on the path

from dev.steps import ROOT, WORK, Stamp, StepError, fingerprint, step

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOCKS = ROOT / "requirements"
NATIVE_SOURCES = [ROOT / name for name in ("native", "bindings", "CMakeLists.txt", "pyproject.toml")]
NATIVE_SOURCES += [ROOT / "tools/declared.py", *(ROOT / "src/ruka" / name for name in declared.READ)]


def setup() -> None:
    """Bring the environment up to date; at once when nothing changed."""
    _make_venv()
    install("dev")
    _build()


def install(group: str) -> None:
    """Install a group of pyproject.toml from its lock."""
    lock = LOCKS / f"{group}.txt"
    stamp = Stamp(VENV, group, fingerprint([lock]))
    if not stamp.fresh:
        _pip(f"installing packages: {group}", "--require-hashes", "-r", lock)
        stamp.set()


def variables() -> dict[str, str]:
    """The user's variables, and what makes a program run inside the environment, activated or not."""
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    return {**os.environ, "VIRTUAL_ENV": str(VENV), "PATH": path}


def _make_venv() -> None:
    stamp = Stamp(VENV, "python", f"{sys.version_info[:2]}\n{sys.base_prefix}\n{ROOT}")
    if stamp.fresh and PYTHON.exists():
        return
    if importlib.util.find_spec("ensurepip") is None:
        raise StepError("This Python cannot make a virtual environment; on Debian and Ubuntu: apt install python3-venv")
    step(f"making .venv with Python {sys.version.split()[0]}", [sys.executable, "-m", "venv", "--clear", VENV])
    stamp.set()


def _build() -> None:
    compiler = os.environ.get("CXX") or next(filter(shutil.which, ("c++", "g++", "clang++")), "zig")
    stamp = Stamp(VENV, "native", fingerprint(NATIVE_SOURCES, compiler))
    if stamp.fresh:
        return
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.exists():
        raise StepError(f"This Python has no C headers ({header}); on Debian and Ubuntu: apt install python3-dev")
    # A build folder for each compiler: CMake cannot change it in an existing one.
    folder = f"build/{Path(compiler).name}-{{wheel_tag}}"
    flags = ["--verbose", "--no-deps", "--no-build-isolation", f"--config-settings=build-dir={folder}"]
    _pip("building the native core", *flags, "-e", ROOT, env=_zig() if compiler == "zig" else {})
    stamp.set()


def _zig() -> dict[str, str]:
    """Take zig from PyPI as the compiler; return the variables that make CMake use it."""
    print("There is no C++ compiler here: taking zig from PyPI. Its first build takes a few minutes.")
    install("compiler")
    zig = next(VENV.rglob("ziglang/__init__.py")).with_name("zig")
    folder = WORK / "zig"
    folder.mkdir(parents=True, exist_ok=True)
    for tool in ("cc", "c++", "ar", "ranlib"):  # CMake wants programs, not a program with a first argument
        wrapper = folder / tool
        wrapper.write_text(f'#!/bin/sh\nexec "{zig}" {tool} "$@"\n')
        wrapper.chmod(0o755)
    # zig builds for the processor it runs on, so there is no level to choose.
    settings = {"CMAKE_AR": folder / "ar", "CMAKE_RANLIB": folder / "ranlib", "RUKA_LEVELS": "OFF"}
    return {
        "CC": str(folder / "cc"),
        "CXX": str(folder / "c++"),
        "CMAKE_ARGS": shlex.join(f"-D{name}={value}" for name, value in settings.items()),
        "ZIG_GLOBAL_CACHE_DIR": str(folder / "cache"),
    }


def _pip(title: str, *words: str | Path, env: dict[str, str] | None = None) -> None:
    pip = (PYTHON, "-m", "pip", "--disable-pip-version-check", "install")
    step(title, [*pip, *words], variables() | (env or {}))


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two `./dev` at once must not build into the same folder."""
    WORK.mkdir(exist_ok=True)
    with (WORK / "lock").open("w") as file:
        if os.name != "nt":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield
