"""The cabinet of one person: the campaign in a file, and the match as a game of `ruka.session` with its steps kept."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex

import msgspec

from ruka.agents.hosts import Threads
from ruka.arcade.campaign import Progress
from ruka.arcade.cards import Moment, campaign_card
from ruka.arcade.items import effect
from ruka.arcade.match import RULES, match_options, standing
from ruka.arcade.orders import betting, buying, using
from ruka.cli.drill import write_whole
from ruka.engine.actions import ACTIONS
from ruka.errors import RukaError
from ruka.rulesets import rules_of, with_options
from ruka.schema import Action, Change, encode
from ruka.schema.arcade import ArcadeScore, Campaign, ItemId, Operator
from ruka.schema.messages import Setup
from ruka.schema.values import Part
from ruka.session import Course, Game, Keeper, Pacing, SeatAt, Step
from ruka.session.played import Deed

FILE = "arcade.json"
MOST_SCORES = 10
PACE = Pacing(window=0.0, thinking=(0.25, 0.5), riichi=0.4)


class KeptMatch(Part, frozen=True, kw_only=True):
    """The match that is played now, as it is played again; a step without a deed shows the next deal."""

    seed: str
    rules: str  # the hash of those with which it began
    steps: tuple[Deed | None, ...] = ()


class Kept(Part, frozen=True, kw_only=True):
    """All that the file has in it."""

    progress: Progress | None = None
    seed: str = ""  # of all matches of the campaign; empty: by chance
    match: KeptMatch | None = None
    at: str = ""  # ISO 8601: when the campaign changed last
    scores: tuple[ArcadeScore, ...] = ()  # of campaigns before this one


class Cabinet:
    """Every change is in the file before it is shown; `set_aside` is where a file is now that could not be read."""

    def __init__(self, file: Path, pacing: Pacing = PACE) -> None:
        self.file = file
        self.pacing = pacing
        self.set_aside: Path | None = None
        self.game: Game | None = None  # of the match that is played, or was played last
        self._host = Threads()
        self._written = b""
        self._kept = self._load()

    # --- the file

    def _load(self) -> Kept:
        try:
            self._written = self.file.read_bytes()
            return msgspec.json.decode(self._written, type=Kept)
        except FileNotFoundError:
            return Kept()
        except OSError:
            raise RukaError("arcade-unreadable", path=str(self.file)) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RukaError):
            self.set_aside = _free_name(self.file)
            try:
                self.file.rename(self.set_aside)
            except OSError:
                raise RukaError("arcade-unreadable", path=str(self.file)) from None
            self._written = b""
            return Kept()

    def _keep(self, kept: Kept) -> None:
        """Nothing is written over what another window has played meanwhile."""
        if self.file.exists() and self.file.read_bytes() != self._written:
            raise RukaError("arcade-elsewhere", path=str(self.file))
        written = encode(kept)
        write_whole(self.file, written)
        self._kept, self._written = kept, written

    def _become(self, progress: Progress, match: KeptMatch | None = None) -> None:
        self._keep(self._kept.but(progress=progress, match=match, at=datetime.now(UTC).isoformat(timespec="seconds")))

    # --- the campaign

    @property
    def progress(self) -> Progress | None:
        return self._kept.progress

    @property
    def played(self) -> Progress:
        """The campaign, where there is one."""
        if self._kept.progress is None:
            raise RukaError("no-such-campaign")
        return self._kept.progress

    @property
    def open(self) -> bool:
        """Is there a campaign to go on with?"""
        progress = self.progress
        if progress is None or progress.phase == "won":
            return False
        return progress.phase != "lost" or progress.continues_left != 0

    @property
    def scores(self) -> Sequence[ArcadeScore]:
        """The highest; that of a campaign counts when it is over, and may still rise where it is continued."""
        ended = self.progress is not None and self.progress.phase in ("lost", "won")
        return _highest([*self._kept.scores, *([self._score(self.played)] if ended else [])])

    def _score(self, progress: Progress) -> ArcadeScore:
        return ArcadeScore(
            name=progress.name,
            score=progress.score,
            step=progress.step,
            continues=progress.continues,
            at=self._kept.at,
        )

    def begin(self, name: str, operator: Operator, seed: str = "") -> None:
        """A coin: from the first step on. The campaign before is over."""
        before = [self._score(self.progress)] if self.progress else []
        self.game = None
        scores = tuple(_highest([*self._kept.scores, *before]))
        at = datetime.now(UTC).isoformat(timespec="seconds")
        self._keep(Kept(progress=Progress(name=name, operator=operator), seed=seed, at=at, scores=scores))

    def go_on(self) -> None:
        self._become(self.played.go_on())

    def card(self, lang: str) -> Campaign:
        game = self.game
        moment = Moment(game.table, game.may_change, game.is_between_hands) if game else None
        best = max([self.played.score, *(score.score for score in self._kept.scores)])
        return campaign_card(self.played, moment, lang, best=best)

    # --- the match

    def sit(self, lang: str) -> Game:
        """At the table of the match: a new one, or the one that was being played. Where this ruka does not lead to
        what was played, that is refused once, and a copy of it set aside."""
        if self.played.phase != "match":
            self._begin_match()
            self.game = self._game(lang)
            return self.game
        try:
            self.game = self._game(lang)
            return self.game
        except RukaError:
            aside = _free_name(self.file)
            write_whole(aside, self._written)
            self._become(self.played.but(phase="ready"))
            raise RukaError("arcade-unplayable", path=str(aside)) from None

    def _begin_match(self) -> None:
        progress, kept = self.played, self._kept
        seed = f"{kept.seed}-{progress.step}-{progress.continues}" if kept.seed else token_hex(16)
        rules = with_options(RULES, match_options(progress.operator, progress.opponent))
        self._become(progress.match(seed), KeptMatch(seed=seed, rules=rules.hash))

    def _game(self, lang: str) -> Game:
        progress, match = self.played, self._kept.match
        if match is None:
            raise RukaError("arcade-no-match")
        opponent = progress.opponent
        options = match_options(progress.operator, opponent)
        setup = Setup(id=match.seed, rules=RULES, options=options, pace="fast", bots=["", opponent.agent])
        seats = [SeatAt(progress.name, "person"), SeatAt(opponent.name(lang), "bot")]
        steps = [_deed(step) for step in match.steps]
        course = Course(match.seed, steps=steps, rules=rules_of(RULES, options, match.rules))
        return Game(setup, seats, course, Keeper(self, changes=effect), self._host, self.pacing)

    async def write(self, step: Step) -> None:
        """The journal of the match: with its last step the campaign goes on, too."""
        game, match = self.game, self._kept.match
        if game is None or match is None:
            raise RukaError("arcade-no-match")
        if game.table.over:
            self._become(self.played.ended(standing(game.table.events)))
        else:
            self._become(self.played, match.but(steps=(*match.steps, _step(step.action))))

    async def buy(self, id: ItemId) -> None:
        await self._playing.change(buying(self.played, id))

    async def use(self, id: ItemId, tiles: str = "") -> None:
        game = self._playing
        await game.change(using(self.played, id, tiles, lambda: game.is_between_hands))

    async def bet(self, points: int) -> None:
        await self._playing.change(betting(self.played, points))

    @property
    def _playing(self) -> Game:
        if self.game is None or self.played.phase != "match":
            raise RukaError("arcade-no-match")
        return self.game


def _step(action: Action | Change | None) -> Deed | None:
    return (action.seat, action.code) if isinstance(action, Action) else action


def _deed(step: Deed | None) -> Action | Change | None:
    if not isinstance(step, tuple):
        return step
    seat, code = step
    try:
        return ACTIONS[seat][code]
    except (LookupError, ValueError):
        raise RukaError("arcade-no-match") from None


def _highest(scores: Sequence[ArcadeScore]) -> list[ArcadeScore]:
    reached = [score for score in scores if score.score > 0]
    return sorted(reached, key=lambda score: (-score.score, score.continues, score.at))[:MOST_SCORES]


def _free_name(file: Path) -> Path:
    """Beside the file, where nothing is yet."""
    for number in range(1, 10_000):
        aside = file.with_name(f"{file.stem}-{number}{file.suffix}.damaged")
        if not aside.exists():
            return aside
    return aside
