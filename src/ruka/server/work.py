"""What is done in processes beside the loop (`ruka.server.pool`): plain values in, bytes out."""

from __future__ import annotations

import gzip
import logging
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from time import process_time

from ruka.arcade.demo import demo
from ruka.coach import GameHabits, Telling, Wording, review
from ruka.engine import Record, Table, parse_record
from ruka.engine import replay as play_again
from ruka.engine.simulate import native_player
from ruka.errors import RecordError, RukaError, RulesError
from ruka.explain.results import hand_result
from ruka.learn import customs, drills
from ruka.learn.courses import telling
from ruka.learn.gallery import patterns, waits
from ruka.learn.glossary import glossary as words_of_the_game
from ruka.learn.history import history as told_history
from ruka.learn.prints import printed, printed_glossary
from ruka.learn.puzzles import Kept, Moment, find, moment_of, puzzles_of
from ruka.learn.puzzles import telling as puzzle_telling
from ruka.records import codec_of, text_of
from ruka.rules.form import canonical
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import rule_set
from ruka.rulesets.house import BOM, parse_rules
from ruka.rulesets.stored import Stored
from ruka.schema import Action, encode
from ruka.schema.answers import PrintName, SheetFormat
from ruka.schema.coaching import CoachedHand
from ruka.schema.learning import DrillAnswer, QuestionId, Verdict
from ruka.schema.puzzles import PuzzleHint, PuzzleVerdict, ShownPuzzle
from ruka.server import cards, strategy
from ruka.server.calculator import answers
from ruka.server.models import (
    MOST_RECORD,
    DangerQuestion,
    ElementQuestion,
    PotentialQuestion,
    ReadingQuestion,
    ScoreQuestion,
)
from ruka.server.replay import names, told
from ruka.server.shared import SharedRules
from ruka.server.standings import CountedGame, by_rules
from ruka.session import Outcome
from ruka.session.layout import layout
from ruka.session.played import Played
from ruka.site import made
from ruka.views.statistics import statistics as counted

log = logging.getLogger(__name__)
ID_LENGTH = 16
MOST_HOUSE = 48 * 1024  # letters of house rules in their canonical form; the longest of ours has 18 thousand
MOST_HANDS = 1_000_000  # of a game: all of them
MOST_PUZZLES = 12  # of one game
MOST_SEEKING = 5.0  # seconds of a processor
TRIED = 2  # games that are played by house rules before they are kept


def score(question: ScoreQuestion, house: Mapping[str, Stored] | None = None) -> bytes:
    """The calculator's answers; `house` are the rules of links."""
    return encode(answers(question, house))


def element(asked: ElementQuestion) -> bytes:
    return encode(strategy.found_element(asked))


def potential(asked: PotentialQuestion) -> bytes:
    return encode(strategy.found_potential(asked))


def danger(asked: DangerQuestion, house: Mapping[str, Stored]) -> bytes:
    return encode(strategy.found_danger(asked, house))


def reading(asked: ReadingQuestion) -> bytes:
    return encode(strategy.found_reading(asked))


def drill_cards(lang: str) -> bytes:
    return encode(drills.drill_cards(lang))


def drill_question(id: QuestionId, house: Stored | None, lang: str, terms: str) -> bytes:
    """`house` are the rules of a link. A question of a lesson has the lesson's name."""
    if _of_lesson(id):
        return encode(telling.question(id, lang))
    return encode(drills.question(id.drill, house.rules if house else id.rules, id.level, id.seed, lang, terms))


def drill_verdict(id: QuestionId, house: Stored | None, answer: DrillAnswer, lang: str, terms: str) -> Verdict:
    if _of_lesson(id):
        return telling.verdict(id, answer, lang)
    return drills.verdict(id, answer, lang, terms, rules=house.rules if house else None)


def _of_lesson(id: QuestionId) -> bool:
    return "/" in id.drill


def course_cards(lang: str) -> bytes:
    return encode(telling.cards(lang))


def lesson(course: str, lesson: str, lang: str) -> bytes:
    return encode(telling.told(course, lesson, lang))


def customs_overview(lang: str) -> bytes:
    return encode(customs.overview(lang))


def customs_page(id: str, lang: str) -> bytes:
    return encode(customs.customs(rule_set(id), lang))


def house_customs(house: Stored, lang: str) -> bytes:
    return encode(customs.customs(house.rules, lang))


