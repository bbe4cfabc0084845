"""Notations as people type them, and damaged ones.

>>> from random import Random
>>> from ruka.testing import notations
>>> notations.damaged(Random(3), "123m 456p [777z] 99s")  # doctest: +SKIP
'123m 456p [777z 99s'
"""

from collections.abc import Callable, Sequence
from random import Random

from ruka._core import Hand, tile_name
from ruka.testing import hands

_HONOUR_LETTERS = dict(zip(range(27, 34), "ESWNPFC", strict=True))
# U+1F000 begins with the winds, red, green, white; bamboos stand before dots; bamboo before chrysanthemum.
# Said again here, so that a slip in the table of the notation shows.
_UNICODE_ORDER = (*range(27, 31), 33, 32, 31, *range(9), *range(18, 27), *range(9, 18), 37, 38, 40, 39, *range(41, 45))
_UNICODE = {code: chr(0x1F000 + place) for place, code in enumerate(_UNICODE_ORDER)}

_ALPHABET = "0123456789mpszfMPSZFESWNC[]<>+ \t\n-_.,;:'\"\\/(){}xyžł東五\0\u200d\ufe0f\u0301\ud800" + "".join(
    _UNICODE.values()
)


def typed(rng: Random, hand: Hand) -> str:
    """The hand as somebody might type it: any order, case and spacing, unicode tiles, letters for honours."""
    tiles = [*hand.tiles, *hand.flowers]
    if hand.winning is not None:
        tiles.remove(hand.winning)
    rng.shuffle(tiles)
    parts = [_tile(rng, code) for code in tiles]
    for meld in reversed(hand.melds):  # the order of sets is part of a hand: each goes before those already placed
        left, right = "<>" if meld.concealed else "[]"
        first = next((place for place, part in enumerate(parts) if part[0] in "[<"), len(parts))
        parts.insert(rng.randint(0, first), left + "".join(_tile(rng, code) for code in meld.tiles) + right)
    if hand.winning is not None:
        parts.append("+" + _tile(rng, hand.winning))
    return "".join(part + " " * rng.randrange(2) for part in parts)


def _tile(rng: Random, code: int) -> str:
    name = tile_name(code)
    spellings = [name, name, name, name.upper(), _UNICODE.get(code, name), _HONOUR_LETTERS.get(code, name)]
    return rng.choice(spellings)


def good(rng: Random) -> str:
    """The notation of a random hand, printed or typed."""
    melds = rng.choice((0, 0, 0, 1, 2, 4))
    choices: Sequence[Callable[[], Hand]] = (
        lambda: hands.dealt(rng, rng.choice((13, 14)), melds),
        lambda: hands.complete(rng, "regular", melds),
        lambda: hands.complete(rng, rng.choice(hands.FORMS)),
    )
    hand = rng.choice(choices)()
    flowers = rng.sample(hands.FLOWERS, rng.choice((0, 0, 1, 3)))
    hand = Hand(hand.tiles, hand.melds, hand.winning, flowers)
    return str(hand) if rng.random() < 0.5 else typed(rng, hand)


def damaged(rng: Random, text: str) -> str:
    """The text with one to three slips of the finger, or rarely plain nonsense."""
    if rng.random() < 0.02:
        return "".join(rng.choices(_ALPHABET, k=rng.randrange(40)))
    for _ in range(rng.choice((1, 1, 2, 3))):
        text = rng.choice(_SLIPS)(rng, text)
    return text


def _insert(rng: Random, text: str) -> str:
    at = rng.randint(0, len(text))
    return text[:at] + rng.choice(_ALPHABET) + text[at:]


def _omit(rng: Random, text: str) -> str:
    at = rng.randint(0, len(text))
    return text[:at] + text[at + 1 :]


def _replace(rng: Random, text: str) -> str:
    return _insert(rng, _omit(rng, text))


def _swap(rng: Random, text: str) -> str:
    at = rng.randint(0, len(text))
    return text[:at] + text[at : at + 2][::-1] + text[at + 2 :]


def _repeat(rng: Random, text: str) -> str:
    start, end = sorted((rng.randint(0, len(text)), rng.randint(0, len(text))))
    return text[:end] + text[start:end] + text[end:]


def _cut(rng: Random, text: str) -> str:
    return text[: rng.randint(0, len(text))]


_SLIPS: tuple[Callable[[Random, str], str], ...] = (_insert, _omit, _replace, _swap, _repeat, _cut)
