"""Puzzles in the words of one language: what is asked, what to look at, and what the coach says to an answer."""

from __future__ import annotations

from functools import lru_cache

from ruka.coach import Decision, Telling, Wording
from ruka.coach.grades import place_of
from ruka.errors import RukaError
from ruka.explain.words import Words
from ruka.learn.puzzles.kept import Kept
from ruka.learn.puzzles.maker import theme_at
from ruka.learn.puzzles.moment import Moment
from ruka.learn.puzzles.shelf import find, games
from ruka.rulesets import RULE_SETS
from ruka.rulesets.families import family_of
from ruka.schema import Action
from ruka.schema.puzzles import (
    THEMES,
    PuzzleGame,
    PuzzleHint,
    PuzzleQuestion,
    PuzzleShelf,
    PuzzleVerdict,
    Theme,
)

CLAIMS = frozenset(("chow", "pung", "kong"))


@lru_cache(256)
def moment_at(id: str) -> Moment:
    """That of a puzzle on the shelf."""
    return find(id).moment()


def shelf(lang: str) -> PuzzleShelf:
    told = [_game(rules, lang) for rules in games()]
    return PuzzleShelf(games=told, themes=[hint(theme, lang) for theme in THEMES])


def _game(rules: str, lang: str) -> PuzzleGame:
    found = RULE_SETS[rules]
    return PuzzleGame(rules=rules, name=found.names[lang], family=family_of(found), themes=dict(games()[rules].items()))


def asked(id: str, moment: Moment, lang: str, terms: str = "native", rating: int | None = None) -> PuzzleQuestion:
    """What is asked at a moment."""
    words = Words(lang, terms, moment.rules)
    return PuzzleQuestion(
        id=id,
        rules=moment.rules.id,
        name=moment.rules.names[lang],
        prompt=_prompt(moment, words),
        winds=[*moment.winds],
        view=moment.view,
        rating=rating,
    )


def _prompt(moment: Moment, words: Words) -> str:
    view = moment.view
    types = {action.type for action in moment.question.actions}
    if types & CLAIMS:
        thrower = view.turn
        tile = view.seats[thrower].discards[-1].tile
        return words.text("puzzle-ask-claim", wind=moment.winds[moment.seat], who=moment.winds[thrower], tile=tile)
    kind = "riichi" if "riichi" in types else "discard"
    return words.text(f"puzzle-ask-{kind}", wind=moment.winds[moment.seat])


def hint(theme: Theme, lang: str) -> PuzzleHint:
    words = Words(lang)
    return PuzzleHint(theme=theme, name=words.text(f"puzzle-theme-{theme}"), text=words.text(f"puzzle-hint-{theme}"))


def hint_at(moment: Moment, kept: Kept | None, lang: str) -> PuzzleHint:
    theme = kept.theme if kept else theme_at(moment)
    if theme is None:
        raise RukaError("no-such-puzzle")
    return hint(theme, lang)


def verdict(
    id: str, moment: Moment, kept: Kept | None, taken: Action, lang: str, terms: str = "native"
) -> PuzzleVerdict:
    """What the coach says of an answer; it must be something that the seat may do."""
    if taken not in moment.question.actions:
        raise RukaError("puzzle-not-legal")
    advice = moment.coached
    decision = Decision(0, 1, moment.seat, moment.winds, moment.question, advice, taken)
    told = Telling(Wording(moment.rules, lang, (), terms)).decision(decision, None)
    theme = kept.theme if kept else theme_at(moment)
    return PuzzleVerdict(
        id=id,
        right=place_of(advice, taken) == 0,
        theme=theme,
        theme_name=Words(lang).text(f"puzzle-theme-{theme}") if theme else "",
        grade=told.grade,
        best=advice.best.action,
        taken=taken,
        place=told.place,
        choices=told.choices,
        sentences=told.sentences,
    )
