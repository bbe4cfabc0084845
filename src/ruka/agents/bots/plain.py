"""Players that need no thought, as the core has them for its own games (native/include/ruka/simulation/quick.hpp)."""

from __future__ import annotations

from random import Random

from ruka.agents.agent import Watcher, advice_of
from ruka.agents.bots.lines import AdviceLine, tiles_of
from ruka.engine.flow import at_table
from ruka.hands import Discard, discards
from ruka.rules.ruleset import RuleSet
from ruka.schema import Action, View
from ruka.schema.actions import SHOWING
from ruka.schema.advice import Advice, Choice
from ruka.tiles import kind

AT_ONCE = ("tsumo", "ron", "nuki", "pass")
NEARER = 200.0  # useful tiles: a hand that is nearer is better whatever it waits on


class RandomBot(Watcher):
    def __init__(self, rules: RuleSet, seat: int, seed: str = "") -> None:
        super().__init__(rules, seat, seed)
        self.random = Random(seed)

    def choose(self, view: View) -> Action:
        return self.random.choice(view.legal_actions)


class GreedyBot(Watcher):
    """Wins, bets, never claims, and discards for the most useful tiles; the same as the core's, action by action."""

    def __init__(self, rules: RuleSet, seat: int, seed: str = "") -> None:
        super().__init__(rules, seat, seed)
        self.rules = at_table(rules).resolved  # another wind is out in every deal

    def advise(self, view: View, budget: float) -> Advice:
        assert view.seat is not None
        if view.legal_actions[0].type in SHOWING:
            return advice_of(view.legal_actions[0])
        for wanted in AT_ONCE:
            for action in view.legal_actions:
                if action.type == wanted:
                    return advice_of(action)
        throws = [action for action in view.legal_actions if action.type == "riichi"]
        throws = throws or [action for action in view.legal_actions if action.type == "discard"]
        rules, hand = self.rules, view.seats[view.seat].notation
        best = discards(hand, rules.forms, rules.tiles, visible=" ".join(_seen(view)))
        places = {kind(one.tile): place for place, one in reversed(list(enumerate(best)))}
        throws.sort(key=lambda action: places[kind(action.tile)])
        return Advice(tuple(_choice(action, best[places[kind(action.tile)]]) for action in throws))


def _choice(action: Action, after: Discard) -> Choice:
    useful = after.useful
    lines = (
        AdviceLine("distance", (float(after.shanten),)),
        AdviceLine("useful", (float(useful.total),), tiles_of(tuple(useful))),
    )
    return Choice(action, useful.total - NEARER * after.shanten, lines)


def _seen(view: View) -> list[str]:
    """Tiles that everybody sees; a claimed one lies in its set."""
    thrown = [one.tile for seat in view.seats for one in seat.discards if not one.claimed]
    others = [seat for number, seat in enumerate(view.seats) if number != view.seat]
    return [*view.indicators, *thrown, *(tile for seat in others for one in seat.sets for tile in one.tiles)]
