"""A league as a picture: where everybody stands, how often they win, and how the differences became known."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ruka.engine.estimates import Estimate
from ruka.simulator.chart import DEALS, WINS, bars
from ruka.simulator.figures import counted, interval, said
from ruka.simulator.league import League
from ruka.simulator.league_sums import Lead
from ruka.simulator.league_words import lead_words, points_kind
from ruka.simulator.sequential import Sequential
from ruka.simulator.svg import FAINT, GRID, INK, MARGIN, WIDTH, Drawing
from ruka.texts import text

CLAIMS, BAND, COURSE = "#5b8c5a", "#d7e5f3", "#2f6fb0"
NAMES, FIGURES = 150, 150  # room for the name of a player, and for its number
STEP = 26
HEIGHT = 130.0  # of a course
MOST_STEPS = 160  # of a course: more cannot be told apart

Scale = Callable[[float], float]


def league_chart(leagues: Sequence[League], lang: str) -> str:
    """One SVG for all of them, their rule sets one under the other."""
    drawing = Drawing()
    drawing.text(MARGIN, drawing.y + 12, text("league-title", lang), size=19, bold=True)
    hands = counted("hands", sum(league.sums.hands for league in leagues), lang)
    names = " / ".join(dict.fromkeys(name for league in leagues for name in league.names))
    drawing.text(MARGIN, drawing.y + 32, f"{hands} · {names}", colour=FAINT)
    drawing.y += 38
    for league in leagues:
        _players(drawing, league, lang)
        _rates(drawing, league, lang)
        for lead in league.sums.leads:
            _course(drawing, league, lead, lang)
    return str(drawing)


def _players(drawing: Drawing, league: League, lang: str) -> None:
    """A dot for each player, with its interval."""
    by = "place" if league.by_place else league.unit
    rules = league.rules.names.get(lang, league.rules.id)
    drawing.heading(text(f"league-players-{by}", lang, rules=rules))
    figures = [one.place if league.by_place else one.points for one in league.sums.standings]
    kind = "place" if league.by_place else points_kind(league)
    ends = [bound for figure in figures for bound in (figure, *(figure.interval or ()))]
    x = _scale(min(ends), max(ends), MARGIN + NAMES, WIDTH - MARGIN - FIGURES)
    for name, figure in zip(league.names, figures, strict=True):
        y = drawing.y + 8
        drawing.text(MARGIN, y + 4, _short(name))
        drawing.line(MARGIN + NAMES, y, WIDTH - MARGIN - FIGURES, y, GRID)
        if figure.interval:
            drawing.line(x(figure.low), y, x(figure.high), y, INK)
        drawing.dot(x(figure), y, WINS, title=name)
        words = (
            f"{said(kind, figure, lang)}  ({interval(kind, figure, lang)})"
            if figure.interval
            else said(kind, figure, lang)
        )
        drawing.text(WIDTH - MARGIN - FIGURES + 12, y + 4, words, size=11, colour=FAINT)
        drawing.y += STEP


def _rates(drawing: Drawing, league: League, lang: str) -> None:
    drawing.heading(text("chart-rates", lang))
    rows: list[tuple[str, Estimate, str]] = []
    for one in league.sums.standings:
        rows.append((f"{_short(one.name)}: {text('chart-wins', lang)}", one.win_rate, WINS))
        rows.append((text("chart-deals-in", lang), one.deal_in_rate, DEALS))
        rows.append((text("league-claims", lang), one.claim_rate, CLAIMS))
    bars(drawing, rows, lang)


def _course(drawing: Drawing, league: League, lead: Lead, lang: str) -> None:
    """The difference after each wall, inside of the interval that held at that time."""
    first, second = (_short(league.names[player]) for player in (lead.first, lead.second))
    words = text(f"league-course-{'place' if league.by_place else 'points'}", lang, first=first, second=second)
    drawing.heading(words)
    drawing.text(MARGIN, drawing.y + 2, lead_words(league, lead, lang), size=11, colour=FAINT)
    drawing.y += 18
    known = _known(lead)
    kind = "place" if league.by_place else points_kind(league)
    settled = [found for _, found in known if found.interval] or [found for _, found in known]
    ends = settled[-1].interval or ()
    top = 2 * max(abs(number) for number in (*settled, *ends)) or 1.0  # the first walls and intervals may leave it
    left, right = float(MARGIN + 60), float(WIDTH - MARGIN)
    x = _scale(0, len(lead.course), left, right)
    y = _scale(top, -top, drawing.y, drawing.y + HEIGHT)

    def inside(number: float) -> float:
        return y(max(-top, min(top, number)))

    upper = [(x(walls), inside(found.high)) for walls, found in known if found.interval]
    lower = [(x(walls), inside(found.low)) for walls, found in known if found.interval]
    if upper:
        drawing.curve([*upper, *reversed(lower)], BAND, filled=True)
    drawing.line(left, y(0), right, y(0), FAINT)
    drawing.curve([(x(walls), inside(found)) for walls, found in known], COURSE)
    for number in (top, 0.0, -top):
        drawing.text(left - 6, y(number) + 4, said(kind, number, lang), size=10, colour=FAINT, anchor="end")
    drawing.text(right, drawing.y + HEIGHT + 12, str(len(lead.course)), size=10, colour=FAINT, anchor="end")
    drawing.y += HEIGHT + 18


def _known(lead: Lead) -> list[tuple[int, Estimate]]:
    """After so many walls: the difference, and its interval as soon as there is one."""
    test = Sequential(lead.decisive.alpha)
    step = max(1, len(lead.course) // MOST_STEPS)
    found = []
    for walls, number in enumerate(lead.course, 1):
        test.add(number)
        if walls % step == 0 or walls == len(lead.course):
            found.append((walls, test.estimate))
    return found


def _scale(low: float, high: float, start: float, end: float) -> Scale:
    span = (high - low) or 1.0
    return lambda number: start + (number - low) / span * (end - start)


def _short(name: str, most: int = 22) -> str:
    return name if len(name) <= most else f"…{name[-most + 1 :]}"
