"""A bot in twenty lines. `ruka simulate --rules tenhou --games 100 --bots python:careful:Careful,greedy,greedy,greedy`

(from the folder of this file, or with it in PYTHONPATH).
"""

from ruka.agents import Watcher


class Careful(Watcher):
    """Wins when it can, never claims, and throws what most of the table has thrown already."""

    def choose(self, view):
        for wanted in ("tsumo", "ron", "pass"):
            for action in view.legal_actions:
                if action.type == wanted:
                    return action
        thrown = [one.tile for seat in view.seats for one in seat.discards]
        throws = [action for action in view.legal_actions if action.type == "discard"]
        return max(throws or view.legal_actions, key=lambda action: thrown.count(action.tile))
