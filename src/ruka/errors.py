"""What can go wrong, as one tree; every error has a stable code and a sentence in each language.

RukaError
├── NotationError    a hand or a list of tiles that cannot be read; `column` is the place
├── IllegalAction    what a seat may not do now, with the reason
├── MissingExtra     a package that comes with an extra of ruka is not installed; a ModuleNotFoundError too
├── RecordError      a record of a game that cannot be read; `line` is the place
├── RulesError       an option, a price or a house-rule file that a rule set cannot take
└── UnknownName      a form, a tile set or a kind of question that does not exist

Everything else the core refuses (a wrong number of tiles, an array of a wrong shape) is a plain RukaError. A value of a
type that cannot be used is a TypeError in plain words; what the binding says of its arguments reaches nobody.
The sentence of a code is the text `error-<code>`; the words of the error are what it can use.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from math import log10
from typing import ParamSpec, TypeVar

from ruka.texts import full_name, text

__all__ = [
    "IllegalAction",
    "MissingExtra",
    "NotationError",
    "RecordError",
    "RukaError",
    "RulesError",
    "UnknownName",
    "digits",
    "extra",
    "plain_types",
    "written",
    "wrong_type",
]
P = ParamSpec("P")
R = TypeVar("R")
MOST_DIGITS = 40


class RukaError(ValueError):
    """The root of the tree.

    >>> error = UnknownName("unknown-form", name="pears", known="pairs, regular")
    >>> print(error)
    There is no form “pears”; choose from: pairs, regular.
    >>> print(error.sentence("cs"))
    Tvar „pears“ neexistuje; na výběr: pairs, regular.
    >>> error.to_json()["code"]
    'unknown-form'
    """

    def __init__(self, code: str, **words: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.words = words
        self.of_seat: str | None = None  # whose hand it speaks of, where there are several

    def sentence(self, lang: str = "en") -> str:
        """What was wrong, where, and what would be right, in one sentence."""
        reason = self._reason(lang)
        if self.of_seat is not None:
            reason = text("error-of-seat", lang, seat=self.of_seat, reason=reason)
        return written(reason[:1].upper() + reason[1:])

    def to_json(self, lang: str = "en") -> dict[str, str]:
        return {"code": self.code, "message": self.sentence(lang)}

    def __str__(self) -> str:
        return self.sentence()

    def _reason(self, lang: str) -> str:
        return text(f"error-{self.code}", lang, **self.words)


class NotationError(RukaError):
    """The notation cannot be read; `column` counts characters from 1.

    >>> print(NotationError("not-a-set", 5, set="124m"))
    At position 5: 124m is not a chow, pung or kong.
    """

    def __init__(self, code: str, column: int = 1, **words: str | int) -> None:
        super().__init__(code, **words)
        self.column = column

    def _reason(self, lang: str) -> str:
        return text("error-place", lang, column=self.column, reason=super()._reason(lang))


class UnknownName(RukaError):
    """A name that ruka does not know."""


class RulesError(RukaError):
    """Rules that are not possible: an unknown option, a value out of its range, a broken house-rule file.

    In a file of house rules it says on which `line`, counted from 1.
    """

    line: int | None = None

    def _reason(self, lang: str) -> str:
        reason = super()._reason(lang)
        return reason if self.line is None else text("error-line", lang, line=self.line, reason=reason)


class MissingExtra(RukaError, ModuleNotFoundError):
    """What was asked for needs packages that `pip install ruka` alone does not bring."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around imports of packages that an extra of ruka installs.

    >>> with extra("env"):
    ...     import nowhere
    Traceback (most recent call last):
    ...
    ruka.errors.MissingExtra: This needs the package nowhere; install it with: pip install 'ruka[env]'.
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if isinstance(missing, MissingExtra) or package == "ruka":
            raise
        raise MissingExtra("missing-extra", package=package, extra=name) from None


class IllegalAction(RukaError):
    """An action that the table refuses; the code is the reason. Players know their tiles by name, not by notation.

    >>> print(IllegalAction("furiten-discarded", tile="3p"))
    Furiten: you have discarded a tile that you wait on (3 of dots), so you may win by your own draw only.
    """

    def _reason(self, lang: str) -> str:
        named = {word: _by_name(str(self.words[word]), lang) for word in ("tile", "tiles") if word in self.words}
        return text(f"error-{self.code}", lang, **(self.words | named))


class RecordError(RukaError):
    """A file that is not a record, or a broken one; lines and hands count from 1.

    A format may write a game into one line, so its errors name the hand too.
    """

    def __init__(self, code: str, line: int = 1, hand: int | None = None, /, **words: str | int) -> None:
        super().__init__(code, **words)
        self.line = line
        self.hand = hand

    def _reason(self, lang: str) -> str:
        reason = super()._reason(lang)
        if self.hand is None:
            return text("error-line", lang, line=self.line, reason=reason)
        return text("error-line-hand", lang, line=self.line, hand=self.hand, reason=reason)


def digits(number: int) -> str:
    """A number that somebody gave, as a sentence repeats it: nobody reads hundreds of digits, and Python writes only
    some thousands of them.

    >>> digits(-12), digits(10**5000)
    ('-12', '10^5000')
    """
    if abs(number) < 10**MOST_DIGITS:
        return str(number)
    return f"{'-' if number < 0 else ''}10^{int(log10(abs(number)))}"


def written(text: str) -> str:
    """The text as it can be written: half of a pair of surrogates, which JSON can tell, is no character."""
    return text if text.isascii() else text.encode(errors="replace").decode()


def wrong_type(right: str, value: object) -> TypeError:
    """
    >>> wrong_type("rules are a RuleSet or its id", 5)
    TypeError('rules are a RuleSet or its id, not int')
    """
    return TypeError(f"{right}, not {type(value).__name__}")


def plain_types(function: Callable[P, R]) -> Callable[P, R]:
    """The function, which says in plain words, in place of the binding, that an argument is of a wrong type."""

    @wraps(function)
    def asked(*arguments: P.args, **named: P.kwargs) -> R:
        try:
            return function(*arguments, **named)
        except TypeError as error:
            if "incompatible function arguments" not in str(error):
                raise
            types = ", ".join(type(one).__name__ for one in (*arguments, *named.values()))
            raise TypeError(
                f"{function.__name__}() cannot make anything of arguments of these types: {types}"
            ) from None

    return asked


def _by_name(tiles: str, lang: str) -> str:
    runs = re.findall(r"([0-9]+)([a-z])", tiles)
    return ", ".join(full_name(rank + suit, lang) for ranks, suit in runs for rank in ranks)
