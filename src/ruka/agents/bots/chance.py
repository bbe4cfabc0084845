"""The chance that a hand this far away is won in time."""

from functools import lru_cache

USUAL = (5.5, 16.0, 26.0, 36.0, 44.0, 50.0, 56.0)  # useful tiles of a hand at each distance
BY_DISCARD = 0.9  # discards of others that a ready hand may win on, against one draw of its own
CLAIMS = 0.5  # the same for the claims of an open hand
OTHERS = 0.011  # somebody else ends the hand in the first go-round; twice that in the second, and so on
GO_ROUNDS = 18
THREATENED = 0.03  # more of that for each seat that is known to be ready


def win_chance(
    far: int, useful: int, unseen: int, turns: float, *, ron: float, open: bool, threats: float, breadth: float = 1.0
) -> float:
    """`useful` tiles of the `unseen` bring the hand nearer, or win it when it is ready; `ron` is the share of them that
    wins on a discard too. A narrow hand will have fewer useful tiles than others later too.
    """
    if far >= len(USUAL) or turns <= 0 or useful <= 0:
        return 0.0
    about = max(unseen, 1) // 4 * 4 + 2
    return _chance(far, useful, about, round(turns), round(ron * 8), open, round(threats * 4), round(breadth * 10))


@lru_cache(maxsize=1 << 16)
def _chance(
    far: int, useful: int, unseen: int, turns: int, eighths: int, open: bool, quarters: int, tenths: int
) -> float:
    tiles = [*(usual * tenths / 10 for usual in USUAL[:far]), useful]
    rates = [min(0.9, one / unseen * (1 + CLAIMS * open)) for one in tiles]
    rates[0] = min(0.9, tiles[0] / unseen * (1 + BY_DISCARD * eighths / 8))
    standing, won, alive = [0.0] * far + [1.0], 0.0, 1.0
    for left in range(turns, 0, -1):
        won += alive * standing[0] * rates[0]
        for at in range(far + 1):
            arrived = standing[at + 1] * rates[at + 1] if at < far else 0.0
            standing[at] += arrived - standing[at] * rates[at]
        alive *= max(0.0, 1 - OTHERS * max(1, GO_ROUNDS - left) - THREATENED * quarters / 4)
    return won
