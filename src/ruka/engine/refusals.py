"""Why an action is refused: asked only after the core has said no, so it never decides what is legal."""

from __future__ import annotations

from collections.abc import Callable

from ruka import _core
from ruka.engine.actions import ACTIONS
from ruka.engine.flow import CLAIM, HAND_OVER, OVER, TURN
from ruka.errors import IllegalAction, digits
from ruka.rules.policies import OFFENCES, Flow
from ruka.rules.ruleset import RuleSet
from ruka.schema import ACTION_TYPES, Action
from ruka.tiles import CODES, KINDS, TILES, kind, kinds_in

DISCARD_OFFERED, ADDED_KONG_OFFERED, CONCEALED_KONG_OFFERED = range(3)
PUNG = 1  # a type of set
NO_TILE = 255
YAKU_UNITS = ("fan", "han")  # elsewhere hands are made of faan, or of values
_CLAIMS_AND_DECLARATIONS = frozenset(ACTION_TYPES) - {"pass", "discard", "show", "hide"}


class Asked:
    """The table, the rules and the action, with what every reason looks at."""

    def __init__(self, core: _core.Table, rules: RuleSet, action: Action) -> None:
        self.core = core
        self.action = action
        self.seat = action.seat
        self.players, self.people = rules.resolved.players, rules.people
        self.flow: Flow = rules.table_flow
        self.rules = rules

    @property
    def tiles(self) -> list[str]:
        return [TILES[code] for code in self.core.tiles(self.seat)]

    @property
    def kinds(self) -> list[str]:
        return [kind(tile) for tile in self.tiles]

    @property
    def drawn(self) -> str:
        return "" if self.core.drawn == NO_TILE else TILES[self.core.drawn]

    @property
    def offered(self) -> str:
        return TILES[self.core.offered]

    @property
    def next_seat(self) -> int:
        """After the one in turn, of those who play this hand."""
        order = self.core.order
        return order[(order.index(self.core.turn) + 1) % self.players]

    @property
    def must_win(self) -> bool:
        """After riichi, where the rules leave no choice."""
        if not (self.flow.forced_win and self.core.riichi(self.seat)):
            return False
        return any(ACTIONS[self.seat][code].type in ("tsumo", "ron") for code in self.core.legal(self.seat))


def reason(core: _core.Table, rules: RuleSet, action: Action) -> IllegalAction:
    """The first thing that is wrong with an action that is not legal."""
    asked = Asked(core, rules, action)
    if not 0 <= action.seat < asked.people:
        return IllegalAction("no-such-seat", seat=digits(action.seat), last=asked.people - 1)
    if core.phase in (HAND_OVER, OVER):
        return IllegalAction("game-over")
    if action.seat in core.order[asked.players :]:
        return IllegalAction("sits-out")
    if action.type in _CLAIMS_AND_DECLARATIONS and core.dead(action.seat):
        return IllegalAction("dead-hand")
    if action.type in OFFENCES and (found := _offence(asked)):
        return found
    if core.phase == TURN:
        if action.seat != core.turn:
            return IllegalAction("not-your-turn", seat=core.turn)
        found = _ON_TURN.get(action.type, _not_on_turn)(asked)
    elif core.phase == CLAIM:
        found = _ON_CLAIM.get(action.type, _not_on_claim)(asked)
    else:
        found = IllegalAction("only-show-or-hide") if action.seat in core.asked else IllegalAction("not-asked")
    return found or IllegalAction("illegal-action")


def _offence(asked: Asked) -> IllegalAction | None:
    type, flow = asked.action.type, asked.flow
    if flow.discipline != "open":
        return IllegalAction("no-open-discipline")
    if type not in dict(flow.penalties):
        return IllegalAction("no-penalty")
    if type == "changed_mind":
        return IllegalAction("nothing-to-take-back")
    if type != "wrong_call":
        return IllegalAction("barred" if asked.seat in asked.core.asked else "not-asked")
    return None


# --- the seat's own turn ---


def _not_on_turn(asked: Asked) -> IllegalAction:
    return IllegalAction("own-turn")


def _discard(asked: Asked) -> IllegalAction | None:
    tile, drawn = asked.action.tile, asked.drawn
    if asked.must_win:
        return IllegalAction("must-win")
    if tile not in asked.tiles:
        return IllegalAction("tile-not-held", tile=tile)
    if asked.core.riichi(asked.seat) and not (asked.action.drawn and tile == drawn):
        return IllegalAction("riichi-drawn-only", tile=drawn)
    if asked.action.drawn and tile != drawn:
        return IllegalAction("not-the-drawn-tile", tile=tile)
    if kind(tile) in kinds_in(asked.core.forbidden):
        return IllegalAction("swap-calling", tile=tile)
    if not asked.action.drawn and tile == drawn and asked.tiles.count(tile) == 1:
        return IllegalAction("only-the-drawn-tile", tile=tile)
    return None


