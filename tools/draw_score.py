"""Redraw an explained hand for the documents: `./dev run python tools/draw_score.py`."""

from __future__ import annotations

import io

from draw_explorer import PICTURE, self_contained
from rich.console import Console

from ruka.explain import explain
from ruka.explain.text import renderable
from ruka.explain.words import Words

COMMAND = "ruka score ema-riichi 123m 22z 406p 56789s +7s --riichi --discarder E --honba 2 --dora 4p"


def draw() -> str:
    explanation = explain("ema-riichi", "123m 22z 406p 56789s +7s", riichi=True, discarder="E", honba=2, dora="4p")
    console = Console(
        record=True,
        width=92,
        file=io.StringIO(),
        force_terminal=True,
        color_system="256",
        highlight=False,
        markup=False,
    )
    console.print(renderable(explanation, Words("en"), colour=True))
    return console.export_svg(title=COMMAND)


if __name__ == "__main__":
    (PICTURE.parent / "score.svg").write_text(self_contained(draw()), encoding="utf-8")
