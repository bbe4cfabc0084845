"""The simple bot: the discard or claim that promises most, less what it may cost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from ruka._core import CHOW, KONG, ORPHANS, PUNG, Hand, Meld, parse_tiles, shanten
from ruka.agents.agent import Watcher
from ruka.agents.bots.acceptance import NEVER
from ruka.agents.bots.danger import Risk, Threat, risks, threats
from ruka.agents.bots.lines import AdviceLine, kinds_of
from ruka.agents.bots.position import KIND_OF, Position
from ruka.agents.bots.prospects import Hope, Hopes, Prospect
from ruka.agents.bots.value import Worth
from ruka.engine.flow import at_table
from ruka.rules.ruleset import RuleSet
from ruka.schema import Action, View
from ruka.schema.actions import SHOWING
from ruka.schema.advice import Advice, Choice
from ruka.tiles import CODES, TILES

ALWAYS = ("tsumo", "ron")
FOLDED = 0.4  # the part of its promise that a hand keeps when it plays safe
AHEAD = 0.02  # the danger of an average discard of those to come
LIKELY = 0.3  # to be ready: a threat
CALL_MARGIN = 1.1  # a claim must promise this much more than a pass
CALL_SHARE = 0.06  # ... and at least this part of a hand of one fan
KONG_SHARE = 0.9  # a kong must promise this part of the best discard
ORPHANS_NEAR = 2
GOOD_HAND = 2


class SimpleBot(Watcher):
    """Wins when it can, plays for speed and value, and folds when both are too little."""

    def __init__(self, rules: RuleSet, seat: int, seed: str = "") -> None:
        super().__init__(rules, seat, seed)
        self.rules = at_table(rules).resolved
        self.worth = Worth(rules)
        self.whims = Random(seed).sample(range(len(TILES)), len(TILES))

    def advise(self, view: View, budget: float) -> Advice:
        actions = view.legal_actions
        if len(actions) == 1 or actions[0].type in SHOWING:
            return _at_once(actions[0], "only" if len(actions) == 1 else "show")
        by_type: dict[str, list[Action]] = {}
        for action in actions:
            by_type.setdefault(action.type, []).append(action)
        for wanted in ALWAYS:
            if wanted in by_type:
                return _at_once(by_type[wanted][0], "win")
        decision = Decision(view, self.rules, self.worth, self.whims)
        return Advice(tuple(decision.claim(by_type) if "pass" in by_type else decision.turn(by_type)))


_FOLD = AdviceLine("fold", (FOLDED,))


def _at_once(action: Action, why: str) -> Advice:
    return Advice((Choice(action, 0.0, (AdviceLine(why),)),))


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

    def turn(self, actions: dict[str, list[Action]]) -> list[Choice]:
        """The best first, then the others by what they are worth."""
        if aside := actions.get("nuki") or actions.get("nine_orphans"):
            near = self._orphans_distance()
            if self._orphans_far(aside[0], near):
                return [Choice(aside[0], 0.0, (AdviceLine("orphans", (float(near),)),))]
        bets = {action.tile: action for action in actions.get("riichi", [])}
        throws = {action.tile: action for action in actions.get("discard", [])}
        tried = self.hopes.after(self.position.tiles, self.position.melds, [*(throws | bets)], frozenset(bets))
        choices: list[Choice] = []
        for tile, prospect in tried.items():
            found = risks(self.position, KIND_OF[tile], self.threats)
            if tile in throws:
                choices.append(self._choice(throws[tile], prospect.quiet, prospect.far, found))
            if tile in bets and (prospect.bet is not None or tile not in throws):
                hope = prospect.best if prospect.bet is None or tile not in throws else prospect.bet
                choices.append(self._choice(bets[tile], hope, prospect.far, found))
        choices.sort(key=lambda one: (one.value, self.whims[CODES[one.action.tile]]), reverse=True)
        best = choices[0]
        return self._kongs(actions, choices, tried[best.action.tile].far)

    def _orphans_distance(self) -> int:
        """From thirteen orphans; an open hand has no way to them."""
        return NEVER if self.position.melds else shanten(self._hand, ORPHANS, self.rules.tiles.kinds)

    @property
    def _hand(self) -> Hand:
        return Hand([CODES[tile] for tile in self.position.tiles], self.position.melds)

    def _orphans_far(self, action: Action, near: int) -> bool:
        """Norths are set aside, and nine orphans shown, unless they are what the hand is made of."""
        if near <= ORPHANS_NEAR:
            return False
        return action.type == "nuki" or shanten(self._hand, self.rules.form_bits, self.rules.tiles.kinds) > GOOD_HAND

    def _kongs(self, actions: dict[str, list[Action]], choices: list[Choice], far: int) -> list[Choice]:
        """A kong that does not take the hand back goes first; not before a threat, unless the hand is ready."""
        if far > 0 and any(one.ready > LIKELY for one in self.threats):
            return choices
        needed = choices[0].value * KONG_SHARE
        for action in (*actions.get("concealed_kong", []), *actions.get("added_kong", [])):
            kind = KIND_OF[action.tile]
            tiles = [tile for tile in self.position.tiles if KIND_OF[tile] != kind]
            sets = [one for one in self.position.melds if one.type == CHOW or one.kind != kind]
            sets.append(Meld(KONG, kind, action.type == "concealed_kong", len(self._reds(kind))))
            prospect = self.hopes.after(tiles, sets, [""])[""]
            choice = self._choice(action, prospect.quiet, prospect.far, (), AdviceLine("needs", (needed,)))
            if prospect.far <= far and choice.value >= needed:
                return [choice, *choices]
            choices = _ranked([*choices, choice])
        return choices

    def _reds(self, kind: int) -> list[str]:
        shown = [tile for one in self.position.own.sets for tile in one.tiles]
        return [tile for tile in (*self.position.tiles, *shown) if tile[0] == "0" and KIND_OF[tile] == kind]

    # --- claims ---

    def claim(self, actions: dict[str, list[Action]]) -> list[Choice]:
        """The best first; a pass where no claim promises enough."""
        prospect = self.hopes.after(self.position.tiles, self.position.melds, [""])[""]
        passing = self._choice(actions["pass"][0], prospect.quiet, prospect.far, ())
        enough = max(passing.value * CALL_MARGIN, passing.value + CALL_SHARE * self.one_fan)
        needs = AdviceLine("needs", (enough,))
        claims = [self._claimed(action, needs) for type in ("chow", "pung", "kong") for action in actions.get(type, [])]
        claims.sort(key=lambda one: -one.value)
        return [*claims, passing] if claims and claims[0].value > enough else [passing, *claims]

    def _claimed(self, action: Action, needs: AdviceLine) -> Choice:
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
        then = [self._then(action, tile, prospect, needs) for tile, prospect in tried.items()]
        return max(then, key=lambda one: one.value, default=Choice(action, 0.0, (needs,)))

    def _then(self, action: Action, thrown: str, prospect: Prospect, needs: AdviceLine) -> Choice:
        """The claim, and this discard after it."""
        if not thrown:
            return self._choice(action, prospect.quiet, prospect.far, (), needs)
        found = risks(self.position, KIND_OF[thrown], self.threats)
        return self._choice(action, prospect.quiet, prospect.far, found, AdviceLine("then", tiles=thrown), needs)

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

    def _choice(self, action: Action, hope: Hope, far: int, found: Sequence[Risk], *more: AdviceLine) -> Choice:
        """Expected points when the hand goes on, or plays safe from now on; and the numbers that they come from."""
        value = pushed = hope.gain
        lines = [*more]
        if hope.useful:
            lines.append(AdviceLine("distance", (float(hope.distance),)))
            lines.append(AdviceLine("useful", (float(hope.left),), kinds_of(hope.useful)))
            lines.append(AdviceLine("chance", (hope.chance,)))
            lines.append(AdviceLine("points", (hope.points,)))
        if hope.lost:
            lines.append(AdviceLine("bet", (hope.lost,)))
        if self.push_cost:
            push = self.push_cost * min(self.position.turns_left, 2 + 1.5 * far)
            value = max(pushed - push, pushed * FOLDED)
            lines.append(AdviceLine("push", (push,)) if value == pushed - push else _FOLD)
        for threat, chance in found:
            value -= threat.ready * threat.loss * chance
            lines.append(AdviceLine("danger", (chance, threat.ready, threat.loss), "", threat.seat))
        return Choice(action, value, tuple(lines))


def _ranked(choices: list[Choice]) -> list[Choice]:
    """The first stays the first."""
    return [choices[0], *sorted(choices[1:], key=lambda one: -one.value)]
