"""What a league has decided, in a sentence for each pair of players."""

from __future__ import annotations

from ruka.engine.estimates import Estimate
from ruka.simulator.figures import interval, said
from ruka.simulator.league import League
from ruka.simulator.league_sums import Lead
from ruka.texts import text

MANY = 100  # points, from which on their parts are not told


def points_kind(league: League) -> str:
    """The text that writes points: where wins are worth few, parts of them count."""
    worth = max(max(abs(one.points), one.value) for one in league.sums.standings)
    return "average" if worth >= MANY else "place"


def lead_words(league: League, lead: Lead, lang: str) -> str:
    """Who is better, by how much, and how well that is known; or that it is open."""
    ahead, behind = (lead.second, lead.first) if lead.decisive.mean < 0 else (lead.first, lead.second)
    names = {"first": league.names[ahead], "second": league.names[behind]}
    found = lead.decisive.estimate
    if not found.interval:
        return text("league-too-few", lang, **names)
    if found < 0:
        found = Estimate(-found, -found.high, -found.low)
    kind = "place" if league.by_place else points_kind(league)
    unit = "place" if league.by_place else league.unit
    known = {
        "lead": text(f"league-lead-{unit}", lang, value=said(kind, found, lang)),
        "interval": interval(kind, found, lang),
    }
    if lead.better is None:
        return text("league-open", lang, **names, **known)
    return text("league-better", lang, **names, **known, walls=lead.decided_after)
