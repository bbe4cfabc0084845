"""Redraw the hand explorer for the documents: `./dev run python tools/draw_explorer.py`."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from ruka.cli.explore import Explorer

PICTURE = Path(__file__).resolve().parents[1] / "docs" / "images" / "explore.svg"
HAND = "2344m 05p 3467s 77z 68p"


async def draw() -> str:
    explorer = Explorer("en", HAND)
    async with explorer.run_test(size=(100, 28)) as pilot:
        await pilot.pause()
        return explorer.export_screenshot(title="ruka explore")


def self_contained(picture: str) -> str:
    """A picture of a terminal that loads nothing and is the same each time."""
    # Rich asks for its font from the network; any monospaced font will do.
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    # The names of the styles carry a random number.
    return re.sub(r"terminal-\d+", "terminal", picture) + "\n"


def main() -> None:
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(self_contained(asyncio.run(draw())), encoding="utf-8")


if __name__ == "__main__":
    main()
