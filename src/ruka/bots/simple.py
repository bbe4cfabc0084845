"""The simple bot: the discard or claim that promises most, less what it may cost."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from ruka._core import CHOW, KONG, ORPHANS, PUNG, Hand, Meld, parse_tiles, shanten
from ruka.bots.danger import Threat, cost, threats
from ruka.bots.position import KIND_OF, Position
from ruka.bots.prospects import Hopes, Prospect
from ruka.bots.value import Worth
from ruka.engine.flow import at_table
from ruka.rules.ruleset import RuleSet
from ruka.schema import Action, View
from ruka.schema.actions import SHOWING
from ruka.tiles import CODES, TILES

ALWAYS = ("tsumo", "ron")
FOLDED = 0.4  # the part of its promise that a hand keeps when it plays safe
AHEAD = 0.02  # the danger of an average discard of those to come
LIKELY = 0.3  # to be ready: a threat
CALL_MARGIN = 1.1  # a claim must promise this much more than a pass
CALL_SHARE = 0.06  # ... and at least this part of a hand of one fan
ORPHANS_NEAR = 2
GOOD_HAND = 2


class SimpleBot:
    """Wins when it can, plays for speed and value, and folds when both are too little."""

    def __init__(self, rules: RuleSet, seed: int | str) -> None:
        self.rules = at_table(rules).resolved
        self.worth = Worth(rules)
        self.whims = Random(str(seed)).sample(range(len(TILES)), len(TILES))

    def choose(self, view: View) -> Action:
        actions = view.legal_actions
        if len(actions) == 1 or actions[0].type in SHOWING:
            return actions[0]
        by_type: dict[str, list[Action]] = {}
        for action in actions:
            by_type.setdefault(action.type, []).append(action)
        for wanted in ALWAYS:
            if wanted in by_type:
                return by_type[wanted][0]
        decision = Decision(view, self.rules, self.worth, self.whims)
        return decision.claim(by_type) if "pass" in by_type else decision.turn(by_type)


class Decision:
    """One question to one seat."""

    def __init__(self, view: View, rules: RuleSet, worth: Worth, whims: list[int]) -> None:
        self.rules = rules
        self.whims = whims
        self.position = Position(view, rules)
        self.threats: list[Threat] = threats(self.position, worth)
        self.hopes = Hopes(self.position, worth, self.threats)
        self.one_fan = worth.points(1, dealer=False)
        self.push_cost = sum(one.ready * one.loss for one in self.threats) * AHEAD

    # --- the seat's own turn ---

    def turn(self, actions: dict[str, list[Action]]) -> Action:
        if (aside := actions.get("nuki") or actions.get("nine_orphans")) and self._orphans_far(aside[0]):
            return aside[0]
        bets = {action.tile: action for action in actions.get("riichi", [])}
        throws = {action.tile: action for action in actions.get("discard", [])}
        tried = self.hopes.after(self.position.tiles, self.position.melds, [*(throws | bets)], frozenset(bets))
        worth = {tile: self._worth(prospect, tile) for tile, prospect in tried.items()}
        best = max(tried, key=lambda tile: (worth[tile], self.whims[CODES[tile]]))
        if kong := self._kong(actions, worth[best], tried[best].far):
            return kong
        return bets[best] if tried[best].riichi or best not in throws else throws[best]

    def _orphans_far(self, action: Action) -> bool:
        """Norths are set aside, and nine orphans shown, unless they are what the hand is made of."""
        hand = Hand([CODES[tile] for tile in self.position.tiles], self.position.melds)
        kinds = self.rules.tiles.kinds
        if not self.position.melds and shanten(hand, ORPHANS, kinds) <= ORPHANS_NEAR:
            return False
        return action.type == "nuki" or shanten(hand, self.rules.form_bits, kinds) > GOOD_HAND

    def _kong(self, actions: dict[str, list[Action]], promised: float, far: int) -> Action | None:
        """A kong that does not take the hand back; not before a threat, unless the hand is ready."""
        if far > 0 and any(one.ready > LIKELY for one in self.threats):
            return None
        for action in (*actions.get("concealed_kong", []), *actions.get("added_kong", [])):
            kind = KIND_OF[action.tile]
            tiles = [tile for tile in self.position.tiles if KIND_OF[tile] != kind]
            sets = [one for one in self.position.melds if one.type == CHOW or one.kind != kind]
            reds = len(self._reds(kind))
            sets.append(Meld(KONG, kind, action.type == "concealed_kong", reds))
            prospect = self.hopes.after(tiles, sets, [""])[""]
            if prospect.far <= far and self._worth(prospect) >= promised * 0.9:
                return action
        return None

    def _reds(self, kind: int) -> list[str]:
        shown = [tile for one in self.position.own.sets for tile in one.tiles]
        return [tile for tile in (*self.position.tiles, *shown) if tile[0] == "0" and KIND_OF[tile] == kind]

    # --- claims ---

    def claim(self, actions: dict[str, list[Action]]) -> Action:
        best = actions["pass"][0]
        passing = self._worth(self.hopes.after(self.position.tiles, self.position.melds, [""])[""])
        enough = max(passing * CALL_MARGIN, passing + CALL_SHARE * self.one_fan)
        for action in (one for type in ("chow", "pung", "kong") for one in actions.get(type, [])):
            promised = self._claimed(action)
            if promised > enough:
                best, enough = action, promised
        return best

    def _claimed(self, action: Action) -> float:
        """What the hand promises with the set laid down and the best discard made."""
        offered = self.position.offered
        kind = KIND_OF[offered]
        if action.type == "kong":
            used = [tile for tile in self.position.tiles if KIND_OF[tile] == kind]
        else:
            used = [TILES[code] for code in parse_tiles(action.tiles)]
        tiles = self.position.tiles.copy()
        for tile in used:
            tiles.remove(tile)
        low = min(map(KIND_OF.__getitem__, (*used, offered)))
        reds = sum(tile[0] == "0" for tile in (*used, offered))
        made = Meld({"chow": CHOW, "pung": PUNG, "kong": KONG}[action.type], low, False, reds)
        sets = [*self.position.melds, made]
        forbidden = self._swaps(action.type, low, kind)
        throws = [""] if action.type == "kong" else self._different(tiles, forbidden)
        tried = self.hopes.after(tiles, sets, throws)
        return max((self._worth(prospect, tile) for tile, prospect in tried.items()), default=0.0)

    def _swaps(self, type: str, low: int, kind: int) -> set[int]:
        """Kinds that may not be discarded after the claim: the same, and the one at the other end of the chow."""
        if self.rules.table_flow.swap_calling:
            return set()
        other = {low: low + 3, low + 2: low - 1}.get(kind, kind) if type == "chow" else kind
        return {kind, other} if other // 9 == kind // 9 else {kind}

    @staticmethod
    def _different(tiles: Iterable[str], forbidden: set[int]) -> list[str]:
        return [tile for tile in dict.fromkeys(tiles) if KIND_OF[tile] not in forbidden]

    # --- both ---

    def _worth(self, prospect: Prospect, thrown: str = "") -> float:
        """Expected points when the hand goes on, or plays safe from now on."""
        steps = min(self.position.turns_left, 2 + 1.5 * prospect.far)
        going_on = max(prospect.gain - self.push_cost * steps, prospect.gain * FOLDED)
        return going_on - (cost(self.position, KIND_OF[thrown], self.threats) if thrown else 0.0)
