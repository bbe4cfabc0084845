"""`python -m benchmarks.calibration [games]`: what is believed of the others against what they held.

On games of tenhou.net's highest room that no weight was fitted to (the held-out half of `positions.half_of`), and games
of our own bots for rules of which there are no records. Chances are sorted into ten bins: in each, the mean that was
believed and the share that was so. `--fit` fits the weights to the other half first and prints them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from benchmarks.chances import FITTED, Hopes, fit_pace, hopes
from benchmarks.decisions import decisions
from benchmarks.decisions import self_played as decided
from benchmarks.fitting import RIDGE, core_style, fit_ready, fit_shapes
from benchmarks.harness import RESULTS, machine
from benchmarks.positions import Positions, Truth, recorded, self_played
from ruka.agents.levels import CLUB, advisor, style
from ruka.agents.styles import DangerWeights, danger_by
from ruka.agents.threats import danger_weights, minimum_of
from ruka.engine.estimates import Estimate, rate
from ruka.rulesets import rule_set
from ruka.simulator.svg import FAINT, INK, MARGIN, Drawing

READY_BOUNDS = (0.01, 0.02, 0.04, 0.07, 0.12, 0.2, 0.35, 0.55, 0.8)  # between ten bins
WIN_BOUNDS = (0.01, 0.03, 0.06, 0.1, 0.15, 0.2, 0.27, 0.36, 0.5)
DEAL_BOUNDS = (0.0025, 0.005, 0.01, 0.02, 0.03, 0.045, 0.065, 0.09, 0.13)
BOTS = "club"
SELF_PLAYED = ("mcr", "international", "hong-kong", "japanese-classical", "bmja", "modern-japanese")
RECORDED = {"betting": 4, "three": 3}  # fitted to records, by players
FAMILIES = {  # fitted by self-play
    "plain": ("hong-kong", "japanese-classical"),
    "worthy": ("mcr", "international"),
    "special": ("bmja",),
}
WEIGHED = 12  # of so many decisions one is weighed: to weigh is dear
EACH = 6  # of so many discards one is fitted to: those of one hand say much the same
SELF_RIDGE = 20.0  # bots are not people: what they say changes less
FEW = 100  # positions: what a bin of fewer says is chance
GAMES, HANDS = 430, 150
TITLES = {
    "ready": "is it ready? (seats that have not bet)",
    "could": "does somebody win on it? (every tile that could have been thrown)",
    "made": "does somebody win on it? (the discards that were made)",
    "wins": "does it win the hand? (the seat that throws)",
}


class Bin(NamedTuple):
    positions: int
    believed: float
    was: Estimate


@dataclass(frozen=True)
class Question:
    title: str
    bins: tuple[Bin, ...]
    believed: NDArray[np.float64]
    truth: NDArray[np.float64]

    @property
    def worst(self) -> float:
        """Of the bins that have enough positions."""
        return max((abs(one.believed - one.was) for one in self.bins if one.positions >= FEW), default=0.0)

    @property
    def expected(self) -> float:
        """The mean difference, weighted by the positions of a bin."""
        counts = np.array([one.positions for one in self.bins])
        apart = np.array([abs(one.believed - one.was) for one in self.bins])
        return float((counts * apart).sum() / counts.sum())

    @property
    def loss(self) -> float:
        p = np.clip(self.believed, 1e-5, 1 - 1e-5)
        return float(-np.mean(self.truth * np.log(p) + (1 - self.truth) * np.log(1 - p)))

    @property
    def unknowing(self) -> float:
        """The loss of whoever says the mean of all every time."""
        p = self.truth.mean()
        return float(-(p * np.log(p) + (1 - p) * np.log(1 - p)))


def question(
    title: str, believed: NDArray[np.float64], truth: NDArray[np.bool_], bounds: tuple[float, ...]
) -> Question:
    place = np.searchsorted(bounds, believed)
    bins = []
    for number in range(len(bounds) + 1):
        here = place == number
        count = int(here.sum())
        mean = float(believed[here].mean()) if count else 0.0
        bins.append(Bin(count, mean, rate(int(truth[here].sum()), count)))
    return Question(title, tuple(bins), believed, truth.astype(float))


def questions(positions: Positions, truth: Truth, weights: DangerWeights) -> Iterator[Question]:
    found = positions.believed(core_style(weights)).astype(float)
    seats = truth.others & ~truth.riichi & (found[:, :, 0] > 0)
    yield question(TITLES["ready"], found[:, :, 0][seats], truth.ready[seats], READY_BOUNDS)
    nobody = 1 - np.prod(1 - found[:, :, 2:], axis=1)
    somebody = np.asarray(truth.wins.any(axis=1))
    yield question(TITLES["could"], nobody[truth.held], somebody[truth.held], DEAL_BOUNDS)
    rows = np.flatnonzero(truth.thrown >= 0)
    thrown = truth.thrown[rows]
    yield question(TITLES["made"], nobody[rows, thrown], somebody[rows, thrown], DEAL_BOUNDS)


def win_question(found: Hopes) -> Question:
    """The chance as the `chance` line has it: of a hand that is given up, too."""
    return question(TITLES["wins"], found.chance, found.won > 0, WIN_BOUNDS)


# --- the report -------------------------------------------------------------------------------------------------------


def table(title: str, asked: list[Question]) -> Iterator[str]:
    yield f"## {title}"
    for one in asked:
        yield ""
        yield (
            f"**{one.title}** expected error {one.expected:.2%}, worst bin {one.worst:.2%}; "
            f"log loss {one.loss:.4f} (the mean of all: {one.unknowing:.4f})"
        )
        yield ""
        yield "| positions | believed | was so | ± |"
        yield "| ---: | ---: | ---: | ---: |"
        for each in one.bins:
            if each.positions:
                yield f"| {each.positions} | {each.believed:.2%} | {float(each.was):.2%} | {each.was.margin:.2%} |"
    yield ""


def costs(positions: Positions, weights: DangerWeights) -> Iterator[str]:
    """What dealing in was believed to cost, and what was paid, by what the winner showed."""
    if not positions.paid:
        return
    yield "**what does it cost?** (discards that one seat won on)"
    yield ""
    yield "| winner | wins | believed | paid |"
    yield "| --- | ---: | ---: | ---: |"
    found = positions.believed(core_style(weights))[:, :, 1]
    rows: dict[str, list[tuple[float, int]]] = {}
    for row, (winner, points) in positions.paid.items():
        core = positions.tables[row]
        opened = any(not meld.concealed for meld, *_ in core.melds(winner))
        state = "riichi" if core.riichi(winner) else "open" if opened else "closed"
        name = f"{state}, {'dealer' if core.dealer == winner else 'not the dealer'}"
        rows.setdefault(name, []).append((float(found[row, winner]), points))
    for name, both in sorted(rows.items()):
        believed, paid = np.mean(both, axis=0)
        yield f"| {name} | {len(both)} | {believed:.0f} | {paid:.0f} |"
    yield ""


SIDE, GAP = 200.0, 34.0
DOT = 5.0


def plot(title: str, asked: list[Question], drawing: Drawing) -> None:
    """Believed to the right, was so upwards: what lies on the line is right."""
    drawing.heading(title)
    top = drawing.y + 12
    for number, one in enumerate(asked):
        x = MARGIN + number * (SIDE + GAP)
        most = max(max(each.believed, each.was.high) for each in one.bins if each.positions >= FEW) * 1.05
        drawing.text(x, top - 2, one.title.split(" (")[0], size=11)
        drawing.text(x, top + 12, one.title.partition("(")[2].rstrip(")"), size=10, colour=FAINT)
        floor = top + 24 + SIDE
        drawing.line(x, floor, x + SIDE, floor, FAINT)
        drawing.line(x, floor, x, floor - SIDE, FAINT)
        drawing.line(x, floor, x + SIDE, floor - SIDE)
        drawing.text(x + SIDE, floor + 12, f"{most:.0%}", size=10, colour=FAINT, anchor="end")
        for each in one.bins:
            if each.positions < FEW:
                continue
            at, high = x + SIDE * each.believed / most, floor - SIDE * each.was / most
            low, top_end = (floor - SIDE * bound / most for bound in (each.was.low, each.was.high))
            drawing.line(at, low, at, top_end, INK)
            said = f"{each.believed:.2%} believed, {float(each.was):.2%} was so, {each.positions} positions"
            drawing.box(at - DOT / 2, high - DOT / 2, DOT, DOT, "#2f6fb0", title=said)
    drawing.y = top + SIDE + GAP + 12


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=GAMES, help="of the records")
    parser.add_argument("--hands", type=int, default=HANDS, help="of self-play")
    parser.add_argument("--fit", choices=(*RECORDED, *FAMILIES), help="print weights, and no report")
    parser.add_argument("--pace", action="store_true", help="with --fit: those of the chance to win, not of dangers")
    asked = parser.parse_args()
    if asked.fit and asked.pace:
        pace(asked.fit, asked.games, asked.hands)
        return
    if asked.fit:
        fit(asked.fit, asked.games, asked.hands)
        return
    lines = ["# calibration", "", ", ".join(f"{key} {value}" for key, value in machine().items()), ""]
    drawing = Drawing()
    for title, positions, weights, hoped in sources(asked.games, asked.hands):
        found = [*questions(positions, positions.truth(), weights), win_question(hoped)]
        lines += table(title, found)
        lines += costs(positions, weights)
        plot(title, found, drawing)
    (RESULTS / "calibration.md").write_text("\n".join(lines), "utf-8")
    (RESULTS / "calibration.svg").write_text(str(drawing), "utf-8")
    print("\n".join(lines))


def sources(games: int, hands: int) -> Iterator[tuple[str, Positions, DangerWeights, Hopes]]:
    for id, players in (("tenhou", 4), ("tenhou-3p", 3)):
        title = f"{id}: games of the highest room that nothing was fitted to"
        hoped = hopes(decisions("held-out", games, players, each=WEIGHED))
        yield title, recorded("held-out", games, players, each=2), danger_weights(rule_set(id)), hoped
    for id in SELF_PLAYED:
        rules = rule_set(id)
        title = f"{id}: {hands} hands of {BOTS} among themselves"
        hoped = hopes(decided(rules, advisor(CLUB, rules), hands, "calibration"))
        yield title, self_played(rules, BOTS, hands, 1), danger_weights(rules), hoped


def pace(family: str, games: int, hands: int) -> None:
    """Prints what the chance to win is made of, as it fits the tuning half or self-play best."""
    ids = ("tenhou",) if family in RECORDED else FAMILIES[family]
    weights = style(CLUB, rule_set(ids[0])).attack
    if family in RECORDED:
        found = hopes(decisions("tuning", games, RECORDED[family], each=WEIGHED))
    else:
        parts = [hopes(decided(rules, advisor(CLUB, rules), hands, "fit")) for rules in map(rule_set, ids)]
        found = Hopes(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))
    print(f"{len(found.won)} positions", flush=True)
    fitted = fit_pace(found, weights, RIDGE if family in RECORDED else SELF_RIDGE)
    print("\n".join(f"    {name}={getattr(fitted, name):.3g}," for name in FITTED))


def fit(family: str, games: int, hands: int) -> None:
    """Prints the weights of a family, beginning with those of now; what costs are made of stays."""
    if family in RECORDED:
        players = RECORDED[family]
        positions, ridge = recorded("tuning", games, players, each=EACH), RIDGE
        weights = danger_by(bets=True, minimum=1, players=players)
    else:
        positions, ridge = Positions(), SELF_RIDGE
        for id in FAMILIES[family]:
            positions.join(self_played(rule_set(id), BOTS, hands, 2))
        weights = danger_by(bets=False, minimum=minimum_of(rule_set(FAMILIES[family][0])))
    truth = positions.truth()
    print(f"{len(positions.tables)} positions", flush=True)
    weights = fit_shapes(fit_ready(weights, positions, truth, ridge), positions, truth, ridge)
    for name in DangerWeights.__dataclass_fields__:
        value = getattr(weights, name)
        row = f"({', '.join(f'{one:.3g}' for one in value)})" if isinstance(value, tuple) else f"{value:.3g}"
        print(f"    {name}={row},")


if __name__ == "__main__":
    main()
