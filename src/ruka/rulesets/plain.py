"""What the games of source 002 have in common; each says where it differs."""

from ruka.rules import Flow, Match, Payment

# No riichi, no dora, no furiten; nobody shows a hand at a draw.
PLAIN_FLOW = Flow(
    break_rolls=2,
    indicators=0,
    ura="none",
    kong_dora="never",
    most_kongs=16,
    rob_kongs="added",
    riichi=False,
    furiten="none",
    passed_furiten="never",
    nine_orphans=False,
    four_winds=False,
    four_riichi=False,
    four_kongs=False,
    nagashi="none",
    hide_tenpai=False,
    penalties=(),
)

# To the point, without counters and bets; of several winners the first in turn.
PLAIN_PAYMENT = Payment(round_up=1, honba_draw_each=0, honba_discard=0, bet=0, winners="first")

# Four rounds, the first dealer by dice; nothing is paid at a draw or for the place at the end.
PLAIN_MATCH = Match(
    rounds=4,
    first_dealer="dice",  # D-30
    dealer_stays="win",  # D-31
    counters="none",
    uma=(0, 0, 0, 0),
    noten_total=0,
)
