"""The web client: Node (from PyPI where the machine has none), its packages, the tile pictures, the built pages."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

from dev import environment
from dev.steps import ROOT, Stamp, fingerprint, step

WEB = ROOT / "web"
STATIC = ROOT / "src/ruka/server/static"
TILE_SOURCES = [WEB / "tiles", ROOT / "src/ruka/tiles/art"]
CLIENT_SOURCES = [
    WEB / name for name in ("src", "public", "index.html", "vite.config.ts", "vite.app.ts", "package-lock.json")
]
TEXTS = ROOT / "src/ruka/texts"
OLDEST_NODE = (20, 19)  # that Vite runs on


def build() -> None:
    """Bring the client up to date; at once when nothing changed."""
    if not _has_node():
        print("There is no Node here, or an old one: taking it from PyPI.")
        environment.install("node")
    packages = Stamp(environment.VENV, "web-packages", fingerprint([WEB / "package-lock.json"]))
    if not (packages.fresh and (WEB / "node_modules").is_dir()):
        step("installing the web client's packages", npm("ci", "--no-audit", "--no-fund"), environment.variables())
        packages.set()
    tiles = Stamp(environment.VENV, "tiles", fingerprint(TILE_SOURCES))
    if not (tiles.fresh and (WEB / "src/generated/tiles-classic.svg").is_file()):
        step("drawing the tiles", [environment.PYTHON, WEB / "tiles/make.py"], environment.variables())
        tiles.set()
    client = Stamp(environment.VENV, "web", fingerprint([*CLIENT_SOURCES, TEXTS]))
    if not (client.fresh and (STATIC / "index.html").is_file()):
        step("building the web client", npm("run", "build"), environment.variables())
        client.set()


def npm(*words: str) -> list[str | Path]:
    """A command of npm, in the client's folder."""
    program = shutil.which("npm", path=environment.variables()["PATH"]) or "npm"
    return [program, "--prefix", str(WEB), *words]


def _has_node() -> bool:
    path = environment.variables()["PATH"]
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", version)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE
