"""What a hand may be worth, by the rules' own scorer."""

from __future__ import annotations

from typing import NamedTuple

from ruka._core import Hand, Meld, Win, points, score
from ruka.agents.bots.position import Position
from ruka.engine.flow import at_table
from ruka.rules.ruleset import RuleSet
from ruka.scoring import compiled
from ruka.scoring.win import WINDS
from ruka.tiles import CODES, KINDS

USUAL_POINTS = 30  # fu of a hand that is not finished
MOST_FAN = 14
LUCK = 1.2  # ippatsu and ura indicators, below the limits


class Ready(NamedTuple):
    """A ready hand: points on average, tiles that win, the share of them that may be claimed, a mask of their kinds."""

    points: float
    live: int
    claimable: float
    kinds: int


class Worth:
    """The points of this many fan, dealer or not."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = compiled(at_table(rules))
        self._points = {
            dealer: [
                float(points(self.rules, USUAL_POINTS, fan, 0, {"seat": "E" if dealer else "S"})[1])
                for fan in range(MOST_FAN + 1)
            ]
            for dealer in (False, True)
        }

        self._value_is_total = rules.resolved.payment.total_is_value

    def _paid(self, total: int, dealer: bool) -> float:
        """Where people call the value of a hand its total, the winner gets it several times."""
        if not self._value_is_total:
            return total
        value, paid, *_ = points(self.rules, USUAL_POINTS, 1, 0, {"seat": "E" if dealer else "S"})
        return total * paid / value

    def points(self, fan: float, dealer: bool) -> float:
        """Between two whole fan: between their points."""
        whole = min(int(fan), MOST_FAN - 1)
        low, high = self._points[dealer][whole : whole + 2]
        return low + (high - low) * min(1.0, fan - whole)

    def ready(self, position: Position, tiles: list[str], sets: list[Meld], waits: int, *, riichi: bool) -> Ready:
        """A hand finished by each of its waits, on a discard and by its own draw."""
        codes, flowers = ([CODES[tile] for tile in some] for some in (tiles, position.own.flowers))
        by_draw, by_discard = (self._win(position, win, riichi) for win in ("tsumo", "ron"))
        live = claimable = winning = 0
        points = 0.0
        for kind in range(len(KINDS)):
            left = position.unseen[kind] if waits >> kind & 1 else 0
            hand = Hand([*codes, kind], sets, kind, flowers) if left > 0 else None
            if hand and (drawn := score(self.rules, hand, by_draw)).wins:
                claimed = score(self.rules, hand, by_discard)
                usual = claimed if claimed.wins else drawn
                live += left
                winning |= 1 << kind
                claimable += left if claimed.wins else 0
                points += (
                    left * self._paid(usual.total, position.wind == 0) * (LUCK if riichi and not usual.limit else 1)
                )
        return Ready(points / live, live, claimable / live, winning) if live else Ready(0.0, 0, 0.0, 0)

    def _win(self, position: Position, win: str, riichi: bool) -> Win:
        view = position.view
        return Win(
            win,
            seat=WINDS[position.wind],
            round=WINDS[view.round % len(WINDS)],
            riichi=riichi,
            honba=view.honba,
            dora=view.indicators,
            nuki=position.own.norths,
        )
