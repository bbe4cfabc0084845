"""`python -m benchmarks.bots [walls]`: how well the bots play, among themselves and against simpler players, and how
long the house bot thinks by each rule set.

Against others every wall is played with the bot at each seat in turn: luck and seats are the same for everybody.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter, thread_time

import ruka
from benchmarks.harness import RESULTS, machine
from ruka.agents import HOUSE, Agent, agent, question
from ruka.engine.events import redact
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import RULE_SETS
from ruka.schema import Exhausted, Hand, Riichi, Win

RULES = {
    "tenhou": ruka.rule_set("tenhou").with_options(length="tonpuu"),
    "tenhou-3p": ruka.rule_set("tenhou-3p").with_options(length="tonpuu"),
    "ema-riichi": ruka.rule_set("ema-riichi"),
}
OTHERS = ("greedy", "random")
BUDGET = 5.0
ASKED = 2000  # decisions of each rule set that are timed


@dataclass
class Tally:
    """What happened to one kind of player; rates are shares of the hands it played."""

    counts: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    def row(self, title: str) -> str:
        of = self.counts
        hands, games = of["hands"], of["games"]
        rates = [f"{of[name] / hands:.1%}" for name in ("wins", "deal_ins", "riichi", "draws")]
        value = of["won"] / of["wins"] if of["wins"] else 0
        average = self.seconds / of["decisions"] * 1e3
        cells = [title, games, f"{of['places'] / games:.2f}", *rates, f"{value:.0f}", f"{average:.2f}"]
        return f"| {' | '.join(map(str, cells))} |"


def play(rules: RuleSet, names: Sequence[str], seed: int, tallies: Sequence[Tally]) -> None:
    table = ruka.Table(rules, seed=seed)
    players = [agent(name, rules, seat, seat) for seat, name in enumerate(names)]
    tell(players, table.events)
    while not table.over:
        for seat in table.waiting_for:
            asked = question(table, seat)
            start = perf_counter()
            action = players[seat].asked(asked, BUDGET).best.action
            tallies[seat].seconds += perf_counter() - start
            tallies[seat].counts["decisions"] += 1
            tell(players, table.apply(action))
    count(table, tallies)


def tell(players: Sequence[Agent], events: Sequence[ruka.Event]) -> None:
    for event in events:
        for seat, player in enumerate(players):
            player.told(redact(event, seat))


def count(table: ruka.Table, tallies: Sequence[Tally]) -> None:
    assert table.result is not None
    for tally, place in zip(tallies, table.result.places, strict=True):
        tally.counts.update(games=1, places=place)
    for event in table.events:
        if isinstance(event, Hand | Exhausted):
            for tally in tallies:
                tally.counts["hands" if isinstance(event, Hand) else "draws"] += 1
        elif isinstance(event, Riichi):
            tallies[event.seat].counts["riichi"] += 1
        elif isinstance(event, Win):
            tallies[event.seat].counts.update(wins=1, won=event.points[event.seat])
            if event.source != event.seat:
                tallies[event.source].counts["deal_ins"] += 1


def match(rules: RuleSet, other: str, walls: int) -> tuple[Tally, Tally]:
    """The bot alone against others, once at each seat for each wall."""
    ours, theirs = Tally(), Tally()
    players = rules.resolved.players
    for seed in range(walls):
        for own in range(players):
            seats = [HOUSE if seat == own else other for seat in range(players)]
            play(rules, seats, seed, [ours if seat == own else theirs for seat in range(players)])
    return ours, theirs


def thinking(rules: RuleSet, most: int = ASKED) -> float:
    """Milliseconds that a decision takes with all its lines, on average, of those where there is something to decide.

    Time of the thread alone: what else the machine does counts as little as it can.
    """
    spent, decisions, seed = 0.0, 0, 0
    while decisions < most:
        table = ruka.Table(rules, seed=seed)
        seed += 1
        players = [agent(HOUSE, rules, seat, seat) for seat in range(table.players)]
        tell(players, table.events)
        while not table.over and decisions < most:
            for seat in table.waiting_for:
                asked = question(table, seat)
                start = thread_time()
                advice = players[seat].asked(asked, BUDGET)
                if len(asked.actions) > 1:
                    spent += thread_time() - start
                    decisions += 1
                tell(players, table.apply(advice.best.action))
    return spent / decisions * 1e3


def main(walls: int) -> None:
    head = "| player | seats × games | place | wins | deals in | riichi | draws | value | ms a decision |"
    lines = ["# bots", "", ", ".join(f"{key} {value}" for key, value in machine().items()), "", head]
    lines.append("| --- |" + " ---: |" * 8)
    for name, rules in RULES.items():
        alone = Tally()
        for seed in range(walls):
            play(rules, [HOUSE] * rules.resolved.players, seed, [alone] * rules.resolved.players)
        lines.append(alone.row(f"{name}: {HOUSE} among themselves"))
        for title in OTHERS:
            ours, theirs = match(rules, title, max(1, walls // 4))
            lines += [ours.row(f"{name}: {HOUSE} against {title}"), theirs.row(f"{name}: {title}")]
    lines += ["", f"A decision of `{HOUSE}` with all its lines:", "", "| rules | ms |", "| --- | ---: |"]
    lines += [f"| {id} | {thinking(rules):.3f} |" for id, rules in RULE_SETS.items()]
    table = "\n".join([*lines, ""])
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "bots.md").write_text(table, "utf-8")
    print(table)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
