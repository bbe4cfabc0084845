rules-modern-japanese = Modern Japanese rules (riichi) from a Czech handbook: older and simpler than EMA's, a bet of 100, limit 2000.

option-minimum_han = Han that a hand needs to win; those for dora do not count towards it.
option-open_dora = Dora count in open sets too.
option-furiten = A discard may not be won on if the player has discarded the same tile, or any tile waited on.

decision-D-50 = Dora count only in concealed sets and the pair; a set finished by a discard is open, as the source defines it. Open sets are an option.
decision-D-51 = Seven pairs for 400 points: 25 fu and 2 han; further han are added.
