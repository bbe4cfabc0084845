"""`ruka points`: from fu and fan to points, or the score tables."""

from typing import Annotated

import typer

from ruka.cli.channel import to_line
from ruka.cli.commands import Lang, language
from ruka.cli.hands import AsJson
from ruka.cli.rulebook import House, Options, find_rules, new_console
from ruka.cli.score import WIND, Terms, Won
from ruka.errors import RukaError

Rules = Annotated[list[str] | None, typer.Argument(metavar="RULES", help="help-rules-id", show_default=False)]


def points(
    context: typer.Context,
    words: Rules = None,
    fu: Annotated[int | None, typer.Option(metavar="N", help="help-fu")] = None,
    fan: Annotated[int | None, typer.Option(metavar="N", help="help-fan")] = None,
    multiplier: Annotated[int | None, typer.Option(metavar="N", help="help-multiplier", show_default=False)] = None,
    win: Won = "ron",
    seat: Annotated[str, typer.Option(metavar=WIND, help="help-seat")] = "S",
    option: Options = None,
    house: House = None,
    terms: Terms = "native",
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from ruka.cli import questions
    from ruka.explain.points import explain_points
    from ruka.explain.words import Words

    rules, _ = find_rules(words or [], option or [], house)
    in_words = Words(language(context), terms, rules)
    if fan is None and fu is None:
        from ruka.cli.rule_text import tables

        new_console().print(tables(rules, in_words))
        return
    if fan is None or (fu is None and questions.needs_fu(rules, fan)):
        raise RukaError("fu-and-fan")
    known = fu or 0
    case = {"fu": known, "fan": fan, "seat": seat, "win": win, "multiplier": multiplier}
    answer = questions.points_of(rules, case)
    if as_json:
        print(to_line(answer))
        return
    explained = explain_points(rules, fu=known, fan=fan, seat=seat, win=win)
    result = in_words.result(explained.calculation, answer["total"])
    print(result[:1].upper() + result[1:])
    print(in_words.calculation(explained.calculation))
    for payment in explained.payments if multiplier is None else ():
        print(in_words.payment(payment))
