"""What a game needs and how it goes, in words, from the policies of a rule set."""

from __future__ import annotations

from collections.abc import Iterator

from ruka import _core
from ruka.explain.words import Words
from ruka.hands.forms import BITS, Form
from ruka.rules.policies import Flow, Match
from ruka.rules.ruleset import RuleSet
from ruka.tiles import KINDS, full_name

CHANGED = {  # by a bit of its own
    Form.REGULAR: (_core.ONE_CHOW, "one-chow"),
    Form.PAIRS: (_core.PAIRS_REPEAT, "repeat"),
    Form.KNITTED: (_core.KNITTED_ANY, "any"),
}
ABORTIVE = ("nine_orphans", "four_winds", "four_riichi", "four_kongs")


def needs(rules: RuleSet, words: Words) -> Iterator[str]:
    """Players, tiles and points."""
    ready = rules.resolved
    yield words.text("need-players", count=ready.players + ready.match.sitting_out)
    if ready.match.sitting_out:
        yield words.text("need-sitting-out", count=ready.match.sitting_out)
    flowers = ready.tiles.flowers
    missing = [] if ready.flow.winds_out else [kind for kind in KINDS if kind not in ready.tiles]  # another every deal
    kinds = len(KINDS) - len(missing)
    yield words.text("need-tiles", count=ready.tiles.copies * kinds, kinds=kinds)
    if missing:
        yield words.text("need-missing", tiles=", ".join(full_name(kind, words.lang) for kind in missing))
    if flowers:
        yield words.text("need-flowers", count=flowers)
    if reds := sum(ready.tiles.red_fives):
        yield words.text("need-red-fives", count=reds)
    starts = ready.match.starts(ready.people)
    if len(set(starts)) > 1:
        yield words.text("need-points-each", points=" / ".join(map(str, starts)))
    elif starts[0]:
        yield words.text("need-points", points=starts[0])
    else:
        yield words.text("need-no-points")
    if ready.match.chips:
        yield words.text("need-chips", chips=", ".join(map(str, ready.match.chips)))


def flow(rules: RuleSet, words: Words) -> Iterator[str]:
    """From the deal to the last place."""
    ready = rules.resolved
    yield from _forms(ready, words)
    yield from _deal(ready, ready.flow, words)
    if ready.flow.indicators:
        yield from _dora(ready.flow, words)
    if ready.flow.riichi:
        yield from _riichi(ready, ready.flow, words)
    if ready.flow.furiten != "none":
        yield from _furiten(ready.flow, words)
    yield from _draws(ready, ready.flow, words)
    yield from _match(ready.match, words)


def forms(bits: int) -> Iterator[str]:
    """What a complete hand may be, by the keys of its texts."""
    for form, bit in BITS.items():
        if bits & bit:
            also, name = CHANGED.get(form, (0, ""))
            yield f"form-{form}-{name}" if bits & also else f"form-{form}"


def _forms(rules: RuleSet, words: Words) -> Iterator[str]:
    for key, bits in (("flow-forms", rules.form_bits), ("flow-opening-forms", rules.opening_form_bits)):
        if bits:
            yield words.text(key, forms="; ".join(map(words.text, forms(bits))))


def _deal(rules: RuleSet, flow: Flow, words: Words) -> Iterator[str]:
    if rules.match.first_dealer != "first_seat":
        yield words.text(f"flow-first-dealer-{rules.match.first_dealer}")
    yield words.text("flow-deal", count=flow.hand_tiles)
    if flow.winds_out:
        yield words.text("flow-winds-out")
    if flow.dead_wall:
        yield words.text("flow-dead-wall", count=flow.dead_wall)
    else:
        yield words.text("flow-no-dead-wall")
    yield words.text("flow-claims" if flow.chows else "flow-claims-without-chows")
    swap = "swap-calling" if flow.chows else "swap-calling-without-chows"
    if not flow.swap_calling:
        yield words.text(f"flow-no-{swap}")
    elif "swap_calling" in rules.settings:  # where nobody thinks of it, nobody asks
        yield words.text(f"flow-{swap}")
    yield words.text("flow-kongs")
    yield words.text(f"flow-rob-kongs-{_key(flow.rob_kongs)}")
    if rules.tiles.flowers:
        yield words.text("flow-flowers")
    if flow.nuki:
        yield words.text("flow-nuki")
    if flow.turns:
        yield words.text("flow-turns", count=flow.turns)


