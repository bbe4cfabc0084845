help-ruka = Every mahjong that people sit down to: ask about hands and count them.
help-shanten = How far a hand is from ready, with useful tiles (13) or discards (14).
help-waits = Which tiles complete a hand of 13 tiles, and how many are left.
help-readings = Every way to read a complete hand of 14 tiles.
help-explore = Type a hand and see everything about it as you type.

help-hand = Tiles such as 123m 456p 789s 11z 55z; [777z] is a set on the table, <1111z> a concealed kong, +9s the winning tile. With --jsonl: files of questions.
help-json = Answer in JSON.
help-jsonl = Read questions as JSON lines from files or the standard input and answer each with a line.
help-lang = The language of the answer: cs, pl or en.
help-forms = Forms that count: riichi, mcr, international, or names from regular, pairs, orphans, knitted and honours-knitted, separated by commas.
help-tiles = The tile set: 108, 132, 136 or 144 tiles.
help-visible = Tiles seen elsewhere; they no longer count as left.
help-version = Show the version.
help-help = Show this help.
help-arguments = Arguments
help-options = Options
help-commands = Commands

column-discard = discard
column-left = left
column-useful-tiles = useful tiles

useful-total = { $count ->
    [one] { $count } tile is useful:
   *[other] { $count } tiles are useful:
 }
discards-worse = farther from ready:
waits-total = { $count ->
    [one] { $count } tile completes the hand:
   *[other] { $count } tiles complete the hand:
 }
waits-none = The hand is not ready.
readings-none = The hand is not complete.
