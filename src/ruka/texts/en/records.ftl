# Records of other programs
error-line-hand = line { $line }, hand { $hand }: { $reason }
error-bad-xml = this is not XML.
error-bad-json-text = this is not JSON.
error-bad-log = this is not a Tenhou log: { $where } is missing or is not what it should be.
error-record-no-hands = there is no hand in the file.
error-record-no-points = the file begins in the middle of a game and does not say how many points everybody has.
error-record-no-wall = the tiles of this hand cannot lie in one wall: there are too many of a kind, or too many are drawn.
error-record-no-hand-yet = something is done here before any hand has been dealt.
error-record-hand-unfinished = the hand before this one is not over.
error-record-hand-goes-on = the hand is over here, but the record goes on.
error-record-hidden = a tile is hidden here; only a game that shows every tile can be played again.
error-record-lost = the draws and discards of the seats do not fit together after { $count } of them.
error-bad-tile-name = “{ $tile }” is not a tile.
error-unknown-record = this is not a game record that ruka knows; it reads { $known }.
error-unknown-format = the name { $path } does not say which format to write; choose from: { $known }.
error-format-rules = { $format } holds riichi for three or four players only, not a game by { $rules }.
error-target-exists = the file { $file } already exists; name another, or overwrite it with --force.

# What a format cannot hold
loss-wall = The tiles that nobody saw are left out: whoever reads the file lays them out anew.
loss-dice = The dice are left out.
loss-offences = Offences and their penalties are left out.
loss-notes = Notes on programs that did not answer for their seats are left out.
loss-changes = Items and bets of the arcade are left out.
loss-seal = The signature of the server is left out, and nobody can verify the file any more.
loss-rules = The file says nothing about the rules { $rules }; name them when you read it.
loss-options = The file says nothing about these options: { $options }; name them when you read it.
loss-patterns = Tenhou has no number for these patterns, so the list of a win lacks them: { $patterns }.

help-convert = Write a record in another format: ruka, mjai, or Tenhou’s XML (mjlog) or JSON.
help-convert-from = A record in any of these formats.
help-convert-to = The file to write; its ending gives the format.
help-record-format = The format to write, whatever the ending.
help-force = Overwrite a file that already exists.
help-record-rules = The rules of a game whose file does not name them.
convert-done = { $source } → { $target }: { $hands ->
    [one] one hand
   *[other] { $hands } hands
  }
score-of-hand = Hand { $hand }, seat { $seat }
