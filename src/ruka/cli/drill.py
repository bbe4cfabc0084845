"""`ruka drill`: questions in the terminal, judged at once; what was missed comes again."""

import os
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Annotated

import typer

from ruka.cli.channel import to_line
from ruka.cli.commands import Lang, language
from ruka.cli.hands import AsJson
from ruka.cli.rulebook import new_console
from ruka.errors import RukaError, extra
from ruka.texts import text

if TYPE_CHECKING:
    from ruka.cli.drill_text import DrillText
    from ruka.schema.learning import DrillAnswer, DrillQuestion, Progress, QuestionId

FILE = "learning.json"
MOST_COUNT = 10_000
PASSED, ENOUGH = 0.8, 5  # of so many questions, and the level is passed
Name = Annotated[str | None, typer.Argument(metavar="DRILL", help="help-drill-name", show_default=False)]


def drill(
    context: typer.Context,
    name: Name = None,
    rules: Annotated[str, typer.Option(metavar="RULES", help="help-drill-rules")] = "ema-riichi",
    level: Annotated[int | None, typer.Option(metavar="N", help="help-drill-level", show_default=False)] = None,
    count: Annotated[int, typer.Option(metavar="N", min=1, max=MOST_COUNT, help="help-drill-count")] = 10,
    seed: Annotated[str | None, typer.Option(metavar="SEED", help="help-drill-seed", show_default=False)] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from ruka.cli.drill_text import DrillText
    from ruka.learn.drills import find_drill
    from ruka.rulesets import rule_set

    spoken, found = language(context), rule_set(rules)
    console = new_console()
    shown = DrillText(spoken, console)
    if name is None:
        shown.drills(found)
        return
    levels = len(find_drill(name).levels_of(found))
    if as_json:
        for place in range(count):
            print(to_line(_with_answer(name, rules, level or 1, f"{seed or 1}-{place}", spoken)))
        return
    file = data_folder() / FILE
    known = load(file)
    passed = known.levels.get(f"{name}/{rules}", 0)
    Session(shown, file, known, name, rules, level or max(1, min(levels, passed + 1)), seed).run(count)


class Session:
    """Some questions in a row. A seed makes a drill that can be done again: then nothing else comes between."""

    def __init__(
        self,
        shown: "DrillText",
        file: Path,
        known: "Progress",
        drill: str,
        rules: str,
        level: int,
        seed: str | None,
    ) -> None:
        self.shown, self.file, self.known = shown, file, known
        self.drill, self.rules, self.level = drill, rules, level
        self.again = seed is None
        self.seed = seed or token_hex(4)
        self.asked = self.right = 0

    def run(self, count: int) -> None:
        lang = self.shown.lang
        try:
            for place, id in enumerate(self._questions(count), 1):
                self._ask(id, place, count)
        except (EOFError, KeyboardInterrupt):
            self.shown.console.print()
        self._note_level()
        self.shown.say(text("drill-summary", lang, right=self.right, count=self.asked))
        if self.asked:
            self.shown.say(text("drill-again-with", lang, seed=self.seed, level=self.level), "dim")

    def _questions(self, count: int) -> "Iterator[QuestionId]":
        """What is due of this drill, then new ones."""
        from ruka.learn.cards import due
        from ruka.schema.learning import QuestionId

        ready = due(self.known, datetime.now(UTC)).cards if self.again else []
        ready = [card for card in ready if (card.drill, card.rules) == (self.drill, self.rules)]
        yield from ready[:count]
        for place in range(count - len(ready)):
            yield QuestionId(drill=self.drill, rules=self.rules, level=self.level, seed=f"{self.seed}-{place}")

    def _ask(self, id: "QuestionId", place: int, count: int) -> None:
        from ruka.learn.drills import question, verdict

        lang = self.shown.lang
        asked = question(id.drill, id.rules, id.level, id.seed, lang)
        self.shown.question(asked, place, count)
        answer = self._answer(asked)
        found = verdict(id, answer, lang)
        self.asked += 1
        self.right += found.right
        self._note(id, found.right)
        self.shown.verdict(found)

    def _answer(self, asked: "DrillQuestion") -> "DrillAnswer":
        """Asked again until it is one; without a terminal the next line is the next try."""
        from ruka.cli.drill_text import read_answer

        while True:
            typed = self._line()
            try:
                return read_answer(asked.asks, typed)
            except RukaError as error:
                self.shown.say(error.sentence(self.shown.lang), "yellow")

    @staticmethod
    def _line() -> str:
        if sys.stdin.isatty():
            return input("> ")
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    def _note(self, id: "QuestionId", right: bool) -> None:
        """The card of the question, and today: on disk after every answer."""
        from ruka.learn.cards import after_answer, key_of, merged
        from ruka.schema.learning import Progress

        now = datetime.now(UTC)
        before = next((card for card in self.known.cards if key_of(card) == key_of(id)), None)
        card = after_answer(id, before, right, now)
        cards = [one for one in self.known.cards if one is not before]
        kept = self.known.but(cards=[*cards, *([card] if card else [])])
        self.known = merged(kept, Progress(days=[now.date().isoformat()]))
        save(self.file, self.known)

    def _note_level(self) -> None:
        from ruka.learn.cards import merged
        from ruka.schema.learning import Progress

        if self.asked >= ENOUGH and self.right >= PASSED * self.asked:
            self.known = merged(self.known, Progress(levels={f"{self.drill}/{self.rules}": self.level}))
            save(self.file, self.known)


def _with_answer(drill: str, rules: str, level: int, seed: str, lang: str) -> dict[str, object]:
    from ruka.learn.drills import question, solution, verdict

    asked = question(drill, rules, level, seed, lang)
    found = verdict(asked, solution(asked), lang)
    told = found.to_json()
    return asked.to_json() | {name: told[name] for name in ("answer", "said", "lines")}


def data_folder() -> Path:
    """Where `ruka serve` keeps its games, too."""
    with extra("cli"):
        from platformdirs import user_data_path
    named = os.environ.get("RUKA_DATA_DIR")
    return Path(named) if named else user_data_path("ruka", appauthor=False)


def load(file: Path) -> "Progress":
    import msgspec

    from ruka.schema.learning import Progress

    try:
        return msgspec.json.decode(file.read_bytes(), type=Progress)
    except FileNotFoundError:
        return Progress()
    except (OSError, msgspec.DecodeError):
        raise RukaError("unreadable-progress", path=str(file)) from None


def save(file: Path, progress: "Progress") -> None:
    from ruka.schema import encode

    write_whole(file, encode(progress))


def write_whole(file: Path, written: bytes) -> None:
    """Whole or not at all."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        half = file.with_suffix(".new")
        half.write_bytes(written)
        half.replace(file)
    except OSError:
        raise RukaError("unwritable-file", path=str(file)) from None
