"""Before the first discard: where the rules come from, the box, the seats, the wall and the deal."""

from __future__ import annotations

from collections.abc import Iterator

from ruka.engine.dice import Walls, break_of, walls_of
from ruka.explain.chapters.teller import Teller, key_of
from ruka.explain.figures.wall import last_tiles
from ruka.explain.parts import Grid, Part
from ruka.rules.ruleset import WINDS
from ruka.tiles import KINDS, full_name

JAPAN = (("open_tanyao", False), ("two_yaku_at_five_honba", True), ("swap_calling", True))
LETTERS = "ABCDE"
OUT = (2, 1, 3)  # the winds that are out of the game one after another, as the table has them
THROWS = range(2, 13)


def source(tell: Teller) -> Iterator[Part]:
    """What the source says of itself."""
    settings = tell.rules.settings
    differs = [tell.words.text(f"source-japan-{key_of(name)}") for name, value in JAPAN if settings.get(name) is value]
    for key in tell.customs.foreword:
        if key != "ema-japan":
            yield tell.say(f"source-{key}")
        elif differs:
            yield tell.say("source-ema-japan", *differs)


def needs(tell: Teller) -> Iterator[Part]:
    """Players, tiles and points."""
    match, tiles = tell.match, tell.ready.tiles
    yield tell.say("need-players", count=tell.rules.people)
    if match.sitting_out:
        yield tell.say("need-sitting-out", count=match.sitting_out)
    missing = [] if tell.flow.winds_out else [kind for kind in KINDS if kind not in tiles]  # another every deal
    kinds = len(KINDS) - len(missing)
    yield tell.say("need-tiles", count=tiles.copies * kinds, kinds=kinds)
    yield tell.say("need-kinds")
    if missing:
        yield tell.say("need-missing", tiles=", ".join(full_name(kind, tell.words.lang) for kind in missing))
    if tiles.flowers:
        yield tell.say("need-flowers", count=tiles.flowers)
    elif tell.customs.wall == "built":
        yield tell.say("need-no-flowers")
    if reds := sum(tiles.red_fives):
        yield tell.say("need-red-fives", count=reds)
    if tell.customs.wall == "built":
        yield tell.say("need-dice")
    for gear in tell.customs.gear:
        yield tell.say(f"need-{gear}")
    if match.chips:
        yield tell.say("need-chips", chips=", ".join(map(str, match.chips)))
    starts = match.starts(tell.rules.people)
    if len(set(starts)) > 1:
        yield tell.say("need-points-each", points=" / ".join(map(str, starts)))
    elif starts[0]:
        yield tell.say("need-points", points=starts[0])
    else:
        yield tell.say("need-no-points")


def seats(tell: Teller) -> Iterator[Part]:
    """Who sits where, who deals first, and how winds move."""
    match = tell.match
    yield tell.say(f"seat-players-{tell.players}")
    yield tell.figure("table", tell.words.text("figure-table", wall=tell.customs.wall, out=match.sitting_out))
    if tell.customs.seats:
        yield tell.say(f"seat-{tell.customs.seats}")
    yield tell.say(f"seat-first-{key_of(match.first_dealer)}")
    yield tell.say("seat-round-wind" if match.rounds else "seat-round-wind-open")
    if match.rounds:
        yield tell.say("seat-every-east", count=match.rounds)
    if "marker" in tell.customs.gear:
        yield tell.say("seat-marker")
    yield tell.say(f"flow-dealer-{key_of(match.dealer_stays)}")
    yield tell.say("seat-sitting-out" if match.sitting_out else f"seat-pass-{tell.players}")
    if tell.flow.winds_out:
        yield tell.say("flow-winds-out")
    if match.rounds:
        yield tell.say("seat-round-ends")
        yield rotation(tell)


def rotation(tell: Teller) -> Grid:
    """Deal by deal: the winds of everybody, and who wins where the source plays an example."""
    people, match = tell.rules.people, tell.match
    stays = match.dealer_stays != "never" and people == tell.players and not tell.flow.winds_out
    winners = tell.customs.winners if stays and people == len(LETTERS) - 1 else ""
    rows, passed = [], 0
    for deal in range(len(winners) or people):
        cells = [tell.wind(wind) if wind else "–" for wind in winds_of(tell, passed)]
        winner = winners[deal : deal + 1]
        rows.append((str(deal + 1), *cells, *winner))
        passed += not winner or LETTERS.index(winner) != passed % people
    head = (tell.words.text("grid-deal"), *LETTERS[:people], *([tell.words.text("grid-wins")] if winners else []))
    return tell.grid(tell.words.text("grid-rotation"), head, rows, tell.clause("grid-rotation"))


