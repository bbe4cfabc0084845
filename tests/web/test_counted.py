"""The win window of the arcade prints the examples of source 001 as the source does, row by row; the first by D-26."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import ruka.texts
from ruka.explain import explain
from ruka.explain.explanation import Explanation
from ruka.explain.source_examples import EXAMPLES, HandExample
from tests.web.vitest import needs_client, run

TEXTS = Path(ruka.texts.__file__).parent
DEALT, NOT_DEALT = "Dávali jste a vyhráli jste", "Nedávali jste a vyhráli jste"
BASE, FANS, SCORE = "Výpočet základního skóre", "Výpočet získaných fanů", "Výpočet výsledného skóre"
PRINTED = {
    "001-1": (
        f"{NOT_DEALT} ronem.",
        BASE,
        "Za výhru: 20 bodů",
        "Uzavření ronem se skrytými kameny: +10 bodů",
        "Skrytý pon z obyčejných kamenů: +4 body",
        "Skrytý pon z obyčejných kamenů: +4 body",
        "Skrytý kong z obyčejných kamenů: +16 bodů",
        "Celkem: 54 bodů",
        "Základní skóre (zaokrouhleno nahoru): 60 bodů",
        FANS,
        "Reach: [1 fan]",
        "Rychlovka: [1 fan]",
        "Samé obyčejné kameny: [1 fan]",
        "3 skryté pony: [2 fany]",  # D-26: the source forgets them, and prints 7700
        "Celkem: 5 fanů (+2 za výhru)",
        SCORE,
        "Skóre za kombinaci = 60 × 2 × 2 × 2 × 2 × 2 × 2 × 2: 7 680 bodů",
        "Násobí se 4, protože jste nedávali: 7 680 × 4: 30 720 bodů",
        "Výsledné skóre (limit mangan): 8 000 bodů",
    ),
    "001-2": (
        f"{DEALT} ronem.",
        BASE,
        "Za výhru: 20 bodů",
        "Uzavření ronem se skrytými kameny: +10 bodů",
        "Odkrytý pon z obyčejných kamenů (doplněný odhozeným kamenem): +2 body",
        "Celkem: 32 bodů",
        "Základní skóre (zaokrouhleno nahoru): 40 bodů",
        FANS,
        "Reach: [1 fan]",
        "2 stejné chi: [1 fan]",
        "Celkem: 2 fany (+2 za výhru)",
        SCORE,
        "Skóre za kombinaci = 40 × 2 × 2 × 2 × 2: 640 bodů",
        "Násobí se 6, protože jste dávali: 640 × 6: 3 840 bodů",
        "Výsledné skóre (zaokrouhleno nahoru): 3 900 bodů",
    ),
    "001-3": (
        f"{DEALT} ronem.",
        BASE,
        "Za výhru: 20 bodů",
        "Odkrytý pon z konců: +4 body",
        "Pár draků: +2 body",
        "Celkem: 26 bodů",
        "Základní skóre (zaokrouhleno nahoru): 30 bodů",
        FANS,
        "Čistá kombinace: [2 fany]",
        "Celkem: 2 fany (+2 za výhru)",
        SCORE,
        "Skóre za kombinaci = 30 × 2 × 2 × 2 × 2: 480 bodů",
        "Násobí se 6, protože jste dávali: 480 × 6: 2 880 bodů",
        "Výsledné skóre (zaokrouhleno nahoru): 2 900 bodů",
    ),
    "001-4": (
        f"{DEALT} ronem.",
        BASE,
        "Za výhru: 20 bodů",
        "Uzavření ronem se skrytými kameny: +10 bodů",
        "Skrytý pon z obyčejných kamenů: +4 body",
        "Skrytý kong z konců: +32 bodů",
        "Celkem: 66 bodů",
        "Základní skóre (zaokrouhleno nahoru): 70 bodů",
        FANS,
        "Dvojitý reach: [2 fany]",
        "Dora: [1 fan]",
        "Celkem: 3 fany (+2 za výhru)",
        SCORE,
        "Skóre za kombinaci = 70 × 2 × 2 × 2 × 2 × 2: 2 240 bodů",
        "Násobí se 6, protože jste dávali: 2 240 × 6: 13 440 bodů",  # the source: 13400
        "Výsledné skóre (limit mangan): 12 000 bodů",
    ),
    "001-5": (
        f"{NOT_DEALT} tsumem.",
        FANS,
        "Tsumo se skrytými kameny: [1 fan]",
        "2 stejné chi: [1 fan]",
        "Pon z červených draků: [1 fan]",
        "Čistá kombinace: [3 fany]",
        "2 × Dora: [2 fany]",
        "Celkem: 8 fanů = baiman",
        "Výsledné skóre: 16 000 bodů",
    ),
    "001-6": (
        f"{NOT_DEALT} tsumem.",
        FANS,
        "Reach: [1 fan]",
        "Rychlovka: [1 fan]",
        "Tsumo se skrytými kameny: [1 fan]",
        "Samé obyčejné kameny: [1 fan]",
        "Bezbodovka: [1 fan]",
        "3 chi stejné číselné sekvence: [2 fany]",
        "Celkem: 7 fanů = haneman",
        "Výsledné skóre: 12 000 bodů",
    ),
    "001-7": (
        f"{NOT_DEALT} ronem.",
        FANS,
        "Pon z vašeho větru: [1 fan]",
        "Pon ze zelených draků: [1 fan]",
        "Samé pony pouze z konců a honérů: [2 fany]",
        "Samé pony: [2 fany]",
        "3 skryté pony: [2 fany]",
        "Čistá kombinace: [3 fany]",
        "Celkem: 11 fanů = sanbaiman",
        "Výsledné skóre: 24 000 bodů",
    ),
    "001-8": (
        f"{DEALT} ronem.",
        FANS,
        "Třináct sirotků: [1 yakuman]",
        "Celkem: 1 yakuman",
        "Výsledné skóre: 48 000 bodů",
    ),
    "001-9": (
        f"{DEALT} tsumem.",
        FANS,
        "Samé konce: [1 yakuman]",
        "4 skryté pony: [1 yakuman]",
        "Celkem: 2 yakumany",
        "Výsledné skóre: 96 000 bodů",
    ),
}
BESIDES = {
    "a counter, a stick and the item that doubles": (
        {"honba": 2, "sticks": 1},
        4500,
        ("Počítadlo rozdávajícího: +600 bodů", "Tyčinky na stole: +1 000 bodů", "Dvojnásobek: +4 500 bodů"),
        "Všechno dohromady: 10 000 bodů",
    ),
    "the item that spares the loser": ({}, -3900, ("Štít: −3 900 bodů",), "Všechno dohromady: 0 bodů"),
}


def example(id: str, **circumstances: Any) -> Explanation:
    found = next(one for one in EXAMPLES if one.id == id)
    assert isinstance(found, HandExample)
    return explain("video", found.hand, **found.circumstances, **circumstances)


def told(id: str, explanation: Explanation, printed: tuple[str, ...]) -> dict[str, Any]:
    winner = {"you": True, "dealer": explanation.seat == "E", "name": "Eva"}
    return {"id": id, "won": explanation.to_json("cs"), "winner": winner, "printed": printed}


@needs_client
def test_the_window_prints_the_examples_as_the_source_does(tmp_path: Path) -> None:
    examples = [told(id, example(id), printed) for id, printed in PRINTED.items()]
    for name, (circumstances, items, rows, all_in_all) in BESIDES.items():
        explanation = replace(example("001-2", **circumstances), items=items)
        examples.append(told(name, explanation, (*PRINTED["001-2"], *rows, all_in_all)))
    path = tmp_path / "examples.json"
    texts = "".join((TEXTS / "cs" / f"{topic}.ftl").read_text("utf-8") for topic in ("arcade", "items"))
    path.write_text(json.dumps({"texts": texts, "examples": examples}))
    assert run("components/arcade/counted.test.ts", RUKA_EXAMPLES=path) >= len(examples)
