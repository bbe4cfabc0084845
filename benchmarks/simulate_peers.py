"""Whole games on riichienv, played as its documents show: an observation for everybody asked, an action for each."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from riichienv import Action, ActionType, GameRule, Observation, RiichiEnv, calculate_shanten

Choose = Callable[[Observation], Action]
AT_ONCE = (ActionType.TSUMO, ActionType.RON, ActionType.RIICHI, ActionType.PASS)


def new_env(seed: int, log: bool) -> RiichiEnv:
    return RiichiEnv("4p-red-half", skip_mjai_logging=not log, seed=seed, rule=GameRule.default_tenhou())


def play(seed: int, choose: Choose, log: bool = True) -> None:
    env = new_env(seed, log)
    asked = env.reset()
    while not env.done():
        asked = env.step({seat: choose(seen) for seat, seen in asked.items()})


def random_player(rng: Random) -> Choose:
    return lambda seen: rng.choice(seen.legal_actions())


def nearest(seen: Observation) -> Action:
    """Wins and bets where it can, calls nothing, and discards what leaves the hand nearest to ready."""
    legal = seen.legal_actions()
    first = {action.action_type: action for action in reversed(legal)}
    for type in AT_ONCE:
        if type in first:
            return first[type]
    discards = {action.tile // 4: action for action in legal if action.action_type == ActionType.DISCARD}
    if len(discards) == 1:
        return first[ActionType.DISCARD]
    hand = seen.hand
    return min(discards.values(), key=lambda action: calculate_shanten([tile for tile in hand if tile != action.tile]))
