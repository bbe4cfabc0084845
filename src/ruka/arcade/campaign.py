"""A campaign: how far somebody has come on the ladder. A plain value; every transition makes the next one."""

from __future__ import annotations

from collections.abc import Iterator

from ruka.arcade.match import YAKUMAN, Standing
from ruka.arcade.opponents import LADDER, Opponent
from ruka.errors import RukaError
from ruka.schema.arcade import ACHIEVEMENT_IDS, ITEM_IDS, AchievementId, ArcadePhase, ItemId, Operator
from ruka.schema.values import Part

HALFWAY = len(LADDER) // 2


class Progress(Part, frozen=True, kw_only=True):
    """What is kept of a campaign; the match that is played now is read from its table."""

    name: str
    operator: Operator  # as the switches stood when it began
    phase: ArcadePhase = "ready"
    step: int = 0
    items: tuple[ItemId, ...] = ()  # before the match that is played now
    used: tuple[ItemId, ...] = ()  # at some time
    continues: int = 0
    score: int = 0
    table: str = ""
    achievements: tuple[AchievementId, ...] = ()

    @property
    def opponent(self) -> Opponent:
        """Who is played now, or was played last."""
        return LADDER[min(self.step, len(LADDER) - 1)]

    @property
    def continues_left(self) -> int | None:
        """None: as many as one likes."""
        return None if self.operator.free_play else max(0, self.operator.continues - self.continues)

    def match(self, table: str) -> Progress:
        """Against the opponent of this step, at a table."""
        if self.phase != "ready":
            raise RukaError("arcade-not-ready")
        return self.but(phase="match", table=table)

    def ended(self, match: Standing) -> Progress:
        """The match is over."""
        if self.phase != "match" or not match.over:
            raise RukaError("arcade-no-match")
        used = {*self.used} | match.spent
        after = self.but(
            items=tuple(id for id in ITEM_IDS if id in match.owns(self.items)),
            used=tuple(id for id in ITEM_IDS if id in used),
        )
        if match.beaten:
            step, won = self.step + 1, max(0, match.points[0]) + match.owed
            phase: ArcadePhase = "won" if step == len(LADDER) else "ready"
            after = after.but(step=step, phase=phase, score=self.score + self.opponent.stake + won)
        else:
            after = after.but(phase="lost")
        reached = {*self.achievements, *_reached(after, match)}
        return after.but(achievements=tuple(id for id in ACHIEVEMENT_IDS if id in reached))

    def go_on(self) -> Progress:
        """After a lost match, against the same opponent again."""
        if self.phase != "lost":
            raise RukaError("arcade-not-lost")
        if self.continues_left == 0:
            raise RukaError("no-continues")
        return self.but(phase="ready", continues=self.continues + 1)


def _reached(after: Progress, match: Standing) -> Iterator[AchievementId]:
    """By the match that has just ended."""
    if match.beaten:
        yield "first_win"
        if not match.spent:
            yield "bare_hands"
        if not match.hands[1]:
            yield "clean_sweep"
    if after.step >= HALFWAY:
        yield "halfway"
    if after.phase == "won":
        yield "ladder"
        if not after.continues:
            yield "one_credit"
    if match.limits:
        yield "mangan"
    if match.best_fan >= YAKUMAN:
        yield "yakuman"
    if len(after.used) == len(ITEM_IDS):
        yield "all_items"
    if match.bets_won:
        yield "side_bet"