def _riichi(asked: Asked) -> IllegalAction | None:
    core, flow = asked.core, asked.flow
    if not flow.riichi:
        return IllegalAction("no-riichi-rule")
    if core.riichi(asked.seat):
        return IllegalAction("riichi-already")
    if any(not meld.concealed for meld, *_ in core.melds(asked.seat)):
        return IllegalAction("riichi-open-hand")
    if core.tiles_left < flow.riichi_tiles:
        return IllegalAction("riichi-few-tiles", left=core.tiles_left, needed=flow.riichi_tiles)
    if core.scores[asked.seat] < flow.riichi_floor:
        return IllegalAction("riichi-few-points", points=core.scores[asked.seat], needed=flow.riichi_floor)
    return _discard(asked) or IllegalAction("not-ready", tile=asked.action.tile)


def _tsumo(asked: Asked) -> IllegalAction | None:
    if not asked.drawn:
        return IllegalAction("nothing-drawn")
    return _worthless(asked, asked.drawn, draw=True)


def _concealed_kong(asked: Asked) -> IllegalAction | None:
    tile = asked.action.tile
    if asked.kinds.count(tile) < 4:
        return IllegalAction("not-four", tile=tile)
    if asked.core.riichi(asked.seat) and not _no_kong(asked):
        return _riichi_kong(asked)
    return _no_kong(asked)


def _riichi_kong(asked: Asked) -> IllegalAction:
    if asked.must_win:
        return IllegalAction("must-win")
    if asked.flow.riichi_kong == "never":
        return IllegalAction("riichi-kong-never")
    if asked.flow.riichi_kong == "stays_ready":
        return IllegalAction("riichi-kong-stays-ready")
    return IllegalAction("riichi-kong")


def _added_kong(asked: Asked) -> IllegalAction | None:
    tile = asked.action.tile
    pungs = [KINDS[meld.kind] for meld, *_ in asked.core.melds(asked.seat) if meld.type == PUNG]
    if kind(tile) not in pungs:
        return IllegalAction("no-pung", tile=kind(tile))
    if tile not in asked.tiles:
        return IllegalAction("tile-not-held", tile=tile)
    return _no_kong(asked)


def _no_kong(asked: Asked) -> IllegalAction | None:
    if not asked.drawn and asked.core.phase == TURN:
        return IllegalAction("kong-after-claim")
    if asked.core.kongs >= asked.flow.most_kongs:
        return IllegalAction("four-kongs", most=asked.flow.most_kongs)
    if asked.core.tiles_left == 0:
        return IllegalAction("no-replacement")
    return None


def _nuki(asked: Asked) -> IllegalAction | None:
    if not asked.flow.nuki:
        return IllegalAction("no-nuki-rule")
    if not asked.drawn:
        return IllegalAction("nothing-drawn")
    if "4z" not in asked.tiles:
        return IllegalAction("tile-not-held", tile="4z")
    if asked.core.riichi(asked.seat) and asked.drawn != "4z":
        return IllegalAction("riichi-drawn-only", tile=asked.drawn)
    return IllegalAction("no-replacement")


def _nine_orphans(asked: Asked) -> IllegalAction | None:
    if not asked.flow.nine_orphans:
        return IllegalAction("no-nine-orphans-rule")
    different = len({tile for tile in asked.tiles if tile[0] in "19" or tile[1] == "z"})
    if different < 9:
        return IllegalAction("few-orphans", count=different)
    return IllegalAction("not-first-turn")


_ON_TURN: dict[str, Callable[[Asked], IllegalAction | None]] = {
    "discard": _discard,
    "riichi": _riichi,
    "tsumo": _tsumo,
    "concealed_kong": _concealed_kong,
    "added_kong": _added_kong,
    "nuki": _nuki,
    "nine_orphans": _nine_orphans,
}


# --- a tile of somebody else ---


def _not_on_claim(asked: Asked) -> IllegalAction:
    if asked.seat == asked.core.turn:
        return IllegalAction("others-may-claim")
    return IllegalAction("not-your-turn", seat=asked.core.turn)


def _pass(asked: Asked) -> IllegalAction:
    if asked.must_win:
        return IllegalAction("must-win")
    return IllegalAction("not-asked")


