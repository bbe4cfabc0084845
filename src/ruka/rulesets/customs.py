"""What the sources say of the table itself, beside the rules of play."""

from dataclasses import replace

from ruka.rules import Customs

EMA_CUSTOMS = Customs(  # 000 and 003
    cites="000",
    gear=("marker", "sticks"),
    seats="lot",
    dice=(6, 6),  # 2.5
    seconds=3,
    pond_row=6,
    calls=("final", "late", "aloud", "quick"),
    turns=("dice", "units"),
    wins=("apart",),
    riichi="stick",
    furiten=("three-sided", "two-sided", "three-kinds"),
    faults=("same-moment", "found-later", "pick-up", "minor"),
    foreword=("ema-origin", "ema-signed", "ema-japan", "ema-numbers", "ema-polish", "ema-choices"),
)
LATER_EMA_CUSTOMS = replace(EMA_CUSTOMS, cites="", foreword=())  # the same table, another text
RIICHI_CUSTOMS = Customs(  # as the sites show it
    dice=(6, 6), pond_row=6, riichi="stick", furiten=EMA_CUSTOMS.furiten
)
CUSTOMS_002 = Customs(
    cites="002",
    gear=("discs", "roller", "paper"),
    dice=(5, 3, 1, 4),  # an eight and a five, as in the source's example
    calls=("used", "named"),
    turns=("aloud", "no-undo", "phases"),
    wins=("shown", "marks"),
    winners="CDCADB",
    faults=("agreed",),
    manners=(
        *("shuffle", "dice", "wait", "explain", "lay-first", "remarks", "late-errors", "calm"),
        *("rebuild", "six-stacks"),
    ),
    foreword=("002-base",),
)
# Points are written on paper, or paid in whatever people like.
MODERN_CUSTOMS = replace(CUSTOMS_002, riichi="face_down", furiten=("same-tile",))
FLOWER_CUSTOMS = replace(CUSTOMS_002, gear=(*CUSTOMS_002.gear, "numbered"))
PLAIN_CUSTOMS = Customs(dice=(5, 3, 1, 4))  # no text of the table is at hand
VIDEO_CUSTOMS = Customs(
    cites="001",
    wall="screen",
    calls=("used", "holding", "one-discard", "shown"),
    riichi="stick",
    furiten=("own-discard", "two-kinds"),
    foreword=("001-options", "001-everywhere"),
)
