"""Rules as stored values: the canonical form of a rule set, and back.

The form is JSON that says what the rules say and nothing else: no names or clauses (they are words about the rules),
no defaults, and expressions as they are written. Its hash is the identity of the rules, so code may gain policies,
change how expressions are computed, or move, and a stored game still finds the rules it was begun with.

>>> from ruka.rules.words import chow, exists_suit
>>> to_form(exists_suit(lambda s: chow(s, 1) & chow(s, 4)))
['exists_suit', ['and', ['at', 'chows', '*', 1], ['at', 'chows', '*', 4]]]
"""

from __future__ import annotations

import hashlib
import json
import operator
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields
from functools import partial
from typing import Any

from ruka.errors import RulesError
from ruka.rules import row, words
from ruka.rules.expr import ALL_KINDS, FREE, SUITS, Expr, Sort, const, expr, option
from ruka.rules.options import Option, Pick, Setting
from ruka.rules.pattern import CATALOGUE, TAGS, Pattern, Price
from ruka.rules.policies import Flow, Formula, Match, Payment, Step
from ruka.tiles import TileSet

Form = Any  # JSON
DEEPEST, LONGEST = 100, 50_000  # of a form that somebody brings: how deep, and how many values in all
MOST_TEXT = 256 * 1024  # characters of one
LABELS = frozenset({"clause"})  # words about the rules
POLICIES: dict[str, type] = {"formula": Formula, "payment": Payment, "match": Match, "flow": Flow, "tiles": TileSet}
PLAIN: dict[str, type] = {"players": int, "forms": str, "opening_forms": str, "unit": str}
PRICE: dict[str, type] = {
    "open": int,
    "concealed": int,
    "tag": str,
    "liable": bool,
    "unfinished": bool,
    "one_short": int,
}
HIGHEST = 2**31 - 1  # of the numbers in expressions
COUNTED = (Sort.TRUTH, Sort.NUMBER, Sort.KINDS, Sort.SETS)  # what a pattern may be; in the others something is free


# --- writing ---------------------------------------------------------------------------------------------------------


def to_form(value: object) -> Form:
    """A value of a rule set as JSON."""
    match value:
        case Expr():
            return _of_expr(value)
        case Pick():
            return {"by": value.option, "cases": [[case, to_form(result)] for case, result in value.cases]}
        case Setting():
            return {"option": value.option}
        case Mapping():
            return {name: to_form(one) for name, one in value.items()}
        case tuple():
            return [to_form(one) for one in value]
        case Pattern():
            return value.id if value.narrowed_to is None else {"pattern": value.id, "of": notation(value.narrowed_to)}
        case Price():
            return _of_price(value)
        case Option() | Step() | TileSet() | Formula() | Payment() | Match() | Flow():
            return changed_fields(value)
        case _:
            return value


def changed_fields(value: Any, labels: frozenset[str] = LABELS) -> dict[str, Form]:
    """The fields of a dataclass that are not as usual."""
    forms = {f.name: (to_form(getattr(value, f.name)), _default(f)) for f in fields(value) if f.name not in labels}
    if isinstance(value, TileSet):
        forms["kinds"] = tuple(map(notation, (value.kinds, ALL_KINDS)))  # type: ignore[assignment]
    return {name: form for name, (form, usual) in forms.items() if form != usual}


def _default(field: Field[Any]) -> Form:
    return to_form(field.default if field.default_factory is MISSING else field.default_factory())


def _of_price(price: Price) -> Form:
    pattern = price.pattern
    of = {} if pattern.narrowed_to is None else {"of": notation(pattern.narrowed_to)}
    said: dict[str, Any] = {"pattern": pattern.id, "is": _of_expr(pattern.expr), **of}
    said |= {f.name: to_form(getattr(price, f.name)) for f in fields(Price) if f.name in PRICE}
    said |= {"excludes": to_form(price.excludes), "when": to_form(price.when)}
    if said["concealed"] == said["open"]:
        del said["concealed"]
    usual = {f.name: _default(f) for f in fields(Price) if f.default is not MISSING}
    return {name: one for name, one in said.items() if name not in usual or one != usual[name]}


def _of_expr(asked: Expr) -> Form:
    match asked.word, asked.args:
        case "feature", (name,):
            return name
        case "number", (value,):
            return value
        case "truth", (value,):
            return bool(value)
        case "kinds", (int(mask),):
            return ["kinds", notation(mask)]
    return [asked.word, *(_of_expr(one) if isinstance(one, Expr) else one for one in asked.args)]


def notation(mask: int) -> str:
    """Some kinds as tiles are written."""
    parts = []
    for place, suit in enumerate("mpsz"):
        ranks = "".join(str(rank) for rank in range(1, 10) if mask >> (9 * place + rank - 1) & 1)
        parts.append(ranks + suit if ranks else "")
    return "".join(parts)


