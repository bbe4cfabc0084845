"""The simple bot."""

from __future__ import annotations

from random import Random

from ruka import _core
from ruka.engine.actions import Action
from ruka.engine.view import View
from ruka.rules.ruleset import RuleSet
from ruka.tiles import CODES


class SimpleBot:
    """Wins, and discards what leaves most useful tiles."""

    def __init__(self, rules: RuleSet, seed: int | str) -> None:
        self.rules = rules.resolved
        self.whims = Random(str(seed)).sample(range(64), 64)

    def choose(self, view: View) -> Action:
        actions = view.legal_actions
        for wanted in ("tsumo", "ron", "nuki", "show", "riichi", "pass"):
            for action in actions:
                if action.type == wanted:
                    return action
        assert view.seat is not None
        far = {
            code: (shanten, -sum(left for _, left in kinds), self.whims[code])
            for code, shanten, kinds in _core.discards(
                view.seats[view.seat].notation, self.rules.form_bits, self.rules.tiles.kinds
            )
        }
        return min(actions, key=lambda action: far.get(CODES.get(action.tile, -1), (99, 0, 0)))
