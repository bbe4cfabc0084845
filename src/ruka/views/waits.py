"""What a hand waits on, from the view of its own seat alone: what is hidden from the seat cannot change it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ruka import _core
from ruka.engine.flow import at_table
from ruka.engine.view import SeatView, View
from ruka.errors import IllegalAction, RukaError
from ruka.rules.ruleset import RuleSet
from ruka.scoring import Circumstances, Score, compiled
from ruka.scoring.win import WINDS
from ruka.tiles import CODES, KINDS, kind

_NORTH = "4z"


@dataclass(frozen=True, slots=True)
class Wait:
    """A tile that finishes the hand: how many are unseen, and what it is worth on a discard."""

    tile: str
    left: int
    points: int
    name: str = ""  # of a limit
    wins: bool = True  # on a discard
    draw_wins: bool = True


@dataclass(frozen=True, slots=True)
class Waits:
    """What the hand waits on, as it is or after a discard."""

    waits: tuple[Wait, ...]
    discard: str = ""
    furiten: str = ""  # why: discarded, passed


def waits(view: View, rules: RuleSet) -> Waits | None:
    """Of a hand that waits for a tile; none where it is not ready, or has just taken one.

    >>> from ruka.engine.view import empty_view
    >>> from ruka.rulesets import rule_set
    >>> view = empty_view(rule_set("tenhou"), seat=1)
    >>> view.seats[1].tiles, view.tiles_left = "1m 2m 3m 4p 5p 6p 7s 8s 9s 3z 3z 4s 5s".split(), 40
    >>> [(one.tile, one.left, one.points, one.wins) for one in waits(view, rule_set("tenhou")).waits]
    [('3s', 4, 1000, True), ('6s', 4, 1000, True)]
    """
    own = _own(view)
    if len(own.tiles) % 3 != 1:
        return None
    return _waits(view, at_table(rules), own.notation)


def waits_after_discards(view: View, rules: RuleSet) -> list[Waits]:
    """After each discard that the seat may make and that leaves the hand ready."""
    own, settled = _own(view), at_table(rules)
    thrown = [one.tile for one in view.legal_actions if one.type in ("discard", "riichi")]
    if not thrown or not _ready(own.notation, settled.resolved):
        return []
    answers = []
    for tile in dict.fromkeys(thrown):
        rest = own.tiles.copy()
        rest.remove(tile)
        after = SeatView(own.points, rest, own.sets)
        if found := _waits(view, settled, after.notation, tile):
            answers.append(found)
    return answers


def why_no_win(view: View, rules: RuleSet, tile: str) -> IllegalAction | None:
    """Why the hand does not win on this discard of another seat; none where it does."""
    found = waits(view, rules)
    wait = next((one for one in found.waits if one.tile == kind(tile)), None) if found else None
    if found is None or wait is None:
        return IllegalAction("not-complete", tile=tile)
    if not wait.wins:
        if wait.tile in _thrown(view):
            return IllegalAction("furiten-discarded", tile=wait.tile)
        won = _score(view, compiled(at_table(rules)), _own(view).notation, wait.tile, "ron")
        if won.fan_without_bonus == 0:
            return IllegalAction("no-yaku")
        return IllegalAction("below-minimum", fan=won.fan_without_bonus, needed=won.minimum)
    if found.furiten == "discarded":
        waited = {one.tile for one in found.waits}
        thrown = next(one.tile for one in _own(view).discards if kind(one.tile) in waited)
        return IllegalAction("furiten-discarded", tile=thrown)
    return IllegalAction("furiten-passed") if found.furiten else None


def _waits(view: View, rules: RuleSet, hand: str, discard: str = "") -> Waits | None:
    settled, program = rules.resolved, compiled(rules)
    if not _ready(hand, settled):
        return None
    found = tuple(
        _wait(view, program, hand, KINDS[code], left)
        for code, left in _core.waits(hand, settled.form_bits, settled.tiles.kinds, _seen(view, discard))
    )
    if not found:
        return None
    thrown = _thrown(view, discard)
    match rules.table_flow.furiten:
        case "none":
            return Waits(found, discard)
        case "same_tile" if not all(one.tile in thrown for one in found):
            open_ones = (replace(one, wins=False) if one.tile in thrown else one for one in found)
            return Waits(tuple(open_ones), discard)
    reason = "discarded" if any(one.tile in thrown for one in found) else "passed" if view.furiten else ""
    return Waits(found, discard, reason)


def _ready(hand: str, rules: RuleSet) -> bool:
    """Or complete; a hand whose sets on the table spoil every form never is."""
    try:
        return _core.shanten(hand, rules.form_bits, rules.tiles.kinds) <= 0
    except RukaError as error:
        if error.code != "no-form":
            raise
        return False


def _thrown(view: View, discard: str = "") -> set[str]:
    return {kind(tile) for tile in (*(one.tile for one in _own(view).discards), discard) if tile}


def _wait(view: View, program: _core.Rules, hand: str, tile: str, left: int) -> Wait:
    won = _score(view, program, hand, tile, "ron")
    drawn = _score(view, program, hand, tile, "tsumo")
    return Wait(tile, left, won.total if won.wins else 0, (won.wins and won.limit) or "", won.wins, drawn.wins)


def _score(view: View, program: _core.Rules, hand: str, tile: str, win: str) -> Score:
    seat, own = view.seat or 0, _own(view)
    circumstances: Circumstances = {
        "win": win,
        "seat": WINDS[view.wind_of(seat)],
        "round": WINDS[view.round % len(WINDS)],
        "riichi": own.riichi,
        "last_tile": win == "ron" and view.tiles_left == 0,
        "nuki": own.norths,
        "dora": view.indicators,
        "flowers": "".join(own.flowers),
    }
    return _core.score(program, f"{hand} +{tile}", circumstances)


def _seen(view: View, discard: str) -> list[int]:
    """How many of each kind lie open outside the own hand and its sets, after a discard."""
    counts = [0] * len(KINDS)
    for tile in (*_open_tiles(view), *([discard] if discard else [])):
        counts[CODES[kind(tile)]] += 1
    return counts


def _open_tiles(view: View) -> Iterable[str]:
    yield from view.indicators
    for number, seat in enumerate(view.seats):
        yield from (one.tile for one in seat.discards if not one.claimed)
        yield from [_NORTH] * seat.norths
        if number != view.seat:
            for shown in seat.sets:
                yield from shown.tiles


def _own(view: View) -> SeatView:
    assert view.seat is not None  # a spectator has no hand
    return view.seats[view.seat]
