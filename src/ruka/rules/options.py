"""Options of a rule set: typed, named, with a default, and values that depend on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, TypeVar

from ruka.errors import RulesError
from ruka.rules.expr import Expr
from ruka.rules.expr import resolve as resolve_expr

OptionValue = bool | int | str
T = TypeVar("T")


@dataclass(frozen=True)
class Option:
    """An option: its default, what it may be, and the clause or decision that it answers."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...] = ()
    low: int | None = None
    high: int | None = None
    clause: str = ""
    of_one_hand: bool = False  # asked when a hand is counted; a table knows it by itself

    def check(self, value: object) -> OptionValue:
        """The value in the option's type; refused with a sentence when it is not one."""
        if isinstance(value, str) and not isinstance(self.default, str):
            value = _from_text(value)
        allowed = self.allowed()
        if type(value) is not type(self.default):
            raise RulesError("bad-option-value", option=self.name, value=_shown(value), allowed=allowed)
        assert isinstance(value, bool | int | str)
        if self.choices and value not in self.choices:
            raise RulesError("bad-option-value", option=self.name, value=_shown(value), allowed=allowed)
        if isinstance(value, int) and not isinstance(value, bool):
            low, high = self.low, self.high
            if (low is not None and value < low) or (high is not None and value > high):
                raise RulesError("bad-option-value", option=self.name, value=_shown(value), allowed=allowed)
        return value

    def allowed(self) -> str:
        """What the option may be, for people."""
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
    return str(value).lower() if isinstance(value, bool) else str(value)


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
