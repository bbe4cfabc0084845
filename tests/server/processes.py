"""A server in a process of its own, as people run it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

START = 60  # seconds that a server may take on a busy machine
COMMAND = (sys.executable, "-c", "import sys; from ruka.cli import main; sys.exit(main())", "serve", "--lang", "en")


async def start(data: Path, port: int, *more: str) -> asyncio.subprocess.Process:
    """Back when it says that it is there."""
    words = (*COMMAND, "--data", str(data), "--port", str(port), *more)
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*words, stdout=pipe, stderr=asyncio.subprocess.STDOUT)
    assert process.stdout is not None
    told = b""
    async with asyncio.timeout(START):
        while b"ruka is at" not in told:
            line = await process.stdout.readline()
            assert line, told.decode()
            told += line
    return process


@asynccontextmanager
async def running(data: Path, port: int, *more: str) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await start(data, port, *more)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()