def winds_of(tell: Teller, passed: int) -> list[str]:
    """The wind of each player after the deal has passed this often from the first; nothing for whoever sits out."""
    people, players = tell.rules.people, tell.players
    winds = list(WINDS)
    if tell.flow.winds_out:
        winds.remove(WINDS[OUT[passed % len(OUT)]])
    winds = [*winds[:players], *[""] * (people - players)]
    return [winds[(player - passed) % people] for player in range(people)]


def wall(tell: Teller) -> Iterator[Part]:
    """How it is built and broken, and its dead end."""
    if tell.customs.wall == "screen":
        yield tell.say("wall-screen")
    else:
        yield from _built(tell, walls_of(tell.rules))
        yield from _break(tell, walls_of(tell.rules))
    if not tell.flow.dead_wall:
        yield tell.say("flow-no-dead-wall")
        return
    yield from _dead_wall(tell)


def _built(tell: Teller, walls: Walls) -> Iterator[Part]:
    yield tell.say("wall-shuffle")
    yield tell.say(f"wall-built-{walls.sides}", stacks=walls.stacks, tiles=2 * walls.stacks)
    if walls.loose:
        yield tell.say("wall-loose", count=walls.loose)
    yield tell.figure("wall", tell.words.text("figure-wall", sides=walls.sides, stacks=walls.stacks, loose=walls.loose))


def _break(tell: Teller, walls: Walls) -> Iterator[Part]:
    twice = tell.flow.break_rolls == 2
    yield tell.say("wall-break-twice" if twice else "wall-break", *who_breaks(tell))
    if twice:
        yield tell.say("wall-break-over", stacks=walls.stacks)
    yield tell.say("wall-gap")
    dice = tell.customs.dice
    seat, stacks, counted = break_of(dice, 0, tell.rules)
    names = tell.rules.seats
    yield tell.figure(
        "break",
        tell.words.text(
            "figure-break-twice" if twice else "figure-break",
            first=sum(dice[:2]),
            sum=sum(dice[: 2 * tell.flow.break_rolls]),
            who=tell.wind(names[seat]),
            counted=tell.wind(names[counted]),
            count=stacks,
            left=walls.stacks - stacks,
            dead=tell.flow.dead_wall // 2,
        ),
    )


def who_breaks(tell: Teller) -> Iterator[str]:
    """By wind: the throws of the dealer that count it out."""
    for seat in range(tell.players):
        throws = [thrown for thrown in THROWS if break_of((thrown - 1, 1, 1, 1), 0, tell.rules).counted == seat]
        yield f"{tell.wind(tell.rules.seats[seat])}: {', '.join(map(str, throws))}"


def _dead_wall(tell: Teller) -> Iterator[Part]:
    flow = tell.flow
    stacks = flow.dead_wall // 2
    built = tell.customs.wall == "built"
    if built:
        yield tell.say("wall-dead", count=stacks)
        yield tell.say("flow-dead-wall", count=flow.dead_wall)
    if flow.indicators and built:
        yield tell.say("wall-indicator", place=flow.replacement_tiles // 2 + 1)
    if not flow.turns:  # where turns are counted, nobody sees the end of the wall
        yield tell.say("wall-kept", count=flow.dead_wall)
    shown = "yes" if flow.indicators else "no"
    yield tell.figure("dead-wall", tell.words.text("figure-dead-wall", count=flow.replacement_tiles, indicators=shown))


def deal(tell: Teller) -> Iterator[Part]:
    """The tiles that everybody begins with."""
    flow = tell.flow
    before = flow.hand_tiles - 1
    if tell.customs.wall == "screen":
        yield tell.say("deal-screen", count=flow.hand_tiles)
        return
    if flow.dealer_takes_two:
        yield tell.say("deal-loose", count=before)
        yield tell.say("deal-stack")
    else:
        yield tell.say("deal-blocks", share=flow.deal_share, stacks=flow.deal_share // 2, count=before)
        yield tell.say("deal-last" if tell.players == 4 else "deal-last-plain")
    yield tell.say("deal-result", dealer=flow.hand_tiles + 1, count=flow.hand_tiles)
    yield tell.figure("deal", tell.words.text("figure-deal"))
    # Loose tiles are not part of the wall: after an even number of tiles a new stack begins.
    yield tell.say("deal-next-lower" if len(last_tiles(tell.rules)) % 2 else "deal-next-upper")
    yield tell.say("deal-stand")
    if tell.ready.tiles.flowers:
        yield tell.say("flow-flowers")