def opening(rules: str | Stored, seed: str, lang: str) -> bytes:
    """A wall built, broken and dealt; `rules` may be those of a link."""
    return encode(customs.opening(_rules(rules), seed, lang))


def wait_gallery(id: str, lang: str) -> bytes:
    return encode(waits.wait_gallery(rule_set(id), lang))


def house_waits(house: Stored, lang: str) -> bytes:
    return encode(waits.wait_gallery(house.rules, lang))


def pattern_gallery(id: str, lang: str, terms: str) -> bytes:
    return encode(patterns.gallery(rule_set(id), lang, terms))


def house_patterns(house: Stored, lang: str, terms: str) -> bytes:
    return encode(patterns.gallery(house.rules, lang, terms))


def found_waits(rules: str | Stored, hand: str, seen: str, lang: str) -> bytes:
    """`rules` may be those of a link."""
    return encode(waits.found(_rules(rules), hand, seen, lang))


def _rules(rules: str | Stored) -> RuleSet:
    return rule_set(rules) if isinstance(rules, str) else rules.rules


def pressed(make: Callable[..., bytes], *asked: str) -> bytes:
    """A page of rules as it is kept and sent: compressed once, here and not beside the loop."""
    return gzip.compress(make(*asked), 6, mtime=0)


def rule_cards(lang: str) -> bytes:
    return encode(cards.cards(lang))


def book(id: str, lang: str, terms: str) -> bytes:
    return encode(cards.book(id, lang, terms))


def glossary(lang: str) -> bytes:
    return encode(words_of_the_game(lang))


def history(lang: str) -> bytes:
    return encode(told_history(lang))


def whole_glossary(lang: str, format: SheetFormat) -> bytes:
    return printed_glossary(lang, format)


def print_of(name: PrintName, id: str, lang: str, terms: str, format: SheetFormat) -> bytes:
    return printed(name, rule_set(id), lang, terms, format)


def document(name: str) -> bytes:
    """A page of the documents, which are those that `ruka.site` names."""
    found = made(name)
    assert found is not None
    return found


def preview(id: str, lang: str) -> bytes:
    return cards.picture(id, lang)