def canonical(form: Form) -> str:
    """The form as text, always the same for the same form."""
    return json.dumps(form, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def hash_of(text: str) -> str:
    """The identity of a canonical text."""
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()


# --- reading ---------------------------------------------------------------------------------------------------------

# Each word with what it speaks of: e an expression, i a number, s a name.
WORDS: dict[str, tuple[str, Callable[..., Expr]]] = {
    "and": ("ee", operator.and_),
    "or": ("ee", operator.or_),
    "not": ("e", operator.invert),
    "plus": ("ee", lambda left, right: expr("plus", (left, right), Sort.NUMBER)),  # as stored, whatever is added
    "eq": ("ee", operator.eq),
    "lt": ("ee", operator.lt),
    "count": ("e", words.count),
    "any": ("e", words.any_of),
    "minus": ("ee", words.minus),
    "shifted": ("ei", words.shifted),
    "times": ("ee", words.times),
    "at": ("esr", lambda kinds, suit, rank: words.at(kinds, _suit(suit), _rank(rank))),
    "exists_rank": ("e", lambda body: words.exists_rank(lambda _: body)),
    "exists_suit": ("e", lambda body: words.exists_suit(lambda _: body)),
    "combining": ("ie", words.combining),
    "kinds": ("s", lambda text: const(words.kinds(text))),
    "option": ("s", option),
    "circumstance": ("s", row.circumstance),
    "form": ("s", row.form),
    "template": ("s", row.shape_template),
    "role": ("s", row.role),
}


def parse_form(text: str) -> Form:
    """The JSON of a text that somebody brings; what is too long, or no JSON, is refused."""
    if len(text) > MOST_TEXT:
        raise RulesError("long-form", most=MOST_TEXT // 1024)
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise RulesError("bad-form", place="rules") from None


def check_size(form: Form) -> None:
    """No form is so deep or so long that reading it could be a burden."""
    waiting, seen = [(form, 0)], 0
    while waiting:
        one, depth = waiting.pop()
        seen += 1
        if depth > DEEPEST or seen > LONGEST:
            raise RulesError("deep-form", deepest=DEEPEST, longest=LONGEST)
        inside = one.values() if isinstance(one, dict) else one if isinstance(one, list) else ()
        waiting += [(part, depth + 1) for part in inside]


class FormReader:
    """Reads the parts of one form; whatever is wrong in it is said in a sentence with its place."""

    def rules(self, form: Form) -> dict[str, Any]:
        """The fields of a rule set, all but the words about it."""
        check_size(form)
        form = self.object(form, "rules")
        known = {*PLAIN, *POLICIES, "prices", "minimum", "liability", "options", "chosen"}
        self.known(form, known, "rules")
        said: dict[str, Any] = {
            name: self.typed(form[name], kind, name) for name, kind in PLAIN.items() if name in form
        }
        for name, policy in POLICIES.items():
            said[name] = self.policy(policy, form.get(name, {}), name)
        said["prices"] = tuple(self.price(one) for one in self.list(form.get("prices", []), "prices"))
        for name, sort in (("minimum", Sort.NUMBER), ("liability", Sort.TRUTH)):
            if name in form:
                said[name] = self.value(form[name], name, partial(self.sorted_expr, sorts=(sort,)))
        said["options"] = tuple(self.option(one) for one in self.list(form.get("options", []), "options"))
        if len({option.name for option in said["options"]}) < len(said["options"]):
            raise RulesError("bad-form", place="options")
        said["chosen"] = dict(self.object(form.get("chosen", {}), "chosen"))
        return said

    def policy(self, policy: type, form: Form, place: str) -> Any:
        return self.value(form, place, lambda one, _: self.fields(policy, one, place))

    def fields(self, kind: type, form: Form, place: str) -> Any:
        form = self.object(form, place)
        self.known(form, {f.name for f in fields(kind)} - LABELS, place)
        said = {name: self.value(one, f"{place}.{name}", self.plain) for name, one in form.items()}
        needed = {f.name for f in fields(kind) if f.default is MISSING and f.default_factory is MISSING}
        if not needed <= said.keys():
            raise RulesError("bad-form", place=place)
        return kind(**said)

    def plain(self, form: Form, place: str) -> Any:
        """What is said as it is; lists are tuples, and steps stand in ladders alone."""
        if place == "tiles.kinds":
            return self.kinds(form, place)
        if isinstance(form, list):
            return tuple(self.value(one, place, self.plain) for one in form)
        if isinstance(form, dict):
            return self.fields(Step, form, place)
        return form

    def price(self, form: Form) -> Price:
        form = self.object(form, "prices")
        id = self.string(form.get("pattern"), "prices")
        place = f"prices.{id}"
        self.known(form, {*PRICE, "pattern", "is", "of", "excludes", "when"}, place)
        pattern = Pattern(
            id,
            self.sorted_expr(form.get("is"), place, COUNTED),
            CATALOGUE[id].names if id in CATALOGUE else dict.fromkeys(("ja", "cs", "pl", "en"), id),
            narrowed_to=self.kinds(form["of"], place) if "of" in form else None,
            named_by=CATALOGUE[id].named_by if id in CATALOGUE else "",
        )
        said: dict[str, Any] = {
            name: self.typed(form[name], kind, place) for name, kind in PRICE.items() if name in form
        }
        said.setdefault("concealed", said.get("open", 0))
        if said.get("tag", TAGS[0]) not in TAGS or "open" not in said:
            raise RulesError("bad-form", place=place)
        if "excludes" in form:
            said["excludes"] = self.value(form["excludes"], place, self.excluded)
        if "when" in form:
            said["when"] = self.value(form["when"], place, partial(self.sorted_expr, sorts=(Sort.TRUTH, Sort.KINDS)))
            if pattern.expr.sort in (Sort.NUMBER, Sort.SETS):
                raise RulesError("bad-form", place=place)
        return Price(pattern, **said)

    def option(self, form: Form) -> Option:
        option: Option = self.fields(Option, form, "options")
        place = f"options.{option.name}"
        ranges = all(one is None or type(one) is int for one in (option.low, option.high))
        values = option.default if isinstance(option.default, tuple) else (option.default,)
        choices = option.choices if isinstance(option.choices, tuple) else (None,)
        plain = all(type(one) in (bool, int, str) for one in (*values, *choices))
        if not (isinstance(option.name, str) and ranges and plain and type(option.of_one_hand) is bool):
            raise RulesError("bad-form", place=place)
        if isinstance(option.default, tuple) and not all(type(one) is int for one in option.default):
            raise RulesError("bad-form", place=place)
        return option

    def excluded(self, form: Form, place: str) -> Any:
        return tuple(self.gone(one, place) for one in self.list(form, place))

    def gone(self, form: Form, place: str) -> Pattern:
        """A pattern that is excluded: its name matters, and which kinds."""
        of = form.get("of") if isinstance(form, dict) else None
        id = self.string(form.get("pattern") if isinstance(form, dict) else form, place)
        kinds = None if of is None else self.kinds(of, place)
        return Pattern(id, const(1, Sort.TRUTH), {}, narrowed_to=kinds)

    def value(self, form: Form, place: str, read: Callable[[Form, str], Any]) -> Any:
        """What an option decides, the value of an option, or the value itself."""
        match form:
            case {"by": str(name), "cases": list(cases), **rest} if not rest:
                if not all(isinstance(case, list) and len(case) == 2 for case in cases):
                    raise RulesError("bad-form", place=place)
                return Pick(name, tuple((case, self.value(result, place, read)) for case, result in cases))
            case {"option": str(name), **rest} if not rest:
                return Setting(name)
            case None:
                return None
        return read(form, place)

    def sorted_expr(self, form: Form, place: str, sorts: tuple[Sort, ...]) -> Expr:
        """An expression of which something can be made here."""
        read = self.expr(form, place)
        if read.sort not in sorts:
            raise RulesError("bad-form", place=place)
        return read

    def expr(self, form: Form, place: str) -> Expr:
        try:
            match form:
                case bool():
                    return const(form, Sort.TRUTH)
                case int() if abs(form) <= HIGHEST:
                    return const(form, Sort.NUMBER)
                case str():
                    return row.feature(form)
                case [str(word), *args] if word in WORDS and len(args) == len(WORDS[word][0]):
                    signature, make = WORDS[word]
                    read = [
                        self.expr(one, place) if kind == "e" else one for kind, one in zip(signature, args, strict=True)
                    ]
                    if all(
                        kind != "i" or (type(one) is int and 0 <= one < 64)
                        for kind, one in zip(signature, args, strict=True)
                    ):
                        return make(*read)
        except (TypeError, ValueError, KeyError, IndexError, AttributeError) as problem:
            raise RulesError("bad-form", place=place) from problem
        raise RulesError("bad-form", place=place)

    # --- what JSON may be

    def object(self, form: Form, place: str) -> dict[str, Form]:
        if not isinstance(form, dict):
            raise RulesError("bad-form", place=place)
        return form

    def list(self, form: Form, place: str) -> list[Form]:
        if not isinstance(form, list):
            raise RulesError("bad-form", place=place)
        return form

    def typed(self, form: Form, kind: type, place: str) -> Any:
        """A value of this type, or an option that decides it."""
        value = self.value(form, place, self.plain)
        if type(value) is not kind and not isinstance(value, Pick | Setting):
            raise RulesError("bad-form", place=place)
        return value

    def kinds(self, form: Form, place: str) -> int:
        try:
            return words.kinds(self.string(form, place))
        except ValueError:
            raise RulesError("bad-form", place=place) from None

    def string(self, form: Form, place: str) -> str:
        if not isinstance(form, str):
            raise RulesError("bad-form", place=place)
        return form

    def known(self, form: Mapping[str, Form], known: set[str], place: str) -> None:
        for name in form:
            if name not in known:
                raise RulesError("form-unknown", place=place, name=name)


def _suit(suit: str) -> words.Suit | int:
    return words.Suit() if suit == FREE else SUITS.index(suit)


def _rank(rank: int | str) -> words.Rank | int:
    return words.Rank(int(rank.removeprefix(FREE) or 0)) if isinstance(rank, str) else rank
