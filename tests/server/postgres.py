"""A PostgreSQL of our own for a while: Debian's programs, a folder that is thrown away, a socket in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

OWNER = "postgres"  # who may not be root


def programs() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


@pytest.fixture(scope="session")
def cluster() -> Iterator[Path]:
    """The folder of its socket."""
    bin = programs()
    if bin is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    pytest.importorskip("psycopg", reason="psycopg is not installed")
    folder = Path(tempfile.mkdtemp(prefix="ruka-pg-"))
    as_owner: list[str] = []
    if os.geteuid() == 0:
        shutil.chown(folder, OWNER)
        as_owner = ["runuser", "-u", OWNER, "--"]
    data = folder / "data"

    def run(*words: str | Path) -> None:
        subprocess.run([*as_owner, *map(str, words)], check=True, capture_output=True, cwd="/")

    try:
        run(bin / "initdb", "-D", data, "-U", OWNER, "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C")
        settings = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
        run(bin / "pg_ctl", "-D", data, "-l", folder / "log", "-w", "-o", settings, "start")
        try:
            yield folder
        finally:
            run(bin / "pg_ctl", "-D", data, "-m", "immediate", "-W", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres(cluster: Path, request: pytest.FixtureRequest) -> str:
    """The address of an empty database."""
    import psycopg

    name = f"ruka_{abs(hash(request.node.nodeid))}"
    with psycopg.connect(host=str(cluster), user=OWNER, dbname="postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return f"postgresql+psycopg://{OWNER}@/{name}?host={cluster}"