def house_rules(file: str) -> SharedRules:
    """House rules of a file that can be played: some hands are, and nothing may go wrong."""
    file = file.removeprefix(BOM)
    rules = parse_rules(file)
    if len(rules.canonical()) > MOST_HOUSE:
        raise RulesError("long-form", most=MOST_HOUSE // 1024)
    if native_player(rules, ("greedy",) * rules.people, 1, jobs=1, checked=True)(0, TRIED).games["violations"].any():
        raise RulesError("house-unsound")
    stored = Stored.of(rules)
    link = _id_of(canonical([stored.text, stored.about, file]))
    return SharedRules(replace(stored, id=link), file)


def house_book(stored: Stored, lang: str, terms: str) -> bytes:
    return encode(cards.book_of(stored.rules, lang, terms))


def house_card(stored: Stored, lang: str) -> bytes:
    return encode(cards.house_card(stored.rules, lang))


def house_page(shared: SharedRules, lang: str, terms: str) -> bytes:
    return encode(cards.house_page(shared, lang, terms))


def house_print(name: PrintName, stored: Stored, lang: str, terms: str, format: SheetFormat) -> bytes:
    return printed(name, stored.rules, lang, terms, format)


def _id_of(text: str) -> str:
    return urlsafe_b64encode(sha256(text.encode()).digest())[:ID_LENGTH].decode()


def bring(data: bytes, rules: str | None) -> tuple[str, str]:
    """The game of a file that its rules lead to (those named where it says none): its id and its record."""
    try:
        text = text_of(data, MOST_RECORD)
        record = codec_of(text).read(text, rule_set(rules) if rules else None)
        if not record.events:
            raise RecordError("not-a-record")
        play_again(record)
        kept = "".join(f"{line}\n" for line in record.lines())
        id = _id_of(kept)
    except RukaError:
        raise
    except (ValueError, OverflowError, RecursionError, MemoryError) as error:  # numbers and letters that nobody writes
        log.warning("a file was refused: %s", type(error).__name__)
        raise RecordError("not-a-record") from None
    return id, kept


def replay(id: str, text: str, key: str) -> bytes:
    """A game as it is told; `key` is our own."""
    try:
        record, _ = _played(text)  # its rules lead to it, and whoever sees it asks for its hands
    except RecordError as error:  # another engine played it: what was told then is told again
        log.warning("replay %s: %s", id, error.code)
        record = parse_record(text)
    return told(id, record, key)


def arcade_demo(key: str) -> bytes:
    """What the arcade shows while nobody plays."""
    return told("", demo(), key)


def replay_hand(text: str, number: int, lang: str, terms: str) -> bytes:
    record, table = _played(text)
    return encode(hand_result(table, number, lang, terms, names(record)))


def coach_hand(text: str, seat: int, number: int, lang: str) -> bytes:
    """What the coach says of one hand of one seat; a whole game is asked for hand by hand."""
    record, table = _played(text)
    if not 1 <= number <= table.hands:
        raise RukaError("no-such-hand", hands=table.hands)
    (found,) = review(record, seat, hands=[number])
    if not found.hands:  # it sits out
        return encode(
            CoachedHand(hand=number, name="", seat=seat, result=0, dealt=None, luck=None, lost=0, decisions=[])
        )
    return encode(Telling(Wording(record.rules, lang, names(record), marked=True)).hand(found.hands[0]))


def habits(text: str, seat: int) -> GameHabits:
    """What one seat did in a whole game."""
    (found,) = review(_played(text)[0], seat)
    return found.in_game


def puzzle_shelf(lang: str) -> bytes:
    return encode(puzzle_telling.shelf(lang))


def puzzle(id: str, rating: int, lang: str, terms: str, day: str) -> bytes:
    """What is asked, for a page that draws the table."""
    return encode(_shown_puzzle(id, puzzle_telling.moment_at(id), lang, terms, rating, day))


def puzzle_of_game(id: str, record: str, lang: str, terms: str) -> bytes:
    return encode(_shown_puzzle(id, _moment(id, record)[0], lang, terms))


def puzzle_hint(id: str, record: str, lang: str) -> PuzzleHint:
    return puzzle_telling.hint_at(*_moment(id, record), lang)


def puzzle_verdict(id: str, record: str, taken: Action, lang: str, terms: str) -> PuzzleVerdict:
    return puzzle_telling.verdict(id, *_moment(id, record), taken, lang, terms)


def is_of_game(id: str) -> bool:
    """`GAME.SEAT.EVENT`: a moment of a game that is kept here."""
    return "." in id


def game_of(id: str) -> str:
    return id.partition(".")[0]


def own_puzzles(id: str, text: str, seat: int) -> list[str]:
    """The names of the puzzles of one seat in a game: so many, and no longer than somebody waits."""
    found, until = [], process_time() + MOST_SEEKING
    for event, _ in puzzles_of(_played(text)[0], seat):
        found.append(f"{id}.{seat}.{event}")
        if len(found) == MOST_PUZZLES or process_time() > until:
            break
    return found


def _moment(id: str, record: str) -> tuple[Moment, Kept | None]:
    """Of a puzzle on the shelf, or of a game."""
    if not is_of_game(id):
        return puzzle_telling.moment_at(id), find(id)
    _, seat, event = [*id.split("."), "", ""][:3]
    if not (seat.isdecimal() and event.isdecimal()):
        raise RukaError("no-such-puzzle")
    return moment_of(_played(record)[0], int(seat), int(event)), None


def _shown_puzzle(
    id: str, moment: Moment, lang: str, terms: str, rating: int | None = None, day: str = ""
) -> ShownPuzzle:
    asked = puzzle_telling.asked(id, moment, lang, terms, rating).but(day=day)
    fields = {name: getattr(asked, name) for name in asked.__struct_fields__}
    return ShownPuzzle(**fields, layout=layout(moment.rules))


def table_hand(played: Played, number: int, lang: str, terms: str, names: Sequence[str]) -> bytes:
    """How a hand of a game that may still be played ended."""
    return encode(hand_result(played.after_hand(number), number, lang, terms, names))


def statistics(played: Played) -> tuple[list[Outcome], list[str]]:
    """Of a game that is over, by seat: how it ended, and what everybody did (`Statistics` as JSON)."""
    table = played.after_hand(MOST_HANDS)
    end = table.result
    if end is None:
        raise RukaError("game-not-over")
    outcome = [Outcome(seat, end.places[seat], end.points[seat]) for seat in range(table.players)]
    return outcome, [encode(own).decode() for own in counted(table)]


def standing(games: Sequence[CountedGame], house: Mapping[str, Stored], lang: str, terms: str) -> bytes:
    return encode(by_rules(games, house, lang, terms))


@lru_cache(4)
def _played(text: str) -> tuple[Record, Table]:
    record = parse_record(text)
    return record, play_again(record)
