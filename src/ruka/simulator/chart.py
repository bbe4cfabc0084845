"""A run as a picture: how hands end, who wins and deals in, what wins are worth, and which patterns they have."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import floor, log10

from ruka.engine.estimates import Estimate, rate
from ruka.engine.tally import Tally
from ruka.explain.words import Words
from ruka.simulator.svg import FAINT, INK, MARGIN, WIDTH, Drawing
from ruka.texts import text

ENDS = {"by-draw": "#2f6fb0", "by-discard": "#7fb2dc", "drawn": "#c9ced6", "aborted": "#8d96a3"}
WINS, DEALS, VALUES, PATTERNS = "#2f6fb0", "#c8553d", "#5b8c5a", "#7a5ea8"
NAMES = 190  # room for the name of a rule set or a pattern
BAR = 16
STEP = 23
MOST_PATTERNS = 24
RAREST = 0.0001  # of the wins: what is rarer has no length that could be seen
STEPS = (1, 1.5, 2, 3, 5, 7)  # bounds of values, in every power of ten


def chart(tallies: Sequence[Tally], lang: str) -> str:
    """One SVG for all of them, its rule sets one under the other."""
    drawing = Drawing()
    _title(drawing, tallies, lang)
    _ends(drawing, tallies, lang)
    _rates(drawing, tallies, lang)
    for tally in tallies:
        if tally.wins:
            _values(drawing, tally, lang)
            _patterns(drawing, tally, lang)
    return str(drawing)


def name_of(tally: Tally, lang: str) -> str:
    return tally.rules.names.get(lang, tally.rules.id)


def bins(totals: dict[int, int], most: int = 14) -> list[tuple[int, int]]:
    """Wins by value: those from each bound to the next, or by the value itself where there are few.

    >>> bins({8: 3, 9: 1})
    [(8, 3), (9, 1)]
    >>> bins({1000 + i: 1 for i in range(900)})
    [(1000, 500), (1500, 400)]
    """
    if len(totals) <= most:
        return sorted(totals.items())
    low, high = max(1, min(totals)), max(totals)
    powers = range(floor(log10(low)), floor(log10(high)) + 1)
    bounds = [bound for power in powers for step in STEPS if (bound := int(step * 10**power)) <= high]
    bounds = sorted(set(bounds))
    bounds = [min(totals), *bounds] if min(totals) < bounds[0] else bounds[bisect_right(bounds, min(totals)) - 1 :]
    counts = dict.fromkeys(bounds, 0)
    for total, count in totals.items():
        counts[bounds[bisect_right(bounds, total) - 1]] += count
    return list(counts.items())


def _title(drawing: Drawing, tallies: Sequence[Tally], lang: str) -> None:
    bots = " / ".join(dict.fromkeys(bot for tally in tallies for bot in tally.bots))
    hands = text("simulate-hands", lang, count=sum(tally.hands for tally in tallies))
    title = name_of(tallies[0], lang) if len(tallies) == 1 else text("chart-title", lang)
    drawing.text(MARGIN, drawing.y + 12, title, size=19, bold=True)
    drawing.text(MARGIN, drawing.y + 32, f"{hands} · {bots}", colour=FAINT)
    drawing.y += 38


def _ends(drawing: Drawing, tallies: Sequence[Tally], lang: str) -> None:
    """A whole bar for each rule set, cut up by how its hands end."""
    drawing.heading(text("chart-ends", lang))
    x = float(MARGIN)
    for end, colour in ENDS.items():
        words = text(f"chart-{end}", lang)
        drawing.box(x, drawing.y - 9, 10, 10, colour)
        drawing.text(x + 15, drawing.y, words, size=11, colour=FAINT)
        x += 30 + 6.2 * len(words)
    drawing.y += 10
    room = WIDTH - 2 * MARGIN - NAMES
    for tally in tallies:
        by_draw = tally.win_rate * tally.by_draw
        shares = (by_draw, tally.win_rate - by_draw, tally.draw_rate, tally.abort_rate)
        drawing.text(MARGIN, drawing.y + 12, name_of(tally, lang))
        x = float(MARGIN + NAMES)
        for (end, colour), share in zip(ENDS.items(), shares, strict=True):
            said = _share(share, lang)
            drawing.box(x, drawing.y, room * share, BAR, colour, title=f"{text(f'chart-{end}', lang)}: {said}")
            if room * share > 42:
                ink = "#ffffff" if end in ("by-draw", "aborted") else INK
                drawing.text(x + room * share / 2, drawing.y + 12, said, size=11, colour=ink, anchor="middle")
            x += room * share
        drawing.y += STEP


def _rates(drawing: Drawing, tallies: Sequence[Tally], lang: str) -> None:
    """How often one player wins, and how often one throws the tile that another wins on."""
    drawing.heading(text("chart-rates", lang))
    rows = []
    for tally in tallies:
        wins = rate(tally.wins, tally.hands * len(tally.bots))
        rows.append((f"{name_of(tally, lang)}: {text('chart-wins', lang)}", wins, WINS))
        rows.append((text("chart-deals-in", lang), tally.deal_in_rate, DEALS))
    bars(drawing, rows, lang)


def _values(drawing: Drawing, tally: Tally, lang: str) -> None:
    """Columns of wins by what people call the total of the hand."""
    drawing.heading(text("chart-values", lang, rules=name_of(tally, lang), value=float(tally.total)))
    columns = bins(tally.totals)
    height, room = 120.0, WIDTH - 2 * MARGIN
    width, top = room / len(columns), max(count for _, count in columns)
    floor_y = drawing.y + height + 14
    for place, (bound, count) in enumerate(columns):
        x, tall = MARGIN + place * width, height * count / top
        said = _share(count / tally.wins, lang)
        drawing.box(x + 2, floor_y - tall, width - 4, tall, VALUES, title=f"{bound}: {said}")
        drawing.text(x + width / 2, floor_y - tall - 4, said, size=10, colour=FAINT, anchor="middle")
        label = text("simulate-average", lang, value=bound)
        if len(columns) == len(tally.totals):  # a column for each value
            drawing.text(x + width / 2, floor_y + 14, label, size=10, anchor="middle")
        else:
            drawing.text(x + 2, floor_y + 14, label, size=10)
    drawing.line(MARGIN, floor_y, WIDTH - MARGIN, floor_y, FAINT)
    drawing.y = floor_y + 20


def _patterns(drawing: Drawing, tally: Tally, lang: str) -> None:
    drawing.heading(text("chart-patterns", lang, rules=name_of(tally, lang)))
    words = Words(lang, rules=tally.rules)
    rates = [one for one in tally.pattern_rates.items() if one[1] >= RAREST][:MOST_PATTERNS]
    bars(drawing, [(words.name(pattern), share, PATTERNS) for pattern, share in rates], lang)


def bars(drawing: Drawing, rows: Sequence[tuple[str, Estimate, str]], lang: str) -> None:
    """Bars from the left, each with its interval where it is known."""
    names = min(330, max(NAMES, *(int(6.4 * len(name)) + 12 for name, _, _ in rows))) if rows else NAMES
    room = WIDTH - 2 * MARGIN - names - 56
    longest = max((max(share, share.high if share.interval else 0) for _, share, _ in rows), default=0) or 1
    for name, share, colour in rows:
        drawing.text(MARGIN + names - 8, drawing.y + 12, name, anchor="end")
        x, length = MARGIN + names, room * share / longest
        drawing.box(x, drawing.y, length, BAR, colour)
        end = length
        if share.interval:
            low, end = (room * bound / longest for bound in share.interval)
            drawing.line(x + low, drawing.y + BAR / 2, x + end, drawing.y + BAR / 2, INK)
        drawing.text(x + max(length, end) + 6, drawing.y + 12, _share(share, lang), size=11, colour=FAINT)
        drawing.y += STEP - 2


def _share(share: float, lang: str) -> str:
    return text("chart-small-share" if 0 < share < 0.0095 else "simulate-share", lang, value=float(share))
