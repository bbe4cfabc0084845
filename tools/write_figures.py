"""Rewrite the figures of docs/figures.md and docs/frequencies.md: `./dev run python tools/write_figures.py`.

Only what is between the marks of a page is replaced; the sentences around it are written by people. Words after the
command name rule sets; without them all are played, which takes an hour. `shares` plays nothing and only makes
anew what the gallery of patterns reads.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from ruka.engine.estimates import Estimate
from ruka.engine.tally import Tally
from ruka.explain.words import Words
from ruka.rules.pattern import POINTS
from ruka.rulesets import RULE_SETS, rule_set
from ruka.simulator.chart import chart
from ruka.simulator.run import PART_GAMES, Match

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
FIGURES, FREQUENCIES = DOCS / "figures.md", DOCS / "frequencies.md"
SHARES = ROOT / "src/ruka/learn/gallery/frequencies.toml"  # the same for the gallery of patterns
LISTED = re.compile(r"^\| .* \| `(\w+)` \| ([\d.]+) % \| .* \| ([\d,]+) \|$", re.MULTILINE)
BOTS = ("random", "greedy")
SEED = "figures"
GAMES = 1000
COLUMNS = (
    *("rules", "players", "hands a game", "discards a hand", "won", "wall ran out", "aborted"),
    *("wins by draw", "average hand", "average gain", "violations"),
)

# One rule set for each family of games, and how many hands of each.
FAMILIES = (
    "tenhou",
    "japanese-classical",
    "european-classical",
    "bmja",
    "hong-kong",
    "video",
    "modern-japanese",
    "international",
    "mcr",
)
HANDS = 1_000_000
RAREST = 5  # wins: a pattern that fewer have is not worth a line


def figures(id: str, bot: str) -> Tally:
    """A thousand games, every step of them checked."""
    return _played(id, bot, checked=True, games=GAMES)


def frequencies(id: str) -> Tally:
    """As many games of greedy players as this many hands take."""
    return _played(id, "greedy", checked=False, hands=HANDS)


def _played(id: str, bot: str, *, checked: bool, games: int = 0, hands: int = 0) -> Tally:
    match = Match(rule_set(id), bot, None, SEED, 0, checked)
    [tally] = match.tallies
    while tally.games < games or tally.hands < hands:
        match.add(match.play(range(tally.games, tally.games + PART_GAMES), lambda more: None))
    return tally


def figures_row(tally: Tally) -> str:
    cells = (
        tally.rules.id,
        tally.bots[0],
        f"{tally.hands / tally.games:.1f}",
        f"{tally.discards:.1f}",
        *map(_share, (tally.win_rate, tally.draw_rate, tally.abort_rate, tally.by_draw)),
        _average(tally.total),
        _average(tally.value),
        str(tally.violations),
    )
    return _row(cells)


def figures_head() -> str:
    return _row(COLUMNS) + _row("---" if place < 2 else "---:" for place in range(len(COLUMNS)))


def frequencies_section(tally: Tally) -> str:
    """The picture, and every pattern with its interval."""
    words = Words("en", rules=tally.rules)
    said = f"{tally.hands:,} hands of {tally.games:,} games, {tally.wins:,} wins."
    picture = f"![Simulated hands: {tally.rules.names['en']}](images/frequencies-{tally.rules.id}.svg)"
    head = _row(("pattern", "", "share of the wins", "95 % interval", "one win in"))
    lines = [head, _row(("---", "---", "---:", "---:", "---:"))]
    for pattern, share in tally.pattern_rates.items():
        if tally.patterns[pattern] >= RAREST:
            interval = f"{_exact(share.low)} – {_exact(share.high)}"
            lines.append(_row((words.name(pattern), f"`{pattern}`", _exact(share), interval, f"{1 / share:,.0f}")))
    rare = sorted(words.name(pattern) for pattern in tally.patterns if tally.patterns[pattern] < RAREST)
    seldom = f"\nIn fewer than {RAREST} wins: {', '.join(rare)}.\n" if rare else ""
    never = sorted({words.name(id) for id in _possible(tally) if id not in tally.patterns})
    absent = f"\nIn none: {', '.join(never)}.\n" if never else ""
    return f"{said}\n\n{picture}\n\n{''.join(lines)}{seldom}{absent}"


def replace_between(page: Path, name: str, content: str) -> None:
    """What is between the marks of this name; a page without them gets them at its end."""
    begin, end = f"<!-- {name}: made by tools/write_figures.py -->\n", f"<!-- end of {name} -->\n"
    old = page.read_text("utf-8")
    if begin not in old:
        old += f"\n{begin}{end}"
    made = re.sub(re.escape(begin) + ".*?" + re.escape(end), lambda _: f"{begin}{content}{end}", old, flags=re.DOTALL)
    page.write_text(made, "utf-8")


def shares() -> str:
    """What the page says of each pattern: its share of the wins in percent, and one win in how many has it."""
    page, found = FREQUENCIES.read_text("utf-8"), []
    for id in FAMILIES:
        part = page.partition(f"<!-- {id}: made")[2].partition(f"<!-- end of {id} -->")[0]
        rows = (f"{name} = [{share}, {one_in.replace(',', '')}]\n" for name, share, one_in in LISTED.findall(part))
        found.append(f"[{id}]\n{''.join(rows)}")
    return "\n".join(found)


def main(ids: list[str]) -> None:
    if ids != ["shares"]:
        play(ids)
    SHARES.write_text(shares(), "utf-8")


def play(ids: list[str]) -> None:
    if not ids:
        rows = [figures_row(figures(id, bot)) for id in RULE_SETS for bot in BOTS]
        replace_between(FIGURES, "figures", figures_head() + "".join(rows))
    for id in ids or [id for id in FAMILIES if id in RULE_SETS]:
        tally = frequencies(id)
        (DOCS / f"images/frequencies-{id}.svg").write_text(chart([tally], "en"), "utf-8")
        replace_between(FREQUENCIES, id, frequencies_section(tally))


def _possible(tally: Tally) -> Iterator[str]:
    """Patterns that are not points."""
    for price in tally.rules.resolved.prices:
        if price.tag != POINTS:
            yield price.pattern.id


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


def _share(share: Estimate) -> str:
    return f"{100 * share:.1f} ± {100 * share.margin:.1f} %" if share.interval else "–"


def _exact(share: float) -> str:
    return f"{100 * share:.1f} %" if share >= 0.01 else f"{100 * share:.2g} %"


def _average(value: Estimate) -> str:
    if not value.interval:
        return "–"
    digits = 0 if value >= 1000 else 1
    return f"{value:,.{digits}f} ± {value.margin:,.{digits}f}"


if __name__ == "__main__":
    main(sys.argv[1:])