def _ron(asked: Asked) -> IllegalAction | None:
    core, seat = asked.core, asked.seat
    if seat == core.turn:
        return IllegalAction("own-tile", tile=asked.offered)
    waits = kinds_in(core.waits(seat))
    if kind(asked.offered) not in waits:
        return IllegalAction("not-complete", tile=asked.offered)
    if core.furiten(seat):
        counts = [kind(asked.offered)] if asked.flow.furiten == "same_tile" else waits
        thrown = [TILES[tile] for owner, tile, *_ in core.discards if owner == seat and kind(TILES[tile]) in counts]
        return IllegalAction("furiten-discarded", tile=thrown[0]) if thrown else IllegalAction("furiten-passed")
    if core.offer == CONCEALED_KONG_OFFERED:
        by_orphans = asked.flow.rob_kongs == "added_or_orphans"
        return IllegalAction("rob-concealed-kong" if by_orphans else "rob-no-kong")
    if core.offer == ADDED_KONG_OFFERED and asked.flow.rob_kongs == "none":
        return IllegalAction("rob-no-kong")
    return _worthless(asked, asked.offered, draw=False)


def _worthless(asked: Asked, tile: str, *, draw: bool) -> IllegalAction | None:
    if kind(tile) not in kinds_in(asked.core.waits(asked.seat)):
        return IllegalAction("not-complete", tile=tile)
    if asked.core.barred(asked.seat):
        return IllegalAction("barred")
    score = asked.core.score(asked.seat, CODES[tile], draw)
    if draw and score.wins:
        return IllegalAction("passed-in-riichi")
    return too_little(asked.rules, score)


def too_little(rules: RuleSet, score: _core.Score) -> IllegalAction:
    """A complete hand that is below the minimum, in the words of its own game."""
    had, needed = score.fan_without_bonus, score.minimum
    if rules.unit not in YAKU_UNITS:
        return IllegalAction("too-little", had=had, needed=needed, unit=rules.unit)
    return IllegalAction("below-minimum", fan=had, needed=needed) if had else IllegalAction("no-yaku")


def _no_claim(asked: Asked) -> IllegalAction | None:
    """What stands in the way of every chow, pung and kong."""
    core = asked.core
    if asked.seat == core.turn:
        return IllegalAction("own-tile", tile=asked.offered)
    if core.offer != DISCARD_OFFERED:
        return IllegalAction("only-ron", tile=asked.offered)
    if core.riichi(asked.seat):
        return IllegalAction("riichi-no-claims")
    if core.tiles_left == 0:
        return IllegalAction("last-tile")
    return None


def _chow(asked: Asked) -> IllegalAction | None:
    if not asked.flow.chows:
        return IllegalAction("no-chows-rule")
    if refusal := _no_claim(asked):
        return refusal
    if asked.seat != asked.next_seat:
        return IllegalAction("chow-from-left")
    own = _own_tiles(asked)
    three = sorted([CODES[kind(tile)] for tile in (*own, asked.offered)])
    if three[0] >= CODES["1z"] or three[0] // 9 != three[2] // 9 or [t - three[0] for t in three] != [0, 1, 2]:
        return IllegalAction("no-such-set", tiles=asked.action.tiles, tile=asked.offered)
    return _not_held(asked, own) or IllegalAction("nothing-to-discard")


def _pung(asked: Asked) -> IllegalAction | None:
    if refusal := _no_claim(asked):
        return refusal
    own = _own_tiles(asked)
    if any(kind(tile) != kind(asked.offered) for tile in own):
        return IllegalAction("no-such-set", tiles=asked.action.tiles, tile=asked.offered)
    return _not_held(asked, own) or IllegalAction("nothing-to-discard")


def _kong(asked: Asked) -> IllegalAction | None:
    tile = asked.action.tile
    if refusal := _no_claim(asked):
        return refusal
    if tile != kind(asked.offered):
        return IllegalAction("no-such-set", tiles=tile, tile=asked.offered)
    if asked.kinds.count(tile) < 3:
        return IllegalAction("not-three", tile=tile)
    return _no_kong(asked)


def _own_tiles(asked: Asked) -> list[str]:
    return [TILES[code] for code in _core.parse_tiles(asked.action.tiles)]


def _not_held(asked: Asked, own: list[str]) -> IllegalAction | None:
    for tile in own:
        if own.count(tile) > asked.tiles.count(tile):
            return IllegalAction("tile-not-held", tile=tile)
    return None


_ON_CLAIM: dict[str, Callable[[Asked], IllegalAction | None]] = {
    "pass": _pass,
    "wrong_call": _pass,
    "ron": _ron,
    "chow": _chow,
    "pung": _pung,
    "kong": _kong,
}
