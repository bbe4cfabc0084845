"""Options of a rule set: typed, named, with a default, and values that depend on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, TypeVar

from ruka.errors import RulesError, digits
from ruka.rules.expr import Expr, options_in
from ruka.rules.expr import resolve as resolve_expr

OptionValue = bool | int | str | tuple[int, ...]  # the last: a number for each seat
T = TypeVar("T")


@dataclass(frozen=True)
class Option:
    """An option: its default, what it may be, and the clause or decision that it answers."""

    name: str
    default: OptionValue
    choices: tuple[bool | int | str, ...] = ()
    low: int | None = None
    high: int | None = None
    clause: str = ""
    of_one_hand: bool = False  # asked when a hand is counted; a table knows it by itself

    def check(self, value: object) -> OptionValue:
        """The value in the option's type; refused with a sentence when it is not one.

        >>> points = Option("start_points", (1000, 1000), low=1, high=1_000_000)
        >>> points.check("1000, 5000"), points.check([1000, 5000]), points.check(2000)
        ((1000, 5000), (1000, 5000), (2000, 2000))
        """
        meant = self._meant(value)
        if meant is None:
            raise RulesError("bad-option-value", option=self.name, value=_shown(value), allowed=self.allowed())
        return meant

    def _meant(self, value: object) -> OptionValue | None:
        if isinstance(self.default, tuple):
            return self._for_each_seat(value)
        if isinstance(value, str) and not isinstance(self.default, str):
            value = _from_text(value)
        if type(value) is not type(self.default) or (self.choices and value not in self.choices):
            return None
        assert isinstance(value, bool | int | str)
        is_number = isinstance(value, int) and not isinstance(value, bool)
        return value if not is_number or self._in_range(int(value)) else None

    def _for_each_seat(self, value: object) -> tuple[int, ...] | None:
        """A number for each seat, or one for all of them."""
        assert isinstance(self.default, tuple)
        if isinstance(value, str):
            value = [_from_text(part) for part in value.split(",")]
        said = list(value) if isinstance(value, list | tuple) else [value]
        numbers = [number for number in said if type(number) is int and self._in_range(number)]
        if len(numbers) != len(said):
            return None
        if len(numbers) == 1:
            numbers *= len(self.default)
        return tuple(numbers) if len(numbers) == len(self.default) else None

    def _in_range(self, number: int) -> bool:
        return (self.low is None or number >= self.low) and (self.high is None or number <= self.high)

    def allowed(self) -> str:
        """What the option may be, for people."""
        if isinstance(self.default, tuple):
            return ",".join([f"{self.low}..{self.high}"] * len(self.default))
        if self.choices:
            return " | ".join(_shown(c) for c in self.choices)
        if isinstance(self.default, bool):
            return "true | false"
        low = "" if self.low is None else str(self.low)
        high = "" if self.high is None else str(self.high)
        return f"{low}..{high}" if low or high else "int"


def _from_text(text: str) -> object:
    lowered = text.strip().lower()
    if lowered in ("true", "yes", "on"):
        return True
    if lowered in ("false", "no", "off"):
        return False
    try:
        return int(lowered)
    except ValueError:
        return text


def _shown(value: object) -> str:
    if isinstance(value, list | tuple):
        return ",".join(map(_shown, value))
    if isinstance(value, int):
        return str(value).lower() if isinstance(value, bool) else digits(value)
    return str(value)


@dataclass(frozen=True)
class Pick:
    """A value that an option decides: ``pick("open_tanyao", {True: 1, False: 0})``."""

    option: str
    cases: tuple[tuple[OptionValue, Any], ...]

    def resolve(self, options: Mapping[str, OptionValue]) -> Any:
        chosen = options[self.option]
        for value, result in self.cases:
            if value == chosen and type(value) is type(chosen):
                return resolve(result, options)
        raise RulesError("bad-option-value", option=self.option, value=_shown(chosen), allowed="")


def pick(option: str, cases: Mapping[Any, Any]) -> Any:
    """A value by an option. Typed as Any: it may be used wherever the chosen value may."""
    return Pick(option, tuple(cases.items()))


@dataclass(frozen=True)
class Setting:
    """The value of an option itself: ``setting("start_points")``."""

    option: str

    def resolve(self, options: Mapping[str, OptionValue]) -> OptionValue:
        return options[self.option]


def setting(option: str) -> Any:
    """The option's own value, wherever it may be used."""
    return Setting(option)


def is_decided(value: object) -> bool:
    """No option has to be asked for it."""
    if isinstance(value, tuple):
        return all(map(is_decided, value))
    if is_dataclass(value) and not isinstance(value, type | Expr):
        return not isinstance(value, Pick | Setting) and all(is_decided(getattr(value, f.name)) for f in fields(value))
    return True


def asked_options(value: object) -> Iterator[str]:
    """The names of the options that the value depends on."""
    if isinstance(value, Pick | Setting):
        yield value.option
    if isinstance(value, Expr):
        yield from options_in(value)
    elif isinstance(value, tuple):
        for one in value:
            yield from asked_options(one)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from asked_options(getattr(value, field.name))


def resolve(value: T, options: Mapping[str, OptionValue]) -> T:
    """The value with every pick, setting and option inside it decided."""
    if isinstance(value, Pick | Setting):
        return value.resolve(options)  # type: ignore[return-value]
    if isinstance(value, Expr):
        return resolve_expr(value, options)  # type: ignore[return-value]
    if isinstance(value, tuple):
        return tuple(resolve(v, options) for v in value)  # type: ignore[return-value]
    if is_dataclass(value) and not isinstance(value, type):
        changed = {f.name: resolve(getattr(value, f.name), options) for f in fields(value)}
        return replace(value, **changed)
    return value
