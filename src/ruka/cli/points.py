"""`ruka points`: from fu and fan to points, or the score tables."""

from typing import TYPE_CHECKING, Annotated

import typer

from ruka.cli.channel import to_line
from ruka.cli.commands import Lang, language
from ruka.cli.hands import AsJson
from ruka.cli.rulebook import House, Options, find_rules, new_console
from ruka.cli.score import WIND, Terms, Won
from ruka.errors import RukaError

if TYPE_CHECKING:
    from ruka.rules import RuleSet

Rules = Annotated[list[str] | None, typer.Argument(metavar="RULES", help="help-rules-id", show_default=False)]


def points(
    context: typer.Context,
    words: Rules = None,
    fu: Annotated[int | None, typer.Option(metavar="N", help="help-fu")] = None,
    fan: Annotated[int | None, typer.Option(metavar="N", help="help-fan")] = None,
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
    in_words = Words(language(context), terms)
    if fan is None and fu is None:
        from ruka.cli.rule_views import tables

        new_console().print(tables(rules, in_words))
        return
    known = _fu(rules, fu, fan)
    case = {"fu": known, "fan": fan, "seat": seat, "win": win}
    answer = questions.points_of(rules, case)
    if as_json:
        print(to_line(answer))
        return
    assert fan is not None
    explained = explain_points(rules, fu=known, fan=fan, seat=seat, win=win)
    result = in_words.result(explained.calculation, explained.total)
    print(result[:1].upper() + result[1:])
    print(in_words.calculation(explained.calculation))
    for payment in explained.payments:
        print(in_words.payment(payment))


def _fu(rules: "RuleSet", fu: int | None, fan: int | None) -> int:
    """The fu; from the first limit on they play no part and need not be given."""
    ladder = rules.resolved.formula.ladder
    if fan is None or (fu is None and not (ladder and fan >= ladder[0].fan)):
        raise RukaError("fu-and-fan")
    return fu or 0
