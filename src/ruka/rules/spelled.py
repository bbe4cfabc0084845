"""Expressions as text, in the words that :mod:`ruka.rules.written` reads: the other way round.

>>> from ruka.rules.written import written
>>> spelled(written("any_of(pairs & DRAGONS) and not draw"))
'any_of(pairs & DRAGONS) and not draw'
"""

from __future__ import annotations

from ruka.rules import words
from ruka.rules.expr import FREE, Expr, Sort
from ruka.rules.form import notation

# How tightly a part holds together, from the loosest; what is looser inside gets brackets.
_OR, _AND, _NOT, _COMPARED, _UNION, _MEET, _SUM, _CALLED = range(8)
_KINDS = {
    getattr(words, name): name for name in "TERMINALS HONOURS WINDS DRAGONS ORPHANS SIMPLES GREENS".split()
}  # by mask
_CALLS = {"any": "any_of", "count": "count", "minus": "minus", "times": "times", "shifted": "shifted"}
_PLACED = {"chows": "chow", "pungs": "pung"}  # features whose places have a word of their own


def spelled(asked: Expr) -> str:
    """The expression as somebody would write it; reading it gives the same expression."""
    return _spelled(asked)[0]


def _spelled(asked: Expr) -> tuple[str, int]:
    """With how tightly it holds together."""
    match asked.word, asked.args:
        case "feature" | "circumstance", (name,):
            return str(name), _CALLED
        case "number", (value,):
            return str(value), _CALLED
        case "truth", (value,):
            return str(bool(value)), _CALLED
        case "kinds", (int(mask),):
            return _KINDS.get(mask) or f'kinds("{notation(mask)}")', _CALLED
        case "and" | "or" as word, (Expr() as left, Expr() as right):
            return _joined(word, left, right)
        case "not", (Expr(word="eq" | "lt" as word, args=(Expr() as left, Expr() as right)),):
            return _compared(left, "!=" if word == "eq" else ">=", right), _COMPARED
        case "not", (Expr() as inner,) if inner.sort is Sort.TRUTH:
            return f"not {_inside(inner, _NOT)}", _NOT
        case "not", (Expr() as inner,):
            return f"~{_inside(inner, _CALLED)}", _CALLED
        case "eq", (Expr() as left, Expr(word="number", args=(0,))) if left.sort is Sort.KINDS:
            return f"no({spelled(left)})", _CALLED
        case "eq" | "lt" as word, (Expr() as left, Expr() as right):
            return _compared(left, "==" if word == "eq" else "<", right), _COMPARED
        case "plus", (Expr() as left, Expr() as right):
            return _filled(asked) or f"{_inside(left, _SUM)} + {_inside(right, _CALLED)}", _SUM
        case "at", (Expr() as kinds, suit, rank):
            return _place(kinds, str(suit), rank), _CALLED
        case "exists_suit" | "exists_rank" as word, (Expr() as body,):
            return f"{word}(lambda {'s' if word == 'exists_suit' else 'r'}: {spelled(body)})", _CALLED
        case "form" | "role" | "template" | "option" as word, (str(name),):
            return f'{word}("{name}")', _CALLED
    parts = (spelled(part) if isinstance(part, Expr) else str(part) for part in asked.args)
    return f"{_CALLS.get(asked.word, asked.word)}({', '.join(parts)})", _CALLED


def _inside(part: Expr, tightness: int) -> str:
    """A part of something that holds together this tightly."""
    text, own = _spelled(part)
    return text if own >= tightness else f"({text})"


def _joined(word: str, left: Expr, right: Expr) -> tuple[str, int]:
    """Truths are joined in words, kinds and places with signs."""
    if left.sort is right.sort is Sort.TRUTH:
        sign, tightness = word, _AND if word == "and" else _OR
    else:
        sign, tightness = ("&", _MEET) if word == "and" else ("|", _UNION)
    return f"{_inside(left, tightness)} {sign} {_inside(right, tightness + 1)}", tightness


def _compared(left: Expr, sign: str, right: Expr) -> str:
    """A number that everything else is compared with stands at the end."""
    if left.word == "number" and right.word != "number":
        left, right, sign = right, left, {"<": ">", ">=": "<="}.get(sign, sign)
    return f"{_inside(left, _UNION)} {sign} {_inside(right, _UNION)}"


def _filled(asked: Expr) -> str:
    """What `filled_up_to` makes: one for each step that a total falls short."""
    whole, steps, total = asked, 0, None
    while asked.word == "plus":
        rest, step = asked.args
        if not (isinstance(rest, Expr) and isinstance(step, Expr) and step.word == "lt"):
            return ""
        steps, total, asked = steps + 1, step.args[0], rest
    if not isinstance(total, Expr) or words.filled_up_to(total, steps) is not whole:
        return ""
    return f"filled_up_to({spelled(total)}, {steps})"


def _place(kinds: Expr, suit: str, rank: object) -> str:
    where = "s" if suit == FREE else f'"{suit}"'
    offset = str(rank).removeprefix(FREE)
    at = str(rank) if isinstance(rank, int) else f"r + {offset}" if offset else "r"
    placed = _PLACED.get(str(kinds.args[0])) if kinds.word == "feature" else None
    return f"{placed}({where}, {at})" if placed else f"at({spelled(kinds)}, {where}, {at})"
