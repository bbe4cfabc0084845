"""The main flows in Debian's Firefox, which Playwright cannot drive: `puppeteer-core` speaks WebDriver BiDi to it."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from tests.browser.replays import bring
from tests.server.conftest import House, open_house, seeds, shared_house

__all__ = ["open_house", "seeds"]
pytestmark = pytest.mark.browser

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
NODE = shutil.which("node")
SCRIPT = Path(__file__).parent / "firefox/flow.mjs"
LONGEST = 240  # seconds, on a machine that does much else
LATER = ("hand", "account", "lobby", "language", "calculator", "settings", "replay")
FLOWS = ["play", *(pytest.param(flow, marks=pytest.mark.long) for flow in LATER)]

house = shared_house


@pytest.mark.skipif(FIREFOX is None, reason="no Firefox: firefox-esr is not installed")
@pytest.mark.skipif(NODE is None, reason="no Node on the path to drive Firefox with")
@pytest.mark.parametrize("flow", FLOWS)
async def test_firefox(house: House, flow: str) -> None:
    address = await bring(house) if flow == "replay" else ""
    words = [str(NODE), str(SCRIPT), str(FIREFOX), house.url, flow, address]
    run = await asyncio.create_subprocess_exec(*words, stderr=asyncio.subprocess.PIPE)
    async with asyncio.timeout(LONGEST):
        _, said = await run.communicate()
    assert run.returncode == 0, said.decode()