def _dora(flow: Flow, words: Words) -> Iterator[str]:
    yield words.text("flow-dora", count=flow.indicators)
    yield words.text(f"flow-kong-dora-{_key(flow.kong_dora)}")
    if flow.ura != "none":
        yield words.text(f"flow-ura-{flow.ura}")


def _riichi(rules: RuleSet, flow: Flow, words: Words) -> Iterator[str]:
    yield words.text("flow-riichi", bet=rules.payment.bet)
    yield words.text("flow-bets")
    if flow.riichi_tiles:
        yield words.text("flow-riichi-tiles", count=flow.riichi_tiles)
    if flow.riichi_floor > 0:
        yield words.text("flow-riichi-floor", points=flow.riichi_floor)
    yield words.text(f"flow-riichi-kong-{_key(flow.riichi_kong)}")
    if flow.forced_win:
        yield words.text("flow-forced-win")


def _furiten(flow: Flow, words: Words) -> Iterator[str]:
    yield words.text(f"flow-furiten-{_key(flow.furiten)}")
    if flow.passed_furiten == "always":
        yield words.text(f"flow-passed-{_key(flow.furiten_ends)}")
    if flow.passed_furiten != "never":
        yield words.text("flow-passed-in-riichi" if flow.tsumo_after_pass else "flow-passed-in-riichi-no-draw")


def _draws(rules: RuleSet, flow: Flow, words: Words) -> Iterator[str]:
    """How a hand ends without a winner, and who deals next."""
    abortive = [words.text(f"field-{name}") for name in ABORTIVE if getattr(flow, name)]
    if abortive:
        yield words.text("flow-abortive", kinds=", ".join(abortive))
    if rules.match.noten_total:
        yield words.text("flow-noten", points=rules.match.noten_total)
        yield words.text("flow-hide-tenpai" if flow.hide_tenpai else "flow-show-tenpai")
    if flow.nagashi != "none":
        yield words.text(f"flow-nagashi-{_key(flow.nagashi)}")
        if flow.nagashi_concealed:
            yield words.text("option-nagashi_concealed")
        if flow.nagashi_noten:
            yield words.text("option-nagashi_noten")
    yield words.text(f"flow-dealer-{_key(rules.match.dealer_stays)}")
    if rules.match.counters != "none":
        yield words.text(f"flow-counters-{_key(rules.match.counters)}")


def _match(match: Match, words: Words) -> Iterator[str]:
    if match.rounds:
        yield words.text("flow-rounds", count=match.rounds)
    if match.hands_to_win:
        yield words.text("flow-hands-to-win", count=match.hands_to_win)
    if match.extra_rounds:
        yield words.text("flow-extra-rounds", count=match.extra_rounds, target=match.target)
    if match.leader_stops != "never":
        yield words.text(f"flow-leader-stops-{_key(match.leader_stops)}")
    if match.bust:
        yield words.text("flow-bust", points=match.bust_below)
    if any(match.uma):
        yield words.text("flow-uma", uma=" / ".join(map(_signed, match.uma)))
        yield words.text(f"flow-ties-{match.ties}")
    if match.oka:
        yield words.text("flow-oka", points=match.oka)
    if match.chombo:
        yield words.text("flow-chombo", points=match.chombo)


def _key(value: str) -> str:
    return value.replace("_", "-")


def _signed(points: int) -> str:
    return f"{points:+}".replace("-", "−") if points else "0"
