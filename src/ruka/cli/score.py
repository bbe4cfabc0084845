"""`ruka score`: count a hand by a rule set and explain it."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ruka.cli.channel import answer_lines, lines_of, to_line
from ruka.cli.commands import Lang, language
from ruka.cli.convert import read_game
from ruka.cli.hands import AsJson, AsLines
from ruka.cli.rulebook import House, Options, find_rules, new_console
from ruka.errors import RukaError
from ruka.texts import text

if TYPE_CHECKING:
    from ruka.explain import Explanation
    from ruka.scoring import Circumstances

Words = Annotated[list[str] | None, typer.Argument(metavar="RULES HAND", help="help-score-words", show_default=False)]
WIND = "E|S|W|N"
Won = Annotated[str, typer.Option(metavar="ron|tsumo", help="help-win")]
Terms = Annotated[str, typer.Option(metavar="native|japanese", help="help-terms")]


def score(
    context: typer.Context,
    words: Words = None,
    win: Won = "ron",
    seat: Annotated[str, typer.Option(metavar=WIND, help="help-seat")] = "S",
    round: Annotated[str, typer.Option(metavar=WIND, help="help-round")] = "E",
    riichi: Annotated[bool, typer.Option("--riichi", help="help-riichi")] = False,
    double_riichi: Annotated[bool, typer.Option("--double-riichi", help="help-double-riichi")] = False,
    ippatsu: Annotated[bool, typer.Option("--ippatsu", help="help-ippatsu")] = False,
    last_tile: Annotated[bool, typer.Option("--last-tile", help="help-last-tile")] = False,
    after_kong: Annotated[bool, typer.Option("--after-kong", help="help-after-kong")] = False,
    second_replacement: Annotated[bool, typer.Option("--second-replacement", help="help-second-replacement")] = False,
    robbing_kong: Annotated[bool, typer.Option("--robbing-kong", help="help-robbing-kong")] = False,
    first_turn: Annotated[bool, typer.Option("--first-turn", help="help-first-turn")] = False,
    last_of_kind: Annotated[bool, typer.Option("--last-of-kind", help="help-last-of-kind")] = False,
    dora: Annotated[str, typer.Option(metavar="TILES", help="help-dora", show_default=False)] = "",
    ura: Annotated[str, typer.Option(metavar="TILES", help="help-ura", show_default=False)] = "",
    nuki: Annotated[int, typer.Option(metavar="N", help="help-nuki", show_default=False)] = 0,
    honba: Annotated[int, typer.Option(metavar="N", help="help-honba", show_default=False)] = 0,
    sticks: Annotated[int, typer.Option(metavar="N", help="help-sticks", show_default=False)] = 0,
    discarder: Annotated[str | None, typer.Option(metavar=WIND, help="help-discarder")] = None,
    pao: Annotated[str | None, typer.Option(metavar=WIND, help="help-pao")] = None,
    flowers: Annotated[str, typer.Option(metavar="TILES", help="help-flowers", show_default=False)] = "",
    other: Annotated[list[str] | None, typer.Option("--other", metavar="SEAT=HAND", help="help-others")] = None,
    option: Options = None,
    house: House = None,
    all_readings: Annotated[bool, typer.Option("--all-readings", help="help-all-readings")] = False,
    terms: Terms = "native",
    as_json: AsJson = False,
    as_lines: AsLines = False,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="help-html", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    from ruka.cli import questions  # the rule sets take long to import; other commands do without
    from ruka.explain import explain

    if as_lines:
        for answer in answer_lines(lines_of(words or []), questions.answer, language(context)):
            print(to_line(answer), flush=True)
        return
    if words and len(words) == 1 and Path(words[0]).is_file():
        score_game(Path(words[0]), option, house, language(context), terms, as_json, all_readings)
        return
    rules, hand = find_rules(words or [], option or [], house)
    if not hand:
        raise RukaError("no-score-hand")
    circumstances: Circumstances = {
        "win": win,
        "seat": seat,
        "round": round,
        "riichi": riichi,
        "double_riichi": double_riichi,
        "ippatsu": ippatsu,
        "last_tile": last_tile,
        "after_kong": after_kong,
        "second_replacement": second_replacement,
        "robbing_kong": robbing_kong,
        "first_turn": first_turn,
        "last_of_kind": last_of_kind,
        "dora": dora,
        "ura": ura,
        "nuki": nuki,
        "honba": honba,
        "sticks": sticks,
        "discarder": discarder,
        "pao": pao,
        "flowers": flowers,
    }
    if other:
        circumstances["others"] = _others(other)
    explanation = explain(rules, hand, **circumstances)
    if as_json:
        print(to_line(explanation.to_json(language(context), terms)))
    elif html:
        _write(html, explanation.html(language(context), terms))
    else:
        _show(explanation, language(context), terms, all_readings)


def score_game(
    file: Path,
    option: list[str] | None,
    house: Path | None,
    lang: str,
    terms: str,
    as_json: bool,
    all_readings: bool,
) -> None:
    """Every win of a recorded game, explained."""
    from ruka.engine import replay
    from ruka.explain.results import explained_wins
    from ruka.schema import Hand

    table = replay(read_game(file, None, option, house))
    for number in range(1, 1 + sum(isinstance(event, Hand) for event in table.events)):
        for win, explanation in explained_wins(table, number):
            if as_json:
                said = {"hand": number, "seat": win.seat, "source": win.source, "gained": list(win.points)}
                print(to_line(said | {"explanation": explanation.to_json(lang, terms)}))
            else:
                print(text("score-of-hand", lang, hand=number, seat=win.seat or 0))
                _show(explanation, lang, terms, all_readings)
                print()


def _others(texts: list[str]) -> dict[str, str]:
    hands: dict[str, str] = {}
    for given in texts:
        seat, equals, hand = given.partition("=")
        if not equals:
            raise RukaError("bad-other", text=given)
        seat = seat.strip().upper()
        if seat in hands:
            raise RukaError("other-twice", seat=seat)
        hands[seat] = hand.strip()
    return hands


def _show(explanation: "Explanation", lang: str, terms: str, all_readings: bool) -> None:
    from ruka.explain.text import renderable
    from ruka.explain.words import Words as InWords

    console = new_console()
    colour = console.is_terminal and not console.no_color
    console.print(
        renderable(explanation, InWords(lang, terms, explanation.rules), colour=colour, all_readings=all_readings)
    )


def _write(path: Path, page: str) -> None:
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise RukaError("unwritable-file", path=str(path)) from error
