"""Figures as people read them, with how well they are known; `kind` is the text that writes the number."""

from ruka.engine.estimates import Estimate
from ruka.texts import text


def counted(what: str, count: float, lang: str) -> str:
    return text(f"simulate-{what}", lang, count=round(count))


def said(kind: str, number: float, lang: str) -> str:
    return text(f"simulate-{kind}", lang, value=float(number))


def signed(kind: str, number: float, lang: str) -> str:
    return f"{'+' if number > 0 else ''}{said(kind, number, lang)}"


def with_margin(kind: str, figure: Estimate, lang: str) -> str:
    value = said(kind, figure, lang)
    if not figure.interval:
        return value
    margin = said("tenths", 100 * figure.margin, lang) if kind == "share" else said(kind, figure.margin, lang)
    return f"{value} ±{margin}"


def interval(kind: str, figure: Estimate, lang: str) -> str:
    if not figure.interval:
        return ""
    low, high = (said(kind, bound, lang) for bound in figure.interval)
    return f"{low} … {high}"
